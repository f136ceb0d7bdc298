"""What an author should know of a picture that can be used: it may not look as drawn.

Reported of QtSvg: clip paths are ignored, sizes in centimetres or percent become other
sizes in pixels, and huge sizes cost memory where a program believes them. The program
draws by the viewBox alone; other programs and editors may not.
"""

import re
import zlib
from collections.abc import Iterator
from typing import Final
from xml.parsers import expat

_RATIO: Final = 5 / 7
_TOLERANCE: Final = 0.02
_HUGE: Final = 20_000
_NUMBER: Final = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*([a-z%]*)\s*")
_UNSEEN: Final = {
    "clipPath": "a clip path is ignored when cards are drawn; cut the shape itself, or use a mask",
    "foreignObject": "foreignObject is not drawn; use shapes and text",
    "script": "a script never runs; take it out",
    "animate": "animations stand still; take them out",
    "style": "",
}


def svg_notes(svg: bytes, *, is_card: bool) -> Iterator[str]:
    """Return in English what may surprise the author of a picture that has no fault.

    Args:
        svg: the document, plain or packed with gzip.
        is_card: whether it is a face or a back, which are 5:7.
    """
    tags: set[str] = set()
    root: dict[str, str] = {}

    def start(tag: str, attributes: dict[str, str]) -> None:
        if not tags:
            root.update(attributes)
        tags.add(tag.rpartition(":")[2])

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    try:
        if svg.startswith(b"\x1f\x8b"):
            svg = zlib.decompressobj(wbits=31).decompress(svg, 4_000_000)
        parser.Parse(svg, True)
    except (expat.ExpatError, zlib.error):
        return  # that is a fault, and told as one
    for tag, note in _UNSEEN.items():
        if tag in tags and note:
            yield note
    yield from _size_notes(root, is_card=is_card)


def _size_notes(root: dict[str, str], *, is_card: bool) -> Iterator[str]:
    parts = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    box = [float(found[1]) for found in map(_NUMBER.fullmatch, parts) if found and not found[2]]
    width, width_unit = _length(root.get("width", ""))
    height, height_unit = _length(root.get("height", ""))
    if len(box) != 4 or box[2] <= 0 or box[3] <= 0:
        yield 'it has no viewBox; write viewBox="0 0 250 350", so that it fits at every size'
        box = [0, 0, width, height]
    if max(box[2], box[3], width, height) > _HUGE:
        yield f"it is larger than {_HUGE:,} units; other programs may run out of memory"
    odd = sorted({unit for unit in (width_unit, height_unit) if unit not in ("", "px")})
    if odd:
        yield f"its size is given in {' and '.join(odd)}; leave it out, the viewBox is enough"
    if is_card and box[2] > 0 and box[3] > 0 and abs(box[2] / box[3] - _RATIO) > _TOLERANCE:
        yield f"it is {box[2]:g} by {box[3]:g}, but cards are drawn 5 by 7; it will be stretched"


def _length(text: str) -> tuple[float, str]:
    found = _NUMBER.fullmatch(text)
    return (float(found[1]), found[2]) if found else (0.0, "")
