"""After a game: where it was lost, against what the engine and the solver say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTableWidget

from spider_qt.engine.game import Outcome
from spider_qt.engine.session import Session
from spider_qt.solver.questions import Failed
from spider_qt.solver.search import Verdict
from spider_qt.ui.dialogs.analysis import AnalysisDialog
from spider_qt.ui.messages import PlayOnWish, WatchWish
from spider_qt.ui.replay.timeline import Line
from spider_qt.ui.solving.analysis import SECONDS, Analysis
from tests.ui.conftest import WindowBench
from tests.ui.solving.oracle import HARMLESS, SPOIL, SPOILABLE, TWO_LEFT, TWO_MOVES, Oracle
from tests.ui.solving.test_knowledge import play, table


def begun(at: Session) -> tuple[Analysis, Oracle]:
    oracle = Oracle()
    analysis = Analysis(at, lambda: oracle)  # type: ignore[arg-type,return-value]  # as the desk
    analysis.begin()
    return analysis, oracle


def states(analysis: Analysis) -> list[Verdict]:
    return [analysis.state(place) for place in range(len(analysis))]


def opened(bench: WindowBench, at: Session) -> tuple[AnalysisDialog, Oracle]:
    oracle = Oracle(bench.window)
    analysis = Analysis(at, lambda: oracle)  # type: ignore[arg-type,return-value]  # as the desk
    dialog = AnalysisDialog(analysis, "2026-11-30", bench.window)
    dialog.open()
    return dialog, oracle


def button(dialog: AnalysisDialog, text: str) -> QPushButton:
    found = [b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text]
    assert len(found) == 1, [b.text() for b in dialog.findChildren(QPushButton)]
    return found[0]


def rows(dialog: AnalysisDialog) -> list[tuple[str, ...]]:
    (listed,) = dialog.findChildren(QTableWidget)
    found = []
    for row in range(listed.rowCount()):
        items = [listed.item(row, column) for column in range(3)]
        found.append(tuple(item.text() for item in items if item is not None))
    return found


def said(dialog: AnalysisDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_move_that_lost_the_game_is_found_by_proof() -> None:
    at = play(table(SPOILABLE), SPOIL, HARMLESS)
    assert at.outcome is Outcome.STUCK
    analysis, oracle = begun(at)
    asked = 0
    while oracle.asked:
        oracle.tell_truth()
        asked += 1
    assert asked == 2  # the end is stuck, which needs no question
    assert (analysis.last, analysis.lost) == (0, 1)
    assert states(analysis) == [Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNWINNABLE]
    assert not analysis.has_unknown


def test_a_game_that_is_won_is_asked_for_one_line_to_compare() -> None:
    at = play(table(TWO_LEFT), "T3x1>T2", "T2x2>T1")
    assert at.outcome is Outcome.WON
    analysis, oracle = begun(at)
    assert analysis.open == 1
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    assert not oracle.asked
    assert set(states(analysis)) == {Verdict.WINNABLE}
    assert len(analysis.line(0) or ()) == 2


def test_where_no_line_from_the_beginning_is_found_the_players_own_one_counts() -> None:
    at = play(table(TWO_LEFT), "T3x1>T2", "T2x2>T1")
    analysis, oracle = begun(at)
    oracle.tell(Verdict.UNKNOWN)
    assert [move.text for move in analysis.line(0) or ()] == ["T3x1>T2", "T2x2>T1"]
    assert not oracle.asked


def test_the_way_to_watch_is_the_line_replayed_and_counts_as_helped() -> None:
    analysis, oracle = begun(play(table(TWO_LEFT), "T3x1>T2"))
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    solution = analysis.solution()
    assert solution is not None
    assert (solution.outcome, solution.opened_help, solution.id) == (Outcome.WON, True, "")


def test_unknown_can_be_looked_at_longer_and_a_failure_is_told() -> None:
    analysis, oracle = begun(play(table(TWO_LEFT), "T3x1>T2"))
    oracle.tell(Verdict.UNKNOWN)
    oracle.reply(Failed("no process"))
    assert not oracle.asked
    assert analysis.trouble == "no process"
    assert (analysis.last, analysis.lost, analysis.has_unknown) == (None, None, True)
    analysis.look_longer()
    ((_, question),) = oracle.asked.items()
    assert question.seconds == 2 * SECONDS
    assert analysis.trouble == ""


def test_it_can_be_stopped_and_gone_on_with() -> None:
    analysis, oracle = begun(play(table(TWO_LEFT), "T3x1>T2"))
    analysis.stop()
    assert oracle.cancelled == [1]
    assert analysis.open
    analysis.begin()
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    oracle.tell(Verdict.WINNABLE, "T2x2>T1")
    assert (analysis.last, analysis.open) == (1, 0)


def test_the_dialog_says_which_move_lost_the_game_and_compares_the_lengths(
    bench: WindowBench,
) -> None:
    dialog, oracle = opened(bench, play(table(SPOILABLE), SPOIL, HARMLESS))
    assert button(dialog, "Stop").isEnabled()
    assert not button(dialog, "Play on from there").isEnabled()
    while oracle.asked:
        oracle.tell_truth()
    line = dialog.analysis.line(0)
    assert line is not None
    words = said(dialog)
    assert "Move 41 lost the game: ace of hearts to column 1." in words
    assert "You have played 2 moves." in words
    assert f"The solver's way from the beginning has {len(line)} moves." in words
    assert "You went on" not in words  # from the beginning, which was said
    assert "Done." in words
    assert rows(dialog) == [
        ("40", "the beginning", "can be won"),
        ("41", "ace of hearts to column 1", "cannot be won"),
        ("42", "9 of spades to column 7", "cannot be won"),
    ]


def test_a_screen_reader_hears_each_row_as_one_sentence(bench: WindowBench) -> None:
    dialog, oracle = opened(bench, play(table(TWO_LEFT), "T3x1>T2"))
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    oracle.tell(Verdict.UNKNOWN)
    (listed,) = dialog.findChildren(QTableWidget)
    assert listed.accessibleName() == "Moves of the game"
    heard = [
        item.data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(2)
        if (item := listed.item(row, 0)) is not None
    ]
    assert heard == ["40, the beginning, can be won", "41, ace of spades to column 2, unknown"]
    assert listed.currentRow() == 0  # where it could last be won


def test_unknown_is_never_called_lost(bench: WindowBench) -> None:
    """Case G5."""
    dialog, oracle = opened(bench, play(table(TWO_LEFT), "T3x1>T2"))
    oracle.tell(Verdict.UNKNOWN)
    oracle.tell(Verdict.UNKNOWN)
    words = said(dialog)
    assert "That proves nothing." in words
    assert "cannot" not in words
    assert "lost" not in words
    assert button(dialog, "Look longer").isEnabled()


def test_the_player_goes_on_where_it_could_last_be_won_and_that_is_help(
    bench: WindowBench,
) -> None:
    dialog, oracle = opened(bench, play(table(SPOILABLE), HARMLESS, SPOIL))
    oracle.tell_truth()
    heard: list[PlayOnWish] = []
    dialog.play_on_requested.connect(heard.append)
    while oracle.asked:
        oracle.tell_truth()
    last = dialog.analysis.last
    assert last is not None
    QTest.mouseClick(button(dialog, "Play on from there"), Qt.MouseButton.LeftButton)
    (wish,) = heard
    assert wish.session.moves == 40 + last
    assert wish.session.opened_help
    assert wish.started == "2026-11-30"
    assert not dialog.isVisible()


def test_the_solvers_way_is_handed_over_to_be_watched(bench: WindowBench) -> None:
    dialog, oracle = opened(bench, play(table(TWO_LEFT), "T3x1>T2"))
    heard: list[WatchWish] = []
    dialog.watch_requested.connect(heard.append)
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    QTest.mouseClick(button(dialog, "Show the solver's way"), Qt.MouseButton.LeftButton)
    assert [wish.session.outcome for wish in heard] == [Outcome.WON]
    assert oracle.cancelled == [2]  # the dialog is closed: nobody waits for the rest


def test_a_move_of_the_list_is_shown_in_a_replay(bench: WindowBench) -> None:
    at = play(table(TWO_LEFT), "T3x1>T2", "undo", "T3x1>T2", "T2x2>T1", "undo")
    dialog, oracle = opened(bench, at)
    oracle.tell(Verdict.WINNABLE, *TWO_MOVES)
    dialog.watch_requested.connect(bench.window.watcher.watch)
    (listed,) = dialog.findChildren(QTableWidget)
    listed.setCurrentCell(1, 0)
    QTest.mouseClick(button(dialog, "Show this moment"), Qt.MouseButton.LeftButton)
    replay = bench.window.watcher.replay
    assert replay is not None
    shown = replay.player.state
    assert (shown.line, shown.index, shown.count) == (Line.CLEAN, 1, 1)
    assert shown.moment.layout == at.layout
    assert replay.table.picture is not None
    assert replay.table.picture.layout == at.layout


@pytest.mark.parametrize("language", ["de", "nb", "nl", "tr"])
def test_every_language_fits_on_a_small_screen(bench: WindowBench, language: str) -> None:
    bench.languages.use(language)
    dialog, oracle = opened(bench, play(table(SPOILABLE), SPOIL, HARMLESS))
    while oracle.asked:
        oracle.tell_truth()
    QApplication.processEvents()  # the layout follows the texts
    assert dialog.width() <= 800 - 8
    assert dialog.height() <= 600 - 40
    for shown in dialog.findChildren(QPushButton):
        assert shown.width() >= shown.sizeHint().width()
    dialog.close()
