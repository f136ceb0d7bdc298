"""The question that is asked before another game takes the place of one in progress."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import Parting


class LeavingDialog(Dialog):
    """Asks whether a game is kept for later or given up; closing it keeps playing.

    Args:
        stuck: whether no move and no deal is left.
        parent: the window it belongs to.
    """

    answered = Signal(object)
    """Parting: what becomes of the game."""

    def __init__(self, stuck: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("leaving")
        self._stuck = stuck
        self._question = note(self)
        self.body.addWidget(self._question)
        self.body.addStretch(1)
        self._keep = self.add_accept()
        self._keep.setObjectName("keep")
        self._give_up = self.box.addButton("", QDialogButtonBox.ButtonRole.DestructiveRole)
        self._give_up.setObjectName("give_up")
        self._give_up.setAutoDefault(False)
        self._give_up.clicked.connect(lambda: self._answer(Parting.GIVEN_UP))
        self._cancel = self.add_reject()
        self.accepted.connect(lambda: self.answered.emit(Parting.KEPT))
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Leaving", "Leave this game?"))
        text = translate(
            "Leaving",
            "This game is not over. Keep it for later, or give it up? "
            "Given up, it counts as not won.",
        )
        if self._stuck:
            text = translate(
                "Leaving",
                "No move is left, but undo may still help. Keep the game for later, "
                "or give it up? Given up, it counts as lost.",
            )
        self._question.setText(text)
        self.setAccessibleDescription(self._question.text())
        self._keep.setText(translate("Leaving", "&Keep for later"))
        self._give_up.setText(translate("Leaving", "&Give up"))
        self._cancel.setText(cancel_text())

    def _answer(self, parting: Parting) -> None:
        self.reject()
        self.answered.emit(parting)
