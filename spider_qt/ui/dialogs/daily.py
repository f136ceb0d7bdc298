"""The daily deals: a month with what was won, the streaks, and a day's deals to play.

It follows the player's local date while it is open: past midnight, a clock that is set back
and a journey to another time zone all show what is so on the date of now.
"""

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from spider_qt.deals.daily import Calendar, DailyDeal, Difficulty
from spider_qt.deals.daily_results import Results, Standing
from spider_qt.storage.files import StorageError
from spider_qt.ui.dialogs.daily_choice import DifficultyChoice
from spider_qt.ui.dialogs.daily_marks import Sign
from spider_qt.ui.dialogs.daily_month import Month
from spider_qt.ui.dialogs.daily_words import long_day_text, month_text, standing_text
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import translate

_LOOK: Final = 5000
"""Milliseconds between two looks at the date."""
_EXPLAINED: Final = (
    Standing.WON,
    Standing.WON_LATER,
    Standing.WON_HELPED,
    Standing.BEGUN,
    Standing.PLAYED,
    Standing.OPEN,
    Standing.MISSED,
)
"""Marks of the legend."""


class DailyDialog(Dialog):
    """Shows the daily deals and lets one be played.

    Args:
        calendar: which deals the days have.
        read: returns how the deals stand on a date; may raise StorageError.
        difficulty: the one that is chosen first.
        today: returns the player's local date.
        parent: the window it belongs to.
    """

    chosen = Signal(object)
    """DailyDeal: the player wants to play it."""

    def __init__(
        self,
        calendar: Calendar,
        read: Callable[[date], Results],
        difficulty: Difficulty,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("daily")
        self._calendar = calendar
        self._read = read
        self._now = today
        self._today = today()
        self._results: Results | None = None
        self._trouble: StorageError | None = None
        self._back, self._title, self._on = QToolButton(self), QLabel(self), QToolButton(self)
        self.month = Month(self)
        self.choice = DifficultyChoice(difficulty, self)
        self._order = note(self)
        self._legend = [_Entry(standing, self) for standing in _EXPLAINED]
        self._heading, self._about, self._rule = QLabel(self), note(self, 40), note(self, 40)
        self._heading.setObjectName("daily_heading")
        self._about.setObjectName("daily_about")
        self._lay_out()
        self._play = self.add_accept()
        self._play.setObjectName("daily_play")
        self._close = self.add_reject()
        self._connect()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self.follow)
        self._timer.start()
        self.refresh()
        self.month.choose(self._today)
        self.retranslate()
        self.month.setFocus()

    @property
    def deal(self) -> DailyDeal:
        """The deal that is chosen."""
        return self._calendar.deal(self.month.day, self.choice.chosen)

    def follow(self) -> None:
        """Look at the date; where it is another one, show that."""
        today = self._now()
        if today == self._today:
            return
        was_today = self.month.day == self._today
        self._today = today
        self.refresh()
        if was_today:
            self.month.choose(today)

    def refresh(self) -> None:
        """Read again how the deals stand, and show it."""
        try:
            self._results = self._read(self._today)
            self._trouble = None
        except StorageError as error:
            self._results, self._trouble = None, error
        self.month.show_days(self._calendar.opens(self._today), self._today, self._standings)
        self._show_day()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Daily", "Daily deal"))
        self.month.retranslate()
        for button, text in (
            (self._back, translate("Daily", "Previous month")),
            (self._on, translate("Daily", "Next month")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self._order.setText(
            translate("Daily", "The marks of a day are its deals in order, from easy to fiendish:")
        )
        for entry in self._legend:
            entry.retranslate()
        self._rule.setText(
            translate(
                "Daily",
                "A day counts for the streak if its deal is won on that very day, without help "
                "that looks at hidden cards. Any other win is marked, but does not lengthen the "
                "streak.",
            )
        )
        self._play.setText(translate("Daily", "&Play"))
        self._close.setText(close_text())
        self._show_day()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the date when the window comes to the front, as after a sleep."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.follow()

    # Inside -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        arrows = (Qt.ArrowType.LeftArrow, Qt.ArrowType.RightArrow)
        self._back.setArrowType(arrows[mirrored])
        self._on.setArrowType(arrows[not mirrored])
        for name, button in (("daily_back", self._back), ("daily_on", self._on)):
            button.setObjectName(name)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addStretch(1)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._on)
        left = QVBoxLayout()
        left.addLayout(head)
        left.addWidget(self.month, 1)
        right = QVBoxLayout()
        font = self._heading.font()
        font.setBold(True)
        self._heading.setFont(font)
        self._heading.setWordWrap(True)
        right.addWidget(self._heading)
        right.addWidget(self.choice)
        right.addWidget(self._about)
        right.addWidget(self._rule)
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left)
        both.addLayout(right, 1)
        legend = QWidget(self)
        flow = FlowLayout(legend, gap=4)
        for entry in self._legend:
            flow.addWidget(entry)
        self.body.addLayout(both, 1)
        self.body.addWidget(self._order)
        self.body.addWidget(legend)

    def _connect(self) -> None:
        self._back.clicked.connect(lambda: self.month.go(-1))
        self._on.clicked.connect(lambda: self.month.go(1))
        self.month.changed.connect(self._show_day)
        self.month.doubleClicked.connect(self._play.click)
        self.choice.changed.connect(self._show_day)
        self.accepted.connect(self._tell)

    def _standings(self, day: date) -> tuple[Standing, ...]:
        """How a day's deals stand; nothing if that cannot be read."""
        if self._results is None:
            return ()
        deals = self._calendar.deals(day)
        return tuple(self._results.standing(deal, self._today) for deal in deals)

    def _show_day(self) -> None:
        """Show the chosen day and what can be done with it."""
        day = self.month.day
        self._title.setText(month_text(day))
        self._back.setEnabled(self.month.can_go(-1))
        self._on.setEnabled(self.month.can_go(1))
        self._heading.setText(long_day_text(day))
        streaks = None if self._results is None else self._results.streaks(self._today)
        self.choice.show_results(self._standings(day), streaks)
        self._about.setText(self._about_text())
        self._play.setEnabled(day <= self._today)

    def _about_text(self) -> str:
        if self._trouble is not None:
            text = translate("Daily", "What was won cannot be read ({reason}). File: {file}")
            text = text.replace("{reason}", self._trouble.reason)
            return text.replace("{file}", str(self._trouble.path))
        if self.month.day > self._today:
            return translate("Daily", "This day is still to come. Its deals can be played then.")
        if not self.deal.proven:
            return translate(
                "Daily",
                "Everybody gets this deal, but it is not proven that it can be won: the list of "
                "proven deals does not reach this day.",
            )
        return translate("Daily", "Everybody gets this deal on this day, and it can be won.")

    def _tell(self) -> None:
        if self.month.day <= self._today:
            self.chosen.emit(self.deal)


class _Entry(QWidget):
    """A mark of the legend and what it means."""

    def __init__(self, standing: Standing, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing = standing
        self._text = QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 10, 0)
        row.setSpacing(5)
        row.addWidget(Sign(standing, self))
        row.addWidget(self._text)

    def retranslate(self) -> None:
        """Show the text in the language of now."""
        self._text.setText(standing_text(self._standing))
