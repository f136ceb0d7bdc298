"""The words of scoring, where lupdate finds them: labels of breakdowns, schemes' descriptions.

Schemes give them in plain English, as plugins do; a plugin's own words are shown as they are.
"""

from typing import Final

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

LABELS: Final = (
    QT_TRANSLATE_NOOP("Scoring", "At the beginning"),
    QT_TRANSLATE_NOOP("Scoring", "Moves"),
    QT_TRANSLATE_NOOP("Scoring", "Deals"),
    QT_TRANSLATE_NOOP("Scoring", "Finished runs"),
    QT_TRANSLATE_NOOP("Scoring", "Moves and deals that finished a run"),
    QT_TRANSLATE_NOOP("Scoring", "Points never fall below 0"),
    QT_TRANSLATE_NOOP("Scoring", "Steps undone"),
    QT_TRANSLATE_NOOP("Scoring", "Steps redone"),
    QT_TRANSLATE_NOOP("Scoring", "Hints"),
    QT_TRANSLATE_NOOP("Scoring", "Other points"),
    QT_TRANSLATE_NOOP("Scoring", "Pairs of one suit in the columns"),
    QT_TRANSLATE_NOOP("Scoring", "Pairs in finished runs"),
    QT_TRANSLATE_NOOP("Scoring", "Cards in finished runs"),
    QT_TRANSLATE_NOOP("Scoring", "Cards turned face up"),
    QT_TRANSLATE_NOOP("Scoring", "Seconds"),
    QT_TRANSLATE_NOOP("Scoring", "A quarter more for winning"),
    QT_TRANSLATE_NOOP("Scoring", "Seconds left of ten minutes"),
)
"""What the built-in schemes, and the program for schemes that do not explain, call lines."""

DESCRIPTIONS: Final = (
    QT_TRANSLATE_NOOP(
        "Schemes",
        "500 points to begin with; each move or deal costs 1, each finished run brings 100.",
    ),
    QT_TRANSLATE_NOOP(
        "Schemes", "As standard, but the move or deal that finishes a run costs nothing."
    ),
    QT_TRANSLATE_NOOP(
        "Schemes", "1000 points to begin with; each move or deal costs 1, nothing else counts."
    ),
    QT_TRANSLATE_NOOP(
        "Schemes",
        "A point for each card that lies in its own suit on the card one rank higher; "
        "96 is everything.",
    ),
    QT_TRANSLATE_NOOP(
        "Schemes",
        "Finished runs and turned cards bring points, each second and each undo costs some, "
        "and a quick win brings a large bonus.",
    ),
)
"""What the built-in schemes reward."""


def label_sentence(label: str) -> Sentence:
    """Return what a line of a breakdown is for."""
    return Sentence("Scoring", label)


def description_sentence(description: str) -> Sentence:
    """Return what a scheme rewards."""
    return Sentence("Schemes", description)
