"""Installing plugins by file and by drop: what is asked, told, refused, and kept whole."""

import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spider_qt.app.gui import Program
from spider_qt.app.paths import app_paths
from tests.app.conftest import Build
from tests.app.managing import (
    MADE,
    Manager,
    answer,
    asked,
    drop,
    game,
    managed,
    nothing_asked,
    odd_zip,
    opened_manager,
    words,
)
from tests.plugins.packing import data_files, foldered, manifest, wheel, wheel_files, zipped


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module of a tiny plugin is left behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """Where files lie before they are installed."""
    folder = tmp_path / "downloads"
    folder.mkdir()
    return folder


def in_folder() -> list[str]:
    """What lies in the plugin folder, hidden drafts included."""
    folder = app_paths().plugins
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_data_that_is_dropped_on_the_window_is_there_at_once_without_a_question(
    start: Build, outside: Path
) -> None:
    program = start()
    file = zipped(outside / "slate.zip", data_files("slate"))
    assert drop(program.window, file)
    assert nothing_asked(program)
    assert program.window.strip.text == "The slate plugin 1.0 is installed."
    assert "slate.slate" in program.start.registry.tables
    assert in_folder() == ["slate"]
    assert file.exists()


def test_a_folder_that_is_dropped_on_the_window_is_a_plugin(start: Build, outside: Path) -> None:
    program = start()
    drop(program.window, foldered(outside / "my folder", data_files("slate")))
    assert "slate.blue" in program.start.registry.themes


def test_a_program_is_named_with_its_author_and_asked_about_once(
    start: Build, outside: Path
) -> None:
    program = start()
    file = wheel(outside, "narrow", game("narrow"), more=MADE)
    drop(program.window, file)
    question = words(asked(program))
    assert "“The narrow plugin” 1.0 by Ada Example is a program." in question
    assert "It can do whatever you can do on this computer" in question
    assert in_folder() == []
    answer(program, yes=False)
    assert in_folder() == []
    assert "plug_narrow" not in sys.modules
    drop(program.window, file)
    answer(program, yes=True)
    assert nothing_asked(program)
    assert "narrow.game" in program.controller.games.variants
    assert in_folder() == ["narrow"]


def test_what_is_installed_is_what_was_asked_about_even_if_the_file_has_become_another(
    start: Build, outside: Path
) -> None:
    program = start()
    drop(program.window, wheel(outside, "narrow", game("narrow"), more=MADE))
    wheel(outside, "narrow", "raise SystemExit", more=MADE)
    answer(program, yes=True)
    assert program.window.strip.text == "The narrow plugin 1.0 is installed."
    assert "narrow.game" in program.start.registry.variants


def test_a_program_that_does_not_say_who_made_it_is_told_so(start: Build, outside: Path) -> None:
    program = start()
    drop(program.window, wheel(outside, "narrow", game("narrow")))
    assert "does not say who made it" in words(asked(program))


def test_a_file_is_chosen_in_the_manager_and_shown_there(start: Build, outside: Path) -> None:
    manager = managed(start())
    manager.choose_file(zipped(outside / "slate.zip", data_files("slate")))
    assert manager.news == "The slate plugin 1.0 is installed."
    assert manager.page.startswith("The slate plugin")


def test_a_folder_is_chosen_by_its_manifest(start: Build, outside: Path) -> None:
    manager = managed(start())
    manager.choose_file(foldered(outside / "slate", data_files("slate")) / "plugin.toml")
    assert manager.page.startswith("The slate plugin")


def test_a_file_is_dropped_on_the_manager(start: Build, outside: Path) -> None:
    manager = managed(start())
    wheel(outside, "narrow", game("narrow"), more=MADE)
    file = next(outside.glob("*.whl"))
    assert drop(manager.dialog, file)
    answer(manager.program, yes=True)
    assert manager.page.startswith("The narrow plugin")
    assert not drop(manager.program.window, file)  # the window is behind the manager
    drop(manager.dialog, file, file)
    assert manager.news == "Please drop one plugin at a time."


def test_a_newer_version_of_data_takes_the_place_of_the_old_one_and_says_so(
    start: Build, outside: Path
) -> None:
    program = start()
    drop(program.window, zipped(outside / "old.zip", data_files("slate", "1.9")))
    drop(program.window, zipped(outside / "new.zip", data_files("slate", "1.10")))
    assert nothing_asked(program)
    assert program.window.strip.text == "The slate plugin 1.10 takes the place of 1.9."
    assert in_folder() == ["slate"]


@pytest.mark.parametrize(
    ("offered", "told"),
    [
        ("1.0", "The slate plugin 1.0 is there already. The file holds the same version."),
        ("0.9", "is there already, as version 1.0. The file holds the older 0.9."),
    ],
)
def test_a_version_that_is_not_newer_is_asked_about(
    start: Build, outside: Path, offered: str, told: str
) -> None:
    program = start()
    drop(program.window, zipped(outside / "slate.zip", data_files("slate")))
    drop(program.window, zipped(outside / "again.zip", data_files("slate", offered)))
    assert told in words(asked(program))
    answer(program, yes=False)
    assert version(program, "slate") == "1.0"
    drop(program.window, outside / "again.zip")
    answer(program, yes=True)
    assert version(program, "slate") == offered


def test_a_newer_program_is_told_and_asked_in_one_question(start: Build, outside: Path) -> None:
    program = start()
    drop(program.window, wheel(outside, "narrow", game("narrow"), more=MADE))
    answer(program, yes=True)
    drop(program.window, wheel(outside, "narrow", game("narrow"), version="2.0", more=MADE))
    question = words(asked(program))
    assert "as version 1.0. The file holds the newer 2.0." in question
    assert "is a program" in question
    answer(program, yes=True)
    assert nothing_asked(program)
    assert version(program, "narrow") == "2.0"


