"""What the table looks like and how it behaves, as the settings have it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from spider_qt.api import CardTheme, Rank, Suit, Theme
from spider_qt.storage.settings import Settings
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.names import theme_name
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe

_MISSING: Final = QT_TRANSLATE_NOOP(
    "Looks", "{name} is not installed; the default is shown instead."
)

Names = Sequence[tuple[str, Callable[[], str]]]
"""Ids, and what gives their names in the language of now."""


class ThemeNames(NamedTuple):
    """The card sets on offer.

    Args:
        faces: ids and names of those with faces.
        backs: ids and names of those with a back.
    """

    faces: Names
    backs: Names


def table_options(settings: Settings, *, less_motion: bool = False) -> TableOptions:
    """Return the table's manners.

    Args:
        settings: what was chosen.
        less_motion: whether the system wishes for less motion.
    """
    wished = settings.reduced_motion == "system" and less_motion
    return TableOptions(
        animation=AnimationSpeed(settings.animation),
        less_motion=wished or settings.reduced_motion == "on",
        auto_place=settings.auto_place,
        double_click=settings.double_click,
        click_to_move=settings.click_to_move,
        mark_targets=settings.mark_targets,
        left_handed=settings.left_handed,
    )


def outfit_of(settings: Settings, wardrobe: Wardrobe) -> Outfit:
    """Return what the settings want on the table; nothing is drawn yet."""
    return Outfit(Choice.of(settings), wardrobe)


def missing_sentences(settings: Settings, wardrobe: Wardrobe) -> list[Sentence]:
    """Return what was chosen for the eyes and is not there any more, to be told."""
    missing = outfit_of(settings, wardrobe).missing
    return [Sentence("Looks", _MISSING, {"name": id_}) for id_ in missing]


def look_names(looks: Mapping[str, Theme]) -> Names:
    """Return the themes on offer."""
    return [(theme.id, partial(theme_name, theme.name)) for theme in looks.values()]


def theme_names(themes: Mapping[str, CardTheme]) -> ThemeNames:
    """Return which card sets have faces and which have a back."""
    faces = [theme for theme in themes.values() if _has_faces(theme)]
    backs = [theme for theme in themes.values() if _has_back(theme)]
    return ThemeNames(
        [(theme.id, partial(theme_name, theme.name)) for theme in faces],
        [(theme.id, partial(theme_name, theme.name)) for theme in backs],
    )


def _has_faces(theme: CardTheme) -> bool:
    try:
        return theme.face_svg(Suit.SPADES, Rank.ACE) is not None
    except OSError:
        return True


def _has_back(theme: CardTheme) -> bool:
    try:
        return theme.back_svg() is not None
    except OSError:
        return True
