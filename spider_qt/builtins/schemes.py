"""The scoring schemes of the program: what other programs count, beside the rules' own table.

Every figure is tabled in docs/scoring.md, with where it comes from.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from spider_qt.api import (
    Account,
    Action,
    Card,
    CardTurned,
    Deed,
    Layout,
    Pile,
    PileKind,
    Score,
    ScoreLine,
    ScoringScheme,
    StandardScoring,
    Step,
    Variant,
)


def _follows(lower: Card, upper: Card) -> bool:
    return lower.suit is upper.suit and lower.rank + 1 == upper.rank


def _pairs(pile: Pile) -> int:
    """How many neighbouring open cards of a pile are of one suit and follow in rank."""
    cards = pile.open_cards
    return sum(_follows(cards[at], cards[at - 1]) for at in range(1, len(cards)))


@dataclass(frozen=True, slots=True)
class InSuitPairs:
    """A point for each pair of open cards of one suit that follow in rank, wherever it lies.

    So a run of n cards has n - 1 points and a won game of two decks has 96: no move
    costs anything, the table alone is counted. Source: the help of AisleRiot's Spider.
    """

    id: str = "in-suit-pairs"
    name: str = "In-suit pairs"
    description: str = (
        "A point for each card that lies in its own suit on the card one rank higher; "
        "96 is everything."
    )

    def start(self, variant: Variant) -> Score:
        """Return 0; ``opening`` counts what the deal has already joined."""
        return Score(0)

    def opening(self, variant: Variant, layout: Layout) -> Score:
        """Count the pairs that the deal laid open."""
        return Score(self._table(layout) + self._finished(layout))

    def after(self, score: Score, deed: Deed) -> Score:
        """Count the pairs of the table as it now is, undone steps and all."""
        if deed.step is None:
            return score
        layout = deed.step.before if deed.action is Action.UNDO else deed.step.after
        return Score(self._table(layout) + self._finished(layout))

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Tell the pairs in the columns from those in finished runs."""
        standing = account.standing
        if not standing or standing[-1].deed.step is None:
            return (ScoreLine("At the beginning", account.score.points),)
        layout = standing[-1].deed.step.after
        return (
            ScoreLine.times("Pairs of one suit in the columns", self._table(layout), 1),
            ScoreLine.times("Pairs in finished runs", self._finished(layout), 1),
        )

    def _table(self, layout: Layout) -> int:
        return sum(_pairs(layout[column]) for column in layout.columns)

    def _finished(self, layout: Layout) -> int:
        """Foundations that are built up card by card count like runs."""
        homes = layout.ids(PileKind.FOUNDATION)
        return sum(max(0, len(layout[home]) - 1) for home in homes)


class _State(NamedTuple):
    """What ``TimeBonus`` remembers.

    Args:
        per_card: the points for each card that has left the table.
        debt: how far the score would be below 0.
        seconds: how many seconds have been charged.
        undos: how many steps have been taken back.
        won: 1 once the bonus for winning was given.
    """

    per_card: int = 0
    debt: int = 0
    seconds: int = 0
    undos: int = 0
    won: int = 0

    @classmethod
    def of(cls, score: Score) -> "_State":
        """Read what a score remembers; a score that was set up may remember less."""
        return cls(*score.memory[: len(cls._fields)])


@dataclass(frozen=True, slots=True)
class TimeBonus:
    """Runs and turned cards bring points, time and undo cost some, a quick win brings many.

    Source: the scoring page of Solitaire City's Spider, whose examples of a win without
    undo it gives to the point: 17,425, 20,025 and 22,625 at 420 seconds for one, two and
    four suits. Three suits are ours, halfway between two and four.
    """

    id: str = "time-bonus"
    name: str = "Time bonus"
    description: str = (
        "Finished runs and turned cards bring points, each second and each undo costs some, "
        "and a quick win brings a large bonus."
    )

    def start(self, variant: Variant) -> Score:
        """Return 0, and remember what a card is worth with so many suits."""
        return Score(0, _State(_PER_CARD[variant.suits]))

    def after(self, score: Score, deed: Deed) -> Score:
        """Charge the time that went by; then score the step, or what undo takes back."""
        points, state = self._without_bonus(score, deed)
        if deed.won and not state.won:
            points += points // _SHARE + _left(state.seconds) * _LEFT
            state = state._replace(won=1)
        return Score(max(0, points), state._replace(debt=max(0, -points)))

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Count cards, seconds and undone steps; a win's bonus stands apart."""
        state = _State.of(account.score)
        steps = [scored.deed.step for scored in account.standing if scored.deed.step]
        lines = [
            ScoreLine("At the beginning", account.start.points),
            ScoreLine.times("Cards in finished runs", sum(map(_home, steps)), state.per_card),
            ScoreLine.times("Cards turned face up", sum(map(_turned, steps)), _TURNED),
            ScoreLine.times("Seconds", state.seconds, -_SECOND),
            ScoreLine.times("Steps undone", state.undos, -_UNDO),
        ]
        for scored in account.standing:
            if _State.of(scored.after).won and not _State.of(scored.before).won:
                points, then = self._without_bonus(scored.before, scored.deed)
                left = _left(then.seconds)
                lines.append(ScoreLine("A quarter more for winning", points // _SHARE))
                lines.append(ScoreLine.times("Seconds left of ten minutes", left, _LEFT))
        rest = account.score.points - sum(line.points for line in lines)
        return (*lines, ScoreLine("Points never fall below 0", rest)) if rest else tuple(lines)

    def _without_bonus(self, score: Score, deed: Deed) -> tuple[int, _State]:
        """Return the points after a deed, which may be below 0, and what to remember."""
        now = _State.of(score)
        seconds = max(now.seconds, int(deed.seconds))
        undos = now.undos + (deed.action is Action.UNDO)
        base = deed.restored or score  # undo takes back what the step brought, but no charge
        since = _State.of(base)
        points = base.points - since.debt
        points -= (seconds - since.seconds) * _SECOND + (undos - since.undos) * _UNDO
        if deed.step is not None and deed.restored is None:
            points += _home(deed.step) * now.per_card + _turned(deed.step) * _TURNED
        return points, now._replace(seconds=seconds, undos=undos, won=since.won)


_PER_CARD: Final = {1: 40, 2: 60, 3: 70, 4: 80}
_TURNED: Final = 150
_SECOND: Final = 1
_UNDO: Final = 100
_SHARE: Final = 4
_TIME: Final = 600
_LEFT: Final = 25


def _left(seconds: int) -> int:
    """How many seconds of the ten minutes are left."""
    return max(0, _TIME - seconds)


def _home(step: Step) -> int:
    """How many cards left for a foundation in a step."""
    homes = step.after.ids(PileKind.FOUNDATION)
    return sum(len(step.after[home]) - len(step.before[home]) for home in homes)


def _turned(step: Step) -> int:
    return sum(isinstance(event, CardTurned) for event in step.events)


SCHEMES: Final[tuple[ScoringScheme, ...]] = (
    StandardScoring(
        description="500 points to begin with; each move or deal costs 1, each finished run "
        "brings 100."
    ),
    StandardScoring(
        "windows",
        "Windows",
        free_finish=True,
        description="As standard, but the move or deal that finishes a run costs nothing.",
    ),
    StandardScoring(
        "moves-only",
        "Moves only",
        start_points=1000,
        run_bonus=0,
        description="1000 points to begin with; each move or deal costs 1, nothing else counts.",
    ),
    InSuitPairs(),
    TimeBonus(),
)
"""The default first."""
