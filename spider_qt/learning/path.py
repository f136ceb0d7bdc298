"""The path from one suit to four: which games it leads through, and what each asks for.

Every number of suits begins with all cards of the table in sight, so that planning is learnt
before guessing. These steps are games of Open Spider, whose rules deal so: nothing
that is hidden is shown against the rules, and such games count apart in the statistics.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.learning.goals import Goal, Kind

WINS: Final = 2
"""So many different deals won lead on from a step, whatever its goals."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the path.

    Args:
        id: its name in the file of the progress; never changed once it was released.
        game: the id of the game.
        suits: how many suits are in play.
        rule: which groups travel together.
        goals: what is to be done, easiest first; the last ones need a win.
        deals: numbers of deals that can be won, easiest first: those that it begins with.
        open_handed: whether all cards of the table are in sight from the start.
        undo_limit: how many moves can be taken back, None for all.
    """

    id: str
    game: str
    suits: int
    rule: GroupRule
    goals: tuple[Goal, ...]
    deals: tuple[int, ...]
    open_handed: bool = False
    undo_limit: int | None = None

    def variant(self, variants: Mapping[str, Variant]) -> Variant:
        """Return the game of the step, with its options chosen.

        Args:
            variants: the installed games by id.

        Raises:
            KeyError: if the game is not installed.
            ValueError: if it is not played with these options.
        """
        return variants[self.game].configured(self.suits, self.rule)


PATH: Final = (
    Lesson(
        "open-one",
        "open-spider",
        1,
        GroupRule.CLASSIC,
        (Goal(Kind.GROUP, 6), Goal(Kind.EMPTY), Goal(Kind.RUNS), Goal(Kind.WIN)),
        (53, 6, 25),
        open_handed=True,
    ),
    Lesson(
        "one",
        "spider",
        1,
        GroupRule.CLASSIC,
        (Goal(Kind.TURN), Goal(Kind.TURN, 20), Goal(Kind.EMPTY), Goal(Kind.WIN)),
        (25, 42, 67),
    ),
    Lesson(
        "one-careful",
        "spider",
        1,
        GroupRule.CLASSIC,
        (Goal(Kind.TURN_BEFORE_DEAL, 5), Goal(Kind.WIN), Goal(Kind.WIN_WITHIN, 160)),
        (53, 59, 76),
        undo_limit=3,
    ),
    Lesson(
        "open-two",
        "open-spider",
        2,
        GroupRule.CLASSIC,
        (Goal(Kind.GROUP, 5), Goal(Kind.EMPTY), Goal(Kind.RUNS), Goal(Kind.WIN)),
        (75, 35, 69),
        open_handed=True,
    ),
    Lesson(
        "two-relaxed",
        "spider",
        2,
        GroupRule.RELAXED,
        (Goal(Kind.TURN_BEFORE_DEAL, 7), Goal(Kind.RUN_SUITS, 2), Goal(Kind.WIN)),
        (76, 30, 37),
    ),
    Lesson(
        "two",
        "spider",
        2,
        GroupRule.CLASSIC,
        (
            Goal(Kind.TURN_BEFORE_DEAL, 5),
            Goal(Kind.EMPTY, 2),
            Goal(Kind.WIN),
            Goal(Kind.WIN_WITHOUT_HINT),
        ),
        (6, 37, 30),
    ),
    Lesson(
        "open-four",
        "open-spider",
        4,
        GroupRule.CLASSIC,
        (Goal(Kind.GROUP, 5), Goal(Kind.EMPTY), Goal(Kind.RUNS), Goal(Kind.WIN)),
        (54, 51, 73),
        open_handed=True,
    ),
    Lesson(
        "four-relaxed",
        "spider",
        4,
        GroupRule.RELAXED,
        (Goal(Kind.EMPTY), Goal(Kind.RUNS, 2), Goal(Kind.WIN)),
        (13, 6, 10),
    ),
    Lesson(
        "four",
        "spider",
        4,
        GroupRule.CLASSIC,
        (
            Goal(Kind.TURN_BEFORE_DEAL, 5),
            Goal(Kind.RUNS),
            Goal(Kind.RUN_SUITS, 4),
            Goal(Kind.WIN),
            Goal(Kind.WIN_WITHOUT_HINT),
        ),
        (15, 24, 74),
    ),
)
"""Every step, from the first to the last."""

LESSONS: Final = MappingProxyType({lesson.id: lesson for lesson in PATH})
"""The steps by id."""
