"""What the player chose, put into force: at the start, and the moment it changes."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from spider_qt.engine.scoring import ScoringScheme
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.languages import Languages
from spider_qt.ui.looks import look_names, outfit_of, table_options
from spider_qt.ui.messages import SettingChanged
from spider_qt.ui.motion_wish import MotionWish
from spider_qt.ui.schemes import apply_scheme
from spider_qt.ui.table.view import TableView
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe

_TABLE_KEYS: Final = frozenset(
    {
        "animation",
        "reduced_motion",
        "auto_place",
        "double_click",
        "click_to_move",
        "mark_targets",
        "left_handed",
    }
)
LOOK_KEYS: Final = frozenset({"theme", "table", "faces", "back", "back_inked"})
"""The settings that an outfit is made of."""


class Preferences(QObject):
    """Opens the settings, keeps each change and carries it out.

    Args:
        store: where the settings are kept.
        wardrobe: all that can be chosen for the eyes.
        languages: the translators.
        window: the dialog belongs to it.
    """

    changed = Signal(object)
    """SettingChanged: a setting has another value, which is kept and in force."""
    unsaved = Signal(object)
    """StorageError: the settings cannot be kept; they hold all the same. Once."""

    def __init__(
        self,
        store: SettingsStore,
        wardrobe: Wardrobe,
        languages: Languages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._store = store
        self._wardrobe = wardrobe
        self._languages = languages
        self._window = window
        self._table: TableView | None = None
        self.motion = MotionWish(self)
        self.motion.learned.connect(self._restyle_table)
        languages.use(store.settings.language)
        self._outfit = outfit_of(store.settings, wardrobe)
        self._colour()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._colour)
        wardrobe.changed = self.renew

    def serve(self, table: TableView) -> None:
        """Dress the table, and let changes reach it from now on."""
        self._table = table
        table.dress(self._outfit)

    def dress(self, outfit: Outfit) -> None:
        """Show an outfit on the table and in the window's accents; nothing is kept."""
        self._outfit = outfit
        self._colour()
        if self._table is not None:
            self._table.dress(outfit)

    def renew(self) -> None:
        """Show what the settings want now that other looks are installed than before."""
        settings = self._store.settings
        self.dress(outfit_of(settings, self._wardrobe))
        self.changed.emit(SettingChanged("theme", settings.theme))

    def choose_looks(self) -> None:
        """Show the picker; what is tried is seen on the table, what is decided is kept."""
        from spider_qt.ui.dressing import Dresser  # not before it opens

        Dresser(self, self._outfit.choice, self._wardrobe, self._window)

    def wear(self, choice: Choice) -> None:
        """Keep a choice and carry it out."""
        error = self._store.change(
            theme=choice.theme,
            table=choice.table,
            faces=choice.faces,
            back=choice.back,
            back_inked=choice.inked,
        )
        self.dress(outfit_of(self._store.settings, self._wardrobe))
        self.changed.emit(SettingChanged("theme", choice.theme))
        if error is not None:
            self.unsaved.emit(error)

    def _colour(self) -> None:
        """Bring the colour scheme and the outfit's accent to every window."""
        outfit = self._outfit
        apply_scheme(
            self._store.settings.color_scheme,
            lambda ground, dark: outfit.window_accent(ground, dark=dark),
        )

    def open(self, schemes: Mapping[str, ScoringScheme]) -> None:
        """Show the settings.

        Args:
            schemes: the installed scoring schemes by id.
        """
        from spider_qt.ui.dialogs.settings import SettingsDialog  # not before it opens

        names = look_names(self._wardrobe.looks)
        dialog = SettingsDialog(self._store.settings, schemes, names, self._window)
        dialog.changed.connect(self.change)
        dialog.open()

    def change(self, fact: SettingChanged) -> None:
        """Keep a setting and carry it out."""
        whole = {"table": "", "faces": "", "back": ""} if fact.key == "theme" else {}
        error = self._store.change(**{fact.key: fact.value, **whole})
        settings = self._store.settings
        if fact.key == "color_scheme":
            self._colour()
        elif fact.key == "language":
            self._languages.use(settings.language)
        elif self._table is not None and fact.key in _TABLE_KEYS:
            self._restyle_table()
        elif fact.key in LOOK_KEYS:
            self.dress(outfit_of(settings, self._wardrobe))
        self.changed.emit(fact)
        if error is not None:
            self.unsaved.emit(error)

    def _restyle_table(self) -> None:
        options = table_options(self._store.settings, less_motion=self.motion.less)
        if self._table is not None and self._table.options != options:
            self._table.set_options(options)
