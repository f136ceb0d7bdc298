"""Strokes on a tile that goes on at its other side: what crosses an edge is drawn twice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from resources.cardgen.paths import Path, Point, number

LIGHT = "#ffffff"
DARK = "#000000"


@dataclass
class Tile:
    """A tile that is being drawn.

    Args:
        width: in units.
        height: in units.
    """

    width: float
    height: float
    elements: list[str] = field(default_factory=list)

    def fill(self, shapes: Iterable[Path], colour: str, opacity: float) -> None:
        """Fill shapes, all by one element."""
        data = self._data(shapes)
        self.elements.append(f'<path fill="{colour}" fill-opacity="{opacity:g}" d="{data}"/>\n')

    def stroke(self, lines: Iterable[Path], colour: str, opacity: float, width: float) -> None:
        """Draw along lines, all by one element."""
        self.elements.append(
            f'<path fill="none" stroke="{colour}" stroke-opacity="{opacity:g}"'
            f' stroke-width="{number(width)}" stroke-linecap="round" d="{self._data(lines)}"/>\n'
        )

    @property
    def svg(self) -> str:
        """The document."""
        w, h = number(self.width), number(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
            f' viewBox="0 0 {w} {h}">\n{"".join(self.elements)}</svg>\n'
        )

    def _data(self, shapes: Iterable[Path]) -> str:
        copies = (copy.segments for shape in shapes for copy in self._copies(shape))
        return Path(tuple(chain.from_iterable(copies))).data

    def _copies(self, shape: Path) -> Iterable[Path]:
        left, top, right, bottom = shape.box
        for dx in (-self.width, 0.0, self.width):
            for dy in (-self.height, 0.0, self.height):
                inside = right + dx > -4 and left + dx < self.width + 4
                if inside and bottom + dy > -4 and top + dy < self.height + 4:
                    yield shape.moved(dx, dy)


def curve(points: Sequence[Point]) -> Path:
    """Return a smooth line through points (a Catmull-Rom spline as cubic curves)."""
    segments: list[tuple[str, tuple[Point, ...]]] = [("M", (points[0],))]
    for at in range(len(points) - 1):
        before, start = points[max(0, at - 1)], points[at]
        end, after = points[at + 1], points[min(len(points) - 1, at + 2)]
        one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        two = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        segments.append(("C", (one, two, end)))
    return Path(tuple(segments))


def box(left: float, top: float, width: float, height: float) -> Path:
    """Return a rectangle."""
    right, bottom = left + width, top + height
    corners: tuple[Point, ...] = ((left, top), (right, top), (right, bottom), (left, bottom))
    lines = tuple(("L", (corner,)) for corner in corners[1:])
    return Path((("M", (corners[0],)), *lines, ("Z", ())))
