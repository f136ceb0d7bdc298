"""A month of daily deals as a table of days, each with a mark for each difficulty.

Every day is a cell with a name of its own, so that a screen reader says the date and how
its deals stand; the keys walk on from month to month.
"""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from spider_qt.deals.daily import Difficulty
from spider_qt.deals.daily_results import Standing
from spider_qt.ui.dialogs.daily_marks import paint_mark
from spider_qt.ui.dialogs.daily_words import (
    difficulty_text,
    long_day_text,
    standing_text,
    weekday_text,
    weekdays,
)
from spider_qt.ui.i18n import translate

WEEKS: Final = 6
"""Rows, as many as a month can touch."""
_DAY: Final = Qt.ItemDataRole.UserRole
_MARKS: Final = Qt.ItemDataRole.UserRole + 1
_TODAY: Final = Qt.ItemDataRole.UserRole + 2
_NAME: Final = Qt.ItemDataRole.AccessibleTextRole
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}
_MONTHS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}

Index = QModelIndex | QPersistentModelIndex
Standings = Callable[[date], tuple[Standing, ...]]
"""Returns how a day's deals stand, the easiest first; nothing if that is not known."""


class Month(QTableWidget):
    """The days of a month; one of them is chosen.

    Args:
        parent: the dialog.
    """

    changed = Signal()
    """Another day was chosen, maybe of another month."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WEEKS, 7, parent)
        self.setObjectName("daily_month")
        self._first = self._last = self._today = self._day = date(2026, 1, 1)
        self._standings: Standings = _nothing
        self.setItemDelegate(_Cell(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.currentCellChanged.connect(self._take_cell)

    @property
    def day(self) -> date:
        """The day that is chosen."""
        return self._day

    def show_days(self, first: date, today: date, standings: Standings) -> None:
        """Show how the deals stand.

        Args:
            first: the first day that can be chosen; the last is the end of today's month.
            today: the player's local date.
            standings: how a day's deals stand.
        """
        self._first, self._today, self._standings = first, today, standings
        self._last = today.replace(day=monthrange(today.year, today.month)[1])
        self._day = self._within(self._day)
        self._fill()

    def choose(self, day: date) -> None:
        """Choose a day, or the nearest one that can be."""
        day = self._within(day)
        if day == self._day:
            return
        month = (self._day.year, self._day.month)
        self._day = day
        if (day.year, day.month) == month:
            self._set_current()
        else:
            self._fill()
        self.changed.emit()

    def go(self, months: int) -> None:
        """Go so many months on, to the same day of the month if there is one."""
        self.choose(_months_on(self._day, months))

    def can_go(self, months: int) -> bool:
        """Whether there is such a month."""
        there = _months_on(self._day.replace(day=1), months)
        return self._first.replace(day=1) <= there <= self._last

    def name_of(self, day: date) -> str:
        """Return what is said of a day, for instance "Monday, 30 November 2026. Easy: won"."""
        said = [long_day_text(day)]
        if day == self._today:
            said[0] = f"{said[0]} ({translate('Daily', 'today')})"
        marks = self._standings(day)
        if set(marks) == {Standing.TO_COME}:
            said.append(standing_text(Standing.TO_COME))
        else:
            said += [
                f"{difficulty_text(difficulty)}: {standing_text(standing)}"
                for difficulty, standing in zip(Difficulty, marks, strict=False)
            ]
        return ". ".join(said)

    def retranslate(self) -> None:
        """Show every text in the language of now, and weeks as they begin there."""
        self.setAccessibleName(translate("Daily", "Days of the month"))
        for column, weekday in enumerate(weekdays()):
            head = QTableWidgetItem(weekday_text(weekday, short=True))
            head.setData(_NAME, weekday_text(weekday, short=False))
            head.setToolTip(weekday_text(weekday, short=False))
            self.setHorizontalHeaderItem(column, head)
        self._fill()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the days; Return is the dialog's."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif key in _STEPS:
            days = _STEPS[key]
            if abs(days) == 1 and self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                days = -days
            self.choose(_days_on(self._day, days))
        elif key in _MONTHS:
            self.go(_MONTHS[key])
        elif key is Qt.Key.Key_Home:
            self.choose(self._today)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Room for a number and four marks in each cell."""
        cell = cell_size(self)
        frame = 2 * self.frameWidth()
        head = self.horizontalHeader().sizeHint().height()
        return QSize(7 * cell.width() + frame, WEEKS * cell.height() + head + frame)

    def minimumSizeHint(self) -> QSize:
        """All of it: nothing is scrolled."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def _within(self, day: date) -> date:
        return min(max(day, self._first), self._last)

    def _fill(self) -> None:
        """Make the cells of the month of the chosen day."""
        blocked = self.blockSignals(True)
        before = self._column_of(self._day.replace(day=1))
        length = monthrange(self._day.year, self._day.month)[1]
        for place in range(7 * WEEKS):
            number = place - before + 1
            there = 1 <= number <= length
            item = self._item(self._day.replace(day=number)) if there else _no_day()
            self.setItem(*divmod(place, 7), item)
        self._set_current()
        self.blockSignals(blocked)
        self.viewport().update()

    def _item(self, day: date) -> QTableWidgetItem:
        item = QTableWidgetItem(str(day.day))
        item.setData(_DAY, day.toordinal())
        item.setData(_MARKS, "\n".join(self._standings(day)))
        item.setData(_TODAY, day == self._today)
        name = self.name_of(day)
        item.setData(_NAME, name)
        item.setToolTip(name)
        if not self._first <= day <= self._last:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        else:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return item

    def _set_current(self) -> None:
        place = self._column_of(self._day.replace(day=1)) + self._day.day - 1
        self.setCurrentCell(*divmod(place, 7))

    def _column_of(self, day: date) -> int:
        return weekdays().index(day.isoweekday())

    def _take_cell(self, row: int, column: int) -> None:
        item = self.item(row, column)
        number = None if item is None else item.data(_DAY)
        if isinstance(number, int):
            self.choose(date.fromordinal(number))


class _Cell(QStyledItemDelegate):
    """Draws a day: its number, its marks, and a frame around today."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        self.initStyleOption(option, index)
        number, option.text = option.text, ""
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        if not number:
            return
        colour = self._colour(option, index)
        box = option.rect.adjusted(3, 2, -3, -2)
        painter.save()
        painter.setPen(colour)
        font = option.font
        is_today = bool(index.data(_TODAY))
        font.setBold(is_today)
        painter.setFont(font)
        line = option.fontMetrics.height()
        side, gap = _mark_size(line)
        above = max(0, (box.height() - line - side - 2) // 2)
        top = QRect(box.left(), box.top() + above, box.width(), line)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, number)
        if is_today:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(QRectF(box).adjusted(-1.5, -0.5, 1.5, 0.5), 4, 4)
        marks = str(index.data(_MARKS)).split()
        left = box.center().x() + 1 - (len(marks) * (side + gap) - gap) / 2
        for place, word in enumerate(marks):
            at = place if option.direction is Qt.LayoutDirection.LeftToRight else -1 - place
            spot = left + (at % len(marks)) * (side + gap)
            paint_mark(painter, QRectF(spot, top.bottom() + 2, side, side), Standing(word), colour)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The same for every day."""
        del index
        return cell_size(option.widget) if option.widget is not None else QSize()

    def _colour(self, option: QStyleOptionViewItem, index: Index) -> QColor:
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        active = bool(option.state & QStyle.StateFlag.State_Active)
        group = QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive
        if not enabled:
            group = QPalette.ColorGroup.Disabled
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        return option.palette.color(group, role)


def cell_size(widget: QWidget) -> QSize:
    """Return the room that a day needs, in pixels."""
    line = widget.fontMetrics().height()
    side, gap = _mark_size(line)
    return QSize(len(Difficulty) * (side + gap) + 8, line + side + 8)


def _mark_size(line: int) -> tuple[int, int]:
    """How wide a mark is, and how far from the next."""
    return max(9, round(0.68 * line)), 2


def _no_day() -> QTableWidgetItem:
    item = QTableWidgetItem("")
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def _nothing(day: date) -> tuple[Standing, ...]:
    del day
    return ()


def _days_on(day: date, days: int) -> date:
    try:
        return day + timedelta(days)
    except OverflowError:  # the first or the last day that there is
        return day


def _months_on(day: date, months: int) -> date:
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    if not date.min.year <= year <= date.max.year:
        return day
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))
