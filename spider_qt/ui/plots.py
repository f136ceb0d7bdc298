"""A plot of bars with a line over them, drawn in the palette's colours.

What a bar counts is told by its pattern and the legend, never by colour alone; the
values of one bar are read by pointer or arrow keys, and told to screen readers. Where
bars have no room they are scrolled.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollBar, QWidget

from spider_qt.ui.plot_scale import Scale, nice_scale

_LEAST: Final = 10.0
"""The least width of a bar with its gap, in pixels."""
_WIDEST: Final = 64.0
_STYLES: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
)
_PAGE: Final = 12


@dataclass(frozen=True, slots=True)
class Series:
    """One kind of parts of the bars.

    Args:
        name: what it counts, for the legend.
        values: how many, one per bar.
    """

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn.

    Args:
        labels: a short text per bar, for the axis.
        told: a sentence per bar that says all its values.
        series: the parts of each bar, from bottom to top, three at most.
        line: a value of 0 to 1 per bar, None where there is none; empty for no line.
        line_name: what the line shows.
        empty: what is said where there are no bars.
    """

    labels: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()
    line: tuple[float | None, ...] = ()
    line_name: str = ""
    empty: str = ""
    percent: tuple[str, ...] = field(default=("0 %", "50 %", "100 %"))


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
        area, step = self._area(), self._step()
        place = index - self._bar.value()
        if self.isRightToLeft():
            return QRectF(area.right() - (place + 1) * step, area.top(), step, area.height())
        return QRectF(area.left() + place * step, area.top(), step, area.height())

    # Qt's events ------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw axes, bars, line and legend."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        text = colours.color(QPalette.ColorRole.WindowText)
        if not self._chart.labels:
            painter.setPen(text)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._chart.empty)
            return
        area = self._area()
        painter.fillRect(area, colours.color(QPalette.ColorRole.Base))
        self._draw_axes(painter, area, text)
        for index in self.visible_bars:
            self._draw_bar(painter, index, self.box_of(index), text)
        self._draw_line(painter, area, text)
        self._draw_legend(painter, text)
        if self._at is not None and self._at in self.visible_bars:
            pen = QPen(colours.color(QPalette.ColorRole.Highlight), 2)
            pen.setStyle(Qt.PenStyle.SolidLine if self.hasFocus() else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.box_of(self._at).adjusted(0, 1, 0, -1), 2, 2)

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

    def _draw_axes(self, painter: QPainter, area: QRectF, text: QColor) -> None:
        metrics = self.fontMetrics()
        faint = QColor(text)
        faint.setAlphaF(0.25)
        rtl = self.isRightToLeft()
        for value, label in zip(self._scale.values, self._scale.texts, strict=True):
            y = area.bottom() - area.height() * value / self._scale.top
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            self._label(painter, area, y, label, at_left=not rtl)
        if self._chart.line:
            for place, label in enumerate(self._chart.percent):
                y = area.bottom() - area.height() * place / (len(self._chart.percent) - 1)
                self._label(painter, area, y, label, at_left=rtl)
        widest = max(metrics.horizontalAdvance(label) for label in self._chart.labels) + 12
        every = max(1, math.ceil(widest / self._step()))
        for index in self.visible_bars:
            if index % every:
                continue
            box = self.box_of(index)
            wide = metrics.horizontalAdvance(self._chart.labels[index]) + 4
            x = min(max(box.center().x() - wide / 2, 0.0), self.width() - wide)
            below = QRectF(x, area.bottom() + 4, wide, metrics.lineSpacing())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._chart.labels[index])

    def _label(
        self, painter: QPainter, area: QRectF, y: float, label: str, *, at_left: bool
    ) -> None:
        high = self.fontMetrics().lineSpacing()
        if at_left:
            box = QRectF(0, y - high / 2, area.left() - 6, high)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label
            )
        else:
            box = QRectF(area.right() + 6, y - high / 2, self.width() - area.right() - 6, high)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label)

    def _draw_bar(self, painter: QPainter, index: int, box: QRectF, text: QColor) -> None:
        gap = max(1.0, box.width() * 0.14)
        bottom = box.bottom()
        for number, series in enumerate(self._chart.series):
            high = box.height() * series.values[index] / self._scale.top
            if high <= 0:
                continue
            part = QRectF(box.left() + gap, bottom - high, box.width() - 2 * gap, high)
            self._fill(painter, part, number, text)
            bottom -= high

    def _fill(self, painter: QPainter, part: QRectF, number: int, text: QColor) -> None:
        solid = _STYLES[number] is Qt.BrushStyle.SolidPattern
        accent = self.palette().color(QPalette.ColorRole.Accent)
        painter.setPen(QPen(text, 1))
        painter.setBrush(QBrush(accent if solid else text, _STYLES[number]))
        painter.drawRect(part)

    def _draw_line(self, painter: QPainter, area: QRectF, text: QColor) -> None:
        if not self._chart.line:
            return
        base = self.palette().color(QPalette.ColorRole.Base)
        points = {
            index: QPointF(self.box_of(index).center().x(), area.bottom() - area.height() * value)
            for index in self.visible_bars
            if (value := self._chart.line[index]) is not None
        }
        for colour, width in ((base, 5), (text, 2)):  # a rim, so that it is seen on bars
            painter.setPen(QPen(colour, width))
            for index, point in points.items():
                if index + 1 in points:  # without games there is no rate to be drawn
                    painter.drawLine(point, points[index + 1])
        painter.setPen(QPen(text, 1.5))
        painter.setBrush(base)
        radius = min(4.0, self._step() / 3)
        for point in points.values():
            painter.drawEllipse(point, radius, radius)

    def _draw_legend(self, painter: QPainter, text: QColor) -> None:
        metrics = self.fontMetrics()
        high = metrics.ascent()
        names: Sequence[str] = [series.name for series in self._chart.series]
        if len(names) == 1 and not self._chart.line:
            names = []
        if self._chart.line:
            names = [*names, self._chart.line_name]
        x = self._area().left()
        rtl = self.isRightToLeft()
        for number, name in enumerate(names):
            wide = metrics.horizontalAdvance(name)
            sign = QRectF(x, 3, high * 1.5, high)
            label = QRectF(x + high * 1.5 + 5, 0, wide + 4, metrics.lineSpacing() + 2)
            if rtl:
                sign.moveRight(self.width() - sign.left())
                label.moveRight(self.width() - label.left())
            if number < len(self._chart.series):
                self._fill(painter, sign, number, text)
            else:
                painter.setPen(QPen(text, 2))
                middle = sign.center()
                painter.drawLine(
                    QPointF(sign.left(), middle.y()), QPointF(sign.right(), middle.y())
                )
                painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
                painter.drawEllipse(middle, 4, 4)
            painter.setPen(text)
            painter.drawText(
                label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name
            )
            x += high * 1.5 + 5 + wide + 22
