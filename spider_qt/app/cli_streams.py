"""Text in and out of a terminal, whatever its encoding, its end or its absence.

A windowed program on Windows has no streams at all, a pipe may close before all is
said, and a file may come from an editor that writes UTF-16.
"""

import codecs
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from spider_qt.text.sentence import visible

STANDARD_INPUT: Final = "-"
UNUSABLE: Final = 2
"""The exit status of input that cannot be used, and of output that cannot be written."""


class InputError(Exception):
    """Input that cannot be used; the message tells what to do."""


def say(text: str, status: int) -> int:
    """Write to standard output as UTF-8 and return the exit status.

    Args:
        text: what to say.
        status: the status if all goes well, or if the reader has gone away.
    """
    stream = sys.stdout
    if stream is None:
        return status
    try:
        _as_utf8(stream)
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        _silence(stream)
    except OSError as error:
        _silence(stream)
        return complain(f"The output cannot be written: {error.strerror}.")
    return status


def complain(message: str) -> int:
    """Write a message to standard error and return the status of unusable input."""
    stream = sys.stderr
    if stream is not None:
        with suppress(OSError):
            _as_utf8(stream)
            stream.write(f"spider-qt: {visible(message)}\n")
            stream.flush()
    return UNUSABLE


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input for ``-``.

    UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it.

    Raises:
        InputError: if it cannot be read or is no text.
    """
    shown = "standard input" if name == STANDARD_INPUT else name
    try:
        data = _standard_input() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise InputError(f"{shown} cannot be read: {reason}.") from None
    utf16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"{shown} is not a text in UTF-8: byte {error.start + 1} cannot be read."
        ) from None


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(0, "there is no standard input")
    return sys.stdin.buffer.read()


def _as_utf8(stream: TextIO) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="backslashreplace")


def _silence(stream: TextIO) -> None:
    """Let what the stream still holds go nowhere, so that the exit is quiet."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
