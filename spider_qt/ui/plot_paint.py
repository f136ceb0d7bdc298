"""How a plot is drawn: axes, bars in patterns, a line over them, a legend."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPalette, QPen

from spider_qt.ui.plot_chart import Chart
from spider_qt.ui.plot_scale import Scale

_STYLES: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
)
_LEGEND_GAP: Final = 18.0
_LEAST_GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Frame:
    """Where things are in the widget, in pixels.

    Args:
        area: the rectangle between the axes.
        step: the width of a bar with its gap.
        bars: the bars that are seen.
        width: of the widget.
        mirrored: whether it is read from right to left.
    """

    area: QRectF
    step: float
    bars: range
    width: float
    mirrored: bool = False

    def box_of(self, index: int) -> QRectF:
        """Return a bar's column, from top to bottom of the area."""
        area, place = self.area, index - self.bars.start
        if self.mirrored:
            left = area.right() - (place + 1) * self.step
        else:
            left = area.left() + place * self.step
        return QRectF(left, area.top(), self.step, area.height())


def legend_place(widths: Sequence[float], left: float, room: float) -> tuple[float, float]:
    """Return where a legend begins and the gap in it, in pixels; in little room it moves up.

    Args:
        widths: of its entries.
        left: where it begins if there is room.
        room: the width of the widget.
    """
    gaps = max(1, len(widths) - 1)
    spare = room - sum(widths)
    gap = min(_LEGEND_GAP, max(_LEAST_GAP, (spare - left) / gaps))
    return max(0.0, min(left, spare - gap * gaps)), gap


