#!/bin/sh
# Installs what the checks need, if it is missing, and runs them all: noxfile.py says which.
# Arguments go to nox: "check.sh -s lint types".
set -eu
cd "$(dirname "$0")/.."
. packaging/setup.sh
prepare_compiler
# PyInstaller puts Python's own library into the bundle; Debian has it in a package apart.
library=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_config_var("INSTSONAME"))')
case $library in *.so*) shared="$library=${library%%.so*}" ;; *) shared= ;; esac
prepare '.[dev]' Xvfb=xvfb xdotool=xdotool objcopy=binutils ${shared:+"$shared"}
exec .venv/bin/python -m nox "$@"
