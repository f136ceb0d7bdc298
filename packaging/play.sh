#!/bin/sh
# Installs what the game needs, if it is missing, and starts it; arguments go to the game.
set -eu
cd "$(dirname "$0")/.."
. packaging/setup.sh
prepare .
exec .venv/bin/spider-qt "$@"
