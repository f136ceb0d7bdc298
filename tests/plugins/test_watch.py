"""A plugin that hangs, fills the memory or ends the process: really run, each by itself."""

import sys
from functools import partial
from pathlib import Path

import pytest

from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import Fault, FaultLog
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.running import Cause, RunningMark, take_ended
from spider_qt.plugins.watch import STUCK_STATUS, WATCH, Limits
from tests.plugins.shelf import GAME, Shelf, info, reason

PLAY = """
    import sys, json
    from pathlib import Path
    from spider_qt.plugins.host import PluginHost
    from spider_qt.plugins.watch import WATCH, Limits
    looks = 4000 if "patient" in sys.argv else 4
    WATCH.limits = Limits(poll=0.05, call=looks, load=8, memory=200_000_000, lock=2)
    WATCH.memory.allow()
    if "words" in sys.argv:
        WATCH.words = 2
    host = PluginHost(marks=Path(sys.argv[1]))
    for one in host.registry.plugins:
        print(one.id, one.state.value)
    if "bad.game" in host.registry.variants:
        variant = host.registry.variants["bad.game"]
        layout = host.registry.variants["spider"].deal(3)
        print("moves", len(variant.legal_moves(layout)), flush=True)
        print("again", len(variant.legal_moves(layout)), flush=True)
        print("refused", variant.deal_refusal(layout) is not None)
    for fault in host.registry.faults.faults:
        print(fault.sentence.english)
    WATCH.stop()
    print("well")
"""

RULE = """
class Bad(SpiderVariant):
    def legal_moves(self, layout):
        {body}
@hookimpl
def spider_variants():
    return [Bad("bad.game", "Bad", "BA")]
"""

LOOP = "x = 0\n        while True: x += 1"
SWALLOW = """x = 0
        while True:
            try:
                while True:
                    x += 1
            except BaseException:
                x = 0
"""
IN_C = "import re; re.match('(a*)*b', 'a' * 60)"
GREEDY = "x = []\n        while True: x.append(bytearray(1_000_000))"
AT_ONCE = "x = bytearray(3_000_000_000)\n        return ()"
EXITS = "import os; os._exit(9)"
CRASHES = "import faulthandler; faulthandler._sigsegv()"


@pytest.fixture
def marks(tmp_path: Path) -> Path:
    return tmp_path / "marks"


