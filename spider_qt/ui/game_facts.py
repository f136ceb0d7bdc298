"""What menus tell of a game and what it is found by: group, decks, difficulty, length."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from spider_qt.engine.parameters import GROUPS, StockRule
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant
from spider_qt.text.rules_of import summary_of
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.names import game_name, game_sentence, suits_text

_GROUPS: Final = {
    "core": QT_TRANSLATE_NOOP("GameFacts", "Spider"),
    "divorce": QT_TRANSLATE_NOOP("GameFacts", "Divorce: no deal onto empty columns"),
    "big": QT_TRANSLATE_NOOP("GameFacts", "Big Spiders: three and four decks"),
    "one-deck": QT_TRANSLATE_NOOP("GameFacts", "One-deck Spiders"),
    "open": QT_TRANSLATE_NOOP("GameFacts", "Open games: every card is seen"),
    "waste": QT_TRANSLATE_NOOP("GameFacts", "With a waste, a cell or reserves"),
    "foundations": QT_TRANSLATE_NOOP("GameFacts", "Foundations card by card"),
    "scorpion": QT_TRANSLATE_NOOP("GameFacts", "Scorpions: any open card moves"),
    "alternating": QT_TRANSLATE_NOOP("GameFacts", "Alternating colours"),
    "equal-rank": QT_TRANSLATE_NOOP("GameFacts", "Equal ranks fit"),
    "odd": QT_TRANSLATE_NOOP("GameFacts", "Out of the ordinary"),
    "": QT_TRANSLATE_NOOP("GameFacts", "More games"),
}
_DIFFICULTIES: Final = {
    1: QT_TRANSLATE_NOOP("GameFacts", "Very easy"),
    2: QT_TRANSLATE_NOOP("GameFacts", "Easy"),
    3: QT_TRANSLATE_NOOP("GameFacts", "Medium"),
    4: QT_TRANSLATE_NOOP("GameFacts", "Hard"),
    5: QT_TRANSLATE_NOOP("GameFacts", "Very hard"),
}
_DECKS: Final = {
    1: QT_TRANSLATE_NOOP("GameFacts", "one deck"),
    2: QT_TRANSLATE_NOOP("GameFacts", "two decks"),
    3: QT_TRANSLATE_NOOP("GameFacts", "three decks"),
    4: QT_TRANSLATE_NOOP("GameFacts", "four decks"),
}
_FEATURES: Final = {
    "waste": QT_TRANSLATE_NOOP("GameFacts", "waste"),
    "cells": QT_TRANSLATE_NOOP("GameFacts", "free cells"),
    "reserves": QT_TRANSLATE_NOOP("GameFacts", "reserves"),
    "foundations": QT_TRANSLATE_NOOP("GameFacts", "foundations"),
    "no_stock": QT_TRANSLATE_NOOP("GameFacts", "without a stock"),
    "open": QT_TRANSLATE_NOOP("GameFacts", "all cards open"),
}


_DOTLESS_I: Final = "\N{LATIN SMALL LETTER DOTLESS I}"


class Length(StrEnum):
    """How long a game usually takes."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


_LENGTHS: Final = {
    Length.SHORT: QT_TRANSLATE_NOOP("GameFacts", "Short"),
    Length.USUAL: QT_TRANSLATE_NOOP("GameFacts", "Of usual length"),
    Length.LONG: QT_TRANSLATE_NOOP("GameFacts", "Long"),
}
_SHORT, _USUAL = 10, 20
"""The most minutes of a short game, and of one of usual length."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a menu tells of a game.

    Args:
        variant: the rules.
        group: one of ``GROUPS``, or "" where a plugin's game names none of them.
        decks: how many decks, or 0 if only its code knows.
        difficulty: 1 to 5, or 0 if its author does not tell.
        minutes: how long it usually takes, or 0.
        maker: the name of the plugin it comes from, or "" for a game of the program.
    """

    variant: Variant
    group: str
    decks: int
    difficulty: int
    minutes: int
    maker: str = ""

    @property
    def length(self) -> Length | None:
        """Whether it is a short or a long game; None if that is not known."""
        if not self.minutes:
            return None
        if self.minutes <= _SHORT:
            return Length.SHORT
        return Length.USUAL if self.minutes <= _USUAL else Length.LONG


def facts_of(variant: Variant, maker: str = "") -> Facts:
    """Return what is told of a game; a plugin's code is not asked and not loaded.

    Args:
        variant: the rules.
        maker: the name of the plugin it comes from.
    """
    told = parameters_of(variant)
    group = getattr(variant, "group", "")
    difficulty = getattr(variant, "difficulty", 0)
    return Facts(
        variant,
        group if group in GROUPS else "",
        told.decks if told is not None else 0,
        difficulty if difficulty in _DIFFICULTIES else 0,
        max(0, getattr(variant, "minutes", 0)),
        maker,
    )


