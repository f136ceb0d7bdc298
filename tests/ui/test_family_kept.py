"""Every game of the family is kept, taken up again, watched, shared as text and counted."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from spider_qt.engine import session as sessions
from spider_qt.engine.ending import State
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import Refusal
from spider_qt.engine.record import format_record, parse_record
from spider_qt.engine.session import Session
from spider_qt.storage.journal import GameJournal, resume
from spider_qt.storage.library import Library
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.storage.statistics_types import Filter
from spider_qt.ui.recording import record_of
from spider_qt.ui.replay.timeline import Film, Line

from .conftest import SCHEMES, VARIANTS

ACTIONS = 40
DAY = "2026-11-30"
NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def played(game: str) -> tuple[Session, ...]:
    """Return a game at its beginning and after each of some actions, undo and hints among them."""
    random = Random(game)
    variant = VARIANTS[game]
    variant = variant.configured(random.choice(variant.suit_choices), variant.rule_choices[0])
    session = sessions.deal(variant, SCHEMES["standard"], random.getrandbits(35), None, f"{7:032x}")
    states = [session]
    while len(states) <= ACTIONS:
        moves = legal_moves(variant, session.layout)
        seconds = float(len(states))
        if random.random() < 0.1:
            session = session.hint(seconds)
        else:
            back = not moves or random.random() < 0.15
            done = session.undo(seconds) if back else session.play(random.choice(moves), seconds)
            if isinstance(done, Refusal):
                done = session.play(moves[0], seconds)
                assert not isinstance(done, Refusal)
            session = done.session
        states.append(session)
    return tuple(states)


@pytest.mark.parametrize("game", sorted(VARIANTS))
def test_each_game_is_kept_watched_shared_and_counted(game: str, tmp_path: Path) -> None:
    states = played(game)
    half, last = states[ACTIONS // 2], states[-1]

    journal = tmp_path / "game.jsonl"
    GameJournal(journal).begin(half, DAY)
    found = resume(journal, VARIANTS, SCHEMES)
    assert (found.session, found.fault, found.trouble) == (half, None, None)
    found.journal.keep(last)
    assert resume(journal, VARIANTS, SCHEMES).session == last

    library = Library(tmp_path / "games", VARIANTS, SCHEMES)
    kept = library.load(library.keep(last, DAY))
    assert (kept.session, kept.started) == (last, DAY)

    film = Film(last)[Line.WHOLE]
    assert [film.moment(n).layout for n in range(len(film) + 1)] == [s.layout for s in states]
    assert [film.moment(n).points for n in range(len(film) + 1)] == [s.score.points for s in states]

    again = parse_record(format_record(last), VARIANTS, SCHEMES["standard"])
    assert again.refused is None
    assert again.session.layout == last.layout
    assert again.session.variant == last.variant

    store = StatisticsStore(tmp_path / "statistics.db")
    assert store.record(record_of(last, State.ABANDONED, NOON))
    figures = store.summary(Filter(variant=game, suits=last.variant.suits))
    assert (figures.played, figures.abandoned, figures.moves) == (1, 1, last.moves)
    assert figures.total_score == last.score.points
    store.close()
