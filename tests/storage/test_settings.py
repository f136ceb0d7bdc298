"""Settings survive bad values, other versions, other programs and broken disks."""

import errno
import itertools
import json
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.storage.files import DiskFiles
from spider_qt.storage.settings import (
    ProblemReason,
    Settings,
    SettingsStore,
)
from tests.storage.helpers import DISK_ERRORS, BreakingFiles, visible

CHANGED: dict[str, Any] = {
    "language": "nb",
    "game": "tiny-rules.mini",
    "suits": 4,
    "rule": "relaxed",
    "scoring": "plug.strict",
    "auto_place": True,
    "double_click": False,
    "click_to_move": True,
    "mark_targets": False,
    "left_handed": True,
    "show_rules": False,
    "one_per_kind": True,
    "show_time": False,
    "open_help": True,
    "show_winnable": True,
    "animation": "very_fast",
    "reduced_motion": "on",
    "sounds": True,
    "volume": 15,
    "undo_limit": 0,
    "theme": "plug.palace",
    "table": "plug.marble",
    "back_inked": False,
    "faces": "plug.large",
    "back": "plug.blue",
    "color_scheme": "dark",
    "window": "AdnQywADAAAAAA==",
    "maximized": True,
    "full_screen": True,
    "promise": "hard",
    "disabled_plugins": ("one", "two"),
    "recent_games": ("tiny-rules.mini", "spider"),
    "favourite_games": ("scorpion",),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The settings file of a test; its folder does not exist yet."""
    return tmp_path / "config" / "settings.json"


def write(file: Path, content: object) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


def test_without_a_file_everything_has_its_default_and_nothing_is_made(file: Path) -> None:
    store = SettingsStore(file)
    assert store.settings == Settings()
    assert store.problems == ()
    assert not file.parent.exists()


def test_every_setting_comes_back_as_it_was_set(file: Path) -> None:
    assert set(CHANGED) == {f.name for f in fields(Settings)}
    for key, value in CHANGED.items():
        assert SettingsStore(file).change(**{key: value}) is None
    assert SettingsStore(file).settings == Settings(**CHANGED)
    assert SettingsStore(file).problems == ()
    assert visible(file.parent) == ["settings.json"]


def test_only_what_was_changed_is_written(file: Path) -> None:
    SettingsStore(file).change(suits=2, rule="classic")
    assert json.loads(file.read_text("utf-8")) == {"version": 1, "suits": 2}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("suits", 0),
        ("suits", 5),
        ("suits", 1.0),
        ("suits", True),
        ("suits", "1"),
        ("suits", None),
        ("rule", "strict"),
        ("auto_place", 1),
        ("auto_place", "false"),
        ("animation", "quick"),
        ("reduced_motion", True),
        ("sounds", "loud"),
        ("volume", 101),
        ("volume", True),
        ("undo_limit", -1),
        ("undo_limit", False),
        ("undo_limit", 1.5),
        ("language", "../nb"),
        ("language", 5),
        ("game", ""),
        ("game", "a b"),
        ("faces", "../../etc"),
        ("window", "not base 64!"),
        ("disabled_plugins", ["ok", 5]),
        ("disabled_plugins", "one"),
        ("disabled_plugins", {"one": 1}),
    ],
)
def test_a_bad_value_costs_that_setting_alone(file: Path, key: str, value: object) -> None:
    good = {k: list(v) if isinstance(v, tuple) else v for k, v in CHANGED.items()}
    write(file, {"version": 1, **good, key: value})
    store = SettingsStore(file)
    assert store.settings == replace(Settings(**CHANGED), **{key: getattr(Settings(), key)})
    (problem,) = store.problems
    assert (problem.reason, problem.key) == (ProblemReason.BAD_VALUE, key)
    assert key in problem.sentence.english


def test_a_change_to_a_bad_value_is_refused_and_changes_nothing(file: Path) -> None:
    store = SettingsStore(file)
    with pytest.raises(ValueError, match="suits"):
        store.change(language="nb", suits=9)
    with pytest.raises(ValueError, match="colour"):
        store.change(colour="red")
    assert store.settings == Settings()
    assert not file.exists()


def test_settings_of_other_versions_stay_untouched(file: Path) -> None:
    write(file, {"version": 3, "suits": 2, "later": {"deep": [1, "é"]}, "rule": "wild"})
    store = SettingsStore(file)
    assert store.settings == Settings(suits=2)
    assert [p.reason for p in store.problems] == [
        ProblemReason.NEWER_VERSION,
        ProblemReason.BAD_VALUE,
    ]
    store.change(suits=4)
    assert json.loads(file.read_text("utf-8")) == {
        "version": 3,
        "suits": 4,
        "later": {"deep": [1, "é"]},
        "rule": "wild",
    }


def test_two_programs_do_not_undo_each_others_changes(file: Path) -> None:
    one, two = SettingsStore(file), SettingsStore(file)
    one.change(suits=4)
    two.change(language="tr")
    one.change(animation="off")
    assert SettingsStore(file).settings == Settings(suits=4, language="tr", animation="off")
    assert two.settings == Settings(language="tr")


def test_programs_that_change_settings_at_the_same_moment_lose_none(
    file: Path, project_root: Path
) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from spider_qt.storage.settings import SettingsStore\n"
        "store = SettingsStore(Path(sys.argv[1]))\n"
        "sys.stdin.read()\n"
        "for number in range(1, 31):\n"
        "    assert store.change(**{sys.argv[2]: number % 2 == 0}) is None\n"
        "store.change(**{sys.argv[2]: sys.argv[3] == 'True'})\n"
    )
    wanted: dict[str, Any] = {
        "auto_place": True,
        "click_to_move": True,
        "show_rules": False,
        "show_time": False,
    }
    children = [
        subprocess.Popen(
            [sys.executable, "-c", script, file, key, str(value)],
            stdin=subprocess.PIPE,
            cwd=project_root,
        )
        for key, value in wanted.items()
    ]
    for child in children:
        child.communicate()
        assert child.returncode == 0
    assert SettingsStore(file).settings == Settings(**wanted)


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "[1, 2]", '"text"', "{'a': 1}", "[" * 100_000, '{"suits": 2', "\x00" * 40],
)
def test_a_damaged_file_is_copied_aside_before_anything_overwrites_it(
    file: Path, garbage: str
) -> None:
    write(file, garbage)
    store = SettingsStore(file)
    assert store.settings == Settings()
    (problem,) = store.problems
    assert problem.reason is ProblemReason.DAMAGED
    assert problem.aside == file.with_name("settings.damaged-1.json")
    assert problem.aside.read_text("utf-8") == garbage
    assert store.change(suits=2) is None
    assert SettingsStore(file).settings == Settings(suits=2)
    assert visible(file.parent) == ["settings.damaged-1.json", "settings.json"]


def test_bytes_that_are_no_text_are_copied_aside_too(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b'{"suits": "\xff\xfe"}')
    (problem,) = SettingsStore(file).problems
    assert problem.aside is not None
    assert problem.aside.read_bytes() == b'{"suits": "\xff\xfe"}'


def test_a_file_garbled_while_the_program_runs_is_kept_and_the_settings_are_too(
    file: Path,
) -> None:
    store = SettingsStore(file)
    store.change(suits=2)
    write(file, "{")
    assert store.change(language="de") is None
    assert SettingsStore(file).settings == Settings(suits=2, language="de")
    assert file.with_name("settings.damaged-1.json").read_text("utf-8") == "{"


@given(
    st.binary(max_size=200)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*CHANGED, "x"]), inner),
        max_leaves=12,
    ).map(lambda value: json.dumps(value).encode())
)
def test_no_file_whatever_stops_the_program(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(data)
    store = SettingsStore(file)
    assert store.change(suits=3) is None
    assert SettingsStore(file).settings.suits == 3


class _UnreadableFiles(DiskFiles):
    def read(self, path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")


def test_a_file_that_may_not_be_read_is_told_and_left(file: Path) -> None:
    write(file, {"suits": 2})
    store = SettingsStore(file, _UnreadableFiles())
    assert store.settings == Settings()
    (problem,) = store.problems
    assert problem.reason is ProblemReason.UNREADABLE
    assert "Permission denied" in problem.sentence.english
    assert visible(file.parent) == ["settings.json"]


@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_broken_disk_is_told_once_and_the_change_holds_and_is_written_later(
    file: Path, code: int
) -> None:
    for at in itertools.count():
        write(file, {"version": 1, "suits": 2})
        files = BreakingFiles(code, at, forever=True)
        store = SettingsStore(file, files)
        trouble = store.change(language="nl")
        if not files.was_reached:
            break
        assert store.settings == Settings(suits=2, language="nl")
        if trouble is None:  # the file was in its place before the disk broke
            continue
        assert (trouble.errno, store.trouble) == (code, trouble)
        assert store.change(animation="fast") is None, "told once"
        assert SettingsStore(file).settings == Settings(suits=2)
        files.mend()
        assert store.change(maximized=True) is None
        assert store.trouble is None
        expected = Settings(suits=2, language="nl", animation="fast", maximized=True)
        assert SettingsStore(file).settings == expected
        assert visible(file.parent) == ["settings.json"]
    assert at >= 5
