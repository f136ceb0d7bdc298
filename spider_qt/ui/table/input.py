"""The pointer: press, move and release of mouse, pen and finger, made into wishes.

Qt's double-click event is treated as the press that it stands for, and double taps are
told here, because a pen sends two presses and no double click. So no press is lost
and none counts twice.
"""

from typing import NamedTuple

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import STOCK
from spider_qt.ui.table.desk import Desk
from spider_qt.ui.table.hand import Grip
from spider_qt.ui.table.placement import Spot


class Press(NamedTuple):
    """One press of the main button, a pen tip or a finger.

    Args:
        x: where, in scene coordinates.
        y: where, in scene coordinates.
        time: when, in milliseconds of the event's clock.
        doubled: whether the system calls it the second of a double click.
    """

    x: float
    y: float
    time: int
    doubled: bool = False


class _Tap(NamedTuple):
    """A press that was answered, to know the second of a double tap."""

    card: Card
    time: int


class Pointer:
    """Makes presses, movements and releases into what the desk can do.

    Args:
        desk: the table.
        drag_distance: how far a press must move to be a drag, in pixels.
        double_interval: within how many milliseconds two taps are a double tap.
    """

    def __init__(self, desk: Desk, drag_distance: float, double_interval: int) -> None:
        self._desk = desk
        self._drag_distance = drag_distance
        self._double_interval = double_interval
        self._pressed: Press | None = None
        self._spot: Spot | None = None
        self._last: _Tap | None = None
        self._dragging = False

    @property
    def dragging(self) -> bool:
        """Whether a button is down and a drag under way."""
        return self._dragging

    def press(self, press: Press) -> None:
        """Answer a press: deal, send, or remember what a drag would take."""
        desk = self._desk
        self.cancel()
        desk.finish()
        if not desk.is_open or desk.picture is None:
            return
        spot = desk.picture.spot_at(press.x, press.y)
        if spot is not None and spot.pile == STOCK:
            self._last = None
            desk.deal()
            return
        if desk.options.double_click and self._is_second(press, spot):
            self._last = None
            assert spot is not None
            desk.send(spot)
            return
        self._last = self._tap(press, spot)
        self._pressed, self._spot = press, spot

    def move(self, x: float, y: float) -> None:
        """Answer a movement with the button down."""
        pressed, desk = self._pressed, self._desk
        if self._dragging:
            if self._holds:
                desk.hand.carry_to(x, y)
            return
        if pressed is None or self._spot is None:
            return
        if max(abs(x - pressed.x), abs(y - pressed.y)) < self._drag_distance:
            return
        self._last = None
        self._pressed = None
        if self._spot.index is None:
            return
        desk.put_back()
        if desk.lift(self._spot, Grip.DRAG, pressed.x, pressed.y):
            self._dragging = True
            desk.hand.carry_to(x, y)

    def release(self, x: float, y: float) -> None:
        """Answer a release: end the drag, or take the press as a click."""
        pressed, spot = self._pressed, self._spot
        dragging, self._dragging = self._dragging, False
        self._pressed = self._spot = None
        if dragging:
            if self._holds:
                self._desk.let_go(x, y)
        elif pressed is not None and self._desk.is_open:
            self._click(spot)

    def cancel(self) -> None:
        """Forget the press; a dragged group glides home."""
        dragging, self._dragging = self._dragging, False
        self._pressed = self._spot = None
        if dragging and self._holds:
            self._desk.put_back()

    def forget(self) -> None:
        """Forget the last tap as well: what lies there now is something else."""
        self.cancel()
        self._last = None

    @property
    def _holds(self) -> bool:
        """Whether what is in the hand is a drag's; a step may have emptied the hand."""
        held = self._desk.hand.held
        return held is not None and held.grip is Grip.DRAG

    def _click(self, spot: Spot | None) -> None:
        """A single click puts down a group that keys or a click hold, or takes one."""
        desk = self._desk
        held = desk.hand.held
        if held is not None:
            if spot is None or spot.pile == held.spot.pile:
                desk.put_back()
            else:
                desk.drop_on(spot.pile)
        elif desk.options.click_to_move and spot is not None and spot.index is not None:
            desk.lift(spot, Grip.CLICK)

    def _tap(self, press: Press, spot: Spot | None) -> _Tap | None:
        picture = self._desk.picture
        if picture is None or spot is None or spot.index is None:
            return None
        return _Tap(picture.layout[spot.pile].cards[spot.index], press.time)

    def _is_second(self, press: Press, spot: Spot | None) -> bool:
        """Whether a press is the second on the same card, by the system's word or the clock."""
        tap, last = self._tap(press, spot), self._last
        if tap is None:
            return False
        if last is None:
            return False
        in_time = 0 <= press.time - last.time <= self._double_interval
        return last.card == tap.card and (press.doubled or in_time)
