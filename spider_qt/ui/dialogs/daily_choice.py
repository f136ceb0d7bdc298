"""The day's deals to choose from: how each stands, and the streak of its difficulty."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QWidget,
)

from spider_qt.deals.daily import Difficulty
from spider_qt.deals.daily_results import Standing, Streak
from spider_qt.ui.dialogs.daily_marks import Sign
from spider_qt.ui.dialogs.daily_words import difficulty_with_suits, standing_text
from spider_qt.ui.i18n import translate

_HEADS: Final = 2
_INDENT: Final = 24
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DifficultyChoice(QGroupBox):
    """One row per difficulty; one of them is chosen.

    Args:
        chosen: the difficulty that is chosen first.
        parent: the dialog.
    """

    changed = Signal()
    """Another difficulty was chosen."""

    def __init__(self, chosen: Difficulty, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("daily_choice")
        self._group = QButtonGroup(self)
        self._rows: list[_Row] = []
        self._standings: Sequence[Standing] = ()
        self._streaks: Mapping[Difficulty, Streak] | None = None
        self._heads = [QLabel(self) for _ in range(_HEADS)]
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for column, head in enumerate(self._heads, start=1):
            grid.addWidget(head, 0, column, _RIGHT)
        for number, difficulty in enumerate(Difficulty):
            row, line = _Row(self), 2 * number + 1
            row.button.setObjectName(f"daily_{difficulty.value}")
            self._group.addButton(row.button, number)
            grid.addWidget(row.button, line, 0)
            grid.addWidget(row.now, line, 1, _RIGHT)
            grid.addWidget(row.best, line, 2, _RIGHT)
            grid.addLayout(row.below, line + 1, 0, 1, 1 + _HEADS)
            self._rows.append(row)
        self._group.idToggled.connect(self._toggled)
        self.choose(chosen)

    @property
    def chosen(self) -> Difficulty:
        """The difficulty that is chosen."""
        return list(Difficulty)[max(0, self._group.checkedId())]

    def choose(self, difficulty: Difficulty) -> None:
        """Choose a difficulty."""
        self._rows[list(Difficulty).index(difficulty)].button.setChecked(True)

    def focus(self) -> None:
        """Take the keys to the chosen row."""
        self._rows[list(Difficulty).index(self.chosen)].button.setFocus()

    def show_results(
        self, standings: Sequence[Standing], streaks: Mapping[Difficulty, Streak] | None
    ) -> None:
        """Show how a day's deals stand.

        Args:
            standings: of each difficulty, the easiest first; none if they cannot be read.
            streaks: of each difficulty; None if they cannot be read.
        """
        self._standings, self._streaks = standings, streaks
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setTitle(translate("Daily", "Deals of the day"))
        texts = (
            translate("Daily", "Streak"),
            translate("Daily", "Best"),
        )
        tips = (
            translate("Daily", "Days in a row up to today that were won on the day"),
            translate("Daily", "The longest streak so far"),
        )
        for head, text, tip in zip(self._heads, texts, tips, strict=True):
            head.setText(text)
            head.setToolTip(tip)
        for row, difficulty in zip(self._rows, Difficulty, strict=True):
            row.button.setText(difficulty_with_suits(difficulty))
        if self._standings and self._streaks is not None:
            for row, difficulty, standing in zip(
                self._rows, Difficulty, self._standings, strict=True
            ):
                row.show_standing(standing, self._streaks[difficulty])
        else:
            for row in self._rows:
                row.show_nothing()

    def _toggled(self, number: int, on: bool) -> None:
        """Let Tab go to the chosen row alone; Qt itself does so only after the first focus."""
        policies = Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.StrongFocus
        if on:
            for place, row in enumerate(self._rows):
                row.button.setFocusPolicy(policies[place == number])
            self.changed.emit()


class _Row:
    """The widgets of a difficulty."""

    def __init__(self, parent: QWidget) -> None:
        self.button = QRadioButton(parent)
        self.sign = Sign(Standing.TO_COME, parent)
        self.standing, self.now, self.best = (QLabel(parent) for _ in range(3))
        self.below = QHBoxLayout()
        self.below.setContentsMargins(_INDENT, 0, 0, 6)
        self.below.setSpacing(6)
        self.below.addWidget(self.sign)
        self.below.addWidget(self.standing, 1)

    def show_standing(self, standing: Standing, streak: Streak) -> None:
        """Show and say how the deal and its difficulty stand."""
        now, best = map(_number, (streak.now, streak.best))
        said = translate("Daily", "{standing}. Streak: {now}. Best: {best}.")
        said = said.replace("{standing}", standing_text(standing))
        said = said.replace("{now}", now).replace("{best}", best)
        self._show(standing, standing_text(standing), now, best, said)

    def show_nothing(self) -> None:
        """Show that it is not known."""
        self._show(Standing.TO_COME, "", "", "", "")

    def _show(self, sign: Standing, *texts: str) -> None:
        standing, now, best, said = texts
        self.sign.show_standing(sign)
        self.standing.setText(standing)
        self.now.setText(now)
        self.best.setText(best)
        self.button.setAccessibleDescription(said)
        self.button.setToolTip(said)


def _number(number: int) -> str:
    return QLocale().toString(number)
