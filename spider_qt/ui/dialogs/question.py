"""A question with two answers, asked before something is given up."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from spider_qt.ui.dialogs.dialog import Dialog, note


class Question(Dialog):
    """Asks; ``accepted`` tells the first answer, everything else is the second one.

    Args:
        texts: returns title, question, first and second answer in the language of now.
        parent: the window it belongs to.
    """

    def __init__(
        self, texts: Callable[[], tuple[str, str, str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self._texts = texts
        self._question = note(self)
        self.body.addWidget(self._question)
        self.body.addStretch(1)
        self._yes = self.add_accept()
        self._no = self.add_reject()
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        title, question, yes, no = self._texts()
        self.setWindowTitle(title)
        self._question.setText(question)
        self.setAccessibleDescription(question)
        self._yes.setText(yes)
        self._no.setText(no)
