# Makes .venv ready, with what the system lacks; sourced by play.sh and check.sh.
#
# prepare WHAT [NAME=DEBIAN-PACKAGE...]: WHAT is what pip installs (".", or ".[dev]"), the
# names are programs or libraries that are needed besides Qt's libraries. Does nothing that
# is already done, so a second start needs neither a network nor root. Everything it installs
# is announced.

say() { printf 'spider-qt: %s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

find_python() {
  for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$python"
      return
    fi
  done
  stop "Python 3.11 or later is needed, and none was found. PYTHON=... names one."
}

# Installs Debian packages with apt-get, as root or through sudo.
install_packages() {
  command -v apt-get >/dev/null || stop "these Debian packages are missing, and there is no" \
    "apt-get: $*. README.md names their Fedora counterparts; install yours and start again."
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "as root, run: apt-get install $*"
    as_root=sudo
  fi
  say "installing the system packages $* with ${as_root:+$as_root }apt-get"
  # A fresh machine has no package lists; a machine with old ones fails without new ones.
  $as_root apt-get update -qq >&2 || say "apt-get could not renew its lists; trying as they are"
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    stop "apt-get could not install $*"
}

# Tells whether the loader finds a shared library.
loads() {
  .venv/bin/python -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$1" 2>/dev/null
}

make_environment() {
  if .venv/bin/python -m pip --version >/dev/null 2>&1; then
    return
  fi
  python=$(find_python) || exit 1
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    case $python in
      *python3) install_packages python3-venv ;;
      *) install_packages "${python##*/}-venv" ;;
    esac
  fi
  say "making the folder .venv with $python"
  "$python" -m venv --clear .venv >&2 || stop "the folder .venv could not be made"
}

# Installs what compiles the solver; without it the solver runs uncompiled, more slowly.
prepare_compiler() {
  make_environment
  headers='import os, sysconfig; print(os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
  lacking=
  command -v cc >/dev/null || lacking=gcc
  [ "$(.venv/bin/python -c "$headers")" = True ] || lacking="$lacking python3-dev"
  # shellcheck disable=SC2086 # several words on purpose
  [ -z "$lacking" ] || install_packages $lacking libc6-dev
}

prepare() {
  what=$1
  shift
  make_environment
  # What is installed is remembered with the files that decide it; ".[dev]" holds ".".
  # The solver's sources belong to them, as they are compiled when the package is installed.
  state=$(cat pyproject.toml setup.py spider_qt/__init__.py spider_qt/solver/*.p* | cksum)
  case $(cat .venv/installed 2>/dev/null) in
    "$state $what" | "$state .[dev]") ;;
    *)
      say "installing $what into .venv (the first time this takes a minute or two)"
      .venv/bin/python -m pip install -qq --disable-pip-version-check --editable "$what" >&2 ||
        stop "pip could not install $what"
      echo "$state $what" >.venv/installed
      ;;
  esac
  missing=$(.venv/bin/python -m spider_qt.app.preflight) || exit 1
  for needed in "$@"; do
    command -v "${needed%=*}" >/dev/null || loads "${needed%=*}" ||
      missing="$missing ${needed#*=}"
  done
  # shellcheck disable=SC2086 # several words on purpose
  [ -z "${missing# }" ] || install_packages $missing
}
