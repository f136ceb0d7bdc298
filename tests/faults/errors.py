"""Breaks each single write that the program makes, in every way that disks do.

Run as ``python -m tests.faults.errors [STEP]``: every call, or every STEP-th; prints the
figures as JSON. A fixed list of deeds is done once on a whole disk, which counts the
writing calls; then once for each call and each error, the call failing once, or all
from that call on.
"""

import errno
import json
import os
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spider_qt.storage.settings import SettingsStore
from tests.faults.disk import Disk
from tests.faults.player import Player, digest, lines, paths_of

ERRORS: Final = (errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES)
SCRIPT: Final = (
    "deal", "undo", "redo", "set_back", "deal", "keep", "move", "deal", "copy", "set_window",
    "give_up", "deal", "restart", "deal", "nearly_won", "win", "keep", "deal", "set_suits",
)  # fmt: skip
SEED: Final = 11


@dataclass
class Figures:
    """What came of the broken calls."""

    runs: int = 0
    calls: int = 0
    by_call: Counter[str] = field(default_factory=Counter)
    by_error: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    most_told_per_kind: int = 0
    untold_and_harmless: int = 0
    faults: list[str] = field(default_factory=list)


def baseline(home: Path) -> None:
    """Make what was there before: settings and a game that was begun."""
    player = Player(home, SEED)
    player.do("set_back")
    for deed in ("deal", "move", "undo", "deal"):
        player.do(deed)
    player.close()


@dataclass
class Run:
    """What was seen in one run of the script."""

    states: set[str] = field(default_factory=set)
    settings: list[dict[str, object]] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    end: str = ""
    refused: int = 0


def perform(home: Path, player: Player) -> Run:
    """Do the script's deeds and note what was on the table and set after each."""
    run = Run({digest(lines(player.session))}, [player.settings])
    for deed in SCRIPT:
        before = player.session
        player.do(deed)
        run.states.add(digest(lines(player.session)))
        run.settings.append(player.settings)
        run.refused += deed == "keep" and player.session.id == before.id
        run.played.append(len(player.session.journal) - len(before.journal))
    run.end = digest(lines(player.session))
    return run


def count_calls(start: Path) -> list[str]:
    """Do the script on a whole disk and return the writing calls, in order."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        shutil.copytree(start, home)
        with Disk(home, lambda *_: None) as disk:
            player = Player(home, SEED)
            perform(home, player)
            player.close()
        assert player.told.counts() == (0, 0, 0, 0)
        return disk.calls


def break_one(start: Path, at: int, code: int, forever: bool, figures: Figures) -> None:
    """Break a call and hold that play goes on, the old files are whole, and it is told once."""
    folder = Path(tempfile.mkdtemp(prefix="spider-qt-errors-"))
    home = folder / "home"
    shutil.copytree(start, home)

    def before(number: int, name: str) -> None:
        if number == at or (forever and number > at):
            if code == errno.ENOSPC:
                disk.half()
            raise OSError(code, os.strerror(code))

    try:
        disk = Disk(home, before)
        with disk:
            player = Player(home, SEED)
            run = perform(home, player)
            player.close()
        figures.runs += 1
        figures.by_error[errno.errorcode[code]] += 1
        hold(home, player, run, forever, figures)
    except Exception as error:  # what is looked for here
        text = "".join(traceback.format_exception(error))
        figures.faults.append(f"call {at}, {errno.errorcode[code]}, forever {forever}: {text}")
    finally:
        shutil.rmtree(folder)


def hold(home: Path, player: Player, run: Run, forever: bool, figures: Figures) -> None:
    """Look at what was told, and at what is found when the disk works again."""
    counts = player.told.counts()
    for kind, count in zip(("game", "settings", "statistics", "library"), counts, strict=True):
        figures.told[kind] += count
        if forever:
            # A copy, or a game put aside, is the player's own wish: each such wish is answered.
            wishes = {"library": SCRIPT.count("copy"), "game": run.refused}.get(kind, 0)
            assert count <= 1 + wishes, (kind, vars(player.told)[kind])
    figures.most_told_per_kind = max(figures.most_told_per_kind, *counts)
    figures.untold_and_harmless += counts == (0, 0, 0, 0)
    for deed, grown in zip(SCRIPT, run.played, strict=True):
        if deed in ("deal", "undo", "redo", "move", "win"):
            assert grown == 1, f"{deed} could not be played"
    chosen = SettingsStore(paths_of(home).settings)
    assert chosen.problems == ()
    found = {key: getattr(chosen.settings, key) for key in run.settings[0]}
    for key, value in found.items():
        assert any(state[key] == value for state in run.settings), (key, value)
    again = Player(home, SEED)
    try:
        start = again.start
        assert start.resumed.fault is None or not start.resumed.fault.must_be_told
        assert start.resumed.trouble is None
        assert not list(home.rglob("*damaged*")), "an old file was not whole"
        assert digest(lines(again.session)) in run.states
        if not forever and player.journal_is_whole:
            assert digest(lines(again.session)) == run.end
        for slot in again.keeper.library.slots():
            assert again.keeper.library.load(slot).fault is None
        ids = [game.id for game in again.recorder.store.games(limit=1000)]
        assert len(ids) == len(set(ids))
        again.do("deal")
        assert again.told.counts() == (0, 0, 0, 0), again.told
    finally:
        again.close()


def run(step: int = 1) -> Figures:
    """Break every step-th call in every way, or in one way each if a step is given."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        start = Path(folder)
        baseline(start)
        calls = count_calls(start)
        figures.calls = len(calls)
        figures.by_call.update(calls)
        for at in range(0, len(calls), step):
            ways = [(code, forever) for code in ERRORS for forever in (False, True)]
            for code, forever in ways if step == 1 else [ways[at // step % len(ways)]]:
                break_one(start, at, code, forever, figures)
    return figures


if __name__ == "__main__":
    result = run(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    sys.stdout.write(json.dumps(vars(result)) + "\n")
