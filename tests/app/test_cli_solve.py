"""``spider-qt solve``: what it prints replays, and it says no more than it knows."""

from pathlib import Path

from tests.app.commands import command

LOST = "T1: KS\nT2: QS\n"


def test_a_line_that_was_found_replays_to_a_win(tmp_path: Path) -> None:
    code = "SP1-S1C-AAAAAAD"
    found = command("solve", "--code", code, "--seconds", "60")
    assert found.status == 0
    assert found.out.startswith("# verdict: winnable\n")
    moves = tmp_path / "moves.txt"
    moves.write_text(found.out, encoding="utf-8")
    replayed = command("replay", "--code", code, moves, "--json")
    assert replayed.status == 0
    assert replayed.values["outcome"] == "won"


def test_json_has_the_keys_of_the_notation(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\n", encoding="utf-8")
    found = command("solve", "--from", file, "--json")
    assert found.status == 0
    assert set(found.values) == {"verdict", "moves", "nodes", "seconds"}
    assert found.values["verdict"] == "winnable"
    assert found.values["moves"] == ["T2x6>T1"]


def test_a_proof_that_nothing_wins_exits_with_1() -> None:
    lost = command("solve", "--from", "-", given=LOST)
    assert lost.status == 1
    assert lost.out.startswith("# verdict: unwinnable\n")


def test_no_time_is_no_proof() -> None:
    found = command("solve", "--code", "SP1-S4C-AAAAAAD", "--seconds", "0", "--json")
    assert found.status == 0
    assert found.values["verdict"] == "unknown"
    assert found.values["moves"] == []
