"""What a plugin with code should write into plugin.toml: the lines, ready to be copied.

A plugin that declares what it gives is not imported at a start; one that does not must be,
every time, to know what it gives. Three hundred of them are the difference between a start
that is felt and one that is not (``benchmarks/plugins_300.py``).
"""

import json
from collections.abc import Iterator
from typing import Any

from spider_qt.api import Gift
from spider_qt.plugins.lazy import KINDS
from spider_qt.plugins.registry import Door, PluginInfo, PluginKind, PluginState, Registry

_USUAL = Gift("", "")


def should_declare(info: PluginInfo) -> bool:
    """Whether a plugin was imported only to know what it gives."""
    is_on = info.state is PluginState.ENABLED and info.kind is PluginKind.CODE
    is_ours = info.door is Door.BUILT_IN  # which is needed at every start
    return is_on and not is_ours and not info.declares and any(info.gives.values())


def declared_lines(registry: Registry, info: PluginInfo) -> str:
    """Return the tables for plugin.toml that declare all that an enabled plugin gives.

    Args:
        registry: what is installed.
        info: the plugin.
    """
    shelves: dict[str, Any] = {
        "variants": registry.variants,
        "scoring": registry.schemes,
        "cards": registry.themes,
        "tables": registry.tables,
        "themes": registry.looks,
        "observers": registry.observers,
        "hints": registry.hint_providers,
    }
    tables = []
    for word, kind in KINDS.items():
        for id_ in info.gives[kind]:
            found = shelves[word].get(id_)
            if found is not None:
                lines = [f"{key} = {_toml(value)}" for key, value in _values(word, id_, found)]
                tables.append("\n".join((f"[[{word}]]", *lines)))
    return "\n\n".join(tables)


def _values(word: str, id_: str, found: Any) -> Iterator[tuple[str, object]]:  # noqa: ANN401 - an object of any kind
    """What the manifest says of one object, without what it takes for granted."""
    yield "id", id_
    yield "name", found.name
    if word == "variants":
        yield "prefix", found.prefix
        if found.suit_choices != _USUAL.suits:
            yield "suits", list(found.suit_choices)
        if found.rule_choices != _USUAL.rules:
            yield "rules", [rule.value for rule in found.rule_choices]
        if found.group:
            yield "group", found.group
        if 1 <= found.difficulty <= 5:
            yield "difficulty", found.difficulty
        if 1 <= found.minutes <= 1000:
            yield "minutes", found.minutes
    elif word == "scoring" and found.description.strip():
        yield "description", found.description


def _toml(value: object) -> str:
    """A value as TOML writes it; its texts are one line each, as they were checked."""
    return json.dumps(value, ensure_ascii=False)
