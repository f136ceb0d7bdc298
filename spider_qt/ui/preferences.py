"""What the player chose, put into force: at the start, and the moment it changes."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from spider_qt.api import CardTheme
from spider_qt.engine.scoring import ScoringScheme
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.languages import Languages
from spider_qt.ui.looks import art_of, table_options, theme_names
from spider_qt.ui.messages import SettingChanged
from spider_qt.ui.schemes import apply_scheme
from spider_qt.ui.table.view import TableView

_TABLE_KEYS: Final = frozenset(
    {
        "animation",
        "auto_place",
        "double_click",
        "click_to_move",
        "mark_targets",
        "left_handed",
    }
)


class Preferences(QObject):
    """Opens the settings, keeps each change and carries it out.

    Args:
        store: where the settings are kept.
        themes: the card sets by id, the default one first.
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
        themes: Mapping[str, CardTheme],
        languages: Languages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._store = store
        self._themes = themes
        self._languages = languages
        self._window = window
        self._table: TableView | None = None
        languages.use(store.settings.language)
        apply_scheme(store.settings.color_scheme)

    def serve(self, table: TableView) -> None:
        """Let changes reach the table from now on."""
        self._table = table

    def open(self, schemes: Mapping[str, ScoringScheme]) -> None:
        """Show the settings.

        Args:
            schemes: the installed scoring schemes by id.
        """
        from spider_qt.ui.dialogs.settings import SettingsDialog  # not before it opens

        names = theme_names(self._themes)
        dialog = SettingsDialog(self._store.settings, schemes, names, self._window)
        dialog.changed.connect(self.change)
        dialog.open()

    def change(self, fact: SettingChanged) -> None:
        """Keep a setting and carry it out."""
        error = self._store.change(**{fact.key: fact.value})
        settings = self._store.settings
        if fact.key == "color_scheme":
            apply_scheme(settings.color_scheme)
        elif fact.key == "language":
            self._languages.use(settings.language)
        elif self._table is not None and fact.key in _TABLE_KEYS:
            self._table.set_options(table_options(settings))
        elif self._table is not None and fact.key in ("faces", "back"):
            self._table.set_art(art_of(settings, self._themes))
        self.changed.emit(fact)
        if error is not None:
            self.unsaved.emit(error)
