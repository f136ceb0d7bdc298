"""A coach: advises by what the player sees, and not again what the player took back."""

from collections.abc import Iterable

from spider_qt.api import (
    FactKind,
    Hint,
    HintProvider,
    Move,
    RunMove,
    SessionFact,
    SessionObserver,
    TableView,
    hookimpl,
)

Table = tuple[object, ...]


class Coach:
    """Follows the game and gives hints; one object for both hooks."""

    id = "coach.coach"
    name = "Coach"

    def __init__(self) -> None:
        self._regretted: set[tuple[Table, Move]] = set()

    def told(self, fact: SessionFact) -> None:
        """Remember what was taken back, and on which table; a new game forgets it."""
        if fact.kind is FactKind.STARTED:
            self._regretted.clear()
        elif fact.kind is FactKind.UNDONE and fact.move is not None:
            self._regretted.add((_table(fact.view), fact.move))

    def hint(self, view: TableView) -> Hint | None:
        """Return the move with the most to say for it; None if every move was taken back."""
        table = _table(view)
        hints = [
            _weighed(view, move) for move in view.legal if (table, move) not in self._regretted
        ]
        if not hints:
            return None
        _, move, reason = max(hints, key=lambda one: one[0])  # the first of equals
        return Hint(move, reason)


def _table(view: TableView) -> Table:
    return tuple(view.piles.items())


def _weighed(view: TableView, move: Move) -> tuple[int, Move, str]:
    """How good a move looks, and what there is to say for it."""
    if not isinstance(move, RunMove):
        return (-3, move, "Nothing better is left than a new row.")
    source, target = view.piles[move.source], view.piles[move.target]
    lowest = source.cards[-move.count]
    good, reasons = 0, []
    if target.cards and target.cards[-1].suit is lowest.suit:
        good += 10
        reasons.append("builds in suit")
    if not target.cards:
        good -= 4
    left = source.cards[: -move.count]
    if not left:
        good += 5 if source.hidden else 3 if target.cards else 0
        reasons.append("turns a card" if source.hidden else "empties a column")
    elif left[-1].suit is lowest.suit and left[-1].rank == lowest.rank + 1:
        good -= 12
    return (good, move, f"It {' and '.join(reasons)}." if reasons else "")


_COACH = Coach()


@hookimpl
def spider_session_observers() -> Iterable[SessionObserver]:
    """The coach, who follows every game."""
    return (_COACH,)


@hookimpl
def spider_hint_providers() -> Iterable[HintProvider]:
    """The same coach, who gives hints."""
    return (_COACH,)
