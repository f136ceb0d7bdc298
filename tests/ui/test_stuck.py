"""Case G15: the game is called stuck only when no move and no deal is legal at all."""

import pytest

from spider_qt.engine.game import Outcome, legal_moves
from spider_qt.engine.moves import DealMove
from spider_qt.ui.message_strip import Kind
from tests.ui.conftest import WindowBench

KINGS = "KS KH KD KC KS KH KD KC QS"


def columns(cards: str) -> str:
    return "".join(f"T{place}: {card}\n" for place, card in enumerate(cards.split(), start=1))


ONLY_SPLITS = f"{columns(KINGS)}T9: 5S 4S\n".replace("T9: QS\n", "")
"""One column is empty: kings can go there, or a group be split; nothing fits on anything."""
ONLY_A_DEAL = f"{columns('KS KH KD KC KS KH KD KC AS AH')}stock: 2S 3S 4S 5S 6S 7S 8S 9S TS JS\n"


@pytest.mark.parametrize("text", [ONLY_SPLITS, ONLY_A_DEAL])
def test_a_game_with_only_splits_or_a_deal_left_is_not_called_stuck(
    bench: WindowBench, text: str
) -> None:
    bench.set_up(text)
    session = bench.controller.session
    moves = legal_moves(session.variant, session.layout)
    fills = [m for m in moves if not isinstance(m, DealMove) and not session.layout[m.target]]
    deals = [m for m in moves if isinstance(m, DealMove)]
    assert len(fills) + len(deals) == len(moves) > 0  # nothing else can be done
    assert session.outcome is Outcome.PLAYING
    assert bench.window.strip.notice is None
    if deals:
        bench.controller.request_deal()
        assert bench.controller.session.moves == 1


def test_stuck_says_what_is_so_and_not_that_the_game_is_lost(bench: WindowBench) -> None:
    bench.set_up(f"{columns('KS KH KD KC KS KH KD KC')}T9: 9S 2S\nT10: 3S\n")
    bench.move("T9x1>T10")
    notice = bench.window.strip.notice
    assert notice is not None
    assert notice.kind is Kind.STUCK
    assert bench.window.strip.text == "No move and no deal is left. Undo may still help."
