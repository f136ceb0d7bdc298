"""The statistics as plots: wins and losses over time, and how games are spread."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from spider_qt.storage.statistics_spread import Measure, Spread
from spider_qt.storage.statistics_types import Bucket, Point
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.dialogs.statistics_figures import duration_text, number_text, percent_text
from spider_qt.ui.i18n import translate
from spider_qt.ui.plot_chart import Chart, Series
from spider_qt.ui.plots import Plot

_BUCKETS: Final = {
    Bucket.WEEK: QT_TRANSLATE_NOOP("Statistics", "by week"),
    Bucket.MONTH: QT_TRANSLATE_NOOP("Statistics", "by month"),
    Bucket.DAY: QT_TRANSLATE_NOOP("Statistics", "by day"),
}
_MEASURES: Final = {
    Measure.SCORE: QT_TRANSLATE_NOOP("Statistics", "Scores of all games"),
    Measure.SECONDS: QT_TRANSLATE_NOOP("Statistics", "Times of the won games"),
    Measure.MOVES: QT_TRANSLATE_NOOP("Statistics", "Moves of the won games"),
}
_MOST_BARS: Final = 4000
"""Eleven years of days; older ones are left out of the plot."""


class TimePage(QScrollArea):
    """Two plots, one above the other, and what the bar says that is pointed at.

    It scrolls where they have no room, so that the dialog's buttons stay on a small screen.
    """

    bucket_changed = Signal()
    """Other steps of time are wanted."""
    measure_changed = Signal()
    """Another spread is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what is inside
        self._points: Sequence[Point] = ()
        self._spread = Spread()
        self.over_time, self.spread = Plot(self), Plot(self)
        self.over_time.setObjectName("plot_over_time")
        self.spread.setObjectName("plot_spread")
        self.buckets, self.measures = QComboBox(self), QComboBox(self)
        self.buckets.setObjectName("statistics_bucket")
        self.measures.setObjectName("statistics_measure")
        self._title = QLabel(self)
        self._title.setBuddy(self.buckets)
        self._spread_title = QLabel(self)
        self._spread_title.setBuddy(self.measures)
        self.told = QLabel(self)
        self.told.setObjectName("statistics_told")
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 8, 8, 4)
        column.setSpacing(4)
        column.addLayout(_row(self._title, self.buckets))
        column.addWidget(self.over_time, 3)
        column.addLayout(_row(self._spread_title, self.measures))
        column.addWidget(self.spread, 2)
        column.addWidget(self.told)
        self.setWidget(page)
        self.retranslate()
        self.buckets.setCurrentIndex(list(_BUCKETS).index(Bucket.MONTH))
        self.buckets.currentIndexChanged.connect(self._tell_bucket)
        self.measures.currentIndexChanged.connect(self._tell_measure)
        self.over_time.chosen.connect(lambda: self.told.setText(self.over_time.told))
        self.spread.chosen.connect(lambda: self.told.setText(self.spread.told))

    @property
    def bucket(self) -> Bucket:
        """The steps of time that are chosen."""
        return list(_BUCKETS)[max(0, self.buckets.currentIndex())]

    @property
    def measure(self) -> Measure:
        """The spread that is chosen."""
        return list(_MEASURES)[max(0, self.measures.currentIndex())]

    def show_points(self, points: Sequence[Point]) -> None:
        """Show games over time, in the steps that are chosen."""
        self._points = points
        self.over_time.show_chart(time_chart(points, self.bucket))

    def show_spread(self, spread: Spread) -> None:
        """Show how games are spread, by the measure that is chosen."""
        self._spread = spread
        self.spread.show_chart(spread_chart(spread, self.measure))

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self._title.setText(translate("Statistics", "G&ames over time"))
        self._spread_title.setText(translate("Statistics", "Sprea&d"))
        for box, names in ((self.buckets, _BUCKETS), (self.measures, _MEASURES)):
            at = box.currentIndex()
            with QSignalBlocker(box):
                box.clear()
                box.addItems([translate("Statistics", name) for name in names.values()])
                box.setCurrentIndex(max(0, at))
        self.over_time.setAccessibleName(translate("Statistics", "Games over time"))
        self.spread.setAccessibleName(translate("Statistics", "Spread"))
        self.show_points(self._points)
        self.show_spread(self._spread)
        self.told.setText("")

    def _tell_bucket(self) -> None:
        self.bucket_changed.emit()

    def _tell_measure(self) -> None:
        self.measure_changed.emit()


