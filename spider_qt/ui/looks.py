"""The table's pictures and manners as the settings have them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from spider_qt.api import CardTheme, Rank, Suit
from spider_qt.storage.settings import Settings
from spider_qt.ui.names import theme_name
from spider_qt.ui.table.art import CardArt
from spider_qt.ui.table.options import AnimationSpeed, TableOptions


@dataclass(frozen=True, slots=True)
class ThemeNames:
    """The card sets on offer.

    Args:
        faces: ids and names of those with faces.
        backs: ids and names of those with a back.
    """

    faces: Sequence[tuple[str, Callable[[], str]]]
    backs: Sequence[tuple[str, Callable[[], str]]]


def table_options(settings: Settings) -> TableOptions:
    """Return the table's manners."""
    return TableOptions(
        animation=AnimationSpeed(settings.animation),
        auto_place=settings.auto_place,
        double_click=settings.double_click,
        click_to_move=settings.click_to_move,
        mark_targets=settings.mark_targets,
        left_handed=settings.left_handed,
    )


def art_of(settings: Settings, themes: Mapping[str, CardTheme]) -> CardArt:
    """Return the pictures of the chosen faces and back.

    Args:
        settings: what was chosen; a card set that is not installed is passed over.
        themes: the card sets by id, the default one first.

    Raises:
        StopIteration: if there is no card set at all.
    """
    default = next(iter(themes.values()))
    faces = themes.get(settings.faces, default)
    return CardArt(faces, themes.get(settings.back, default), default)


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
