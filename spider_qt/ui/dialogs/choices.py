"""A group of radio buttons, each with a sentence that explains it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGroupBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from spider_qt.ui.dialogs.dialog import note


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to choose.

    Args:
        text: what it is called, with its mnemonic.
        sentence: what it means.
    """

    text: str
    sentence: str


class Choices(QGroupBox):
    """Exactly one of several; what stands behind each is its number from 0.

    Args:
        parent: the dialog.
        width: the least width of the sentences, in average letters.
    """

    changed = Signal()
    """Another one was chosen."""

    def __init__(self, parent: QWidget | None = None, width: int = 62) -> None:
        super().__init__(parent)
        self._width = width
        self._column = QVBoxLayout(self)
        self._column.setSpacing(2)
        self._group = QButtonGroup(self)
        self._notes: list[QLabel] = []
        self._group.idToggled.connect(self._toggled)

    @property
    def chosen(self) -> int:
        """The number of the choice."""
        return max(0, self._group.checkedId())

    @property
    def buttons(self) -> list[QAbstractButton]:
        """The radio buttons from top to bottom, hidden ones too."""
        return [self._group.button(number) for number in range(len(self._notes))]

    def offer(self, count: int, chosen: int) -> None:
        """Offer so many choices instead of those before; texts follow with ``show_texts``."""
        for _ in range(len(self._notes), count):
            self._add()
        for number, label in enumerate(self._notes):
            self._group.button(number).setVisible(number < count)
            label.setVisible(number < count)
        self._group.button(chosen).setChecked(True)

    def _add(self) -> None:
        button = QRadioButton(self)
        label = note(self, self._width)
        label.setIndent(24)
        self._group.addButton(button, len(self._notes))
        self._notes.append(label)
        self._column.addWidget(button)
        self._column.addWidget(label)

    def show_texts(self, choices: Sequence[Choice]) -> None:
        """Show the texts in the language of now."""
        for number, choice in enumerate(choices):
            button = self._group.button(number)
            button.setText(choice.text)
            button.setAccessibleDescription(choice.sentence)
            self._notes[number].setText(choice.sentence)
            self._notes[number].setVisible(bool(choice.sentence))

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self.changed.emit()
