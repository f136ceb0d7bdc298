"""Every back by its folder: the classic web, and families of backs in two inks each.

The same drawing in other inks is ``BACKS[name].drawn(Palette(ground, drawing))``.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resources.cardgen import back_geometric, back_nature, back_webs
from resources.cardgen.panels import INSET, Palette
from resources.cardgen.paths import Path, path, rounded
from resources.cardgen.spider import spider
from resources.cardgen.svg import blank_card, document, fill, line
from resources.cardgen.tokens import CENTRE, HEIGHT, WIDTH


def web(width: float, height: float, spokes: int, rings: int) -> tuple[Path, Path]:
    """Return a web about (0, 0) that fits a rectangle: spokes, and sagging threads."""

    def at(turn: float, part: float) -> tuple[float, float]:
        cos, sin = math.cos(turn * math.tau), math.sin(turn * math.tau)
        reach = min(width / 2 / max(abs(cos), 1e-9), height / 2 / max(abs(sin), 1e-9))
        return cos * reach * part, sin * reach * part

    star = ""
    threads = ""
    for i in range(spokes):
        a, b = (i + 0.5) / spokes, (i + 1.5) / spokes
        x, y = at(a, 1)
        star += f"M0 0 L{x:.2f} {y:.2f}"
        for ring in range(1, rings + 1):
            part = (ring / (rings + 0.35)) ** 1.15
            (x0, y0), (x1, y1) = at(a, part), at(b, part)
            pull = 0.8
            mx, my = (x0 + x1) / 2 * pull, (y0 + y1) / 2 * pull
            threads += (
                f"M{x0:.2f} {y0:.2f}C{(x0 + 2 * mx) / 3:.2f} {(y0 + 2 * my) / 3:.2f}"
                f" {(x1 + 2 * mx) / 3:.2f} {(y1 + 2 * my) / 3:.2f} {x1:.2f} {y1:.2f}"
            )
    return path(star), path(threads)


def classic_back() -> str:
    """Return the classic back as an SVG document."""
    spokes, threads = web(WIDTH - 34, HEIGHT - 34, 16, 6)
    panel = rounded(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET, 8)
    return document(
        blank_card()
        + fill(panel, "#1f3d6e")
        + line(spokes.moved(*CENTRE), "#8fb0de", 1.4)
        + line(threads.moved(*CENTRE), "#8fb0de", 1.8)
        + spider(*CENTRE, 30, "#d9a93a")
        + line(rounded(17, 17, WIDTH - 34, HEIGHT - 34, 4), "#d9a93a", 2)
    )


@dataclass(frozen=True, slots=True)
class Back:
    """A back that can be drawn in any two inks.

    Args:
        family: geometric, botanical, web, plain or seasonal.
        drawn: makes the SVG document in a palette.
        palette: the inks of the committed file.
    """

    family: str
    drawn: Callable[[Palette], str]
    palette: Palette


BACKS: Final = {
    "back-lattice": Back("geometric", back_geometric.lattice, Palette("#7a1f33", "#f3d3b4")),
    "back-stars": Back("geometric", back_geometric.stars, Palette("#0d5a5f", "#f0deb0")),
    "back-cubes": Back("geometric", back_geometric.cubes, Palette("#2f3f69", "#c9d6f2")),
    "back-vine": Back("botanical", back_nature.vine, Palette("#1c4d33", "#cbe2ad")),
    "back-blossom": Back("botanical", back_nature.blossom, Palette("#a8406a", "#fce6ee")),
    "back-corner-webs": Back("web", back_webs.corners, Palette("#20242d", "#d3d7df")),
    "back-dewdrops": Back("web", back_webs.dew, Palette("#4b3b7a", "#dcd3f7")),
    "back-plain": Back("plain", back_geometric.plain, Palette("#8e1b24", "#f5dcc2")),
    "back-stripes": Back("plain", back_geometric.stripes, Palette("#1f3d6e", "#dfe9f7")),
    "back-snow": Back("seasonal", back_nature.snow, Palette("#27679a", "#f4fbff")),
    "back-autumn": Back("seasonal", back_nature.autumn, Palette("#7f330f", "#f5b450")),
}
"""The backs beside the classic one, by folder, in the order of the families."""
