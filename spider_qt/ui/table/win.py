"""The win: the finished runs leave their piles as threads of a web that turns, and go home.

A run is a thread from the hub outwards, king first; all threads together make a spider's
web. It is drawn by one item of its own on top of the table, over cards that lie where they
belong: so it can end at any moment and there is nothing to put back.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import PileKind
from spider_qt.ui.table.geometry import Box
from spider_qt.ui.table.look import Look
from spider_qt.ui.table.placement import Picture, Spot

WIN_ORDER: Final = 3000.0

SPIN_OUT: Final = 2600.0
TURN: Final = 3600.0
GO_HOME: Final = 1900.0
LENGTH: Final = SPIN_OUT + TURN + GO_HOME
"""The parts of the show and all of it, in milliseconds at normal speed."""

FADE: Final = 600.0
"""How long the web takes to appear, and to go, where nothing is to travel."""

_FLIGHT: Final = 900.0
_SMALL: Final = 0.5
_HUB: Final = 0.2
_VEIL: Final = 120


class Spoke(NamedTuple):
    """A thread of the web: the cards from the hub outwards, and where they come from."""

    cards: tuple[Card, ...]
    home: tuple[float, float]


class Shown(NamedTuple):
    """A card of the web at a moment: its middle, and how much of it is seen."""

    card: Card
    x: float
    y: float
    opacity: float


class Web(NamedTuple):
    """All threads and the room that they have.

    Args:
        spokes: the threads, clockwise from the top.
        middle: the hub.
        reach: how far the threads go to the side and up, from the hub.
    """

    spokes: tuple[Spoke, ...]
    middle: tuple[float, float]
    reach: tuple[float, float]

    def moment(self, now: float) -> list[Shown]:
        """Return the cards as they are seen so long after the beginning, lowest first.

        Args:
            now: milliseconds at normal speed, 0 to ``LENGTH``.
        """
        longest = max((len(spoke.cards) for spoke in self.spokes), default=1)
        shown = []
        for ring in reversed(range(longest)):
            for number, spoke in enumerate(self.spokes):
                if ring < len(spoke.cards):
                    seen = self._card(now, number, ring, longest)
                    if seen is not None:
                        shown.append(seen)
        return shown

    def still(self) -> list[Shown]:
        """Return the cards of the whole web, at rest."""
        return self.moment(SPIN_OUT)

    def hanging(self, number: int, ring: int, longest: int, now: float) -> tuple[float, float]:
        """Return where a card hangs in the web, which turns by one thread during the show."""
        turned = (now - SPIN_OUT / 2) / (LENGTH - SPIN_OUT)
        outwards = ring / max(1, longest - 1)
        wave = math.sin((now - SPIN_OUT) / 520 - ring * 0.45) if now > SPIN_OUT else 0.0
        calm = min(1.0, max(0.0, (now - SPIN_OUT) / 500), max(0.0, (SPIN_OUT + TURN - now) / 500))
        far = _HUB + (1 - _HUB) * outwards + 0.022 * wave * max(0.0, calm)
        angle = math.tau * ((number + turned) / max(1, len(self.spokes)) - 0.25) + outwards * 0.42
        return (
            self.middle[0] + self.reach[0] * far * math.cos(angle),
            self.middle[1] + self.reach[1] * far * math.sin(angle),
        )

    def _card(self, now: float, number: int, ring: int, longest: int) -> Shown | None:
        spoke = self.spokes[number]
        spread = SPIN_OUT - _FLIGHT
        leaves = spread * (ring / longest + number / max(1, len(self.spokes)) / longest)
        returns = LENGTH - GO_HOME + (GO_HOME - _FLIGHT) * (1 - (ring + 1) / longest)
        out = _smooth((now - leaves) / _FLIGHT)
        back = _smooth((now - returns) / _FLIGHT)
        part = out * (1 - back)
        if part <= 0:
            return None
        x, y = self.hanging(number, ring, longest, now)
        home_x, home_y = spoke.home
        curl = math.sin(math.pi * part) * 0.18
        dx, dy = x - home_x, y - home_y
        return Shown(
            spoke.cards[ring],
            home_x + dx * part - dy * curl,
            home_y + dy * part + dx * curl,
            min(1.0, part * 6),
        )


def web_of(picture: Picture) -> Web:
    """Return the web of a game that is won, from where its cards lie.

    Args:
        picture: the table.
    """
    layout, frame = picture.layout, picture.frame
    done = [pile for pile in layout if pile.kind is PileKind.FOUNDATION and layout[pile]]
    piles = done or [pile for pile in layout if layout[pile]]
    spokes = []
    for pile_id in piles:
        box = picture.card_box(Spot(pile_id, len(layout[pile_id]) - 1))
        middle = (box.x + frame.card_width / 2, box.y + frame.card_height / 2)
        spokes.append(Spoke(_outwards(layout[pile_id].cards), middle))
    room = frame.card_width * _SMALL
    return Web(
        tuple(spokes),
        (frame.width / 2, frame.height / 2),
        (
            max(1.0, frame.width * 0.46 - room * 0.5),
            max(1.0, frame.height * 0.47 - room * 0.7),
        ),
    )


def _outwards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards by rank from the king, which sits at the hub."""
    return tuple(sorted(cards, key=lambda card: -card.rank))


