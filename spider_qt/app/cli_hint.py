"""``spider-qt hint``: what to do next, by what is seen or, if asked for, by all cards."""

import json
from dataclasses import dataclass
from typing import Final

from spider_qt.app.cli_solve import DEFAULT_SECONDS, check_cards, solve_session
from spider_qt.engine.moves import Move
from spider_qt.engine.session import Session
from spider_qt.plugins.advice import PluginHint, other_hint, own_hint
from spider_qt.plugins.registry import Registry
from spider_qt.solver.fair import advise
from spider_qt.solver.search import Verdict
from spider_qt.text.hints import (
    LOST,
    NOTHING,
    WINS,
    hint_sentence,
    lost_sentence,
    nothing_sentence,
    plugin_sentence,
)
from spider_qt.text.sentence import Sentence, visible

PLUGIN: Final = "plugin"
"""The reason of a plugin's hint, whose own words only the sentence holds."""


@dataclass(frozen=True, slots=True)
class Told:
    """A hint for the command line.

    Args:
        move: what is advised, or None.
        reason: the id of why: one of ``fair.Why``, or ``winning_line``, ``unwinnable``, ``plugin``.
        sentence: the same for people.
    """

    move: Move | None
    reason: str
    sentence: Sentence

    @property
    def is_lost(self) -> bool:
        """Whether it is proven that nothing wins."""
        return self.reason == LOST


def hint_for(session: Session, registry: Registry, *, opened: bool) -> Told:
    """Say what to do next.

    Args:
        session: the game.
        registry: whose plugins may give hints.
        opened: whether hidden cards may be looked at. Where that decides nothing in the time
            of ``solve``, the fair hint is given all the same.

    Raises:
        InputError: if the position has no cards, so that there is nothing to say.
    """
    check_cards(session)
    told = _opened(session) if opened else None
    told = told or _of_plugin(session, own_hint(registry, session)) or _fair(session)
    if told.move is None and not told.is_lost:
        return _of_plugin(session, other_hint(registry, session)) or told
    return told


def _opened(session: Session) -> Told | None:
    """What a search says that has seen every card; None if it is won, or nothing was decided."""
    variant, layout = session.variant, session.layout
    if variant.is_won(layout):
        return None
    found = solve_session(session, DEFAULT_SECONDS)
    if found.verdict is Verdict.UNWINNABLE:
        return Told(None, LOST, lost_sentence())
    if not found.moves:
        return None
    first = found.moves[0]
    return Told(first, WINS, hint_sentence(layout, first, WINS, steps=len(found.moves)))


def _fair(session: Session) -> Told:
    variant, layout = session.variant, session.layout
    advice = advise(variant, layout)
    if advice.move is None:
        sentence = nothing_sentence(variant, layout, undo=session.history.can_undo)
        return Told(None, NOTHING, sentence)
    aim = advice.aim or ""
    sentence = hint_sentence(layout, advice.move, advice.why, aim, advice.steps)
    return Told(advice.move, advice.why.value, sentence)


def _of_plugin(session: Session, found: PluginHint | None) -> Told | None:
    if found is None:
        return None
    move, reason = found.hint.move, found.hint.reason
    return Told(move, PLUGIN, plugin_sentence(session.layout, move, reason, found.name))


def hint_text(told: Told) -> str:
    """Return a hint as lines; the move can be given to ``spider-qt replay``."""
    lines = [f"# reason: {told.reason}", f"# {visible(told.sentence.english)}"]
    if told.move is not None:
        lines.append(told.move.text)
    return "".join(f"{line}\n" for line in lines)


def hint_json(told: Told) -> str:
    """Return a hint as JSON."""
    move = told.move.text if told.move is not None else None
    return json.dumps({"move": move, "reason": told.reason}, indent=2) + "\n"
