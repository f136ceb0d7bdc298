"""What a list of games says of each, kept beside the game so that none must be replayed.

The note is only a copy of what the game's own file says, apart from its name: where it
is missing, damaged or older than the game, it is made anew.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from spider_qt.engine.ending import State
from spider_qt.engine.session import Session, code_of

ENTRY_VERSION: Final = 1
LONGEST_NAME: Final = 200
_LONGEST_TEXT: Final = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """A kept game as a list shows it.

    Args:
        id: the game's unique id.
        state: how it stands.
        name: what the player calls it, or empty.
        game: the id of its rules.
        game_name: the English name of its rules, for the day their plugin is gone.
        suits: 1 to 4.
        rule: a ``GroupRule`` value.
        code: the game code, or empty of a position that was set up.
        scoring: the id of its scoring scheme.
        started: the local ISO date on which it began.
        left: the local ISO date and time at which it was kept.
        moves: the move counter.
        actions: how many actions were done, undo and hint included.
        score: the points.
        seconds: the active playing time.
        size: the size of the game's file in bytes, which tells an old note.
    """

    id: str
    state: State
    name: str = ""
    game: str = ""
    game_name: str = ""
    suits: int = 1
    rule: str = "classic"
    code: str = ""
    scoring: str = ""
    started: str = ""
    left: str = ""
    moves: int = 0
    actions: int = 0
    score: int = 0
    seconds: float = 0.0
    size: int = 0

    def named(self, name: str) -> "Entry":
        """The same game under another name, in one line and not too long."""
        return replace(self, name=plain_name(name))


def plain_name(text: str) -> str:
    """Return a name as it is kept: one line, no control characters, not too long."""
    whole = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(whole.split())[:LONGEST_NAME].rstrip()


def entry_of_session(session: Session, state: State, started: str, left: str, size: int) -> Entry:
    """Return what a list says of a session.

    Args:
        session: the game.
        state: how it stands.
        started: the local ISO date of its beginning.
        left: the local ISO date and time of now.
        size: the size of its file, in bytes.
    """
    variant = session.variant
    return Entry(
        session.id,
        state,
        "",
        variant.id,
        variant.name,
        variant.suits,
        variant.rule.value,
        code_of(session) or "",
        session.scheme.id,
        started,
        left,
        session.moves,
        len(session.journal),
        session.score.points,
        session.seconds,
        size,
    )


def encode_entry(entry: Entry) -> bytes:
    """Return the note's file."""
    content = {"spider-qt": "note", "version": ENTRY_VERSION, **asdict(entry)}
    return (json.dumps(content, indent=1, ensure_ascii=True, allow_nan=False) + "\n").encode()


def decode_entry(data: bytes) -> Entry | None:
    """Read a note, or return None if it is damaged or of a newer version."""
    content = _object(data)
    if content.get("version") != ENTRY_VERSION:
        return None
    values: dict[str, Any] = {}
    for field in fields(Entry):
        value = content.get(field.name)
        kind = _KINDS[field.name]
        if kind is float and type(value) is int:
            value = float(value)
        if type(value) is not kind or (isinstance(value, str) and len(value) > _LONGEST_TEXT):
            return None
        values[field.name] = value
    try:
        values["state"] = State(values["state"])
    except ValueError:
        return None
    values["name"] = plain_name(values["name"])
    return Entry(**values)


def name_in(data: bytes) -> str:
    """What can be saved of a damaged or newer note: the name that the player gave."""
    name = _object(data).get("name")
    return plain_name(name) if isinstance(name, str) else ""


def _object(data: bytes) -> Mapping[str, Any]:
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) else {}


_KINDS: Final[Mapping[str, type]] = {
    **{field.name: str for field in fields(Entry)},
    **dict.fromkeys(("suits", "moves", "actions", "score", "size"), int),
    "seconds": float,
}
