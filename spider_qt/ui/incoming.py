"""Files that come in: read, checked, and where one is damaged its good part is offered."""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.i18n import shown, translate

_REFUSED: Final = QT_TRANSLATE_NOOP("Incoming", "The file “{file}” was not opened. {why}")


class Incoming(QObject):
    """Takes games out of files; the files stay as they are.

    Args:
        games: the installed games and scoring schemes.
        window: a question belongs to it.
    """

    taken = Signal(object)
    """WatchWish: the game of a file, as far as it is good and wanted."""
    told = Signal(object)
    """Sentence: why a file was refused."""

    def __init__(self, games: Games, window: QWidget) -> None:
        super().__init__(window)
        self._games = games
        self._window = window

    def take(self, path: Path) -> None:
        """Read a file; a damaged one is taken as far as it is good, if the player agrees."""
        from spider_qt.ui.replay.sharing import read_file

        found = read_file(path, self._games)
        wish = found.wish
        if wish is None:
            why = found.trouble or Sentence("Incoming", "")
            self.told.emit(Sentence("Incoming", _REFUSED, {"file": path.name, "why": why}))
        elif found.trouble is None:
            self.taken.emit(wish)
        else:
            from spider_qt.ui.dialogs.question import Question

            actions = len(wish.session.journal)
            texts = partial(_damaged_question, path.name, found.trouble, actions)
            question = Question(texts, self._window)
            question.accepted.connect(partial(self.taken.emit, wish))
            question.open()


def _damaged_question(file: str, trouble: Sentence, actions: int) -> tuple[str, str, str, str]:
    good = translate("Incoming", "%n action(s) before that can be read.", "", actions)
    whole = translate("Incoming", "The file “{file}” is not whole. {why} {good} It stays as it is.")
    for name, text in (("file", file), ("good", good), ("why", shown(trouble))):
        whole = whole.replace(f"{{{name}}}", text)
    return (
        translate("Incoming", "Take the good part?"),
        whole,
        translate("Incoming", "&Take the good part"),
        translate("Dialogs", "Cancel"),
    )
