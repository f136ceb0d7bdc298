"""The player's table of all games says what the games' own data say."""

from pathlib import Path

from spider_qt.builtins import spider_variants
from spider_qt.engine.spider_parameters import SpiderParameters

HEAD = "| Game | Code | Decks | Columns | Difficulty | Minutes | What it is |"


def rows() -> list[str]:
    """Return the rows of the table as they must be, in the order of the New game dialog."""
    made = []
    for game in spider_variants():
        assert isinstance(game, SpiderParameters)
        facts = (game.decks, len(game.columns), game.difficulty, game.minutes)
        told = " | ".join(map(str, facts))
        made.append(f"| {game.name} | {game.prefix} | {told} | {game.description} |")
    return made


def test_the_table_of_the_games_is_made_of_their_data(project_root: Path) -> None:
    lines = (project_root / "docs" / "games.md").read_text(encoding="utf-8").splitlines()
    assert HEAD in lines
    begin = lines.index(HEAD) + 2
    expected = rows()
    assert lines[begin : begin + len(expected)] == expected
    assert not "".join(lines[begin + len(expected) : begin + len(expected) + 1])
