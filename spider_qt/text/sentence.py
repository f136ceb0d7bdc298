"""A sentence that is not yet in any language: a template and what goes into it."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

_PLACE: Final = re.compile(r"\{(\w+)\}")
_EXCERPT: Final = 60
_NOTHING: Final[Mapping[str, "str | int | Sentence"]] = MappingProxyType({})


def visible(text: str) -> str:
    """The text with a mark for each character that shows nothing or steers a terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _is_hidden(char) else char for char in text)


def excerpt(text: str) -> str:
    """Return what a sentence quotes of a foreign text: visible, and its beginning if it is long."""
    shown = text if len(text) <= _EXCERPT else text[: _EXCERPT - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return visible(shown)


def _is_hidden(char: str) -> bool:
    return unicodedata.category(char)[0] == "C"


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - lupdate looks for this name
    """Mark a literal for lupdate and return it; the context is for lupdate alone."""
    del context
    return source


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template with named places, and what belongs in them.

    Args:
        context: the Qt translation context.
        source: the English template, with ``{name}`` for each place and ``%n`` for
            ``count``.
        places: what goes into the places: text, numbers or further sentences.
        count: the number that chooses the plural form, or None.
    """

    context: str
    source: str
    places: Mapping[str, "str | int | Sentence"] = field(default_factory=lambda: _NOTHING)
    count: int | None = None

    def render(self, translate: Callable[[str, str, int | None], str]) -> str:
        """Return the text in the language of ``translate(context, source, count)``."""
        template = translate(self.context, self.source, self.count)
        texts = {
            name: place.render(translate) if isinstance(place, Sentence) else str(place)
            for name, place in self.places.items()
        }
        # In one pass: a text that a player typed may look like a place itself.
        return _PLACE.sub(lambda found: texts.get(found[1], found[0]), template)

    @property
    def english(self) -> str:
        """The sentence in English, for the command line and for logs."""
        return self.render(_english)


def _english(context: str, source: str, count: int | None) -> str:
    del context
    if count is None:
        return source
    singular = source.replace("(s)", "") if count == 1 else source.replace("(s)", "s")
    return singular.replace("%n", str(count))
