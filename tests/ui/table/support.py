"""What the tests of the table share: a small controller over a real game, plain art, checks."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.engine import game, notation
from spider_qt.engine.best import best_move
from spider_qt.engine.cards import Rank, Suit
from spider_qt.engine.moves import DealMove, Move, Reason, Refusal, RunMove
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.engine.scoring import Score, ScoringScheme
from spider_qt.engine.session import Advance, Session, begin, deal
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.ui.messages import (
    BestWish,
    LiftWish,
    MoveRefused,
    MoveWish,
    PauseChanged,
    SessionStarted,
    StepApplied,
)
from spider_qt.ui.table.animator import Animator
from spider_qt.ui.table.habits import habits_of
from spider_qt.ui.table.options import AnimationSpeed, TableOptions
from spider_qt.ui.table.placement import Picture, Spot, frame_for, picture_of
from spider_qt.ui.table.view import TableView
from tests.ui.table.positions import LONG

SPIDER = SpiderVariant("spider", "Spider", "SP")
STILL = TableOptions(animation=AnimationSpeed.OFF)


class PlainArt:
    """Cards as simple as can be: the rank as bars, the suit as a colour and a letterless shape."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], QPixmap] = {}
        self.asked: list[tuple[float, float, float]] = []

    def face(self, suit: Suit, rank: Rank, width: float, height: float, ratio: float) -> QPixmap:
        """A white card with as many bars as the rank, in the suit's colour."""
        return self._pixmap((suit, rank, width, height, ratio), width, height, ratio)

    def back(self, width: float, height: float, ratio: float) -> QPixmap:
        """A plain blue card."""
        return self._pixmap((None, None, width, height, ratio), width, height, ratio)

    def _pixmap(
        self, key: tuple[object, ...], width: float, height: float, ratio: float
    ) -> QPixmap:
        if (width, height, ratio) not in self.asked:
            self.asked.append((width, height, ratio))
        if key not in self._made:
            pixmap = QPixmap(round(width * ratio), round(height * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            suit, rank = key[0], key[1]
            hidden = suit is None
            painter.setBrush(QColor("#35589a") if hidden else QColor("white"))
            painter.setPen(QPen(QColor("#555555"), 1))
            edge = QRectF(0.5, 0.5, width - 1, height - 1)
            painter.drawRoundedRect(edge, width * 0.06, width * 0.06)
            if isinstance(suit, Suit) and isinstance(rank, Rank):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#c22222" if suit.is_red else "#222222"))
                for bar in range(rank):
                    painter.drawRect(QRectF(4 + bar * width * 0.065, 3, width * 0.04, height * 0.1))
            painter.end()
            self._made[key] = pixmap
        return self._made[key]


class FakeController:
    """Plays a real game for a view, as the real controller does: commit, then tell."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.paused = False
        self.view: TableView | None = None
        self.wishes: list[object] = []
        self.refusals: list[Refusal] = []

    def attach(self, view: TableView) -> None:
        """Answer this view's wishes."""
        self.view = view
        view.move_requested.connect(self._move)
        view.lift_requested.connect(self._lift)
        view.best_requested.connect(self._best)
        view.deal_requested.connect(self._deal)
        view.show_session(SessionStarted(self.session, resumed=True))

    def lift_refusal(self, source: PileId, count: int) -> Refusal | None:
        """Ask the rules."""
        return self.session.variant.lift_refusal(self.session.layout, source, count)

    def targets(self, source: PileId, count: int) -> tuple[PileId, ...]:
        """Ask the rules about every pile."""
        layout, variant = self.session.layout, self.session.variant
        return tuple(
            pile_id
            for pile_id in layout
            if game.refusal(variant, layout, RunMove(source, count, pile_id)) is None
        )

    def best(self, source: PileId, count: int) -> RunMove | None:
        """Ask the engine."""
        return best_move(self.session.variant, self.session.layout, source, count)

    def start(self, session: Session, *, resumed: bool = False) -> None:
        """Put another game on the table."""
        self.session = session
        assert self.view is not None
        self.view.show_session(SessionStarted(session, resumed))

    def play(self, move: Move, *, automatic: bool = False) -> None:
        """Play a move or tell why not."""
        self._tell(self.session.play(move), move, automatic=automatic)

    def undo(self) -> None:
        """Take a step back."""
        self._tell(self.session.undo(), None)

    def redo(self) -> None:
        """Play it once more."""
        self._tell(self.session.redo(), None)

    def pause(self, paused: bool) -> None:
        """Pause, or go on."""
        self.paused = paused
        assert self.view is not None
        self.view.show_pause(PauseChanged(paused))

    def _tell(
        self, result: Advance | Refusal, move: Move | None, *, automatic: bool = False
    ) -> None:
        assert self.view is not None
        if isinstance(result, Refusal):
            self.refusals.append(result)
            self.view.show_refusal(MoveRefused(result, move))
            return
        self.session = result.session
        self.view.apply_step(
            StepApplied(result.step, result.action, self.session.layout, automatic)
        )

    def _move(self, wish: MoveWish) -> None:
        self.wishes.append(wish)
        self.play(wish.move, automatic=wish.automatic)

    def _lift(self, wish: LiftWish) -> None:
        self.wishes.append(wish)
        refused = self.lift_refusal(wish.source, wish.count)
        if refused is not None:
            self._tell(refused, None)

    def _best(self, wish: BestWish) -> None:
        self.wishes.append(wish)
        refused = self.lift_refusal(wish.source, wish.count)
        if refused is None and (move := self.best(wish.source, wish.count)) is not None:
            self.play(move, automatic=True)
        else:
            self._tell(refused or Refusal(Reason.NO_TARGET), None)

    def _deal(self) -> None:
        self.wishes.append("deal")
        self.play(DealMove())


class _PlainScore:
    id = "test"
    name = "Test"

    def start(self, variant: Variant) -> Score:
        del variant
        return Score(500)

    def after(self, score: Score, deed: object) -> Score:
        del deed
        return score


def scheme() -> ScoringScheme:
    """Return a scheme that never counts."""
    return _PlainScore()


def dealt(number: int = 3, suits: int = 1) -> Session:
    """Return the session of a fresh deal."""
    return deal(SPIDER.configured(suits, SPIDER.rule), scheme(), number)


def position(text: str) -> Session:
    """Return a session that begins with a position in the text notation."""
    read = notation.parse_position(text, {"spider": SPIDER})
    return begin(read.variant, scheme(), read.layout)


def pictured(session: Session, width: float, height: float) -> Picture:
    """Return the picture of a session's table in a window of this size."""
    habits = habits_of(session.variant, session.start)
    return picture_of(session.layout, frame_for(habits, width, height, 1), habits)


def with_options(options: TableOptions, **changes: bool) -> TableOptions:
    """Return options with some of them changed."""
    return replace(options, **changes)  # type: ignore[arg-type]  # all of them are switches


def long_column() -> Session:
    """Return the session with a column of 25 cards."""
    return position(LONG)


def centre(view: TableView, spot: Spot) -> QPoint:
    """Return a point on the visible strip of a card, in viewport coordinates."""
    picture = view.picture
    assert picture is not None
    box = picture.card_box(spot)
    high = box.height
    tops = picture.tops.get(spot.pile, ())
    if spot.index is not None and spot.index + 1 < len(tops):
        high = tops[spot.index + 1] - box.y
    return QPoint(round(box.x + box.width / 2), round(box.y + high / 2))


def top(view: TableView, number: int) -> QPoint:
    """Return a point on the top card of a column, counted from 1."""
    picture = view.picture
    assert picture is not None
    return centre(view, picture.last_spot(column(number)))


def stock_point(view: TableView) -> QPoint:
    """Return a point on the stock."""
    picture = view.picture
    assert picture is not None
    box = picture.card_box(Spot(STOCK))
    return QPoint(round(box.x + box.width / 2), round(box.bottom - picture.frame.card_height / 2))


def nowhere(view: TableView) -> QPoint:
    """Return a point of the felt where nothing lies."""
    picture = view.picture
    assert picture is not None
    for y in range(view.viewport().height() - 1, 0, -3):
        for x in range(1, view.viewport().width(), 3):
            if not any(picture.box(pile_id).contains(x, y) for pile_id in picture.layout):
                return QPoint(x, y)
    raise AssertionError("the table is full")


def press(view: TableView, at: QPoint) -> None:
    """Press the left button."""
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def release(view: TableView, at: QPoint) -> None:
    """Let the left button go."""
    QTest.mouseRelease(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )


def click(view: TableView, at: QPoint) -> None:
    """Click the left button."""
    press(view, at)
    release(view, at)


def glide(view: TableView, start: QPoint, end: QPoint, steps: int = 6) -> None:
    """Move the pointer with the left button down."""
    for step in range(1, steps + 1):
        at = QPointF(start) + (QPointF(end) - QPointF(start)) * (step / steps)
        glob = QPointF(view.viewport().mapToGlobal(at))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            at,
            glob,
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view.viewport(), event)


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    """Press, move and let go."""
    press(view, start)
    glide(view, start, end)
    release(view, end)


def keys(view: TableView, *pressed: Qt.Key) -> None:
    """Press keys one after the other."""
    for key in pressed:
        QTest.keyClick(view, key)


def assert_scene_matches(view: TableView, session: Session, *, held: Sequence[object] = ()) -> None:
    """Check that the picture at rest is the game: every card, its place, its side, its order.

    Args:
        view: the table.
        session: the game it must show.
        held: cards in the player's hand, whose places are not checked.
    """
    scene, layout, picture = view.table_scene, session.layout, view.picture
    assert picture is not None
    assert picture.layout == layout
    assert set(scene.cards) == set(layout.cards())
    card_items = [item for item in scene.items() if hasattr(item, "card")]
    assert len(card_items) == len(scene.cards)
    width, height = view.viewport().width(), view.viewport().height()
    for pile_id, pile in layout.items():
        before = None
        for index, card in enumerate(pile.cards):
            if card in held:
                continue
            item = scene.cards[card]
            place = picture.places[card]
            assert (item.x(), item.y()) == (place.x, place.y), (pile_id.text, card.text)
            assert item.turn == (0.0 if index < pile.face_down else 1.0), (pile_id.text, index)
            assert item.x() >= 0
            assert item.x() + item.boundingRect().width() <= width + 1
            assert item.y() >= 0
            assert item.y() + item.boundingRect().height() <= height + 1
            if scene.hidden:
                assert not item.isVisible()
                continue
            if pile_id.kind is PileKind.TABLEAU:
                assert item.isVisible()
                if before is not None:
                    assert item.y() > before.y()
                    assert item.zValue() > before.zValue()
                before = item
        if pile and pile_id.kind is not PileKind.TABLEAU and not scene.hidden:
            shown = tuple(card for card in pile.cards if scene.cards[card].isVisible())
            if pile_id == STOCK:  # one card of each row, or the one that is dealt next
                assert len(shown) == (picture.habits.left(layout) if picture.habits.row else 1)
            elif pile_id.kind in (PileKind.WASTE, PileKind.RESERVE):  # the last ones, fanned
                assert shown
                assert shown == pile.cards[-len(shown) :]
            else:
                assert len(shown) == 1
    assert scene.count_shown == (0 if scene.hidden else picture.habits.left(layout))


def animator_of(view: TableView) -> Animator:
    """Return what moves the cards, to show any moment without waiting for it."""
    animator = view.findChild(Animator)
    assert isinstance(animator, Animator)
    return animator


def stopped_at(view: TableView, moment: float) -> Animator:
    """Show the moment so many milliseconds after the beginning, and let no time pass on."""
    animator = animator_of(view)
    animator.show_moment(moment)
    return animator
