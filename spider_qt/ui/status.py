"""The figures beside the table: always there, and only ever a picture of the state."""

from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.messages import ScoreChanged


class Figure(StrEnum):
    """What is told about the game."""

    SCORE = "score"
    MOVES = "moves"
    TIME = "time"
    DEALS = "deals"
    RUNS = "runs"
    CODE = "code"


_CAPTIONS: Final = {
    Figure.SCORE: QT_TRANSLATE_NOOP("Status", "Score"),
    Figure.MOVES: QT_TRANSLATE_NOOP("Status", "Moves"),
    Figure.TIME: QT_TRANSLATE_NOOP("Status", "Time"),
    Figure.DEALS: QT_TRANSLATE_NOOP("Status", "Deals left"),
    Figure.RUNS: QT_TRANSLATE_NOOP("Status", "Runs"),
    Figure.CODE: QT_TRANSLATE_NOOP("Status", "Code"),
}

_WIDEST: Final = {
    Figure.SCORE: "0000",
    Figure.MOVES: "000",
    Figure.TIME: "00:00",
    Figure.DEALS: "0",
    Figure.RUNS: "",
    Figure.CODE: "",
}
"""Room that is kept, so that a growing number does not push its neighbours about."""


class Figures(NamedTuple):
    """The state of a game in numbers.

    Args:
        points: the score.
        moves: the move counter.
        deals_left: rows that the stock still holds.
        runs_done: runs that have left the table.
        runs_total: runs to be finished to win.
        code: the game code, or None of a position that was set up.
        left_cards: whether ``deals_left`` are cards, of a stock that is not dealt in rows.
        done_cards: whether ``runs_done`` are cards, on foundations built card by card.
        has_stock: whether the game has a stock; without one nothing is said of deals.
    """

    points: int
    moves: int
    deals_left: int
    runs_done: int
    runs_total: int
    code: str | None
    left_cards: bool = False
    done_cards: bool = False
    has_stock: bool = True


def figures_of(fact: ScoreChanged, code: str | None) -> Figures:
    """Return what the panel shows.

    Args:
        fact: the state of the game.
        code: its code, or None of a position that was set up.
    """
    return Figures(
        fact.points,
        fact.moves,
        fact.deals_left,
        fact.runs_done,
        fact.runs_total,
        code,
        fact.left_cards,
        fact.done_cards,
        fact.has_stock,
    )


