"""A column that closes up, or opens again, does so before the player's eyes."""

from spider_qt.engine.moves import RunMove
from spider_qt.engine.piles import column
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from tests.ui.table.conftest import OpenTable
from tests.ui.table.support import assert_scene_matches, position, stopped_at

TIGHT = """suits: 4
T1: 2C* 4C* 6C* 8C* TC* KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D KH QC JH TC 9H 8C 7H 6C
T2: 5H 4H 3H 2H AH
T3: 9D
T4: 8D
"""


def test_cards_whose_places_change_glide_there_with_the_move_and_back_with_undo(
    open_table: OpenTable,
) -> None:
    view, controller = open_table(
        position(TIGHT), TableOptions(animation=AnimationSpeed.SLOW), (1024, 600)
    )
    cards = controller.session.layout[column(1)].cards
    items = view.table_scene.cards
    before = {card: items[card].y() for card in cards}
    controller.play(RunMove(column(2), 5, column(1)))
    picture = view.picture
    assert picture is not None
    moved = [card for card in cards if picture.places[card].y != before[card]]
    assert len(moved) > 10, "the column did not close up"
    stopped_at(view, 60)
    on_the_way = 0
    for card in moved:
        low, high = sorted((before[card], picture.places[card].y))
        assert low - 0.01 <= items[card].y() <= high + 0.01
        on_the_way += low < items[card].y() < high
    assert on_the_way > len(moved) // 2
    view.finish_animations()
    assert_scene_matches(view, controller.session)
    controller.undo()
    stopped_at(view, 60)
    assert any(picture.places[card].y < items[card].y() < before[card] for card in moved)
    view.finish_animations()
    assert_scene_matches(view, controller.session)
    assert {card: items[card].y() for card in cards} == before
