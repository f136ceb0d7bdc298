"""How the score came about: the scheme, what it rewards, and a table that adds up."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from spider_qt.engine.scoring import ScoreLine, described
from spider_qt.engine.scoring_lines import lines_of
from spider_qt.engine.session import Session
from spider_qt.text.scoring import description_sentence, label_sentence
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.names import scheme_name

_COLUMNS: Final = 4
_WORDS: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBERS: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreDialog(Dialog):
    """Explains the score of a game.

    Args:
        session: the game as it is now.
        parent: the window it belongs to.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self._session = session
        self._lines = lines_of(session)
        self._scheme = note(self, 48)
        self._about = note(self, 48)
        self._table = _Table(len(self._lines) + 1, self)
        self.body.addWidget(self._scheme)
        self.body.addWidget(self._about)
        self.body.addWidget(self._table, 1)
        self._close = self.add_reject()
        self._close.setDefault(True)
        self.retranslate()
        self._table.setFocus()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        scheme = self._session.scheme
        self.setWindowTitle(translate("Score", "Score"))
        named = translate("Score", "Scoring: {name}").replace("{name}", scheme_name(scheme.name))
        self._scheme.setText(named)
        about = described(scheme)
        self._about.setText(shown(description_sentence(about)) if about else "")
        self._about.setVisible(bool(about))
        self._table.setAccessibleName(translate("Score", "How the score came about"))
        self._table.setHorizontalHeaderLabels(
            [
                translate("Score", "For"),
                translate("Score", "Number"),
                translate("Score", "Each"),
                translate("Score", "Points"),
            ]
        )
        for row, line in enumerate(self._lines):
            self._table.show_row(row, shown(label_sentence(line.label)), line)
        total = ScoreLine("", self._session.score.points)
        self._table.show_row(len(self._lines), translate("Score", "Score"), total, bold=True)
        self._table.fit()
        self._close.setText(close_text())


class _Table(QTableWidget):
    """Four columns that fill the width, as high as its rows where the screen has room.

    Args:
        rows: how many rows it has.
        parent: the dialog.
    """

    def __init__(self, rows: int, parent: QWidget) -> None:
        super().__init__(rows, _COLUMNS, parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setWordWrap(False)

    def show_row(self, row: int, label: str, line: ScoreLine, *, bold: bool = False) -> None:
        """Show a line; what it does not count stays empty."""
        numbers = (line.count, line.each, line.points)
        for column, text in enumerate((label, *map(_number, numbers))):
            item = QTableWidgetItem(text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if column:
                item.setTextAlignment(_NUMBERS)
            else:
                item.setToolTip(label)
            font = QFont(self.font())
            font.setBold(bold)
            item.setFont(font)
            if bold:
                item.setBackground(self.palette().brush(QPalette.ColorRole.Button))
                item.setForeground(self.palette().brush(QPalette.ColorRole.ButtonText))
            self.setItem(row, column, item)

    def fit(self) -> None:
        """Give each row the height of a text, and each column of numbers its width."""
        for column in range(_COLUMNS):
            head = self.horizontalHeaderItem(column)
            if head is not None:
                head.setTextAlignment(_NUMBERS if column else _WORDS)
            if column:
                self.horizontalHeader().resizeSection(column, self._widest(column))
        for row in range(self.rowCount()):
            self.setRowHeight(row, self._line)
        self.updateGeometry()

    @property
    def _line(self) -> int:
        """The height of a row of one line, in pixels."""
        return self.fontMetrics().height() + 8

    def sizeHint(self) -> QSize:
        """High enough for all rows and wide enough for each in one line."""
        frame = 2 * self.frameWidth()
        width = sum(map(self._widest, range(_COLUMNS))) + frame
        head = self.horizontalHeader().sizeHint().height()
        return QSize(width, head + self.rowCount() * self._line + frame)

    def _widest(self, column: int) -> int:
        """The width of a column whose texts stand in one line each, in pixels."""
        heads = self.horizontalHeader().sectionSizeHint(column)
        items = [self.item(row, column) for row in range(self.rowCount())]
        texts = (QFontMetrics(one.font()).horizontalAdvance(one.text()) for one in items if one)
        return max(heads, *texts) + 2 * self.fontMetrics().averageCharWidth()

    def minimumSizeHint(self) -> QSize:
        """As wanted, but within the screen: the table scrolls then, and labels are shortened."""
        room, wanted = self.screen().availableSize(), self.sizeHint()
        return QSize(
            min(wanted.width(), room.width() - 60), min(wanted.height(), room.height() // 2)
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()


def _number(number: int | None) -> str:
    """A number with a proper minus, or nothing."""
    if number is None:
        return ""
    return str(number).replace("-", "\N{MINUS SIGN}")
