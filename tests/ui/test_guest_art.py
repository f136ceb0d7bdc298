"""Plugins' pictures: drawn beside the game, never waited for, named if they cannot be drawn."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from spider_qt.api import CardTheme, FolderCardTheme, Rank, Suit
from spider_qt.api.resources import resource_path
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedTheme
from spider_qt.plugins.svgcheck import svg_fault
from spider_qt.ui.table.art import ArtFault, CardArt
from spider_qt.ui.table.drawing_room import (
    CRASHED,
    GIVEN_UP,
    NO_PROCESS,
    DrawingRoom,
    Limits,
    room,
)
from spider_qt.ui.table.guest_art import GuestArt
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe

DEFAULT: Final = FolderCardTheme("classic", "Classic", resource_path("cards", "classic"))
FOUR: Final = FolderCardTheme("four", "Four", resource_path("cards", "four-colour"))
HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 50 70">{}</svg>'
)
RED: Final = HEAD.format('<rect width="50" height="70" fill="#ff0000"/>').encode()
SLOW: Final = HEAD.format(
    '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter><g id="a">'
    + '<rect width="50" height="70" fill="red" filter="url(#f)"/>' * 100
    + "</g>"
    + '<use xlink:href="#a"/>' * 160
).encode()
"""Several seconds of blurring, within what the check before drawing allows."""
SIZE: Final = (50.0, 70.0)
QUEEN: Final = (Suit.HEARTS, Rank.QUEEN)


@dataclass
class Set:
    """A card set of a plugin, whose back is as a test wants it."""

    svg: bytes
    id: str = "guest.set"
    name: str = "Set"

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        return FOUR.face_svg(suit, rank)

    def back_svg(self) -> bytes | None:
        return self.svg


@pytest.fixture
def make_room(qapp: QGuiApplication) -> Iterator[Callable[..., DrawingRoom]]:
    """Return what makes drawing rooms, which are closed in the end."""
    made: list[DrawingRoom] = []

    def make(limits: Limits | None = None, program: tuple[str, ...] | None = None) -> DrawingRoom:
        made.append(DrawingRoom(limits, program))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def guarded(inner: CardTheme, log: FaultLog | None = None) -> GuardedTheme:
    guard = Guard("guest", inner.id, FaultLog() if log is None else log)
    return GuardedTheme(inner.id, inner.name, inner, guard)


def guest(drawing: DrawingRoom, svg: bytes = RED, log: FaultLog | None = None) -> GuestArt:
    theme = guarded(Set(svg), log)
    return GuestArt(theme, theme, DEFAULT, drawing)


def back(art: CardArt, width: float = 50, ratio: float = 1) -> QImage:
    return art.back(width, width * 1.4, ratio).toImage()


def ours(width: float = 50) -> QImage:
    return back(CardArt(DEFAULT, DEFAULT, DEFAULT), width)


def done(drawing: DrawingRoom) -> Callable[[], bool]:
    return lambda: drawing.waiting == 0


@pytest.mark.parametrize(("width", "ratio"), [(50, 1), (61.5, 1.25), (90, 2)])
def test_pictures_are_those_that_are_drawn_at_once_pixel_for_pixel(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot, width: float, ratio: float
) -> None:
    art, plain = guest(make_room()), CardArt(FOUR, Set(RED), DEFAULT)
    size = width, width * 1.4, ratio
    faces = [(suit, rank) for suit in Suit for rank in (Rank.ACE, Rank.TEN, Rank.KING)]
    for face in faces:
        art.face(*face, *size)
    art.back(*size)
    qtbot.waitUntil(done(art._room), timeout=30000)
    for face in faces:
        mine, theirs = art.face(*face, *size), plain.face(*face, *size)
        assert mine.toImage() == theirs.toImage()
        assert mine.devicePixelRatio() == theirs.devicePixelRatio()
    assert art.back(*size).toImage() == plain.back(*size).toImage()
    assert art.faults == ()


def test_the_defaults_part_is_shown_until_the_picture_is_there(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    art = guest(make_room())
    assert back(art) == ours()
    with qtbot.waitSignal(art.drawn, timeout=30000):
        pass
    assert back(art).pixelColor(25, 35).name() == "#ff0000"


def test_no_process_runs_before_a_picture_is_wanted_and_one_draws_all(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room()
    art = guest(drawing)
    assert drawing.process_id == 0
    back(art)
    qtbot.waitUntil(done(drawing), timeout=30000)
    first = drawing.process_id
    assert first != 0
    art.face(*QUEEN, *SIZE)
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert drawing.process_id == first


def test_a_slow_picture_is_named_once_and_the_table_can_be_used_meanwhile(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    assert svg_fault(SLOW) is None
    log = FaultLog()
    drawing = make_room(Limits(picture=0.3))
    art = guest(drawing, SLOW, log)
    looked = 0
    while drawing.waiting or not looked:
        assert back(art) == ours()
        looked += 1
        qtbot.wait(10)
    assert looked > 5
    reason = "drawing it takes longer than 0.3 seconds"
    for width in (50, 60, 70):
        assert back(art, width) == ours(width)
    assert drawing.waiting == 0
    assert art.faults == (ArtFault("guest.set", "back", reason),)
    (told,) = log.faults
    assert (told.plugin, told.owner, told.error) == ("guest", "guest.set", f"back: {reason}")
    assert "update the plugin or remove it" in told.sentence.english


def test_the_other_pictures_of_a_set_with_a_slow_one_are_drawn(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    art = guest(make_room(Limits(picture=0.3)), SLOW)
    back(art)
    art.face(*QUEEN, *SIZE)
    qtbot.waitUntil(done(art._room), timeout=30000)
    face = CardArt(FOUR, FOUR, DEFAULT).face(*QUEEN, *SIZE).toImage()
    assert art.face(*QUEEN, *SIZE).toImage() == face


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_a_picture_that_ends_the_process_is_named_and_another_process_goes_on(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room(Limits(picture=600))
    art = guest(drawing, SLOW)
    back(art)
    qtbot.waitUntil(lambda: drawing._under_way is not None, timeout=30000)
    killed = drawing.process_id
    os.kill(killed, signal.SIGKILL)
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert back(art) == ours()
    assert art.faults == (ArtFault("guest.set", "back", CRASHED),)
    art.face(*QUEEN, *SIZE)
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert drawing.process_id not in (0, killed)
    assert art.face(*QUEEN, *SIZE).toImage() != ours()


def test_a_set_whose_pictures_all_hang_is_tried_no_more(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room(Limits(picture=0.3, strikes=1))
    art = guest(drawing, SLOW)
    back(art)
    art.face(*QUEEN, *SIZE)
    qtbot.waitUntil(done(drawing), timeout=30000)
    back(art)
    queen = art.face(*QUEEN, *SIZE).toImage()
    assert queen == CardArt(DEFAULT, DEFAULT, DEFAULT).face(*QUEEN, *SIZE).toImage()
    assert [fault.reason for fault in art.faults][1] == GIVEN_UP


def test_a_set_that_takes_too_long_in_all_is_tried_no_more(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room(Limits(owner=0))
    art = guest(drawing)
    back(art)
    art.face(*QUEEN, *SIZE)
    qtbot.waitUntil(done(drawing), timeout=30000)
    art.face(*QUEEN, *SIZE)
    assert art.faults == (ArtFault("guest.set", "QH", GIVEN_UP),)
    assert back(art).pixelColor(25, 35).name() == "#ff0000"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "it shows nothing"),
        ('<image href="../a.png" width="5" height="7"/>', "it names another file: '../a.png'"),
        ('<g id="a"><use href="#a"/></g>', "an element repeats itself"),
    ],
)
def test_what_the_check_refuses_is_named_as_before(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot, body: str, reason: str
) -> None:
    art = guest(make_room(), HEAD.format(body).encode())
    back(art)
    qtbot.waitUntil(done(art._room), timeout=30000)
    assert back(art) == ours()
    assert art.faults == (ArtFault("guest.set", "back", reason),)


def test_only_the_newest_size_is_drawn(make_room: Callable[..., DrawingRoom], qtbot: QtBot) -> None:
    drawing = make_room()
    art = guest(drawing)
    for width in range(40, 60):
        back(art, width)
    assert drawing.waiting == 1
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert back(art, 59).pixelColor(25, 35).name() == "#ff0000"
    assert {wish.width for wish in drawing._pictures} == {59}


def test_a_new_size_shows_the_last_ones_picture_until_its_own_is_there(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    art = guest(make_room())
    back(art)
    qtbot.waitUntil(done(art._room), timeout=30000)
    back(art)
    wider = art.back(100, 140, 2)
    assert art._room.waiting == 1
    assert (wider.width(), wider.devicePixelRatio()) == (200, 2)
    assert wider.toImage().pixelColor(100, 140).name() == "#ff0000"


def test_another_table_with_the_same_set_has_its_pictures_at_once(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room()
    art = guest(drawing)
    back(art)
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert back(guest(drawing)) == back(art)
    assert back(guest(drawing)) != ours()
    assert drawing.waiting == 0


def test_nothing_is_drawn_for_a_table_that_is_gone(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room()
    art = guest(drawing)
    back(art)
    del art
    qtbot.waitUntil(done(drawing), timeout=30000)
    assert drawing.process_id == 0
    assert not drawing._pictures


def test_an_idle_process_ends(make_room: Callable[..., DrawingRoom], qtbot: QtBot) -> None:
    drawing = make_room(Limits(idle=0.05))
    art = guest(drawing)
    back(art)
    qtbot.waitUntil(done(drawing), timeout=30000)
    qtbot.waitUntil(lambda: drawing.process_id == 0, timeout=30000)
    assert back(art) != ours()


def test_stopping_in_the_middle_of_a_picture_leaves_no_process(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot
) -> None:
    drawing = make_room()
    art = guest(drawing, SLOW)
    back(art)
    qtbot.waitUntil(lambda: drawing._under_way is not None, timeout=30000)
    number = drawing.process_id
    drawing.stop()
    assert drawing.process_id == 0
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    assert art.faults == ()
    assert back(art) == ours()  # and asks anew


@pytest.mark.parametrize(
    "program", [("no-such-program-anywhere",), (sys.executable, "-c", "raise SystemExit(3)")]
)
def test_where_no_process_starts_the_default_stays_and_the_reason_is_told(
    make_room: Callable[..., DrawingRoom], qtbot: QtBot, program: tuple[str, ...]
) -> None:
    art = guest(make_room(program=program))
    assert back(art) == ours()
    qtbot.waitUntil(done(art._room), timeout=30000)
    assert back(art) == ours()
    assert art.faults == (ArtFault("guest.set", "back", NO_PROCESS),)


@pytest.mark.parametrize(("faces", "theirs"), [("four", False), ("guest.set", True)])
def test_only_what_a_plugin_gives_is_drawn_elsewhere(
    qapp: QGuiApplication, faces: str, theirs: bool
) -> None:
    cards: dict[str, CardTheme] = {
        "classic": DEFAULT,
        "four": FOUR,
        "guest.set": guarded(Set(RED)),
    }
    wardrobe = Wardrobe(cards)
    assert isinstance(Outfit(Choice(faces=faces), wardrobe).art(dark=False), GuestArt) is theirs
    inked = Outfit(Choice(back=faces), wardrobe)
    assert isinstance(inked.art(dark=False), GuestArt) is theirs


def test_the_program_has_one_room(qapp: QGuiApplication) -> None:
    assert room() is room()
    assert room().process_id == 0
