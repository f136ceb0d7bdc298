"""The names of games, rules, scoring schemes and card sets in the player's language.

Objects of plugins bring an English name of their own; it is shown as it is where no
translation knows it.
"""

from typing import Final

from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import translate

BUILT_IN: Final = (
    QT_TRANSLATE_NOOP("Games", "Spider"),
    QT_TRANSLATE_NOOP("Games", "Relaxed Spider"),
    QT_TRANSLATE_NOOP("Schemes", "Standard"),
    QT_TRANSLATE_NOOP("Schemes", "Windows"),
    QT_TRANSLATE_NOOP("Schemes", "Moves only"),
    QT_TRANSLATE_NOOP("Schemes", "In-suit pairs"),
    QT_TRANSLATE_NOOP("Schemes", "Time bonus"),
    QT_TRANSLATE_NOOP("Themes", "Classic"),
    QT_TRANSLATE_NOOP("Themes", "Four-colour"),
    QT_TRANSLATE_NOOP("Themes", "Large index"),
    QT_TRANSLATE_NOOP("Themes", "Night"),
    QT_TRANSLATE_NOOP("Themes", "Lattice"),
    QT_TRANSLATE_NOOP("Themes", "Stars"),
    QT_TRANSLATE_NOOP("Themes", "Cubes"),
    QT_TRANSLATE_NOOP("Themes", "Vine"),
    QT_TRANSLATE_NOOP("Themes", "Blossom"),
    QT_TRANSLATE_NOOP("Themes", "Corner webs"),
    QT_TRANSLATE_NOOP("Themes", "Dewdrops"),
    QT_TRANSLATE_NOOP("Themes", "Plain"),
    QT_TRANSLATE_NOOP("Themes", "Stripes"),
    QT_TRANSLATE_NOOP("Themes", "Snow"),
    QT_TRANSLATE_NOOP("Themes", "Autumn leaves"),
    QT_TRANSLATE_NOOP("Themes", "Felt"),
    QT_TRANSLATE_NOOP("Themes", "Wood"),
    QT_TRANSLATE_NOOP("Themes", "Slate"),
    QT_TRANSLATE_NOOP("Themes", "Paper"),
    QT_TRANSLATE_NOOP("Themes", "Library"),
    QT_TRANSLATE_NOOP("Themes", "Spring"),
    QT_TRANSLATE_NOOP("Themes", "Autumn"),
    QT_TRANSLATE_NOOP("Themes", "Winter"),
    QT_TRANSLATE_NOOP("Themes", "Clear"),
)
"""The names of what the program itself brings; here so that lupdate finds them."""

_GAMES: Final = {
    "spider": QT_TRANSLATE_NOOP(
        "Games", "The stock is dealt only while every column holds a card."
    ),
    "relaxed-spider": QT_TRANSLATE_NOOP(
        "Games", "Easier: the stock may be dealt while columns are empty."
    ),
}

_LEVELS: Final = {
    1: QT_TRANSLATE_NOOP("Games", "Easy"),
    2: QT_TRANSLATE_NOOP("Games", "Medium"),
    4: QT_TRANSLATE_NOOP("Games", "Hard"),
}

_RULES: Final = {
    GroupRule.CLASSIC: QT_TRANSLATE_NOOP("Games", "Classic"),
    GroupRule.RELAXED: QT_TRANSLATE_NOOP("Games", "Relaxed"),
}


def game_name(name: str) -> str:
    """Return a game's name."""
    return translate("Games", name)


def scheme_name(name: str) -> str:
    """Return a scoring scheme's name."""
    return translate("Schemes", name)


def theme_name(name: str) -> str:
    """Return a card set's name."""
    return translate("Themes", name)


def game_sentence(game: str) -> str:
    """Return what is special about a game of the program, or "" of a plugin's."""
    source = _GAMES.get(game, "")
    return translate("Games", source) if source else ""


def suits_text(suits: int) -> str:
    """Return for instance "2 suits"."""
    return translate("Games", "%n suit(s)", "", suits)


def level_text(suits: int) -> str:
    """Return for instance "Medium", or "" where a suit count has no such word."""
    source = _LEVELS.get(suits, "")
    return translate("Games", source) if source else ""


def rule_text(rule: GroupRule) -> str:
    """Return for instance "Classic"."""
    return translate("Games", _RULES[rule])


def game_text(name: str, suits: int, rule: GroupRule) -> str:
    """Return a whole choice, for instance "Spider, 2 suits, Classic".

    With one suit both rules are the same game, so the rule is left out.
    """
    parts = [game_name(name), suits_text(suits)]
    if suits > 1:
        parts.append(rule_text(rule))
    return ", ".join(parts)


def variant_text(variant: Variant) -> str:
    """Return the choice that a configured game stands for."""
    return game_text(variant.name, variant.suits, variant.rule)
