"""The laws of looks: pictures that can be drawn quickly, are not blank, and can be told apart.

    from spider_qt.testing import ThemeConformance

    class TestMyBack(ThemeConformance):
        theme = FolderCardTheme("my.back", "My back", FOLDER)

``theme`` may be a card theme, a table or a whole theme; what does not concern it is
skipped. Pictures are drawn with PySide6, as the game draws them.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from spider_qt.api import CardTheme, Rank, Suit, TableForm, TableTheme, Theme
from spider_qt.testing.contrast import contrast, is_colour
from spider_qt.testing.games import wrong

_WIDTH, _HEIGHT = 100, 140
_RATIO = 5 / 7


class ThemeConformance:
    """Subclass it as ``Test…`` and give it a ``theme``.

    Attributes:
        theme: a card theme, a table or a theme.
    """

    theme: ClassVar[CardTheme | TableTheme | Theme]

    def test_its_id_and_name_can_be_shown(self) -> None:
        for member in ("id", "name"):
            value = getattr(self.theme, member, None)
            if not (isinstance(value, str) and value.strip() and value.isprintable()):
                wrong(f"{member} is {value!r}; write one line of text")

    def test_it_gives_faces_or_a_back(self) -> None:
        faces = [name for name, _ in self._pictures() if name != "the back"]
        if not list(self._pictures()):
            wrong("the theme gives no picture at all: name the files ace_spades.svg … or back.svg")
        whole = len(Suit) * len(Rank)
        if faces and len(faces) < whole:
            wrong(
                f"the theme has {len(faces)} of {whole} faces; the others would come from the "
                "default theme and look out of place: give all or none"
            )

    def test_each_picture_is_a_safe_svg_within_the_budgets(self) -> None:
        from spider_qt.ui.table.svgcheck import svg_fault  # which needs no Qt

        for name, svg in self._pictures():
            fault = svg_fault(svg)
            if fault:
                wrong(f"{name} cannot be used: {fault}")

    def test_each_picture_has_the_shape_of_a_card(self) -> None:
        for name, svg in self._pictures():
            root = ET.fromstring(svg)  # noqa: S314 - the author's own file
            numbers = root.get("viewBox", "").replace(",", " ").split()
            if len(numbers) != 4:
                wrong(f'{name} has no viewBox: write viewBox="0 0 250 350" on its svg element')
            width, height = float(numbers[2]), float(numbers[3])
            if abs(width / height - _RATIO) > 0.01:
                wrong(f"{name} is {width:g} by {height:g}; a card is 5 to 7, such as 250 by 350")

    def test_qtsvg_can_draw_all_of_it(self) -> None:
        for name, svg in self._pictures():
            for element in ("clipPath", "filter", "foreignObject", "script"):
                if f"<{element}".encode() in svg or f":{element}".encode() in svg:
                    wrong(
                        f"{name} uses <{element}>, which is not drawn: use plain shapes or a mask"
                    )

    def test_no_picture_is_blank_and_no_face_is_like_another(self) -> None:
        seen: dict[bytes, str] = {}
        for name, svg in self._pictures():
            pixels = _drawn(svg)
            if len({pixels[at : at + 4] for at in range(0, len(pixels), 4)}) < 3:
                wrong(f"{name} is blank when it is drawn at {_WIDTH} by {_HEIGHT} pixels")
            if pixels in seen:
                wrong(f"{name} looks exactly like {seen[pixels]}")
            seen[pixels] = name

    def test_every_colour_of_a_table_is_a_colour_and_can_be_told_from_its_ground(self) -> None:
        for when, form in self._forms():
            for member in TableForm.__dataclass_fields__:
                if member != "tile" and not is_colour(getattr(form, member)):
                    wrong(f"{when}: {member} is {getattr(form, member)!r}; write #rrggbb")
            pairs = (
                ("line", "top", 3.0),
                ("line", "bottom", 3.0),
                ("ink", "shade", 4.5),
                ("accent", "shade", 3.0),
                ("refusal", "shade", 3.0),
            )
            for front, ground, least in pairs:
                found = contrast(getattr(form, front), getattr(form, ground))
                if found < least:
                    wrong(
                        f"{when}: {front} on {ground} has a contrast of {found:.1f}; make one of "
                        f"them lighter or darker until it is {least} at least"
                    )

    def test_each_part_of_a_theme_is_named(self) -> None:
        if not isinstance(self.theme, Theme):
            pytest.skip("only for themes")
        for when, form in (("light", self.theme.light), ("dark", self.theme.dark)):
            for member in ("table", "faces", "back"):
                if not getattr(form, member):
                    wrong(f"{when}: {member} is empty; write the id of an installed part")
            for colour in (form.accent, *form.inks):
                if colour and not is_colour(colour):
                    wrong(f"{when}: {colour!r} is no colour; write #rrggbb")

    def _pictures(self) -> Iterator[tuple[str, bytes]]:
        theme = self.theme
        if not isinstance(theme, CardTheme):
            pytest.skip("only for card themes")
        back = theme.back_svg()
        if back is not None:
            yield "the back", back
        for suit in Suit:
            for rank in Rank:
                face = theme.face_svg(suit, rank)
                if face is not None:
                    yield f"the {rank.name.lower()} of {suit.name.lower()}", face

    def _forms(self) -> Iterator[tuple[str, TableForm]]:
        if not isinstance(self.theme, TableTheme):
            pytest.skip("only for tables")
        yield "light", self.theme.light
        yield "dark", self.theme.dark


def _drawn(svg: bytes) -> bytes:
    """Return the pixels of a picture, four bytes each, as Qt draws it."""
    pytest.importorskip("PySide6.QtSvg", reason="drawing pictures needs PySide6")
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application()
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(svg))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return bytes(image.constBits())


_kept: list[Any] = []


def _application() -> None:
    """Fonts in pictures need an application; one is made and kept where there is none."""
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        _kept.append(QApplication([]))
