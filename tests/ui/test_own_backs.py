"""Pictures that become backs: sane ones are read small, others are named and refused."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zlib import compress

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QImageReader
from PySide6.QtWidgets import QApplication

from spider_qt.storage.own_backs import OwnBacks
from spider_qt.ui.dialogs.crop import CropView
from spider_qt.ui.table.drawing_room import Limits, room
from spider_qt.ui.table.svgcheck import svg_fault
from spider_qt.ui.themes import own_pictures
from spider_qt.ui.themes.own_backs import HEIGHT, WIDTH, OwnMapping
from spider_qt.ui.themes.own_pictures import PictureError, cut, png, read_picture
from tests.ui.test_guest_art import SLOW

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" {size}><rect width="9" height="9" fill="#00f"/></svg>'
)
HIDDEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7">'
    "<image href='/etc/hostname' width='5' height='7'/><path d='M 0 0 h 5 v 7'/></svg>"
)


@pytest.fixture(autouse=True)
def _gui(qapp: QGuiApplication) -> None:
    """Have Qt's application before anything is painted."""


@pytest.fixture(autouse=True)
def _closed_room(qapp: QApplication) -> Iterator[None]:
    """End the process that draws what is an SVG."""
    yield
    room().stop()


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG; readers here do not look at the sums of what they refuse."""
    from zlib import crc32

    body = kind + data
    return len(data).to_bytes(4, "big") + body + crc32(body).to_bytes(4, "big")


def bomb(width: int, height: int) -> bytes:
    """Return a PNG that declares a huge size in a few bytes."""
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 0, 0, 0, 0))
    idat = chunk(b"IDAT", compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + idat + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("name", "data", "word"),
    [
        ("a.png", b"", "no picture"),
        ("a.png", b"\x89PNG\r\n\x1a\n" + b"\0" * 50, "no picture"),
        ("a.jpg", b"not a picture at all", "no picture"),
        ("a.png", bomb(100_000, 100_000), "too many pixels"),
        ("a.png", bomb(19_000, 19_000), "too many pixels"),
        ("a.svg", b"<svg", "not XML"),
        ("a.svg", b"<svg><image href='/etc/hostname'/></svg>", "another file"),
        ("a.svg", b"<!DOCTYPE x [<!ENTITY a 'b'>]><svg>&a;</svg>", "entities"),
        ("a.png", HIDDEN.encode("utf-16"), "another file"),
        ("a.jpg", b"<!--" + b" " * 4000 + b"-->" + HIDDEN.encode(), "another file"),
    ],
)
def test_what_is_no_sane_picture_is_refused_with_its_name(
    tmp_path: Path, name: str, data: bytes, word: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(PictureError) as caught:
        read_picture(path)
    assert name in caught.value.sentence.english
    assert word in caught.value.sentence.english


def test_a_file_that_is_gone_or_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.png", tmp_path):
        with pytest.raises(PictureError, match="cannot be read"):
            read_picture(path)


@pytest.mark.parametrize(
    "size",
    [
        'width="100000" height="140000" viewBox="0 0 10 14"',
        'width="2.5cm" height="3.5cm" viewBox="0 0 10 14"',
        'width="25mm" height="35mm" viewBox="0 0 10 14"',
        'width="100%" height="100%" viewBox="0 0 10 14"',
        'viewBox="0 0 10 14"',
    ],
)
def test_only_the_proportions_of_an_svg_count_not_its_size(tmp_path: Path, size: str) -> None:
    """E13, E15: sizes of 100000 pixels, in cm, mm, percent, or none at all."""
    path = tmp_path / "a.svg"
    path.write_text(SVG.replace("{size}", size), encoding="utf-8")
    image = read_picture(path)
    assert (image.width(), image.height()) == (1000, 1400)


def test_an_svg_lies_on_paper(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text(SVG.replace("{size}", 'viewBox="0 0 10 14"'), encoding="utf-8")
    image = read_picture(path)
    assert image.pixelColor(100, 100).name() == "#0000ff"
    assert image.pixelColor(990, 1390).name() == "#fffefa"


def test_an_svg_that_hangs_is_refused_and_the_window_lives_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room(), "limits", Limits(picture=0.3))
    path = tmp_path / "a.svg"
    path.write_bytes(SLOW)
    lived: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: lived.append(True))
    timer.start(10)
    with pytest.raises(PictureError, match=r"takes longer than 0\.3 seconds"):
        read_picture(path)
    timer.stop()
    assert len(lived) > 5


def test_a_large_photo_is_made_smaller_while_it_is_read(tmp_path: Path) -> None:
    image = QImage(5000, 2500, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.green)
    image.save(str(tmp_path / "photo.jpg"))
    read = read_picture(tmp_path / "photo.jpg")
    assert (read.width(), read.height()) == (2400, 1200)


@pytest.mark.parametrize(("width", "height"), [(9000, 1), (1, 9000), (1, 1), (9000, 3)])
def test_a_picture_of_any_shape_can_be_cut(tmp_path: Path, width: int, height: int) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(tmp_path / "a.png"))
    read = read_picture(tmp_path / "a.png")
    view = CropView(read)
    assert QRectF(read.rect()).contains(view.frame)
    assert cut(read, view.frame).pixelColor(WIDTH // 2, HEIGHT // 2) == Qt.GlobalColor.red
    view.deleteLater()


def test_a_picture_that_moves_is_refused_and_one_that_stands_still_is_not(tmp_path: Path) -> None:
    head = b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff"
    frame = b"\x21\xf9\4\0\x0a\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0"
    for frames in (1, 2):
        (tmp_path / f"{frames}.gif").write_bytes(head + frame * frames + b";")
    assert read_picture(tmp_path / "1.gif").width() == 1
    with pytest.raises(PictureError, match="moves"):
        read_picture(tmp_path / "2.gif")


@pytest.mark.parametrize("width", [60, 5000])
def test_a_photo_is_turned_as_its_camera_says(tmp_path: Path, width: int) -> None:
    image = QImage(width, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(tmp_path / "a.jpg"))
    data = (tmp_path / "a.jpg").read_bytes()
    turned = b"Exif\0\0II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\6\0\0\0\0\0\0\0"
    mark = b"\xff\xe1" + (len(turned) + 2).to_bytes(2, "big") + turned
    (tmp_path / "a.jpg").write_bytes(data[:2] + mark + data[2:])
    read = read_picture(tmp_path / "a.jpg")
    assert read.height() == min(width, 2400)
    assert read.height() > 10 * read.width() or (read.width(), read.height()) == (40, 60)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_never_ends_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.png")
    for path in (tmp_path / "a.png", Path("/dev/zero")):
        with pytest.raises(PictureError, match="no picture"):
            read_picture(path)


def test_while_a_large_picture_is_read_the_window_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = QImage(1200, 700, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(tmp_path / "a.png"))
    monkeypatch.setattr(own_pictures, "_QUICK", 0)
    read_into = own_pictures._read_into

    def slow(found: list[QImage], reader: QImageReader) -> None:
        time.sleep(0.2)
        read_into(found, reader)

    monkeypatch.setattr(own_pictures, "_read_into", slow)
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(10)
    read = read_picture(tmp_path / "a.png")
    timer.stop()
    assert (read.width(), read.height()) == (1200, 700)
    assert read.pixelColor(5, 5) == Qt.GlobalColor.red
    assert len(ticks) > 3


def test_a_cut_picture_is_a_card_with_round_corners_on_paper() -> None:
    image = QImage(100, 140, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    card = cut(image, QRectF(0, 0, 100, 140))
    assert (card.width(), card.height()) == (WIDTH, HEIGHT)
    assert card.pixelColor(0, 0).alpha() == 0
    assert card.pixelColor(7, HEIGHT // 2).lightness() > 240
    assert card.pixelColor(WIDTH // 2, HEIGHT // 2) == Qt.GlobalColor.red


def test_kept_backs_come_back_under_free_names(tmp_path: Path) -> None:
    backs = OwnBacks(tmp_path / "backs")
    image = QImage(100, 140, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    data = png(cut(image, QRectF(0, 0, 100, 140)))
    assert backs.ids() == ()
    names = ["Große Ferien!", "Große Ferien!", "写真", "../../etc/passwd"]
    assert [backs.add(name, data) for name in names] == [
        "own.groe-ferien",
        "own.groe-ferien-2",
        "own.picture",
        "own.etc-passwd",
    ]
    assert {path.parent for path in backs.folder.iterdir()} == {backs.folder}
    mapping = OwnMapping(backs)
    assert sorted(mapping) == sorted(backs.ids())
    theme = mapping["own.picture"]
    svg = theme.back_svg()
    assert svg is not None
    assert svg_fault(svg) is None
    assert "own.nothing" not in mapping
    backs.remove("own.picture")
    backs.remove("own.picture")
    assert "own.picture" not in mapping
    with pytest.raises(ValueError, match="not an own back"):
        backs.remove("own.../../settings")
