"""What a player may wish of a new deal, in words alone: nothing here loads the solver."""

from enum import StrEnum


class Grade(StrEnum):
    """How hard a winnable deal is; the value is the word in files, text and JSON."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    FIENDISH = "fiendish"


class Promise(StrEnum):
    """What is promised of a new deal; the value is the word in the settings."""

    ANY = "any"
    WINNABLE = "winnable"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    FIENDISH = "fiendish"

    @property
    def grade(self) -> Grade | None:
        """The grade that is promised, or None if it may be any."""
        return Grade(self.value) if self.value in tuple(Grade) else None

    def keeps(self, grade: Grade | None) -> bool:
        """Say whether a deal that was won, and has this grade, keeps the promise."""
        return self.grade in (None, grade)