class PlotPainter:
    """Draws one picture of a chart.

    Args:
        painter: draws on the widget.
        chart: what is drawn; it has bars.
        scale: the axis of the counts.
        frame: where it is drawn.
        palette: gives the colours.
    """

    def __init__(
        self, painter: QPainter, chart: Chart, scale: Scale, frame: Frame, palette: QPalette
    ) -> None:
        self._painter = painter
        self._chart = chart
        self._scale = scale
        self._frame = frame
        self._palette = palette
        self._metrics: QFontMetrics = painter.fontMetrics()
        self._text = palette.color(QPalette.ColorRole.WindowText)

    def draw(self) -> None:
        """Draw everything but the mark of the bar that is pointed at."""
        base = self._palette.color(QPalette.ColorRole.Base)
        self._painter.fillRect(self._frame.area, base)
        self._draw_axes()
        for index in self._frame.bars:
            self._draw_bar(index, self._frame.box_of(index))
        self._draw_line()
        self._draw_legend()

    def mark(self, index: int, *, firm: bool) -> None:
        """Mark a bar, with a firm line or a broken one."""
        pen = QPen(self._palette.color(QPalette.ColorRole.Highlight), 2)
        pen.setStyle(Qt.PenStyle.SolidLine if firm else Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        box = self._frame.box_of(index).adjusted(0, 1, 0, -1)
        self._painter.drawRoundedRect(box, 2, 2)

    def _draw_axes(self) -> None:
        metrics = self._metrics
        faint = QColor(self._text)
        faint.setAlphaF(0.25)
        rtl = self._frame.mirrored
        for value, label in zip(self._scale.values, self._scale.texts, strict=True):
            y = self._frame.area.bottom() - self._frame.area.height() * value / self._scale.top
            self._painter.setPen(QPen(faint, 1))
            self._painter.drawLine(
                QPointF(self._frame.area.left(), y), QPointF(self._frame.area.right(), y)
            )
            self._painter.setPen(self._text)
            self._label(y, label, at_left=not rtl)
        if self._chart.line:
            for place, label in enumerate(self._chart.percent):
                y = self._frame.area.bottom() - self._frame.area.height() * place / (
                    len(self._chart.percent) - 1
                )
                self._label(y, label, at_left=rtl)
        widest = max(metrics.horizontalAdvance(label) for label in self._chart.labels) + 12
        every = max(1, math.ceil(widest / self._frame.step))
        for index in self._frame.bars:
            if index % every:
                continue
            box = self._frame.box_of(index)
            wide = metrics.horizontalAdvance(self._chart.labels[index]) + 4
            x = min(max(box.center().x() - wide / 2, 0.0), self._frame.width - wide)
            below = QRectF(x, self._frame.area.bottom() + 4, wide, metrics.lineSpacing())
            self._painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._chart.labels[index])

    def _label(self, y: float, label: str, *, at_left: bool) -> None:
        high = self._metrics.lineSpacing()
        if at_left:
            box = QRectF(0, y - high / 2, self._frame.area.left() - 6, high)
            self._painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label
            )
        else:
            box = QRectF(
                self._frame.area.right() + 6,
                y - high / 2,
                self._frame.width - self._frame.area.right() - 6,
                high,
            )
            self._painter.drawText(
                box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label
            )

    def _draw_bar(self, index: int, box: QRectF) -> None:
        gap = max(1.0, box.width() * 0.14)
        bottom = box.bottom()
        for number, series in enumerate(self._chart.series):
            high = box.height() * series.values[index] / self._scale.top
            if high <= 0:
                continue
            part = QRectF(box.left() + gap, bottom - high, box.width() - 2 * gap, high)
            self._fill(part, number)
            bottom -= high

    def _fill(self, part: QRectF, number: int) -> None:
        solid = _STYLES[number] is Qt.BrushStyle.SolidPattern
        accent = self._palette.color(QPalette.ColorRole.Accent)
        self._painter.setPen(QPen(self._text, 1))
        self._painter.setBrush(QBrush(accent if solid else self._text, _STYLES[number]))
        self._painter.drawRect(part)

    def _draw_line(self) -> None:
        if not self._chart.line:
            return
        base = self._palette.color(QPalette.ColorRole.Base)
        points = {
            index: QPointF(
                self._frame.box_of(index).center().x(),
                self._frame.area.bottom() - self._frame.area.height() * value,
            )
            for index in self._frame.bars
            if (value := self._chart.line[index]) is not None
        }
        for colour, width in ((base, 5), (self._text, 2)):  # a rim, so that it is seen on bars
            self._painter.setPen(QPen(colour, width))
            for index, point in points.items():
                if index + 1 in points:  # without games there is no rate to be drawn
                    self._painter.drawLine(point, points[index + 1])
        self._painter.setPen(QPen(self._text, 1.5))
        self._painter.setBrush(base)
        radius = min(4.0, self._frame.step / 3)
        for point in points.values():
            self._painter.drawEllipse(point, radius, radius)

    def _draw_legend(self) -> None:
        metrics = self._metrics
        high = metrics.ascent()
        names: Sequence[str] = [series.name for series in self._chart.series]
        if len(names) == 1 and not self._chart.line:
            names = []
        if self._chart.line:
            names = [*names, self._chart.line_name]
        widths = [high * 1.5 + 9 + metrics.horizontalAdvance(name) for name in names]
        x, gap = legend_place(widths, self._frame.area.left(), self._frame.width)
        rtl = self._frame.mirrored
        for number, name in enumerate(names):
            wide = metrics.horizontalAdvance(name)
            sign = QRectF(x, 3, high * 1.5, high)
            label = QRectF(x + high * 1.5 + 5, 0, wide + 4, metrics.lineSpacing() + 2)
            if rtl:
                sign.moveRight(self._frame.width - sign.left())
                label.moveRight(self._frame.width - label.left())
            if number < len(self._chart.series):
                self._fill(sign, number)
            else:
                self._painter.setPen(QPen(self._text, 2))
                middle = sign.center()
                self._painter.drawLine(
                    QPointF(sign.left(), middle.y()), QPointF(sign.right(), middle.y())
                )
                self._painter.setBrush(self._palette.color(QPalette.ColorRole.Base))
                self._painter.drawEllipse(middle, 4, 4)
            self._painter.setPen(self._text)
            self._painter.drawText(
                label, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name
            )
            x += widths[number] + gap
