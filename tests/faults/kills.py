"""Kills the program at random instants of all it writes, and looks at what is left.

Run as ``python -m tests.faults.kills COUNT [SEED]``; prints the figures as JSON. Half of the
kills come by the clock, half between two system calls or in the middle of a write.
A child tells on a pipe what it is about to do and what it has done; then the parent
starts the program on the same files and compares. One home goes through many kills.
"""

import json
import os
import random
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from spider_qt.engine.game import Outcome
from tests.faults.disk import Disk
from tests.faults.player import PLAYS, SETTINGS, Player, digest, lines

KILLS_PER_HOME: Final = 25
LONGEST_WAIT: Final = 0.06
"""Seconds from the first deed to a kill by the clock, at most; some 40 deeds."""
MOST_CALLS: Final = 150
LIMIT: Final = 30
"""Seconds after which a child that tells nothing is a fault."""


@dataclass
class Figures:
    """What came of the kills."""

    kills: int = 0
    by_clock: int = 0
    in_calls: int = 0
    in_deeds: Counter[str] = field(default_factory=Counter)
    calls: Counter[str] = field(default_factory=Counter)
    deeds_done: int = 0
    deeds_finished_by_the_kill: int = 0
    deeds_lost: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass
class Known:
    """What the child has told so far."""

    doing: str = ""
    done: int = 0
    state: dict[str, Any] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)
    call: str = ""


def state_of(player: Player) -> dict[str, Any]:
    """What must be found again."""
    session = player.session
    return {
        "id": session.id,
        "count": len(session.journal),
        "digest": digest(lines(session)),
        "won": session.outcome is Outcome.WON,
        "settings": player.settings,
    }


def play_until_killed(home: Path, seed: int, pipe: int, call: int | None) -> None:
    """Be the child: do one thing after another, and tell."""

    def tell(**what: object) -> None:
        os.write(pipe, json.dumps(what).encode("ascii") + b"\n")

    def before(number: int, name: str) -> None:
        if number == call:
            tell(call=name)
            disk.half()
            os.kill(os.getpid(), signal.SIGKILL)

    disk = Disk(home, before)
    player = Player(home, seed)
    ended: list[str] = []
    player.controller.game_ended.connect(
        lambda fact: ended.append(fact.session.id) if fact.session.journal else None
    )
    tell(state=state_of(player))
    with disk:
        while True:
            deed = player.any_deed()
            tell(doing=deed)
            player.do(deed)
            assert player.told.counts() == (0, 0, 0, 0), player.told
            tell(state=state_of(player), counted=ended)
            ended.clear()


def kill_once(home: Path, seed: int, call: int | None, figures: Figures) -> None:
    """Start a child, kill it, and look at what it left."""
    chance = random.Random(seed)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            play_until_killed(home, seed, writing, call)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    heard = bytearray()
    limit = time.monotonic() + LIMIT
    kill_at: float | None = None
    while time.monotonic() < limit:
        if kill_at is not None and time.monotonic() >= kill_at:
            break
        wait = 0.5 if kill_at is None else max(0.0, kill_at - time.monotonic())
        if select.select([reading], [], [], wait)[0]:
            part = os.read(reading, 65536)
            if not part:
                break
            if not heard and call is None:
                kill_at = time.monotonic() + chance.uniform(0, LONGEST_WAIT)
            heard += part
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while part := os.read(reading, 65536):
        heard += part
    os.close(reading)
    known = Known()
    for line in heard.decode("ascii").splitlines():
        hear(known, json.loads(line))
    if os.WTERMSIG(status) != signal.SIGKILL or not known.state:
        figures.faults.append(f"seed {seed}: the child failed with status {status}")
        return
    figures.kills += 1
    figures.deeds_done += known.done
    figures.in_deeds[known.doing or "(between two)"] += 1
    if call is None:
        figures.by_clock += 1
    else:
        figures.in_calls += 1
        figures.calls[known.call] += 1
    try:
        look(home, known, figures)
    except Exception as error:  # what is looked for here: a start that fails
        text = "".join(traceback.format_exception(error))
        figures.faults.append(f"seed {seed}, {known.doing}: {text}")


