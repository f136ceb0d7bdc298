"""What an SVG of a theme must not be before Qt sees it.

QtSvg reads files that an image element or a style sheet names, spends minutes on nested
``use`` elements while it calls the document valid, and complains of bad XML through the
log. So the text is looked through first, by the standard library's parser. Drawing cannot
be stopped once it has begun, and PySide lets no other thread run meanwhile (seen on 6.11);
so the time is bounded before, by what there is to draw, repetitions and long paths counted.
"""

import re
import zlib
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

MAX_BYTES: Final = 2_000_000
"""The longest document, unpacked; the largest sheet of a whole deck seen is 1.2 MB."""
MAX_ELEMENTS: Final = 50_000
"""The most elements, each as often as ``use``, a pattern, a mask or a marker repeats it.

An element counts once more for each hundred letters of its attributes: long paths cost time.
"""

MAX_DEPTH: Final = 100
"""The deepest nesting, each ``use`` counted as one level more."""

_GZIP: Final = b"\x1f\x8b"


_LETTERS: Final = 100
_URL: Final = re.compile(r"url\(\s*['\"]?\s*([^)'\"\s]*)", re.IGNORECASE)
_SHEET: Final = re.compile(r"url\(|@import|\\", re.IGNORECASE)
"""What a style sheet must not hold; a backslash could hide the rest."""
_MARKERS: Final = ("marker", "marker-start", "marker-mid", "marker-end")
_POINT: Final = 4
"""No point of a path is written with fewer letters."""


class _RefusedError(Exception):
    """Carries a reason out of the parser's callbacks."""


@dataclass(slots=True)
class _Element:
    """How many elements an element holds, itself included, and whom it repeats."""

    own: int = 1
    children: list["_Element"] = field(default_factory=list)
    repeats: list[tuple[str, int]] = field(default_factory=list)


class _Reader:
    def __init__(self) -> None:
        self.root = _Element(own=0)
        self.open = [self.root]
        self.named: dict[str, _Element] = {}
        self.count = 0
        self.styles = 0
        """How many style elements are open."""
        self.sheet: list[str] = []
        """The style sheet so far; the parser gives it in pieces, cut wherever it likes."""

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if self.count == 0 and tag.removeprefix("svg:") != "svg":
            raise _RefusedError(f"it is {tag!r}, not an SVG document")
        self.count += 1
        element = _Element(own=1 + sum(map(len, attributes.values())) // _LETTERS)
        # An element may have both href and xlink:href; which one counts is Qt's affair.
        targets = [v.strip() for k, v in attributes.items() if k.rpartition(":")[2] == "href"]
        kind = tag.rpartition(":")[2]
        for target in targets if kind in ("image", "feImage") else ():
            if not target.startswith(("data:image/", "#")):
                raise _RefusedError(f"it names another file: {target!r}")
            if target.startswith("data:image/svg"):
                raise _RefusedError("it holds another SVG document within")
        self.styles += kind == "style"
        if kind == "use":
            element.repeats += [(target.removeprefix("#"), 1) for target in targets]
        self._follow(element, attributes)
        if "id" in attributes:
            self.named[attributes["id"]] = element
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, tag: str) -> None:
        self.open.pop()
        if tag.rpartition(":")[2] == "style":
            self.styles -= 1
            sheet = "".join(self.sheet)
            self.sheet.clear()
            if _SHEET.search(sheet):
                raise _RefusedError("its style sheet names another file or a pattern")

    def text(self, data: str) -> None:
        if self.styles:
            self.sheet.append(data)

    def instruction(self, target: str, _: str) -> None:
        if target == "xml-stylesheet":
            raise _RefusedError("it names a style sheet in another file")

    def _follow(self, element: _Element, attributes: dict[str, str]) -> None:
        """Note the patterns, masks and markers that an element is drawn with."""
        points = 1 + len(attributes.get("d", attributes.get("points", ""))) // _POINT
        for name, value in attributes.items():
            if name == "style" and "\\" in value:
                raise _RefusedError("a style of it hides words behind backslashes")
            for target in _URL.findall(value):
                if not target.startswith("#"):
                    raise _RefusedError(f"it names another file: {target!r}")
                marks = name in _MARKERS or (name == "style" and "marker" in value)
                element.repeats.append((target[1:], points if marks else 1))

    def entity(self, *_: object) -> None:
        raise _RefusedError("it declares entities")


def svg_fault(svg: object) -> str | None:
    """Return in English why a document cannot be used as a card picture, or None.

    Args:
        svg: what a theme returned: the document's bytes, plain or packed with gzip.
    """
    if not isinstance(svg, bytes):
        return f"it is {type(svg).__name__}, not bytes"
    try:
        text = _unpacked(svg)
        reader = _Reader()
        parser = expat.ParserCreate()
        parser.StartElementHandler = reader.start
        parser.EndElementHandler = reader.end
        parser.CharacterDataHandler = reader.text
        parser.ProcessingInstructionHandler = reader.instruction
        parser.EntityDeclHandler = reader.entity
        parser.Parse(text, True)
        _weigh(reader)
    except _RefusedError as refused:
        return str(refused)
    except zlib.error:
        return "it is a damaged gzip file"
    except expat.ExpatError as error:
        return f"it is not XML: {error}"
    return None


def _unpacked(svg: bytes) -> bytes:
    if svg.startswith(_GZIP):
        unpacker = zlib.decompressobj(wbits=31)
        svg = unpacker.decompress(svg, MAX_BYTES + 1)
        if len(svg) <= MAX_BYTES and not unpacker.eof:
            raise _RefusedError("it is a damaged gzip file")
    if len(svg) > MAX_BYTES:
        raise _RefusedError(f"it is longer than {MAX_BYTES:,} bytes")
    return svg


def _weigh(reader: _Reader) -> None:
    """Count elements as often as they are repeated; refuse circles and crowds."""
    weights: dict[int, int] = {}
    under_way: set[int] = set()

    def weight(element: _Element, depth: int = 0) -> int:
        key = id(element)
        if key in weights:
            return weights[key]
        if key in under_way:
            raise _RefusedError("an element repeats itself")
        if depth > MAX_DEPTH:
            raise _RefusedError(f"it is nested deeper than {MAX_DEPTH} levels")
        under_way.add(key)
        total = element.own + sum(weight(child, depth + 1) for child in element.children)
        for name, times in element.repeats:
            if name in reader.named:
                total += weight(reader.named[name], depth + 1) * times
        if total > MAX_ELEMENTS:
            raise _RefusedError(f"it draws more than {MAX_ELEMENTS:,} elements")
        under_way.discard(key)
        weights[key] = total
        return total

    weight(reader.root)
