"""What is put into the frozen program beside its modules."""

import runpy
from collections.abc import Callable
from pathlib import Path, PurePath
from types import SimpleNamespace
from typing import Any

import pytest

from spider_qt import __version__


@pytest.fixture(scope="module")
def contents(project_root: Path) -> SimpleNamespace:
    """The module that decides; packaging/ is a folder of scripts, not a package."""
    return SimpleNamespace(**runpy.run_path(str(project_root / "packaging" / "contents.py")))


def test_the_resources_keep_their_places(contents: SimpleNamespace, project_root: Path) -> None:
    pairs = contents.resources()
    for source, folder in pairs:
        inside = Path(source).relative_to(project_root / "resources")
        assert PurePath(folder, inside.name) == PurePath("spider_qt", "resources", inside)
    assert any("classic" in source for source, _ in pairs)


def test_the_makers_tools_and_sources_stay_outside(contents: SimpleNamespace) -> None:
    names = [Path(source) for source, _ in contents.resources()]
    assert not [path for path in names if path.suffix in {".py", ".pyc", ".ts"}]


def test_the_entry_points_go_with_it_and_nothing_of_the_machine(
    contents: SimpleNamespace, tmp_path: Path, project_root: Path
) -> None:
    pairs = contents.metadata(tmp_path)
    assert [Path(source).name for source, _ in pairs] == ["METADATA", "entry_points.txt"]
    assert {folder for _, folder in pairs} == {f"spider_qt-{__version__}.dist-info"}
    texts = [Path(source).read_text("utf-8") for source, _ in pairs]
    assert "builtins = spider_qt.builtins" in texts[1]
    assert not any(str(project_root) in text for text in texts)


def test_the_standard_library_is_whole_but_for_what_needs_tk_or_tests(
    contents: SimpleNamespace,
) -> None:
    modules = set(contents.stdlib())
    assert {"html", "xmlrpc", "sqlite3", "asyncio", "wave"} <= modules
    assert not {"tkinter", "test", "idlelib"} & modules


def test_qt_keeps_the_translations_that_the_game_speaks(contents: SimpleNamespace) -> None:
    def file(*parts: str) -> tuple[str, str, str]:
        return (str(PurePath(*parts)), "somewhere", "DATA")

    keep: Callable[..., Any] = contents.without_foreign_translations
    qt = ("PySide6", "Qt", "translations")
    ours = file("spider_qt", "resources", "translations", "spider_qt_de.qm")
    other = file("PySide6", "Qt", "plugins", "libqxcb.so")
    german, japanese = file(*qt, "qtbase_de.qm"), file(*qt, "qtbase_ja.qm")
    assert keep([ours, other, german, japanese], ["de"]) == [ours, other, german]


def test_our_games_lie_beside_the_module_that_reads_them(contents: SimpleNamespace) -> None:
    ((source, folder),) = contents.package_data()
    assert Path(source).is_file()
    assert PurePath(folder, Path(source).name) == PurePath("spider_qt", "builtins", "family.json")
