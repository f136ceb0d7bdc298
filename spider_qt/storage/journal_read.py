"""Reading a saved game: the longest good part of whatever lies on the disk.

The file is foreign data. Nothing of it is ever run or unpickled; a line that is
cut, changed, invented or against the rules ends the reading, and everything before
it is the game.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from spider_qt.engine import session as sessions
from spider_qt.engine.deal import CodeError, decode
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.notation import Position, PositionError, format_position, parse_position
from spider_qt.engine.scoring import Score, ScoringScheme
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.journal_lines import LineError, entry_of, unsealed
from spider_qt.text.sentence import Sentence
from spider_qt.text.storage import journal_sentence

JOURNAL_VERSION: Final = 1
MARK: Final = "spider-qt"
MARK_VALUE: Final = "game"
_GAME_ID: Final = re.compile(r"[0-9a-f]{32}")
_DERIVED: Final = "00000000"
"""How an id begins that was made from a header which has none."""
_NEWER: Final = re.compile(rb'\A\{"spider-qt":"game","version":([0-9]{1,9})[,}]')


class FaultReason(StrEnum):
    """Why the reading of a saved game ended before the end of the file."""

    EMPTY = "empty"
    NOT_A_GAME = "not_a_game"
    BAD_HEADER = "bad_header"
    NEWER_VERSION = "newer_version"
    MISSING_GAME = "missing_game"
    MISSING_SCORING = "missing_scoring"
    DAMAGED_LINE = "damaged_line"
    BAD_LINE = "bad_line"
    REFUSED_MOVE = "refused_move"
    RULES_FAILED = "rules_failed"
    UNFINISHED_LINE = "unfinished_line"


_NOT_DAMAGE: Final = frozenset(
    {
        FaultReason.EMPTY,
        FaultReason.NEWER_VERSION,
        FaultReason.MISSING_GAME,
        FaultReason.MISSING_SCORING,
        FaultReason.RULES_FAILED,
        FaultReason.UNFINISHED_LINE,
    }
)


class JournalFault(NamedTuple):
    """Where and why the reading ended.

    Args:
        reason: why.
        line: the line of the file, counted from 1.
        found: what a sentence names: a missing game's or scheme's id, a newer
            version, the refused move, the error of a plugin; may be empty.
        refusal: for ``REFUSED_MOVE``, why the rules refuse it.
    """

    reason: FaultReason
    line: int
    found: str = ""
    refusal: Refusal | None = None

    @property
    def is_damage(self) -> bool:
        """Whether the file itself is wrong, rather than what is installed to read it."""
        return self.reason not in _NOT_DAMAGE

    @property
    def must_be_told(self) -> bool:
        """Whether the player lost something by it; an unfinished line is none."""
        return self.reason not in (FaultReason.EMPTY, FaultReason.UNFINISHED_LINE)

    @property
    def sentence(self) -> Sentence:
        """The fault as a sentence for the player."""
        return journal_sentence(self.reason.value, self.line, self.found)


class Loaded(NamedTuple):
    """What could be read of a saved game.

    Args:
        session: the game as far as it is good, or None if not even the deal is.
        fault: why the reading ended early, or None if all of it is good.
        started: the local ISO date on which the game began, as its caller gave it.
        size: how many bytes of the file the good part takes.
        checksum: that of the last good line.
        ends_line: whether the good part ends with a line feed.
    """

    session: Session | None
    fault: JournalFault | None
    started: str = ""
    size: int = 0
    checksum: int = 0
    ends_line: bool = True


def read_journal(
    path: Path,
    variants: Mapping[str, Variant],
    schemes: Mapping[str, ScoringScheme],
    files: Files = DISK,
) -> Loaded:
    """Read the saved game of a file.

    Args:
        path: the file.
        variants: the installed games by id.
        schemes: the installed scoring schemes by id.
        files: the disk.

    Raises:
        FileNotFoundError: if there is no such file.
        StorageError: if it cannot be read.
    """
    try:
        data = files.read(path)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise StorageError.of(path, error) from error
    return parse_journal(data, variants, schemes)


def parse_journal(
    data: bytes, variants: Mapping[str, Variant], schemes: Mapping[str, ScoringScheme]
) -> Loaded:
    """Read a saved game from any bytes whatever; raises nothing."""
    reading = _Reading(variants, schemes)
    lines = data.split(b"\n")
    rest = lines.pop()
    for line in lines:
        if not reading.take(line, len(line) + 1):
            break
    else:
        reading.finish(rest)
    return Loaded(
        reading.session,
        reading.fault,
        reading.started,
        reading.size,
        reading.checksum,
        reading.ends_line,
    )


@dataclass
class _Reading:
    """How far the reading has come."""

    variants: Mapping[str, Variant]
    schemes: Mapping[str, ScoringScheme]
    session: Session | None = None
    fault: JournalFault | None = None
    started: str = ""
    size: int = 0
    checksum: int = 0
    lines: int = 0
    ends_line: bool = True

    def take(self, line: bytes, size: int) -> bool:
        """Take in one line; False if it is wrong, and then ``fault`` says why."""
        number = self.lines + 1
        try:
            content, checksum = unsealed(line, self.checksum)
            if self.session is None:
                self.session, self.started = _begin(content, self.variants, self.schemes)
            else:
                self.session = _continued(self.session, number - 1, content)
        except _FaultError as error:
            self.fault = JournalFault(error.reason, number, error.found, error.refusal)
        except LineError:
            self.fault = JournalFault(self._reason(line), number)
        except Exception as error:  # rules and scoring may be a plugin's, and it may be at fault
            self.fault = JournalFault(FaultReason.RULES_FAILED, number, type(error).__name__)
        if self.fault is not None:
            newer = _NEWER.match(line) if number == 1 else None
            if newer and int(newer[1]) > JOURNAL_VERSION:
                found = newer[1].decode("ascii")
                self.fault = JournalFault(FaultReason.NEWER_VERSION, 1, found)
            return False
        self.lines, self.size, self.checksum = number, self.size + size, checksum
        return True

    def finish(self, rest: bytes) -> None:
        """Take in what follows the last line feed: nothing, or a line being written."""
        if not rest:
            if not self.lines:
                self.fault = JournalFault(FaultReason.EMPTY, 1)
            return
        if self.take(rest, len(rest)):
            self.ends_line = False
        elif self.fault and self.fault.line > 1 and self.fault.reason is FaultReason.DAMAGED_LINE:
            self.fault = JournalFault(FaultReason.UNFINISHED_LINE, self.fault.line)

    def _reason(self, line: bytes) -> FaultReason:
        """Why a line that is not sealed as it should be cannot be read."""
        if self.session is not None:
            return FaultReason.DAMAGED_LINE
        mark = f'"{MARK}"'.encode("ascii")
        return FaultReason.BAD_HEADER if mark in line[:40] else FaultReason.NOT_A_GAME


class _FaultError(Exception):
    """A well-sealed line that cannot be used."""

    def __init__(
        self, reason: FaultReason, found: str = "", refusal: Refusal | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.found = found
        self.refusal = refusal


def _continued(session: Session, number: int, content: Mapping[str, Any]) -> Session:
    """Do the action that a line tells."""
    try:
        entry = entry_of(number, content)
    except LineError:
        raise _FaultError(FaultReason.BAD_LINE) from None
    after = sessions.replay(session, entry)
    if isinstance(after, Refusal):
        if after.reason is Reason.RULE_BROKEN:
            raise _FaultError(FaultReason.RULES_FAILED, after.detail)
        done = entry.move.text if entry.move else entry.action.value
        raise _FaultError(FaultReason.REFUSED_MOVE, done, after)
    return after


def header_content(session: Session, started: str) -> dict[str, object]:
    """Return what the first line of a session's file says.

    An id that the header gives by itself is left out, so that games of the time before
    ids are written as they were.
    """
    content: dict[str, object] = {
        MARK: MARK_VALUE,
        "version": JOURNAL_VERSION,
        "game": session.variant.id,
    }
    code = _code(session)
    if code is not None:
        content["code"] = code
    else:
        position = Position(session.variant, session.start, None, session.start_moves)
        content["position"] = format_position(position)
        content["score"] = session.start_score.points
        if session.start_score.memory:
            content["memory"] = list(session.start_score.memory)
    content["scoring"] = session.scheme.id
    content["undo_limit"] = session.undo_limit
    content["started"] = started
    known = session.id.startswith(_DERIVED) and session.id == derived_id(content)
    if session.id and not known:
        content["id"] = session.id
    return content


def derived_id(content: Mapping[str, object]) -> str:
    """Return the id of a game whose header has none, always the same: 32 hex digits."""
    import hashlib  # here, because no start of a newer game needs it

    whole = {key: value for key, value in content.items() if key != "id"}
    body = json.dumps(whole, sort_keys=True).encode("ascii")
    return _DERIVED + hashlib.sha256(body).hexdigest()[: 32 - len(_DERIVED)]


def _id_of(content: Mapping[str, object]) -> str:
    """The game's id; it names files, so nothing but hexadecimal digits is one."""
    found = content.get("id")
    if isinstance(found, str) and _GAME_ID.fullmatch(found):
        return found
    return derived_id(content)


