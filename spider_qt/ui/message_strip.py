"""The strip at the foot of the table: what the program has to say, without a dialog.

The table keeps its room free of cards, said or not, so that a message never moves a card;
with nothing to say it is hidden, and the table is seen in its place.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QKeyEvent,
    QPalette,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from spider_qt.ui.i18n import translate
from spider_qt.ui.icons import pixmap
from spider_qt.ui.words import Words

STAY: Final = 12_000
"""Milliseconds that a passing message stays, if no step takes it away."""

_ALL: Final = 1000
"""The text's share of the row beside the rest's 1: all of it, up to the width it needs."""
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Kind(StrEnum):
    """What a notice is about; each has a pictogram of its name, whatever its colour."""

    REFUSED = "refused"
    NEWS = "news"
    PAUSED = "paused"
    TROUBLE = "trouble"
    STUCK = "stuck"
    WON = "won"
    OFFER = "offer"


PASSING: Final = frozenset({Kind.REFUSED, Kind.NEWS})
"""Kinds that leave by themselves; the others stay as long as they are true."""


@dataclass(frozen=True)
class Notice:
    """Something to say.

    Args:
        kind: what it is about.
        text: returns the sentence in the language of now.
        actions: what the player can do about it, as buttons.
        section: the section of the rules page that explains it, "" for none.
        more: shows the plugin that it is about, or None.
    """

    kind: Kind
    text: Callable[[], str]
    actions: Sequence[QAction] = field(default=())
    section: str = ""
    more: Callable[[], object] | None = None


class MessageStrip(QFrame):
    """Shows one notice at a time."""

    rules_requested = Signal(object)
    """str: the player wants to read this section of the rules page."""
    grown = Signal()
    """It takes another height, as the font has changed."""
    expired = Signal()
    """A passing notice has stayed long enough and was taken away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message_strip")
        self._notice: Notice | None = None
        self.setAutoFillBackground(True)
        self.hide()
        self._sign = QLabel(self)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = Words(2, self)
        self._text.cut_changed.connect(self._offer_whole)
        self._more = QToolButton(self)
        self._more.setObjectName("strip_more")
        self._more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._more.clicked.connect(self._read_all)
        self._more.hide()
        self._rules = QToolButton(self)
        self._rules.setObjectName("strip_rules")
        self._rules.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rules.clicked.connect(self._want_rules)
        self._buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 2, 10, 2)
        self._row.setSpacing(8)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._text, _ALL)
        self._row.addWidget(self._more)
        self._row.addWidget(self._rules)
        self._row.addStretch(1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAY)
        self._timer.timeout.connect(self._expire)
        self._fit()
        self._refresh()

    @property
    def notice(self) -> Notice | None:
        """What is shown, or None."""
        return self._notice

    @property
    def text(self) -> str:
        """The whole sentence, or "", even where it has no room."""
        return self._text.whole

    def show_notice(self, notice: Notice | None, *, say: bool = True) -> None:
        """Show a notice in the place of the one before, or nothing.

        Args:
            notice: what to say, or None for an empty strip.
            say: whether a screen reader speaks it.
        """
        if notice is self._notice and notice is not None and notice.kind not in PASSING:
            return
        self._notice = notice
        self.setVisible(notice is not None)
        if notice is not None and notice.kind in PASSING and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()
        self._make_buttons(notice.actions if notice is not None else ())
        self._refresh()
        if say and notice is not None:
            _announce(self, self.text)

    def stop(self) -> None:
        """Let no timer run any more; the window is closing."""
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the font and the colours."""
        if event.type() is QEvent.Type.LanguageChange:
            self._refresh()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
            self._refresh()
        elif event.type() is QEvent.Type.PaletteChange:
            self._paint()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the button that has the focus; Qt's own key is Space alone."""
        button = self.focusWidget()
        if event.key() in _PRESS and isinstance(button, QToolButton) and button.hasFocus():
            if not event.isAutoRepeat():
                button.click()
            return
        super().keyPressEvent(event)

    def _make_buttons(self, actions: Sequence[QAction]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        for action in actions:
            button = QToolButton(self)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._row.insertWidget(self._row.count() - 1, button)
            button.show()
            self._buttons.append(button)

    def _refresh(self) -> None:
        notice = self._notice
        self._sign.setVisible(notice is not None)
        self._rules.setVisible(notice is not None and bool(notice.section))
        self._more.setText(translate("MessageStrip", "Read all"))
        self._rules.setText(translate("MessageStrip", "Read the rule"))
        self._rules.setToolTip(translate("MessageStrip", "Open the rules page at this rule"))
        text = notice.text() if notice is not None else ""
        self._text.show_words(text, bold=notice is not None and notice.kind not in PASSING)
        self.setAccessibleName(translate("MessageStrip", "Messages"))
        self._paint()

    def _offer_whole(self) -> None:
        self._more.setVisible(self._text.cut)

    def _read_all(self) -> None:
        from spider_qt.ui.dialogs.reading import ReadingDialog

        if self._notice is not None:
            ReadingDialog(self._notice.text, self.window()).open()

    def _paint(self) -> None:
        if self._notice is None:
            return
        side = round(1.4 * self.fontMetrics().height())
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        size, ratio = QSize(side, side), self.devicePixelRatioF()
        self._sign.setPixmap(pixmap(self._notice.kind.value, size, colour, ratio))

    def _fit(self) -> None:
        """Keep room for two lines or one button, whichever is higher."""
        lines = 2 * self.fontMetrics().lineSpacing()
        button = self._rules.sizeHint().height()
        margins = self._row.contentsMargins()
        height = max(lines, button) + margins.top() + margins.bottom() + 4
        if height != self.height():
            self.setFixedHeight(height)
            self.grown.emit()

    def _want_rules(self) -> None:
        if self._notice is not None:
            self.rules_requested.emit(self._notice.section)

    def _expire(self) -> None:
        self.show_notice(None)
        self.expired.emit()


def _announce(widget: QWidget, text: str) -> None:
    """Have a screen reader speak, if one is there; without one this costs nothing."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
