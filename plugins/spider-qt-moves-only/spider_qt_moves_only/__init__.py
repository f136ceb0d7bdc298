"""Scoring by moves alone, for players who want the shortest way and no second thoughts.

The plugin is an object here, not the module: both may be named in the entry point.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from spider_qt.api import Action, Deed, Score, ScoringScheme, Variant, hookimpl


@dataclass(frozen=True, slots=True)
class MovesScoring:
    """Counts up from 0: a move, a deal, an undo and a redo each cost 1; a hint is free.

    Fewer points are better. Undo does not give back what the move cost, and costs one
    more: the moves it took to get where you are.
    """

    id: str = "moves-only.moves"
    name: str = "Moves, undo counts"

    def start(self, variant: Variant) -> Score:
        """Return 0, in every game."""
        return Score(0)

    def after(self, score: Score, deed: Deed) -> Score:
        """Return one point more, except after a hint."""
        if deed.action is Action.HINT:
            return score
        return Score(score.points + 1, score.memory)


class Plugin:
    """Gives the scheme."""

    @hookimpl
    def spider_scoring_schemes(self) -> Iterable[ScoringScheme]:
        """The one scheme."""
        return (MovesScoring(),)


plugin = Plugin()
