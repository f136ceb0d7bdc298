"""How far a game has come, told alike by the window, the statistics and the command line."""

from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import PileKind
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant


def runs_done(variant: Variant, layout: Layout) -> int:
    """Return how many whole runs have left the columns.

    Foundations that are built card by card hold cards and no runs, however full they are.

    Args:
        variant: the rules.
        layout: the table.
    """
    told = getattr(variant, "inner", variant)  # a plugin's game is guarded
    if not isinstance(told, SpiderParameters):
        return layout.runs_done
    places = layout.ids(PileKind.FOUNDATION)[: told.run_piles]
    return sum(1 for place in places if layout[place])
