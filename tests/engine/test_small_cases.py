"""X4 and X5: four columns of three ranks, won and lost, by trying everything there is.

Source: the cases of Solvitaire's test resources as told in the fault report, where the second
one is said to have four states.
"""

from collections.abc import Sequence

from spider_qt.engine import game
from spider_qt.engine.layout import Layout
from tests.engine.helpers import sample
from tests.engine.samples import SMALL

X4 = (
    "T1: 3C* 2C* AC",
    "T2: 3D* 2D* AD",
    "T3: 3H* 2H* AH",
    "T4: 3S* 2S* AS",
    "stock: AS 2S 3S AH | 2H 3H AD 2D | 3D AC 2C 3C",
)
X5 = (
    "T1: AC* AC* 2C",
    "T2: AD* AD* 2D",
    "T3: AH* AH* 2H",
    "T4: AS* AS* 2S",
    "stock: 3S 3H 3D 3C | 2S 2H 2D 2C | 3S 3H 3D 3C",
)


def explored(lines: Sequence[str]) -> tuple[bool, set[Layout]]:
    """Whether a position can be won, and the states that were seen."""
    first = sample(SMALL, *lines).layout
    seen, todo = {first}, [first]
    while todo:
        layout = todo.pop()
        if SMALL.is_won(layout):
            return True, seen
        for move in SMALL.legal_moves(layout):
            after = SMALL.perform(layout, move).after
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return False, seen


def test_x4_is_won() -> None:
    won, _ = explored(X4)
    assert won


def test_x5_is_lost_after_four_states() -> None:
    won, seen = explored(X5)
    assert not won
    assert len(seen) == 4
    outcomes = {game.outcome(SMALL, layout) for layout in seen}
    assert outcomes == {game.Outcome.PLAYING, game.Outcome.STUCK}
