"""The fault report in short: kills, broken writes, full disks and damaged saves.

``SPIDER_QT_FAULTS`` sets how many kills; ``python -m tests.faults.report`` does it in full.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.faults import damage, errors, kills
from tests.faults.player import Player, digest, lines

ROOT: Final = Path(__file__).resolve().parents[2]
KILLS: Final = int(os.environ.get("SPIDER_QT_FAULTS", "40"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses fork and signals")


def figures(module: str, *arguments: object) -> dict[str, Any]:
    """Run a part of the report in a process of its own and return its figures."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.faults.{module}", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60 + 5 * KILLS,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.timeout(60 + 6 * KILLS)
def test_a_kill_at_any_instant_loses_nothing_but_the_unfinished_action() -> None:
    found = figures("kills", KILLS)
    assert found["faults"] == []
    assert found["kills"] == KILLS
    assert found["by_clock"] == found["in_calls"] == KILLS // 2
    assert len(found["in_deeds"]) > 4


def test_a_broken_write_is_told_once_play_goes_on_and_the_old_file_is_whole() -> None:
    found = figures("errors", 5)
    assert found["faults"] == []
    assert found["calls"] > 100
    assert found["runs"] == -(-found["calls"] // 5)
    assert set(found["by_error"]) == {"ENOSPC", "EROFS", "EIO", "EACCES"}
    assert {"open", "write", "fsync", "replace", "mkdir"} <= set(found["by_call"])
    assert found["told"]["game"] > 0
    assert found["told"]["settings"] > 0


def test_every_cut_and_every_changed_byte_leaves_the_longest_good_part() -> None:
    found = figures("damage", 150, 13)
    assert found["faults"] == []
    assert found["flips"] == 150
    assert found["cuts"] == found["size"] // 13 + 1
    assert found["kept_aside"] > 100


@settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.binary(max_size=300)
    | st.text(max_size=200).map(str.encode)
    | st.lists(st.binary(max_size=40)).map(b"\n".join)
    | st.recursive(st.none() | st.integers() | st.text(max_size=5), st.lists, max_leaves=9).map(
        lambda value: b'{"spider-qt":"game","version":1,"x":' + json.dumps(value).encode() + b"}\n"
    )
)
def test_garbage_is_named_kept_aside_and_never_a_traceback(tmp_path: Path, data: bytes) -> None:
    start = damage.started(tmp_path / "home", data)
    assert start.resumed.session is None
    assert start.resumed.fault is not None
    if data:
        assert start.resumed.fault.must_be_told == (start.resumed.aside is not None)
    if start.resumed.aside is not None:
        assert start.resumed.aside.read_bytes() == data
    assert start.settings.change(suits=2) is None


# The report itself: that it would see what it looks for --------------------------------


@pytest.fixture
def player(tmp_path: Path) -> Any:  # noqa: ANN401 - a generator of the class below
    made = Player(tmp_path / "home", 3)
    for deed in ("deal", "deal", "set_back"):
        made.do(deed)
    yield made
    made.close()


def known_of(player: Player) -> kills.Known:
    return kills.Known(state=kills.state_of(player))


def hold_all(player: Player, known: kills.Known) -> None:
    found = kills.state_of(player)
    kills.hold_settings(known, found)
    kills.hold_game(player, known, found)
    kills.hold_statistics(player, known)


def lose_an_action(player: Player, known: kills.Known) -> None:
    known.state["count"] += 1
    known.state["digest"] = "of a longer game"


def lose_the_game(player: Player, known: kills.Known) -> None:
    player.do("give_up")


def lose_a_setting(player: Player, known: kills.Known) -> None:
    known.state["settings"]["back"] = "another"


def miss_a_count(player: Player, known: kills.Known) -> None:
    known.counted.add("0" * 32)


@pytest.mark.parametrize("loss", [lose_an_action, lose_the_game, lose_a_setting, miss_a_count])
def test_the_report_sees_a_loss(
    player: Player, loss: Callable[[Player, kills.Known], None]
) -> None:
    known = known_of(player)
    loss(player, known)
    with pytest.raises(AssertionError):
        hold_all(player, known)


def test_the_report_sees_an_action_that_was_finished(player: Player) -> None:
    known = known_of(player)
    known.doing = "deal"
    player.do("deal")
    found = kills.state_of(player)
    assert kills.hold_game(player, known, found)
    assert not kills.hold_settings(known, found)
    assert digest(lines(player.session)) == found["digest"]


def test_every_deed_of_the_script_can_be_done(tmp_path: Path) -> None:
    errors.baseline(tmp_path)
    calls = errors.count_calls(tmp_path)
    assert len(calls) == len(errors.count_calls(tmp_path)), "the script is the same each time"
