"""What the player chose, typed, in one JSON file that two programs may share.

A bad value costs that key alone, keys of other versions stay as they are, and a
change writes only what changed. Nothing here depends on the language of the
system: numbers and dates have one form.
"""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

from spider_qt.deals.promise import Promise
from spider_qt.engine.rules import GroupRule
from spider_qt.storage.atomic import set_aside, write_atomic
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.text.sentence import Sentence
from spider_qt.text.storage import settings_sentence

SETTINGS_VERSION: Final = 1
ANIMATIONS: Final = ("off", "very_fast", "fast", "normal", "slow")
REDUCED_MOTION: Final = ("system", "on", "off")
COLOR_SCHEMES: Final = ("system", "light", "dark")
_VERSION_KEY: Final = "version"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default.

    Args:
        language: a language code such as ``nb``; empty for the system's.
        game: the id of the rule variant played last.
        suits: 1 to 4.
        rule: a ``GroupRule`` value.
        scoring: the id of the scoring scheme.
        auto_place: a released group goes to its best column.
        double_click: a double click sends a group to its best column.
        click_to_move: a click lifts, the next one drops.
        mark_targets: columns that take the dragged cards are marked.
        left_handed: the stock lies on the left.
        show_rules: a refusal says which rule refused.
        one_per_kind: going to another kind of game keeps this one and goes on with the
            one of that kind.
        show_time: the playing time is visible.
        open_help: help that looks at hidden cards may be asked for.
        show_winnable: a sign says whether the game can still be won.
        animation: one of ``ANIMATIONS``.
        reduced_motion: one of ``REDUCED_MOTION``: whether cards appear instead of travelling.
        sounds: what happens is heard.
        volume: how loud, 0 to 100.
        undo_limit: how many moves can be undone: None all, 0 none.
        theme: the id of the theme: table, faces, back and accent.
        table: the id of another table than the theme's; empty for the theme's.
        faces: the id of other card faces; empty for the theme's.
        back: the id of another card back; empty for the theme's.
        back_inked: whether the back is in the theme's colours.
        color_scheme: one of ``COLOR_SCHEMES``.
        window: the window's geometry as Qt saves it, in base 64.
        maximized: whether the window fills its screen's desktop.
        full_screen: whether the window fills its screen.
        promise: what is promised of a new deal, a ``Promise`` value.
        disabled_plugins: ids of the plugins that the player switched off.
        recent_games: ids of the rule variants chosen last, the last one first.
        favourite_games: ids of the rule variants that the player marked.
    """

    language: str = ""
    game: str = "spider"
    suits: int = 1
    rule: str = "classic"
    scoring: str = "standard"
    auto_place: bool = False
    double_click: bool = True
    click_to_move: bool = False
    mark_targets: bool = True
    left_handed: bool = False
    show_rules: bool = True
    one_per_kind: bool = False
    show_time: bool = True
    open_help: bool = False
    show_winnable: bool = False
    animation: str = "normal"
    reduced_motion: str = "system"
    sounds: bool = False
    volume: int = 40
    undo_limit: int | None = None
    theme: str = "classic"
    table: str = ""
    faces: str = ""
    back: str = ""
    back_inked: bool = True
    color_scheme: str = "system"
    window: str = ""
    maximized: bool = False
    full_screen: bool = False
    promise: str = "any"
    disabled_plugins: tuple[str, ...] = ()
    recent_games: tuple[str, ...] = ()
    favourite_games: tuple[str, ...] = ()


def _whole(low: int, high: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _one_of(*words: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in words


def _like(pattern: str) -> Callable[[object], bool]:
    wanted = re.compile(pattern, re.ASCII)
    return lambda value: isinstance(value, str) and wanted.fullmatch(value) is not None


def _is_bool(value: object) -> bool:
    return type(value) is bool


_is_id: Final = _like(r"[A-Za-z0-9][A-Za-z0-9._-]{0,199}")
_is_id_or_empty: Final = _like(r"(?:[A-Za-z0-9][A-Za-z0-9._-]{0,199})?")


def _is_ids(value: object) -> bool:
    return isinstance(value, tuple) and all(_is_id(name) for name in value)


_CHECKS: Final[Mapping[str, Callable[[object], bool]]] = {
    "language": _like(r"(?:[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8})*)?"),
    "game": _is_id,
    "suits": _whole(1, 4),
    "rule": _one_of(*(rule.value for rule in GroupRule)),
    "scoring": _is_id,
    "auto_place": _is_bool,
    "double_click": _is_bool,
    "click_to_move": _is_bool,
    "mark_targets": _is_bool,
    "left_handed": _is_bool,
    "show_rules": _is_bool,
    "one_per_kind": _is_bool,
    "show_time": _is_bool,
    "open_help": _is_bool,
    "show_winnable": _is_bool,
    "animation": _one_of(*ANIMATIONS),
    "reduced_motion": _one_of(*REDUCED_MOTION),
    "sounds": _is_bool,
    "volume": _whole(0, 100),
    "undo_limit": lambda value: value is None or _whole(0, 1_000_000)(value),
    "theme": _is_id,
    "table": _is_id_or_empty,
    "faces": _is_id_or_empty,
    "back": _is_id_or_empty,
    "back_inked": _is_bool,
    "color_scheme": _one_of(*COLOR_SCHEMES),
    "window": _like(r"[A-Za-z0-9+/]{0,20000}={0,2}"),
    "maximized": _is_bool,
    "full_screen": _is_bool,
    "promise": _one_of(*(promise.value for promise in Promise)),
    "disabled_plugins": _is_ids,
    "recent_games": _is_ids,
    "favourite_games": _is_ids,
}


Content = dict[str, Any]
MIGRATIONS: Mapping[int, Callable[[Content], Content]] = {}
"""What makes the content of each older version that of the next one; total, whatever it holds.

