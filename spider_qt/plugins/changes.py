"""What a change to the plugins came to, in a sentence that the player reads."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spider_qt.plugins.registry import PluginInfo, Registry
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_CONTEXT: Final = "Plugins"

_INSTALLED: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} {version} is installed.")
_REPLACED: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} {version} takes the place of {old}.")
_REMOVED: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} was removed.")
_ENABLED: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} is on.")
_DISABLED: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} is off.")
_LATER: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{done} Its program is still in memory; the rest happens at the next start."
)
_REFUSED: Final = QT_TRANSLATE_NOOP("Plugins", "{file} was not installed. {faults}")
_NEWER: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{plugin} is there already, as version {old}. The file holds the newer {version}."
)
_OLDER: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{plugin} is there already, as version {old}. The file holds the older {version}."
)
_SAME: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{plugin} {version} is there already. The file holds the same version."
)
_BY_PIP: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{plugin} was installed with pip; change or remove it with pip, too."
)
_OURS: Final = QT_TRANSLATE_NOOP("Plugins", "{plugin} belongs to the program and stays.")
_UNKNOWN: Final = QT_TRANSLATE_NOOP("Plugins", "There is no plugin {plugin}.")
_DISK: Final = QT_TRANSLATE_NOOP("Plugins", "{file} cannot be written: {error}. Nothing changed.")
_SAFE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{done} It is not loaded before the program is started without safe mode."
)
_SAFE_MODE: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.",
)


class Order(StrEnum):
    """An offered version beside the installed one."""

    NEWER = "newer"
    SAME = "same"
    OLDER = "older"


@dataclass(frozen=True, slots=True)
class Conflict:
    """A plugin with the same id is there already; nothing was changed.

    Args:
        installed: the version that is there.
        offered: the version that was to be installed.
        order: how the offered one stands to the installed one.
    """

    installed: str
    offered: str
    order: Order


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a wish.

    Args:
        done: whether it was granted.
        sentence: what happened, or why it did not.
        registry: everything as it is now.
        restart: whether a part of it happens at the next start only.
        conflict: for an installation: what is in the way; ask the player, then install
            with ``replace``.
        faults: for an installation: everything that is wrong with the file.
    """

    done: bool
    sentence: Sentence
    registry: Registry
    restart: bool = False
    conflict: Conflict | None = None
    faults: tuple[Sentence, ...] = ()


def order(installed: str, offered: str) -> Order:
    """Compare two versions: numbers by their value, and 1.0 comes after 1.0rc1."""
    old, new = _key(installed), _key(offered)
    if old == new:
        return Order.SAME
    return Order.NEWER if new > old else Order.OLDER


def _key(version: str) -> tuple[tuple[int, ...], tuple[tuple[int, str], ...]]:
    """The release numbers without zeros at the end, then what follows them."""
    release, rest = re.match(r"v?(\d+(?:\.\d+)*)?(.*)", version.strip(), re.DOTALL).groups("")  # type: ignore[union-attr] # it matches anything
    numbers = [int(part[:9]) for part in release.split(".") if part]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    words = re.findall(r"\d+|[a-z]+", rest.lower())
    # Words before "final" in the alphabet are earlier than the release, but for some.
    late = {"post": "z", "rc": "c", "pre": "c", "preview": "c"}
    tail = [(int(word[:9]), "") if word.isdigit() else (-1, late.get(word, word)) for word in words]
    return tuple(numbers), tuple(tail) or ((-1, "final"),)


def _sentence(source: str, **places: str | Sentence) -> Sentence:
    return Sentence(_CONTEXT, source, places)


def installed(info: PluginInfo, old: str) -> Sentence:
    """It is there; ``old`` is the version that it replaces, or empty."""
    source = _REPLACED if old else _INSTALLED
    return _sentence(source, plugin=info.name, version=info.version, old=old)


def removed(name: str) -> Sentence:
    """It is gone."""
    return _sentence(_REMOVED, plugin=name)


def switched(name: str, *, on: bool) -> Sentence:
    """The player's choice is kept."""
    return _sentence(_ENABLED if on else _DISABLED, plugin=name)


def later(done: Sentence) -> Sentence:
    """Code that was imported cannot be taken back."""
    return _sentence(_LATER, done=done)


def while_safe(done: Sentence) -> Sentence:
    """Safe mode loads nothing."""
    return _sentence(_SAFE, done=done)


def refused(file: str, faults: Sentence) -> Sentence:
    """The file cannot be installed."""
    return _sentence(_REFUSED, file=file, faults=faults)


def in_the_way(name: str, conflict: Conflict) -> Sentence:
    """The same plugin is there."""
    source = {Order.NEWER: _NEWER, Order.OLDER: _OLDER, Order.SAME: _SAME}[conflict.order]
    return _sentence(source, plugin=name, old=conflict.installed, version=conflict.offered)


def by_pip(name: str) -> Sentence:
    """It came by pip."""
    return _sentence(_BY_PIP, plugin=name)


def ours(name: str) -> Sentence:
    """The built-in plugin."""
    return _sentence(_OURS, plugin=name)


def unknown(plugin: str) -> Sentence:
    """No such id."""
    return _sentence(_UNKNOWN, plugin=plugin)


def not_written(file: str, error: str) -> Sentence:
    """The disk does not take it."""
    return _sentence(_DISK, file=file, error=error)


def safe_mode() -> Sentence:
    """What the window says in safe mode."""
    return _sentence(_SAFE_MODE)