def version(program: Program, plugin: str) -> str:
    found = program.start.host.info(plugin)
    assert found is not None
    return found.version


def test_everything_that_is_wrong_is_told_at_once_and_nothing_is_written(
    start: Build, outside: Path
) -> None:
    def fill(archive: zipfile.ZipFile) -> None:
        archive.writestr("../evil.py", "x")
        archive.writestr("plugin.toml", manifest("evil"))
        archive.writestr("Ace.svg", "x")
        archive.writestr("ace.svg", "x")

    program = start()
    drop(program.window, odd_zip(outside / "evil.zip", fill))
    told = words(asked(program, "reading"))
    assert "“evil.zip” was not installed, and nothing was changed." in told
    assert "• The entry “../evil.py” would be written outside the plugin's folder." in told
    assert "“ace.svg” and “Ace.svg” are one file on some systems" in told
    assert in_folder() == []


WRONG_API = manifest("odd").replace("api = 1", "api = 99")
Made = Callable[[Path], object]
BROKEN: dict[str, tuple[Made, str]] = {
    "no zip": (lambda path: path.write_bytes(b"hello"), "is damaged, or no zip archive"),
    "no manifest": (lambda path: zipped(path, {"a.txt": "a"}), "odd.zip is no plugin."),
    "wrong interface": (lambda path: zipped(path, {"plugin.toml": WRONG_API}), "api"),
    "nothing in it": (
        lambda path: zipped(path, {"plugin.toml": manifest("odd")}),
        "It gives nothing",
    ),
    "a program as data": (
        lambda path: zipped(path, {**data_files("odd"), "run.py": "x"}),
        "The entry “run.py” is a program, but a data plugin",
    ),
    "gone": (lambda path: path, "is not there, or cannot be read"),
    "needs a module": (
        lambda path: zipped(
            path,
            {**data_files("odd"), "plugin.toml": manifest("odd", more='requires = ["no_such"]')},
        ),
        "It needs the Python module no_such, which is not installed.",
    ),
    "needs a distribution": (
        lambda path: zipped(path, wheel_files("odd", game("odd"), needs="no-such-dist>=2")),
        "It needs no-such-dist, which is not installed",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_each_broken_file_is_refused_in_a_sentence_that_says_what_to_do(
    start: Build, outside: Path, kind: str
) -> None:
    make, told = BROKEN[kind]
    path = outside / "odd.zip"
    make(path)
    program = start()
    manager = managed(program)
    before = manager.rows
    drop(manager.dialog, path)
    said = words(asked(program, "reading"))
    assert "“odd.zip” was not installed, and nothing was changed." in said
    assert told in said
    assert in_folder() == []
    assert manager.rows == before


RAISES = {
    "an import that fails": ('raise ValueError("no")', "ValueError: no"),
    "SystemExit": ("raise SystemExit(3)", "SystemExit: 3"),
    "no hook": ("x = 1", "marks no function with @hookimpl"),
    "an unknown hook": ("@hookimpl\ndef spider_nothing(): return []", "is no hook"),
    "a wrong signature": ("@hookimpl\ndef spider_variants(a, b): return []", "arguments"),
    "a foreign id": (
        '@hookimpl\ndef spider_variants(): return [SpiderVariant("spider.x", "X", "QXX")]',
        "must begin with",
    ),
    "a taken prefix": (
        '@hookimpl\ndef spider_variants(): return [SpiderVariant("odd.x", "X", "SP")]',
        "choose another prefix; SP belongs to",
    ),
}


@pytest.mark.parametrize("kind", RAISES)
def test_a_program_that_breaks_as_it_is_loaded_is_named_and_can_be_removed(
    start: Build, outside: Path, kind: str
) -> None:
    code, told = RAISES[kind]
    program = start()
    before = set(program.controller.games.variants)
    manager: Manager = managed(program)
    drop(manager.dialog, wheel(outside, "odd", code))
    answer(program, yes=True)
    assert "The plugin The odd plugin was left out." in manager.news
    assert told in manager.news
    assert manager.rows[0] == ("The odd plugin", "Left out · Program")
    assert set(program.controller.games.variants) == before
    program.controller.request_deal()
    manager.press("remove", "odd")
    answer(program, yes=True)
    assert in_folder() == []


def test_a_broken_program_that_was_dropped_on_the_window_leads_to_the_manager(
    start: Build, outside: Path
) -> None:
    program = start()
    drop(program.window, wheel(outside, "odd", "raise ValueError"))
    answer(program, yes=True)
    assert "The odd plugin was left out" in program.window.strip.text
    buttons = {button.text(): button for button in program.window.strip._buttons}
    buttons["Show the plugin"].click()
    assert opened_manager(program).page.startswith("The odd plugin")
    assert program.window.strip.text == ""


def test_the_games_own_part_is_not_replaced_by_a_file(start: Build, outside: Path) -> None:
    program = start()
    drop(program.window, zipped(outside / "b.zip", data_files("builtins")))
    assert "belongs to the program and stays" in program.window.strip.text
    assert in_folder() == []


def test_a_disk_that_takes_nothing_is_named(start: Build, outside: Path) -> None:
    program = start()
    app_paths().plugins.parent.mkdir(parents=True, exist_ok=True)
    app_paths().plugins.write_text("a file in its place")
    drop(program.window, zipped(outside / "slate.zip", data_files("slate")))
    assert "cannot be written" in program.window.strip.text
    assert "Nothing changed." in program.window.strip.text
