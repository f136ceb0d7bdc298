"""A disk that takes no more: plugins stay what they were, and a start goes on without marks."""

import errno
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.manifest_cache import ManifestCache
from spider_qt.plugins.running import RunningMark
from tests.plugins.packing import data_files, zipped

FULL = OSError(errno.ENOSPC, "No space left on device")


class Disk:
    """Refuses one of the writing calls within a folder.

    Args:
        folder: where calls are counted.
        patch: undoes it all.
    """

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.refused = ""
        self._left = 0
        for name in ("mkdir", "write_bytes", "write_text", "rename", "replace"):
            patch.setattr(Path, name, self._counted(name))

    def refuse(self, number: int) -> None:
        """Refuse the call of that number, beginning with 1; none if it is 0."""
        self._left, self.refused = number, ""

    def _counted(self, name: str) -> Callable[..., object]:
        real = getattr(Path, name)

        def call(path: Path, *arguments: object, **more: object) -> object:
            if path.is_relative_to(self.folder):
                self._left -= 1
                if self._left == 0:
                    self.refused = name
                    raise FULL
            return real(path, *arguments, **more)

        return call


@pytest.mark.parametrize("before", ["", "1.0"])
def test_an_installation_that_fails_at_any_call_leaves_what_was_there(
    before: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "plugins"
    offered = zipped(tmp_path / "new.zip", data_files("slate", "2.0"))
    old = zipped(tmp_path / "old.zip", data_files("slate", "1.0"))
    if before:
        assert PluginHost(entry_points=[], folder=folder).install(old).done
    disk = Disk(folder, monkeypatch)
    refused = set()
    for number in count(1):
        host = PluginHost(entry_points=[], folder=folder)
        disk.refuse(number)
        change = host.install(offered, replace=True)
        fired = disk.refused
        disk.refuse(0)
        if not fired:
            break
        refused.add(fired)
        assert not change.done
        assert "No space left" in change.sentence.english
        left = sorted(path.name for path in folder.iterdir()) if folder.exists() else []
        assert left == (["slate"] if before else [])
        told = PluginHost(entry_points=[], folder=folder).info("slate")
        assert (told.version if told else "") == before
    assert refused == {"mkdir", "write_bytes", "rename"}
    assert change.done
    told = PluginHost(entry_points=[], folder=folder).info("slate")
    assert told is not None
    assert told.version == "2.0"


def test_a_removal_that_fails_takes_nothing_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "plugins"
    host = PluginHost(entry_points=[], folder=folder)
    assert host.install(zipped(tmp_path / "old.zip", data_files("slate"))).done
    disk = Disk(folder, monkeypatch)
    disk.refuse(1)
    change = host.remove("slate")
    assert disk.refused == "rename"
    assert not change.done
    assert PluginHost(entry_points=[], folder=folder).info("slate") is not None


@pytest.mark.parametrize("name", ["open", "write"])
def test_without_room_for_marks_the_page_is_kept_in_memory(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise FULL

    with monkeypatch.context() as broken:
        broken.setattr(os, name, full)
        page = RunningMark(tmp_path / "marks")
    assert page.slot("slate", "1.0") == 1
    page.close()
    assert list((tmp_path / "marks").iterdir()) == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_list_of_manifests_that_cannot_be_kept_is_read_anew_at_the_next_start(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, source = tmp_path / "cache" / "manifests.json", tmp_path / "plugin.toml"
    source.write_text("[plugin]", "utf-8")
    disk = Disk(file.parent, monkeypatch)
    cache = ManifestCache(file)
    cache.put(str(source), {"plugin": {"id": "slate"}})
    disk.refuse(number)
    cache.write()
    assert disk.refused == ("mkdir", "write_text", "replace")[number - 1]
    assert not file.exists()
    assert not file.parent.exists() or list(file.parent.iterdir()) == []
    assert ManifestCache(file).get(str(source)) is None
