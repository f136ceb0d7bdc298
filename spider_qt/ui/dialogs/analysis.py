"""After a game: could it have been won, where was it lost, and what way was there?"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from spider_qt.engine.game import Outcome
from spider_qt.engine.session import Session
from spider_qt.solver.search import Verdict
from spider_qt.ui.dialogs import analysis_words as words
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.i18n import translate
from spider_qt.ui.icons import pixmap
from spider_qt.ui.messages import PlayOnWish, WatchWish
from spider_qt.ui.replay.timeline import Film, Line
from spider_qt.ui.solving.analysis import Analysis

_PICTOGRAMS: Final = {
    Verdict.WINNABLE: "winnable",
    Verdict.UNKNOWN: "unknown",
    Verdict.UNWINNABLE: "lost",
}


class AnalysisDialog(Dialog):
    """Shows the positions of a game and what is known of each, while it is found out.

    Args:
        analysis: looks; it begins when the dialog is shown and stops when it closes.
        started: the local ISO date on which the game began, "" if that is not known.
        parent: the window it belongs to.
    """

    play_on_requested = Signal(object)
    """PlayOnWish: the player wants to go on where it could last be won."""
    watch_requested = Signal(object)
    """WatchWish: the player wants to see the solver's way, or a moment of the game."""

    def __init__(
        self, analysis: Analysis, started: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("analysis")
        self.analysis = analysis
        analysis.setParent(self)
        self._started = started
        self._headline, self._figures = note(self, 70), note(self, 70)
        font = self.font()
        font.setBold(True)
        self._headline.setFont(font)
        self._doing = note(self, 70)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._stop = QPushButton(self)
        self._stop.setAutoDefault(False)
        self._stop.clicked.connect(self._stop_or_look)
        self._table = _Positions(analysis, self)
        row = QHBoxLayout()
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        self.body.addWidget(self._headline)
        self.body.addWidget(self._figures)
        self.body.addWidget(self._doing)
        self.body.addLayout(row)
        self.body.addWidget(self._table, 1)
        self._moment = self._button(self._want_moment)
        self._watch = self._button(self._want_watch)
        self._play = self._button(self._want_play)
        self._close = self.add_reject()
        self._close.setDefault(True)
        self._table.itemDoubleClicked.connect(self._want_moment)
        analysis.changed.connect(self._refresh)
        self.retranslate()
        self._table.setFocus()
        analysis.begin()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Analysis", "Could it have been won?"))
        self._bar.setAccessibleName(translate("Analysis", "Progress of the analysis"))
        self._moment.setText(translate("Analysis", "Show this &moment"))
        self._watch.setText(translate("Analysis", "&Show the solver's way"))
        self._play.setText(translate("Analysis", "&Play on from there"))
        self._close.setText(close_text())
        self._table.retranslate()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no more when nobody sees it."""
        self.analysis.stop()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Look no more."""
        self.analysis.stop()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours, too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._table.recolour()

    def _button(self, do: Callable[[], None]) -> QPushButton:
        button = self.box.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(do)
        return button

    def _refresh(self) -> None:
        analysis = self.analysis
        self._headline.setText(words.headline(analysis))
        self._figures.setText(" ".join(words.comparison(analysis)))
        self._doing.setText(words.progress_words(analysis))
        looking = analysis.asked is not None
        self._bar.setRange(0, max(1, analysis.answers + analysis.open))
        self._bar.setValue(analysis.answers if looking else self._bar.maximum())
        if looking:
            self._stop.setText(translate("Analysis", "S&top"))
        elif analysis.open:
            self._stop.setText(translate("Analysis", "&Go on"))
        else:
            self._stop.setText(translate("Analysis", "&Look longer"))
        self._stop.setEnabled(looking or bool(analysis.open) or analysis.has_unknown)
        self._watch.setEnabled(analysis.line(0) is not None)
        self._play.setEnabled(self._can_play_on)
        self._table.refresh()

    @property
    def _can_play_on(self) -> bool:
        """Whether there is a position to go back to from one that cannot be won any more."""
        analysis = self.analysis
        won = analysis.session.outcome is Outcome.WON
        return not won and analysis.last is not None and analysis.last < len(analysis) - 1

    def _stop_or_look(self) -> None:
        if self.analysis.asked is not None:
            self.analysis.stop()
        elif self.analysis.open:
            self.analysis.begin()
        else:
            self.analysis.look_longer()

    def _want_play(self) -> None:
        last = self.analysis.last
        if last is not None:
            session = moment_of(self.analysis.session, last)
            self.accept()
            self.play_on_requested.emit(PlayOnWish(session, self._started))

    def _want_moment(self) -> None:
        place = max(0, self._table.currentRow())
        self.accept()
        session = self.analysis.session
        self.watch_requested.emit(WatchWish(session, "", self._started, place))

    def _want_watch(self) -> None:
        session = self.analysis.solution()
        if session is not None:
            self.accept()
            name = translate("Analysis", "The solver's way")
            self.watch_requested.emit(WatchWish(session, name))


def moment_of(session: Session, place: int) -> Session:
    """Return a game after so many steps, marked as one in which hidden cards were looked at."""
    moment = Film(session)[Line.CLEAN].session(place)
    return moment.hint(moment.seconds, opened=True)


class _Positions(QTableWidget):
    """One row a position: the move, what it did, and what is known then.

    Args:
        analysis: what is shown.
        parent: the dialog.
    """

    def __init__(self, analysis: Analysis, parent: QWidget) -> None:
        super().__init__(len(analysis), 3, parent)
        self._analysis = analysis
        self._shown: dict[int, Verdict] = {}
        self._last: int | None = None
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for row in range(len(analysis)):
            for column in range(3):
                item = QTableWidgetItem()
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.setItem(row, column, item)

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setAccessibleName(translate("Analysis", "Moves of the game"))
        self.setHorizontalHeaderLabels(
            [
                translate("Analysis", "Move"),
                translate("Analysis", "What was done"),
                translate("Analysis", "Then"),
            ]
        )
        for row in range(self.rowCount()):
            move, done = self.item(row, 0), self.item(row, 1)
            told = words.done_words(self._analysis, row)
            if move is not None and done is not None:
                move.setText(str(words.move_of(self._analysis, row)))
                done.setText(told)
                done.setToolTip(told)
        self._shown.clear()

    def refresh(self) -> None:
        """Show what is known by now, and go to where it could last be won."""
        icons = {state: self._icon(name) for state, name in _PICTOGRAMS.items()}
        for row in range(self.rowCount()):
            state, item = self._analysis.state(row), self.item(row, 2)
            if item is None or self._shown.get(row) is state:
                continue
            self._shown[row] = state
            text = words.state_words(state)
            item.setText(text)
            item.setIcon(icons[state])
            done, move = self.item(row, 1), self.item(row, 0)
            if done is not None and move is not None:
                told = f"{move.text()}, {done.text()}, {text}"
                move.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        last = self._analysis.last
        if last is not None and last != self._last:
            self._last = last
            self.setCurrentCell(last, 0)
            self.scrollTo(
                self.model().index(last, 0), QAbstractItemView.ScrollHint.PositionAtCenter
            )

    def _icon(self, name: str) -> QIcon:
        """A pictogram in the colours of rows, chosen or not."""
        made, palette = QIcon(), self.palette()
        side, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        roles = {
            QIcon.Mode.Normal: QPalette.ColorRole.Text,
            QIcon.Mode.Selected: QPalette.ColorRole.HighlightedText,
        }
        for mode, role in roles.items():
            made.addPixmap(pixmap(name, QSize(side, side), palette.color(role), ratio), mode)
        return made

    def recolour(self) -> None:
        """Draw the pictograms in the colours of now."""
        self._shown.clear()
        self.refresh()

    def sizeHint(self) -> QSize:
        """Room for some ten rows; the others are scrolled to."""
        metrics = self.fontMetrics()
        return QSize(72 * metrics.averageCharWidth(), 11 * (metrics.height() + 8))
