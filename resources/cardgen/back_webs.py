"""Backs with spider's webs: corner webs with hanging spiders, and a round web with dew."""

import math

from resources.cardgen.panels import BOTTOM, LEFT, RIGHT, TOP, Palette, panel, shade
from resources.cardgen.paths import Path, ellipse, path
from resources.cardgen.spider import spider
from resources.cardgen.svg import fill, line
from resources.cardgen.tokens import CENTRE

_Spot = tuple[float, float]


def corners(palette: Palette) -> str:
    """Webs in two opposite corners; in the others spiders hang from their threads."""
    ink = palette.drawing
    spokes, threads = _quarter(158, 196, 7, 6)
    spokes, threads = (part.moved(LEFT, TOP) for part in (spokes, threads))
    x, y = RIGHT - 38, TOP + 84
    hang = path(f"M{x} {TOP} V{y - 10}")
    lines = line(spokes + spokes.turned(180, CENTRE), ink, 1.8)
    lines += line(threads + threads.turned(180, CENTRE) + hang + hang.turned(180, CENTRE), ink, 2.2)
    low_x, low_y = 2 * CENTRE[0] - x, 2 * CENTRE[1] - y
    return panel(palette, lines + spider(x, y, 24, ink) + spider(low_x, low_y, 24, ink, turn=180))


def dew(palette: Palette) -> str:
    """A round web held by threads to the edge, with drops that grow outward."""
    ink = palette.drawing
    spokes, threads, drops = Path(()), "", Path(())
    count, rings, reach = 12, 5, 100.0
    x, y = CENTRE

    def at(spoke: float, radius: float) -> _Spot:
        turn = (spoke + 0.5) / count * math.tau
        return x + radius * math.cos(turn), y + radius * math.sin(turn)

    for spoke in range(count):
        end_x, end_y = _edge(spoke, count)
        spokes += path(f"M{x} {y} L{end_x:.2f} {end_y:.2f}")
        for ring in range(1, rings + 1):
            radius = reach * ring / rings
            threads += _sag(at(spoke, radius), at(spoke + 1, radius), CENTRE, 0.87)
            if ring > 1:
                drops += ellipse(*at(spoke, radius), 1.6 + ring * 0.85)
    middle = ellipse(x, y, 7)
    return panel(
        palette,
        shade(line(spokes, ink, 1.8), 0.75)
        + shade(line(path(threads), ink, 2), 0.85)
        + fill(drops + middle, ink),
        frame=True,
    )


def _edge(spoke: int, count: int) -> _Spot:
    """Return where a spoke meets the inside of the frame."""
    turn = (spoke + 0.5) / count * math.tau
    cos, sin = math.cos(turn), math.sin(turn)
    half_width, half_height = (RIGHT - LEFT) / 2 - 6, (BOTTOM - TOP) / 2 - 6
    reach = min(half_width / max(abs(cos), 1e-9), half_height / max(abs(sin), 1e-9))
    return CENTRE[0] + cos * reach, CENTRE[1] + sin * reach


def _quarter(across: float, down: float, spokes: int, rings: int) -> tuple[Path, Path]:
    """Return a web about the corner (0, 0): spokes to the right and down, sagging threads."""

    def at(spoke: int, part: float) -> _Spot:
        turn = spoke / (spokes - 1) * math.pi / 2
        return across * part * math.cos(turn), down * part * math.sin(turn)

    star, threads = "", ""
    for spoke in range(spokes):
        end_x, end_y = at(spoke, 1)
        if 0 < spoke < spokes - 1:
            star += f"M0 0 L{end_x:.2f} {end_y:.2f}"
        for ring in range(1, rings + 1) if spoke < spokes - 1 else ():
            part = (ring / (rings + 0.3)) ** 1.1
            threads += _sag(at(spoke, part), at(spoke + 1, part), (0, 0), 0.82)
    return path(star), path(threads)


def _sag(one: _Spot, other: _Spot, towards: _Spot, pull: float) -> str:
    """Return path data of a thread between two spots that is drawn towards a third."""
    (x0, y0), (x1, y1), (cx, cy) = one, other, towards
    mx, my = cx + ((x0 + x1) / 2 - cx) * pull, cy + ((y0 + y1) / 2 - cy) * pull
    return (
        f"M{x0:.2f} {y0:.2f}C{(x0 + 2 * mx) / 3:.2f} {(y0 + 2 * my) / 3:.2f}"
        f" {(x1 + 2 * mx) / 3:.2f} {(y1 + 2 * my) / 3:.2f} {x1:.2f} {y1:.2f}"
    )