def _code(session: Session) -> str | None:
    """The game code that gives exactly this session's beginning, if there is one."""
    try:
        code = sessions.code_of(session)
    except ValueError:  # a number that no code can say
        return None
    if code is None or session.number is None:
        return None
    plain = sessions.deal(session.variant, session.scheme, session.number)
    same = plain.start == session.start and plain.start_score == session.start_score
    return code if same else None


def _begin(
    content: Mapping[str, Any],
    variants: Mapping[str, Variant],
    schemes: Mapping[str, ScoringScheme],
) -> tuple[Session, str]:
    """Begin the session that a header tells; returns it and when it was started."""
    if content.get(MARK) != MARK_VALUE:
        raise _FaultError(FaultReason.NOT_A_GAME)
    version = content.get("version")
    if type(version) is not int or version < 1:
        raise _FaultError(FaultReason.BAD_HEADER)
    if version > JOURNAL_VERSION:
        raise _FaultError(FaultReason.NEWER_VERSION, str(version))
    game, scoring, started = (content.get(key) for key in ("game", "scoring", "started"))
    if not (isinstance(game, str) and isinstance(scoring, str) and isinstance(started, str)):
        raise _FaultError(FaultReason.BAD_HEADER)
    limit = content.get("undo_limit")
    if limit is not None and (type(limit) is not int or limit < 0):
        raise _FaultError(FaultReason.BAD_HEADER)
    if game not in variants:
        raise _FaultError(FaultReason.MISSING_GAME, game)
    if scoring not in schemes:
        raise _FaultError(FaultReason.MISSING_SCORING, scoring)
    variant, scheme = variants[game], schemes[scoring]
    try:
        if "code" in content:
            deal_id = decode(str(content["code"]), [variant.prefix])
            variant = variant.configured(deal_id.suits, deal_id.rule)
            session = sessions.deal(variant, scheme, deal_id.number, limit, _id_of(content))
            if next(session.start.cards(), None) is None:  # what a guarded, broken rule deals
                raise _FaultError(FaultReason.RULES_FAILED, game)
            return session, started
        position = parse_position(str(content.get("position")), variants)
    except (CodeError, PositionError):
        raise _FaultError(FaultReason.BAD_HEADER) from None
    points, memory = content.get("score"), content.get("memory", [])
    whole = isinstance(memory, list) and all(type(n) is int for n in (points, *memory))
    if position.variant.id != game or not whole:
        raise _FaultError(FaultReason.BAD_HEADER)
    session = sessions.begin(
        position.variant,
        scheme,
        position.layout,
        undo_limit=limit,
        score=Score(int(str(points)), tuple(memory)),
        moves=position.moves,
        game_id=_id_of(content),
    )
    return session, started
