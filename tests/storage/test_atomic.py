"""A file is written whole or not at all, and nothing unreadable is overwritten."""

import errno
import itertools
import os
import sys
from pathlib import Path

import pytest

from spider_qt.storage.atomic import set_aside, write_atomic, write_new
from spider_qt.storage.files import DiskFiles, Files, StorageError
from tests.storage.helpers import DISK_ERRORS, BreakingFiles, visible


def failure(file: Path, files: Files) -> StorageError | None:
    try:
        write_atomic(file, b"new content", files)
    except StorageError as error:
        return error
    return None


def test_a_write_makes_its_folders_and_leaves_only_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "file.txt"
    write_atomic(file, b"one")
    write_atomic(file, b"two")
    assert file.read_bytes() == b"two"
    assert visible(file.parent) == ["file.txt"]


@pytest.mark.parametrize("forever", [False, True])
@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_disk_that_fails_at_any_call_leaves_the_old_file_whole(
    tmp_path: Path, code: int, forever: bool
) -> None:
    file = tmp_path / "file.txt"
    failures = 0
    for at in itertools.count():
        file.write_bytes(b"old")
        files = BreakingFiles(code, at, forever=forever)
        error = failure(file, files)
        if error is None:
            assert file.read_bytes() == b"new content"
        else:
            failures += 1
            assert (error.path, error.errno) == (file, code)
            assert error.reason == "the disk is broken"
            assert file.read_bytes() == b"old"
        assert visible(tmp_path) == ["file.txt"]
        if not files.was_reached:
            break
    assert failures >= 5  # folder, open, several writes, sync, replace


def test_a_link_is_followed_rather_than_replaced(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    real = tmp_path / "dotfiles" / "settings.json"
    real.write_bytes(b"old")
    link = tmp_path / "settings.json"
    link.symlink_to(real)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such device file")
def test_a_device_behind_a_link_is_never_replaced(tmp_path: Path) -> None:
    link = tmp_path / "settings.json"
    link.symlink_to("/dev/null")
    with pytest.raises(StorageError):
        write_atomic(link, b"new")
    assert Path("/dev/null").is_char_device()


def test_a_folder_in_the_files_place_is_an_error_and_stays(tmp_path: Path) -> None:
    (tmp_path / "file.txt").mkdir()
    with pytest.raises(StorageError):
        write_atomic(tmp_path / "file.txt", b"new")
    assert (tmp_path / "file.txt").is_dir()


def test_what_a_killed_program_left_goes_with_a_much_later_write_only(tmp_path: Path) -> None:
    file = tmp_path / "file.txt"
    old, young = tmp_path / ".file.txt.0a.tmp", tmp_path / ".file.txt.0b.tmp"
    old.write_bytes(b"half")
    young.write_bytes(b"half")
    write_atomic(file, b"one")
    assert young.exists()
    written = file.stat().st_mtime
    os.utime(old, (written - 7200, written - 7200))
    write_atomic(file, b"two")
    assert visible(tmp_path) == [young.name, "file.txt"]


def test_a_new_file_is_never_written_over_another(tmp_path: Path) -> None:
    (tmp_path / "file.txt").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "file.txt", b"new")
    assert (tmp_path / "file.txt").read_bytes() == b"old"


def test_each_unreadable_file_is_kept_under_the_next_free_name(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kept: list[str] = []
    for content in (b"first", b"second", b"third"):
        file.write_bytes(content)
        aside = set_aside(file)
        assert aside.read_bytes() == content
        assert file.read_bytes() == content
        kept.append(aside.name)
    assert kept == ["game.damaged-1.jsonl", "game.damaged-2.jsonl", "game.damaged-3.jsonl"]


def test_the_same_content_is_not_kept_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"same")
    assert set_aside(file) == set_aside(file)
    assert visible(tmp_path) == ["game.damaged-1.jsonl", "game.jsonl"]


def test_a_full_disk_renames_what_it_cannot_copy(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"content")
    aside = set_aside(file, BreakingFiles(errno.ENOSPC, 1))
    assert visible(tmp_path) == [aside.name]
    assert aside.read_bytes() == b"content"


def test_a_read_only_disk_keeps_the_file_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"content")
    with pytest.raises(StorageError):
        set_aside(file, BreakingFiles(errno.EROFS, 0, forever=True))
    assert visible(tmp_path) == ["game.jsonl"]


class _UnreadableFiles(DiskFiles):
    def read(self, path: Path) -> bytes:
        raise OSError(errno.EIO, "the disk is broken")


def test_a_file_that_cannot_be_read_is_renamed_past_taken_names(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"content")
    taken = tmp_path / "game.damaged-1.jsonl"
    taken.write_bytes(b"another")
    aside = set_aside(file, _UnreadableFiles())
    assert aside.name == "game.damaged-2.jsonl"
    assert taken.read_bytes() == b"another"
    assert not file.exists()


def test_what_is_not_there_cannot_be_set_aside(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "game.jsonl")


def test_renaming_never_overwrites_where_there_are_no_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "no hard links here")

    monkeypatch.setattr(os, "link", refuse)
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"1")
    two.write_bytes(b"2")
    with pytest.raises(FileExistsError):
        DiskFiles().rename_new(one, two)
    DiskFiles().rename_new(one, tmp_path / "three")
    assert (two.read_bytes(), (tmp_path / "three").read_bytes()) == (b"2", b"1")
