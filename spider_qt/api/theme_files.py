"""Tables, themes and card sets of a data plugin: a folder without code, read as values.

``cards/<id>/`` holds SVG files as ``FolderCardTheme`` reads them, and may hold a
``cards.toml`` with the name. ``tables/<id>.toml`` is a table, its tiles lie beside it.
``themes/<id>.toml`` is a theme. Every fault is found, not only the first. Texts are
data here, as everywhere below ``ui``; docs/themes.md shows all keys.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from spider_qt.api.themes import (
    CardTheme,
    FolderCardTheme,
    PlaceStyle,
    TableForm,
    TableTheme,
    Theme,
    ThemeForm,
)
from spider_qt.api.toml import load_toml

MAX_BYTES: Final = 64_000
"""The longest TOML file."""

_COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")
_LOCAL: Final = re.compile("[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,199}")
_PICTURE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*\.svg")
_FORMS: Final = ("light", "dark")
_COLOURS: Final = ("top", "bottom", "line", "hollow", "ink", "shade", "accent", "refusal")
_MEASURES: Final = {
    "tile_width": (0.5, 20.0),
    "shift": (0.0, 1.0),
    "glow": (0.0, 1.0),
    "grain": (0.0, 1.0),
    "fibre": (1.0, 60.0),
    "mottle": (0.0, 1.0),
}
_PARTS: Final = ("table", "faces", "back")
_MOST_INKS: Final = 8
_MOST_LETTERS: Final = 100


@dataclass(frozen=True, slots=True)
class LooksFault:
    """One thing that is wrong in a data plugin's folder.

    Args:
        file: the file below the folder, with slashes.
        key: the key, for instance ``light.top``; empty if it is the whole file.
        reason: what is wrong and what is allowed, in English.
        line: the line of the key, from 1; 0 if it is not there.
    """

    file: str
    key: str
    reason: str
    line: int = 0

    @property
    def text(self) -> str:
        """The fault in one line, as compilers write it, closed like a sentence."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        told = f"{self.key}: {self.reason}" if self.key else self.reason
        return f"{where}: {told.rstrip('.')}."


@dataclass(frozen=True, slots=True)
class FolderLooks:
    """All that a folder gives for the eyes, without what is faulty.

    Args:
        cards: faces and backs.
        tables: what can lie under them.
        themes: what belongs together.
        faults: what was left out, and why.
    """

    cards: tuple[CardTheme, ...] = ()
    tables: tuple[TableTheme, ...] = ()
    themes: tuple[Theme, ...] = ()
    faults: tuple[LooksFault, ...] = ()


def read_looks(folder: Path, plugin: str) -> FolderLooks:
    """Read the looks of a data plugin. No picture is opened.

    Args:
        folder: where its ``plugin.toml`` lies.
        plugin: its id, the first part of every id.
    """
    reader = _Folder(folder, plugin)
    return FolderLooks(reader.cards(), reader.tables(), reader.themes(), tuple(reader.faults))


