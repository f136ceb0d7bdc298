"""The kept games: what is kept comes back, under its name, with what a list says of it."""

import json
from pathlib import Path

import pytest

from spider_qt.engine.ending import State
from spider_qt.storage import library as libraries
from spider_qt.storage.journal import FaultReason, encoded
from spider_qt.storage.library import Library
from spider_qt.storage.library_entry import LONGEST_NAME, plain_name
from tests.storage.helpers import random_game
from tests.storage.kept_games import (
    DAY,
    played,
    reloaded,
    touch,
)

# Keeping ---------------------------------------------------------------------------


def test_a_kept_game_comes_back_to_the_last_card_and_second(library: Library) -> None:
    session = played(1)
    slot = library.keep(session, DAY, b"picture")
    assert reloaded(library, slot) == session
    assert library.load(slot).started == DAY
    assert library.picture(slot) == b"picture"
    assert library.slots() == (slot,)


def test_a_list_says_of_a_game_what_it_is_and_how_it_stands(library: Library) -> None:
    session = played(1)
    entry = library.entry(library.keep(session, DAY))
    assert entry is not None
    assert (entry.id, entry.state, entry.name) == (session.id, State.IN_PROGRESS, "")
    assert (entry.game, entry.suits) == ("spider", session.variant.suits)
    assert (entry.moves, entry.score) == (session.moves, session.score.points)
    assert (entry.actions, entry.seconds) == (len(session.journal), session.seconds)
    assert entry.started == DAY
    assert entry.left[:2] == "20"


def test_a_folder_that_is_not_there_holds_no_games_and_is_not_made(
    library: Library, folder: Path
) -> None:
    assert library.slots() == ()
    assert not folder.exists()


def test_the_same_game_later_takes_the_place_of_its_earlier_state(library: Library) -> None:
    states = list(random_game(2, 9))
    first = library.keep(states[4], DAY)
    library.rename(first, "Tuesday")
    second = library.keep(states[9], DAY)
    assert second.key == first.key
    assert library.slots() == (second,)
    assert reloaded(library, second) == states[9]
    entry = library.entry(second)
    assert entry is not None
    assert entry.name == "Tuesday"


def test_a_state_with_other_moves_does_not_cost_the_one_that_was_kept(library: Library) -> None:
    states = list(random_game(2, 9))
    first = library.keep(states[9], DAY)
    again = library.keep(states[4], DAY)
    assert again.key != first.key
    assert again.game_id == first.game_id
    assert reloaded(library, first) == states[9]
    assert reloaded(library, again) == states[4]


def test_a_saved_copy_stays_as_it_was_whatever_follows(library: Library) -> None:
    states = list(random_game(2, 9))
    copy = library.save_copy(states[3], DAY, "before the risk")
    library.keep(states[9], DAY)
    library.finish(states[9], DAY, State.ABANDONED)
    assert reloaded(library, copy) == states[3]
    entry = library.entry(copy)
    assert entry is not None
    assert entry.name == "before the risk"


def test_any_number_of_copies_of_one_game_can_be_saved(library: Library) -> None:
    session = played(2)
    keys = {library.save_copy(session, DAY, f"copy {number}").key for number in range(5)}
    assert len(keys) == 5


# Finishing -------------------------------------------------------------------------


def test_a_finished_game_stays_to_be_watched_and_is_no_longer_in_progress(
    library: Library,
) -> None:
    states = list(random_game(3, 9))
    waiting = library.keep(states[5], DAY)
    library.rename(waiting, "mine")
    slot = library.finish(states[9], DAY, State.LOST)
    assert slot is not None
    assert library.slots() == (slot,)
    entry = library.entry(slot)
    assert entry is not None
    assert (entry.state, entry.name) == (State.LOST, "mine")
    assert reloaded(library, slot) == states[9]


def test_the_first_end_of_a_game_is_the_one_that_is_kept(library: Library) -> None:
    states = list(random_game(3, 9))
    slot = library.finish(states[9], DAY, State.WON)
    assert slot is not None
    assert library.finish(states[5], DAY, State.ABANDONED) is None
    assert library.slots() == (slot,)
    assert reloaded(library, slot) == states[9]


def test_another_end_of_a_restarted_game_is_kept_beside_the_first(library: Library) -> None:
    won = played(3)
    again = list(random_game(3, 0))[-1].hint(1.0)
    first = library.finish(won, DAY, State.WON)
    second = library.finish(again, DAY, State.ABANDONED)
    assert first is not None
    assert second is not None
    assert (reloaded(library, first), reloaded(library, second)) == (won, again)


