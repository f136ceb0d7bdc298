"""What is on the table now, by day and by night: table, faces, back, inks and accent.

The settings hold ids. An outfit holds what they stand for, and says what is not there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from spider_qt.api import CardTheme, TableTheme, Theme, ThemeForm
from spider_qt.plugins.registry import Registry
from spider_qt.storage.settings import Settings
from spider_qt.ui.table.art import CardArt, guard_of
from spider_qt.ui.table.drawing import FELT, Felt
from spider_qt.ui.themes.contrast import MARK, TEXT, contrast, standing_out
from spider_qt.ui.themes.inks import InkedBack

PLAIN_FORM: Final = ThemeForm("felt", "classic", "classic")
"""What a theme is made of where there is no theme at all."""


@dataclass
class Wardrobe:
    """All that can be chosen; plugins may come and go while the program runs.

    Args:
        cards: faces and backs by id, the default ones first.
        tables: what can lie under them, the default one first.
        looks: the themes by id, the default one first.
        own: the backs of the player's own pictures by id.
    """

    cards: Mapping[str, CardTheme]
    tables: Mapping[str, TableTheme] = field(default_factory=dict)
    looks: Mapping[str, Theme] = field(default_factory=dict)
    own: Mapping[str, CardTheme] = field(default_factory=dict)
    changed: Callable[[], object] | None = field(default=None, compare=False)
    """Is called after each change; None for nobody."""

    def take(self, registry: Registry) -> None:
        """Offer what is installed now."""
        self.cards, self.tables, self.looks = registry.themes, registry.tables, registry.looks
        if self.changed is not None:
            self.changed()

    def back(self, id_: str) -> CardTheme | None:
        """Return the card theme with a back that has an id."""
        return self.own.get(id_) or self.cards.get(id_)


class Choice(NamedTuple):
    """What is wanted on the table, by ids; empty is what the theme has.

    Args:
        theme: the theme.
        table: another table than the theme's.
        faces: other faces.
        back: another back.
        inked: whether the back is in the theme's inks.
    """

    theme: str = "classic"
    table: str = ""
    faces: str = ""
    back: str = ""
    inked: bool = True

    @classmethod
    def of(cls, settings: Settings) -> "Choice":
        """Return what the settings say."""
        return cls(
            settings.theme, settings.table, settings.faces, settings.back, settings.back_inked
        )


class Outfit:
    """What a choice stands for.

    Args:
        choice: what is wanted.
        wardrobe: what there is; at least one card theme with faces and back.
    """

    def __init__(self, choice: Choice, wardrobe: Wardrobe) -> None:
        self.choice = choice
        self._wardrobe = wardrobe
        theme = wardrobe.looks.get(choice.theme) or next(iter(wardrobe.looks.values()), None)
        self._forms = (theme.light, theme.dark) if theme else (PLAIN_FORM, PLAIN_FORM)
        self._arts: dict[bool, CardArt] = {}
        self._felts: dict[bool, Felt] = {}

    @property
    def missing(self) -> tuple[str, ...]:
        """The ids of what was chosen and is not there, each once."""
        choice, wardrobe = self.choice, self._wardrobe
        found = {
            choice.theme: wardrobe.looks.get(choice.theme),
            choice.table: wardrobe.tables.get(choice.table),
            choice.faces: wardrobe.cards.get(choice.faces),
            choice.back: wardrobe.back(choice.back),
        }
        return tuple(id_ for id_, there in found.items() if id_ and there is None)

    def ids(self, *, dark: bool) -> ThemeForm:
        """Return the ids that are wanted, the theme's and the player's own together."""
        form, choice = self._forms[dark], self.choice
        return ThemeForm(
            choice.table or form.table,
            choice.faces or form.faces,
            choice.back or form.back,
            form.accent,
            form.inks if choice.inked else (),
        )

    def table(self, *, dark: bool) -> TableTheme:
        """Return the table; the default one in place of one that is not there."""
        tables = self._wardrobe.tables
        return tables.get(self.ids(dark=dark).table) or next(iter(tables.values()), FELT)

    def felt(self, *, dark: bool) -> Felt:
        """Return the table's colours."""
        if dark not in self._felts:
            accent = self.ids(dark=dark).accent
            self._felts[dark] = Felt(self.table(dark=dark), dark=dark, accent=accent)
        return self._felts[dark]

    def window_accent(self, ground: QColor, *, dark: bool) -> QColor:
        """Return the accent of menus and dialogs: the table's where it can be seen there.

        Args:
            ground: what it is seen on.
            dark: whether the window is dark.
        """
        felt = self.felt(dark=dark)
        if contrast(felt.accent, ground) >= MARK:
            return felt.accent
        return standing_out(felt.bottom, ground, TEXT)

    def art(self, *, dark: bool) -> CardArt:
        """Return the pictures of the cards; the same one each time, as it keeps them."""
        if dark not in self._arts:
            default = next(iter(self._wardrobe.cards.values()))
            faces, back = self.parts(dark=dark)
            self._arts[dark] = _art(faces, back, default)
        return self._arts[dark]

    def parts(self, *, dark: bool) -> tuple[CardTheme, CardTheme]:
        """Return whose faces and whose back are shown, the back in the theme's inks."""
        default = next(iter(self._wardrobe.cards.values()))
        ids = self.ids(dark=dark)
        faces = self._wardrobe.cards.get(ids.faces, default)
        back = self._wardrobe.back(ids.back) or default
        if ids.inks and ids.back not in self._wardrobe.own:
            back = InkedBack(back, ids.inks)
        return faces, back


def _art(faces: CardTheme, back: CardTheme, default: CardTheme) -> CardArt:
    """Return art whose pictures another process draws, as far as they are a plugin's."""
    if guard_of(faces) is None and guard_of(back) is None:
        return CardArt(faces, back, default)
    from spider_qt.ui.table.guest_art import GuestArt  # the start without plugins needs none

    return GuestArt(faces, back, default)