class _Folder:
    """A folder that is being read, and the faults found so far."""

    def __init__(self, folder: Path, plugin: str) -> None:
        self.folder = folder
        self.plugin = plugin
        self.faults: list[LooksFault] = []
        self.own = {kind: self._locals(kind) for kind in ("cards", "tables")}

    def cards(self) -> tuple[CardTheme, ...]:
        """The card sets, by the names of their folders."""
        found: list[CardTheme] = []
        for path in _listed(self.folder / "cards"):
            if not path.is_dir():
                continue
            file = path / "cards.toml"
            sheet = self._sheet(file) if file.is_file() else _Sheet(f"cards/{path.name}", {}, "")
            if sheet is None or not self._is_local(f"cards/{path.name}", path.name):
                continue
            name = sheet.name(path.name)
            sheet.no_others(("name",))
            if not any(one.suffix == ".svg" for one in _listed(path)):
                sheet.fault("", "the folder holds no .svg file")
            if self._is_good(sheet):
                found.append(FolderCardTheme(f"{self.plugin}.{path.name}", name, path))
        return tuple(found)

    def tables(self) -> tuple[TableTheme, ...]:
        """The tables, by the names of their files."""
        found: list[TableTheme] = []
        for path in _listed(self.folder / "tables"):
            sheet = self._sheet(path) if path.suffix == ".toml" else None
            if sheet is None or not self._is_local(sheet.file, path.stem):
                continue
            sheet.no_others(("name", "places", "tile", *_MEASURES, *_FORMS))
            name = sheet.name("")
            places = sheet.choice("places", [style.value for style in PlaceStyle], "plain")
            sizes = {key: sheet.number(key, *limits) for key, limits in _MEASURES.items()}
            forms = [_table_form(sheet, form, path.parent) for form in _FORMS]
            if self._is_good(sheet):
                usual = {key: size for key, size in sizes.items() if size is not None}
                style = PlaceStyle(places)
                full = f"{self.plugin}.{path.stem}"
                found.append(TableTheme(full, name, forms[0], forms[1], style, **usual))
        return tuple(found)

    def themes(self) -> tuple[Theme, ...]:
        """The themes, by the names of their files."""
        found: list[Theme] = []
        for path in _listed(self.folder / "themes"):
            sheet = self._sheet(path) if path.suffix == ".toml" else None
            if sheet is None or not self._is_local(sheet.file, path.stem):
                continue
            keys = (*_PARTS, "accent", "inks")
            sheet.no_others(("name", *keys, *_FORMS), dict.fromkeys(_FORMS, keys))
            name = sheet.name("")
            forms = [self._theme_form(sheet, form) for form in _FORMS]
            if self._is_good(sheet):
                found.append(Theme(f"{self.plugin}.{path.stem}", name, *forms))
        return tuple(found)

    def _theme_form(self, sheet: "_Sheet", form: str) -> ThemeForm:
        ids = {part: self._resolved(part, sheet.id_in(form, part)) for part in _PARTS}
        accent = sheet.colour(form, "accent", needed=False)
        return ThemeForm(ids["table"], ids["faces"], ids["back"], accent, sheet.inks(form))

    def _resolved(self, part: str, named: str) -> str:
        """A bare name is the plugin's own part if it has one, or else the program's."""
        own = self.own["tables" if part == "table" else "cards"]
        return f"{self.plugin}.{named}" if named in own else named

    def _locals(self, kind: str) -> frozenset[str]:
        return frozenset(
            path.stem if kind == "tables" else path.name
            for path in _listed(self.folder / kind)
            if path.is_dir() or path.suffix == ".toml"
        )

    def _sheet(self, path: Path) -> "_Sheet | None":
        """Read a TOML file; None, with a fault, if it is none."""
        name = path.relative_to(self.folder).as_posix()
        try:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
            if len(data) > MAX_BYTES:
                raise ValueError(f"it is longer than {MAX_BYTES:,} bytes")
            text = data.decode("utf-8-sig")
            return _Sheet(name, load_toml(text), text)
        except OSError as error:
            reason = f"it cannot be read: {error.strerror or type(error).__name__}"
        except (ValueError, RecursionError) as error:
            reason = f"it is not TOML: {error}"
        self.faults.append(LooksFault(name, "", reason))
        return None

    def _is_local(self, where: str, local: str) -> bool:
        if _LOCAL.fullmatch(local):
            return True
        self.faults.append(LooksFault(where, "", "its name may hold letters, digits, dashes"))
        return False

    def _is_good(self, sheet: "_Sheet") -> bool:
        self.faults += sheet.faults
        return not sheet.faults


