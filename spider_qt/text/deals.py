"""What is said of promised deals: their grades, and why there is none."""

from typing import Final

from spider_qt.deals.promise import Grade, Promise
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_GRADES: Final = {
    Grade.EASY: QT_TRANSLATE_NOOP("Deals", "easy"),
    Grade.MEDIUM: QT_TRANSLATE_NOOP("Deals", "medium"),
    Grade.HARD: QT_TRANSLATE_NOOP("Deals", "hard"),
    Grade.FIENDISH: QT_TRANSLATE_NOOP("Deals", "fiendish"),
}
_PROMISES: Final = {
    Promise.ANY: QT_TRANSLATE_NOOP("Deals", "Any deal"),
    Promise.WINNABLE: QT_TRANSLATE_NOOP("Deals", "A deal that can be won"),
    Promise.EASY: QT_TRANSLATE_NOOP("Deals", "A winnable deal: easy"),
    Promise.MEDIUM: QT_TRANSLATE_NOOP("Deals", "A winnable deal: medium"),
    Promise.HARD: QT_TRANSLATE_NOOP("Deals", "A winnable deal: hard"),
    Promise.FIENDISH: QT_TRANSLATE_NOOP("Deals", "A winnable deal: fiendish"),
}
_MEANINGS: Final = {
    Promise.ANY: QT_TRANSLATE_NOOP(
        "Deals", "Drawn by chance. Nobody has looked whether it can be won."
    ),
    Promise.WINNABLE: QT_TRANSLATE_NOOP(
        "Deals", "The solver, which sees all cards, has won it. You do not see them."
    ),
}
_GRADED: Final = QT_TRANSLATE_NOOP(
    "Deals",
    "The solver has won it. The grade says how widely it had to look, "
    "compared with other deals of as many suits.",
)


def grade_sentence(grade: Grade) -> Sentence:
    """Return a grade as a word."""
    return Sentence("Deals", _GRADES[grade])


def promise_sentence(promise: Promise) -> Sentence:
    """Return what may be wished of a deal, as an entry of a list."""
    return Sentence("Deals", _PROMISES[promise])


def meaning_sentence(promise: Promise) -> Sentence:
    """Return what a promise means."""
    return Sentence("Deals", _MEANINGS.get(promise, _GRADED))


def no_promise_sentence() -> Sentence:
    """Return why nothing can be promised of a game."""
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals", "The solver does not know the rules of this game, so nothing is promised."
        ),
    )


def winnable_sentence(grade: Grade | None) -> Sentence:
    """Return that a deal can be won, with its grade if it has one."""
    if grade is None:
        return Sentence("Deals", QT_TRANSLATE_NOOP("Deals", "This deal can be won: it is proven."))
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP("Deals", "This deal can be won: it is proven. Grade: {grade}."),
        {"grade": grade_sentence(grade)},
    )


def short_sentence(grade: Grade | None) -> Sentence:
    """Return the same as few words, to stand beside a code."""
    if grade is None:
        return Sentence("Deals", QT_TRANSLATE_NOOP("Deals", "winnable"))
    return Sentence(
        "Deals", QT_TRANSLATE_NOOP("Deals", "winnable, {grade}"), {"grade": grade_sentence(grade)}
    )


def unchecked_sentence() -> Sentence:
    """Return that nothing is known of a deal."""
    return Sentence(
        "Deals", QT_TRANSLATE_NOOP("Deals", "Not checked whether this deal can be won.")
    )


def unfiltered_sentence() -> Sentence:
    """Return that a typed number is not among those that the player's choice promises."""
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals",
            "You asked for winnable deals, but this number was not checked; "
            "it is dealt all the same.",
        ),
    )


def looking_sentence() -> Sentence:
    """Return that a deal is looked for."""
    return Sentence("Deals", QT_TRANSLATE_NOOP("Deals", "Looking for a deal that can be won …"))


def not_found_sentence(seconds: int) -> Sentence:
    """Return that no deal was found.

    Args:
        seconds: how long was looked.
    """
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals",
            "No such deal was found in {seconds} seconds. The game on the table stays; "
            "choose another grade, or try again.",
        ),
        {"seconds": seconds},
    )


def not_looked_sentence(reason: str) -> Sentence:
    """Return that no deal could be looked for.

    Args:
        reason: why, in English.
    """
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP("Deals", "No deal could be looked for ({reason})."),
        {"reason": reason},
    )


def damaged_supply_sentence(path: str, reason: str) -> Sentence:
    """Return that the player's own supply cannot be used.

    Args:
        path: the file.
        reason: what is wrong with it, in English or in the system's words.
    """
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals",
            "The supply of winnable deals in {path} cannot be read ({reason}); "
            "those that come with the program are used.",
        ),
        {"path": path, "reason": reason},
    )


def unwritten_supply_sentence(path: str, reason: str) -> Sentence:
    """Return that the supply cannot be written."""
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals",
            "The supply of winnable deals in {path} cannot be written ({reason}); "
            "a deal may come a second time.",
        ),
        {"path": path, "reason": reason},
    )


def damaged_pack_sentence(path: str, reason: str) -> Sentence:
    """Return that a list of deals that came with the program cannot be used."""
    return Sentence(
        "Deals",
        QT_TRANSLATE_NOOP(
            "Deals",
            "The list of winnable deals in {path} is damaged ({reason}); "
            "deals are looked for instead.",
        ),
        {"path": path, "reason": reason},
    )
