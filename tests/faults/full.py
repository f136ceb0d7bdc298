"""The real program on disks that are full or read-only, in its own process.

Run as ``python -m tests.faults.full``; prints the figures as JSON. A limit on the size of files is
had everywhere on Unix, SQLite's writes included; a full and a read-only file system
need the right to mount, and are left out without it.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.faults.window import ACTIONS

ROOT: Final = Path(__file__).resolve().parents[2]
LIMITS: Final = (1, 100, 1000, 2000, 4096, 12288, 40960)
"""Bytes that no file may exceed."""
LEFT: Final = (0, 4096, 8192, 16384, 32768, 65536)
"""Bytes that are left on a file system of its own; it counts in pages of 4096."""
_ROOM: Final = 1024 * 1024


@dataclass
class Figures:
    """What came of the runs."""

    limited: int = 0
    full: int = 0
    read_only: int = 0
    left_out: str = ""
    told: dict[str, list[str]] = field(default_factory=dict)
    most_told_of_one_thing: int = 0
    faults: list[str] = field(default_factory=list)


def play(home: Path, limit: int = 0) -> dict[str, Any]:
    """Run the program on a home and return what it tells of itself."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.window", str(limit)],
        cwd=ROOT,
        env=os.environ | {"SPIDER_QT_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def hold(name: str, found: dict[str, Any], figures: Figures, *, troubled: bool | None) -> None:
    """Everything was played, and each thing was told once."""
    told: list[str] = found["told"]
    figures.told[name] = [text.partition(" (")[0] for text in told]
    assert found["actions"] == ACTIONS, found
    assert found["won"] == "won", found
    most = max((told.count(text) for text in told), default=0)
    kinds = figures.told[name]
    most = max([most, *(kinds.count(kind) for kind in kinds)])
    figures.most_told_of_one_thing = max(figures.most_told_of_one_thing, most)
    assert most <= 1, told
    if troubled is not None:
        assert bool(told) == troubled, told


def limited(home: Path, limit: int, figures: Figures) -> None:
    """Play without a limit, with it, and without it again."""
    name = f"no file above {limit} bytes"
    hold(f"{name}: before", play(home), figures, troubled=False)
    hold(name, play(home, limit), figures, troubled=None)
    hold(f"{name}: after", play(home), figures, troubled=False)
    figures.limited += 1


@contextmanager
def file_system(place: Path) -> Iterator[None]:
    """A file system of its own. Raises OSError or CalledProcessError if it may not be."""
    place.mkdir()
    mount(place, "-t", "tmpfs", "-o", f"size={_ROOM}", "tmpfs")
    try:
        yield
    finally:
        subprocess.run(["umount", str(place)], check=True, capture_output=True)  # noqa: S607 - the system's


def mount(place: Path, *words: str) -> None:
    """Call the system's mount."""
    subprocess.run(["mount", *words, str(place)], check=True, capture_output=True)  # noqa: S607 - as above


def full(place: Path, left: int, figures: Figures) -> None:
    """Play on a file system with room, with none, and with room again."""
    with file_system(place):
        home, filler = place / "home", place / "filler"
        hold(f"{left} bytes left: before", play(home), figures, troubled=False)
        with filler.open("wb") as stream:
            free = os.statvfs(place)
            stream.write(b"x" * (free.f_bavail * free.f_frsize - left))
        hold(f"{left} bytes left", play(home), figures, troubled=None if left else True)
        filler.unlink()
        hold(f"{left} bytes left: after", play(home), figures, troubled=False)
        figures.full += 1


def read_only(place: Path, figures: Figures) -> None:
    """Play on a file system that becomes read-only and then is none any more."""
    with file_system(place):
        home = place / "home"
        hold("read-only: before", play(home), figures, troubled=False)
        mount(place, "-o", "remount,ro")
        hold("read-only", play(home), figures, troubled=True)
        mount(place, "-o", "remount,rw")
        hold("read-only: after", play(home), figures, troubled=False)
        figures.read_only += 1


def run(limits: tuple[int, ...] = LIMITS, left: tuple[int, ...] = LEFT) -> Figures:
    """Do all of it, as far as it is allowed here."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        for limit in limits:
            try:
                limited(Path(folder) / f"limit{limit}", limit, figures)
            except AssertionError as error:
                figures.faults.append(f"no file above {limit} bytes: {error}")
        try:
            with file_system(Path(folder) / "try"):
                pass
        except (OSError, subprocess.CalledProcessError) as error:
            figures.left_out = f"file systems of its own: {type(error).__name__}"
            return figures
        for rest in left:
            try:
                full(Path(folder) / f"left{rest}", rest, figures)
            except AssertionError as error:
                figures.faults.append(f"{rest} bytes left: {error}")
        try:
            read_only(Path(folder) / "ro", figures)
        except AssertionError as error:
            figures.faults.append(f"read-only: {error}")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(vars(run())) + "\n")
