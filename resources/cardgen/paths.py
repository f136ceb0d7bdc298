"""Vector paths as values: parsed, moved, turned and written as SVG path data.

All geometry is settled here, so the pictures need no ``transform``, ``use`` or
``clipPath``: the plain paths that are left draw the same in every SVG renderer.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Point = tuple[float, float]

_TOKEN: Final = re.compile(r"[MLHVCZ]|-?\d*\.?\d+")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}
_KAPPA: Final = 4 / 3 * (math.sqrt(2) - 1)
"""Where the control points of a quarter circle lie (the usual cubic approximation)."""


@dataclass(frozen=True, slots=True)
class Path:
    """A path of absolute segments; ``M``, ``L``, ``C`` and ``Z`` with their points."""

    segments: tuple[tuple[str, tuple[Point, ...]], ...]

    def __add__(self, other: "Path") -> "Path":
        """Return both paths as one."""
        return Path(self.segments + other.segments)

    def mapped(self, a: float, b: float, c: float, d: float, e: float, f: float) -> "Path":
        """Return the path under SVG's ``matrix(a b c d e f)``."""
        return Path(
            tuple(
                (letter, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points))
                for letter, points in self.segments
            )
        )

    def moved(self, dx: float, dy: float) -> "Path":
        """Return the path moved by so many units."""
        return self.mapped(1, 0, 0, 1, dx, dy)

    def scaled(self, x: float, y: float | None = None) -> "Path":
        """Return the path scaled about the origin, evenly or by axis."""
        return self.mapped(x, 0, 0, x if y is None else y, 0, 0)

    def turned(self, degrees: float, about: Point = (0, 0)) -> "Path":
        """Return the path turned clockwise about a point."""
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        x, y = about
        return self.mapped(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)

    def flipped(self) -> "Path":
        """Return the path mirrored left to right about x = 0."""
        return self.mapped(-1, 0, 0, 1, 0, 0)

    def both_sides(self) -> "Path":
        """Return the path together with its mirror image."""
        return self + self.flipped()

    def reversed(self) -> "Path":
        """Return an open path of one piece, drawn from its end to its start."""
        points = [self.segments[0][1][0]]
        for _, more in self.segments[1:]:
            points += more
        points.reverse()
        out: list[tuple[str, tuple[Point, ...]]] = [("M", (points[0],))]
        at = 1
        for letter, more in reversed(self.segments[1:]):
            out.append((letter, tuple(points[at : at + len(more)])))
            at += len(more)
        return Path(tuple(out))

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The bounds (left, top, right, bottom) of all points, control points included."""
        xs = [x for _, points in self.segments for x, _ in points]
        ys = [y for _, points in self.segments for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def data(self) -> str:
        """The SVG path data to a tenth of a unit, in relative commands as they are shorter.

        Rounded before subtracting, so that no error adds up along the path.
        """
        out = ""
        at = start = (0, 0)
        for letter, points in self.segments:
            tenths = [(round(x * 10), round(y * 10)) for x, y in points]
            steps = [
                value - base for point in tenths for value, base in zip(point, at, strict=True)
            ]
            out += letter.lower() + _joined(step / 10 for step in steps)
            at = tenths[-1] if tenths else start
            if letter == "M":
                start = at
        return out


def number(value: float) -> str:
    """Write a number to one decimal, without a needless zero."""
    text = f"{value:.1f}".removesuffix(".0")
    if text.lstrip("-").startswith("0."):
        return text.replace("0.", ".", 1)
    return "0" if text == "-0" else text


def _joined(values: Iterable[float]) -> str:
    out = ""
    for value in values:
        text = number(value)
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def path(data: str) -> Path:
    """Parse path data of the absolute commands M, L, H, V, C and Z.

    Raises:
        ValueError: if it holds anything else or a command lacks numbers.
    """
    if _TOKEN.sub("", data).strip(" ,\n"):
        raise ValueError(f"not path data: {data!r}")
    segments: list[tuple[str, tuple[Point, ...]]] = []
    at: Point = (0, 0)
    for command, body in re.findall(r"([MLHVCZ])([^MLHVCZ]*)", data):
        values = [float(v) for v in _TOKEN.findall(body)]
        size = _ARGUMENTS[command]
        if size == 0:
            segments.append(("Z", ()))
            continue
        if not values or len(values) % size:
            raise ValueError(f"{command} needs {size} numbers: {body!r}")
        for i in range(0, len(values), size):
            part = values[i : i + size]
            if command == "H":
                points: tuple[Point, ...] = ((part[0], at[1]),)
            elif command == "V":
                points = ((at[0], part[0]),)
            else:
                points = tuple(zip(part[::2], part[1::2], strict=True))
            letter = command if command in "MC" else "L"
            segments.append((letter if i == 0 or command != "M" else "L", points))
            at = points[-1]
    return Path(tuple(segments))


def polygon(*points: Point) -> Path:
    """Return a closed polygon."""
    lines = tuple(("L", (point,)) for point in points[1:])
    return Path((("M", (points[0],)), *lines, ("Z", ())))


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """Return an ellipse (a circle without ``ry``) about (x, y)."""
    ry = rx if ry is None else ry
    k, m = _KAPPA * rx, _KAPPA * ry
    return Path(
        (
            ("M", ((x - rx, y),)),
            ("C", ((x - rx, y - m), (x - k, y - ry), (x, y - ry))),
            ("C", ((x + k, y - ry), (x + rx, y - m), (x + rx, y))),
            ("C", ((x + rx, y + m), (x + k, y + ry), (x, y + ry))),
            ("C", ((x - k, y + ry), (x - rx, y + m), (x - rx, y))),
            ("Z", ()),
        )
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Path:
    """Return a rectangle with round corners."""
    r, k = radius, radius * (1 - _KAPPA)
    right, bottom = x + width, y + height
    return Path(
        (
            ("M", ((x + r, y),)),
            ("L", ((right - r, y),)),
            ("C", ((right - k, y), (right, y + k), (right, y + r))),
            ("L", ((right, bottom - r),)),
            ("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
            ("L", ((x + r, bottom),)),
            ("C", ((x + k, bottom), (x, bottom - k), (x, bottom - r))),
            ("L", ((x, y + r),)),
            ("C", ((x, y + k), (x + k, y), (x + r, y))),
            ("Z", ()),
        )
    )
