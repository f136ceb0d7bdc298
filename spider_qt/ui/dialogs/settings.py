"""The settings: each takes effect, and is kept, the moment it is changed."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from spider_qt.engine.scoring import ScoringScheme
from spider_qt.storage.settings import Settings
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.dialogs.play_options import PlayOptions
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.looks import Names
from spider_qt.ui.messages import SettingChanged

_SWITCHES: Final = {
    "double_click": (
        QT_TRANSLATE_NOOP("Settings", "&Double click sends cards to the best column"),
        QT_TRANSLATE_NOOP("Settings", "The same suit is preferred."),
    ),
    "auto_place": (
        QT_TRANSLATE_NOOP("Settings", "&Automatic placement"),
        QT_TRANSLATE_NOOP("Settings", "Cards that you let go of go to their best column."),
    ),
    "click_to_move": (
        QT_TRANSLATE_NOOP("Settings", "&Click to move"),
        QT_TRANSLATE_NOOP("Settings", "One click takes cards, the next puts them down."),
    ),
    "mark_targets": (
        QT_TRANSLATE_NOOP("Settings", "&Placement help"),
        QT_TRANSLATE_NOOP("Settings", "Columns that take the cards you hold are marked."),
    ),
    "show_rules": (
        QT_TRANSLATE_NOOP("Settings", "&Interactive rules"),
        QT_TRANSLATE_NOOP("Settings", "After a refused move, the rule behind it is named."),
    ),
    "one_per_kind": (
        QT_TRANSLATE_NOOP("Settings", "&Keep one game of each kind"),
        QT_TRANSLATE_NOOP(
            "Settings", "A game of another kind keeps this one; the one kept of that kind goes on."
        ),
    ),
    "left_handed": (
        QT_TRANSLATE_NOOP("Settings", "Left-handed table"),
        QT_TRANSLATE_NOOP("Settings", "The stock lies on the left."),
    ),
    "show_time": (
        QT_TRANSLATE_NOOP("Settings", "Show the &time"),
        QT_TRANSLATE_NOOP("Settings", "It counts either way, while you play."),
    ),
    "open_help": (
        QT_TRANSLATE_NOOP("Settings", "Help that looks at hidden &cards"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Adds a solver's hint and its whole solution to the menu Move. It knows every card, "
            "which you do not; a game in which you use it counts as one with help.",
        ),
    ),
    "show_winnable": (
        QT_TRANSLATE_NOOP("Settings", "Show whether the game can still be &won"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "A sign beside the figures says so, or that it is unknown. To find out, the solver "
            "looks at hidden cards; the game counts as one with help.",
        ),
    ),
}
_CHOICES: Final = {
    "animation": (
        ("off", QT_TRANSLATE_NOOP("Settings", "Off")),
        ("very_fast", QT_TRANSLATE_NOOP("Settings", "Very fast")),
        ("fast", QT_TRANSLATE_NOOP("Settings", "Fast")),
        ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
        ("slow", QT_TRANSLATE_NOOP("Settings", "Slow")),
    ),
    "reduced_motion": (
        ("system", QT_TRANSLATE_NOOP("Settings", "As the system")),
        ("on", QT_TRANSLATE_NOOP("Settings", "Cards appear in their places")),
        ("off", QT_TRANSLATE_NOOP("Settings", "Cards travel")),
    ),
    "sounds": (
        ("0", QT_TRANSLATE_NOOP("Settings", "Off")),
        ("20", QT_TRANSLATE_NOOP("Settings", "Quiet")),
        ("40", QT_TRANSLATE_NOOP("Settings", "Medium")),
        ("80", QT_TRANSLATE_NOOP("Settings", "Loud")),
    ),
    "color_scheme": (
        ("system", QT_TRANSLATE_NOOP("Settings", "As the system")),
        ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
    ),
}
_LABELS: Final = {
    "language": QT_TRANSLATE_NOOP("Settings", "&Language:"),
    "color_scheme": QT_TRANSLATE_NOOP("Settings", "C&olours:"),
    "theme": QT_TRANSLATE_NOOP("Settings", "T&heme:"),
    "animation": QT_TRANSLATE_NOOP("Settings", "Ani&mation:"),
    "reduced_motion": QT_TRANSLATE_NOOP("Settings", "Mo&vement:"),
    "sounds": QT_TRANSLATE_NOOP("Settings", "So&unds:"),
}


class SettingsDialog(Dialog):
    """Shows every setting and tells each change at once.

    Args:
        settings: the values of now.
        schemes: the installed scoring schemes by id.
        themes: ids and names of the themes on offer.
        parent: the window it belongs to.
    """

    changed = Signal(object)
    """SettingChanged: the player changed a setting."""

    def __init__(
        self,
        settings: Settings,
        schemes: Mapping[str, ScoringScheme],
        themes: Names,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self._themes = themes
        self._switches: dict[str, QCheckBox] = {}
        self._notes: dict[str, QLabel] = {}
        self._combos: dict[str, QComboBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._tabs = QTabWidget(self)  # first, for Tab follows the order of making
        for key in _SWITCHES:
            self._add_switch(key, on=bool(getattr(settings, key)))
        self._add_combo("language", ["", *(language.code for language in LANGUAGES)], settings)
        self._add_combo("color_scheme", [value for value, _ in _CHOICES["color_scheme"]], settings)
        self._add_combo("theme", [theme for theme, _ in themes], settings)
        for key in ("animation", "reduced_motion", "sounds"):
            self._add_combo(key, [value for value, _ in _CHOICES[key]], settings)
        self._show_volume(settings)
        self._options = PlayOptions(schemes, settings.scoring, settings.undo_limit, self)
        self._options.changed.connect(self._tell_options)
        self._next = QGroupBox(self)
        self._lay_out()
        self._close = self.add_reject()
        self.setTabOrder(self._combos["sounds"], self._switches["left_handed"])
        self.setTabOrder(self._switches["left_handed"], self._switches["show_time"])
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._tabs.setTabText(0, translate("Settings", "Playing"))
        self._tabs.setTabText(1, translate("Settings", "Appearance"))
        self._tabs.setTabText(2, translate("Settings", "Help"))
        self._next.setTitle(translate("Settings", "From the next game on"))
        for key, (text, sentence) in _SWITCHES.items():
            self._switches[key].setText(translate("Settings", text))
            self._switches[key].setAccessibleDescription(translate("Settings", sentence))
            self._notes[key].setText(translate("Settings", sentence))
        for key, source in _LABELS.items():
            self._labels[key].setText(translate("Settings", source))
        for key, values in _CHOICES.items():
            self._name(key, [translate("Settings", source) for _, source in values])
        system = translate("Settings", "System language")
        self._name("language", [system, *(language.name for language in LANGUAGES)])
        self._name("theme", [name() for _, name in self._themes])
        self._options.retranslate()
        self._close.setText(close_text())

    def _name(self, key: str, texts: Sequence[str]) -> None:
        for index, text in enumerate(texts):
            self._combos[key].setItemText(index, text)

    def _add_switch(self, key: str, *, on: bool) -> None:
        box = QCheckBox(self)
        box.setObjectName(key)
        box.setChecked(on)
        box.toggled.connect(lambda value: self.changed.emit(SettingChanged(key, value)))
        label = note(self)
        label.setIndent(24)
        self._switches[key] = box
        self._notes[key] = label

    def _add_combo(self, key: str, values: Sequence[str], settings: Settings) -> None:
        combo = QComboBox(self)
        combo.setObjectName(key)
        for value in values:
            combo.addItem("", value)
        combo.setCurrentIndex(max(0, combo.findData(getattr(settings, key))))
        combo.activated.connect(lambda _: self._tell(key, str(combo.currentData())))
        label = QLabel(self)
        label.setBuddy(combo)
        self._combos[key] = combo
        self._labels[key] = label

    def _lay_out(self) -> None:
        playing, looks, helping = QWidget(self), QWidget(self), QWidget(self)
        column = QVBoxLayout(playing)
        column.setSpacing(2)
        for key in (
            "double_click",
            "auto_place",
            "click_to_move",
            "mark_targets",
            "show_rules",
            "one_per_kind",
        ):
            column.addWidget(self._switches[key])
            column.addWidget(self._notes[key])
        inner = QVBoxLayout(self._next)
        inner.addWidget(self._options)
        column.addSpacing(6)
        column.addWidget(self._next)
        column.addStretch(1)
        form = QFormLayout()
        for key, combo in self._combos.items():
            form.addRow(self._labels[key], combo)
        column = QVBoxLayout(looks)
        column.setSpacing(2)
        column.addLayout(form)
        column.addSpacing(8)
        for key in ("left_handed", "show_time"):
            column.addWidget(self._switches[key])
            column.addWidget(self._notes[key])
        column.addStretch(1)
        column = QVBoxLayout(helping)
        column.setSpacing(2)
        for key in ("open_help", "show_winnable"):
            column.addWidget(self._switches[key])
            column.addWidget(self._notes[key])
        column.addStretch(1)
        self._tabs.addTab(playing, "")
        self._tabs.addTab(looks, "")
        self._tabs.addTab(helping, "")
        self.body.addWidget(self._tabs)

    def _show_volume(self, settings: Settings) -> None:
        """Show how loud it is, as near as one of the choices comes."""
        combo = self._combos["sounds"]
        loud = settings.volume if settings.sounds else 0
        steps = [abs(int(combo.itemData(index)) - loud) for index in range(combo.count())]
        combo.setCurrentIndex(steps.index(min(steps)))

    def _tell(self, key: str, value: str) -> None:
        if key != "sounds":
            self.changed.emit(SettingChanged(key, value))
            return
        if int(value):
            self.changed.emit(SettingChanged("volume", int(value)))
        self.changed.emit(SettingChanged("sounds", bool(int(value))))

    def _tell_options(self) -> None:
        self.changed.emit(SettingChanged("scoring", self._options.scoring))
        self.changed.emit(SettingChanged("undo_limit", self._options.undo_limit))
