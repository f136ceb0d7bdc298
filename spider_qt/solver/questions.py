"""What the window asks the process that solves, and what that answers, as lines of JSON.

Pure values with their text beside them, so that both ends and the tests share one form. A
position is the whole table in the text notation. Every line is an object: ``id`` is the
number of the question, ``kind`` says which of the values below the rest of it is.
"""

import json
from dataclasses import dataclass, fields
from typing import Any, Final, get_args, get_type_hints

from spider_qt.solver.search import Verdict

READY: Final = 0
"""The number of the line that says that the process is there."""
BIGGEST_LINE: Final = 4_000_000
"""Characters; more than the longest game has positions for."""
_LONGEST: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What a player who sees what is open would do.

    Args:
        position: the table.
        before: earlier tables of this game, to none of which a hint leads back.
    """

    position: str
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HintAnswer:
    """The fields of ``fair.Advice`` as text.

    Args:
        move: the move in the text notation, or None.
        why: a value of ``fair.Why``.
        aim: another one, or empty.
        steps: moves until the aim.
    """

    move: str | None
    why: str
    aim: str = ""
    steps: int = 1


@dataclass(frozen=True, slots=True)
class SolveQuestion:
    """Whether a position can still be won; hidden cards are looked at.

    Args:
        position: the table.
        seconds: of the clock.
        nodes: states that are valued, or None for no limit.
        shorten: seconds within those for making a line shorter once there is one.
    """

    position: str
    seconds: float = 10.0
    nodes: int | None = None
    shorten: float = 0.0


@dataclass(frozen=True, slots=True)
class SolveAnswer:
    """What was found; the fields are those of ``search.Answer``, moves as text."""

    verdict: Verdict
    moves: tuple[str, ...]
    nodes: int
    seconds: float
    width: int


@dataclass(frozen=True, slots=True)
class DealQuestion:
    """Which deal is winnable, and as hard as wished.

    Args:
        game: the id of the rule variant.
        suits: how many suits are in play.
        rule: a value of ``GroupRule``.
        grade: a value of ``deals.grades.Grade``, or empty for any.
        first: the number of the first deal that is looked at.
        seconds: of the clock, for all deals together.
    """

    game: str
    suits: int
    rule: str
    grade: str = ""
    first: int = 0
    seconds: float = 60.0


@dataclass(frozen=True, slots=True)
class DealAnswer:
    """The deal that was found.

    Args:
        number: its number, or None if there was no time for one.
        grade: its grade, as text; empty if it has none.
    """

    number: int | None
    grade: str = ""


@dataclass(frozen=True, slots=True)
class Failed:
    """Why a question was not answered, in English; also if the process crashed over it."""

    reason: str


@dataclass(frozen=True, slots=True)
class Cancel:
    """Asks for no answer to the question of this number any more."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The question of this number is forgotten; the next one may come."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The process is there."""


Question = HintQuestion | SolveQuestion | DealQuestion
Answer = HintAnswer | SolveAnswer | DealAnswer | Failed
Message = Question | Answer | Cancel | Cancelled | Ready

_KINDS: Final[dict[str, type[Message]]] = {
    "hint": HintQuestion,
    "solve": SolveQuestion,
    "deal": DealQuestion,
    "cancel": Cancel,
    "advice": HintAnswer,
    "verdict": SolveAnswer,
    "found": DealAnswer,
    "failed": Failed,
    "cancelled": Cancelled,
    "ready": Ready,
}
_WORDS: Final = {kind: word for word, kind in _KINDS.items()}


class LineError(ValueError):
    """A line that says nothing.

    Args:
        reason: what is wrong with it, in English.
        number: the number of the question it was about; 0 if that cannot be read.
    """

    def __init__(self, reason: str, number: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.number = number


def to_line(number: int, message: Message) -> str:
    """Return a message as one line, with its end.

    Args:
        number: which question it is or is about.
        message: the message.
    """
    values: dict[str, object] = {"id": number, "kind": _WORDS[type(message)]}
    values.update({field.name: getattr(message, field.name) for field in fields(message)})
    return json.dumps(values, separators=(",", ":")) + "\n"


def from_line(line: str) -> tuple[int, Message]:
    """Read a line: the number of the question, and the message.

    Raises:
        LineError: if it is no message.
    """
    if len(line) > BIGGEST_LINE:
        raise LineError(f"a line has more than {BIGGEST_LINE} characters")
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):
        raise LineError("a line is no JSON") from None
    if not isinstance(values, dict):
        raise LineError("a line is no JSON object")
    number = values.pop("id", None)
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise LineError("a line has no id that is a number from 0 on")
    word = values.pop("kind", None)
    kind = _KINDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise LineError(f"the kind is none of {', '.join(_KINDS)}", number)
    return number, _made(kind, values, number)


def _made(kind: type[Message], values: dict[str, Any], number: int) -> Message:
    """The message that a line's values are, each of its field's type."""
    types = get_type_hints(kind)
    for name in values:
        if name not in types:
            raise LineError(f"a {_WORDS[kind]} has no field {name!r:.40}", number)
    try:
        read: dict[str, Any] = {name: _value(types[name], value) for name, value in values.items()}
        return kind(**read)
    except (TypeError, ValueError) as error:  # TypeError: a field is missing
        raise LineError(f"a {_WORDS[kind]} is incomplete or wrong: {error}", number) from None


def _value(wanted: Any, value: object) -> object:  # noqa: ANN401 - a type or a union of types
    """A value of JSON as a field of this type.

    Raises:
        ValueError: if it is none.
    """
    if wanted is Verdict:
        return Verdict(str(value))
    if wanted is float:
        if isinstance(value, int | float) and not isinstance(value, bool):
            if 0 <= value <= _LONGEST:  # a NaN is not
                return float(value)
            raise ValueError("the seconds are not from 0 to a day")
    elif wanted == tuple[str, ...]:
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
    elif isinstance(value, get_args(wanted) or wanted) and not isinstance(value, bool):
        return value
    raise ValueError(f"{value!r:.40} is of the wrong type")
