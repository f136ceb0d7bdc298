"""The tiles: planks of wood, cleft slate, fibres of paper, a sky of stars."""

import math
from collections.abc import Callable
from pathlib import Path as FilePath
from random import Random
from typing import Final

from resources.cardgen.paths import Path, Point, ellipse, polygon
from resources.tablegen.strokes import DARK, LIGHT, Tile, box, curve


def wood() -> str:
    """Return planks: each with its own tone, year rings along it, dark joints between."""
    chance = Random(20)  # noqa: S311 - a picture, no secret
    tile = Tile(960, 450)
    high = 150.0
    tones: dict[tuple[str, float], list[Path]] = {}
    rings: dict[float, list[Path]] = {0.07: [], 0.12: [], 0.18: []}
    joints: list[Path] = []
    edges: list[Path] = []
    for row in range(3):
        top = row * high
        cuts = sorted((chance.uniform(40, 330), chance.uniform(500, 880)))
        for left, right in ((cuts[0], cuts[1]), (cuts[1], cuts[0] + tile.width)):
            tone = chance.choice(((DARK, 0.05), (DARK, 0.1), (LIGHT, 0.03), (LIGHT, 0.07)))
            tones.setdefault(tone, []).append(box(left, top, right - left, high))
            _rings(chance, (left, top, right, top + high), rings)
            joints.append(curve([(left, top), (left, top + high)]))
            edges.append(curve([(left + 1.8, top + 2), (left + 1.8, top + high)]))
        joints.append(curve([(0, top), (tile.width, top)]))
        edges.append(curve([(0, top + 2), (tile.width, top + 2)]))
    for (colour, opacity), planks in tones.items():
        tile.fill(planks, colour, opacity)
    for opacity, lines in rings.items():
        tile.stroke(lines, DARK, opacity, 1.1 + opacity * 6)
    tile.stroke(joints, DARK, 0.5, 2.2)
    tile.stroke(edges, LIGHT, 0.12, 1.2)
    return tile.svg


def _rings(
    chance: Random, plank: tuple[float, float, float, float], rings: dict[float, list[Path]]
) -> None:
    """Year rings along a plank: straight near its edges, arched about its heart."""
    left, top, right, bottom = plank
    middle = top + (bottom - top) * chance.uniform(0.35, 0.65)
    tip = left + (right - left) * chance.uniform(0.15, 0.85)
    way = chance.choice((-1, 1))
    for number in range(8):
        out = (number + chance.uniform(0.1, 0.9)) / 8
        for side in (-1, 1):
            reach = (middle - top if side < 0 else bottom - middle) - 3
            points: list[Point] = []
            for step in range(8):
                x = left + 3 + (right - left - 6) * step / 7
                # The heart is narrow behind its tip and gone before it.
                span = (x - tip) * way / (right - left)
                spread = 1 / (1 + math.exp(-7 * (span + 0.45 - out * 1.3)))
                wave = math.sin(x / 90 + number * 0.6) * 1.6
                y = middle + side * reach * (out * 0.86 + 0.12) * (0.25 + 0.75 * spread) + wave
                points.append((x, min(max(y, top + 4), bottom - 4)))
            kind = chance.choices((0.07, 0.12, 0.18), (5, 3, 1))[0]
            rings[kind].append(curve(points))


def slate() -> str:
    """Return cleft stone: flakes a shade lighter or darker, fine cracks with a lit edge."""
    chance = Random(7)  # noqa: S311 - a picture, no secret
    tile = Tile(900, 900)
    for colour, opacity, count in ((DARK, 0.05, 9), (LIGHT, 0.028, 11), (DARK, 0.035, 8)):
        tile.fill([_flake(chance, tile, 60, 210) for _ in range(count)], colour, opacity)
    cracks = [_crack(chance, tile) for _ in range(34)]
    tile.stroke([crack.moved(0.8, 1.3) for crack in cracks], LIGHT, 0.1, 1.1)
    tile.stroke(cracks[:12], DARK, 0.34, 1.3)
    tile.stroke(cracks[12:], DARK, 0.2, 0.9)
    specks = [
        ellipse(chance.uniform(0, 900), chance.uniform(0, 900), chance.uniform(0.5, 1.2))
        for _ in range(150)
    ]
    tile.fill(specks[:75], LIGHT, 0.16)
    tile.fill(specks[75:], DARK, 0.25)
    return tile.svg


