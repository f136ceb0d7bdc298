"""Every setting comes back from every value; every version's file is read for ever."""

import json
import signal
import subprocess
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.deals.promise import Promise
from spider_qt.engine.rules import GroupRule
from spider_qt.storage import settings as module
from spider_qt.storage.settings import (
    ANIMATIONS,
    COLOR_SCHEMES,
    MIGRATIONS,
    REDUCED_MOTION,
    SETTINGS_VERSION,
    Content,
    ProblemReason,
    Settings,
    SettingsStore,
)

SAVES: Final = Path(__file__).resolve().parents[1] / "data" / "settings"
SAVED: Final = sorted(file for file in SAVES.glob("v*.json") if "." not in file.stem)
IDS: Final = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9._-]{0,199}", fullmatch=True)
VALUES: Final[dict[str, st.SearchStrategy[Any]]] = {
    "language": st.from_regex(r"([A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3})?", fullmatch=True),
    "game": IDS,
    "suits": st.integers(1, 4),
    "rule": st.sampled_from([rule.value for rule in GroupRule]),
    "scoring": IDS,
    "promise": st.sampled_from([promise.value for promise in Promise]),
    "animation": st.sampled_from(ANIMATIONS),
    "reduced_motion": st.sampled_from(REDUCED_MOTION),
    "volume": st.integers(0, 100),
    "undo_limit": st.none() | st.integers(0, 1_000_000),
    "theme": IDS,
    "table": IDS | st.just(""),
    "faces": IDS | st.just(""),
    "back": IDS | st.just(""),
    "color_scheme": st.sampled_from(COLOR_SCHEMES),
    "window": st.from_regex(r"[A-Za-z0-9+/]{0,200}={0,2}", fullmatch=True),
    "disabled_plugins": st.lists(IDS, max_size=5).map(tuple),
    "recent_games": st.lists(IDS, max_size=5).map(tuple),
    "favourite_games": st.lists(IDS, max_size=5).map(tuple),
}
ANY: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


def values_of(name: str) -> st.SearchStrategy[Any]:
    """Every value that a setting takes; a new one that is no bool must be added above."""
    if type(getattr(Settings(), name)) is bool:
        return st.booleans()
    return VALUES[name]


ALL: Final = st.builds(Settings, **{f.name: values_of(f.name) for f in fields(Settings)})


@given(ALL)
def test_every_setting_comes_back_from_every_value(tmp_path: Path, wanted: Settings) -> None:
    file = tmp_path / "settings.json"
    file.unlink(missing_ok=True)
    assert SettingsStore(file).change(**asdict(wanted)) is None
    again = SettingsStore(file)
    assert again.problems == ()
    assert again.settings == wanted
    for field in fields(Settings):
        value = getattr(again.settings, field.name)
        assert type(value) is type(getattr(wanted, field.name)), field.name


@given(ALL, st.dictionaries(st.text(max_size=9).filter(lambda k: k not in asdict(Settings())), ANY))
def test_what_is_not_known_stays_as_it_was(
    tmp_path: Path, wanted: Settings, foreign: Content
) -> None:
    foreign.pop("version", None)
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(foreign), "utf-8")
    SettingsStore(file).change(**asdict(wanted))
    content = json.loads(file.read_text("utf-8"))
    assert {key: content[key] for key in foreign} == foreign
    assert SettingsStore(file).settings == wanted


def test_there_is_a_save_of_every_version_and_a_step_from_every_older_one() -> None:
    names = {file.name for file in SAVED}
    assert names == {f"v{number}.json" for number in range(1, SETTINGS_VERSION + 1)}
    assert set(MIGRATIONS) == set(range(1, SETTINGS_VERSION))


@pytest.mark.parametrize("save", SAVED, ids=lambda path: str(path.stem))
def test_the_settings_of_every_version_are_read_for_ever(save: Path, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(save.read_bytes())
    store = SettingsStore(file)
    assert store.problems == ()
    wanted = json.loads(save.with_suffix(".expected.json").read_text("utf-8"))
    found = json.loads(json.dumps(asdict(store.settings)))
    assert {key: found[key] for key in wanted} == wanted
    assert store.change(suits=1) is None
    assert json.loads(file.read_text("utf-8"))["version"] == SETTINGS_VERSION


@pytest.fixture
def third_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later program: what was ``sound`` became a number, and then a game was renamed."""

    def louder(content: Content) -> Content:
        loud = content.pop("sound", False)
        return content | {"volume": 100 if loud is True else 0}

    def renamed(content: Content) -> Content:
        return content | ({"game": "spider"} if content.get("game") == "old-spider" else {})

    monkeypatch.setattr(module, "SETTINGS_VERSION", 3)
    monkeypatch.setattr(module, "MIGRATIONS", {1: louder, 2: renamed})


@pytest.mark.usefixtures("third_version")
def test_an_older_file_is_brought_up_step_by_step_and_written_with_the_next_change(
    tmp_path: Path,
) -> None:
    file = tmp_path / "settings.json"
    old = {"version": 1, "sound": True, "game": "old-spider", "suits": 2}
    file.write_text(json.dumps(old), "utf-8")
    store = SettingsStore(file)
    assert (store.settings.game, store.settings.suits, store.problems) == ("spider", 2, ())
    assert json.loads(file.read_text("utf-8")) == old
    store.change(suits=4)
    assert json.loads(file.read_text("utf-8")) == {
        "version": 3,
        "volume": 100,
        "game": "spider",
        "suits": 4,
    }


@pytest.mark.usefixtures("third_version")
def test_a_newer_file_is_not_brought_down(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"version": 4, "sound": True}), "utf-8")
    store = SettingsStore(file)
    assert [problem.reason for problem in store.problems] == [ProblemReason.NEWER_VERSION]
    store.change(suits=4)
    assert json.loads(file.read_text("utf-8")) == {"version": 4, "sound": True, "suits": 4}


def test_a_changed_setting_survives_a_kill_at_once(tmp_path: Path, project_root: Path) -> None:
    """C20: not when the program ends, but when it is changed."""
    file = tmp_path / "settings.json"
    script = (
        "import os, signal, sys; from pathlib import Path\n"
        "from spider_qt.storage.settings import SettingsStore\n"
        "SettingsStore(Path(sys.argv[1])).change(back='blue', color_scheme='dark')\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    run = subprocess.run([sys.executable, "-c", script, file], cwd=project_root, check=False)
    assert run.returncode == -signal.SIGKILL
    found = SettingsStore(file)
    assert (found.settings.back, found.settings.color_scheme) == ("blue", "dark")
    assert found.problems == ()
    assert list(tmp_path.glob(".*.tmp")) == []
