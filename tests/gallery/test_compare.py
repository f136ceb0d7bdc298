"""What the comparison lets pass and what not, tried on the real table, damaged on purpose."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gallery.compare import Difference, cells, difference
from gallery.scene import deal
from gallery.scenes_table import lifted, played
from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.engine.cards import Rank, Suit
from spider_qt.engine.piles import column
from spider_qt.ui.table.drawing import Art
from spider_qt.ui.table.placement import Spot
from tests.app.conftest import end

SIZES = (QSize(800, 600), QSize(1280, 800))
TOP = (Suit.HEARTS, Rank.SIX)
"""The card that lies open on the fifth column after the deal of ``gallery.scene.deal``."""


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """The running program, whose table is damaged."""
    program = build(Options(), app_paths())
    qtbot.addWidget(program.window)
    program.settings.change(color_scheme="light")
    program.window.present()
    yield program
    end(program)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def size(request: pytest.FixtureRequest, program: Program) -> QSize:
    """A size of the table, as in the reference set."""
    size = request.param
    assert isinstance(size, QSize)
    program.window.resize(size)
    QTest.qWait(1)
    program.window.resize(size + size - program.window.table.size())
    QTest.qWait(150)
    return size


class Damaged:
    """Pictures of cards with something wrong.

    Args:
        art: the right ones.
        face: what becomes of a face, if anything.
        back: what becomes of a back.
    """

    def __init__(
        self,
        art: Art,
        face: Callable[[Suit, Rank, QPixmap], QPixmap] | None = None,
        back: Callable[[QPixmap], QPixmap] | None = None,
    ) -> None:
        self._art, self._face, self._back = art, face, back
        self.index_foot = getattr(art, "index_foot", 0.195)

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        """Return a face."""
        drawn = self._art.face(suit, rank, width, height, ratio)
        return drawn if self._face is None else self._face(suit, rank, drawn)

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """Return a back."""
        drawn = self._art.back(width, height, ratio)
        return drawn if self._back is None else self._back(drawn)


def art(program: Program) -> Art:
    return program.window.table.table_scene.look.art


def picture(program: Program) -> QImage:
    program.window.table.finish_animations()
    QTest.qWait(30)
    return program.window.table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def with_art(program: Program, damaged: Art) -> Difference:
    """Compare the table of now with the same one with other pictures of cards."""
    before = cells(picture(program))
    program.window.table.set_art(damaged)
    return difference(before, picture(program))


def filled(pixmap: QPixmap, parts: tuple[float, float, float, float], colour: str) -> QPixmap:
    """Return a picture of a card with a part, given as shares, covered by a colour."""
    out = QPixmap(pixmap)
    width, height = pixmap.width(), pixmap.height()
    left, top, right, bottom = parts
    painter = QPainter(out)
    box = QRectF(left * width, top * height, (right - left) * width, (bottom - top) * height)
    painter.fillRect(box, QColor(colour))
    painter.end()
    return out


def card_at(program: Program, number: int) -> QRect:
    """Return where the last card of a column is."""
    shown = program.window.table.picture
    assert shown is not None
    box = shown.card_box(Spot(column(number), len(shown.layout[column(number)]) - 1))
    return QRect(round(box.x), round(box.y), round(box.width), round(box.height))


def edited(image: QImage, draw: Callable[[QPainter], object]) -> QImage:
    """Return a picture in which something was painted over."""
    out = image.copy()
    painter = QPainter(out)
    draw(painter)
    painter.end()
    return out


# What must not pass -------------------------------------------------------------------


def test_a_suit_that_is_lost_from_one_cards_index_is_seen(program: Program, size: QSize) -> None:
    deal(program)

    def without_suit(suit: Suit, rank: Rank, face: QPixmap) -> QPixmap:
        return filled(face, (0.27, 0.02, 0.5, 0.19), "#fffefa") if (suit, rank) == TOP else face

    assert not with_art(program, Damaged(art(program), without_suit)).alike


def test_a_lost_rank_is_seen(program: Program, size: QSize) -> None:
    deal(program)

    def without_rank(suit: Suit, rank: Rank, face: QPixmap) -> QPixmap:
        return filled(face, (0.03, 0.01, 0.25, 0.19), "#fffefa") if (suit, rank) == TOP else face

    assert not with_art(program, Damaged(art(program), without_rank)).alike


def test_a_suit_in_another_suits_place_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    right = art(program)

    def clubs_for_spades(suit: Suit, rank: Rank, face: QPixmap) -> QPixmap:
        if suit is not Suit.SPADES:
            return face
        ratio = face.devicePixelRatio()
        return right.face(Suit.CLUBS, rank, face.width() / ratio, face.height() / ratio, ratio)

    assert not with_art(program, Damaged(right, clubs_for_spades)).alike


def test_a_back_that_lost_its_drawing_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    plain = Damaged(art(program), back=lambda back: filled(back, (0.05, 0.04, 0.95, 0.96), "white"))
    assert not with_art(program, plain).alike


def test_a_pile_that_moved_by_some_pixels_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    whole = picture(program)
    card = card_at(program, 5)
    felt = whole.pixelColor(card.center().x(), card.bottom() + 20)

    def move(painter: QPainter) -> None:
        painter.fillRect(card, felt)
        painter.drawImage(card.topLeft() + QPoint(0, 4), whole.copy(card))

    assert not difference(cells(whole), edited(whole, move)).alike


def test_a_missing_card_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    whole = picture(program)
    card = card_at(program, 9)
    felt = whole.pixelColor(card.center().x(), card.bottom() + 20)
    gone = edited(whole, lambda painter: painter.fillRect(card, felt))
    assert not difference(cells(whole), gone).alike


def test_a_card_more_on_a_pile_is_seen(program: Program, size: QSize) -> None:
    played(program)
    before = cells(picture(program))
    program.controller.undo()
    assert not difference(before, picture(program)).alike


@pytest.mark.parametrize("tint", ["#1400ff00", "#140000ff", "#14ff0000", "#10000000", "#10ffffff"])
def test_a_table_of_a_slightly_other_colour_is_seen(
    program: Program, size: QSize, tint: str
) -> None:
    deal(program)
    whole = picture(program)
    tinted = edited(whole, lambda painter: painter.fillRect(whole.rect(), QColor(tint)))
    assert not difference(cells(whole), tinted).alike


def test_red_that_became_black_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    whole = picture(program)
    grey = whole.convertToFormat(QImage.Format.Format_Grayscale8)
    card = card_at(program, 5)
    back = edited(whole, lambda painter: painter.drawImage(card.topLeft(), grey.copy(card)))
    assert not difference(cells(whole), back).alike


def test_marks_that_are_lost_are_seen(program: Program, size: QSize) -> None:
    lifted(program)
    before = cells(picture(program))
    QTest.keyClick(program.window.table, Qt.Key.Key_Escape)
    assert not difference(before, picture(program)).alike


def test_another_size_is_seen(program: Program, size: QSize) -> None:
    deal(program)
    whole = picture(program)
    assert not difference(cells(whole), whole.copy(0, 0, size.width() - 8, size.height())).alike


# What must pass -----------------------------------------------------------------------


def test_the_same_picture_is_alike_to_the_last_cell(program: Program, size: QSize) -> None:
    played(program)
    whole = picture(program)
    assert difference(cells(whole), whole) == Difference(0, 0)


@pytest.mark.parametrize("step", [QPoint(1, 0), QPoint(0, -1), QPoint(-1, 1)], ids=str)
def test_a_pixel_aside_is_alike(program: Program, size: QSize, step: QPoint) -> None:
    played(program)
    whole = picture(program)
    moved = edited(whole, lambda painter: painter.drawImage(step, whole))
    assert difference(cells(whole), moved).alike


def test_one_card_a_pixel_aside_is_alike(program: Program, size: QSize) -> None:
    played(program)
    whole = picture(program)
    card = card_at(program, 3)
    aside = card.topLeft() + QPoint(1, 0)
    moved = edited(whole, lambda painter: painter.drawImage(aside, whole.copy(card)))
    assert difference(cells(whole), moved).alike


def test_other_smoothing_of_edges_is_alike(program: Program, size: QSize) -> None:
    played(program)
    whole = picture(program)
    smooth, none = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    soft = whole.scaled(size * 0.8, none, smooth).scaled(size, none, smooth)
    assert difference(cells(whole), soft.convertToFormat(QImage.Format.Format_RGB32)).alike


def test_colours_rounded_otherwise_are_alike(program: Program, size: QSize) -> None:
    played(program)
    whole = picture(program)
    darker = edited(whole, lambda painter: painter.fillRect(whole.rect(), QColor(0, 0, 0, 2)))
    assert difference(cells(whole), darker).alike


@pytest.mark.parametrize("family", ["DejaVu Serif", "Nimbus Sans", "monospace"])
def test_the_table_is_alike_in_any_font(program: Program, size: QSize, family: str) -> None:
    """The room for messages goes with the font; reference pictures are taken without it."""
    played(program)
    program.window.table.keep_foot(0)
    before = cells(picture(program))
    program.window.setFont(QFont(family, 14))
    program.window.table.setFont(QFont(family, 14))
    window = program.window
    window.resize(window.size() + size - window.table.size())
    QTest.qWait(150)
    window.resize(window.size() + size - window.table.size())
    QTest.qWait(150)
    program.window.table.keep_foot(0)
    assert difference(before, picture(program)).alike
