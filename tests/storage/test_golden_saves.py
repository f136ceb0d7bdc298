"""Every game that a release has saved loads for ever, to the same card and point.

A release that changes the format adds files here; it never changes one.
"""

from pathlib import Path

import pytest

from spider_qt.engine.moves import Refusal
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.scoring import Action
from spider_qt.storage.journal import GameJournal, read_journal
from tests.storage.helpers import SCHEMES, VARIANTS

SAVES = sorted((Path(__file__).parent.parent / "data" / "saves").glob("*.jsonl"))


@pytest.fixture(params=SAVES, ids=lambda path: path.stem)
def save(request: pytest.FixtureRequest) -> Path:
    """Each saved game in turn."""
    file: Path = request.param
    return file


def test_a_kept_save_gives_the_table_score_and_moves_that_it_had(save: Path) -> None:
    loaded = read_journal(save, VARIANTS, SCHEMES)
    assert loaded.fault is None
    session = loaded.session
    assert session is not None
    end = Position(session.variant, session.layout, session.score.points, session.moves)
    assert format_position(end) == save.with_suffix(".txt").read_text(encoding="utf-8")
    assert loaded.started == "2026-11-30"


def test_a_kept_save_can_be_undone_as_far_as_its_limit(save: Path) -> None:
    session = read_journal(save, VARIANTS, SCHEMES).session
    assert session is not None
    undone = 0
    while not isinstance(result := session.undo(1.0), Refusal):
        session = result.session
        undone += 1
    if session.undo_limit is None:
        assert (session.layout, session.score) == (session.start, session.start_score)
    else:
        assert undone <= session.undo_limit


def test_this_program_still_writes_the_same_bytes(save: Path, path: Path) -> None:
    session = read_journal(save, VARIANTS, SCHEMES).session
    assert session is not None
    GameJournal(path).begin(session, "2026-11-30")
    assert path.read_bytes() == save.read_bytes()


def test_the_kept_saves_hold_every_kind_of_line() -> None:
    actions: set[Action] = set()
    starts: set[bytes] = set()
    for save in SAVES:
        loaded = read_journal(save, VARIANTS, SCHEMES)
        assert loaded.session is not None
        actions |= {entry.action for entry in loaded.session.journal}
        starts |= {key for key in (b'"code"', b'"position"') if key in save.read_bytes()}
    assert actions == set(Action)
    assert starts == {b'"code"', b'"position"'}