A setting that changes its name or its meaning gets a new ``SETTINGS_VERSION``, a step here
and a file of the version before in ``tests/data/settings``; a new setting needs none.
"""


class ProblemReason(StrEnum):
    """What was wrong with the settings file."""

    UNREADABLE = "unreadable"
    DAMAGED = "damaged"
    BAD_VALUE = "bad_value"
    NEWER_VERSION = "newer_version"


class SettingsProblem(NamedTuple):
    """One thing that was wrong on loading.

    Args:
        reason: what.
        key: the setting, or empty if it is the whole file.
        found: the unusable value, or the system's words.
        aside: where the damaged file was kept, or None.
    """

    reason: ProblemReason
    key: str = ""
    found: str = ""
    aside: Path | None = None

    @property
    def sentence(self) -> Sentence:
        """The problem as a sentence for the player."""
        return settings_sentence(self.reason.value, self.key, self.found)


class SettingsStore:
    """The settings of this program and the file that they are kept in.

    Reading makes no file and no folder; the first change does.

    Args:
        path: the file.
        files: the disk.
    """

    def __init__(self, path: Path, files: Files = DISK) -> None:
        self.path = path
        self._files = files
        self._pending: dict[str, Any] = {}
        self.trouble: StorageError | None = None
        """Why the last change is not on the disk, or None if it is."""
        self.settings, self.problems = self._load()

    def change(self, **values: Any) -> StorageError | None:  # noqa: ANN401 - typed per key
        """Set settings and write the ones that changed, and only these.

        What another program has written meanwhile stays. If writing fails, the new
        values hold all the same and are written with the next change that succeeds.

        Args:
            values: the new values by key.

        Returns:
            Why the file could not be written, once per trouble; otherwise None.

        Raises:
            ValueError: if there is no such setting or it does not take the value;
                then nothing has changed.
        """
        for key, value in values.items():
            if key not in _CHECKS:
                raise ValueError(f"there is no setting {key!r}")
            if not _CHECKS[key](value):
                raise ValueError(f"the setting {key!r} does not take {value!r}")
        changed = {key: v for key, v in values.items() if getattr(self.settings, key) != v}
        self.settings = replace(self.settings, **changed)
        self._pending.update(changed)
        if not self._pending:
            return None
        told = self.trouble is not None
        try:
            with locked(self.path):
                content = {_VERSION_KEY: SETTINGS_VERSION, **self._reread(), **self._pending}
                write_atomic(self.path, _encode(content), self._files)
        except StorageError as error:
            self.trouble = error
            return None if told else error
        self._pending.clear()
        self.trouble = None
        return None

    def _load(self) -> tuple[Settings, tuple[SettingsProblem, ...]]:
        try:
            content = _decode(self._files.read(self.path))
        except FileNotFoundError:
            return Settings(), ()
        except OSError as error:
            words = error.strerror or type(error).__name__
            return Settings(), (SettingsProblem(ProblemReason.UNREADABLE, found=words),)
        except ValueError:
            aside: Path | None = None
            with suppress(OSError):  # the first change tells, as it cannot be written either
                aside = set_aside(self.path, self._files)
            return Settings(), (SettingsProblem(ProblemReason.DAMAGED, aside=aside),)
        return _read(content)

    def _reread(self) -> Content:
        """What the file holds now; one that cannot be used is kept aside first."""
        try:
            return _decode(self._files.read(self.path))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError):
            set_aside(self.path, self._files)
            plain = Settings()
            return {
                f.name: getattr(self.settings, f.name)
                for f in fields(Settings)
                if getattr(self.settings, f.name) != getattr(plain, f.name)
            }


def _read(content: Mapping[str, object]) -> tuple[Settings, tuple[SettingsProblem, ...]]:
    """Take each value that is good; each other one is a problem."""
    problems: list[SettingsProblem] = []
    version = content.get(_VERSION_KEY, SETTINGS_VERSION)
    if type(version) is int and version > SETTINGS_VERSION:
        problems.append(SettingsProblem(ProblemReason.NEWER_VERSION, _VERSION_KEY, str(version)))
    good: dict[str, Any] = {}
    for key, check in _CHECKS.items():
        if key not in content:
            continue
        value = content[key]
        typed = tuple(value) if isinstance(value, list) else value
        if check(typed):
            good[key] = typed
        else:
            shown = json.dumps(value)
            shown = shown if len(shown) <= 60 else shown[:57] + "..."
            problems.append(SettingsProblem(ProblemReason.BAD_VALUE, key, shown))
    return Settings(**good), tuple(problems)


def _migrated(content: Content) -> Content:
    """Bring the content of an older version up to this one; others stay as they are."""
    version = content.get(_VERSION_KEY)
    if type(version) is not int:
        return content
    while version in MIGRATIONS:
        content = MIGRATIONS[version](content)
        version += 1
        content[_VERSION_KEY] = version
    return content


def _decode(data: bytes) -> Content:
    """Read the file's content, as this version would have written it.

    Raises:
        ValueError: if it is not a JSON object.
    """
    try:
        content = json.loads(data.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(content, dict):
        raise ValueError("not a JSON object")
    return _migrated(content)


def _encode(content: Mapping[str, object]) -> bytes:
    return (json.dumps(content, indent=2, ensure_ascii=True) + "\n").encode("ascii")
