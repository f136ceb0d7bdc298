"""What the process that solves knows: the games, and who answers which question.

The built-in games are there at once. A game of a plugin, whose id begins with the
plugin's, is looked for only when one is asked about; no other plugin's code is run. The
process may be killed at any moment, and that must not look like a plugin's crash: it sets
no marks. The window has played by the game's rules before it asks.
"""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from spider_qt.engine.layout import Layout
from spider_qt.engine.notation import Position, PositionError, PositionFault, parse_position
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.plugins.host import BUILTINS, load_registry
from spider_qt.solver.questions import (
    Answer,
    DealAnswer,
    DealQuestion,
    Failed,
    HintAnswer,
    Question,
    SolveAnswer,
    SolveQuestion,
)
from spider_qt.solver.search import Limits, Verdict, solve

if TYPE_CHECKING:
    from spider_qt.plugins.registry import Registry

Stop = Callable[[], bool]


class Games:
    """The games by id, those of plugins from when they are first asked about."""

    def __init__(self) -> None:
        self._games: dict[str, Variant] = {}
        self._registries: list[Registry] = []
        self._take(load_registry(safe=True, entry_points=()))

    def read(self, text: str) -> Position:
        """Read a position.

        Raises:
            ValueError: if it cannot be used.
        """
        try:
            return parse_position(text, self._games)
        except PositionError as error:
            if error.fault is not PositionFault.UNKNOWN_GAME or self.game(error.found) is None:
                raise
        return parse_position(text, self._games)

    def game(self, id_: str) -> Variant | None:
        """Return a game, or None if no plugin that is on gives it."""
        if id_ not in self._games:
            self._look_for(id_)
        return self._games.get(id_)

    def _look_for(self, id_: str) -> None:
        from spider_qt.app.paths import app_paths
        from spider_qt.plugins.watch import WATCH
        from spider_qt.storage.settings import SettingsStore

        owner, paths = id_.partition(".")[0], app_paths()
        off = set(SettingsStore(paths.settings).settings.disabled_plugins)
        found = load_registry(safe=True, folder=paths.plugins)  # nothing of it is run
        off |= {info.id for info in found.plugins} - {owner, BUILTINS}
        WATCH.memory.allow()
        self._take(load_registry(off, folder=paths.plugins))

    def _take(self, registry: "Registry") -> None:
        self._registries.append(registry)
        self._games.update(registry.variants)


_games: list[Games] = []


def answer_to(question: Question, stop: Stop) -> Answer:
    """Answer a question.

    Args:
        question: what is asked.
        stop: asked again and again; what is answered after it says so does not matter.
    """
    if not _games:
        _games.append(Games())
    games = _games[0]
    try:
        if isinstance(question, DealQuestion):
            return _deal(question, games, stop)
        position = games.read(question.position)
        if not any(position.layout.cards()):
            return Failed("the position holds no cards")
        if isinstance(question, SolveQuestion):
            return _solved(question, position.variant, position.layout, stop)
        before = [games.read(text).layout for text in question.before]
        return _hint(position.variant, position.layout, before, stop)
    except ValueError as error:
        return Failed(f"the position cannot be used: {error}")


def _solved(question: SolveQuestion, variant: Variant, layout: Layout, stop: Stop) -> SolveAnswer:
    limits = Limits(question.seconds, question.nodes, shorten=question.shorten)
    found = solve(variant, layout, limits, stop)
    moves = tuple(move.text for move in found.moves)
    return SolveAnswer(found.verdict, moves, found.nodes, found.seconds, found.width)


def _hint(variant: Variant, layout: Layout, before: list[Layout], stop: Stop) -> HintAnswer:
    from spider_qt.solver.fair import advise

    advice = advise(variant, layout, before, stop=stop)
    move = advice.move.text if advice.move is not None else None
    return HintAnswer(move, advice.why, advice.aim or "", advice.steps)


def _deal(question: DealQuestion, games: Games, stop: Stop) -> DealAnswer | Failed:
    """Look through the deals from a number on, for one that is won and of a grade."""
    from spider_qt.deals.grades import can_promise, examine, grade_of
    from spider_qt.engine.deal import NUMBER_LIMIT

    variant = games.game(question.game)
    if variant is None:
        return Failed(f"there is no game {question.game!r:.60}")
    variant = variant.configured(question.suits, GroupRule(question.rule))
    if not can_promise(variant):
        return Failed(f"of {variant.name} no deals can be promised")
    until = monotonic() + question.seconds

    def over() -> bool:
        return monotonic() >= until or stop()

    for number in range(question.first, NUMBER_LIMIT):
        if over():
            break
        found = examine(variant, variant.deal(number), over)
        grade = grade_of(found, variant.suits)
        if found.verdict is Verdict.WINNABLE and question.grade in ("", grade):
            return DealAnswer(number, grade or "")
    return DealAnswer(None)
