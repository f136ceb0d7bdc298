"""A message in full, where the strip has no room for all of it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.i18n import translate


class ReadingDialog(Dialog):
    """Shows a message that can be selected and copied.

    Args:
        text: returns the message in the language of now.
        parent: the window it belongs to.
    """

    def __init__(self, text: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reading")
        self._text = text
        self._label = note(self)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.addWidget(self._label)
        self.body.addStretch(1)
        self._close = self.add_reject()
        self.retranslate()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("MessageStrip", "Message"))
        self._label.setText(self._text())
        self._close.setText(close_text())
