"""The games on offer with what finds one of them: typed words, filters, and the list itself."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from spider_qt.engine.variant import Variant
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.dialogs.game_list import Draw, GameListModel, Wanted
from spider_qt.ui.dialogs.game_list_row import GameOfferRow, picture_size
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.game_facts import Facts, Length, decks_text, length_text
from spider_qt.ui.i18n import translate

if TYPE_CHECKING:
    from spider_qt.ui.dialogs.new_game import Habit

_DIFFICULTIES: Final = {
    QT_TRANSLATE_NOOP("NewGame", "Any difficulty"): (),
    QT_TRANSLATE_NOOP("NewGame", "Easy"): (1, 2),
    QT_TRANSLATE_NOOP("NewGame", "Medium"): (3,),
    QT_TRANSLATE_NOOP("NewGame", "Hard"): (4, 5),
}
_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Keys that the search line passes on to the list."""


class GameFinder(QWidget):
    """Lets the player find a game and go to it.

    Args:
        games: what is told of each game.
        habit: what the player is used to.
        draw: draws the pictures, or None.
        parent: the dialog.
    """

    changed = Signal()
    """Another game is chosen, or none as none is listed."""
    wanted = Signal()
    """The player wants the chosen game at once."""

    def __init__(
        self, games: Sequence[Facts], habit: "Habit", draw: Draw | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._chosen = ""
        self._quiet = False
        self._model = GameListModel(games, habit.recent, habit.favourites, draw, self)
        self.line = QLineEdit(self)
        self.line.setObjectName("search")
        self.line.setClearButtonEnabled(True)
        self.line.installEventFilter(self)
        self._label = QLabel(self)
        self._label.setBuddy(self.line)
        self._decks, self._difficulty, self._length = (QComboBox(self) for _ in range(3))
        decks = sorted({facts.decks for facts in games if facts.decks})
        self._fill(self._decks, "decks", [0, *decks])
        self._fill(self._difficulty, "difficulty", list(_DIFFICULTIES.values()))
        self._fill(self._length, "length", [None, *Length])
        self.list = QListView(self)
        self.list.setObjectName("game")
        self.list.setModel(self._model)
        self.list.setItemDelegate(GameOfferRow(self.list))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self._nothing = QLabel(self)
        self._nothing.setObjectName("nothing_found")
        self._nothing.setWordWrap(True)
        self._nothing.setVisible(False)
        self._lay_out()
        self.line.textChanged.connect(self._search)
        for box in self._boxes:
            box.currentIndexChanged.connect(self._search)
        self.list.selectionModel().currentChanged.connect(self._go)
        self.list.doubleClicked.connect(self._want)

    @property
    def game(self) -> Variant | None:
        """The game that is chosen."""
        facts = self._model.facts(self.list.currentIndex())
        return None if facts is None else facts.variant

    @property
    def listed(self) -> list[str]:
        """The texts of all rows, headings included, from top to bottom."""
        model = self._model
        return [str(model.index(row).data()) for row in range(model.rowCount())]

    @property
    def favourites(self) -> tuple[str, ...]:
        """The ids of the games that are marked now."""
        return self._model.favourites

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """What takes keys, from top to bottom."""
        return self.line, *self._boxes, self.list

    def show_game(self, game: str) -> None:
        """Go to a game without telling."""
        self._chosen = game
        self._keep_chosen()

    def favour(self, game: str, *, on: bool) -> None:
        """Mark a game, or take its mark away."""
        self._model.set_favourite(game, on=on)

    def stop(self) -> None:
        """Draw no more pictures; the dialog closes."""
        self._model.stop()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self._label.setText(translate("NewGame", "&Find:"))
        self.line.setPlaceholderText(translate("NewGame", "For instance: two decks easy short"))
        self.line.setToolTip(
            translate("NewGame", "Words of the name, the kind, decks, difficulty or length")
        )
        self.line.setAccessibleDescription(self.line.toolTip())
        self.list.setAccessibleName(translate("NewGame", "Games"))
        self._nothing.setText(
            translate("NewGame", "No game has all of this. Take a word or a filter away.")
        )
        names = (
            translate("NewGame", "Decks"),
            translate("NewGame", "Difficulty"),
            translate("NewGame", "Length"),
        )
        for box, name in zip(self._boxes, names, strict=True):
            box.setAccessibleName(name)
            box.setToolTip(name)
        for row in range(self._decks.count()):
            decks = int(self._decks.itemData(row))
            text = decks_text(decks) if decks else translate("NewGame", "Any decks")
            self._decks.setItemText(row, text)
        for row, source in enumerate(_DIFFICULTIES):
            self._difficulty.setItemText(row, translate("NewGame", source))
        for row, length in enumerate((None, *Length)):
            text = translate("NewGame", "Any length") if length is None else length_text(length)
            self._length.setItemText(row, text)
        self._quiet = True
        self._model.retranslate()
        self._keep_chosen()
        self._quiet = False

    def minimumSizeHint(self) -> QSize:
        """The list wants pictures with some words beside them."""
        least = super().minimumSizeHint()
        picture = picture_size(self.list.font())
        words = 22 * self.fontMetrics().averageCharWidth()
        return QSize(max(least.width(), picture.width() + words), least.height())

    def sizeHint(self) -> QSize:
        """Wider than it must be, and some rows high."""
        least = self.minimumSizeHint()
        width = least.width() + 22 * self.fontMetrics().averageCharWidth()
        return QSize(width, max(least.height(), 4 * picture_size(self.list.font()).height()))

    def changeEvent(self, event: QEvent) -> None:
        """Let the pictures be as large as the texts beside them."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "list"):
            self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the chosen game."""
        super().showEvent(event)
        self._measure()
        self._keep_chosen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys walk through the list while words are typed."""
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if pressed and _walks(event):
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    @property
    def _boxes(self) -> tuple[QComboBox, QComboBox, QComboBox]:
        return self._decks, self._difficulty, self._length

    def _fill(self, box: QComboBox, name: str, values: Sequence[object]) -> None:
        box.setObjectName(name)
        for value in values:
            box.addItem("", value)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self.line, 1)
        filters = QWidget(self)
        flow = FlowLayout(filters, gap=6)
        flow.setContentsMargins(0, 0, 0, 0)
        for box in self._boxes:
            flow.addWidget(box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(filters)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)

    def _measure(self) -> None:
        self.list.setMinimumHeight(2 * picture_size(self.list.font()).height())
        self._model.set_picture_size(picture_size(self.list.font()), self.devicePixelRatioF())
        self.list.scheduleDelayedItemsLayout()

    def _search(self) -> None:
        difficulties = tuple(self._difficulty.currentData() or ())
        length = self._length.currentData()
        self._quiet = True
        self._model.show_only(
            Wanted(
                self.line.text(),
                int(self._decks.currentData()),
                difficulties,
                None if length is None else Length(length),
            )
        )
        self._keep_chosen()
        self._quiet = False
        self._nothing.setVisible(not self._model.first.isValid())
        self.changed.emit()

    def _keep_chosen(self) -> None:
        """Go to the game that was chosen, or to the first one where it is not listed."""
        quiet, self._quiet = self._quiet, True
        index = self._model.index_of(self._chosen)
        if not index.isValid():
            index = self._model.first
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._quiet = quiet

    def _go(self, current: QModelIndex) -> None:
        if self._quiet:
            return
        facts = self._model.facts(current)
        if facts is not None:
            self._chosen = facts.variant.id
        self.changed.emit()

    def _want(self, index: QModelIndex) -> None:
        if self._model.facts(index) is not None:
            self.wanted.emit()


def _walks(event: QEvent) -> bool:
    """Whether a key walks through the list; with other keys held it has other work."""
    if not isinstance(event, QKeyEvent):
        return False
    others = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _MOVES and not others
