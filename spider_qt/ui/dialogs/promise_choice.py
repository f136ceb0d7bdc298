"""What is promised of a new deal: a list, and beneath it what a promise means."""

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from spider_qt.deals.promise import Promise
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.text.deals import meaning_sentence, no_promise_sentence, promise_sentence
from spider_qt.ui.dialogs.dialog import note
from spider_qt.ui.i18n import shown, translate


class PromiseChoice(QWidget):
    """Offers the promises; it is disabled for games of which none can be made.

    Args:
        promise: what is chosen at first; it comes back with a game that can keep it.
        parent: the dialog.
        width: the least width of the sentence, in average letters.
    """

    def __init__(self, promise: Promise, parent: QWidget | None = None, width: int = 40) -> None:
        super().__init__(parent)
        self._wished = promise
        self._can = True
        self._label = QLabel(self)
        self._list = QComboBox(self)
        self._list.setObjectName("promise")
        for one in Promise:
            self._list.addItem("", one.value)
        self._label.setBuddy(self._list)
        self._note = note(self, width)
        self._note.setObjectName("promise_note")
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self._list, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._note)
        self._list.setCurrentIndex(self._list.findData(promise.value))
        self._list.activated.connect(self._choose)
        self._list.currentIndexChanged.connect(self._describe)
        self.retranslate()

    @property
    def promise(self) -> Promise | None:
        """What is promised, or None of a game of which nothing can be."""
        return self._wished if self._can else None

    @property
    def field(self) -> QComboBox:
        """What takes keys."""
        return self._list

    def offer(self, variant: Variant, suits: int, rule: GroupRule) -> None:
        """Offer what can be promised of a game with these options."""
        from spider_qt.deals.grades import can_promise  # with the solver

        try:
            self._can = can_promise(variant.configured(suits, rule))
        except ValueError:  # a plugin's game that is not played so, whatever it says
            self._can = False
        self._list.setEnabled(self._can)
        chosen = self.promise or Promise.ANY
        self._list.setCurrentIndex(self._list.findData(chosen.value))
        self._describe()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self._label.setText(translate("NewGame", "Dea&l:"))
        for index, one in enumerate(Promise):
            self._list.setItemText(index, shown(promise_sentence(one)))
        self._describe()

    def _choose(self) -> None:
        self._wished = Promise(self._list.currentData())

    def _describe(self) -> None:
        if self._can:
            sentence = meaning_sentence(Promise(self._list.currentData()))
        else:
            sentence = no_promise_sentence()
        text = shown(sentence)
        self._note.setText(text)
        self._list.setAccessibleDescription(text)
        self._list.setToolTip("" if self._can else text)