class WinItem(QGraphicsItem):
    """The web on the table.

    Args:
        look: what everything on the table is drawn with.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._web = Web((), (0, 0), (1, 1))
        self._box = Box(0, 0, 1, 1)
        self._shown: list[Shown] = []
        self._opacity = 0.0
        self._small: dict[tuple[Card, int], QPixmap] = {}
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(WIN_ORDER)
        self.setVisible(False)

    @property
    def shown(self) -> Sequence[Shown]:
        """The cards as they are seen now."""
        return self._shown

    def begin(self, picture: Picture) -> None:
        """Take on a game that is won, or another size of its window."""
        self.prepareGeometryChange()
        self._web = web_of(picture)
        self._box = Box(0, 0, picture.frame.width, picture.frame.height)
        self._small.clear()
        self._shown = []

    def show_moment(self, now: float) -> None:
        """Show a moment of the show, in milliseconds at normal speed."""
        self._shown = self._web.moment(now)
        edge = min(now, LENGTH - now) / FADE
        self._show(min(1.0, max(0.0, edge)))

    def show_still(self, opacity: float) -> None:
        """Show the whole web at rest, more or less of it."""
        shown = [card._replace(opacity=opacity) for card in self._web.still()]
        if shown != self._shown or not self.isVisible():
            self._shown = shown
            self._show(opacity)

    def end(self) -> None:
        """Show nothing any more."""
        self._shown = []
        self._small.clear()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return QRectF(self._box.x, self._box.y, self._box.width, self._box.height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a veil over the table, the threads, and the cards on them."""
        veil = QColor(self._look.felt.shade)
        veil.setAlpha(round(_VEIL * self._opacity))
        painter.fillRect(self.boundingRect(), veil)
        self._threads(painter)
        for seen in self._shown:
            pixmap = self._pixmap(seen.card)
            ratio = pixmap.devicePixelRatio()
            left = seen.x - pixmap.width() / ratio / 2
            top = seen.y - pixmap.height() / ratio / 2
            if seen.opacity < 1:
                painter.setOpacity(seen.opacity)
            painter.drawPixmap(QPointF(left, top), pixmap)
            if seen.opacity < 1:
                painter.setOpacity(1.0)

    def _show(self, opacity: float) -> None:
        self._opacity = opacity
        self.setVisible(True)
        self.update()

    def _threads(self, painter: QPainter) -> None:
        """Join the cards of each thread, and those of each ring from thread to thread.

        As lines, not as one path: their ends lie under cards, and to stroke all of them as
        a whole took most of a frame on a large screen.
        """
        at = {seen.card: QPointF(seen.x, seen.y) for seen in self._shown}
        spokes = [[at[card] for card in spoke.cards if card in at] for spoke in self._web.spokes]
        lines = [QLineF(*pair) for points in spokes for pair in pairwise(points)]
        for ring in range(0, max((len(points) for points in spokes), default=0), 3):
            around = [spoke[ring] for spoke in spokes if ring < len(spoke)]
            if len(around) == len(spokes) > 2:
                lines += [QLineF(*pair) for pair in pairwise([*around, around[0]])]
        if not lines:
            return
        silk = QColor(self._look.felt.ink)
        silk.setAlpha(round(130 * self._opacity))
        painter.setPen(QPen(silk, max(1.0, self._look.width * 0.012)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawLines(lines)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _pixmap(self, card: Card) -> QPixmap:
        """The face at half its size: 104 whole cards would fill the table twice."""
        face = self._look.face(card)
        key = card, face.cacheKey()  # a face may be drawn anew, larger or in another style
        if key not in self._small:
            small = face.scaled(
                max(1, round(face.width() * _SMALL)),
                max(1, round(face.height() * _SMALL)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            small.setDevicePixelRatio(face.devicePixelRatio())
            self._small[key] = small
        return self._small[key]


class WinShow:
    """The show as a motion that the animator plays.

    Args:
        item: what draws it.
        factor: what durations are multiplied with.
        still: whether the web only appears and goes, because travel tires the player's eyes.
    """

    def __init__(self, item: WinItem, factor: float, *, still: bool) -> None:
        self._item = item
        self._factor = factor
        self._still = still
        self._since = 0.0
        self._now = 0.0

    def show(self, now: float) -> bool:
        """Show the moment; whether the show is over."""
        self._now = self._since + now / self._factor
        if self._now >= LENGTH:
            self._item.end()
            return True
        if self._still:
            edge = min(self._now, LENGTH - self._now) / FADE
            self._item.show_still(min(1.0, max(0.0, edge)))
        else:
            self._item.show_moment(self._now)
        return False

    def drop(self) -> None:
        """End before the end."""
        self._item.end()

    def again(self, picture: Picture) -> "WinShow":
        """Go on in a window of another size."""
        self._item.begin(picture)
        show = WinShow(self._item, self._factor, still=self._still)
        show._since = self._now
        return show


def _smooth(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * part * (3 - 2 * part)
