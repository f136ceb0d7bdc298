"""``python -m gallery FOLDER``: scenes in sizes, light and dark, and a sheet of them all.

Nothing is shown on a screen. Each size is drawn by a process of its own, whose screen has
that size: dialogs take their measure from the screen.
"""

import argparse
from pathlib import Path

from gallery.runs import RATIOS, SCHEMES, SIZES, Order, take_all
from gallery.sheet import write_sheet


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(
        prog="python -m gallery", description="Take pictures of the program, off the screen."
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", default=",".join(SIZES), help="in logical pixels")
    parser.add_argument(
        "--scenes",
        default="default",
        help="names, or groups of them: table, dialogs, looks, family, variations; default: all "
        "but the family's games",
    )
    parser.add_argument("--schemes", default=",".join(SCHEMES))
    parser.add_argument("--ratios", default="1", help=f"pixels per point, such as {RATIOS}")
    parser.add_argument("--language", default="en")
    parser.add_argument("--font", default="", help="family, for instance DejaVu Serif")
    asked = parser.parse_args()
    order = Order(
        folder=asked.folder,
        scenes=asked.scenes.split(","),
        schemes=asked.schemes.split(","),
        language=asked.language,
        font=asked.font,
    )
    ratios = [float(ratio) for ratio in asked.ratios.split(",")]
    shots = take_all(order, asked.sizes.split(","), ratios)
    write_sheet(asked.folder, shots)


if __name__ == "__main__":
    main()
