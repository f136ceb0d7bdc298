"""The 72 games that players of PySolFC know as Spider's family: each a file, or the reason why not.

The numbers are PySolFC's. A game with fewer suits is the same file with that choice of suits.
"""

from collections import Counter
from dataclasses import dataclass

import pytest

from spider_qt.builtins.family import family

GAMES = {game.id: game for game in family()}

HIDDEN_ABOVE_OPEN = (
    "its columns are dealt down, up, down, up: a face-down card above a face-up one, which the "
    "table's piles cannot hold (they count the face-down cards at the bottom)"
)
FOUR_ACES = (
    "four aces of one colour leave together beside the runs that go down by twos, a second kind "
    "of group that no key says"
)


@dataclass(frozen=True)
class Row:
    """One of the 72.

    Args:
        number: PySolFC's number.
        name: PySolFC's name.
        file: our file, empty if there is none.
        suits: with how many suits, 0 for the file's own number.
        reason: why there is no file.
    """

    number: int
    name: str
    file: str = ""
    suits: int = 0
    reason: str = ""


TABLE = (
    Row(10, "Relaxed Spider", "relaxed-spider"),
    Row(11, "Spider", "spider"),
    Row(269, "Spider (1 suit)", "spider", 1),
    Row(270, "Spider (2 suits)", "spider", 2),
    Row(461, "Open Spider", "open-spider"),
    Row(49, "Black Widow", "black-widow"),
    Row(680, "Tarantula", "tarantula"),
    Row(14, "Grounds for a Divorce", "grounds-for-a-divorce"),
    Row(401, "Big Divorce", "big-divorce"),
    Row(455, "Very Big Divorce", "very-big-divorce"),
    Row(114, "Grandmother's Game", "grandmothers-game"),
    Row(384, "Big Spider", "big-spider"),
    Row(445, "Big Spider (1 suit)", "big-spider", 1),
    Row(446, "Big Spider (2 suits)", "big-spider", 2),
    Row(449, "Spider 3x3", "spider-3x3"),
    Row(670, "Chinese Spider", "chinese-spider"),
    Row(454, "Spider (4 decks)", "spider-4-decks"),
    Row(24, "Spiderette", "spiderette"),
    Row(47, "Baby Spiderette", "baby-spiderette"),
    Row(48, "Will o' the Wisp", "will-o-the-wisp"),
    Row(870, "Fair Maids", "fair-maids"),
    Row(50, "Simple Simon", "simple-simon"),
    Row(366, "Simon Jester", "simon-jester"),
    Row(309, "Mrs. Mop", "mrs-mop"),
    Row(441, "York", "york"),
    Row(444, "Big York", "big-york"),
    Row(194, "Rachel", "rachel"),
    Row(689, "Brush", "brush"),
    Row(359, "Spider Web", "spider-web"),
    Row(570, "Long Tail", "long-tail"),
    Row(571, "Short Tail", "short-tail"),
    Row(917, "Astrocyte", "astrocyte"),
    Row(666, "Trapdoor Spider", "trapdoor-spider"),
    Row(458, "Spidike", "spidike"),
    Row(459, "Fred's Spider", "freds-spider"),
    Row(460, "Fred's Spider (3 decks)", "freds-spider-3-decks"),
    Row(671, "Incompatibility", "incompatibility"),
    Row(341, "Cicely", "cicely"),
    Row(29, "Scorpion", "scorpion"),
    Row(672, "Scorpion II", "scorpion-ii"),
    Row(185, "Wasp", "wasp"),
    Row(976, "Wasp II", "wasp-ii"),
    Row(346, "Scorpion Tail", "scorpion-tail"),
    Row(511, "Double Scorpion", "double-scorpion"),
    Row(512, "Triple Scorpion", "triple-scorpion"),
    Row(345, "Scorpion Head", "scorpion-head"),
    Row(305, "Three Blind Mice", "three-blind-mice"),
    Row(543, "Farmer's Wife", "farmers-wife"),
    Row(544, "How They Run", "how-they-run"),
    Row(344, "Chelicera", "chelicera"),
    Row(382, "Applegate", "applegate"),
    Row(530, "Russian Spider", "russian-spider"),
    Row(531, "Double Russian Spider", "double-russian-spider"),
    Row(897, "Kiev", "kiev"),
    Row(919, "Dnieper", "dnieper"),
    Row(963, "Sevastopol", "sevastopol"),
    Row(825, "Scorpion Towers", "scorpion-towers"),
    Row(342, "Trillium", reason=HIDDEN_ABOVE_OPEN),
    Row(343, "Lily", reason=HIDDEN_ABOVE_OPEN),
    Row(501, "Wake-Robin", reason=HIDDEN_ABOVE_OPEN),
    Row(502, "Wake-Robin (3 decks)", reason=HIDDEN_ABOVE_OPEN),
    Row(685, "Fechter's Game", reason=HIDDEN_ABOVE_OPEN),
    Row(971, "Microbe", reason=HIDDEN_ABOVE_OPEN),
    Row(294, "Curds and Whey", "curds-and-whey"),
    Row(349, "Miss Muffet", "miss-muffet"),
    Row(352, "Nordic", "nordic"),
    Row(348, "Arachnida", "arachnida"),
    Row(534, "Harvestman", "harvestman"),
    Row(788, "Autumn Leaves", "autumn-leaves"),
    Row(711, "The Jolly Roger", reason=FOUR_ACES),
    Row(363, "Spidercells", "spidercells"),
    Row(555001, "Daddy Longlegs", "daddy-longlegs"),
)

OUR_OWN = {"bicycle-spider", "open-scorpion"}
"""Files of games that PySolFC does not have: the seeds describe them."""


def test_each_of_the_72_is_there_once() -> None:
    assert len(TABLE) == 72
    assert max(Counter(row.number for row in TABLE).values()) == 1
    assert max(Counter(row.name for row in TABLE).values()) == 1


def test_at_least_fifty_are_files() -> None:
    told = [row for row in TABLE if row.file]
    assert len(told) == 65
    assert {row.file for row in told} | OUR_OWN == set(GAMES)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_a_game_is_a_file_or_has_a_reason_why_not(row: Row) -> None:
    if not row.file:
        assert len(row.reason) > 40
        assert row.name not in {game.name for game in GAMES.values()}
        return
    game = GAMES[row.file]
    assert row.suits in (0, *game.suit_choices)
    if not row.suits:
        assert game.name == row.name
