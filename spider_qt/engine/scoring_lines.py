"""How a session's score came about: its account, and the lines that explain it.

The journal is played once more, because what was undone and overwritten is in no
history any longer, and a scheme may have charged for it.
"""

from collections.abc import Sequence
from typing import Final

from spider_qt.engine import session as sessions
from spider_qt.engine.moves import DealMove, Refusal
from spider_qt.engine.scoring import (
    BEGINNING,
    DEALS,
    FINISHING,
    MOVES,
    Account,
    Action,
    Deed,
    Scored,
    ScoreLine,
    with_rest,
)
from spider_qt.engine.session import Entry, Session

UNDONE: Final = "Steps undone"
REDONE: Final = "Steps redone"
HINTS: Final = "Hints"
OTHER: Final = "Other points"


def account_of(session: Session) -> Account:
    """Return how the score of a session came about, action by action.

    A rule of a plugin may refuse now what it once allowed; the account then ends there.
    """
    at = session.restarted()
    deeds: list[Scored] = []
    for entry in session.journal:
        done = _done(at, entry)
        if done is None:
            break
        after, deed = done
        deeds.append(Scored(deed, at.score, after.score))
        at = after
    return Account(session.variant, session.start_score, tuple(deeds))


def lines_of(session: Session) -> tuple[ScoreLine, ...]:
    """Return the lines that add up to a session's score: the scheme's own, or general ones."""
    account = account_of(session)
    explain = getattr(session.scheme, "explain", None)
    lines: Sequence[ScoreLine] = explain(account) if explain else generic_lines(account)
    rest = session.score.points - sum(line.points for line in lines)
    return (*lines, ScoreLine(OTHER, rest)) if rest else tuple(lines)


def generic_lines(account: Account) -> tuple[ScoreLine, ...]:
    """Explain a score without knowing the scheme: what each kind of action changed in all."""
    kinds: dict[str, list[int]] = {}
    for scored in account.deeds:
        kinds.setdefault(_kind(scored.deed), []).append(scored.change)
    lines = [ScoreLine(BEGINNING, account.start.points)]
    for label in (MOVES, DEALS, FINISHING, UNDONE, REDONE, HINTS):
        changes = kinds.get(label)
        if changes:
            each = changes[0] if len(set(changes)) == 1 else None
            lines.append(ScoreLine(label, sum(changes), len(changes), each))
    return with_rest(lines, account, OTHER)


def adds_up(lines: object, account: Account) -> bool:
    """Whether an answer is lines that explain a score: their kinds, products and sum."""
    return (
        isinstance(lines, tuple)
        and all(isinstance(line, ScoreLine) and _is_whole(line) for line in lines)
        and sum(line.points for line in lines) == account.score.points
    )


def _is_whole(line: ScoreLine) -> bool:
    numbers = (line.points, line.count, line.each)
    if type(line.label) is not str or type(line.points) is not int:
        return False
    if any(type(number) not in (int, type(None)) for number in numbers):
        return False
    if line.count is None or line.each is None:
        return True
    return line.count * line.each == line.points


def _done(at: Session, entry: Entry) -> tuple[Session, Deed] | None:
    """Do what an entry says; None if it is refused."""
    if entry.action is Action.HINT:
        return at.hint(entry.seconds), Deed(Action.HINT, None, entry.seconds)
    done = sessions.advance(at, entry)
    return None if isinstance(done, Refusal) else (done.session, done.deed)


def _kind(deed: Deed) -> str:
    if deed.step is None:
        return HINTS
    if deed.action is Action.UNDO:
        return UNDONE
    if deed.action is Action.REDO:
        return REDONE
    if deed.step.runs_completed:
        return FINISHING
    return DEALS if isinstance(deed.step.move, DealMove) else MOVES
