"""The player's plugin folder: what is put there works, and what is installed can be removed."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spider_qt.plugins import doors
from spider_qt.plugins.changes import Order, order
from spider_qt.plugins.doors import write_files
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Door, PluginInfo, PluginKind, PluginState
from tests.plugins.packing import data_files, foldered, manifest, wheel, wheel_files, zipped
from tests.plugins.shelf import Shelf

GAME = """
@hookimpl
def spider_variants():
    return [SpiderVariant("{id}.game", "Game {version}", "{prefix}")]
"""


def game(plugin: str, prefix: str, version: str = "") -> str:
    """The code of a plugin with one game."""
    text = GAME.replace("{id}", plugin).replace("{prefix}", prefix)
    return text.replace("{version}", version)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The plugin folder, which is not there yet."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path / "plugins"
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]


def look(folder: Path, **more: object) -> PluginHost:
    """A host with nothing but its own games and the folder."""
    return PluginHost(entry_points=[], folder=folder, **more)  # type: ignore[arg-type] # as given


def info(host: PluginHost, plugin: str) -> PluginInfo:
    """What the host tells of a plugin that is there."""
    found = host.info(plugin)
    assert found is not None
    return found


def reason(host: PluginHost, plugin: str) -> str:
    """Why a plugin is off."""
    told = info(host, plugin).reason
    return told.english if told else ""


def test_without_a_folder_nothing_is_wrong_and_none_is_made(folder: Path) -> None:
    assert [one.id for one in look(folder).registry.plugins] == ["builtins"]
    assert not folder.exists()


def test_a_data_folder_gives_its_tables_and_cards_and_runs_no_code(folder: Path) -> None:
    foldered(folder / "anything", data_files("slate"))
    host = look(folder)
    about = info(host, "slate")
    assert (about.state, about.kind, about.door) == (
        PluginState.ENABLED,
        PluginKind.DATA,
        Door.FOLDER,
    )
    assert about.gives["tables"] == ("slate.slate",)
    assert about.gives["themes"] == ("slate.blue",)
    assert about.names["slate.slate"] == "Slate"
    assert about.removable
    assert not about.loaded
    back = host.registry.themes["slate.blue"].back_svg()
    assert back is not None
    assert b"#246" in back


def test_a_zip_and_a_wheel_that_were_put_there_work(folder: Path) -> None:
    folder.mkdir()
    zipped(folder / "slate.zip", data_files("slate"))
    wheel(folder, "dropped", game("dropped", "QDR"))
    host = look(folder)
    assert "slate.slate" in host.registry.tables
    assert info(host, "dropped").kind is PluginKind.CODE
    variant = host.registry.variants["dropped.game"]
    assert len(list(variant.deal(3).cards())) == 104
    assert host.registry.faults.faults == ()


def test_what_was_unpacked_goes_with_its_file(folder: Path) -> None:
    folder.mkdir()
    file = zipped(folder / "slate.zip", data_files("slate"))
    look(folder)
    assert len(list((folder / ".unpacked").iterdir())) == 1
    zipped(file, data_files("slate", "2.0"))
    assert info(look(folder), "slate").version == "2.0"
    assert len(list((folder / ".unpacked").iterdir())) == 1
    file.unlink()
    assert look(folder).info("slate") is None
    assert list((folder / ".unpacked").iterdir()) == []


def test_a_wheel_in_the_folder_cannot_shadow_the_program(folder: Path) -> None:
    files = wheel_files("shadow", game("shadow", "QSH"))
    files["spider_qt/__init__.py"] = "raise SystemExit('shadowed')"
    files["json/__init__.py"] = "raise SystemExit('shadowed')"
    folder.mkdir()
    zipped(folder / "shadow.whl", files)
    host = look(folder)
    assert reason(host, "shadow") == ""
    assert sys.path[-1].startswith(str(folder))


def test_what_is_no_plugin_is_named_and_other_files_are_left_alone(folder: Path) -> None:
    foldered(folder, {"notes.txt": "mine", ".hidden/plugin.toml": "x", "odd/file.txt": "x"})
    (folder / "broken.zip").write_bytes(b"PK")
    host = look(folder)
    assert [one.id for one in host.registry.plugins] == ["builtins", "broken", "odd"]
    assert "odd is no plugin" in reason(host, "odd")
    assert "no zip archive" in reason(host, "broken")
    assert (folder / "notes.txt").read_text("utf-8") == "mine"


def test_a_wheel_is_installed_and_gives_its_game_at_once(folder: Path, tmp_path: Path) -> None:
    host = look(folder)
    heard: list[bool] = []
    host.listen(lambda registry: heard.append("new.game" in registry.variants))
    before = host.registry
    change = host.install(wheel(tmp_path, "new", game("new", "QNW")))
    assert change.done
    assert change.sentence.english == "The new plugin 1.0 is installed."
    assert change.registry.variants["new.game"].prefix == "QNW"
    assert heard[-1]
    assert "new.game" not in before.variants
    assert "new.game" in look(folder).registry.variants


def test_the_same_plugin_is_never_replaced_in_silence(folder: Path, tmp_path: Path) -> None:
    host = look(folder)
    host.install(zipped(tmp_path / "two.zip", data_files("slate", "2.0")))
    for version, expected in (("2.0", "same"), ("1.9", "older"), ("10.0", "newer")):
        offered = zipped(tmp_path / "other.zip", data_files("slate", version))
        change = host.install(offered)
        assert not change.done
        assert change.conflict is not None
        assert change.conflict.order.value == expected
        assert f" {expected} " in change.sentence.english
        assert info(host, "slate").version == "2.0"
    change = host.install(offered, replace=True)
    assert change.done
    assert info(host, "slate").version == "10.0"
    assert [path.name for path in folder.iterdir()] == ["slate"]


def test_replacing_code_that_is_in_memory_needs_a_new_start(folder: Path, tmp_path: Path) -> None:
    host = look(folder)
    host.install(wheel(tmp_path, "new", game("new", "QNW", "one")))
    change = host.install(wheel(tmp_path, "new", game("new", "QNW", "two"), "1.1"), replace=True)
    assert change.done
    assert change.restart
    assert "at the next start" in change.sentence.english


def test_a_plugin_is_removed_whole(folder: Path, tmp_path: Path) -> None:
    host = look(folder)
    host.install(zipped(tmp_path / "a.zip", data_files("slate")))
    assert host.remove("slate").done
    assert list(folder.iterdir()) == []
    assert host.info("slate") is None
    assert not host.remove("slate").done
    assert not host.remove("builtins").done


def test_what_pip_installed_is_left_to_pip(folder: Path, tmp_path: Path, shelf: Shelf) -> None:
    shelf.put("piped", "@hookimpl\ndef spider_variants(): return []")
    host = PluginHost(folder=folder)
    assert "with pip" in host.remove("piped").sentence.english
    change = host.install(wheel(tmp_path, "piped", game("piped", "QPI"), "2.0"))
    assert not change.done
    assert "with pip" in change.sentence.english
    assert not folder.exists()


def test_an_installation_that_the_disk_refuses_changes_nothing(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = look(folder)
    host.install(zipped(tmp_path / "a.zip", data_files("slate")))

    def full(self: Path, target: Path) -> Path:
        if "new-" in self.name and not self.name.endswith("slate"):
            raise OSError(28, "No space left on device")
        return real(self, target)

    real = Path.rename
    monkeypatch.setattr(Path, "rename", full)
    change = host.install(zipped(tmp_path / "b.zip", data_files("slate", "2.0")), replace=True)
    assert not change.done
    assert "No space left" in change.sentence.english
    monkeypatch.undo()
    assert [path.name for path in folder.iterdir()] == ["slate"]
    assert info(look(folder), "slate").version == "1.0"


REFUSED = (
    ({"plugin.toml": manifest("a"), "run.py": "x = 1"}, "is a program"),
    ({"plugin.toml": manifest("a"), "cards/x/tool.EXE": "MZ"}, "is a program"),
    ({"plugin.toml": manifest("a")}, "It gives nothing"),
    ({"plugin.toml": manifest("a", more='requires = ["no_such"]')}, "module no_such"),
    ({"plugin.toml": manifest("a"), "variants/x.toml": "sutis = 1"}, "variants/x.toml"),
    ({"plugin.toml": manifest("a"), "tables/x.toml": "name = 1"}, "tables/x.toml"),
    ({"plugin.toml": "[plugin]"}, "'id' is missing"),
    ({"readme.txt": "hello"}, "is no plugin"),
    (
        {f"a/b/{name}": text for name, text in data_files("a").items()},
        "plugin.toml lies at “a/b/plugin.toml”, but may be at most one folder deep",
    ),
)


@pytest.mark.parametrize(("files", "says"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_data_plugin_with_faults_is_not_installed(
    files: dict[str, str], says: str, folder: Path, tmp_path: Path
) -> None:
    change = look(folder).install(zipped(tmp_path / "a.zip", files))
    assert not change.done
    assert says in " ".join(fault.english for fault in change.faults)
    assert not folder.exists()


@pytest.mark.parametrize("program", ["run.py", "cards/x/tool.EXE"])
def test_a_program_is_refused_in_a_folder_that_was_put_there_as_in_a_zip(
    program: str, folder: Path
) -> None:
    foldered(folder / "a", {**data_files("a"), program: "x = 1"})
    found = info(look(folder), "a")
    assert found.state is PluginState.FAILED
    assert found.reason is not None
    assert f"The entry “{program}” is a program, but a data plugin" in found.reason.english
    assert "remove the program, or build a wheel" in found.reason.english
    assert not any(found.gives.values())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("kind", ["fifo", "device", "link", "folder"])
def test_a_link_or_device_in_a_folder_that_was_put_there_is_refused_and_not_read(
    kind: str, folder: Path, tmp_path: Path
) -> None:
    foldered(folder / "a", data_files("a") | {"variants/good.toml": ""})
    odd = folder / "a" / "variants" / "odd.toml"
    if kind == "fifo":
        os.mkfifo(odd)
    else:
        where = {"device": Path("/dev/zero"), "link": tmp_path / "x", "folder": tmp_path}[kind]
        odd.symlink_to(where)
    found = info(look(folder), "a")
    assert found.state is PluginState.FAILED
    assert found.reason is not None
    assert "The entry “variants/odd.toml” is a link or a device" in found.reason.english


def test_a_giant_in_a_folder_that_was_put_there_is_refused_and_not_read(folder: Path) -> None:
    foldered(folder / "a", data_files("a"))
    with (folder / "a" / "cards" / "blue" / "ace_spades.svg").open("wb") as file:
        file.truncate(20_000_000)
    found = info(look(folder), "a")
    assert found.state is PluginState.FAILED
    assert found.reason is not None
    assert "“cards/blue/ace_spades.svg” is larger than 16 MB" in found.reason.english


def test_what_an_editor_leaves_behind_is_no_program_of_a_plugin(folder: Path) -> None:
    more = {"__pycache__/a.pyc": "", ".tools/run.py": "", "tables/.hidden.py": ""}
    foldered(folder / "a", {**data_files("a"), **more})
    assert info(look(folder), "a").state is PluginState.ENABLED


def test_the_reason_of_a_faulty_table_is_a_sentence_of_its_own(folder: Path) -> None:
    foldered(folder / "a", {**data_files("a"), "tables/x.toml": "name = 1"})
    reason = info(look(folder), "a").reason
    assert reason is not None
    assert "in quotes. Update it, tell its author" in reason.english


def test_a_wheel_of_something_else_is_not_installed(folder: Path, tmp_path: Path) -> None:
    files = wheel_files("odd", "", needs="no-such-distribution>=2; python_version > '3'")
    info = next(name for name in files if name.endswith("WHEEL"))
    files[info] = files[info].replace("py3-none-any", "cp311-cp311-linux_x86_64")
    files["odd-1.0.data/scripts/run"] = "x"
    files[info.replace("WHEEL", "entry_points.txt")] = "[console_scripts]\na = b:c\n"
    change = look(folder).install(zipped(tmp_path / "odd.whl", files))
    said = " ".join(fault.english for fault in change.faults)
    for part in ("cp311-linux", "no-such-distribution", "odd-1.0.data", "no entry point"):
        assert part in said
    assert len(change.faults) == 4


def test_versions_are_compared_by_their_numbers() -> None:
    rising = ["0.9", "1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.post1", "1.2", "1.10", "2"]
    for place, version in enumerate(rising):
        assert order(version, version) is Order.SAME
        for later in rising[place + 1 :]:
            assert order(version, later) is Order.NEWER, (version, later)
            assert order(later, version) is Order.OLDER
    assert order("1.0", "1") is Order.SAME
    assert order("", "1") is Order.NEWER


def test_what_an_interrupted_installation_left_goes_but_not_what_another_process_is_writing(
    folder: Path,
) -> None:
    foldered(folder / ".incoming-1-left", {"a": "x"})
    foldered(folder / ".incoming-2-now", {"a": "x"})
    os.utime(folder / ".incoming-1-left", (1, 1))
    look(folder)
    assert [path.name for path in folder.iterdir()] == [".incoming-2-now"]


def test_two_starts_that_unpack_one_file_at_once_both_have_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zipped_at = folder / "slate.zip"
    folder.mkdir(parents=True)
    zipped(zipped_at, data_files("slate"))

    def second(files: dict[str, bytes], target: Path, around: Path) -> None:
        write_files(files, target, around)  # the other process is quicker
        write_files(files, target, around)

    monkeypatch.setattr(doors, "write_files", second)
    assert info(look(folder), "slate").state is PluginState.ENABLED
    assert not list(folder.glob(".incoming-*"))
