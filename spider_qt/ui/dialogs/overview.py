"""Every key and what the mouse does, on one page made from the actions themselves."""

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QTextBrowser, QWidget

from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.actions import Actions, Command, keys_text
from spider_qt.ui.dialogs.dialog import Dialog, close_text
from spider_qt.ui.i18n import translate
from spider_qt.ui.window_place import roomy

_TABLE: Final = (
    (("Left", "Right", "Up", "Down"), QT_TRANSLATE_NOOP("Overview", "Walk over the table")),
    (("PgUp",), QT_TRANSLATE_NOOP("Overview", "Choose the longest group that can be moved")),
    (("Home", "End"), QT_TRANSLATE_NOOP("Overview", "Go to the first or the last card")),
    (("Space", "Return"), QT_TRANSLATE_NOOP("Overview", "Take cards, or put them down")),
    (("V",), QT_TRANSLATE_NOOP("Overview", "Held down: shows a covered card whole")),
    (
        ("Esc",),
        QT_TRANSLATE_NOOP("Overview", "Put the cards back; stop the solution; leave full screen"),
    ),
    (("Tab",), QT_TRANSLATE_NOOP("Overview", "Go on to the next part of the window")),
)
_MOUSE: Final = (
    (
        QT_TRANSLATE_NOOP("Overview", "Drag"),
        QT_TRANSLATE_NOOP("Overview", "Moves a card with all that lie on it"),
    ),
    (
        QT_TRANSLATE_NOOP("Overview", "Double click"),
        QT_TRANSLATE_NOOP("Overview", "Sends the cards to their best column"),
    ),
    (
        QT_TRANSLATE_NOOP("Overview", "Right button or a long touch"),
        QT_TRANSLATE_NOOP("Overview", "Shows a covered card whole while it is held"),
    ),
    (
        QT_TRANSLATE_NOOP("Overview", "Click on the stock"),
        QT_TRANSLATE_NOOP("Overview", "Deals one card onto each column"),
    ),
    (
        QT_TRANSLATE_NOOP("Overview", "Drop a file on the window"),
        QT_TRANSLATE_NOOP("Overview", "Opens the game that is in it"),
    ),
)


class OverviewDialog(Dialog):
    """Shows the keys; it is not modal, so that one can play beside it.

    Args:
        actions: the window's actions.
        parent: the window it belongs to.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("overview")
        self._actions = actions
        self._page = QTextBrowser(self)
        self._page.setOpenLinks(False)
        self.body.addWidget(self._page)
        self._close = self.add_reject()
        self.retranslate()
        self.resize(roomy(self, 84, 66))

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Overview", "Keys and mouse"))
        self._page.setAccessibleName(self.windowTitle())
        self._page.setHtml(self._html())
        self._close.setText(close_text())

    def _html(self) -> str:
        commands = [
            (keys_text(self._actions[c]), self._actions[c].statusTip())
            for c in Command
            if self._actions[c].isVisible() and keys_text(self._actions[c])
        ]
        table = [(_native(keys), translate("Overview", text)) for keys, text in _TABLE]
        mouse = [
            (translate("Overview", what), translate("Overview", text)) for what, text in _MOUSE
        ]
        return (
            _section(translate("Overview", "On the table"), table)
            + _section(translate("Overview", "With the mouse or a finger"), mouse)
            + _section(translate("Overview", "Everywhere"), commands)
        )


def _native(keys: Iterable[str]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


def _section(title: str, rows: Iterable[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><td width='34%' style='padding:3px 12px 3px 0'><b>{escape(left)}</b></td>"
        f"<td style='padding:3px 0'>{escape(right)}</td></tr>"
        for left, right in rows
    )
    return f"<h3>{escape(title)}</h3><table width='100%'>{cells}</table>"
