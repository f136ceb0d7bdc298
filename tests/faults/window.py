"""The real program with its window, playing by itself on a disk that takes no more.

Run as ``python -m tests.faults.window LIMIT``: no file may grow beyond LIMIT bytes, 0 for no limit.
Prints as JSON what the player was told and how many actions were played.
"""

import json
import resource
import sys
from collections.abc import Callable
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QTimer

from spider_qt.app import gui
from spider_qt.app.main import main
from spider_qt.engine import session as sessions
from spider_qt.engine.game import legal_moves
from spider_qt.engine.moves import DealMove, RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.text.sentence import Sentence
from spider_qt.ui.messages import MoveWish, Parting, SettingChanged
from spider_qt.ui.notices import NoticeBoard
from tests.faults.player import NEARLY_WON

ACTIONS: Final = 30


class Playing(gui._FirstPaint):
    """What comes after the first paint, and then a game, a setting, a win and the end."""

    def _after(self) -> None:
        super()._after()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._play)
        self._later.start(0)

    def _play(self) -> None:
        controller, program = self._controller, self._program
        before = len(controller.session.journal)
        for number in range(ACTIONS):
            session = controller.session
            moves = legal_moves(session.variant, session.layout)
            if number % 3 == 2 or not moves:
                controller.undo()
            elif isinstance(moves[0], DealMove):
                controller.request_deal()
            else:
                controller.request_move(MoveWish(moves[0]))
        actions = len(controller.session.journal) - before
        for back in ("back-stars", "back-snow"):
            self._window._preferences.change(SettingChanged("back", back))
        position = parse_position(NEARLY_WON, program.start.registry.variants)
        scheme = program.start.registry.schemes["standard"]
        for _ in range(2):
            controller.start(
                sessions.begin(position.variant, scheme, position.layout), Parting.GIVEN_UP
            )
            controller.request_move(MoveWish(RunMove(column(2), 1, column(1))))
        won = controller.session.outcome.value
        sys.stdout.write(json.dumps({"told": TOLD, "actions": actions, "won": won}) + "\n")
        sys.stdout.flush()
        self._window.close()


TOLD: list[str] = []


def run() -> int:
    """Start the program under its limit."""
    limit = int(sys.argv[1])
    if limit:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    trouble = NoticeBoard.trouble

    def told(
        board: NoticeBoard, sentence: Sentence, more: Callable[[], object] | None = None
    ) -> None:
        TOLD.append(sentence.english)
        trouble(board, sentence, more)

    with patch.object(NoticeBoard, "trouble", told), patch.object(gui, "_FirstPaint", Playing):
        return main([])


if __name__ == "__main__":
    sys.exit(run())
