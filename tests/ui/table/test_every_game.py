"""Each built-in game lies on the table as the engine has it: dealt, played, and dealt out."""

import pytest

from spider_qt.engine.game import refusal
from spider_qt.engine.moves import DealMove
from spider_qt.engine.session import deal
from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import load_registry
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import assert_scene_matches, scheme

GAMES = list(load_registry(entry_points=()).variants.values())
PLAYED = 6
DEALT = 12


@pytest.mark.parametrize("variant", GAMES, ids=lambda variant: variant.id)
def test_the_table_shows_what_the_engine_holds(open_table: OpenTable, variant: Variant) -> None:
    view, controller = open_table(deal(variant, scheme(), 5))
    assert_scene_matches(view, controller.session)
    for step in range(PLAYED):
        moves = variant.legal_moves(controller.session.layout)
        if moves:
            controller.play(moves[step * 7 % len(moves)])
        assert_scene_matches(view, controller.session)
    for _ in range(DEALT):
        if refusal(variant, controller.session.layout, DealMove()) is None:
            controller.play(DealMove())
            assert_scene_matches(view, controller.session)
    while controller.session.undo_refusal() is None:
        controller.undo()
    assert_scene_matches(view, controller.session)
