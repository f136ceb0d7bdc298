"""Tables and themes for their author: one file checked alone, and parts that nobody has."""

import shutil
import tempfile
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from spider_qt.api import Theme
from spider_qt.api.theme_files import FolderLooks, read_looks
from spider_qt.api.toml import load_toml
from spider_qt.plugins.findings import Report
from spider_qt.plugins.registry import LOOKS, TABLES

_PARTS: Final = {"faces": "cards", "back": "cards", "table": "tables"}
_OF_A_THEME: Final = frozenset({*_PARTS, "accent", "inks"})
_OF_A_TABLE: Final = frozenset({"top", "bottom", "line", "hollow", "places", "tile"})
_FOLDERS: Final = {"tables": "table", "themes": "theme"}
_PLUGIN: Final = "plugin"


def kind_of(path: Path) -> str:
    """Return ``tables`` or ``themes`` for such a file, by its folder or its keys; else empty."""
    if path.parent.name in _FOLDERS:
        return path.parent.name
    try:
        values = load_toml(path.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return ""
    forms = [values, *(values[form] for form in ("light", "dark") if form in values)]
    keys = {key for form in forms if isinstance(form, dict) for key in form}
    if keys & _OF_A_TABLE:
        return "tables"
    return "themes" if keys & _OF_A_THEME else ""


def inspect_looks(path: Path, kind: str) -> Report:
    """Check a table or theme alone; what lies beside its folder counts as its plugin's.

    Args:
        path: the file.
        kind: ``tables`` or ``themes``.
    """
    report = Report(_FOLDERS[kind])
    if path.resolve().parent.name == kind:
        looks = read_looks(path.resolve().parent.parent, _PLUGIN)
    else:
        looks = _alone(path, kind)
    name = f"{kind}/{path.name}"
    for fault in looks.faults:
        if fault.file == name:
            report.fault("", fault.text)
    id_ = f"{_PLUGIN}.{path.stem}"
    tables = tuple(one for one in looks.tables if kind == "tables" and one.id == id_)
    themes = tuple(one for one in looks.themes if kind == "themes" and one.id == id_)
    if tables or themes:
        report.gives = {TABLES if tables else LOOKS: (path.stem,)}
    own = [one.id for one in looks.cards], [one.id for one in looks.tables]
    report.notes(unknown_parts(themes, *own))
    return report


def _alone(path: Path, kind: str) -> FolderLooks:
    with tempfile.TemporaryDirectory(prefix="spider-qt-") as folder:
        inner = Path(folder, kind)
        inner.mkdir()
        for file in (path, *path.parent.glob("*.svg")):
            shutil.copyfile(file, inner / file.name)
        return read_looks(Path(folder), _PLUGIN)


def unknown_parts(
    themes: Iterable[Theme], cards: Collection[str], tables: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield each part of a theme that neither the program nor the plugin has.

    Args:
        themes: the plugin's themes.
        cards: the ids of its card sets.
        tables: those of its tables.
    """
    from spider_qt.plugins.host import load_registry

    themes = tuple(themes)
    if not themes:
        return
    registry = load_registry(entry_points=())
    known = {"cards": {*registry.themes, *cards}, "tables": {*registry.tables, *tables}}
    for theme in themes:
        plugin, _, local = theme.id.partition(".")
        told = set()
        for part, kind in _PARTS.items():
            for found in (getattr(theme.light, part), getattr(theme.dark, part)):
                if found in known[kind] or (part, found) in told:
                    continue
                told.add((part, found))
                bare = {one.removeprefix(f"{plugin}.") for one in known[kind]}
                near = get_close_matches(found.removeprefix(f"{plugin}."), sorted(bare), n=1)
                guess = f"; did you mean “{near[0]}”?" if near else ""
                text = f"{part}: neither the program nor this plugin has “{found}”, so players see "
                text += f"the default unless another plugin brings it{guess}"
                yield f"themes/{local}.toml", text