class StatusPanel(QWidget):
    """A row of captions and values; it wraps where the window is narrow."""

    score_pressed = Signal()
    """The player wants to know how the score came about; see ``offer_score``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        self._seconds = 0.0
        self._known: tuple[Sentence, Sentence | None] | None = None
        self._items: dict[Figure, _Item | _ScoreItem] = {}
        self._score = _ScoreItem(self)
        self._score.clicked.connect(self.score_pressed)
        flow = FlowLayout(self, gap=4)
        flow.setContentsMargins(8, 3, 8, 3)
        for figure in Figure:
            item = self._score if figure is Figure.SCORE else _Item(self)
            item.setObjectName(f"status_{figure.value}")
            flow.addWidget(item)
            self._items[figure] = item
        self._refresh()

    def offer_score(self) -> None:
        """Let the score be pressed: somebody listens and tells how it came about."""
        self._score.offer()
        self._refresh()

    def show_figures(self, figures: Figures) -> None:
        """Show the state of the game; the time has its own call."""
        self._figures = figures
        self._refresh()

    def describe_code(self, sentence: Sentence, short: Sentence | None = None) -> None:
        """Tell what is known of the deal beside its code.

        Args:
            sentence: the whole of it, for the tool tip and for who cannot see.
            short: a few words that stand before the code; None if nothing is proven.
        """
        self._known = (sentence, short)
        self._refresh()

    def show_seconds(self, seconds: float) -> None:
        """Show the playing time, in seconds."""
        self._seconds = seconds
        self._show(Figure.TIME, time_text(seconds))

    def show_time(self, shown: bool) -> None:
        """Show or hide the time."""
        self._items[Figure.TIME].setVisible(shown)

    def text(self, figure: Figure) -> str:
        """Return what a figure says, for instance "Score: 500"; "" if it is hidden."""
        item = self._items[figure]
        return "" if item.isHidden() else item.accessibleName()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._refresh()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Hold the height that the rows need; Qt asks windows for no height by width."""
        answer = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(self.heightForWidth(self.width()))
        return answer

    def _refresh(self) -> None:
        self._show(Figure.TIME, time_text(self._seconds))
        figures = self._figures
        self._items[Figure.CODE].setVisible(figures is not None and figures.code is not None)
        if figures is None:
            return
        runs = translate("Status", "{done} of {total}")
        runs = runs.replace("{done}", str(figures.runs_done))
        self._show(Figure.SCORE, str(figures.points))
        self._show(Figure.MOVES, str(figures.moves))
        self._items[Figure.RUNS].setVisible(figures.runs_total > 0)
        self._items[Figure.DEALS].setVisible(figures.has_stock)
        deals = translate("Status", "Stock") if figures.left_cards else None
        done = translate("Status", "Cards home") if figures.done_cards else None
        self._show(Figure.DEALS, str(figures.deals_left), deals)
        self._show(Figure.RUNS, runs.replace("{total}", str(figures.runs_total)), done)
        self._show_code(figures.code or "")

    def _show_code(self, code: str) -> None:
        caption: str | None = None
        if self._known is not None:
            sentence, short = self._known
            if short is not None:
                caption = translate("Status", "Code ({known})").replace("{known}", shown(short))
            item, told = self._items[Figure.CODE], shown(sentence)
            if item.toolTip() != told:
                item.setToolTip(told)
                item.setAccessibleDescription(told)
        self._show(Figure.CODE, code, caption)

    def _show(self, figure: Figure, value: str, caption: str | None = None) -> None:
        caption = translate("Status", _CAPTIONS[figure]) if caption is None else caption
        self._items[figure].show_texts(caption, value, _WIDEST[figure])


class _Item(QWidget):
    """A caption and a value in bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._caption = QLabel(self)
        self._value = QLabel(self)
        self._value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._value.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 1, 10, 1)
        row.setSpacing(5)
        row.addWidget(self._caption)
        row.addWidget(self._value)

    def show_texts(self, caption: str, value: str, widest: str) -> None:
        """Show both, keeping room for the widest usual value."""
        name = f"{caption}: {value}"
        font = self.font()
        font.setBold(True)
        if self._value.font() != font:
            self._value.setFont(font)
        self._value.setMinimumWidth(self._value.fontMetrics().horizontalAdvance(widest))
        if name != self.accessibleName():
            self._caption.setText(caption)
            self._value.setText(value)
            self.setAccessibleName(name)
            self._value.setAccessibleName(name)


class _ScoreItem(QAbstractButton):
    """The score, which may tell more when it is pressed; a key of the window does the same.

    It takes no focus, so that a press leaves the keys to the table.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered = False
        self._inner = _Item(self)
        self._inner.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._inner)

    def offer(self) -> None:
        """Show from now on that it can be pressed."""
        self._offered = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_texts(self, caption: str, value: str, widest: str) -> None:
        """Show both, and say what a press does."""
        self._inner.show_texts(caption, value, widest)
        self.setAccessibleName(self._inner.accessibleName())
        if self._offered:
            told = translate("Status", "Press to see line by line how the score came about")
            self.setAccessibleDescription(told)
            self.setToolTip(told)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame the figure while the pointer is on it."""
        if self._offered and self.underMouse():
            painter = QPainter(self)
            painter.setPen(self.palette().mid().color())
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 3, 3)


def time_text(seconds: float) -> str:
    """Return a playing time as minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
