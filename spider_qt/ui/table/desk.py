"""What can be done at the table, whoever does it: pointer, keys or the controller.

The desk owns scene, hand and animator, asks the game what is allowed, and sends the
player's wishes. It never changes the game and waits for nothing.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette

from spider_qt.engine.cards import Card
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Refusal, RunMove
from spider_qt.engine.piles import STOCK, PileId
from spider_qt.engine.scoring import Action
from spider_qt.ui.messages import (
    BestWish,
    LiftWish,
    MoveRefused,
    MoveWish,
    SessionStarted,
    StepApplied,
    TableQueries,
)
from spider_qt.ui.table.animator import Animator, Track
from spider_qt.ui.table.choreography import Stage, opening, stages
from spider_qt.ui.table.drawing import Art
from spider_qt.ui.table.habits import habits_of
from spider_qt.ui.table.hand import Grip, Hand, Held
from spider_qt.ui.table.hinting import Hint
from spider_qt.ui.table.marks import MarkKind
from spider_qt.ui.table.motion import tracks_faint, tracks_refused, tracks_still, tracks_through
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.placement import Picture, Spot
from spider_qt.ui.table.scene import TableScene
from spider_qt.ui.table.shade import shades_of
from spider_qt.ui.table.win import WinShow


class Desk(QObject):
    """The table's own logic between input, picture and wishes.

    Args:
        queries: what may be asked about the game.
        art: the pictures of the cards.
        options: the table's manners.
        palette: the colours of the window.
        parent: the owner.
    """

    move_requested = Signal(object)
    """A MoveWish: the player put cards somewhere."""

    lift_requested = Signal(object)
    """A LiftWish: the player tried to take what may not be taken."""

    best_requested = Signal(object)
    """A BestWish: the player wants cards sent to their best column."""

    deal_requested = Signal()
    """The player wants a row dealt."""

    def __init__(
        self,
        queries: TableQueries,
        art: Art,
        options: TableOptions,
        palette: QPalette,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.queries = queries
        self.options = options
        self.scene = TableScene(art, palette, self)
        self.scene.set_left_handed(options.left_handed)
        self.hand = Hand(self.scene)
        self.hint = Hint(self.scene)
        self.animator = Animator(self._settle, self)
        self.can_animate = False
        self._asked: tuple[Card, ...] = ()
        self._show: WinShow | None = None
        self._show_due = False

    @property
    def picture(self) -> Picture | None:
        """The picture of the game now, or None before the first one."""
        return self.scene.picture

    @property
    def is_open(self) -> bool:
        """Whether the player may do anything: a game is there and not paused."""
        return self.scene.picture is not None and not self.scene.hidden

    # Facts

    def begin(self, fact: SessionStarted) -> None:
        """Put a game on the table; a new deal is dealt before the player's eyes."""
        self._stop()
        self.hand.open()
        session = fact.session
        habits = habits_of(session.variant, session.start, session.layout)
        self.scene.begin(session.layout, habits)
        if not fact.resumed and not session.journal and STOCK in session.layout:
            self._deal_out(session.layout)

    def follow(self, fact: StepApplied) -> None:
        """Show a step that was committed."""
        self.hand.open()
        self._unmark_refusal()
        midway = self.animator.running and self._show is None
        self._stop()
        self.scene.show_layout(fact.layout)
        journey = stages(fact.step, fact.action)
        if journey[-1].layout != fact.layout:
            journey = (Stage(fact.layout),)
        elif midway and fact.action is Action.UNDO:
            journey = journey[-1:]  # what is still on its way turns back at once
        if self._animates:
            if self.options.less_motion:
                tracks = tracks_still(self.scene, self._factor)
            else:
                tracks = tracks_through(self.scene, journey, self._factor)
            self._place_all_but(track.card for track in tracks)
            self._play(tracks)
        else:
            self._settle()

    def show(self, layout: Layout) -> None:
        """Show another moment of the same game at once."""
        self.hand.open()
        self._unmark_refusal()
        self._stop()
        self.scene.show_layout(layout)
        self._settle()

    def refuse(self, fact: MoveRefused) -> None:
        """Show that a wish was refused: the cards go home shaking their heads."""
        self.hand.open()
        self._stop()
        picture = self.picture
        if picture is None or self.scene.hidden:
            return
        self._mark_refusal(fact.refusal, picture)
        if not self._animates:
            self._settle()
            return
        cards, away = self._refused_cards(fact, picture), self._away(picture)
        self._place_all_but((*cards, *away))
        tracks = tracks_faint if self.options.less_motion else tracks_refused
        self._play(tracks(self.scene, cards, away, self._factor))

    def hide(self, hidden: bool) -> None:
        """Hide the cards of a paused game, or show them again."""
        self._stop()
        self.hand.open()
        self.scene.hide_cards(hidden)

    def fit(self, width: float, height: float, ratio: float) -> None:
        """Take on a new window size."""
        self.scene.fit(width, height, ratio)
        self._take_places()

    def redraw(self, change: Callable[[], None]) -> bool:
        """Let the looks change; whether all cards have other places from now on.

        If they have not, as with most faces, what moves goes on.
        """
        before = self.picture
        change()
        if before is None or self.scene.picture is None:
            return False
        if self.scene.picture.frame == before.frame:
            return False
        self._take_places()
        return True

    def finish(self) -> None:
        """End all motion at once, and what a refusal has marked."""
        self._unmark_refusal()
        self._show_due = False
        self._show = None
        self.animator.finish()

    def celebrate(self) -> None:
        """Show that the game is won, once its last cards lie; any input ends it."""
        picture = self.picture
        if picture is None or not self._animates:
            return
        if self.animator.running:
            self._show_due = True
            return
        self._show_due = False
        self.scene.win.begin(picture)
        less = self.options.less_motion
        self._begin_show(WinShow(self.scene.win, max(0.5, min(1.4, self._factor)), still=less))

    def take_options(self, options: TableOptions) -> None:
        """Take on other manners; motion under way ends, what is held stays held."""
        self.finish()
        self.options = options
        self.scene.set_left_handed(options.left_handed)
        self._settle()
        self.hand.follow()
        self.hint.follow()

    # Wishes

    def lift(self, spot: Spot, grip: Grip, x: float = 0.0, y: float = 0.0) -> bool:
        """Take up a card with all that lies on it, or have it explained why not.

        Args:
            spot: the card.
            grip: what takes it.
            x: the pointer, for a drag.
            y: the pointer, for a drag.
        """
        picture = self.picture
        if picture is None or not self.is_open:
            return False
        self.finish()
        count = picture.count_from(spot)
        if spot.index is None or self.queries.lift_refusal(spot.pile, count) is not None:
            self.ask_lift(spot)
            return False
        box = picture.card_box(spot)
        hold = ((x - box.x) / box.width, (y - box.y) / box.height)
        targets = tuple(p for p in self.queries.targets(spot.pile, count) if p != spot.pile)
        best = self.queries.best(spot.pile, count)
        cards = picture.layout[spot.pile].taken(count)
        held = Held(spot, cards, grip, hold, targets, best.target if best else None, (x, y))
        self.hand.take(held, marked=self.options.mark_targets)
        return True

    def ask_lift(self, spot: Spot) -> None:
        """Ask why a card may not be taken."""
        picture = self.picture
        if picture is None:
            return
        count = max(1, picture.count_from(spot))
        self._asked = picture.layout[spot.pile].taken(min(count, len(picture.layout[spot.pile])))
        self.lift_requested.emit(LiftWish(spot.pile, count))
        self._asked = ()

    def put_back(self) -> None:
        """Let the held cards glide home; nothing is wished."""
        if self.hand.open() is not None:
            self._glide_home()

    def drop_on(self, pile_id: PileId, *, automatic: bool = False) -> None:
        """Let the held cards go over a pile and wish them there."""
        held = self.hand.open()
        if held is None:
            return
        if pile_id == held.spot.pile:
            self._glide_home()
            return
        move = RunMove(held.spot.pile, len(held.cards), pile_id)
        self.move_requested.emit(MoveWish(move, automatic))
        self._glide_home()

    def let_go(self, x: float, y: float) -> None:
        """End a drag at a point: on what takes the cards, or on what explains why not."""
        held, picture = self.hand.held, self.picture
        if held is None or picture is None:
            return
        self.hand.carry_to(x, y)
        if held.over is not None:
            self.drop_on(held.over)
        elif self.options.auto_place and held.best is not None:
            self.drop_on(held.best, automatic=True)
        else:
            under = next((p for p in picture.piles if picture.box(p).contains(x, y)), None)
            self.drop_on(held.spot.pile if under is None else under)

    def send(self, spot: Spot) -> None:
        """Wish a card with all that lies on it to its best column."""
        picture = self.picture
        if picture is None or not self.is_open:
            return
        self.put_back()
        self.finish()
        count = max(1, picture.count_from(spot))
        self._asked = picture.layout[spot.pile].taken(picture.count_from(spot))
        self.best_requested.emit(BestWish(spot.pile, count))
        self._asked = ()

    def deal(self) -> None:
        """Wish for a row."""
        if self.is_open:
            self.put_back()
            self.finish()
            self.deal_requested.emit()

    # The picture

    @property
    def _factor(self) -> float:
        return self.options.animation.factor

    @property
    def _animates(self) -> bool:
        return self.can_animate and self._factor > 0 and not self.scene.hidden

    def _settle(self) -> None:
        """Put all but the held cards where they belong; a win is shown after that."""
        self.scene.settle(self.hand.cards)
        self._show = None
        if self._show_due:
            self.celebrate()

    def _take_places(self) -> None:
        """Put all into its new places; what moved is at its goal, what is held stays held.

        Only the show of a win goes on, in the new size.
        """
        show, due = self._show, self._show_due
        self._show_due, self._show = False, None
        self.animator.stop()
        self._unmark_refusal()
        self.scene.settle(self.hand.cards)
        self.hand.follow()
        self.hint.follow()
        if show is not None and self.picture is not None:
            self._begin_show(show.again(self.picture))
        elif due:
            self.celebrate()

    def _stop(self) -> None:
        """Stop all motion where it is, for something else to begin."""
        self.hint.clear()
        self._show_due = False
        self._show = None
        self.animator.stop()

    def _play(self, tracks: Sequence[Track]) -> None:
        self.animator.play([*tracks, *shades_of(self.scene, tracks)])

    def _begin_show(self, show: WinShow) -> None:
        self.animator.play([show])
        self._show = show

    def _glide_home(self) -> None:
        """Bring cards home that lie elsewhere without being on their way."""
        picture = self.picture
        if picture is None or self.animator.running:
            return
        away = self._away(picture)
        if not away or not self._animates:
            self._settle()
            return
        self._place_all_but(away)
        tracks = tracks_faint if self.options.less_motion else tracks_refused
        self._play(tracks(self.scene, (), away, self._factor))

    def _away(self, picture: Picture) -> tuple[Card, ...]:
        """The cards that do not lie where they belong."""
        items = self.scene.cards
        return tuple(
            card
            for card, place in picture.places.items()
            if (items[card].x(), items[card].y()) != (place.x, place.y)
        )

    def _place_all_but(self, moving: Iterable[Card]) -> None:
        self.scene.settle(frozenset(moving))

    def _deal_out(self, layout: Layout) -> None:
        picture = self.picture
        if picture is None or not self._animates or self.options.less_motion:
            return
        stage = opening(layout)
        front = picture.front
        for card in stage.delays:
            item = self.scene.cards[card]
            item.move_to(front.x, front.y)
            item.show_turn(0.0)
        self._play(tracks_through(self.scene, (stage,), self._factor))

    def _refused_cards(self, fact: MoveRefused, picture: Picture) -> tuple[Card, ...]:
        if isinstance(fact.move, RunMove) and fact.move.source in picture.layout:
            pile = picture.layout[fact.move.source]
            return pile.taken(min(fact.move.count, len(pile)))
        if isinstance(fact.move, DealMove):
            return picture.layout.stock.taken(min(1, len(picture.layout.stock)))
        return self._asked

    def _mark_refusal(self, refusal: Refusal, picture: Picture) -> None:
        """Mark the empty column that stands in the way of a deal, until the next input."""
        pile_id = refusal.pile
        self._unmark_refusal()
        if pile_id is not None and pile_id in picture.layout and not picture.layout[pile_id]:
            self.scene.mark(MarkKind.REFUSED, [picture.card_box(Spot(pile_id))], 460.0)

    def _unmark_refusal(self) -> None:
        self.scene.clear_marks(MarkKind.REFUSED)
