"""Card pictures: sharp at every size, drawn once, and proof against bad themes."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QPixmap

from spider_qt.api import FolderCardTheme, Rank, Suit
from spider_qt.api.resources import resource_path
from spider_qt.ui.table.art import MAX_PIXELS, ArtFault, CardArt

DEFAULT: Final = FolderCardTheme("classic", "Classic", resource_path("cards", "classic"))
GREEN: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7">'
    b'<rect width="5" height="7" fill="#00ff00"/><rect x="1" y="1" width="2" height="2"/></svg>'
)


@dataclass
class Theme:
    """A theme whose every part is what a function returns, counting how often it is asked."""

    part: Callable[[], object]
    id: str = "test.theme"
    name: str = "Theme"
    asked: list[str] = field(default_factory=list)

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        self.asked.append(f"{rank.letter}{suit.letter}")
        return self.part()  # type: ignore[return-value]  # themes may return anything

    def back_svg(self) -> bytes | None:
        self.asked.append("back")
        return self.part()  # type: ignore[return-value]  # as above


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before any pixmap."""


def _art(part: Callable[[], object]) -> CardArt:
    theme = Theme(part)
    return CardArt(theme, theme, DEFAULT)


def _default_face() -> QPixmap:
    return CardArt(DEFAULT, DEFAULT, DEFAULT).face(Suit.HEARTS, Rank.QUEEN, 50, 70, 1)


def _raises(error: BaseException) -> Callable[[], object]:
    def part() -> object:
        raise error

    return part


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2, 3])
@pytest.mark.parametrize(("width", "height"), [(90, 126), (61.5, 86.1), (44, 62)])
def test_a_picture_has_the_screens_pixels_and_the_logical_size(
    width: float, height: float, ratio: float
) -> None:
    art = CardArt(DEFAULT, DEFAULT, DEFAULT)
    for picture in (
        art.face(Suit.SPADES, Rank.TEN, width, height, ratio),
        art.back(width, height, ratio),
    ):
        assert picture.width() == round(width * ratio)
        assert picture.height() == round(height * ratio)
        assert picture.deviceIndependentSize().width() == pytest.approx(width)
    assert art.faults == ()


def test_a_picture_is_drawn_once_per_size_and_ratio() -> None:
    art = CardArt(DEFAULT, DEFAULT, DEFAULT)
    first = art.face(Suit.CLUBS, Rank.FIVE, 90, 126, 1)
    assert art.face(Suit.CLUBS, Rank.FIVE, 90, 126, 2).cacheKey() != first.cacheKey()
    assert art.face(Suit.CLUBS, Rank.FIVE, 90, 126, 1).cacheKey() == first.cacheKey()
    assert art.face(Suit.SPADES, Rank.FIVE, 90, 126, 1).cacheKey() != first.cacheKey()


def test_another_size_drops_the_pictures_of_the_one_before() -> None:
    art = CardArt(DEFAULT, DEFAULT, DEFAULT)
    first = art.back(90, 126, 1)
    art.back(80, 112, 1)
    assert art.back(90, 126, 1).cacheKey() != first.cacheKey()


def test_a_theme_is_read_once_per_part_however_often_the_table_is_resized() -> None:
    theme = Theme(lambda: GREEN)
    art = CardArt(theme, DEFAULT, DEFAULT)
    for width in range(40, 60):
        art.face(Suit.SPADES, Rank.ACE, width, width * 1.4, 1)
    assert theme.asked == ["AS"]


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    theme = Theme(lambda: GREEN)
    art = CardArt(theme, theme, DEFAULT)
    assert theme.asked == []
    art.back(50, 70, 1)
    assert theme.asked == ["back"]


def test_faces_and_backs_come_from_their_own_themes() -> None:
    art = CardArt(Theme(lambda: GREEN), DEFAULT, DEFAULT)
    green = art.face(Suit.SPADES, Rank.ACE, 50, 70, 1).toImage().pixelColor(45, 60)
    assert green == QColor("#00ff00")
    back = art.back(50, 70, 1)
    assert back.toImage() == CardArt(DEFAULT, DEFAULT, DEFAULT).back(50, 70, 1).toImage()
    assert art.faults == ()


def test_a_part_that_a_theme_lacks_comes_from_the_default_and_is_no_fault() -> None:
    art = _art(lambda: None)
    picture = art.face(Suit.HEARTS, Rank.QUEEN, 50, 70, 1)
    assert picture.toImage() == _default_face().toImage()
    assert art.faults == ()


def test_a_packed_document_is_drawn() -> None:
    art = _art(lambda: gzip.compress(GREEN))
    image = art.face(Suit.SPADES, Rank.ACE, 50, 70, 1).toImage()
    assert image.pixelColor(45, 60) == QColor("#00ff00")


SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7">{}</svg>'
BAD_DOCUMENTS: Final[dict[str, tuple[object, str]]] = {
    "text instead of bytes": ("<svg/>", "it is str, not bytes"),
    "no bytes": (b"", "it is not XML"),
    "no XML": (b"\x89PNG", "it is not XML"),
    "cut short": (GREEN[:80], "it is not XML"),
    "a web page": (b"<html></html>", "it is 'html', not an SVG document"),
    "damaged packing": (gzip.compress(GREEN)[:12] + b"??????", "it is a damaged gzip file"),
    "packed short": (gzip.compress(GREEN)[:40], "it is a damaged gzip file"),
    "nothing drawn": (SVG.format("").encode(), "it shows nothing"),
    "one colour only": (
        SVG.format('<rect width="5" height="7" fill="red"/>').encode(),
        "it shows nothing",
    ),
    "out of sight": (
        SVG.format('<path d="M90 90 h9 v9 z"/>').encode(),
        "it shows nothing",
    ),
    "a foreign file": (
        SVG.format('<image href="../secret.png" width="5" height="7"/>').encode(),
        "it names another file: '../secret.png'",
    ),
    "a foreign file beside a harmless name": (
        SVG.format('<image href="#a" xlink:href="secret.png" width="5" height="7"/>').encode(),
        "it names another file: 'secret.png'",
    ),
    "entities": (
        b'<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format("").encode(),
        "it declares entities",
    ),
    "too long": (b"<svg>" + b" " * 2_000_000 + b"</svg>", "it is longer than 2,000,000 bytes"),
    "a packed bomb": (gzip.compress(b" " * 50_000_000), "it is longer than 2,000,000 bytes"),
    "too deep": (SVG.format("<g>" * 5000 + "</g>" * 5000).encode(), "it is nested deeper"),
    "repeats itself": (
        SVG.format('<g id="a"><use href="#a"/></g>').encode(),
        "an element repeats itself",
    ),
}


@pytest.mark.parametrize("kind", BAD_DOCUMENTS)
def test_a_bad_document_is_named_and_the_default_shown(kind: str) -> None:
    svg, reason = BAD_DOCUMENTS[kind]
    art = _art(lambda: svg)
    picture = art.face(Suit.HEARTS, Rank.QUEEN, 50, 70, 1)
    assert picture.toImage() == _default_face().toImage()
    (fault,) = art.faults
    assert (fault.theme, fault.part) == ("test.theme", "QH")
    assert fault.reason.startswith(reason)


@pytest.mark.qt_log_ignore("will take too long to rasterize")
def test_a_shape_that_qt_calls_valid_but_will_not_paint_is_found_by_its_pixels() -> None:
    art = _art(lambda: SVG.format('<path d="M0 0 h9e7 v9e7 z"/>').encode())
    art.back(50, 70, 1)
    assert art.faults == (ArtFault("test.theme", "back", "it shows nothing"),)


def test_elements_that_repeat_each_other_without_end_are_counted_not_drawn() -> None:
    levels = "".join(
        f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 9)
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    svg = f'{head}<rect id="a0" width="5" height="7"/>{levels}</svg>'.encode()
    art = _art(lambda: svg)
    art.back(50, 70, 1)
    assert art.faults == (ArtFault("test.theme", "back", "it draws more than 50,000 elements"),)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError("gone"), "OSError: gone"),
        (ZeroDivisionError(), "ZeroDivisionError"),
        (RecursionError("deep"), "RecursionError: deep"),
        (SystemExit(3), "SystemExit: 3"),
    ],
)
def test_a_theme_that_raises_is_named_and_the_default_shown(
    error: BaseException, told: str
) -> None:
    art = _art(_raises(error))
    assert not art.back(50, 70, 1).isNull()
    assert art.faults == (ArtFault("test.theme", "back", f"reading it failed: {told}"),)


def test_the_players_interrupt_is_passed_on() -> None:
    art = _art(_raises(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        art.back(50, 70, 1)


def test_a_fault_is_told_once_however_often_the_part_is_drawn() -> None:
    art = _art(lambda: b"")
    for width in (50, 60, 70):
        art.back(width, width * 1.4, 1)
    assert len(art.faults) == 1


def test_a_plain_back_is_a_back() -> None:
    art = _art(lambda: SVG.format('<rect width="5" height="7" fill="red"/>').encode())
    assert art.back(50, 70, 1).toImage().pixelColor(25, 35) == QColor("red")
    assert art.faults == ()


@pytest.mark.parametrize("size", ['width="100000" height="100000"', 'width="0" height="0"', ""])
def test_the_size_that_a_document_declares_does_not_matter(size: str) -> None:
    svg = GREEN.replace(b"<svg", f"<svg {size}".encode(), 1)
    art = _art(lambda: svg)
    picture = art.face(Suit.SPADES, Rank.ACE, 50, 70, 1)
    assert (picture.width(), picture.height()) == (50, 70)


@pytest.mark.parametrize(
    ("width", "height", "ratio"), [(90, 126, 1e6), (1e9, 1e9, 1), (0, 0, 1), (-5, 7, 1)]
)
def test_no_size_asks_for_more_pixels_than_the_cap_or_for_none(
    width: float, height: float, ratio: float
) -> None:
    picture = CardArt(DEFAULT, DEFAULT, DEFAULT).back(width, height, ratio)
    assert 1 <= picture.width() <= MAX_PIXELS
    assert 1 <= picture.height() <= MAX_PIXELS


def test_without_its_own_files_the_program_still_shows_which_card_it_is() -> None:
    lost = Theme(lambda: None, id="classic")
    art = CardArt(lost, lost, lost)
    ace = art.face(Suit.SPADES, Rank.ACE, 90, 126, 1).toImage()
    king = art.face(Suit.SPADES, Rank.KING, 90, 126, 1).toImage()
    back = art.back(90, 126, 1).toImage()
    assert ace != king
    assert back != ace
    assert art.faults[0] == ArtFault("classic", "AS", "there is no picture")


@pytest.mark.parametrize("suit", Suit)
def test_every_default_face_is_drawn_without_a_fault(suit: Suit) -> None:
    art = CardArt(DEFAULT, DEFAULT, FolderCardTheme("none", "None", resource_path("nowhere")))
    pictures = [art.face(suit, rank, 50, 70, 1).toImage() for rank in Rank]
    assert art.faults == ()
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])
