"""``spider-qt solve``: whether a position can still be won, with the line that wins it."""

import argparse
import json
import textwrap
from typing import Final

from spider_qt.app.cli_streams import InputError
from spider_qt.engine.session import Session
from spider_qt.solver.search import Answer, Limits, Verdict, solve

DEFAULT_SECONDS: Final = 10.0
LONGEST_SECONDS: Final = 86_400.0
_SHORTENING: Final = 0.3
"""Seconds at most for making a line shorter, as the line is what is printed."""
_WIDTH: Final = 76


def seconds(text: str) -> float:
    """Read the value of ``--seconds``.

    Raises:
        argparse.ArgumentTypeError: if it is no number of seconds from 0 to a day.
    """
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= LONGEST_SECONDS:  # a NaN is not
        raise argparse.ArgumentTypeError(
            f"“{text}” is no time; write seconds from 0 to {LONGEST_SECONDS:.0f}, such as 2.5"
        )
    return value


def solve_session(session: Session, limit: float) -> Answer:
    """Look for a way to win the game as it stands.

    Args:
        session: the game; hidden cards are looked at.
        limit: how long, in seconds.

    Raises:
        InputError: if the position has no cards, so that there is nothing to solve.
    """
    check_cards(session)
    shorten = min(_SHORTENING, limit / 10)
    return solve(session.variant, session.layout, Limits(limit, shorten=shorten))


def check_cards(session: Session) -> None:
    """Refuse a table on which there is nothing to do.

    Raises:
        InputError: if it has no cards.
    """
    if not any(session.layout.cards()):
        raise InputError("The position holds no cards; give one with cards, or a game code.")


def answer_text(answer: Answer) -> str:
    """Return an answer as lines; the moves can be given to ``spider-qt replay``."""
    lines = [
        f"# verdict: {answer.verdict.value}",
        f"# nodes: {answer.nodes}",
        f"# seconds: {answer.seconds:.2f}",
    ]
    if answer.verdict is Verdict.UNKNOWN:
        lines.append("# Nothing was proven in this time; --seconds allows more.")
    words = " ".join(move.text for move in answer.moves)
    lines += textwrap.wrap(words, _WIDTH, break_long_words=False)
    return "".join(f"{line}\n" for line in lines)


def answer_json(answer: Answer) -> str:
    """Return an answer as JSON."""
    values = {
        "verdict": answer.verdict.value,
        "moves": [move.text for move in answer.moves],
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 3),
    }
    return json.dumps(values, indent=2) + "\n"
