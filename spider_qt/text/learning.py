"""The words of the learning path: what a step is called, what it teaches, what it asks for.

Our own words. Terms are those of docs/glossary.md, so that a player meets here what he reads
in the rules.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from spider_qt.learning.goals import Goal, Kind
from spider_qt.learning.path import PATH, Lesson
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_CONTEXT: Final = "Learning"


class _Words(NamedTuple):
    """A step's title, and what it teaches."""

    title: str
    teaches: str


_LESSONS: Final[Mapping[str, _Words]] = {
    "open-one": _Words(
        QT_TRANSLATE_NOOP("Learning", "One suit, cards in sight"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "All cards of the columns lie face up, so that you can plan. A card goes on one that "
            "is one rank higher, and cards that follow each other in one suit move together as a "
            "group. A run from king to ace in one suit leaves by itself.",
        ),
    ),
    "one": _Words(
        QT_TRANSLATE_NOOP("Learning", "One suit, cards hidden"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "Now only the last card of each column is face up. When it moves away, the hidden "
            "card below it turns, so turn as many as you can before you deal. An empty column "
            "takes any card or group: it is the most useful place of all.",
        ),
    ),
    "one-careful": _Words(
        QT_TRANSLATE_NOOP("Learning", "One suit, look ahead"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "Only your last three moves can be undone here. Look for moves that turn a card or "
            "empty a column, and deal from the stock only when none is left. Few moves show a "
            "good plan.",
        ),
    ),
    "open-two": _Words(
        QT_TRANSLATE_NOOP("Learning", "Two suits, cards in sight"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "A card still goes on any card one rank higher, but only cards of one suit move "
            "together. Build in suit where you can: a card of the other suit holds all cards "
            "below it fast until it is moved away.",
        ),
    ),
    "two-relaxed": _Words(
        QT_TRANSLATE_NOOP("Learning", "Two suits, Relaxed"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in "
            "one suit only, so sort the suits in good time. An empty column is the place to do it.",
        ),
    ),
    "two": _Words(
        QT_TRANSLATE_NOOP("Learning", "Two suits, Classic"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "Now mixed groups do not move. Build one only if it turns a card or empties a column, "
            "and know how you will take it apart again. Two empty columns at the same time give "
            "room to sort long groups.",
        ),
    ),
    "open-four": _Words(
        QT_TRANSLATE_NOOP("Learning", "Four suits, cards in sight"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "With four suits, a card seldom finds its own suit. Choose the column that you want "
            "to empty first, and see from the open cards where each of its cards can go.",
        ),
    ),
    "four-relaxed": _Words(
        QT_TRANSLATE_NOOP("Learning", "Four suits, Relaxed"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "Mixed groups move together, so columns are emptied sooner. Do not let the suits mix "
            "for long: whatever is mixed must be sorted before a run can leave.",
        ),
    ),
    "four": _Words(
        QT_TRANSLATE_NOOP("Learning", "Four suits, Classic"),
        QT_TRANSLATE_NOOP(
            "Learning",
            "This is Spider in full. Do everything useful before you deal, keep a column empty "
            "when you can, and undo what went wrong. Even strong players lose many of these games.",
        ),
    ),
}

_ONE: Final[Mapping[Kind, str]] = {
    Kind.EMPTY: QT_TRANSLATE_NOOP("Learning", "Empty a column"),
    Kind.WIN: QT_TRANSLATE_NOOP("Learning", "Win the game"),
    Kind.WIN_WITHOUT_UNDO: QT_TRANSLATE_NOOP("Learning", "Win without undo"),
    Kind.WIN_WITHOUT_HINT: QT_TRANSLATE_NOOP("Learning", "Win without a hint"),
}
"""Goals in which nothing is counted."""

_SOME: Final[Mapping[Kind, str]] = {
    Kind.GROUP: QT_TRANSLATE_NOOP("Learning", "Make a group of %n card(s) in one suit"),
    Kind.TURN: QT_TRANSLATE_NOOP("Learning", "Turn %n hidden card(s)"),
    Kind.TURN_BEFORE_DEAL: QT_TRANSLATE_NOOP(
        "Learning", "Turn %n hidden card(s) before the first deal"
    ),
    Kind.EMPTY: QT_TRANSLATE_NOOP("Learning", "Have %n column(s) empty at the same time"),
    Kind.RUNS: QT_TRANSLATE_NOOP("Learning", "Finish %n run(s)"),
    Kind.RUN_SUITS: QT_TRANSLATE_NOOP("Learning", "Finish runs of %n suit(s)"),
    Kind.WIN_WITHIN: QT_TRANSLATE_NOOP("Learning", "Win with at most %n move(s)"),
}
"""Goals that count."""

_FILE: Final[Mapping[str, str]] = {
    "unreadable": QT_TRANSLATE_NOOP(
        "Learning", "Your progress on the learning path could not be read ({found})."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Learning",
        "The file with your progress on the learning path is damaged ({found}); the path begins "
        "anew.",
    ),
    "newer_version": QT_TRANSLATE_NOOP(
        "Learning",
        "Your progress on the learning path comes from a newer version of the program; here the "
        "path begins anew.",
    ),
}
_TROUBLE: Final = QT_TRANSLATE_NOOP(
    "Learning",
    "Your progress on the learning path cannot be saved ({reason}). It holds until you quit. "
    "File: {file}",
)


def title_sentence(lesson: Lesson) -> Sentence:
    """Return what a step is called."""
    return Sentence(_CONTEXT, _LESSONS[lesson.id].title)


def number_of(lesson: Lesson) -> int:
    """Return a step's number, counted from 1."""
    return PATH.index(lesson) + 1


def teaching_sentence(lesson: Lesson) -> Sentence:
    """Return what a step teaches."""
    return Sentence(_CONTEXT, _LESSONS[lesson.id].teaches)


def goal_sentence(goal: Goal) -> Sentence:
    """Return what a goal asks for."""
    if goal.number == 1 and goal.kind in _ONE:
        return Sentence(_CONTEXT, _ONE[goal.kind])
    return Sentence(_CONTEXT, _SOME[goal.kind], count=goal.number)


def learning_file_sentence(reason: str, found: str) -> Sentence:
    """Return what is wrong with the file of the progress.

    Args:
        reason: the value of a ``storage.learning.LearningFault``.
        found: the part that is wrong, or the system's words.

    Raises:
        KeyError: if there is no such reason.
    """
    return Sentence(_CONTEXT, _FILE[reason], {"found": found})


def learning_trouble_sentence(file: str, reason: str) -> Sentence:
    """Return that the progress cannot be saved and why, in the system's words."""
    return Sentence(_CONTEXT, _TROUBLE, {"file": file, "reason": reason})
