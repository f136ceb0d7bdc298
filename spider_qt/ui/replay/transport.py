"""The bar under a replay's table: slider, buttons, speed, and which actions are shown."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import translate
from spider_qt.ui.icons import icon
from spider_qt.ui.replay.player import Player, Shown, Speed
from spider_qt.ui.replay.timeline import Line

_BUTTONS: Final = ("first", "back", "play", "forward", "last")
_TIPS: Final = {
    "first": (QT_TRANSLATE_NOOP("Replay", "To the beginning"), "Home"),
    "back": (QT_TRANSLATE_NOOP("Replay", "One action back"), "Left"),
    "play": (QT_TRANSLATE_NOOP("Replay", "Play"), "Space"),
    "pause": (QT_TRANSLATE_NOOP("Replay", "Stop"), "Space"),
    "forward": (QT_TRANSLATE_NOOP("Replay", "One action on"), "Right"),
    "last": (QT_TRANSLATE_NOOP("Replay", "To the end"), "End"),
}
_SPEEDS: Final = {
    Speed.SLOW: QT_TRANSLATE_NOOP("Replay", "Slow"),
    Speed.NORMAL: QT_TRANSLATE_NOOP("Replay", "Normal"),
    Speed.FAST: QT_TRANSLATE_NOOP("Replay", "Fast"),
    Speed.VERY_FAST: QT_TRANSLATE_NOOP("Replay", "Very fast"),
}
_LINES: Final = {
    Line.WHOLE: QT_TRANSLATE_NOOP("Replay", "Everything, undo and redo too"),
    Line.CLEAN: QT_TRANSLATE_NOOP("Replay", "Only the moves that count at the end"),
}


class Transport(QWidget):
    """Steers a player and shows where it stands.

    Args:
        player: walks through the game.
        parent: the Qt parent.
    """

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("replay_slider")
        self.slider.setPageStep(10)
        self._place = QLabel(self)
        self._place.setObjectName("replay_place")
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.buttons: dict[str, QToolButton] = {}
        self.speed = _box(self, "replay_speed", list(Speed))
        self.line = _box(self, "replay_line", list(Line))
        self._speed_label, self._line_label = QLabel(self), QLabel(self)
        self._speed_label.setBuddy(self.speed)
        self._line_label.setBuddy(self.line)
        self._lay_out()
        does: tuple[Callable[[], object], ...] = (
            self.to_beginning,
            partial(player.step, -1),
            self.toggle,
            partial(player.step, 1),
            player.go_to_end,
        )
        for name, do in zip(_BUTTONS, does, strict=True):
            self.buttons[name].clicked.connect(partial(_plainly, do))
        self.slider.valueChanged.connect(self._slide)
        self.speed.currentIndexChanged.connect(self._change_speed)
        self.line.currentIndexChanged.connect(self._change_line)
        player.shown.connect(self._show)
        player.playing_changed.connect(self._show_playing)
        self.speed.setCurrentIndex(list(Speed).index(Speed.NORMAL))
        self.refresh()

    def toggle(self) -> None:
        """Play, or stay."""
        if self._player.playing:
            self._player.pause()
        else:
            self._player.play()

    def to_beginning(self) -> None:
        """Show the beginning, and stay there."""
        self._player.pause()
        self._player.go_to(0)

    def refresh(self) -> None:
        """Show every text and where the player stands now."""
        self._speed_label.setText(translate("Replay", "Spee&d:"))
        self._line_label.setText(translate("Replay", "Sho&w:"))
        for index, speed in enumerate(Speed):
            self.speed.setItemText(index, translate("Replay", _SPEEDS[speed]))
        for index, line in enumerate(Line):
            self.line.setItemText(index, translate("Replay", _LINES[line]))
        self.slider.setAccessibleName(translate("Replay", "Actions"))
        for name in _BUTTONS:
            self._name(name)
        self._show_playing()
        self._show(self._player.state)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the colours and the font."""
        super().changeEvent(event)
        kind = event.type()
        if kind is QEvent.Type.LanguageChange:
            self.refresh()
        elif kind in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw(self.palette())

    def _lay_out(self) -> None:
        sliding = QHBoxLayout()
        sliding.setSpacing(10)
        sliding.addWidget(self.slider, 1)
        sliding.addWidget(self._place)
        row = QWidget(self)
        # The signs show a direction in time, which no script turns round.
        row.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        buttons = QHBoxLayout(row)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(4)
        for name in _BUTTONS:
            button = QToolButton(row)
            button.setObjectName(f"replay_{name}")
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            buttons.addWidget(button)
            self.buttons[name] = button
        bar = QWidget(self)
        flow = FlowLayout(bar, gap=14)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.addWidget(row)
        flow.addWidget(_pair(bar, self._speed_label, self.speed))
        flow.addWidget(_pair(bar, self._line_label, self.line))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(sliding)
        column.addWidget(bar)
        self._draw(self.palette())

    def _draw(self, palette: QPalette) -> None:
        side = round(1.4 * self.fontMetrics().height())
        for name, button in self.buttons.items():
            sign = "pause" if name == "play" and self._player.playing else name
            button.setIcon(icon(sign, palette))
            button.setIconSize(QSize(side, side))

    def _name(self, name: str) -> None:
        sign = "pause" if name == "play" and self._player.playing else name
        words, key = _TIPS[sign]
        text = translate("Replay", words)
        self.buttons[name].setAccessibleName(text)
        native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        self.buttons[name].setToolTip(f"{text} ({native})")

    def _show(self, fact: Shown) -> None:
        place = translate("Replay", "{index} of {count}")
        text = place.replace("{index}", str(fact.index)).replace("{count}", str(fact.count))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, fact.count)
            self.slider.setValue(fact.index)
        widest = self.fontMetrics().horizontalAdvance(
            place.replace("{index}", str(fact.count)).replace("{count}", str(fact.count))
        )
        self._place.setMinimumWidth(widest)
        self._place.setText(text)
        self.slider.setAccessibleDescription(text)
        for name, there in (("first", fact.index > 0), ("forward", fact.index < fact.count)):
            partner = {"first": "back", "forward": "last"}[name]
            self._enable(self.buttons[name], there)
            self._enable(self.buttons[partner], there)
        self.buttons["play"].setEnabled(fact.count > 0)
        with QSignalBlocker(self.line):
            self.line.setCurrentIndex(list(Line).index(fact.line))

    def _enable(self, button: QToolButton, there: bool) -> None:
        """A button that goes out hands the focus to the slider, where every key works."""
        if not there and button.hasFocus():
            self.slider.setFocus()
        button.setEnabled(there)

    def _show_playing(self) -> None:
        self._draw(self.palette())
        self._name("play")

    def _slide(self, value: int) -> None:
        self._player.pause()
        self._player.go_to(value)

    def _change_speed(self, index: int) -> None:
        self._player.set_speed(list(Speed)[index])

    def _change_line(self, index: int) -> None:
        self._player.follow(list(Line)[index])


def _box(parent: QWidget, name: str, values: list[Speed] | list[Line]) -> QComboBox:
    box = QComboBox(parent)
    box.setObjectName(name)
    box.addItems([value.value for value in values])
    return box


def _pair(parent: QWidget, label: QLabel, field: QWidget) -> QWidget:
    pair = QWidget(parent)
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    row.addWidget(label)
    row.addWidget(field)
    return pair


def _plainly(do: Callable[[], object], checked: bool = False) -> None:
    """Call without what Qt passes on."""
    del checked
    do()