def time_chart(points: Sequence[Point], bucket: Bucket) -> Chart:
    """Return the plot of games over time; days, weeks or months without games are bars too.

    Args:
        points: those with games, oldest first.
        bucket: the steps.
    """
    filled = _filled(points, bucket)
    return Chart(
        labels=tuple(_short_day(start, bucket) for start, _ in filled),
        told=tuple(_told(start, point, bucket) for start, point in filled),
        series=(
            Series(translate("Statistics", "Won"), tuple(p.won if p else 0 for _, p in filled)),
            Series(translate("Statistics", "Lost"), tuple(p.lost if p else 0 for _, p in filled)),
            Series(
                translate("Statistics", "Given up"),
                tuple(p.abandoned if p else 0 for _, p in filled),
            ),
        ),
        line=tuple(p.win_rate if p else None for _, p in filled),
        line_name=translate("Statistics", "Won, in percent"),
        empty=_empty_text(),
        percent=(percent_text(0.0), percent_text(0.5), percent_text(1.0)),
    )


def spread_chart(spread: Spread, measure: Measure) -> Chart:
    """Return the plot of how games are spread."""
    text = duration_text if measure is Measure.SECONDS else number_text
    lows = [spread.low + spread.width * place for place in range(len(spread.counts))]
    last = len(lows) - 1
    told = []
    for place, (low, count) in enumerate(zip(lows, spread.counts, strict=True)):
        if place == last and spread.open_high:
            words = translate("Statistics", "{low} and more: %n game(s)", "", count)
        elif place == 0 and spread.open_low:
            words = translate("Statistics", "Less than {high}: %n game(s)", "", count)
        elif spread.width == 1:
            words = translate("Statistics", "{low}: %n game(s)", "", count)
        else:
            words = translate("Statistics", "{low} to less than {high}: %n game(s)", "", count)
        high = text(low + spread.width)
        told.append(words.replace("{low}", text(low)).replace("{high}", high))
    return Chart(
        labels=tuple(text(low) for low in lows),
        told=tuple(told),
        series=(Series(translate("Statistics", "Games"), spread.counts),),
        empty=_empty_text(),
    )


def _empty_text() -> str:
    return translate("Statistics", "No game of this kind has ended yet.")


def _filled(points: Sequence[Point], bucket: Bucket) -> list[tuple[date, Point | None]]:
    """Every step from the first to the last one with games, the newest ones if too many."""
    if not points:
        return []
    known = {date.fromisoformat(point.start): point for point in points}
    start, last = min(known), max(known)
    following = _following(bucket)
    filled: list[tuple[date, Point | None]] = []
    while start <= last:
        filled.append((start, known.get(start)))
        start = following(start)
    return filled[-_MOST_BARS:]


def _following(bucket: Bucket) -> Callable[[date], date]:
    if bucket is Bucket.MONTH:
        return lambda day: (day.replace(day=1) + timedelta(32)).replace(day=1)
    return lambda day: day + timedelta(7 if bucket is Bucket.WEEK else 1)


def _short_day(day: date, bucket: Bucket) -> str:
    shown = QDate(day.year, day.month, day.day)
    if bucket is Bucket.MONTH:
        return QLocale().toString(shown, "MMM yyyy")
    return QLocale().toString(shown, QLocale.FormatType.ShortFormat)


def _told(day: date, point: Point | None, bucket: Bucket) -> str:
    when = translate("Statistics", "Week from {day}") if bucket is Bucket.WEEK else "{day}"
    when = when.replace("{day}", _short_day(day, bucket))
    if point is None:
        return f"{when}: " + translate("Statistics", "no game")
    words = translate(
        "Statistics",
        "%n game(s), {won} won, {lost} lost, {up} given up, {rate} won",
        "",
        point.played,
    )
    for place, text in (
        ("{won}", number_text(point.won)),
        ("{lost}", number_text(point.lost)),
        ("{up}", number_text(point.abandoned)),
        ("{rate}", percent_text(point.win_rate)),
    ):
        words = words.replace(place, text)
    return f"{when}: {words}"


def _row(label: QLabel, box: QComboBox) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(label)
    row.addWidget(box)
    row.addStretch(1)
    return row
