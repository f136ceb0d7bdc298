"""The hooks: what a plugin may contribute. They register objects, once, at start."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import pluggy

from spider_qt.api.themes import CardTheme, TableTheme, Theme
from spider_qt.engine.scoring import ScoringScheme
from spider_qt.engine.variant import Variant

if TYPE_CHECKING:
    from spider_qt.api.sessions import HintProvider, SessionObserver

PROJECT: Final = "spider_qt"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


class SpiderHooks:
    """Every hook, with what it returns."""

    @hookspec
    def spider_variants(self) -> Iterable[Variant]:
        """Return the rule variants that the plugin adds.

        Each id is ``plugin-id.local-id`` and each code prefix is the variant's own.
        """
        raise NotImplementedError

    @hookspec
    def spider_scoring_schemes(self) -> Iterable[ScoringScheme]:
        """Return the scoring schemes that the plugin adds, ids ``plugin-id.local-id``."""
        raise NotImplementedError

    @hookspec
    def spider_card_themes(self) -> Iterable[CardTheme]:
        """Return the card faces and backs that the plugin adds, ids as above."""
        raise NotImplementedError

    @hookspec
    def spider_table_themes(self) -> Iterable[TableTheme]:
        """Return the tables that the plugin adds: what lies under the cards; ids as above."""
        raise NotImplementedError

    @hookspec
    def spider_themes(self) -> Iterable[Theme]:
        """Return the themes that the plugin adds, ids as above.

        A theme names a table, faces and a back by their ids, the plugin's own or others'.
        """
        raise NotImplementedError

    @hookspec
    def spider_session_observers(self) -> "Iterable[SessionObserver]":
        """Return objects that want to be told what happens in a game; ids as above."""
        raise NotImplementedError

    @hookspec
    def spider_hint_providers(self) -> "Iterable[HintProvider]":
        """Return objects that can be asked for a hint; ids as above."""
        raise NotImplementedError
