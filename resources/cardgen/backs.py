"""The card back: a web that fills the panel, the same seen from both ends."""

import math

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


def back() -> str:
    """Return the classic back as an SVG document."""
    spokes, threads = web(WIDTH - 40, HEIGHT - 40, 16, 6)
    panel = rounded(13, 13, WIDTH - 26, HEIGHT - 26, 8)
    return document(
        blank_card()
        + fill(panel, "#1f3d6e")
        + line(spokes.moved(*CENTRE), "#8fb0de", 1.4)
        + line(threads.moved(*CENTRE), "#8fb0de", 1.8)
        + spider(*CENTRE, 30, "#d9a93a")
        + line(rounded(20, 20, WIDTH - 40, HEIGHT - 40, 4), "#d9a93a", 2)
    )