def test_what_is_in_no_kept_end_of_its_game_stays_in_progress(library: Library) -> None:
    states = list(random_game(3, 9))
    library.finish(states[3], DAY, State.WON)
    waiting = library.keep(states[6], DAY)
    assert library.finish(states[9], DAY, State.ABANDONED) is None
    assert reloaded(library, waiting) == states[6]


def test_of_the_finished_games_the_newest_stay_and_those_with_a_name(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "FINISHED_LIMIT", 5)
    named = library.finish(played(100), DAY, State.WON)
    assert named is not None
    library.rename(named, "the best one")
    kept = []
    for number in range(1, 10):
        slot = library.finish(played(100 + number, 2), DAY, State.ABANDONED)
        assert slot is not None
        kept.append(slot.key)
        touch(slot, number)
        touch(named, 0)
    left = {slot.key for slot in library.slots()}
    assert named.key in left
    assert left - {named.key} == set(kept[-4:])


# Names -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Oma's   game ", "Oma's game"),
        ("two\nlines\tand\x00nothing", "two lines and nothing"),
        ("🂡 ♠ çağ", "🂡 ♠ çağ"),
        ("x" * 500, "x" * LONGEST_NAME),
        (" \n ", ""),
    ],
)
def test_a_name_is_one_line_that_a_list_can_show(library: Library, typed: str, name: str) -> None:
    slot = library.keep(played(1), DAY)
    library.rename(slot, typed)
    entry = library.entry(slot)
    assert entry is not None
    assert entry.name == plain_name(typed) == name


def test_a_lone_half_of_a_letter_in_a_name_harms_nothing(library: Library) -> None:
    slot = library.keep(played(1), DAY)
    library.rename(slot, "odd \ud800 name")
    entry = library.entry(slot)
    assert entry is not None
    assert entry.name == "odd name"


# Notes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "note", [None, b"", b"{}", b"[1]", b"\x80\x03}q\x00.", b'{"version": 2, "name": "kept"}']
)
def test_a_lost_or_odd_note_is_made_anew_from_the_game(
    library: Library, note: bytes | None
) -> None:
    session = played(4)
    slot = library.keep(session, DAY)
    path = slot.file(".json")
    if note is None:
        path.unlink()
    else:
        path.write_bytes(note)
    entry = library.entry(slot)
    assert entry is not None
    assert (entry.moves, entry.score) == (session.moves, session.score.points)
    assert entry.name == ("kept" if note and b"kept" in note else "")
    assert json.loads(path.read_bytes())["moves"] == session.moves


def test_a_note_that_is_older_than_its_game_is_not_believed(library: Library) -> None:
    states = list(random_game(4, 9))
    slot = library.keep(states[3], DAY)
    library.rename(slot, "mine")
    slot.path.write_bytes(encoded(states[9], DAY)[0])  # killed before the note was written
    newer = library.slots()[0]
    entry = library.entry(newer)
    assert entry is not None
    assert (entry.actions, entry.name) == (9, "mine")


def test_a_damaged_game_is_told_and_its_file_stays(library: Library) -> None:
    slot = library.keep(played(5), DAY)
    data = slot.path.read_bytes()
    lines = data.splitlines(keepends=True)
    damaged = b"".join([*lines[:3], b"x" + lines[3], *lines[4:]])
    slot.path.write_bytes(damaged)
    loaded = library.load(library.slots()[0])
    assert loaded.fault is not None
    assert (loaded.fault.reason, loaded.fault.line) == (FaultReason.DAMAGED_LINE, 4)
    assert loaded.session is not None
    assert len(loaded.session.journal) == 2
    assert slot.path.read_bytes() == damaged


def test_a_file_that_is_no_game_is_listed_and_nothing_is_known_of_it(
    library: Library, folder: Path
) -> None:
    folder.mkdir()
    (folder / f"{'a' * 32}.jsonl").write_bytes(b"no game\n")
    (slot,) = library.slots()
    assert library.entry(slot) is None


def test_other_files_in_the_folder_are_no_games(library: Library, folder: Path) -> None:
    library.keep(played(1), DAY)
    for name in ("notes.txt", "game.jsonl", f"{'b' * 32}.json", f"{'A' * 32}.jsonl"):
        (folder / name).write_bytes(b"{}")
    assert len(library.slots()) == 1
