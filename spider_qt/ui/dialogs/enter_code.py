"""The dialog in which a game code is typed; it says at once what the code means."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from spider_qt.engine.deal import CodeError, decode
from spider_qt.text.inputs import code_sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.names import game_name, game_text, level_text

_LINES = 4
"""Lines that are kept free for what is said about the code."""


class EnterCodeDialog(Dialog):
    """Asks for a game code. A code that was copied just before is already there.

    Args:
        games: the installed games.
        parent: the window it belongs to.
        about: returns what is known of the deal of a code, in the language of now.
    """

    chosen = Signal(object)
    """NewGameWish: the player wants this deal."""

    def __init__(
        self,
        games: Games,
        parent: QWidget | None = None,
        about: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("enter_code")
        self._games = games
        self._about = about
        self._wish: NewGameWish | None = None
        self._label = QLabel(self)
        self._code = QLineEdit(self)
        self._code.setObjectName("code")
        self._code.setMaxLength(200)
        self._code.setPlaceholderText("SP1-S1C-AAAAAAD")
        self._label.setBuddy(self._code)
        self._meaning = note(self)
        self._meaning.setObjectName("meaning")
        self.body.addWidget(self._label)
        self.body.addWidget(self._code)
        self.body.addWidget(self._meaning)
        self.body.addStretch(1)
        self._yes = self.add_accept()
        self._no = self.add_reject()
        self._code.textChanged.connect(self._check)
        self.accepted.connect(self._tell)
        self._take_copied()
        self.retranslate()

    @property
    def wish(self) -> NewGameWish | None:
        """What the typed code asks for, or None while it is not a code."""
        return self._wish

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("EnterCode", "Enter code"))
        self._label.setText(translate("EnterCode", "&Game code:"))
        self._yes.setText(translate("EnterCode", "&Start"))
        self._no.setText(cancel_text())
        self._fit()
        self._check()

    def _fit(self) -> None:
        font = self.font()
        font.setFamilies(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families())
        self._code.setFont(font)
        metrics = self.fontMetrics()
        self._meaning.setMinimumHeight(_LINES * metrics.lineSpacing())
        self._code.setMinimumWidth(self._code.fontMetrics().horizontalAdvance("M" * 26))

    def _take_copied(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        if len(text) <= self._code.maxLength() and self._read(text)[0] is not None:
            self._code.setText(text)
            self._code.selectAll()

    def _check(self) -> None:
        self._wish, sentence = self._read(self._code.text())
        self._meaning.setText(sentence)
        self._code.setAccessibleDescription(sentence)
        self._yes.setEnabled(self._wish is not None)

    def _read(self, text: str) -> tuple[NewGameWish | None, str]:
        """Return what a text asks for and what it means, or None and what is wrong."""
        try:
            deal = decode(text, self._games.variant_by_prefix.keys())
        except CodeError as error:
            return None, shown(code_sentence(error))
        variant = self._games.variant_by_prefix[deal.prefix]
        try:
            variant.configured(deal.suits, deal.rule)
        except ValueError:
            refused = translate("EnterCode", "{game} is not played with these suits and this rule.")
            return None, refused.replace("{game}", game_name(variant.name))
        level = level_text(deal.suits)
        meaning = game_text(variant.name, deal.suits, deal.rule) + (f" · {level}" if level else "")
        wish = NewGameWish(variant.id, deal.suits, deal.rule, deal.number)
        known = "" if self._about is None else f"\n{self._about(deal.code)}"
        return wish, f"{meaning}\n{deal.code}{known}"

    def _tell(self) -> None:
        if self._wish is not None:
            self.chosen.emit(self._wish)
