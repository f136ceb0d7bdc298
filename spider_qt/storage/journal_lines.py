"""The lines of a saved game: JSON objects, each sealed with a checksum.

Each line ends with the CRC-32 of its own bytes carried on from the line before, so
that a cut, a flipped bit, a lost and a swapped line all show at the first line that
is wrong.
"""

import json
import re
import zlib
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from spider_qt.engine.moves import DealMove, MoveError, RunMove, parse_move
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Entry

_SEAL: Final = re.compile(rb',"c":"([0-9a-f]{8})"\}\Z')


class LineError(ValueError):
    """A line that is not what was written."""


def sealed(content: Mapping[str, object], checksum: int) -> tuple[bytes, int]:
    """Return a line, line feed included, and its checksum.

    Args:
        content: what the line says; not empty, and without the key ``c``.
        checksum: that of the line before, 0 for the first.
    """
    body = json.dumps(content, separators=(",", ":"), allow_nan=False).encode("ascii")
    checksum = zlib.crc32(body, checksum)
    return body[:-1] + b',"c":"%08x"}\n' % checksum, checksum


def unsealed(line: bytes, checksum: int) -> tuple[dict[str, Any], int]:
    """Return what a line says and its checksum; the reverse of ``sealed``.

    Args:
        line: the line without its line feed; a carriage return at its end is ignored.
        checksum: that of the line before, 0 for the first.

    Raises:
        LineError: if the line is not sealed, or not as it was written.
    """
    line = line.removesuffix(b"\r")
    seal = _SEAL.search(line)
    if seal is None:
        raise LineError("no checksum")
    body = line[: seal.start()] + b"}"
    checksum = zlib.crc32(body, checksum)
    if int(seal[1], 16) != checksum:
        raise LineError("wrong checksum")
    try:
        content = json.loads(body.decode("utf-8"))
    except (ValueError, RecursionError):
        raise LineError("not JSON") from None
    if not isinstance(content, dict):
        raise LineError("not an object")
    return content, checksum


def entry_content(number: int, entry: Entry) -> dict[str, object]:
    """Return what the line of an action says; actions count from 1."""
    content: dict[str, object] = {"n": number, "a": entry.action.value}
    if entry.move is not None:
        content["m"] = entry.move.text
    if entry.opened:
        content["o"] = True
    content["s"] = entry.seconds if isfinite(entry.seconds) else 0.0  # JSON has no other
    return content


def entry_of(number: int, content: Mapping[str, object]) -> Entry:
    """Return the action that a line tells; the reverse of ``entry_content``.

    Raises:
        LineError: if it tells none, or not the one with this number.
    """
    if type(content.get("n")) is not int or content["n"] != number:
        raise LineError("wrong number")
    try:
        action = Action(str(content.get("a")))
    except ValueError:
        raise LineError("unknown action") from None
    seconds = content.get("s")
    if not isinstance(seconds, int | float) or isinstance(seconds, bool):
        raise LineError("no time")
    try:
        time = float(seconds)
    except OverflowError:
        raise LineError("no time") from None
    if not isfinite(time):
        raise LineError("no time")
    if action is not Action.PLAY:
        opened = action is Action.HINT and content.get("o") is True
        return Entry(action, None, time, opened)
    try:
        move = parse_move(str(content.get("m")))
    except MoveError:
        raise LineError("no move") from None
    if not isinstance(move, RunMove | DealMove):
        raise LineError("no whole move")
    return Entry(action, move, time)
