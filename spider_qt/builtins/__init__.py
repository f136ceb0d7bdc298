"""The program's own games, scoring and cards, entering by the door that plugins use."""

from collections.abc import Iterable
from typing import Final

from spider_qt.api import (
    CardTheme,
    FolderCardTheme,
    ScoringScheme,
    Variant,
    hookimpl,
)
from spider_qt.api.resources import resource_path
from spider_qt.api.themes import INDEX_FOOT
from spider_qt.builtins.family import family
from spider_qt.builtins.looks import spider_table_themes, spider_themes
from spider_qt.builtins.schemes import SCHEMES

__all__ = [
    "spider_card_themes",
    "spider_scoring_schemes",
    "spider_table_themes",
    "spider_themes",
    "spider_variants",
]

_CARDS: Final = (
    ("classic", "Classic"),
    ("four-colour", "Four-colour"),
    ("large-index", "Large index"),
    ("night", "Night"),
    ("back-lattice", "Lattice"),
    ("back-stars", "Stars"),
    ("back-cubes", "Cubes"),
    ("back-vine", "Vine"),
    ("back-blossom", "Blossom"),
    ("back-corner-webs", "Corner webs"),
    ("back-dewdrops", "Dewdrops"),
    ("back-plain", "Plain"),
    ("back-stripes", "Stripes"),
    ("back-snow", "Snow"),
    ("back-autumn", "Autumn leaves"),
)
"""Ids, which are also folders below ``resources/cards/``, and names: first the default."""

_FEET: Final = {"large-index": 0.234}
"""Where the index ends, in card heights, of the faces with a larger one than usual."""


@hookimpl
def spider_variants() -> Iterable[Variant]:
    """Spider first, then its family; ``family`` tells where they are written."""
    return family()


@hookimpl
def spider_scoring_schemes() -> Iterable[ScoringScheme]:
    """The standard scheme first, which is the default, and those of other programs."""
    return SCHEMES


@hookimpl
def spider_card_themes() -> Iterable[CardTheme]:
    """The faces, of which the default ones have a back, and the backs. No file is read yet."""
    folder = resource_path("cards")
    return [
        FolderCardTheme(id_, name, folder / id_, _FEET.get(id_, INDEX_FOOT)) for id_, name in _CARDS
    ]
