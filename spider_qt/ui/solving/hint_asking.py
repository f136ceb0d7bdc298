"""What the solver is told of the game on the table."""

from spider_qt.engine.layout import Layout
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.piles import PileKind
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant
from spider_qt.solver.fair_sight import covered
from spider_qt.solver.questions import HintQuestion


def hint_question(session: Session) -> HintQuestion:
    """Return the question what to do next; it is the same for all tables that look alike.

    The hidden cards are sorted before they are told. Of the earlier tables only those count
    to which a move could lead back: cards that were turned or put away stay so.

    Args:
        session: the game.
    """
    layout = session.layout
    steps = session.history.steps[: session.history.cursor]
    earlier = [session.start, *(step.after for step in steps)][:-1]
    far = _progress(layout)
    before = [_text(session.variant, one) for one in earlier if _progress(one) == far]
    return HintQuestion(_text(session.variant, layout), tuple(before))


def _progress(layout: Layout) -> tuple[int, int]:
    """How many cards are hidden, and how many put away."""
    hidden = sum(pile.face_down for _, pile in layout.items())
    away = sum(len(layout[pile_id]) for pile_id in layout.ids(PileKind.FOUNDATION))
    return hidden, away


def _text(variant: Variant, layout: Layout) -> str:
    return format_position(Position(variant, covered(layout)))
