"""A plot of bars with a line over them, drawn in the palette's colours.

What a bar counts is told by its pattern and the legend, never by colour alone; the
values of one bar are read by pointer or arrow keys, and told to screen readers. Where
bars have no room they are scrolled.
"""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollBar, QWidget

from spider_qt.ui.plot_chart import Chart
from spider_qt.ui.plot_paint import Frame, PlotPainter
from spider_qt.ui.plot_scale import Scale, nice_scale

_LEAST: Final = 10.0
"""The least width of a bar with its gap, in pixels."""
_WIDEST: Final = 64.0
_PAGE: Final = 12


class Plot(QWidget):
    """Shows a chart, its newest bars first where not all have room."""

    chosen = Signal()
    """Another bar is pointed at; ``told`` says its values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart = Chart()
        self._scale = Scale(1, 1)
        self._at: int | None = None
        self._bar = QScrollBar(Qt.Orientation.Horizontal, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar.valueChanged.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * 8)

    @property
    def chart(self) -> Chart:
        """What is drawn."""
        return self._chart

    @property
    def at(self) -> int | None:
        """The bar that is pointed at, or None."""
        return self._at

    @property
    def told(self) -> str:
        """The values of the bar that is pointed at, or ""."""
        return "" if self._at is None else self._chart.told[self._at]

    @property
    def visible_bars(self) -> range:
        """The bars that have room now."""
        first = self._bar.value()
        return range(first, min(first + self._room(), len(self._chart.labels)))

    def show_chart(self, chart: Chart) -> None:
        """Show another chart, at its last bars."""
        self._chart = chart
        totals = [sum(parts) for parts in zip(*(s.values for s in chart.series), strict=True)]
        self._scale = nice_scale(max(totals, default=0))
        self._point(None)
        self._scroll()
        self._bar.setValue(self._bar.maximum())
        self.update()

    def sizeHint(self) -> QSize:
        """Room for some bars and the axes."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 70, metrics.lineSpacing() * 12)

    def box_of(self, index: int) -> QRectF:
        """Return where a visible bar's column is, from top to bottom of the plot."""
        return self._frame().box_of(index)

    # Qt's events ------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw axes, bars, line and legend."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._chart.labels:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._chart.empty)
            return
        drawn = PlotPainter(painter, self._chart, self._scale, self._frame(), self.palette())
        drawn.draw()
        if self._at is not None and self._at in self.visible_bars:
            drawn.mark(self._at, firm=self.hasFocus())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show more bars or fewer; the last one shown stays."""
        super().resizeEvent(event)
        last = self.visible_bars.stop
        height = self._bar.sizeHint().height()
        self._bar.setGeometry(0, self.height() - height, self.width(), height)
        self._scroll()
        if last >= len(self._chart.labels):
            self._bar.setValue(self._bar.maximum())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._scroll()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the bar under the pointer."""
        at = event.position()
        hit = (i for i in self.visible_bars if self.box_of(i).contains(QPointF(at.x(), at.y())))
        self._point(next(hit, None))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing, unless keys do."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at a bar for the keys."""
        super().focusInEvent(event)
        if self._at is None and self._chart.labels:
            self._go_to(self.visible_bars.stop - 1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        super().focusOutEvent(event)
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the bars."""
        ahead = -1 if self.isRightToLeft() else 1
        count, at = len(self._chart.labels), self._at or 0
        goals = {
            Qt.Key.Key_Left: at - ahead,
            Qt.Key.Key_Right: at + ahead,
            Qt.Key.Key_PageUp: at - _PAGE,
            Qt.Key.Key_PageDown: at + _PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or not count:
            super().keyPressEvent(event)
            return
        self._go_to(min(max(goal, 0), count - 1))
        if QAccessible.isActive() and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.told))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the bars, if they do not all have room."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if self._bar.maximum() and turned:
            self._bar.setValue(self._bar.value() - (1 if turned > 0 else -1) * 3)
            event.accept()
        else:
            event.ignore()

    # Inside -----------------------------------------------------------------------

    def _go_to(self, index: int) -> None:
        shown = self.visible_bars
        if index < shown.start:
            self._bar.setValue(index)
        elif index >= shown.stop:
            self._bar.setValue(index - len(shown) + 1)
        self._point(index)

    def _point(self, index: int | None) -> None:
        if index != self._at:
            self._at = index
            self.setAccessibleDescription(self.told)
            self.update()
            self.chosen.emit()

    def _area(self) -> QRectF:
        """The rectangle between the axes."""
        metrics = self.fontMetrics()
        line = metrics.lineSpacing()
        left = metrics.horizontalAdvance(self._scale.texts[-1]) + 10
        right = metrics.horizontalAdvance(self._chart.percent[-1]) + 10 if self._chart.line else 8
        if self.isRightToLeft():
            left, right = right, left
        below = line + 6 + (self._bar.sizeHint().height() + 2 if self._bar.maximum() else 0)
        top = 1.6 * line if self._chart.line or len(self._chart.series) > 1 else 0.7 * line
        return QRectF(left, top, self.width() - left - right, self.height() - top - below)

    def _frame(self) -> Frame:
        bars, mirrored = self.visible_bars, self.isRightToLeft()
        return Frame(self._area(), self._step(), bars, float(self.width()), mirrored)

    def _step(self) -> float:
        shown = max(1, min(len(self._chart.labels), self._room()))
        return min(_WIDEST, self._area().width() / shown)

    def _room(self) -> int:
        return max(1, int(self._area().width() / _LEAST))

    def _scroll(self) -> None:
        count = len(self._chart.labels)
        room = self._room()
        self._bar.setRange(0, max(0, count - room))
        self._bar.setPageStep(room)
        self._bar.setVisible(count > room)
