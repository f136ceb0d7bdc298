"""A game that was copied as text runs in the terminal as it stands."""

from pathlib import Path

from spider_qt.builtins import spider_scoring_schemes, spider_variants
from spider_qt.engine.record import format_record, parse_record
from spider_qt.engine.session import code_of

from .commands import ROOT, command

VARIANTS = {variant.id: variant for variant in spider_variants()}
STANDARD = next(iter(spider_scoring_schemes()))


def test_the_command_line_replays_a_copied_game_to_the_same_end(tmp_path: Path) -> None:
    kept = (ROOT / "tests/data/won/two-suits.txt").read_text(encoding="utf-8")
    code = kept.split()[1].rstrip(":")
    session = parse_record(f"{code}\n{kept}", VARIANTS, STANDARD).session
    text = format_record(session)
    assert code_of(session) == code
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    said = command("replay", "--code", code, file, "--json")
    assert (said.status, said.err) == (0, "")
    assert said.values["outcome"] == "won"
    assert said.values["refusals"] == []
    assert (said.values["score"], said.values["moves"]) == (session.score.points, session.moves)
