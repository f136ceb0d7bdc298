"""Faults that players of such games have reported, played through the command line."""

from pathlib import Path
from typing import Any

from tests.app.commands import command, replayed
from tests.app.x1 import MOVES, POSITION

SPADES = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
HEARTS = SPADES.replace("S", "H")


def piles(values: dict[str, Any]) -> dict[str, list[str]]:
    lines = values["position"].splitlines()
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines}


def test_x1_a_recorded_game_plays_to_its_known_end(tmp_path: Path) -> None:
    said = replayed(POSITION, " ".join(MOVES), tmp_path)
    assert (said.status, said.err) == (0, "")
    values = said.values
    assert list(values) == ["position", "score", "moves", "outcome", "refusals", "runs"]
    table = piles(values)
    columns = [table[f"T{number}"] for number in range(1, 11)]
    assert [len(column) for column in columns] == [8, 7, 8, 5, 2, 6, 0, 6, 13, 13]
    assert sum(card.endswith("*") for column in columns for card in column) == 19
    assert len(table["stock"]) == 10
    assert table["done"] == ["D", "S"]
    assert (values["score"], values["moves"], values["runs"]) == (599, 101, 2)
    assert (values["outcome"], values["refusals"]) == ("playing", [])


def test_x1_the_runs_leave_at_the_actions_that_finish_them(tmp_path: Path) -> None:
    for action, column, done in ((22, "T8", ["D"]), (90, "T7", ["D", "S"])):
        before = replayed(POSITION, " ".join(MOVES[: action - 1]), tmp_path).values
        after = replayed(POSITION, " ".join(MOVES[:action]), tmp_path).values
        assert piles(before)["done"] == done[:-1]
        assert piles(after)["done"] == done
        assert after["score"] == before["score"] + 99
        taken = len(piles(before)[column]) - len(piles(after)[column])
        assert taken == 13 - int(MOVES[action - 1].partition("x")[2].partition(">")[0])


def test_x1_the_next_deal_is_refused_because_of_the_empty_column(tmp_path: Path) -> None:
    said = replayed(POSITION, " ".join([*MOVES, "D"]), tmp_path)
    assert said.status == 1
    (refusal,) = said.values["refusals"]
    assert list(refusal) == ["index", "move", "reason", "text"]
    assert (refusal["index"], refusal["move"]) == (102, "D")
    assert refusal["reason"] == "empty_column_blocks_deal"
    assert "column 7" in refusal["text"]
    assert (said.values["score"], said.values["moves"]) == (599, 101)


def test_x1_can_be_undone_to_the_first_card_and_redone(tmp_path: Path) -> None:
    back = replayed(POSITION, " ".join([*MOVES, *["undo"] * 101]), tmp_path).values
    start = replayed(POSITION, "", tmp_path).values
    assert back == start
    assert (start["score"], start["moves"], start["runs"]) == (500, 0, 0)
    there = replayed(POSITION, " ".join([*MOVES, *["undo redo"] * 101]), tmp_path).values
    assert there == replayed(POSITION, " ".join(MOVES), tmp_path).values


def test_a1_a_hidden_card_is_no_part_of_a_finished_run(tmp_path: Path) -> None:
    hidden = SPADES.replace("KS", "KS*")
    values = replayed(f"T1: {hidden}\nT2: AS", "T2>T1", tmp_path).values
    assert piles(values)["T1"] == [*hidden.split(), "AS"]
    assert (values["runs"], values["score"], values["refusals"]) == (0, 499, [])


def test_a1_with_an_open_king_the_run_leaves_and_turns_what_it_covered(tmp_path: Path) -> None:
    values = replayed(f"T1: 5H* {SPADES}\nT2: AS", "T2>T1", tmp_path).values
    assert piles(values)["T1"] == ["5H"]
    assert (values["runs"], values["score"]) == (1, 599)


def test_a2_a_hidden_card_is_never_lifted_even_if_it_fits(tmp_path: Path) -> None:
    said = replayed("T1: 9S* 8S\nT2: TS", "T1x2>T2", tmp_path)
    assert said.status == 1
    (refusal,) = said.values["refusals"]
    assert refusal["reason"] == "face_down"
    assert piles(said.values)["T1"] == ["9S*", "8S"]


