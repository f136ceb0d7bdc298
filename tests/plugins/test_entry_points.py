"""Finding plugins: one scan, each distribution once, as importlib.metadata does it."""

import importlib.metadata
import sys
import zipfile
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from spider_qt.plugins.entry_points import GROUP, scan
from spider_qt.plugins.registry import PluginState
from tests.plugins.shelf import GAME, Shelf, info


def by_metadata() -> list[tuple[str, str]]:
    """What the standard library finds."""
    return [(one.name, one.value) for one in importlib.metadata.entry_points(group=GROUP)]


def by_us() -> list[tuple[str, str]]:
    """What we find."""
    return [(one.name, one.value) for one in scan()]


def test_the_scan_finds_what_the_standard_library_finds(shelf: Shelf) -> None:
    shelf.announce("plain", "plain = plug_plain")
    shelf.announce("Two-Words.x", "two = plug_two : plugin.inner\n# a remark\n\nmore=plug_more")
    info_folder = shelf.folder / "older.egg-info"
    info_folder.mkdir()
    text = "[spider_qt.plugins]\nolder = plug_older\n[other]\nno = plug_no\n"
    (info_folder / "entry_points.txt").write_text(text, encoding="utf-8")
    (shelf.folder / "file.egg-info").write_text("", encoding="utf-8")
    (shelf.folder / "hollow-1.dist-info").mkdir()
    assert sorted(by_us()) == sorted(by_metadata())
    assert {"plain", "two", "more", "older"} <= {name for name, _ in by_us()}


def test_one_distribution_in_two_places_counts_once(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.put("twin", GAME, distribution="Twin.Plugin")
    other = Shelf(tmp_path / "lib64")
    other.put("twin", GAME, distribution="twin-plugin")
    monkeypatch.setattr(sys, "path", [*sys.path, str(other.folder), str(shelf.folder)])
    assert [name for name, _ in by_us()].count("twin") == 1
    assert by_us() == by_metadata()
    registry = shelf.load()
    assert [one.id for one in registry.plugins].count("twin") == 1
    assert info(registry, "twin").state is PluginState.ENABLED


def test_of_two_plugins_with_one_id_the_second_is_reported(shelf: Shelf, tmp_path: Path) -> None:
    shelf.put("same", GAME)
    marker = tmp_path / "marker"
    code = f"open({str(marker)!r}, 'w').close()" + GAME
    shelf.put("same", code, distribution="zz-same", package="plug_zz_same")
    registry = shelf.load()
    first, second = (one for one in registry.plugins if one.id == "same")
    assert first.state is PluginState.ENABLED
    assert second.state is PluginState.FAILED
    assert second.reason is not None
    assert "Two plugins have one id: The same plugin was found first, in " in second.reason.english
    for package in ("plug_same", "plug_zz_same"):
        assert str(tmp_path / "shelf" / package) in second.reason.english
    assert "Remove or disable one of the two" in second.reason.english
    assert not marker.exists()


def test_a_plugin_cannot_take_the_built_in_ones_place(shelf: Shelf) -> None:
    shelf.put("builtins", GAME, package="plug_false")
    registry = shelf.load()
    assert "spider" in registry.variants
    assert "builtins.game" not in registry.variants
    assert [one.state for one in registry.plugins if one.id == "builtins"] == [
        PluginState.ENABLED,
        PluginState.FAILED,
    ]


def test_a_plugin_in_an_archive_on_the_path_is_found(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.put("zipped", GAME)
    shelf.announce("damaged", "damaged = plug_damaged")
    (shelf.folder / "damaged-1.0.dist-info" / "entry_points.txt").write_bytes(b"[\xff\xff")
    wheel = tmp_path / "zipped-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in shelf.folder.rglob("*"):
            archive.write(file, file.relative_to(shelf.folder))
    path = [one for one in sys.path if one != str(shelf.folder)]
    monkeypatch.setattr(sys, "path", [*path, str(wheel)])
    assert ("zipped", "plug_zipped") in by_us()
    assert info(shelf.load(), "zipped").state is PluginState.ENABLED


class Foreign:
    """A finder with distributions of its own, as some packagers have."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find no module."""
        return None

    def find_distributions(
        self, context: importlib.metadata.DistributionFinder.Context
    ) -> list[importlib.metadata.Distribution]:
        """Find one distribution, in no folder."""

        class Only(importlib.metadata.Distribution):
            def read_text(self, filename: str) -> str | None:
                return {
                    "METADATA": "Name: only\nVersion: 1\n",
                    "entry_points.txt": f"[{GROUP}]\nonly = plug_only\n",
                }.get(filename)

            def locate_file(self, path: object) -> Path:
                return Path(str(path))

        return [Only()]


def test_an_egg_on_the_path_is_read_as_the_standard_library_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    egg = tmp_path / "old-1.0-py3.11.egg"
    (egg / "EGG-INFO").mkdir(parents=True)
    (egg / "EGG-INFO" / "PKG-INFO").write_text("Name: old\nVersion: 1.0\n", encoding="utf-8")
    text = f"[{GROUP}]\nold = plug_old\n"
    (egg / "EGG-INFO" / "entry_points.txt").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(egg)])
    assert ("old", "plug_old") in by_us()
    assert sorted(by_us()) == sorted(by_metadata())


def test_a_foreign_finder_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Foreign()])
    assert ("only", "plug_only") in by_us()


def test_damaged_and_missing_places_are_passed_over(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.announce("damaged", "damaged = plug_damaged")
    (shelf.folder / "damaged-1.0.dist-info" / "entry_points.txt").write_bytes(b"[\xff\xff")
    shelf.put("well", GAME)
    monkeypatch.setattr(sys, "path", [*sys.path, str(shelf.folder / "nowhere")])
    assert info(shelf.load(), "well").state is PluginState.ENABLED


AUDIT = """
    import sys
    from collections import Counter
    reads, lists = Counter(), Counter()
    def watch(event, arguments):
        if event == "open" and str(arguments[0]).endswith("entry_points.txt"):
            reads[arguments[0]] += 1
        if event in ("os.listdir", "os.scandir") and arguments[0] == sys.argv[1]:
            lists[event] += 1
    from spider_qt.plugins.host import load_registry
    before = set(sys.modules)
    sys.addaudithook(watch)
    registry = load_registry(["dist-299"])
    ours = {path: n for path, n in reads.items() if path.startswith(sys.argv[1])}
    scans = lists["os.listdir"]
    enabled = [one.id for one in registry.plugins if one.state.value == "enabled"]
    imported = sorted(name for name in sys.modules if name.startswith("plug_"))
    print(len(ours), set(ours.values()), *enabled, *imported)
    print("importlib.metadata" in sys.modules, scans)
"""


def test_300_distributions_are_scanned_once(shelf: Shelf) -> None:
    for number in range(300):
        if number % 100 == 99:
            shelf.put(f"dist-{number}", "@hookimpl\ndef spider_variants(): return ()")
        else:
            shelf.announce(f"dist-{number}", f"x = other_{number}", group="other.plugins")
    done = shelf.run(AUDIT, str(shelf.folder))
    assert done.returncode == 0, done.stderr
    counted, more = done.stdout.splitlines()
    # 300 files, each read once; the built-in plugin and two of the three that there are.
    assert counted == "300 {1} builtins dist-199 dist-99 plug_dist_199 plug_dist_99"
    # One listing is ours; the import system makes its own for the folder.
    assert more.startswith("False ")
    assert int(more.split()[1]) <= 2
