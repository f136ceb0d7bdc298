"""The scene: one item per card, placed from the picture of the layout and from nothing else."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK, PileId, PileKind
from spider_qt.ui.schemes import is_dark
from spider_qt.ui.table.drawing import Art, Felt
from spider_qt.ui.table.geometry import OPEN_STEP, Box
from spider_qt.ui.table.habits import Habits
from spider_qt.ui.table.items import CardItem, CountItem, PauseItem, PlaceItem
from spider_qt.ui.table.look import Look
from spider_qt.ui.table.marks import MarkItem, MarkKind
from spider_qt.ui.table.placement import Picture, frame_for, picture_of
from spider_qt.ui.table.win import WinItem
from spider_qt.ui.themes.backdrop import Backdrop, trays_of
from spider_qt.ui.themes.ground import Ground
from spider_qt.ui.themes.outfit import Outfit

_NO_CARDS: frozenset[Card] = frozenset()


class TableScene(QGraphicsScene):
    """Shows layouts. Knows where things are, not what may be done with them."""

    def __init__(self, art: Art, palette: QPalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The table has at most some 150 items: an index costs more than it finds.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = Look(art, Felt(dark=is_dark(palette)))
        self._await_pictures(art)
        self._outfit: Outfit | None = None
        self._backdrop = Backdrop()
        self._ground: Ground | None = None
        self.cards: dict[Card, CardItem] = {}
        self.places: dict[PileId, PlaceItem] = {}
        self.picture: Picture | None = None
        self.hidden = False
        self._marks: dict[MarkKind, list[MarkItem]] = {}
        self._count = CountItem(self.look)
        self._pause = PauseItem(self.look)
        self.win = WinItem(self.look)
        self._count.setVisible(False)
        self._pause.setVisible(False)
        self.addItem(self._count)
        self.addItem(self._pause)
        self.addItem(self.win)
        self._window = (800.0, 600.0, 1.0)
        self._foot = 0.0
        self._habits: Habits | None = None
        self._left_handed = False
        self.stretches = False  # while the window is being resized, until sharpen

    @property
    def count_shown(self) -> int:
        """The number of deals that the stock's badge shows; 0 if it shows none."""
        return self._count.count

    def begin(self, layout: Layout, habits: Habits) -> None:
        """Put a new game's items on the table, in place of the last one's.

        Args:
            layout: the table now.
            habits: what is particular about the game.
        """
        self.clear_marks()
        items: list[QGraphicsItem] = [*self.cards.values(), *self.places.values()]
        for item in items:
            self.removeItem(item)
        self.cards = {card: CardItem(card, self.look) for card in layout.cards()}
        self.places = {pile_id: PlaceItem(pile_id, self.look) for pile_id in layout}
        for place in self.places.values():
            self.addItem(place)
        for card in self.cards.values():
            self.addItem(card)
        self._habits = habits
        self._lay_out(layout, habits)
        self.settle()

    def fit(self, width: float, height: float, ratio: float) -> None:
        """Lay the table out for a window; the cards go to their places with ``settle``.

        Args:
            width: in logical pixels.
            height: in logical pixels.
            ratio: device pixels per logical pixel of the view's screen.
        """
        same = self._window == (width, height, ratio) and self.look.is_sharp
        if same and self.picture is not None:  # as when a window of the same size comes back
            return
        self._window = (width, height, ratio)
        self._ground = None
        self.setSceneRect(0, 0, width, height)
        self._pause.place(Box(0, 0, width, height))
        self._lay_out_again()

    def keep_free(self, foot: float) -> None:
        """Lay no pile on the lowest part of the table, where messages are shown.

        Args:
            foot: how high that part is, in logical pixels; it shows the bare table.
        """
        self._foot = foot
        self._lay_out_again()

    def sharpen(self) -> None:
        """Draw the cards at their own size, if they are stretched."""
        self.stretches = False
        if not self.look.is_sharp:
            self.look.sharpen()
            self.update()

    def set_left_handed(self, left_handed: bool) -> None:
        """Put the stock on the left, or on the right."""
        if left_handed != self._left_handed:
            self._left_handed = left_handed
            self._lay_out_again()

    def show_layout(self, layout: Layout) -> None:
        """Take a layout as what is to be shown; the cards stay where they are for now."""
        if self.picture is None:
            return
        self.picture = self.picture.showing(layout)
        self._show_count()

    def settle(self, held: Collection[Card] = _NO_CARDS) -> None:
        """Put every card where the picture wants it, except those in the hand."""
        if self.picture is None:
            return
        covers = {**self.picture.covers, **self._fanned(self.picture)}
        for card, place in self.picture.places.items():
            if card not in held:
                item = self.cards[card]
                cover = covers.get(card)
                item.place(place, None if cover is None else self.cards[cover])
                if self.hidden:
                    item.show_or_hide(False)
        for pile_id, bare in self.places.items():
            cards = self.picture.layout[pile_id].cards
            whole = cards and pile_id != STOCK
            bare.cover(self.cards[cards[0]] if whole else None)

    def hide_cards(self, hidden: bool) -> None:
        """Hide all cards behind a pause sign, or show them again."""
        self.hidden = hidden
        self.clear_marks()
        self._pause.setVisible(hidden)
        self._show_count()
        self.settle()

    def repaint_with(self, art: Art) -> None:
        """Draw with other art from now on; the cards stay where they are for now."""
        if art is not self.look.art:
            self.look.art = art
            self._await_pictures(art)
        self._lay_out_again()  # another style may need another least step
        self.update()

    def recolour(self, palette: QPalette) -> None:
        """Take the table by day or by night, as a palette is."""
        dark = is_dark(palette)
        self._ground = None
        if self._outfit is None:
            self.look.recolour(Felt(dark=dark))
        else:
            felt = self._outfit.felt(dark=dark)
            self.look.recolour(felt)
            if hasattr(felt.form.tile, "guard"):  # a plugin's, which another process draws
                from spider_qt.ui.table.drawing_room import room

                self._await_pictures(room())
            art = self._outfit.art(dark=dark)
            if art is not self.look.art:
                self.repaint_with(art)
        self.update()

    def dress(self, outfit: Outfit, palette: QPalette) -> None:
        """Take another table, other faces and another back from now on."""
        self._outfit = outfit
        self.recolour(palette)

    def draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the table under the cards."""
        ground = self._ground
        if ground is None:  # several times a frame, so not made anew each time
            width, height, ratio = self._window
            look = self.look
            trays = () if self.picture is None else trays_of(self.picture)
            table, dark = look.felt.table, look.felt.is_dark
            ground = Ground(table, dark, width, height, ratio, look.width, trays)
            self._ground = ground
        self._backdrop.draw(painter, rect, ground)

    def mark(self, kind: MarkKind, boxes: Sequence[Box], order: float | None = None) -> None:
        """Show marks of one kind about these boxes, and no others of that kind."""
        items = self._marks.setdefault(kind, [])
        while len(items) > len(boxes):
            self.removeItem(items.pop())
        while len(items) < len(boxes):
            item = MarkItem(kind, self.look)
            self.addItem(item)
            items.append(item)
        for item, box in zip(items, boxes, strict=True):
            item.place(box)
            if order is not None:
                item.setZValue(order)

    def clear_marks(self, *kinds: MarkKind) -> None:
        """Remove the marks of these kinds, or all marks."""
        for kind in kinds or tuple(self._marks):
            for item in self._marks.pop(kind, ()):
                self.removeItem(item)

    def marked(self) -> Mapping[MarkKind, tuple[Box, ...]]:
        """Return what is marked now, for tests and screen readers."""
        return {kind: tuple(item.box for item in items) for kind, items in self._marks.items()}

    def _await_pictures(self, source: object) -> None:
        """Paint again whenever a picture comes that another process draws."""
        drawn = getattr(source, "drawn", None)  # see GuestArt, which few tables need
        if drawn is not None:
            drawn.connect(self._show_pictures, Qt.ConnectionType.UniqueConnection)

    def _show_pictures(self) -> None:
        self.update()

    def _lay_out_again(self) -> None:
        if self.picture is not None and self._habits is not None:
            self._lay_out(self.picture.layout, self._habits)

    def _lay_out(self, layout: Layout, habits: Habits) -> None:
        width, height, ratio = self._window
        look = self.look
        least = getattr(look.art, "index_foot", OPEN_STEP[1])
        frame = frame_for(
            habits,
            width,
            max(1.0, height - self._foot),
            1 / ratio,
            least=least,
            left_handed=self._left_handed,
        )
        resized = (look.width, look.height) != (frame.card_width, frame.card_height)
        if resized:
            for item in self.items():
                if isinstance(item, MarkItem | CountItem):
                    item.resize()
        look.resize(frame.card_width, frame.card_height, ratio, later=self.stretches)
        if resized:
            for card in self.cards.values():
                card.resize()
        self.picture = picture_of(layout, frame, habits)
        self._ground = None
        self._place_piles(self.picture)
        self._show_count()
        self.update()

    def _fanned(self, picture: Picture) -> dict[Card, Card]:
        """For each card shown of a pile that is no column, the one shown over it, if any."""
        covers: dict[Card, Card] = {}
        for pile_id, pile in picture.layout.items():
            if pile_id.kind is not PileKind.TABLEAU and len(pile) > 1:
                shown = [card for card in pile.cards if picture.places[card].visible]
                covers.update(pairwise(shown))
        return covers

    def _place_piles(self, picture: Picture) -> None:
        """Outlines of piles that overlap are drawn as far as they do not."""
        for pile_id, item in self.places.items():
            item.place(picture.outline(pile_id))

    def _show_count(self) -> None:
        picture = self.picture
        if picture is not None and STOCK in self.places:
            # Cards that a pause hides are still there.
            empty = "turn" if picture.habits.turns_over(picture.layout) else "cross"
            self.places[STOCK].mark("" if picture.layout.stock else empty)
        if picture is None or self.hidden or STOCK not in picture.slots:
            self._count.show_count(0, Box(0, 0, 0, 0))
            return
        self._count.show_count(picture.habits.left(picture.layout), picture.front)
