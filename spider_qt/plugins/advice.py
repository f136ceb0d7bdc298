"""Whom of the plugins to ask for a hint: first of all the one whose game is played.

It knows its game; of others' games our own search knows more than most, so that the other
providers are asked only where it finds nothing. Ids begin with the plugin's id.
"""

from typing import NamedTuple

from spider_qt.api import Hint, view_of
from spider_qt.engine.session import Session
from spider_qt.plugins.registry import Registry


class PluginHint(NamedTuple):
    """A hint, and the name of who gives it."""

    name: str
    hint: Hint


def own_hint(registry: Registry, session: Session) -> PluginHint | None:
    """Ask the plugin that the game on the table belongs to; None if it says nothing.

    Args:
        registry: what is installed and on.
        session: the game.
    """
    owner = _owner(session.variant.id)
    return _asked(registry, session, own=True) if owner else None


def other_hint(registry: Registry, session: Session) -> PluginHint | None:
    """Ask the plugins that know nothing special of the game; None if none says anything.

    Args:
        registry: what is installed and on.
        session: the game.
    """
    return _asked(registry, session, own=False)


def _asked(registry: Registry, session: Session, *, own: bool) -> PluginHint | None:
    owner = _owner(session.variant.id)
    view = None
    for id_, provider in registry.hint_providers.items():
        if (bool(owner) and _owner(id_) == owner) is not own:
            continue
        view = view or view_of(session, with_moves=True)
        hint = provider.hint(view)
        if hint is not None:
            return PluginHint(provider.name, hint)
    return None


def _owner(id_: str) -> str:
    """The id of the plugin that something belongs to; empty for the program's own."""
    plugin, dot, _ = id_.partition(".")
    return plugin if dot else ""
