"""The pictures that the tests compare with: ``python -m gallery.reference`` renews them.

They show the table alone, which draws no letters with a font, so that they hold on every
machine; and they are kept as cells (``gallery.compare``), which is enough for the
comparison and for a look. Look at what has changed before you commit it.
"""

import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtGui import QImage

from gallery.compare import cells
from gallery.runs import Order, Shot, take_all

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "gallery" / "reference"
SIZES: Final = ("800x600", "1280x800")
SCENES: Final = (
    "start",
    "played",
    "long-column",
    "all-long",
    "mid-drag",
    "lifted",
    "hint",
    "peek",
    "refused",
    "won",
    "stuck",
    "paused",
    "faces-four-colour",
    "faces-large-index",
    "faces-night",
    "back-back-corner-webs",
)


def take(folder: Path, font: str = "") -> list[Shot]:
    """Take the pictures of the set in their full size.

    Args:
        folder: where they are put.
        font: a family instead of the system's; empty for none.
    """
    return take_all(Order(folder, SCENES, font=font, table_only=True), SIZES)


def rounded(picture: QImage) -> QImage:
    """Return a picture in 64 shades a channel: the grain of a cloth would fill the disk."""
    coarse = picture.convertToFormat(QImage.Format.Format_RGB666)
    return coarse.convertToFormat(QImage.Format.Format_RGB32)


def renew() -> None:
    """Write the set anew, and take away what is not in it any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        shots = take(Path(folder))
        for shot in shots:
            picture = rounded(cells(QImage(str(Path(folder, shot.file)))))
            if not picture.save(str(FOLDER / shot.file), quality=0):  # packed as well as can be
                raise OSError(f"{FOLDER / shot.file} cannot be written")
    for old in {path.name for path in FOLDER.glob("*.png")} - {shot.file for shot in shots}:
        (FOLDER / old).unlink()


if __name__ == "__main__":
    renew()