def hear(known: Known, told: dict[str, Any]) -> None:
    """Take in a line of the child's."""
    if "doing" in told:
        known.doing = told["doing"]
    elif "call" in told:
        known.call = told["call"]
    else:
        if known.doing:
            known.done += 1
        known.doing = ""
        known.state = told["state"]
        known.counted.update(told.get("counted", ()))


def look(home: Path, known: Known, figures: Figures) -> None:
    """Start the program again and hold that nothing but the unfinished deed is lost."""
    player = Player(home)
    try:
        found = state_of(player)
        start, before = player.start, known.state
        fault = start.resumed.fault
        assert fault is None or not fault.must_be_told, fault
        assert start.resumed.trouble is None, start.resumed.trouble
        assert start.resumed.aside is None
        assert start.settings.problems == ()
        assert start.claim is not None
        assert start.first
        assert player.told.counts() == (0, 0, 0, 0), player.told
        assert not [path for path in home.rglob("*") if "damaged" in path.name]
        finished = hold_settings(known, found) | hold_game(player, known, found)
        hold_statistics(player, known)
        hold_library(player)
        if known.doing:
            figures.deeds_finished_by_the_kill += finished
            figures.deeds_lost += not finished
        assert before["id"]
        player.do("deal")
        player.do("undo")
        assert player.told.counts() == (0, 0, 0, 0), player.told
    finally:
        player.close()


def hold_settings(known: Known, found: dict[str, Any]) -> bool:
    """Every setting is as it was told, but for the one that was being written."""
    before, after = known.state["settings"], found["settings"]
    changed = {key for key in before if before[key] != after[key]}
    assert not changed or (known.doing in SETTINGS and len(changed) == 1), (before, after)
    return bool(changed)


def hold_game(player: Player, known: Known, found: dict[str, Any]) -> bool:
    """The game is the one that was told, with at most the action that was being done."""
    before = known.state
    if found["digest"] == before["digest"]:
        return False
    if found["id"] == before["id"] and found["count"] > before["count"]:
        assert known.doing in (*PLAYS, "win"), known.doing
        assert found["count"] == before["count"] + 1
        kept = lines(player.session)[: before["count"] + 1]
        assert digest(kept) == before["digest"], "what had been written was changed"
        return True
    assert found["count"] == 0, (before, found)
    if found["id"] == before["id"]:
        assert known.doing == "restart"
        return True
    assert known.doing in ("keep", "give_up", "nearly_won"), known.doing
    if before["count"] and not before["won"]:
        left = [s for s in player.keeper.library.slots() if s.game_id == before["id"]]
        contents = [player.keeper.library.load(slot).session for slot in left]
        exact = any(one is not None and digest(lines(one)) == before["digest"] for one in contents)
        # Of a game that was won and then played on, the first end alone is kept.
        ended = known.doing != "keep" and any(slot.finished for slot in left)
        assert exact or ended, "the game that was left is in no list"
        if known.doing != "keep":
            known.counted.add(before["id"])
    return True


def hold_statistics(player: Player, known: Known) -> None:
    """Every game that was told to be over counts, and once."""
    games = player.recorder.store.games(limit=100_000)
    ids = [game.id for game in games]
    assert len(ids) == len(set(ids)), "a game counts twice"
    assert known.counted <= set(ids), "a game is not counted"
    if known.state["won"]:
        assert known.state["id"] in ids
    assert not player.recorder.store.has_pending
    assert player.recorder.store.problems == []


def hold_library(player: Player) -> None:
    """Every kept game can be read to its end."""
    for slot in player.keeper.library.slots():
        loaded = player.keeper.library.load(slot)
        assert loaded.fault is None, (slot.path.name, loaded.fault)
        assert loaded.session is not None
        assert player.keeper.library.entry(slot) is not None


def run(count: int, seed: int = 1) -> Figures:
    """Kill so many times and return the figures."""
    figures = Figures()
    chance = random.Random(seed)
    home = Path(tempfile.mkdtemp(prefix="spider-qt-kills-"))
    try:
        for number in range(count):
            if number % KILLS_PER_HOME == 0:
                shutil.rmtree(home)
                home.mkdir()
            call = chance.randrange(MOST_CALLS) if number % 2 else None
            kill_once(home, seed * 1_000_000 + number, call, figures)
    finally:
        shutil.rmtree(home)
    return figures


if __name__ == "__main__":
    result = run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    sys.stdout.write(json.dumps(vars(result)) + "\n")
