"""Telling how the score came about: from the menu, by a key, or by a press on the figure."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spider_qt.ui.actions import Actions, Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.status import StatusPanel


class ScoreTeller(QObject):
    """Opens the dialog on the game that is on the table, won or not.

    Args:
        controller: holds the game.
        commands: the window's actions.
        status: the panel whose score may be pressed.
        window: the dialog's parent.
    """

    def __init__(
        self, controller: GameController, commands: Actions, status: StatusPanel, window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._action = commands[Command.SCORE]
        self._action.triggered.connect(self.tell)
        status.score_pressed.connect(self._action.trigger)
        status.offer_score()

    def tell(self) -> None:
        """Open the dialog."""
        from spider_qt.ui.dialogs.score import ScoreDialog  # the first window needs none

        ScoreDialog(self._controller.session, self._window).open()
