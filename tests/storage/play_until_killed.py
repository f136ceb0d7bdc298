"""A program that plays and saves until it is killed; run by the kill test alone.

It acknowledges each state on standard output once the journal has it. The states
are those of ``all_states`` with the same seed, so that the test knows them too.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from spider_qt.engine.session import Session
from spider_qt.storage.journal import GameJournal
from tests.storage.helpers import random_game

ACTIONS_PER_GAME = 30


def all_states(seed: int) -> Iterator[Session]:
    """Yield the states of one short game after another, without end."""
    game = seed * 1000
    while True:
        yield from random_game(game, ACTIONS_PER_GAME)
        game += 1


def main() -> None:
    """Play; the arguments are the file and the seed."""
    journal = GameJournal(Path(sys.argv[1]))
    for session in all_states(int(sys.argv[2])):
        if session.journal:
            journal.append(session.journal[-1])
        else:
            journal.begin(session, "2026-11-30")
        os.write(1, b".")


if __name__ == "__main__":
    main()
