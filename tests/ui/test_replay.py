"""The replay window: any moment of a game, by key, by slider or by itself."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from spider_qt.engine.record import parse_record
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import WatchWish
from spider_qt.ui.replay.player import Speed
from spider_qt.ui.replay.timeline import Line
from spider_qt.ui.replay.window import ReplayWindow
from spider_qt.ui.status import Figure

from .conftest import SCHEMES, VARIANTS, WindowBench
from .replays import button, hidden, index, layouts_agree, play, watched


@pytest.fixture
def replay(bench: WindowBench) -> ReplayWindow:
    """The replay of the running game after forty actions, at its beginning."""
    return watched(bench)


# Opening ---------------------------------------------------------------------------


def test_the_running_game_is_watched_by_its_key_from_the_beginning(bench: WindowBench) -> None:
    play(bench, 40)
    before = bench.controller.session
    bench.press("Ctrl+Shift+R")
    window = bench.window.watcher.replay
    assert window is not None
    assert window.isVisible()
    assert window.windowModality() is Qt.WindowModality.NonModal
    assert (index(window), window.player.state.count) == (0, 40)
    assert window.windowTitle() == "Replay: Spider, 2 suits, Classic"
    assert window.caption.whole == "The beginning."
    assert bench.controller.session is before


def test_it_opens_in_one_window_on_what_was_played_since(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player.go_to_end()
    play(bench, 55)
    bench.do(Command.WATCH)
    assert bench.window.watcher.replay is replay
    assert (index(replay), replay.player.state.count) == (0, 55)
    assert replay.transport.slider.maximum() == 55


@pytest.mark.parametrize("keys", ["Esc", "Ctrl+W"])
def test_it_closes_by_keys_and_opens_again(
    bench: WindowBench, replay: ReplayWindow, keys: str
) -> None:
    bench.press(keys, replay)
    assert not replay.isVisible()
    bench.bot.waitUntil(bench.window.isActiveWindow)
    bench.do(Command.WATCH)
    assert replay.isVisible()


def test_it_closes_with_the_game(bench: WindowBench, replay: ReplayWindow) -> None:
    replay.player.play()
    bench.window.close()
    assert not replay.isVisible()
    assert not replay.player.playing


def test_another_game_is_shown_by_its_name(bench: WindowBench, replay: ReplayWindow) -> None:
    other = parse_record("SP1-S4C-AAAAAAB D D", VARIANTS, SCHEMES["standard"]).session
    bench.window.watcher.watch(WatchWish(other, "Sunday evening", "2026-11-29"))
    assert replay.windowTitle() == "Replay: Sunday evening"
    assert replay.player.state.count == 2
    assert replay.status.text(Figure.CODE) == "Code: SP1-S4C-AAAAAAB"
    assert layouts_agree(replay)


def test_a_game_without_actions_can_be_watched(bench: WindowBench) -> None:
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    for keys in ("Right", "End", "Left", "Home", "Space"):
        bench.press(keys, window)
    assert (index(window), window.player.playing) == (0, False)
    assert not button(window, "play").isEnabled()


# Walking ---------------------------------------------------------------------------


def test_arrows_home_and_end_walk_through_the_game(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    seen = []
    for keys in ("Right", "Right", "Left", "End", "Right", "Left", "Home", "Left"):
        bench.press(keys, replay)
        seen.append(index(replay))
        assert layouts_agree(replay)
    assert seen == [1, 2, 1, 40, 40, 39, 0, 0]


@pytest.mark.parametrize("focus", ["first", "play", "forward"])
def test_arrows_walk_wherever_the_focus_is(
    bench: WindowBench, replay: ReplayWindow, focus: str
) -> None:
    replay.player.go_to(5)
    button(replay, focus).setFocus()
    bench.press("Right", button(replay, focus))
    assert index(replay) == 6


def test_every_button_does_what_it_says(replay: ReplayWindow) -> None:
    seen = []
    for name in ("forward", "forward", "back", "last", "first"):
        button(replay, name).click()
        seen.append(index(replay))
    assert seen == [1, 2, 1, 40, 0]


def test_the_slider_jumps_to_any_action(replay: ReplayWindow) -> None:
    for place in (40, 3, 17, 39, 0, 25):
        replay.transport.slider.setValue(place)
        assert index(replay) == place
        assert layouts_agree(replay)
        assert replay.transport.slider.accessibleDescription() == f"{place} of 40"


@pytest.mark.parametrize("speed", ["off", "slow"])
def test_the_cards_lie_as_the_game_was_however_one_walks(bench: WindowBench, speed: str) -> None:
    bench.store.change(animation=speed)
    play(bench, 60, seed=5)
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    choice = random.Random(3)
    for _ in range(60):
        window.player.go_to(index(window) + choice.choice((-9, -1, -1, 1, 1, 1, 20)))
        assert layouts_agree(window)
    window.table.finish_animations()
    picture = window.table.picture
    assert picture is not None
    for card, place in picture.places.items():
        item = window.table.table_scene.cards[card]
        assert (item.x(), item.y()) == (place.x, place.y)


def test_score_moves_and_time_are_those_of_the_moment(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    first = bench.controller.session.restarted()
    assert replay.status.text(Figure.SCORE) == "Score: 500"
    assert replay.status.text(Figure.MOVES) == "Moves: 0"
    assert replay.status.text(Figure.TIME) == "Time: 0:00"
    assert first.layout == replay.player.state.moment.layout
    replay.player.go_to_end()
    session = bench.controller.session
    assert replay.status.text(Figure.SCORE) == f"Score: {session.score.points}"
    assert replay.status.text(Figure.MOVES) == f"Moves: {session.moves}"
    assert replay.status.text(Figure.TIME) == "Time: 1:00"


def test_each_action_is_told_in_words(bench: WindowBench) -> None:
    bench.set_up("T1: 5S\nT2: 6S\nT3: 9D 8D")
    bench.move("T1>T2")
    bench.controller.undo()
    bench.controller.redo()
    bench.move("T2x2>T1")
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    told = []
    for place in range(1, 5):
        window.player.go_to(place)
        told.append(window.caption.whole)
    assert told == [
        "5 of spades to column 2.",
        "Undone: 5 of spades to column 1.",
        "Played again: 5 of spades to column 2.",
        "6 of spades and 1 more card to column 1.",
    ]


def test_a_hint_that_was_given_is_told(bench: WindowBench) -> None:
    session = bench.controller.session.hint(3.0)
    bench.window.watcher.watch(WatchWish(session))
    window = bench.window.watcher.replay
    assert window is not None
    window.player.go_to(1)
    assert window.caption.whole == "A hint was given."
    window.player.go_to(0)
    assert window.caption.whole == "The beginning."


def test_a_won_game_ends_with_the_words_that_say_so(bench: WindowBench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS")
    bench.move("T2>T1")
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    window.player.go_to_end()
    assert window.caption.whole.endswith("The game is won.")


# By itself -------------------------------------------------------------------------


def test_space_plays_to_the_end_and_space_again_begins_anew(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player._timer.setInterval(0)
    bench.press("Space", replay.transport.slider)
    assert replay.player.playing
    assert button(replay, "play").accessibleName() == "Stop"
    bench.bot.waitUntil(lambda: not replay.player.playing)
    assert index(replay) == 40
    assert button(replay, "play").accessibleName() == "Play"
    replay.player._timer.setInterval(60_000)
    bench.press("Space", replay.transport.slider)
    assert (index(replay), replay.player.playing) == (0, True)
    bench.press("Space", replay.transport.slider)
    assert not replay.player.playing


@pytest.mark.parametrize("keys", ["Right", "Left", "Home", "End"])
def test_a_key_that_walks_ends_the_playing(
    bench: WindowBench, replay: ReplayWindow, keys: str
) -> None:
    replay.player.go_to(10)
    replay.player.play()
    bench.press(keys, replay)
    assert not replay.player.playing


def test_the_speed_is_chosen_and_holds(replay: ReplayWindow) -> None:
    pauses = []
    for number in range(len(Speed)):
        replay.transport.speed.setCurrentIndex(number)
        pauses.append(replay.player._timer.interval())
    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) == len(Speed)


def test_a_hidden_window_plays_nothing(replay: ReplayWindow) -> None:
    replay.player.play()
    replay.hide()
    assert not replay.player.playing


# The clean line --------------------------------------------------------------------


def test_the_moves_that_count_can_be_watched_alone(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    box = replay.findChild(QComboBox, "replay_line")
    assert box is not None
    replay.player.go_to_end()
    box.setCurrentIndex(list(Line).index(Line.CLEAN))
    session = bench.controller.session
    assert replay.player.state.count == session.history.cursor < 40
    assert index(replay) == session.history.cursor
    assert layouts_agree(replay)
    assert replay.player.state.moment.layout == session.layout
    box.setCurrentIndex(list(Line).index(Line.WHOLE))
    assert replay.player.state.count == 40
    assert layouts_agree(replay)


# No input --------------------------------------------------------------------------


def test_the_table_takes_no_card_by_mouse_or_key(bench: WindowBench, replay: ReplayWindow) -> None:
    wishes: list[object] = []
    table = replay.table
    for signal in (table.move_requested, table.lift_requested, table.best_requested):
        signal.connect(wishes.append)
    table.deal_requested.connect(lambda: wishes.append("deal"))
    before = bench.controller.session
    view = table.viewport()
    for x in range(10, view.width(), 37):
        at = QPoint(x, view.height() // 4)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseMove(view, at + QPoint(60, 60))
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at + QPoint(60, 60))
        QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=at)
    for keys in ("D", "B", "Return", "Up", "Down"):
        bench.press(keys, table)
    assert wishes == []
    assert bench.controller.session is before
    assert index(replay) == 0
    assert table.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_keys_of_the_game_do_nothing_to_it_from_the_replay(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    before = bench.controller.session
    for keys in ("D", "Ctrl+Z", "Ctrl+R", "P"):
        bench.press(keys, replay)
    assert bench.controller.session is before
    assert not bench.controller.paused


# Pause -----------------------------------------------------------------------------


def test_a_pause_hides_the_cards_of_the_running_game_here_too(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player.play()
    bench.controller.set_paused(True)
    assert hidden(replay)
    assert not replay.player.playing
    assert "paused" in replay.caption.whole
    for keys in ("Right", "End", "Space", "Ctrl+C", "Ctrl+Return"):
        bench.press(keys, replay)
    assert index(replay) == 0
    assert bench.controller.paused
    bench.controller.set_paused(False)
    assert not hidden(replay)
    bench.press("Right", replay)
    assert index(replay) == 1


def test_a_paused_game_cannot_be_watched(bench: WindowBench) -> None:
    play(bench, 5)
    bench.press("P")
    assert not bench.window.commands[Command.WATCH].isEnabled()
    bench.window.watcher.watch_running()
    assert bench.window.watcher.replay is None


def test_a_copy_of_the_paused_game_stays_hidden_too(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    copy = bench.controller.session
    replay.close()
    bench.controller.set_paused(True)
    bench.window.watcher.watch(WatchWish(copy, "a copy from the kept games"))
    assert hidden(replay)
    bench.deal_medium()
    assert not hidden(replay)
    bench.controller.set_paused(True)
    assert not hidden(replay)


def test_another_game_is_watched_while_the_running_one_is_paused(bench: WindowBench) -> None:
    other = parse_record("SP1-S4C-AAAAAAB D", VARIANTS, SCHEMES["standard"]).session
    bench.press("P")
    bench.window.watcher.watch(WatchWish(other))
    window = bench.window.watcher.replay
    assert window is not None
    assert not window.table.table_scene.hidden
    window.close()
    assert bench.controller.paused
