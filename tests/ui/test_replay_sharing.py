"""What comes of a game that is watched: played on, copied, saved, opened; and how it looks."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolButton

from spider_qt.engine.record import format_record, moves_of, parse_record
from spider_qt.storage.journal import read_journal
from spider_qt.ui.actions import Command
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.messages import SettingChanged, WatchWish
from spider_qt.ui.replay.timeline import Line
from spider_qt.ui.replay.window import ReplayWindow

from .conftest import SCHEMES, VARIANTS, WindowBench
from .replays import action, button, file_dialog, index, watched
from .test_fit import cut


@pytest.fixture
def replay(bench: WindowBench) -> ReplayWindow:
    """The replay of the running game after forty actions, at its beginning."""
    return watched(bench)


# Playing on ------------------------------------------------------------------------


def test_playing_on_begins_at_the_moment_that_is_shown_after_asking(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player.go_to(17)
    shown = replay.player.state.moment
    before = bench.controller.session
    bench.press("Ctrl+Return", replay)
    assert bench.controller.session is before
    bench.dialogs()[0].accept()
    session = bench.controller.session
    assert session.layout == shown.layout
    assert len(session.journal) == 17
    assert session.score.points == shown.points
    assert bench.controller.clock.seconds == shown.seconds
    bench.controller.request_deal()
    assert len(bench.controller.session.journal) == 18


def test_going_back_does_not_forget_that_hidden_cards_were_looked_at(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    bench.controller.note_hint(opened=True)
    replay.player.go_to(17)
    action(replay, "play_on").trigger()
    bench.dialog("question").accept()
    session = bench.controller.session
    assert session.opened_help
    assert len(session.journal) == 18


def test_declining_keeps_the_game_as_it_is(bench: WindowBench, replay: ReplayWindow) -> None:
    before = bench.controller.session
    action(replay, "play_on").trigger()
    bench.press("Esc", bench.dialog("question"))
    assert bench.dialogs() == []
    assert bench.controller.session is before


def test_going_back_to_an_earlier_moment_is_the_same_game_and_counts_nothing(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    game_id = bench.controller.session.id
    replay.player.go_to(17)
    action(replay, "play_on").trigger()
    bench.dialog("question").accept()
    assert bench.controller.session.id == game_id != ""
    assert bench.recorder.store.summary().played == 0
    assert bench.keeper.library.slots() == ()


def test_a_won_game_that_is_played_on_from_its_replay_and_won_again_counts_once(
    bench: WindowBench,
) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S\nT2: 2S\nT3: AS")
    bench.move("T2>T1")
    bench.move("T3>T1")
    assert bench.recorder.store.summary().won == 1
    bench.do(Command.WATCH)
    window = bench.window.watcher.replay
    assert window is not None
    window.player.go_to(1)
    action(window, "play_on").trigger()
    assert bench.dialogs() == []
    assert bench.controller.session.moves == 1
    bench.move("T3>T1")
    summary = bench.recorder.store.summary()
    assert (summary.played, summary.won) == (1, 1)


def test_a_game_that_is_won_is_not_played_on_from_its_end_and_so_counts_for_nobody_else(
    bench: WindowBench,
) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\ndone: S H D C H D C")
    bench.move("T2>T1")
    of_a_friend = replace(bench.controller.session, id="f" * 32)
    bench.deal_medium()
    before = bench.controller.session
    bench.window.watcher.watch(WatchWish(of_a_friend))
    window = bench.window.watcher.replay
    assert window is not None
    window.player.go_to_end()
    action(window, "play_on").trigger()
    assert bench.controller.session is before
    assert "won here" in window.caption.whole
    window.player.step(-1)
    assert "won here" not in window.caption.whole
    action(window, "play_on").trigger()
    assert bench.controller.session.id == of_a_friend.id


def test_playing_on_in_another_game_asks_what_becomes_of_the_one_on_the_table(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    other = parse_record("SP1-S4C-AAAAAAB D undo D", VARIANTS, SCHEMES["standard"]).session
    bench.window.watcher.watch(WatchWish(other, started="2026-02-28"))
    replay.player.go_to(1)
    action(replay, "play_on").trigger()
    bench.dialog("leaving").accept()
    session = bench.controller.session
    assert session.number == other.number
    assert len(session.journal) == 1
    assert len(session.id) == 32
    assert len(bench.keeper.library.slots()) == 1
    assert read_journal(bench.journal, VARIANTS, SCHEMES).started == "2026-02-28"


# Sharing ---------------------------------------------------------------------------


def test_a_copied_game_is_watched_again_when_it_is_pasted(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    session = bench.controller.session
    bench.press("Ctrl+C", replay)
    text = QGuiApplication.clipboard().text()
    assert text == format_record(session)
    assert replay.caption.whole == "The game was copied as text."
    bench.window.watcher.watch(WatchWish(session.restarted()))
    assert replay.player.state.count == 0
    bench.press("Ctrl+V", replay)
    replay.player.go_to_end()
    assert moves_of(replay.player.session) == moves_of(session)
    assert replay.player.state.moment.layout == session.layout


def test_the_clean_line_is_copied_while_it_is_shown(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player.follow(Line.CLEAN)
    bench.press("Ctrl+C", replay)
    text = QGuiApplication.clipboard().text()
    assert "undo" not in text
    record = parse_record(text, VARIANTS, SCHEMES["standard"])
    assert record.session.layout == bench.controller.session.layout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "neither a game code nor a position"),
        ("SP1-S2C-AAAAAAD D T1>Q9", "“T1>Q9” is no move"),
        ('{"other": 7}', "no saved game"),
    ],
)
def test_a_text_that_is_no_game_is_named_and_nothing_changes(
    bench: WindowBench, replay: ReplayWindow, text: str, said: str
) -> None:
    QGuiApplication.clipboard().setText(text)
    replay.player.go_to(3)
    bench.press("Ctrl+V", replay)
    assert said in replay.caption.whole
    assert (index(replay), replay.player.state.count) == (3, 40)
    bench.press("Right", replay)
    assert said not in replay.caption.whole


def test_a_text_with_a_refused_move_is_shown_up_to_there(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    QGuiApplication.clipboard().setText("SP1-S2C-AAAAAAD D undo redo redo D")
    bench.press("Ctrl+V", replay)
    assert replay.player.state.count == 3
    assert "move 4, “redo”, which is refused: There is nothing to redo." in replay.caption.whole


@pytest.mark.parametrize("name", ["kept", "kept.jsonl"])
def test_a_game_is_saved_as_a_file_that_holds_everything(
    bench: WindowBench, replay: ReplayWindow, tmp_path: Path, name: str
) -> None:
    bench.press("Ctrl+S", replay)
    dialog = file_dialog(replay)
    assert dialog.selectedFiles()[0].endswith("SP1-S2C-AAAAAAD.jsonl")
    dialog.fileSelected.emit(str(tmp_path / name))
    dialog.close()
    path = tmp_path / "kept.jsonl"
    assert replay.caption.whole == f"Saved: {path}"
    loaded = read_journal(path, VARIANTS, SCHEMES)
    assert loaded.session == bench.controller.session


def test_a_saved_file_and_a_text_file_are_opened(
    bench: WindowBench, replay: ReplayWindow, tmp_path: Path
) -> None:
    session = bench.controller.session
    for name in ("game.jsonl", "moves.txt"):
        action(replay, "save").trigger()
        dialog = file_dialog(replay)
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        bench.window.watcher.watch(WatchWish(session.restarted()))
        bench.press("Ctrl+O", replay)
        dialog = file_dialog(replay)
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        assert replay.windowTitle() == f"Replay: {name.partition('.')[0]}"
        replay.player.go_to_end()
        assert replay.player.state.moment.layout == session.layout
    assert (tmp_path / "moves.txt").read_text(encoding="utf-8") == format_record(session)


def test_a_damaged_file_is_shown_up_to_the_damage(
    bench: WindowBench, replay: ReplayWindow, tmp_path: Path
) -> None:
    lines = bench.journal.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"s":', b'"s":9')
    path = tmp_path / "broken.jsonl"
    path.write_bytes(b"".join(lines))
    replay.exchange._read(str(path))
    assert replay.player.state.count == 19
    assert "Line 21 of the saved game is damaged." in replay.caption.whole


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "cannot be read"), (b"\xff\xfe\x00", "no game"), (b"D D", "neither a game code")],
)
def test_a_file_that_is_no_game_is_named_and_nothing_changes(
    replay: ReplayWindow, tmp_path: Path, content: bytes | None, said: str
) -> None:
    path = tmp_path / "odd.txt"
    if content is not None:
        path.write_bytes(content)
    replay.exchange._read(str(path))
    assert said in replay.caption.whole
    assert replay.player.state.count == 40


def test_a_file_of_another_kind_and_size_is_not_even_read(
    replay: ReplayWindow, tmp_path: Path
) -> None:
    path = tmp_path / "film.txt"
    with path.open("wb") as file:
        file.truncate((32 << 20) + 1)
    replay.exchange._read(str(path))
    assert "too large" in replay.caption.whole


def test_a_place_that_cannot_be_written_is_told(replay: ReplayWindow, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    replay.exchange._write(replay.player.session, "", str(blocked / "game.jsonl"))
    assert "cannot be written" in replay.caption.whole


# Looks and words -------------------------------------------------------------------


def test_settings_reach_the_replay_at_once(bench: WindowBench, replay: ReplayWindow) -> None:
    bench.window._preferences.change(SettingChanged("animation", "slow"))
    assert replay.table.options == bench.window.table.options


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_at_800_by_600_no_text_is_cut(bench: WindowBench, replay: ReplayWindow, code: str) -> None:
    bench.languages.use(code)
    replay.resize(800, 600)
    replay.player.go_to(12)
    for _ in range(3):  # rows inside of rows
        QApplication.processEvents()
    assert (replay.width(), replay.height()) == (800, 600)
    assert cut(replay.transport) == []
    assert cut(replay) == []
    assert replay.table.height() >= 300


def test_everything_that_takes_keys_has_a_name(replay: ReplayWindow) -> None:
    for tool in replay.findChildren(QToolButton):
        assert tool.accessibleName() or tool.text(), tool
        assert tool.toolTip()
    buddies = [replay.transport.speed, replay.transport.line]
    for box in buddies:
        interface = QAccessible.queryAccessibleInterface(box)
        assert interface.relations(QAccessible.RelationFlag.Label)
    assert replay.transport.slider.accessibleName() == "Actions"


def test_a_button_that_goes_out_hands_the_keys_to_the_slider(
    bench: WindowBench, replay: ReplayWindow
) -> None:
    replay.player.go_to(39)
    button(replay, "forward").setFocus()
    button(replay, "forward").click()
    assert replay.transport.slider.hasFocus()
    bench.press("Left", replay.transport.slider)
    assert index(replay) == 39


@pytest.mark.parametrize("keys", ["Return", "Space"])
def test_a_button_with_the_focus_is_pressed_by_keys(
    bench: WindowBench, replay: ReplayWindow, keys: str
) -> None:
    replay.player.go_to(5)
    button(replay, "back").setFocus()
    bench.press(keys, button(replay, "back"))
    assert index(replay) == 4


def test_nothing_of_replay_and_statistics_is_loaded_before_they_open() -> None:
    code = (
        "import sys, spider_qt.app.gui\n"
        "late = ('ui.replay', 'storage.statistics', 'ui.dialogs.statistics', 'ui.plot')\n"
        "print([m for m in sys.modules if m == 'sqlite3' or any(word in m for word in late)])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_in_a_large_font_its_controls_are_on_the_screen(
    bench: WindowBench, qapp: QApplication
) -> None:
    before = qapp.font()
    large = qapp.font()
    large.setPointSizeF(before.pointSizeF() * 1.5)
    qapp.setFont(large)
    try:
        replay = watched(bench)
        room = replay.screen().availableSize()
        assert replay.fontMetrics().averageCharWidth() * 120 > room.width()
        assert replay.width() <= room.width()
        assert replay.height() <= room.height()
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("code", ["de", "tr"])
def test_on_the_smallest_screen_nothing_of_it_lies_over_another_part(
    bench: WindowBench, replay: ReplayWindow, code: str
) -> None:
    bench.languages.use(code)
    replay.resize(525, 360)  # 800 by 600 at one and a half times the size
    for _ in range(3):  # rows inside of rows
        QApplication.processEvents()
    assert (replay.width(), replay.height()) == (525, 360)
    assert cut(replay) == []
    below = replay.caption.mapTo(replay, replay.caption.rect().topLeft()).y()
    assert replay.table.geometry().bottom() < below
    assert replay.status.geometry().bottom() <= replay.height()
