"""The pictures of README and user guide: ``python -m gallery.manual`` takes them anew.

Dialogs are PNGs in few colours; tables, whose cloth has grain, are JPEGs. So a clone
stays small.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from gallery.runs import Order, take_all

QUALITY: Final = {"png": 0, "jpg": 76}
"""What Qt is asked for: PNGs packed as well as can be, JPEGs good to look at."""
FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "images"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a manual.

    Args:
        scene: of the gallery.
        size: of the window, in pixels.
        width: the picture's at most.
        scheme: light or dark.
        form: jpg for what has a table in it, otherwise png.
    """

    scene: str
    size: str = "1100x760"
    width: int = 880
    scheme: str = "light"
    form: str = "jpg"


PICTURES: Final = {
    "table": Picture("played"),
    "table-dark": Picture("faces-night", scheme="dark"),
    "long-column": Picture("long-column"),
    "lifted": Picture("lifted"),
    "refused": Picture("refused"),
    "new-game": Picture("new-game", form="png"),
    "games": Picture("games", form="png"),
    "replay": Picture("replay"),
    "statistics": Picture("statistics-over-time", form="png"),
    "picker": Picture("picker"),
    "settings": Picture("settings", form="png"),
    "large-index": Picture("faces-large-index"),
}
"""The pictures by file name without its ending."""


def renew() -> None:
    """Write every picture anew, and take away what no manual shows any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for scheme in ("light", "dark"):
            wanted = {n: p for n, p in PICTURES.items() if p.scheme == scheme}
            for size in {picture.size for picture in wanted.values()}:
                scenes = sorted({p.scene for p in wanted.values() if p.size == size})
                take_all(Order(Path(folder), scenes, schemes=(scheme,)), (size,))
        for name, picture in PICTURES.items():
            taken = Path(folder, f"{picture.scene}-{picture.size}-{picture.scheme}.png")
            image = QImage(str(taken)).convertToFormat(QImage.Format.Format_RGB32)
            if image.width() > picture.width:
                smooth = Qt.TransformationMode.SmoothTransformation
                image = image.scaledToWidth(picture.width, smooth)
            if picture.form == "png":
                image = _in_few_colours(image)
            if not image.save(str(FOLDER / file_name(name)), quality=QUALITY[picture.form]):
                raise OSError(f"{FOLDER / file_name(name)} cannot be written")
    for old in {path.name for path in FOLDER.iterdir()} - set(map(file_name, PICTURES)):
        (FOLDER / old).unlink()


def file_name(name: str) -> str:
    """Return the file of a picture."""
    return f"{name}.{PICTURES[name].form}"


def _in_few_colours(image: QImage) -> QImage:
    """Return a picture in 256 colours of its own."""
    return image.convertToFormat(
        QImage.Format.Format_Indexed8, palette(image), Qt.ImageConversionFlag.ThresholdDither
    )


def palette(image: QImage, most: int = 256) -> list[int]:
    """Return the colours that show a picture best: median cut (Heckbert, 1982).

    Args:
        image: in RGB32.
        most: so many colours at most.
    """
    counts: dict[int, int] = {}
    for pixel in memoryview(image.constBits()).cast("I"):
        counts[pixel] = counts.get(pixel, 0) + 1
    boxes = [list(counts)]
    while len(boxes) < most:
        box = max(boxes, key=lambda box: _reach(box)[0] * sum(counts[c] for c in box) ** 0.5)
        reach, shift = _reach(box)
        if not reach:
            break
        boxes.remove(box)
        box.sort(key=lambda colour: colour >> shift & 0xFF)
        middle = _middle(box, counts)
        boxes += [box[:middle], box[middle:]]
    return [_mean(box, counts) for box in boxes]


def _reach(box: list[int]) -> tuple[int, int]:
    """Return the widest range of a channel in a box of colours, and the channel's shift."""
    ranges = []
    for shift in (16, 8, 0):
        values = [colour >> shift & 0xFF for colour in box]
        ranges.append((max(values) - min(values), shift))
    return max(ranges)


def _middle(box: list[int], counts: dict[int, int]) -> int:
    """Return where half of the pixels of a sorted box are passed, not at an end."""
    half, passed = sum(counts[colour] for colour in box) / 2, 0
    for place, colour in enumerate(box):
        passed += counts[colour]
        if passed >= half:
            return min(max(place, 1), len(box) - 1)
    return len(box) - 1


def _mean(box: list[int], counts: dict[int, int]) -> int:
    """Return the mean colour of a box, opaque."""
    total = sum(counts[colour] for colour in box)
    out = 0xFF
    for shift in (16, 8, 0):
        out = out << 8 | round(sum((c >> shift & 0xFF) * counts[c] for c in box) / total)
    return out


if __name__ == "__main__":
    renew()
