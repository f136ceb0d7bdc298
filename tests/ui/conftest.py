"""The real window on a real journal and real settings, in a folder of its own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from spider_qt.builtins import (
    spider_card_themes,
    spider_scoring_schemes,
    spider_table_themes,
    spider_themes,
    spider_variants,
)
from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.moves import DealMove, OpenMove, Refusal, RunMove, parse_move
from spider_qt.engine.notation import parse_position
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Score
from spider_qt.engine.session import Session
from spider_qt.storage.journal import GameJournal
from spider_qt.storage.library import Library, Slot
from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.actions import Command
from spider_qt.ui.clock import ActiveClock
from spider_qt.ui.collection import Collection
from spider_qt.ui.controller import GameController
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.languages import Languages
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import MoveWish, NewGameWish
from spider_qt.ui.recording import Recorder
from spider_qt.ui.schemes import apply_scheme
from spider_qt.ui.tally import Tally
from spider_qt.ui.themes.outfit import Wardrobe

VARIANTS = {variant.id: variant for variant in spider_variants()}
SCHEMES = {scheme.id: scheme for scheme in spider_scoring_schemes()}
THEMES = {theme.id: theme for theme in spider_card_themes()}
TABLES = {table.id: table for table in spider_table_themes()}
LOOKS = {theme.id: theme for theme in spider_themes()}
DAY = "2026-11-30"
MEDIUM = NewGameWish("spider", 2, GroupRule.CLASSIC, 3)


class Installed:
    """The built-in games, as the registry holds them."""

    variants = MappingProxyType(VARIANTS)
    variant_by_prefix = MappingProxyType({v.prefix: v for v in VARIANTS.values()})
    schemes = MappingProxyType(SCHEMES)


class Hands:
    """A monotonic clock that a test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class WindowBench:
    """A window with everything it stands on."""

    window: MainWindow
    controller: GameController
    store: SettingsStore
    languages: Languages
    journal: Path
    hands: Hands
    bot: QtBot
    keeper: Keeper
    recorder: Recorder
    collection: Collection

    def deal_medium(self) -> None:
        self.controller.new_game(MEDIUM)

    def set_up(self, text: str, score: int | None = None, undo_limit: int | None = None) -> None:
        position = parse_position(text, VARIANTS)
        first = None if score is None else Score(score)
        scheme = SCHEMES["standard"]
        self.controller.start(
            sessions.begin(
                position.variant, scheme, position.layout, score=first, undo_limit=undo_limit
            )
        )

    def move(self, text: str) -> None:
        move = parse_move(text)
        if isinstance(move, OpenMove):
            session = self.controller.session
            move = game.resolve(session.variant, session.layout, move)
        assert isinstance(move, RunMove)
        self.controller.request_move(MoveWish(move))

    def do(self, command: Command) -> None:
        self.window.commands[command].trigger()

    def press(self, keys: str, where: QWidget | None = None) -> None:
        """Press keys, written as in Qt's portable notation, on the table or elsewhere."""
        QTest.keySequence(where or self.window.table, QKeySequence(keys))

    def pass_time(self, seconds: float) -> None:
        """Let time go by as it does, with a tick each second."""
        while seconds > 0:
            self.hands.now += min(1.0, seconds)
            seconds -= 1.0
            self.window._time._tick()

    def dialog(self, name: str) -> QDialog:
        """Return the open dialog of this name."""
        found = [d for d in self.dialogs() if d.objectName() == name]
        assert len(found) == 1, [d.objectName() for d in self.dialogs()]
        return found[0]

    def dialogs(self) -> list[QDialog]:
        every = self.window.findChildren(QDialog)
        return [dialog for dialog in every if dialog.isVisible()]

    def show(self) -> None:
        self.window.show()
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)


@pytest.fixture
def make_bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], WindowBench]]:
    """Return what makes windows, one after the other, on the same files."""
    made: list[WindowBench] = []

    def make() -> WindowBench:
        hands = Hands()
        path = tmp_path / "game.jsonl"
        store = SettingsStore(tmp_path / "settings.json")
        languages = Languages()
        journal = GameJournal(path)
        keeper = Keeper(tmp_path / "games", Installed(), journal)
        clock = ActiveClock(hands)
        controller = GameController(Installed(), journal, clock, archive=keeper)
        keeper.follow(controller)
        recorder = Recorder(tmp_path / "statistics.db", parent=controller)
        controller.game_ended.connect(recorder.note)
        window = MainWindow(controller, store, Wardrobe(THEMES, TABLES, LOOKS), languages)
        qtbot.addWidget(window)
        collection = Collection(controller, keeper, window)
        collection.given_up.connect(recorder.note)
        Tally(controller, lambda: recorder.store, lambda: keeper.library, window)
        made.append(
            WindowBench(
                window,
                controller,
                store,
                languages,
                path,
                hands,
                qtbot,
                keeper,
                recorder,
                collection,
            )
        )
        return made[-1]

    yield make
    QApplication.clipboard().clear()
    for bench in made:
        bench.recorder.close()
        bench.languages.leave()
    apply_scheme("system")


@pytest.fixture
def bench(make_bench: Callable[[], WindowBench]) -> WindowBench:
    """A window that is shown, with a game of two suits on the table; English."""
    made = make_bench()
    made.store.change(animation="off", language="en")
    made.window.table.set_options(made.window.table.options)
    made.deal_medium()
    made.show()
    return made


def dealt(number: int, deals: int = 1, suits: int = 2) -> Session:
    """A game of some deals, whose id is its number."""
    variant = VARIANTS["spider"].configured(suits, MEDIUM.rule)
    session = sessions.deal(variant, SCHEMES["standard"], number, None, f"{number:032x}")
    for second in range(deals):
        result = session.play(DealMove(), float(second))
        assert not isinstance(result, Refusal)
        session = result.session
    return session


@pytest.fixture
def library(bench: WindowBench) -> Library:
    return bench.keeper.library


@pytest.fixture
def three(library: Library) -> list[Slot]:
    """A game in progress with a name, one without, and one that was given up."""
    named = library.save_copy(dealt(1), DAY, "Grandma's game")
    plain = library.keep(dealt(2, 2, suits=4), DAY)
    ended = library.finish(dealt(3, 3, suits=1), DAY, State.ABANDONED)
    assert ended is not None
    return [named, plain, ended]
