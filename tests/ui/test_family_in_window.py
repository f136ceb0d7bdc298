"""Every game of the family is played through the window: figures, undo to the start, titles."""

from random import Random

import pytest

from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import RunMove
from spider_qt.engine.notation import format_position, parse_position
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.ui.messages import MoveWish, NewGameWish
from spider_qt.ui.names import game_name
from spider_qt.ui.status import Figure

from .conftest import VARIANTS, WindowBench

MOVES = 30
GROUPS = sorted({getattr(variant, "group", "") for variant in VARIANTS.values()})


def figures_are_true(bench: WindowBench) -> None:
    session = bench.controller.session
    game, layout, panel = session.variant, session.layout, bench.window.status
    assert isinstance(game, SpiderParameters)
    home = sum(len(layout[pile]) for pile in layout if pile.text.startswith("F"))
    if game.foundations_up + game.foundations_down and not game.run_length:
        assert panel.text(Figure.RUNS) == f"Cards home: {home} of {game.pack_size}"
    elif game.run_piles:
        assert panel.text(Figure.RUNS) == f"Runs: {layout.runs_done} of {game.run_piles}"
    else:
        assert panel.text(Figure.RUNS) == ""
    if game.laid == game.pack_size:
        assert panel.text(Figure.DEALS) == ""
    elif game.stock.value in ("waste", "fill"):
        assert panel.text(Figure.DEALS) == f"Stock: {len(layout.stock)}"
    else:
        assert panel.text(Figure.DEALS).startswith("Deals left: ")
    assert panel.text(Figure.MOVES) == f"Moves: {session.moves}"


@pytest.mark.parametrize("group", GROUPS)
def test_thirty_moves_of_each_game_and_back_to_the_start(bench: WindowBench, group: str) -> None:
    random = Random(5)
    for variant in VARIANTS.values():
        if getattr(variant, "group", "") != group:
            continue
        wish = NewGameWish(variant.id, variant.suit_choices[-1], variant.rule_choices[0], 20)
        bench.controller.new_game(wish)
        start = bench.controller.session.layout
        assert bench.window.windowTitle().startswith(game_name(variant.name))
        done = 0
        for _ in range(MOVES):
            session = bench.controller.session
            moves = legal_moves(session.variant, session.layout)
            if not moves:
                break
            move = random.choice(moves)
            if isinstance(move, RunMove):
                bench.controller.request_move(MoveWish(move))
            else:
                bench.controller.request_deal()
            done += 1
        figures_are_true(bench)
        text = bench.controller.position_text  # tells equal cards of two decks apart no more
        assert format_position(parse_position(text, VARIANTS)) == text
        picture = bench.window.table.table_scene.picture
        assert picture is not None
        assert picture.layout == bench.controller.session.layout
        for _ in range(done):
            bench.controller.undo()
        assert bench.controller.session.layout == start
        figures_are_true(bench)
