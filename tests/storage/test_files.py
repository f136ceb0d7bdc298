"""What the real disk refuses to read."""

import os
import sys
from pathlib import Path

import pytest

from spider_qt.storage.files import DISK
from spider_qt.storage.journal import resume
from spider_qt.storage.settings import ProblemReason, SettingsStore
from tests.storage.helpers import SPIDER

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="no regular file"):
        DISK.read(pipe)


def test_a_device_without_an_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/dev/zero")
    with pytest.raises(OSError, match="no regular file"):
        DISK.read(tmp_path / "link")


def test_the_game_and_the_settings_start_beside_a_pipe_in_their_place(tmp_path: Path) -> None:
    for name in ("game.jsonl", "settings.json"):
        os.mkfifo(tmp_path / name)
    resumed = resume(tmp_path / "game.jsonl", {SPIDER.id: SPIDER}, {})
    assert resumed.session is None
    assert resumed.trouble is not None
    store = SettingsStore(tmp_path / "settings.json")
    assert [one.reason for one in store.problems] == [ProblemReason.UNREADABLE]
    assert store.change(suits=4) is None
    assert SettingsStore(tmp_path / "settings.json").settings.suits == 4