def _flake(chance: Random, tile: Tile, least: float, most: float) -> Path:
    """An angular patch, longer along the cleft."""
    x, y = chance.uniform(0, tile.width), chance.uniform(0, tile.height)
    reach = chance.uniform(least, most)
    corners: list[Point] = []
    count = chance.randint(9, 14)
    for corner in range(count):
        turn = corner / count * math.tau
        far = reach * chance.uniform(0.62, 1.0)
        along, across = math.cos(turn) * far, math.sin(turn) * far * 0.45
        corners.append((x + along * 0.94 + across * 0.34, y - along * 0.34 + across * 0.94))
    return polygon(*corners)


def _crack(chance: Random, tile: Tile) -> Path:
    x, y = chance.uniform(0, tile.width), chance.uniform(0, tile.height)
    turn = math.radians(chance.gauss(-20, 9))
    points: list[Point] = [(x, y)]
    for _ in range(chance.randint(3, 12)):
        step = chance.uniform(9, 26)
        bend = turn + chance.gauss(0, 0.33)
        x, y = x + math.cos(bend) * step, y + math.sin(bend) * step
        points.append((x, y))
    return Path((("M", (points[0],)), *(("L", (point,)) for point in points[1:])))


def paper() -> str:
    """Return sheets of fibres, a few of them long, as hand-made paper has them."""
    chance = Random(3)  # noqa: S311 - a picture, no secret
    tile = Tile(600, 600)
    for colour, opacity, width, count, least, most in (
        (DARK, 0.05, 0.8, 170, 5.0, 16.0),
        (LIGHT, 0.15, 0.9, 150, 5.0, 18.0),
        (DARK, 0.09, 0.7, 26, 14.0, 38.0),
    ):
        fibres = [_fibre(chance, tile, chance.uniform(least, most)) for _ in range(count)]
        tile.stroke(fibres, colour, opacity, width)
    return tile.svg


def _fibre(chance: Random, tile: Tile, length: float) -> Path:
    x, y = chance.uniform(0, tile.width), chance.uniform(0, tile.height)
    turn, bend = chance.uniform(0, math.tau), chance.gauss(0, 0.5)
    points: list[Point] = [(x, y)]
    for _ in range(3):
        x, y = x + math.cos(turn) * length / 3, y + math.sin(turn) * length / 3
        turn += bend
        points.append((x, y))
    return curve(points)


def night() -> str:
    """Return a sky: many faint stars, some bright ones, few with rays."""
    chance = Random(12)  # noqa: S311 - a picture, no secret
    tile = Tile(900, 900)
    for opacity, size, count in ((0.28, 0.9, 150), (0.5, 1.1, 70), (0.85, 1.5, 26)):
        stars = [_star(chance, tile, size) for _ in range(count)]
        tile.fill(stars, LIGHT, opacity)
    bright = [(chance.uniform(0, 900), chance.uniform(0, 900)) for _ in range(7)]
    tile.fill([ellipse(x, y, 6.5) for x, y in bright], LIGHT, 0.07)
    tile.fill([_rays(x, y, chance.uniform(6, 10)) for x, y in bright], LIGHT, 0.85)
    return tile.svg


def _star(chance: Random, tile: Tile, size: float) -> Path:
    radius = size * chance.uniform(0.6, 1.2)
    return ellipse(chance.uniform(0, tile.width), chance.uniform(0, tile.height), radius)


def _rays(x: float, y: float, reach: float) -> Path:
    """A star of four thin rays."""
    inner = reach * 0.13
    points: list[Point] = []
    for corner in range(8):
        far = reach if corner % 2 == 0 else inner
        turn = corner / 8 * math.tau
        points.append((x + math.cos(turn) * far, y + math.sin(turn) * far))
    return polygon(*points)


TILES: Final[dict[str, Callable[[], str]]] = {
    "wood": wood,
    "slate": slate,
    "paper": paper,
    "night": night,
}
"""The tiles by the names of their files below ``tables/``. Felt and plain need none."""


def write_all(folder: FilePath) -> None:
    """Write the tiles below a folder, as they are below ``resources/``."""
    place = folder / "tables"
    place.mkdir(parents=True, exist_ok=True)
    for name, draw in TILES.items():
        (place / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")
