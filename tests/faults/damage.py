"""Damages a save in every way and starts the program on it, through ``app.start``.

Run as ``python -m tests.faults.damage FLIPS [STRIDE]``: cuts at every STRIDE-th byte, and so many
changed bytes; prints the figures as JSON.
"""

import json
import random
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from spider_qt.app.options import Options
from spider_qt.app.start import Start, load
from spider_qt.storage.journal import encoded
from spider_qt.text.storage import kept_sentence
from tests.faults.player import Player, paths_of

SEED = 5
DEEDS = ("deal", "move", "undo", "redo", "deal", "move", "move", "undo") * 4


@dataclass
class Figures:
    """What came of the damaged saves."""

    size: int = 0
    actions: int = 0
    cuts: int = 0
    flips: int = 0
    garbage: int = 0
    told: Counter[str] = field(default_factory=Counter)
    kept_aside: int = 0
    good_part_offered: int = 0
    faults: list[str] = field(default_factory=list)


def made_save(home: Path) -> bytes:
    """Play a game and return its file."""
    player = Player(home, SEED)
    for deed in DEEDS:
        player.do(deed)
    player.close()
    return player.paths.game.read_bytes()


def started(home: Path, data: bytes) -> Start:
    """Start the program on a file of this content, in an empty home."""
    paths = paths_of(home)
    shutil.rmtree(home, ignore_errors=True)
    paths.data.mkdir(parents=True)
    paths.game.write_bytes(data)
    start = load(Options(), paths)
    if start.claim is not None:
        start.claim.release()
    return start


def hold(start: Start, data: bytes, whole: bytes, expected: int | None, figures: Figures) -> None:
    """Hold that the longest good part is there, and that what is lost is told and kept.

    Args:
        start: what the program found.
        data: the damaged file.
        whole: the file before.
        expected: how many lines must have been read; None for at least none.
        figures: where it is counted.
    """
    resumed = start.resumed
    assert resumed.trouble is None, resumed.trouble
    good: list[bytes] = []
    if resumed.session is not None:
        good = encoded(resumed.session, resumed.journal.started)[0].splitlines()
    assert good == whole.splitlines()[: len(good)], "something was invented"
    if expected is not None:
        assert len(good) == expected, (len(good), expected)
    figures.good_part_offered += bool(good)
    fault = resumed.fault
    if fault is None or not fault.must_be_told:
        figures.told[
            "nothing: at most the line that was being written" if fault else "nothing"
        ] += 1
        return
    figures.told[fault.reason.value] += 1
    assert fault.sentence.english
    assert resumed.aside is not None
    assert resumed.aside.read_bytes() == data
    assert str(resumed.aside) in kept_sentence(str(resumed.aside)).english
    figures.kept_aside += 1


def cut_everywhere(home: Path, whole: bytes, stride: int, figures: Figures) -> None:
    """Cut the file after each number of bytes, none and all included."""
    for size in range(0, len(whole) + 1, stride):
        data = whole[:size]
        ends = data.count(b"\n")
        rest = data.rpartition(b"\n")[2]
        # A last line that lacks its end alone is whole.
        expected = ends + (1 if rest and whole[size : size + 1] == b"\n" else 0)
        figures.cuts += 1
        attempt(home, data, whole, expected, f"cut at {size}", figures)


def flip(home: Path, whole: bytes, count: int, figures: Figures) -> None:
    """Change single bytes, anywhere, to anything else."""
    chance = random.Random(SEED)
    for _ in range(count):
        place = chance.randrange(len(whole))
        changed = bytearray(whole)
        changed[place] ^= chance.randrange(1, 256)
        expected = whole[:place].count(b"\n")
        figures.flips += 1
        attempt(home, bytes(changed), whole, expected, f"flip at {place}", figures)


def attempt(
    home: Path, data: bytes, whole: bytes, expected: int | None, name: str, figures: Figures
) -> None:
    """Start on a damaged file and note what is not as it should be."""
    try:
        hold(started(home, data), data, whole, expected, figures)
    except Exception as error:  # what is looked for here
        figures.faults.append(f"{name}: {''.join(traceback.format_exception(error))}")


def run(flips: int, stride: int = 1) -> Figures:
    """Damage a save in every way and return the figures."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        whole = made_save(Path(folder) / "made")
        figures.size, figures.actions = len(whole), whole.count(b"\n") - 1
        home = Path(folder) / "home"
        cut_everywhere(home, whole, stride, figures)
        flip(home, whole, flips, figures)
    return figures


if __name__ == "__main__":
    result = run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    sys.stdout.write(json.dumps(vars(result)) + "\n")
