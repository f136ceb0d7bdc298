"""What is wrong with a saved game or a settings file, and what became of it.

Keyed by the values of the reasons in ``spider_qt.storage``, which lies above this
package; a test there holds that each has its sentence.
"""

from typing import Final

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_JOURNAL: Final = {
    "empty": QT_TRANSLATE_NOOP("Storage", "The saved game is empty."),
    "not_a_game": QT_TRANSLATE_NOOP("Storage", "The file is no saved game."),
    "bad_header": QT_TRANSLATE_NOOP(
        "Storage", "The first line of the saved game is damaged; it cannot be known what was dealt."
    ),
    "newer_version": QT_TRANSLATE_NOOP(
        "Storage", "The saved game comes from a newer version of the program ({found})."
    ),
    "missing_game": QT_TRANSLATE_NOOP(
        "Storage",
        "The saved game needs the rules “{found}”, which are not installed. "
        "Switch on or install the plugin “{plugin}”.",
    ),
    "missing_scoring": QT_TRANSLATE_NOOP(
        "Storage",
        "The saved game needs the scoring “{found}”, which is not installed. "
        "Switch on or install the plugin “{plugin}”.",
    ),
    "damaged_line": QT_TRANSLATE_NOOP("Storage", "Line {line} of the saved game is damaged."),
    "bad_line": QT_TRANSLATE_NOOP(
        "Storage", "Line {line} of the saved game does not say what was done."
    ),
    "refused_move": QT_TRANSLATE_NOOP(
        "Storage", "Line {line} of the saved game is a move that the rules refuse: {found}."
    ),
    "rules_failed": QT_TRANSLATE_NOOP(
        "Storage", "The rules or the scoring failed at line {line} of the saved game ({found})."
    ),
    "unfinished_line": QT_TRANSLATE_NOOP(
        "Storage", "The last action had not been written to the end; the game goes on before it."
    ),
}

_SETTINGS: Final = {
    "unreadable": QT_TRANSLATE_NOOP(
        "Storage", "The settings could not be read ({found}); the program starts with its own."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Storage", "The settings file is damaged; the program starts with its own settings."
    ),
    "bad_value": QT_TRANSLATE_NOOP(
        "Storage", "The setting “{key}” had the unusable value {found}; it has its default again."
    ),
    "newer_version": QT_TRANSLATE_NOOP(
        "Storage",
        "The settings come from a newer version of the program; what is known of them is used.",
    ),
}

_KEPT: Final = QT_TRANSLATE_NOOP("Storage", "The file was kept as {file}.")
_GAME_TROUBLE: Final = QT_TRANSLATE_NOOP(
    "Storage", "The game cannot be saved ({reason}). You can play on. File: {file}"
)
_SETTINGS_TROUBLE: Final = QT_TRANSLATE_NOOP(
    "Storage", "The settings cannot be saved ({reason}). They hold until you quit. File: {file}"
)
_STATISTICS_TROUBLE: Final = QT_TRANSLATE_NOOP(
    "Storage",
    "The game cannot be counted in the statistics yet ({reason}); "
    "it will be with the next one. File: {file}",
)


def journal_sentence(reason: str, line: int, found: str) -> Sentence:
    """Return what is wrong with a saved game.

    Args:
        reason: the value of a ``storage.journal.FaultReason``.
        line: the line of the file, counted from 1.
        found: the part that is wrong, for instance the id of a missing game.

    Raises:
        KeyError: if there is no such reason.
    """
    plugin = found.rpartition(".")[0] or found
    return Sentence("Storage", _JOURNAL[reason], {"line": line, "found": found, "plugin": plugin})


def settings_sentence(reason: str, key: str, found: str) -> Sentence:
    """Return what is wrong with the settings file.

    Args:
        reason: the value of a ``storage.settings.ProblemReason``.
        key: the setting, or empty.
        found: the value that was found, or the system's words.

    Raises:
        KeyError: if there is no such reason.
    """
    return Sentence("Storage", _SETTINGS[reason], {"key": key, "found": found})


def kept_sentence(file: str) -> Sentence:
    """Return where a file that could not be used was kept."""
    return Sentence("Storage", _KEPT, {"file": file})


def game_trouble_sentence(file: str, reason: str) -> Sentence:
    """Return that the game cannot be saved and why, in the system's words."""
    return Sentence("Storage", _GAME_TROUBLE, {"file": file, "reason": reason})


def settings_trouble_sentence(file: str, reason: str) -> Sentence:
    """Return that the settings cannot be saved and why, in the system's words."""
    return Sentence("Storage", _SETTINGS_TROUBLE, {"file": file, "reason": reason})


def statistics_trouble_sentence(file: str, reason: str) -> Sentence:
    """Return that a game could not be counted and why, in the system's words."""
    return Sentence("Storage", _STATISTICS_TROUBLE, {"file": file, "reason": reason})