@pytest.mark.parametrize(
    ("body", "says"),
    [(LOOP, "it did not come to an end"), (GREEDY, "took too much memory")],
    ids=["loop", "memory"],
)
def test_a_rule_that_hangs_or_eats_is_ended_named_and_not_asked_again(
    body: str, says: str, shelf: Shelf, marks: Path
) -> None:
    shelf.put("bad", RULE.format(body=body))
    shelf.put("well", GAME)
    done = shelf.run(PLAY, str(marks), "patient" if body == GREEDY else "")
    assert done.returncode == 0, done.stderr
    assert "moves 0" in done.stdout
    assert "again 0" in done.stdout
    assert "refused True" in done.stdout
    assert "legal_moves of bad.game failed" in done.stdout
    assert says in done.stdout
    assert list(marks.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is Linux's")
def test_one_gulp_of_memory_is_refused_by_the_system(shelf: Shelf, marks: Path) -> None:
    shelf.put("bad", RULE.format(body=AT_ONCE))
    done = shelf.run(PLAY, str(marks))
    assert done.returncode == 0, done.stderr
    assert "(MemoryError)" in done.stdout
    assert done.stdout.endswith("well\n")


ENDS = {
    "swallows": (SWALLOW, STUCK_STATUS, "did not let the program go on"),
    "os._exit": (EXITS, 9, "ended while the rules of this plugin were running"),
    "segfault": (CRASHES, -11, "ended while the rules of this plugin were running"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="the statuses are those of POSIX")
@pytest.mark.parametrize(("body", "status", "says"), ENDS.values(), ids=ENDS)
def test_a_rule_that_takes_the_program_with_it_is_left_out_next_time(
    body: str, status: int, says: str, shelf: Shelf, marks: Path
) -> None:
    shelf.put("bad", RULE.format(body=body))
    shelf.put("well", GAME)
    first = shelf.run(PLAY, str(marks))
    assert first.returncode == status, first.stderr
    second = shelf.run(PLAY, str(marks))
    assert second.returncode == 0, second.stderr
    assert "bad failed" in second.stdout
    assert "well enabled" in second.stdout
    registry = shelf.load(marks=marks)
    assert says in reason(registry, "bad")
    assert info(registry, "bad").crashed


def test_c_code_that_lets_no_thread_run_is_ended_without_one(shelf: Shelf, marks: Path) -> None:
    shelf.put("bad", RULE.format(body=IN_C))
    first = shelf.run(PLAY, str(marks), "words")
    assert first.returncode == 1
    assert "Timeout" in first.stderr
    assert "bad failed" in shelf.run(PLAY, str(marks)).stdout


@pytest.mark.parametrize(
    "code",
    [
        "x = 0\nwhile True: x += 1",
        "@hookimpl\ndef spider_variants():\n    x = 0\n    while True: x += 1",
    ],
)
def test_a_load_that_hangs_is_ended_and_the_others_load(
    code: str, shelf: Shelf, marks: Path
) -> None:
    shelf.put("bad", code)
    shelf.put("well", GAME)
    done = shelf.run(PLAY, str(marks))
    assert "bad failed" in done.stdout
    assert "well enabled" in done.stdout
    assert done.stdout.endswith("well\n")


def test_a_killed_program_blames_no_plugin_that_merely_was_there(shelf: Shelf, marks: Path) -> None:
    shelf.put("bad", RULE.format(body="return ()"))
    code = PLAY.replace("WATCH.stop()", "import os; os.kill(os.getpid(), 9)")
    assert shelf.run(code, str(marks)).returncode != 0
    assert len(list(marks.iterdir())) == 1
    assert "bad enabled" in shelf.run(PLAY, str(marks)).stdout


def test_the_player_may_try_a_plugin_again(shelf: Shelf, marks: Path) -> None:
    home = shelf.put("bad", RULE.format(body=EXITS))
    shelf.run(PLAY, str(marks))
    host = PluginHost(marks=marks)
    assert info(host.registry, "bad").crashed
    file = home / "__init__.py"
    file.write_text(file.read_text("utf-8").replace(EXITS, "return ()"), "utf-8")
    assert host.enable("bad").done
    assert "bad.game" in host.registry.variants
    assert list(marks.glob("crashed-*")) == []
    WATCH.stop()


# In this process: what need not end it -------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WATCH, "limits", Limits(poll=0.01, call=5, idle=3))


def loop() -> int:
    x = 0
    while True:
        x += 1


@pytest.mark.usefixtures("quick")
def test_a_call_inside_a_call_is_blamed_on_the_inner_one() -> None:
    log = FaultLog()
    inner = Guard("inner", "inner.rule", log)
    outer = Guard("outer", "outer.score", log)

    def ask() -> object:
        return inner.ask("legal_moves", loop, lambda _: True)

    answer = outer.ask("after", ask, lambda _: True)
    assert isinstance(answer, Fault)
    assert [fault.plugin for fault in log.faults] == ["inner"]
    assert WATCH.calls == {}


@pytest.mark.usefixtures("quick")
def test_an_exception_that_comes_too_late_reaches_nobody() -> None:
    """Calls that end about when the watchdog strikes: an answer or a fault, nothing else."""
    for number in range(300):
        guard = Guard("late", f"late.{number}", FaultLog())
        answer = guard.ask("short", partial(sum, range(number * 3000)), lambda _: True)
        assert isinstance(answer, int | Fault)
    assert WATCH.calls == {}
    assert WATCH.doomed == set()


def test_the_player_may_interrupt_a_hanging_rule() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Guard("a", "a.b", FaultLog()).ask("told", interrupted, lambda _: True)
    assert WATCH.calls == {}
    assert WATCH.page[0] == 0


def test_a_page_of_a_living_process_is_left_alone(tmp_path: Path) -> None:
    mark = RunningMark(tmp_path)
    slot = mark.slot("beetle", "1.0")
    mark.page[0] = slot
    assert list(take_ended(tmp_path)) == []
    assert mark.slot("beetle", "1.0") == slot
    assert mark.slot("other", "1.0") != slot
    mark.close()
    assert list(tmp_path.iterdir()) == []


def test_a_page_tells_who_was_running_and_why_it_ended(tmp_path: Path) -> None:
    mark = RunningMark(tmp_path)
    mark.slot("first", "1.0")
    mark.page[0] = mark.slot("second", "2.0")
    mark.doom(Cause.MEMORY)
    data = next(tmp_path.iterdir()).read_bytes()
    mark.close()
    (tmp_path / "running-1.bin").write_bytes(data)
    assert list(take_ended(tmp_path)) == [("second", "2.0", Cause.MEMORY)]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("data", [b"", b"\x05" * 4096, b"\x01\x09" + b"\0" * 4094, b"\xff" * 9])
def test_a_damaged_page_blames_nobody(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "running-1.bin").write_bytes(data)
    assert list(take_ended(tmp_path)) == []


def test_more_plugins_than_a_page_holds_are_watched_all_the_same() -> None:
    mark = RunningMark(None)
    slots = {mark.slot(f"plugin-{number}", "1.0") for number in range(400)}
    assert max(slots) == 251
