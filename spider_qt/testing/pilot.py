"""Hands and eyes for tests that play on the real table: the program's own window, offscreen."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spider_qt.api import (
    STOCK,
    Layout,
    PileId,
    PileKind,
    Refusal,
    ScoringScheme,
    StandardScoring,
    Variant,
)
from spider_qt.engine import session as sessions
from spider_qt.engine.session import Session
from spider_qt.ui.table.placement import Spot

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


class TablePilot:
    """Plays a game on the real window; every wish goes through mouse and keys.

    ``start`` begins a game; everything else is done to it. Columns count from 1.

    Args:
        qtbot: pytest-qt's.
        folder: where saves and settings are kept; it need not exist.
    """

    def __init__(self, qtbot: "QtBot", folder: Path) -> None:
        self._bot = qtbot
        self._folder = folder
        self._window: Any = None
        self._controller: Any = None
        self._languages: Any = None
        self.refusals: list[Refusal] = []
        """Every refusal since the start, oldest first."""

    def start(self, variant: Variant, number: int = 3, scheme: ScoringScheme | None = None) -> None:
        """Open the window, if it is not open, and deal a game in it.

        Args:
            variant: the game, with its options chosen.
            number: the deal number.
            scheme: how it is scored; the program's own scheme without it.
        """
        session = sessions.deal(variant, scheme or StandardScoring(), number)
        if self._window is None:
            self._open(variant, session.scheme)
        self.refusals.clear()
        self._controller.start(session)
        self._settle()

    # What is there ----------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game as the program holds it."""
        session: Session = self._controller.session
        return session

    @property
    def layout(self) -> Layout:
        """The cards as the program holds them."""
        return self.session.layout

    @property
    def points(self) -> int:
        """The score."""
        return self.session.score.points

    @property
    def refusal_text(self) -> str:
        """The sentence that the player reads about the last refusal; "" if there was none."""
        from spider_qt.text.refusals import refusal_sentence

        return refusal_sentence(self.refusals[-1]).english if self.refusals else ""

    @property
    def shown(self) -> Mapping[PileId, tuple[str, ...]]:
        """The cards as they are drawn, by pile, bottom to top; ``*`` marks hidden ones.

        Read from the scene's items, not from the game: what a player sees.
        """
        scene = self._window.table.table_scene
        picture = self._window.table.picture
        found: dict[PileId, tuple[str, ...]] = {}
        for pile, cards in picture.layout.items():
            items = [scene.cards[card] for card in cards.cards]
            found[pile] = tuple(
                item.card.text + ("" if item.turn == 1.0 else "*") for item in items
            )
        return MappingProxyType(found)

    def position(self, column: int, index: int = -1) -> tuple[float, float]:
        """Return where a card is drawn: its upper left corner, in pixels of the table.

        Args:
            column: the column, from 1.
            index: its place from the bottom, from 0; -1 for the last card.
        """
        pile = PileId(PileKind.TABLEAU, column - 1)
        item = self._window.table.table_scene.cards[self.layout[pile].cards[index]]
        return item.x(), item.y()

    # What a player does -------------------------------------------------------------

    def drag(self, source: int, target: int, count: int = 1) -> None:
        """Drag the last ``count`` cards of a column onto another, with the mouse."""
        start = self._point(PileId(PileKind.TABLEAU, source - 1), count)
        end = self._point(PileId(PileKind.TABLEAU, target - 1), 1)
        viewport = self._window.table.viewport()
        QTest.mousePress(viewport, _LEFT, _NONE, start)
        for step in range(1, 9):
            at = QPointF(start) + (QPointF(end) - QPointF(start)) * (step / 8)
            where = QPointF(viewport.mapToGlobal(at))
            button = Qt.MouseButton.NoButton
            move = QMouseEvent(QEvent.Type.MouseMove, at, where, button, _LEFT, _NONE)
            QApplication.sendEvent(viewport, move)
        QTest.mouseRelease(viewport, _LEFT, _NONE, end)
        self._settle()

    def click(self, column: int, count: int = 1) -> None:
        """Click on the card that lies ``count`` from the end of a column."""
        self._click(self._point(PileId(PileKind.TABLEAU, column - 1), count))

    def double_click(self, column: int, count: int = 1) -> None:
        """Double-click on a card, which sends it and those on it to their best column."""
        at = self._point(PileId(PileKind.TABLEAU, column - 1), count)
        self._click(at)
        QTest.mouseDClick(self._window.table.viewport(), _LEFT, _NONE, at)
        self._settle()

    def deal(self) -> None:
        """Click on the stock."""
        self._click(self._point(STOCK, 1))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        """Press a key on the table."""
        QTest.keyClick(self._window.table, key, modifier)
        self._settle()

    def undo(self) -> None:
        """Press the key for undo."""
        self.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def redo(self) -> None:
        """Press the key for redo."""
        self.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)

    def close(self) -> None:
        """Close the window; the fixture does so after the test."""
        if self._window is not None:
            self._window.close()
            self._languages.leave()

    # Inside -------------------------------------------------------------------------

    def _open(self, variant: Variant, scheme: ScoringScheme) -> None:
        from spider_qt.plugins.host import load_registry
        from spider_qt.storage.journal import GameJournal
        from spider_qt.storage.settings import SettingsStore
        from spider_qt.ui.controller import GameController
        from spider_qt.ui.languages import Languages
        from spider_qt.ui.main_window import MainWindow
        from spider_qt.ui.themes.outfit import Wardrobe

        self._folder.mkdir(parents=True, exist_ok=True)
        registry = load_registry(entry_points=())  # the program's own games and looks alone
        games = _Games(
            {**registry.variants, variant.id: variant}, {**registry.schemes, scheme.id: scheme}
        )
        store = SettingsStore(self._folder / "settings.json")
        store.change(animation="off", language="en")
        self._languages = Languages()
        self._controller = GameController(games, GameJournal(self._folder / "game.jsonl"))
        self._controller.move_refused.connect(lambda fact: self.refusals.append(fact.refusal))
        wardrobe = Wardrobe(registry.themes, registry.tables, registry.looks)
        self._window = MainWindow(self._controller, store, wardrobe, self._languages)
        self._bot.addWidget(self._window)
        self._window.resize(1000, 700)
        self._window.show()
        self._window.activateWindow()
        self._bot.waitUntil(self._window.isActiveWindow)

    def _point(self, pile: PileId, count: int) -> QPoint:
        """Return a point on the visible part of a card, in pixels of the table."""
        picture = self._window.table.picture
        cards = self.layout[pile].cards
        spot = picture.last_spot(pile)
        if pile.kind is PileKind.TABLEAU and cards:
            if not 1 <= count <= len(cards):
                raise ValueError(f"{pile.text} has {len(cards)} cards, not {count}")
            spot = Spot(pile, len(cards) - count)
        box = picture.card_box(spot)
        bottom = box.y + box.height
        if count > 1:
            bottom = picture.card_box(Spot(pile, len(cards) - count + 1)).y
        return QPoint(round(box.x + box.width / 2), round((box.y + bottom) / 2))

    def _click(self, at: QPoint) -> None:
        QTest.mouseClick(self._window.table.viewport(), _LEFT, _NONE, at)
        self._settle()

    def _settle(self) -> None:
        self._window.table.finish_animations()


class _Games:
    """The games and schemes that can be played in the test."""

    def __init__(
        self, variants: Mapping[str, Variant], schemes: Mapping[str, ScoringScheme]
    ) -> None:
        self.variants: Mapping[str, Variant] = MappingProxyType(dict(variants))
        by_prefix = {variant.prefix: variant for variant in variants.values()}
        self.variant_by_prefix: Mapping[str, Variant] = MappingProxyType(by_prefix)
        self.schemes: Mapping[str, ScoringScheme] = MappingProxyType(dict(schemes))