def others(*numbers: int) -> str:
    """One card in each of these columns, so that none is empty."""
    cards = ["KD", "QD", "JD", "TD", "9D", "KC", "QC", "JC", "TC", "9C"]
    return "\n".join(f"T{n}: {cards[n - 1]}" for n in numbers)


def test_a3_a_run_that_a_dealt_card_finishes_leaves_after_the_row(tmp_path: Path) -> None:
    start = f"T1: {SPADES}\n{others(*range(2, 11))}\nstock: AS 2D 2D 2H 2H 2C 2C 3D 3H 3C"
    values = replayed(start, "D", tmp_path).values
    assert (values["runs"], values["score"], values["moves"]) == (1, 599, 1)
    table = piles(values)
    assert (table["done"], table["T1"], table["T2"]) == (["S"], [], ["QD", "2D"])
    undone = replayed(start, "D undo", tmp_path).values
    assert undone == replayed(start, "", tmp_path).values


def test_a4_one_deal_may_finish_two_runs_and_one_undo_brings_both_back(tmp_path: Path) -> None:
    start = (
        f"T1: {SPADES}\nT2: {HEARTS}\n{others(*range(3, 11))}\nstock: AS AH 2D 2D 2C 2C 3D 3C 3D 3C"
    )
    values = replayed(start, "D", tmp_path).values
    assert (values["runs"], values["score"]) == (2, 500 - 1 + 200)
    assert piles(values)["done"] == ["S", "H"]
    undone = replayed(start, "D undo", tmp_path).values
    assert undone == replayed(start, "", tmp_path).values
    assert (undone["score"], len(piles(undone)["stock"])) == (500, 10)


def test_a5_a_deal_onto_an_empty_column_is_refused_and_counts_nothing(tmp_path: Path) -> None:
    start = f"{others(*range(1, 10))}\nstock: AS AH 2D 2D 2C 2C 3D 3C 3D 3C"
    said = replayed(start, "D undo", tmp_path)
    assert said.status == 1
    deal, undo = said.values["refusals"]
    assert (deal["reason"], undo["reason"]) == ("empty_column_blocks_deal", "nothing_to_undo")
    assert "column 10" in deal["text"]
    assert (said.values["score"], said.values["moves"]) == (500, 0)


def test_a17_a_failed_drop_costs_no_point_and_makes_no_entry(tmp_path: Path) -> None:
    said = replayed("T1: 9H 8S\nT2: 8D\nT3: AS\nT4: 3D", "T1>T1 T1>T2 T4>T3 undo", tmp_path)
    assert said.status == 1
    assert [(one["index"], one["reason"]) for one in said.values["refusals"]] == [
        (1, "same_column"),
        (2, "wrong_rank"),
        (3, "onto_ace"),
        (4, "nothing_to_undo"),
    ]
    assert (said.values["score"], said.values["moves"]) == (500, 0)


def test_a22_cards_of_two_suits_do_not_travel_together_but_the_last_one_does(
    tmp_path: Path,
) -> None:
    start = "T1: 6H 8D 8H AH 4H 6H 5S\nT2: 7S\nT3: 6D"
    said = replayed(start, "T1x2>T2", tmp_path)
    (refusal,) = said.values["refusals"]
    assert refusal["reason"] == "not_same_suit"
    assert "5 of spades" in refusal["text"]
    alone = replayed(start, "T1x1>T3", tmp_path)
    assert (alone.status, piles(alone.values)["T3"]) == (0, ["6D", "5S"])
    relaxed = replayed(f"rule: relaxed\n{start}", "T1x2>T2", tmp_path)
    assert (relaxed.status, piles(relaxed.values)["T2"]) == (0, ["7S", "6H", "5S"])


def test_a_printed_position_can_be_read_back(tmp_path: Path) -> None:
    (tmp_path / "moves.txt").write_text(" ".join(MOVES[:60]), encoding="utf-8")
    (tmp_path / "rest.txt").write_text(" ".join([*MOVES[60:], "D"]), encoding="utf-8")
    (tmp_path / "start.txt").write_text(POSITION, encoding="utf-8")
    half = command("replay", "--from", tmp_path / "start.txt", tmp_path / "moves.txt")
    assert half.status == 0
    end = command("replay", "--from", "-", tmp_path / "rest.txt", given=half.out)
    assert end.status == 1
    assert (end.pile["score"], end.pile["moves"]) == (["599"], ["101"])
    assert "# outcome: playing\n# runs: 2\n# refused 42 D empty_column_blocks_deal: No " in end.out
