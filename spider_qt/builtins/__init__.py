"""The program's own games, scoring and cards, entering by the door that plugins use."""

from collections.abc import Iterable

from spider_qt.api import (
    CardTheme,
    FolderCardTheme,
    ScoringScheme,
    SpiderVariant,
    StandardScoring,
    Variant,
    hookimpl,
)
from spider_qt.api.resources import resource_path


@hookimpl
def spider_variants() -> Iterable[Variant]:
    """Spider, and Relaxed Spider, which deals onto empty columns."""
    return (
        SpiderVariant("spider", "Spider", "SP"),
        SpiderVariant("relaxed-spider", "Relaxed Spider", "RS", deals_onto_empty=True),
    )


@hookimpl
def spider_scoring_schemes() -> Iterable[ScoringScheme]:
    """The standard scheme."""
    return (StandardScoring(),)


@hookimpl
def spider_card_themes() -> Iterable[CardTheme]:
    """The default faces with their back."""
    return (FolderCardTheme("classic", "Classic", resource_path("cards", "classic")),)
