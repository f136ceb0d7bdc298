"""The window with its hints, for their tests; ``conftest`` makes it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from spider_qt.api import Hint, TableView
from spider_qt.engine.scoring import Action
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Registry
from spider_qt.ui.actions import Command
from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.hints import Hinter
from spider_qt.ui.table.marks import MarkKind
from tests.ui.conftest import WindowBench

NEARLY: Final = "suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\nT3: 9S\n"
TABLE: Final = """
suits: 2
stock: 2H 3H 4H 5H 6H 7H 8H 9H TH JH
T1: 2S* 3S* 9S
T2: KS* 5S* TS
T3: 4S* QS* JH
T4: 7S* 3H
T5: 8S* 4H
T6: AH* KH
T7: 6H* QH
T8: JS* 5H
T9: AS* 8H
T10: 6S* 3S
"""
HELPLESS: Final = "T1: KS\nT2: 2H\n"
LOOKING: Final = "Looking for a hint …"


class Host:
    """The plugins: the built-in ones, and who gives hints besides."""

    def __init__(self) -> None:
        self.registry = PluginHost(safe=True, entry_points=()).registry
        self.listeners: list[Callable[[Registry], object]] = []

    def listen(self, callback: Callable[[Registry], object]) -> None:
        self.listeners.append(callback)

    def add(self, adviser: "Adviser") -> None:
        self.registry = replace(self.registry, hint_providers={adviser.id: adviser})
        for listener in self.listeners:
            listener(self.registry)


class Adviser:
    """A plugin's provider that would play the last of the legal moves."""

    name = "Coach"

    def __init__(self, id_: str) -> None:
        self.id = id_

    def hint(self, view: TableView) -> Hint | None:
        return Hint(view.legal[-1], "I feel so.") if view.legal else None


@dataclass
class Hinted:
    """A window with its hints."""

    bench: WindowBench
    host: Host
    hinter: Hinter
    desk: SolverDesk

    def press(self) -> str:
        """Press H and wait for what is said."""
        self.bench.press("H")
        self.bench.bot.waitUntil(lambda: not self.hinter.waiting)
        return self.said

    @property
    def said(self) -> str:
        return self.bench.window.strip.text

    @property
    def given(self) -> int:
        """How many hints the journal has."""
        journal = self.bench.controller.session.journal
        return sum(entry.action is Action.HINT for entry in journal)

    @property
    def marked(self) -> bool:
        marked = self.bench.window.table.table_scene.marked()
        return bool(marked.get(MarkKind.HINT_SOURCE))

    @property
    def enabled(self) -> bool:
        return self.bench.window.commands[Command.HINT].isEnabled()


Make = Callable[..., Hinted]