def parameters_of(variant: Variant) -> SpiderParameters | None:
    """Return a game's parameters, None of a game in code; the guard about a plugin's opens."""
    inner = getattr(variant, "inner", variant)
    return inner if isinstance(inner, SpiderParameters) else None


def makers_of(games: object) -> Mapping[str, str]:
    """Return the names of the plugins that games come from, by the games' ids.

    Args:
        games: the installed games; what has no plugins has none to name.
    """
    registry: Any = getattr(games, "registry", games)
    found: dict[str, str] = {}
    for plugin in getattr(registry, "plugins", ()):
        if plugin.door.value != "built-in":
            found |= dict.fromkeys(plugin.gives.get("variants", ()), plugin.name)
    return found


def group_text(group: str) -> str:
    """Return the heading of a group of games."""
    return translate("GameFacts", _GROUPS[group])


def decks_text(decks: int) -> str:
    """Return for instance "2 decks"."""
    return translate("GameFacts", "%n deck(s)", "", decks)


def difficulty_text(difficulty: int) -> str:
    """Return a word for a difficulty of 1 to 5."""
    return translate("GameFacts", _DIFFICULTIES[difficulty])


def length_text(length: Length) -> str:
    """Return a word for a length."""
    return translate("GameFacts", _LENGTHS[length])


def minutes_text(minutes: int) -> str:
    """Return for instance "about 15 minutes"."""
    return translate("GameFacts", "about %n minute(s)", "", minutes)


def facts_text(facts: Facts) -> str:
    """Return decks, difficulty and length, as far as they are known, in one line."""
    parts = []
    if facts.decks:
        parts.append(decks_text(facts.decks))
    if facts.difficulty:
        parts.append(difficulty_text(facts.difficulty))
    if facts.minutes:
        parts.append(minutes_text(facts.minutes))
    if facts.maker:
        parts.append(translate("GameFacts", "from {plugin}").replace("{plugin}", facts.maker))
    return " · ".join(parts)


def about_text(facts: Facts, *, brief: bool = False) -> str:
    """Return a game in a sentence or few: the program's words, else its author's English.

    Args:
        facts: what is told of the game.
        brief: without its size, where more can be said.
    """
    own = game_sentence(facts.variant.id)
    if own:
        return own
    sentences = summary_of(facts.variant)
    told = sentences[1:] if brief and len(sentences) > 1 else sentences
    if told:
        return " ".join(shown(sentence) for sentence in told)
    return str(getattr(parameters_of(facts.variant), "description", ""))


def search_words(facts: Facts) -> frozenset[str]:
    """Return every word that finds a game, in the language of now and in English."""
    texts = [facts.variant.name, game_name(facts.variant.name), facts.variant.prefix, facts.maker]
    texts += _both(_GROUPS[facts.group])
    if facts.decks:
        texts.append(decks_text(facts.decks))
        texts += _both(_DECKS.get(facts.decks, ""))
        texts.append(f"{facts.decks} decks")
    if facts.difficulty:
        texts += _both(_DIFFICULTIES[facts.difficulty])
    if facts.length is not None:
        texts += _both(_LENGTHS[facts.length])
        texts.append(minutes_text(facts.minutes))
    texts += [suits_text(suits) for suits in facts.variant.suit_choices]
    for feature in _features(parameters_of(facts.variant)):
        texts += _both(_FEATURES[feature])
    return frozenset(words_in(" ".join(texts)))


def finds(typed: str, words: frozenset[str]) -> bool:
    """Whether each typed word begins one of a game's words; a number is one as a whole."""
    return all(
        word in words if word.isdecimal() else any(w.startswith(word) for w in words)
        for word in words_in(typed)
    )


def words_in(text: str) -> list[str]:
    """Return the words of a text as they are compared: small letters without accents."""
    parted = unicodedata.normalize("NFKD", text.replace(_DOTLESS_I, "i").casefold())
    kept = "".join(
        char if char.isalnum() else " " for char in parted if not unicodedata.combining(char)
    )
    return kept.split()


def _both(source: str) -> tuple[str, str]:
    return (source, translate("GameFacts", source)) if source else ("", "")


def _features(told: SpiderParameters | None) -> list[str]:
    if told is None:
        return []
    has = {
        "waste": told.stock is StockRule.WASTE,
        "cells": told.cells > 0,
        "reserves": told.reserves > 0,
        "foundations": told.foundations_up + told.foundations_down > 0,
        "no_stock": told.laid >= told.pack_size,
        "open": not any(down for down, _ in told.columns),
    }
    return [feature for feature, there in has.items() if there]
