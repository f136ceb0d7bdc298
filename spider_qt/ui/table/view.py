"""The view: Qt's events come in here, wishes go out, facts are shown."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from spider_qt.engine.layout import Layout
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import (
    MoveRefused,
    PauseChanged,
    SessionStarted,
    StepApplied,
    TableQueries,
)
from spider_qt.ui.table.access import TableAccess
from spider_qt.ui.table.desk import Desk
from spider_qt.ui.table.drawing import Art
from spider_qt.ui.table.hinting import Hint
from spider_qt.ui.table.input import Pointer, Press
from spider_qt.ui.table.keyboard import Keys
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.peek import PEEK_KEY, Peek
from spider_qt.ui.table.placement import Picture, Spot
from spider_qt.ui.table.repaint import Repainter
from spider_qt.ui.table.resizing import Resizing
from spider_qt.ui.table.scene import TableScene
from spider_qt.ui.table.spoken import step_words
from spider_qt.ui.themes.outfit import Outfit


class TableView(QGraphicsView):
    """The table as a widget.

    Args:
        queries: what may be asked about the game; asked only after a session was shown.
        art: the pictures of the cards.
        options: the table's manners.
        parent: the owner.
    """

    move_requested = Signal(object)
    """A MoveWish: the player put cards somewhere."""

    lift_requested = Signal(object)
    """A LiftWish: the player tried to take what may not be lifted; answer with a refusal."""

    best_requested = Signal(object)
    """A BestWish: the player wants cards sent to their best column."""

    deal_requested = Signal()
    """The player wants a row dealt."""

    def __init__(
        self,
        queries: TableQueries,
        art: Art,
        options: TableOptions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # A viewport made here is known to PySide. Qt's own one would have to be recognised,
        # for which PySide loads every widget class there is: a tenth of the start.
        self.setViewport(QWidget())
        # All of it is painted here; Qt would fill it with the window's colour first.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._desk = Desk(queries, art, options, self.palette(), self)
        drag, double = QApplication.startDragDistance(), QApplication.doubleClickInterval()
        self._pointer = Pointer(self._desk, drag, double)
        self._keys = Keys(self._desk)
        self.access = TableAccess(self, self._told_picture, lambda: self._keys.spot)
        self._peek = Peek(self._desk, self.access.announce, self._pointer.forget, self)
        self._resizing = Resizing(self._desk.scene, self)
        self._desk.move_requested.connect(self.move_requested)
        self._desk.lift_requested.connect(self.lift_requested)
        self._desk.best_requested.connect(self.best_requested)
        self._desk.deal_requested.connect(self.deal_requested)
        self.setScene(self._desk.scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self._repainter = Repainter(self._desk.scene, self.viewport(), self)
        # The clip that is set with the background holds for the items as well.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A movement without a button tells of a release that went elsewhere.
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(translate("Table", "Card table"))

    # Facts

    @property
    def table_scene(self) -> TableScene:
        """The scene, to read."""
        return self._desk.scene

    @property
    def picture(self) -> Picture | None:
        """What is shown once everything has come to rest; None before the first game."""
        return self._desk.picture

    @property
    def focus_spot(self) -> Spot | None:
        """Where the keyboard's focus is, shown or not; None before the first game."""
        return self._keys.spot

    @property
    def is_animating(self) -> bool:
        """Whether anything moves by itself."""
        return self._desk.animator.running

    @property
    def options(self) -> TableOptions:
        """The table's manners."""
        return self._desk.options

    @property
    def peeked(self) -> Spot | None:
        """The covered card that is shown whole while something is held; None if none is."""
        return self._peek.spot

    def show_session(self, fact: SessionStarted) -> None:
        """Put a game on the table in place of the last one."""
        self._peek.end()
        self._pointer.forget()
        self._fit()
        self._desk.begin(fact)
        self._keys.reset()

    def apply_step(self, fact: StepApplied) -> None:
        """Show a committed step: the cards travel from where they are to where they belong."""
        self._peek.end()
        self._desk.follow(fact)
        self._keys.show()
        self.access.announce(lambda: step_words(fact, self.picture))

    def show_layout(self, layout: Layout) -> None:
        """Show another moment of the game at once, as when a replay jumps."""
        self._peek.end()
        self._desk.show(layout)
        self._keys.show()

    def show_refusal(self, fact: MoveRefused) -> None:
        """Show that a wish was refused."""
        self._peek.end()
        self._desk.refuse(fact)
        self._keys.show()

    def show_pause(self, fact: PauseChanged) -> None:
        """Hide the cards and take no input while the game is paused."""
        self._peek.end()
        self._pointer.forget()
        self._desk.hide(fact.paused)
        self._keys.show()

    def set_options(self, options: TableOptions) -> None:
        """Take on other manners; motion under way ends."""
        self._peek.end()
        self._desk.take_options(options)
        self._keys.show()

    def keep_foot(self, height: int) -> None:
        """Keep so many pixels at the foot free of cards; something else is shown there."""
        self.setMinimumHeight(240 + height)
        self._desk.scene.keep_free(height)
        self._fit()

    def set_art(self, art: Art) -> None:
        """Draw with other cards from now on."""
        self._redraw(partial(self._desk.scene.repaint_with, art))

    def dress(self, outfit: Outfit) -> None:
        """Show another table, other faces and another back from now on."""
        self._redraw(partial(self._desk.scene.dress, outfit, self.palette()))

    @property
    def hint(self) -> Hint:
        """Marks cards and where they might go."""
        return self._desk.hint

    def celebrate(self) -> None:
        """Show that the game is won; it ends by itself or with the next input."""
        self._desk.celebrate()

    def finish_animations(self) -> None:
        """End all motion at once: the picture is the game."""
        self._desk.finish()

    def send_best(self) -> None:
        """Wish the group at the focus, or the one in the hand, to its best column."""
        if not self._pointer.dragging:
            self._keys.send_best()

    # Qt's events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Answer a press: the left button plays, the right one shows a covered card whole."""
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
            if not self._pointer.dragging:
                self._peek.show(self._spot_under(event))
            return
        self._press(event, doubled=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Answer the second press of a double click, which Qt sends in place of a press."""
        if event.button() == Qt.MouseButton.RightButton:
            self.mousePressEvent(event)
        else:
            self._press(event, doubled=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag; a drag whose release went elsewhere ends here."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            at = self._at(event.position())
            self._peek.slide(self._spot_under(event))
            self._pointer.move(at.x(), at.y())
        elif event.buttons() & Qt.MouseButton.RightButton and self._peek.spot is not None:
            self._peek.show(self._spot_under(event))
        else:
            self._pointer.cancel()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._peek.end()
        if event.button() == Qt.MouseButton.LeftButton:
            at = self._at(event.position())
            self._pointer.release(at.x(), at.y())
            self._keys.show()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table never scrolls."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keys; what the table does not know goes to the window."""
        if event.key() == PEEK_KEY and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.accept()
            if not event.isAutoRepeat() and not self._pointer.dragging:
                self._peek.show(self._keys.spot)
            return
        busy = self._peek.spot is not None or self._pointer.dragging
        if event.key() == Qt.Key.Key_Escape and busy:
            self._peek.end()
            self._pointer.cancel()
            event.accept()
            return
        if event.isAutoRepeat() and self._keys.acts(event.key()):
            event.accept()  # A key held down deals or lifts once, but walks on and on.
            return
        before = self._keys.spot
        if self._pointer.dragging or not self._keys.press(event.key(), event.modifiers()):
            event.ignore()
            return
        event.accept()
        if self._keys.spot != before:
            self.access.tell_focus()
            if self._peek.spot is not None:
                self._peek.show(self._keys.spot)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the card go that the key has shown whole."""
        if event.key() == PEEK_KEY and not event.isAutoRepeat():
            self._peek.end()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus if the keyboard brought it here."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._keys.visible = True
        self._keys.activate(True)
        super().focusInEvent(event)
        self.access.tell_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hold nothing any longer: the release of a drag may go elsewhere."""
        self._peek.end()
        self._pointer.forget()
        self._desk.put_back()
        self._keys.activate(False)
        super().focusOutEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Take note of a lost mouse grab and of another screen."""
        if event.type() == QEvent.Type.UngrabMouse:
            self._peek.end()
            self._pointer.cancel()
        return super().viewportEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take note of another screen's ratio, of the window going to the back, of colours."""
        kind = event.type()
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self._desk.animator.pace(self.screen().refreshRate())
        elif kind == QEvent.Type.WindowDeactivate:
            self._peek.end()
            self._pointer.forget()
            self._desk.put_back()
        elif kind == QEvent.Type.PaletteChange:
            self._redraw(partial(self._desk.scene.recolour, self.palette()))
        elif kind == QEvent.Type.LanguageChange:
            self.setAccessibleName(translate("Table", "Card table"))
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew; the cards are stretched until the size holds still."""
        super().resizeEvent(event)
        self._fit(later=self.isVisible())

    def showEvent(self, event: QShowEvent) -> None:
        """From now on motion can be seen."""
        super().showEvent(event)
        self._fit()
        self._desk.animator.pace(self.screen().refreshRate())
        self._desk.can_animate = True

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves or is held out of sight."""
        self._stop()
        self.access.close()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed, piece by piece."""
        for rect in self._repainter.pieces(event.region()):
            super().paintEvent(QPaintEvent(rect))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the table under the cards, and nothing outside of the part that is asked for."""
        painter.setClipRect(rect)
        self._desk.scene.draw_ground(painter, QRectF(rect))

    def _press(self, event: QMouseEvent, *, doubled: bool) -> None:
        event.accept()
        self._peek.end()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = self._at(event.position())
        if event.pointingDevice().type() != QInputDevice.DeviceType.Mouse:
            self._peek.touch(self._spot_under(event))
        self._keys.leave_to(self._spot_under(event))
        self._pointer.press(Press(at.x(), at.y(), event.timestamp(), doubled))

    def _at(self, position: QPointF) -> QPointF:
        """The scene's point under one of the viewport's; both have the same origin and scale."""
        return self.mapToScene(QPoint(0, 0)) + position

    def _spot_under(self, event: QMouseEvent) -> Spot | None:
        """The spot that an event of the mouse is about."""
        picture = self._desk.picture
        at = self._at(event.position())
        return None if picture is None else picture.spot_at(at.x(), at.y())

    def _told_picture(self) -> Picture | None:
        """What may be told: nothing of a paused game."""
        return self._desk.picture if self._desk.is_open else None

    def _fit(self, *, later: bool = False) -> None:
        self._peek.end()
        self._resizing.expect(later=later)
        self._desk.fit(self.viewport().width(), self.viewport().height(), self.devicePixelRatioF())
        self._keys.show()

    def _redraw(self, change: Callable[[], None]) -> None:
        if self._desk.redraw(change):
            self._peek.end()
            self._keys.show()

    def _stop(self) -> None:
        self._peek.end()
        self._resizing.finish()
        self._pointer.forget()
        self._desk.put_back()
        self._desk.can_animate = False
        self._desk.finish()
