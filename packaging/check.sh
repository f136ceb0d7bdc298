#!/bin/sh
# Installs what the checks need, if it is missing, and runs them all: noxfile.py says which.
# Arguments go to nox: "check.sh -s lint types".
set -eu
cd "$(dirname "$0")/.."
. packaging/setup.sh
prepare '.[dev]' Xvfb=xvfb xdotool=xdotool objcopy=binutils
exec .venv/bin/python -m nox "$@"
