"""The dialog in which the game on the table gets a name to be kept under."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from spider_qt.storage.library_entry import LONGEST_NAME, plain_name
from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.i18n import translate


class SaveAsDialog(Dialog):
    """Asks for a name.

    Args:
        suggestion: the name that is there already.
        parent: the window it belongs to.
    """

    chosen = Signal(object)
    """str: the name."""

    def __init__(self, suggestion: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("save_as")
        self._label = QLabel(self)
        self._name = QLineEdit(suggestion, self)
        self._name.setObjectName("name")
        self._name.setMaxLength(LONGEST_NAME)
        self._name.selectAll()
        self._label.setBuddy(self._name)
        self._about = note(self)
        for widget in (self._label, self._name, self._about):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self._yes = self.add_accept()
        self._no = self.add_reject()
        self._name.textChanged.connect(self._check)
        self.accepted.connect(lambda: self.chosen.emit(plain_name(self._name.text())))
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("SaveAs", "Save game as"))
        self._label.setText(translate("SaveAs", "&Name:"))
        self._about.setText(
            translate(
                "SaveAs",
                "The game is kept as it is now, among the games that Ctrl+O shows. "
                "You go on playing; nothing that you do changes the kept one.",
            )
        )
        self._name.setAccessibleDescription(self._about.text())
        self._yes.setText(translate("SaveAs", "&Save"))
        self._no.setText(cancel_text())
        self._check()

    def _check(self) -> None:
        self._yes.setEnabled(bool(plain_name(self._name.text())))
