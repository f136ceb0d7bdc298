"""The pictures of README and user guide: ``python -m gallery.manual`` takes them anew.

They are made smaller and put in few colours, so that a clone stays small.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from gallery.runs import Order, take_all

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "images"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a manual.

    Args:
        scene: of the gallery.
        size: of the window, in pixels.
        width: the picture's at most.
        scheme: light or dark.
    """

    scene: str
    size: str = "1100x760"
    width: int = 880
    scheme: str = "light"


PICTURES: Final = {
    "table": Picture("played"),
    "table-dark": Picture("faces-night", scheme="dark"),
    "long-column": Picture("long-column"),
    "lifted": Picture("lifted"),
    "refused": Picture("refused"),
    "new-game": Picture("new-game"),
    "games": Picture("games"),
    "replay": Picture("replay"),
    "statistics": Picture("statistics-over-time"),
    "settings": Picture("settings"),
    "large-index": Picture("faces-large-index"),
}
"""The pictures by file name without ``.png``."""


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
            _small(QImage(str(taken)), picture.width).save(str(FOLDER / f"{name}.png"), quality=0)
    for old in {path.stem for path in FOLDER.glob("*.png")} - PICTURES.keys():
        (FOLDER / f"{old}.png").unlink()


def _small(image: QImage, width: int) -> QImage:
    """Return a picture that is no wider, in 256 colours of its own."""
    smooth = Qt.TransformationMode.SmoothTransformation
    if image.width() > width:
        image = image.scaledToWidth(width, smooth)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
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
