"""What is said when the statistics file had to be mended."""

from typing import Final

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Storage",
    "The statistics file was damaged; new statistics begin with what could be read: %n game(s).",
)


def damaged_statistics_sentence(saved: int) -> Sentence:
    """Return that the file was damaged and how many of its games are in the new one."""
    return Sentence("Storage", _DAMAGED, count=saved)
