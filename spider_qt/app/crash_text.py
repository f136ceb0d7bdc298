"""What the log says of an error: everything that helps, nothing about the person.

Places are told from the package on; the names of the user, of the home folder and of
the computer are taken out of messages, too. Imported only when something went wrong.
"""

import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from spider_qt import __version__
from spider_qt.app.paths import HOME_VARIABLE

_FRAMES: Final = 60
_LONGEST: Final = 20_000
_PACKAGE: Final = "spider_qt"
_QUOTED: Final = re.compile(
    r"""(["'])(?:[A-Za-z]:[\\/]|/)(?:(?!\1)[^\n])*[\\/]((?:(?!\1)[^\n])*)\1"""
)
_BARE: Final = re.compile(r"""(?<![\w.…~/\\])(?:[A-Za-z]:[\\/]|/)(?:[^\s/\\'"]+[\\/])+""")
_DUMP_FILE: Final = re.compile(r'^(\s*File )"([^"]*)"', re.MULTILINE)
_NAME_VARIABLES: Final = ("USER", "LOGNAME", "USERNAME", "HOSTNAME", "COMPUTERNAME")


def report(
    where: str,
    value: BaseException,
    trace: TracebackType | None,
    position: Callable[[], str] | None,
) -> str:
    """Return the log's entry for an error.

    Args:
        where: what was going on, for instance ``in a thread``.
        value: the error.
        trace: its traceback.
        position: returns the table in the text notation, or None without a game.
    """
    told = traceback.TracebackException(type(value), value, trace, limit=-_FRAMES)
    _shorten_frames(told)
    text = "".join(told.format())
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST // 2]}\n[…]\n{text[-_LONGEST // 2 :]}"
    return f"{_heading(f'An error {where}')}{scrubbed(text)}{_position(position)}"


def dump_report(dump: str) -> str:
    """Return the log's entry for what the interpreter wrote when the process was ended.

    Args:
        dump: the text of ``faulthandler``.
    """
    text = _DUMP_FILE.sub(lambda found: f'{found[1]}"{short_path(found[2])}"', dump[-_LONGEST:])
    return f"{_heading('The process was ended')}{scrubbed(text)}"


def short_path(file: str) -> str:
    """Return a source file's place from its package on, without what lies above."""
    parts = re.split(r"[\\/]", file)
    if _PACKAGE in parts[:-1]:
        start = len(parts) - 1 - parts[::-1].index(_PACKAGE)
        return "/".join(parts[start:])
    if file.startswith("<"):
        return file
    roots = [root for root in sys.path if root and file.startswith(root.rstrip("/\\") + os.sep)]
    if roots:
        longest = max(roots, key=len)
        return file[len(longest.rstrip("/\\")) + 1 :].replace("\\", "/")
    return f"…/{parts[-1]}"


def scrubbed(text: str) -> str:
    """Take the folders above a file and the names of user and computer out of a text."""
    for folder in _homes():
        text = text.replace(folder, "~")
    text = _QUOTED.sub(lambda found: f"{found[1]}…/{found[2]}{found[1]}", text)
    text = _BARE.sub("…/", text)
    for name in _names():
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text, flags=re.IGNORECASE)
    return text


def _homes() -> list[str]:
    """The folders that may name a person, the longest first."""
    found = {os.environ.get(HOME_VARIABLE, ""), os.environ.get("USERPROFILE", "")}
    with suppress(RuntimeError):
        found.add(str(Path.home()))
    return sorted((folder for folder in found if len(folder) > 2), key=len, reverse=True)


def _names() -> set[str]:
    found = {os.environ.get(variable, "") for variable in _NAME_VARIABLES} | {platform.node()}
    with suppress(RuntimeError):
        found.add(Path.home().name)
    # A user may be called like the game; the package's name in a place is none of theirs.
    return {name for name in found if len(name) > 1 and name != _PACKAGE}


def _shorten_frames(told: traceback.TracebackException) -> None:
    """Shorten the places in an error and in those that led to it."""
    waiting: list[traceback.TracebackException | None] = [told]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        for frame in one.stack:
            _ = frame.line  # read from the source while its place is known
            frame.filename = short_path(frame.filename)
        waiting += [one.__cause__, one.__context__, *(one.exceptions or ())]


def _heading(what: str) -> str:
    stamp = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    qt = "not loaded"
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:
        qt = f"{core.qVersion()}"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    versions = f"Spider Qt {__version__}, Python {platform.python_version()}, Qt {qt}, {system}"
    return f"==== {stamp}: {what}\n{versions}\n"


def _position(position: Callable[[], str] | None) -> str:
    if position is None:
        return "No game was on the table.\n"
    try:
        text = position()
    except Exception as error:  # the error may lie in the very game that is asked for
        return f"The position cannot be told: {type(error).__name__}\n"
    return f"The position:\n{text.rstrip()}\n"
