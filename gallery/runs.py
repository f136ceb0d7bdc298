"""One process for each size of screen and each scale factor, two at a time.

Qt's offscreen platform has one screen of 800 by 800 unless it is told otherwise, and a
dialog is never larger than its screen; so the process gets a screen of the window's size.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

SIZES: Final = ("640x480", "800x600", "1280x800", "1920x1080", "3840x2160")
SCHEMES: Final = ("light", "dark")
RATIOS: Final = "1,1.25,1.5,1.75,2"
MANIFEST: Final = "shots-{tag}.jsonl"


@dataclass(frozen=True, slots=True)
class Order:
    """What one run takes pictures of.

    Args:
        folder: where the pictures are put.
        scenes: names of scenes and of groups of scenes.
        schemes: light, dark or both.
        language: the program's.
        font: a family instead of the system's; empty for none.
        table_only: take the table without the window about it, so that its size and its
            looks do not depend on the fonts of the machine.
        width: of the window, in logical pixels.
        height: the same.
        ratio: device pixels per logical pixel.
    """

    folder: Path
    scenes: Sequence[str]
    schemes: Sequence[str] = SCHEMES
    language: str = "en"
    font: str = ""
    table_only: bool = False
    width: int = 1280
    height: int = 800
    ratio: float = 1.0

    @property
    def tag(self) -> str:
        """The part of a file's name that tells size and ratio."""
        return f"{self.width}x{self.height}" + ("" if self.ratio == 1 else f"@{self.ratio:g}")


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that was taken.

    Args:
        file: its name in the folder.
        scene: what it shows.
        group: the scene's group.
        tag: size and ratio.
        scheme: light or dark.
        window: the class of the widget that is shown.
    """

    file: str
    scene: str
    group: str
    tag: str
    scheme: str
    window: str


def take_all(order: Order, sizes: Iterable[str], ratios: Iterable[float] = (1.0,)) -> list[Shot]:
    """Take every picture of an order at every size and ratio.

    Raises:
        subprocess.CalledProcessError: if a run ended with an error; its output is shown.
    """
    order.folder.mkdir(parents=True, exist_ok=True)
    pairs = [tuple(int(part) for part in size.split("x")) for size in sizes]
    every = [
        replace(order, folder=order.folder.resolve(), width=width, height=height, ratio=ratio)
        for width, height in pairs
        for ratio in ratios
    ]
    with ThreadPoolExecutor(min(os.cpu_count() or 1, 2)) as pool:
        return [shot for shots in pool.map(_take, every) for shot in shots]


def _take(order: Order) -> list[Shot]:
    """Run a process for one size."""
    place = order.folder / f".screen-{order.tag}.json"
    screen = {
        "name": "gallery",
        "x": 0,
        "y": 0,
        "width": round(order.width * order.ratio),
        "height": round(order.height * order.ratio),
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    place.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={place}",
        "QT_SCALE_FACTOR": f"{order.ratio:g}",
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-m", "gallery.take", json.dumps(asdict(order), default=str)]
    root = Path(__file__).resolve().parent.parent
    subprocess.run(command, env=environment, cwd=root, check=True)  # noqa: S603 - ourselves
    place.unlink()
    manifest = order.folder / MANIFEST.format(tag=order.tag)
    shots = [Shot(**json.loads(line)) for line in manifest.read_text("utf-8").splitlines()]
    manifest.unlink()
    return shots