class _Sheet:
    """One TOML file: gives typed values, and notes every fault."""

    def __init__(self, file: str, values: Mapping[str, Any], text: str) -> None:
        self.file = file
        self.values = values
        self.text = text
        self.faults: list[LooksFault] = []

    def fault(self, key: str, reason: str) -> None:
        """Note a fault, once."""
        fault = LooksFault(self.file, key, reason, self._line(key))
        if fault not in self.faults:
            self.faults.append(fault)

    def no_others(
        self, known: tuple[str, ...], inner: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        """Note keys that mean nothing."""
        tables = inner or dict.fromkeys(_FORMS, (*_COLOURS, "tile"))
        for key, value in self.values.items():
            if key not in known:
                self.fault(key, f"there is no such key; allowed are {', '.join(known)}")
            elif key in _FORMS and not isinstance(value, dict):
                self.fault(key, f"must be a table, [{key}]")
            elif key in _FORMS:
                for part in set(value) - set(tables[key]):
                    allowed = ", ".join(tables[key])
                    self.fault(f"{key}.{part}", f"there is no such key; allowed are {allowed}")

    def name(self, usual: str) -> str:
        """The name that players see; ``usual`` if it may be left out and is."""
        found = self.values.get("name", usual or None)
        if found is None:
            self.fault("name", "is missing: the name that players see")
        elif not isinstance(found, str) or not found.strip() or not found.isprintable():
            self.fault("name", "must be one line of text in quotes")
        elif len(found) > _MOST_LETTERS:
            self.fault("name", f"has {len(found)} letters; {_MOST_LETTERS} are the most")
        return str(found)

    def choice(self, key: str, allowed: list[str], usual: str) -> str:
        """One of several words."""
        found = self.values.get(key, usual)
        if found in allowed:
            return str(found)
        self.fault(key, f"must be one of {', '.join(allowed)}")
        return usual

    def number(self, key: str, low: float, high: float) -> float | None:
        """A number, or None if it is left out."""
        found = self.values.get(key)
        if found is None or (type(found) in (int, float) and low <= found <= high):
            return found
        self.fault(key, f"must be a number from {low:g} to {high:g}")
        return None

    def colour(self, form: str, key: str, *, needed: bool = True) -> str:
        """A colour, in small letters."""
        where, found = self._found(form, key)
        if found is None and not needed:
            return ""
        if isinstance(found, str) and _COLOUR.fullmatch(found):
            return found.lower()
        wrong = "is missing" if found is None else "is wrong"
        self.fault(where, f'{wrong}: a colour is written "#rrggbb"')
        return ""

    def inks(self, form: str) -> tuple[str, ...]:
        """The colours for a back; none if they are left out."""
        where, found = self._found(form, "inks")
        if found is None:
            return ()
        colours = found if isinstance(found, list) else []
        good = [one for one in colours if isinstance(one, str) and _COLOUR.fullmatch(one)]
        if not 2 <= len(good) == len(colours) <= _MOST_INKS:
            self.fault(where, f'must be a list of 2 to {_MOST_INKS} colours "#rrggbb"')
            return ()
        return tuple(one.lower() for one in good)

    def id_in(self, form: str, key: str) -> str:
        """The id of a part."""
        where, found = self._found(form, key)
        if isinstance(found, str) and _ID.fullmatch(found):
            return found
        wrong = "is missing" if found is None else "is wrong"
        self.fault(where, f"{wrong}: the id of a {key}, the plugin's own or another's")
        return ""

    def picture(self, form: str, key: str, folder: Path) -> Path | None:
        """A file beside this one, or None if it is left out."""
        where, found = self._found(form, key)
        if found is None:
            return None
        if not isinstance(found, str) or not _PICTURE.fullmatch(found):
            self.fault(where, "must name an .svg file in the same folder")
            return None
        if not (folder / found).is_file():
            self.fault(where, f"there is no file {found} in the folder")
        return folder / found

    def _found(self, form: str, key: str) -> tuple[str, object]:
        """A value of the form, or else the one that holds for both forms, and where it is."""
        inner = self.values.get(form)
        if isinstance(inner, dict) and key in inner:
            return f"{form}.{key}", inner[key]
        if key in self.values:
            return key, self.values[key]
        return f"{form}.{key}", None

    def _line(self, key: str) -> int:
        """The line in which a key is set, as far as a look at the text can tell."""
        section, _, last = key.rpartition(".")
        setting = re.compile(rf"[\"']?{re.escape(last)}[\"']?\s*=")
        within = ""
        for number, line in enumerate(self.text.splitlines(), start=1):
            words = line.strip()
            if words.startswith("["):
                within = words.strip("[] ")
                if within == key:
                    return number
            elif last and within == section and setting.match(words):
                return number
        return 0


def _table_form(sheet: _Sheet, form: str, folder: Path) -> TableForm:
    colours = {key: sheet.colour(form, key) for key in _COLOURS}
    return TableForm(**colours, tile=sheet.picture(form, "tile", folder))


def _listed(folder: Path) -> list[Path]:
    """What a folder holds, by name; nothing if it is none."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
