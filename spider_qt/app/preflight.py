"""Says which system packages to install where Qt would end in a traceback or an abort.

PySide6 brings Qt along, but not the libraries of the system below it, and a small
Linux installation lacks some. Qt then fails at its import, or aborts when the first
window is about to open. Nothing here is looked at before something has failed, and
nothing imports PySide6, so a good start pays nothing. The sentences are English:
the translations come through the very libraries that are missing.

Run as a program it prints the packages that are missing, one a line, for the scripts
in ``packaging/``.
"""

import os
import re
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

EXIT_STATUS: Final = 3


class Library(NamedTuple):
    """A shared library that Qt needs from the system.

    Args:
        file: the name that the loader looks for.
        debian: the package that holds it in Debian, Ubuntu and their kin.
        fedora: the package that holds it in Fedora.
    """

    file: str
    debian: str
    fedora: str


# Measured on a bare Debian 12: the first six for any start, the others for a window under X.
LIBRARIES: Final = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)

_NOT_FOUND: Final = re.compile(r"(lib[^\s:/]+\.so[.\d]*): cannot open shared object file")
_OLD_SYSTEM: Final = re.compile(r"version [`']?((?:GLIBC|GLIBCXX|CXXABI)_[\d.]+)'? not found")
_NO_PLATFORM: Final = re.compile(r"no Qt platform plugin could be initialized")


def missing_libraries() -> tuple[Library, ...]:
    """Return the libraries that the loader does not find; always none outside Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(library for library in LIBRARIES if not _loads(library.file))


def _loads(file: str) -> bool:
    import ctypes  # here, because a good start needs none of it

    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def explain_import_error(error: ImportError) -> str | None:
    """Return what to install when PySide6 could not be imported.

    Args:
        error: what the import raised.

    Returns:
        A text for the player, or None of an error that has another cause.
    """
    if isinstance(error, ModuleNotFoundError):
        top = (error.name or "").partition(".")[0]
        if top not in {"PySide6", "shiboken6"}:
            return None
        return (
            "PySide6 is not installed. Install it with: python3 -m pip install PySide6-Essentials"
        )
    said = str(error)
    old = _OLD_SYSTEM.search(said)
    if old:
        return (
            f"Qt needs a newer system than this one ({old[1]} is missing): "
            "Debian 12, Ubuntu 22.04, Fedora 36 or later."
        )
    named = _NOT_FOUND.search(said)
    if not named:
        return None
    known = tuple(library for library in LIBRARIES if library.file == named[1])
    others = tuple(library for library in missing_libraries() if library not in known)
    if known or others:
        return _to_install(known + others, unknown="" if known else named[1])
    return f"Qt cannot start: the system library {named[1]} is missing. Install its package."


def explain_fatal(message: str) -> str | None:
    """Return what to do when Qt gives up because it cannot open a window.

    Args:
        message: the text of Qt's fatal message.

    Returns:
        A text for the player, or None of a message that has another cause.
    """
    if not _NO_PLATFORM.search(message) or not sys.platform.startswith("linux"):
        return None
    missing = missing_libraries()
    if missing:
        return _to_install(missing)
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return (
            "There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the game from "
            "a desktop. The commands deal, replay, moves and plugins work without a screen."
        )
    if chosen:
        return (
            f"Qt could not use the platform {chosen!r} that QT_QPA_PLATFORM asks for. "
            "Unset it to let Qt choose."
        )
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
    return f"The screen {screen!r} could not be reached. Is the desktop running, and yours?"


def _to_install(libraries: Sequence[Library], unknown: str = "") -> str:
    files = ", ".join(([unknown] if unknown else []) + [library.file for library in libraries])
    debian = " ".join(dict.fromkeys(library.debian for library in libraries))
    fedora = " ".join(dict.fromkeys(library.fedora for library in libraries))
    return (
        f"Qt cannot start, because system libraries are missing: {files}\n"
        f"  Debian, Ubuntu:  sudo apt-get install {debian}\n"
        f"  Fedora:          sudo dnf install {fedora}"
    )


@contextmanager
def fatal_guard(leave: Callable[[int], object] = os._exit) -> Generator[None, None, None]:
    """Explain instead of aborting while the application object is made.

    Qt's warnings wait until the end of the block, so that a player whose screen cannot
    be opened reads one text, ours; without a fatal message they are then printed.

    Args:
        leave: ends the process with a status; Qt would abort right after its handler.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    waiting: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del context
        if kind != QtMsgType.QtFatalMsg:
            waiting.append(message)
            return
        text = explain_fatal(message) or "\n".join([*waiting, message])
        sys.stderr.write(f"spider-qt: {text}\n")
        sys.stderr.flush()
        leave(EXIT_STATUS)

    previous = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
        for message in waiting:
            sys.stderr.write(f"{message}\n")


def main(arguments: Sequence[str]) -> int:
    """Print the missing packages, one a line: Debian's, or with ``--fedora`` Fedora's."""
    fedora = "--fedora" in arguments
    names = [library.fedora if fedora else library.debian for library in missing_libraries()]
    sys.stdout.write("".join(f"{name}\n" for name in dict.fromkeys(names)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
