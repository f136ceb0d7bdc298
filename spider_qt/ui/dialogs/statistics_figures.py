"""The figures of the chosen games: each label says which games its number is about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from spider_qt.storage.statistics_types import Summary
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import translate
from spider_qt.ui.status import time_text

NONE: Final = "\N{EN DASH}"
"""Stands for a figure of games that there are none of."""


def number_text(value: float | None) -> str:
    """Return a number as the player's language writes it, with one place at most."""
    if value is None:
        return NONE
    whole = round(value)
    if abs(value - whole) < 0.05:
        return QLocale().toString(whole)
    return QLocale().toString(float(value), "f", 1)


def percent_text(value: float | None) -> str:
    """Return a part of 1 in percent."""
    if value is None:
        return NONE
    return translate("Statistics", "{number}%").replace("{number}", number_text(100 * value))


def duration_text(seconds: float | None) -> str:
    """Return a time as the table shows it, a long one in whole hours."""
    if seconds is None:
        return NONE
    if seconds < 100 * 3600:
        return time_text(seconds)
    hours = QLocale().toString(round(seconds / 3600))
    return translate("Statistics", "{hours} hours").replace("{hours}", hours)


def streak_text(games: int) -> str:
    """Return how the last games went in a row."""
    if games >= 0:
        return translate("Statistics", "%n game(s) won", "", games) if games else NONE
    return translate("Statistics", "%n game(s) not won", "", -games)


@dataclass(frozen=True, slots=True)
class _Figure:
    """A label and what it shows."""

    label: str
    text: Callable[[Summary], str]


_IN_PROGRESS: Final = _Figure(
    QT_TRANSLATE_NOOP("Statistics", "In progress, not counted"), lambda _: NONE
)
_GROUPS: Final = (
    (
        QT_TRANSLATE_NOOP("Statistics", "Games"),
        (
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Played to an end"),
                lambda s: number_text(s.played),
            ),
            _Figure(QT_TRANSLATE_NOOP("Statistics", "Won"), lambda s: number_text(s.won)),
            _Figure(QT_TRANSLATE_NOOP("Statistics", "Lost"), lambda s: number_text(s.lost)),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Given up"), lambda s: number_text(s.abandoned)
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Won, of all games"),
                lambda s: percent_text(s.win_rate),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Won without undo and hints"),
                lambda s: number_text(s.won_without_help),
            ),
            _IN_PROGRESS,
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Statistics", "Streaks"),
        (
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Current streak"),
                lambda s: streak_text(s.current_streak),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Most games won in a row"),
                lambda s: number_text(s.longest_win_streak),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Most games not won in a row"),
                lambda s: number_text(s.longest_loss_streak),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Days in a row with a win, up to now"),
                lambda s: number_text(s.current_day_streak),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Most days in a row with a win"),
                lambda s: number_text(s.longest_day_streak),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Statistics", "Time"),
        (
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Time of all games together"),
                lambda s: duration_text(s.total_seconds),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Time of the won games together"),
                lambda s: duration_text(s.won_seconds),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Mean time of all games"),
                lambda s: duration_text(s.mean_seconds),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Mean time of the won games"),
                lambda s: duration_text(s.mean_won_seconds),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Shortest won game"),
                lambda s: duration_text(s.best_won_seconds),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Statistics", "Score"),
        (
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Best score of all games"),
                lambda s: number_text(s.best_score),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Best score of a won game"),
                lambda s: number_text(s.best_won_score),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Mean score of all games"),
                lambda s: number_text(s.mean_score),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Mean score of the won games"),
                lambda s: number_text(s.mean_won_score),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Statistics", "Moves and more"),
        (
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Fewest moves of a won game"),
                lambda s: number_text(s.fewest_won_moves),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Mean moves of the won games"),
                lambda s: number_text(s.mean_won_moves),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Moves in all games"),
                lambda s: number_text(s.moves),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Rows dealt in all games"),
                lambda s: number_text(s.deals),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Runs finished in all games"),
                lambda s: number_text(s.runs),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Steps undone in all games"),
                lambda s: number_text(s.undos),
            ),
            _Figure(
                QT_TRANSLATE_NOOP("Statistics", "Hints given in all games"),
                lambda s: number_text(s.hints),
            ),
        ),
    ),
)
_WIDEST: Final = 140
"""Of both columns, in average letters: a number far from its label is hard to read."""
_LEFT: Final = 2
"""So many groups stand in the first column."""


class FiguresPage(QScrollArea):
    """Shows a summary as labelled numbers in two columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._summary = Summary()
        self._going_on = 0
        self._titles: list[QLabel] = []
        self._rows: list[tuple[QLabel, QLabel]] = []
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(12, 10, 12, 10)
        grid.setHorizontalSpacing(36)
        grid.setVerticalSpacing(14)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        columns = (QVBoxLayout(), QVBoxLayout())
        for number, (_, figures) in enumerate(_GROUPS):
            column = columns[0 if number <= _LEFT else 1]
            column.addWidget(self._group(page, len(figures)))
        for place, column in enumerate(columns):
            column.setSpacing(14)
            column.addStretch(1)
            grid.addLayout(column, 0, place)
        page.setMaximumWidth(_WIDEST * self.fontMetrics().averageCharWidth())
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(page, 1_000)
        row.addStretch(1)
        self.setWidget(whole)
        self.viewport().setAutoFillBackground(False)
        whole.setAutoFillBackground(False)
        self.retranslate()

    def show_summary(self, summary: Summary, going_on: int) -> None:
        """Show other figures.

        Args:
            summary: of the games that have ended.
            going_on: how many games are in progress.
        """
        self._summary = summary
        self._going_on = going_on
        self.retranslate()

    def figures(self) -> dict[str, str]:
        """Return every value by its label, as they are shown."""
        return {label.text(): value.text() for label, value in self._rows}

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setAccessibleName(translate("Statistics", "Figures"))
        rows = iter(self._rows)
        for title, (name, figures) in zip(self._titles, _GROUPS, strict=True):
            title.setText(translate("Statistics", name))
            for figure in figures:
                label, value = next(rows)
                text = figure.text(self._summary)
                if figure is _IN_PROGRESS:
                    text = number_text(self._going_on)
                label.setText(translate("Statistics", figure.label))
                value.setText(text)
                value.setAccessibleName(f"{label.text()}: {text}")

    def _group(self, page: QWidget, count: int) -> QWidget:
        group = QWidget(page)
        grid = QGridLayout(group)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        title = QLabel(group)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        self._titles.append(title)
        grid.addWidget(title, 0, 0, 1, 2)
        for row in range(1, count + 1):
            label, value = QLabel(group), QLabel(group)
            label.setWordWrap(True)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            value.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            grid.addWidget(label, row, 0)
            grid.addWidget(value, row, 1)
            self._rows.append((label, value))
        return group
