"""The row of choices over the statistics: which games are meant."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from spider_qt.deals.promise import Grade
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.statistics_types import Choices, Filter
from spider_qt.text.deals import grade_sentence
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.controller import Games
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.names import game_name, rule_text, scheme_name, suits_text


class Period(StrEnum):
    """How far back the games count."""

    ALL = "all"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


_DAYS: Final = {Period.WEEK: 7, Period.MONTH: 30, Period.YEAR: 365}
_PERIODS: Final = {
    Period.ALL: QT_TRANSLATE_NOOP("Statistics", "All time"),
    Period.WEEK: QT_TRANSLATE_NOOP("Statistics", "Last 7 days"),
    Period.MONTH: QT_TRANSLATE_NOOP("Statistics", "Last 30 days"),
    Period.YEAR: QT_TRANSLATE_NOOP("Statistics", "Last 365 days"),
}
_FIELDS: Final = {
    "variant": QT_TRANSLATE_NOOP("Statistics", "&Game:"),
    "suits": QT_TRANSLATE_NOOP("Statistics", "&Suits:"),
    "rule": QT_TRANSLATE_NOOP("Statistics", "R&ule:"),
    "scoring": QT_TRANSLATE_NOOP("Statistics", "S&coring:"),
    "difficulty": QT_TRANSLATE_NOOP("Statistics", "Difficult&y:"),
    "period": QT_TRANSLATE_NOOP("Statistics", "&Period:"),
}


class FilterBar(QWidget):
    """Lets the player choose the games that are counted.

    Args:
        games: the installed games and schemes, for their names.
        wanted: which games are chosen at first.
        today: returns the player's local date.
        parent: the Qt parent.
    """

    changed = Signal()
    """Other games are chosen."""

    def __init__(
        self,
        games: Games,
        wanted: Filter,
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._today = today
        self._first = wanted
        self._values: dict[str, list[object]] = {}
        self.boxes: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}
        flow = FlowLayout(self, gap=10)
        flow.setContentsMargins(0, 0, 0, 0)
        for key in _FIELDS:
            flow.addWidget(self._field(key))
        self._values["period"] = list(Period)
        self.offer(Choices())

    @property
    def wanted(self) -> Filter:
        """The games that are chosen."""
        chosen = {key: self._chosen(key) for key in _FIELDS}
        variant, suits, rule = chosen["variant"], chosen["suits"], chosen["rule"]
        scoring, period = chosen["scoring"], chosen["period"]
        difficulty = chosen["difficulty"]
        days = _DAYS.get(period) if isinstance(period, Period) else None
        since = None if days is None else self._today() - timedelta(days - 1)
        return Filter(
            variant=variant if isinstance(variant, str) else None,
            suits=suits if isinstance(suits, int) else None,
            rule=rule if isinstance(rule, str) else None,
            scoring=scoring if isinstance(scoring, str) else None,
            difficulty=difficulty if isinstance(difficulty, str) else None,
            since=None if since is None else since.isoformat(),
        )

    def offer(self, choices: Choices) -> None:
        """Offer what occurs, and what was chosen at first even if no game of it was ended."""
        occurring: Mapping[str, tuple[Sequence[object], object]] = {
            "variant": (choices.variants, self._first.variant),
            "suits": (choices.suits, self._first.suits),
            "rule": (choices.rules, self._first.rule),
            "scoring": (choices.schemes, self._first.scoring),
            "difficulty": (choices.difficulties, self._first.difficulty),
        }
        chosen = {key: self._chosen(key, default) for key, (_, default) in occurring.items()}
        for key, (values, first) in occurring.items():
            more = [] if first is None or first in values else [first]
            self._values[key] = [None, *values, *more]
        self.retranslate()
        for key, value in chosen.items():
            if value in self._values[key]:
                with QSignalBlocker(self.boxes[key]):
                    self.boxes[key].setCurrentIndex(self._values[key].index(value))

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        for key, source in _FIELDS.items():
            self._labels[key].setText(translate("Statistics", source))
            box = self.boxes[key]
            at = max(0, box.currentIndex())
            with QSignalBlocker(box):
                box.clear()
                box.addItems([self._name(key, value) for value in self._values.get(key, [])])
                box.setCurrentIndex(min(at, box.count() - 1))

    def _chosen(self, key: str, default: object = None) -> object:
        values, at = self._values.get(key), self.boxes[key].currentIndex()
        return default if values is None or not 0 <= at < len(values) else values[at]

    def _field(self, key: str) -> QWidget:
        pair = QWidget(self)
        box, label = QComboBox(pair), QLabel(pair)
        box.setObjectName(f"statistics_{key}")
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.currentIndexChanged.connect(self._tell)
        label.setBuddy(box)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label)
        row.addWidget(box)
        self.boxes[key], self._labels[key] = box, label
        return pair

    def _name(self, key: str, value: object) -> str:
        if isinstance(value, Period):
            return translate("Statistics", _PERIODS[value])
        if value is None:
            return translate("Statistics", "All")
        if key == "suits" and isinstance(value, int):
            return suits_text(value)
        return named(self._games, key, str(value))

    def _tell(self) -> None:
        self.changed.emit()


def named(games: Games, key: str, value: str) -> str:
    """Return the name of what is known by an id: a variant, a rule, a scoring scheme or a grade."""
    if key == "variant" and value in games.variants:
        return game_name(games.variants[value].name)
    if key == "scoring" and value in games.schemes:
        return scheme_name(games.schemes[value].name)
    if key == "difficulty" and value in ("", *Grade):
        grade = shown(grade_sentence(Grade(value))) if value else ""
        return grade or translate("Statistics", "Not known")
    if key == "rule" and value in list(GroupRule):
        return rule_text(GroupRule(value))
    return value
