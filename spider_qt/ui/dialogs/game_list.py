"""The games on offer as a list under headings; what a row shows is made when it is seen.

Only the rows on the screen get a description and a picture, so that three hundred games
open as fast as three. Pictures are drawn one by one, whenever nothing else is to be done.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QImage, QPixmap

from spider_qt.engine.parameters import GROUPS
from spider_qt.engine.variant import Variant
from spider_qt.ui.game_facts import (
    Facts,
    Length,
    about_text,
    facts_text,
    finds,
    group_text,
    search_words,
)
from spider_qt.ui.i18n import translate
from spider_qt.ui.names import game_name

FACTS_ROLE: Final = Qt.ItemDataRole.UserRole
"""The line of facts."""
ABOUT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""What is special about the game."""
PICTURE_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""The picture of the opening table: a QPixmap, without content until it is drawn."""
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""Whether the row is a heading."""

_MOST_WAITING: Final = 16
"""Rows that wait for their picture; of more the ones that were seen first are forgotten."""
_STAR: Final = "\N{BLACK STAR}"

Index = QModelIndex | QPersistentModelIndex
Draw = Callable[[Variant, QSize, float], QImage]
"""Draws a game's opening table: of which game, the size in logical pixels, the ratio."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are listed.

    Args:
        text: what was typed.
        decks: so many decks, or 0 for any.
        difficulties: one of these, or none for any.
        length: or None for any.
    """

    text: str = ""
    decks: int = 0
    difficulties: tuple[int, ...] = ()
    length: Length | None = None

    @property
    def everything(self) -> bool:
        """Whether no game is left out."""
        return self == Wanted()


class GameListModel(QAbstractListModel):
    """The games.

    Args:
        games: what is told of each, in the order in which groups list them.
        recent: ids of the games that were played last, the last one first.
        favourites: ids of the games that the player marked.
        draw: draws the pictures; without one there are none.
        parent: the Qt parent.
    """

    def __init__(
        self,
        games: Sequence[Facts],
        recent: Sequence[str],
        favourites: Sequence[str],
        draw: Draw | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        order = {group: place for place, group in enumerate((*GROUPS, ""))}
        self._games = sorted(games, key=lambda facts: order[facts.group])
        self._recent = tuple(recent)
        self.favourites = tuple(favourites)
        self._draw = draw
        self._rows: list[Facts | str] = []
        self._wanted = Wanted()
        self._words: dict[str, frozenset[str]] = {}
        self._abouts: dict[str, str] = {}
        self._pictures: dict[str, QPixmap] = {}
        self._waiting: list[str] = []
        self._size, self._ratio = QSize(160, 100), 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_next)
        self._fill()

    def show_only(self, wanted: Wanted) -> None:
        """List the games that match."""
        self._wanted = wanted
        self._reset()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._words.clear()
        self._abouts.clear()
        self._reset()

    def set_picture_size(self, size: QSize, ratio: float) -> None:
        """Draw pictures of this size from now on, in logical pixels, for a screen's ratio."""
        if (size, ratio) != (self._size, self._ratio):
            self._size, self._ratio = size, ratio
            self._pictures.clear()
            self._waiting.clear()

    def set_favourite(self, game: str, *, on: bool) -> None:
        """Mark a game, or take its mark away; it stays where it is in the list."""
        others = tuple(id_ for id_ in self.favourites if id_ != game)
        self.favourites = (*others, game) if on else others
        self._tell(game)

    def facts(self, index: Index) -> Facts | None:
        """Return the game of a row; None of a heading."""
        row = self._rows[index.row()] if index.isValid() else ""
        return row if isinstance(row, Facts) else None

    def index_of(self, game: str) -> QModelIndex:
        """Return where a game is listed, first of all; an invalid index if it is not."""
        for row, there in enumerate(self._rows):
            if isinstance(there, Facts) and there.variant.id == game:
                return self.index(row)
        return QModelIndex()

    @property
    def first(self) -> QModelIndex:
        """The first game; an invalid index if none is listed."""
        found = (row for row, there in enumerate(self._rows) if isinstance(there, Facts))
        row = next(found, None)
        return QModelIndex() if row is None else self.index(row)

    def stop(self) -> None:
        """Draw no more."""
        self._timer.stop()
        self._draw = None

    # Qt's questions ---------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows there are, headings included."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a row says."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == HEADING_ROLE:
            return isinstance(row, str)
        if isinstance(row, str):
            texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return row if role in texts else None
        return self._said(row, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A game can be chosen, a heading cannot."""
        return Qt.ItemFlag.NoItemFlags if self.data(index, HEADING_ROLE) else super().flags(index)

    # Inside -----------------------------------------------------------------------

    def _said(self, facts: Facts, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            star = f"{_STAR} " if facts.variant.id in self.favourites else ""
            return star + game_name(facts.variant.name)
        if role == FACTS_ROLE:
            return facts_text(facts)
        if role in (ABOUT_ROLE, Qt.ItemDataRole.ToolTipRole):
            return self._about(facts)
        if role == PICTURE_ROLE:
            return self._picture(facts.variant.id)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            marked = facts.variant.id in self.favourites
            favourite = translate("NewGame", "Favourite") if marked else ""
            texts = (game_name(facts.variant.name), favourite, facts_text(facts))
            return "; ".join(text for text in texts if text)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._about(facts)
        return None

    def _about(self, facts: Facts) -> str:
        game = facts.variant.id
        if game not in self._abouts:
            self._abouts[game] = about_text(facts, brief=True)
        return self._abouts[game]

    def _picture(self, game: str) -> QPixmap:
        if game not in self._pictures and self._draw is not None:
            if game in self._waiting:
                self._waiting.remove(game)
            self._waiting.append(game)
            del self._waiting[:-_MOST_WAITING]
            self._timer.start()
        return self._pictures.get(game, QPixmap())

    def _draw_next(self) -> None:
        if not self._waiting or self._draw is None:
            self._timer.stop()
            return
        game = self._waiting.pop(0)
        facts = next(facts for facts in self._games if facts.variant.id == game)
        try:
            image = self._draw(facts.variant, self._size, self._ratio)
        except Exception:  # a plugin's game that cannot even be dealt; its guard has told why
            image = QImage()
        self._pictures[game] = QPixmap.fromImage(image)
        self._tell(game)

    def _tell(self, game: str) -> None:
        """Have the rows of a game drawn anew."""
        for row, there in enumerate(self._rows):
            if isinstance(there, Facts) and there.variant.id == game:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _reset(self) -> None:
        self.beginResetModel()
        self._fill()
        self.endResetModel()

    def _fill(self) -> None:
        listed = [facts for facts in self._games if self._matches(facts)]
        rows: list[Facts | str] = []
        if self._wanted.everything:
            rows += self._section(translate("NewGame", "Favourites"), self.favourites)
            rows += self._section(translate("NewGame", "Recently played"), self._recent)
        for group, games in groupby(listed, key=lambda facts: facts.group):
            rows += [group_text(group), *games]
        self._rows = rows

    def _section(self, title: str, ids: Sequence[str]) -> list[Facts | str]:
        by_id = {facts.variant.id: facts for facts in self._games}
        found = [by_id[id_] for id_ in ids if id_ in by_id]
        return [title, *found] if found else []

    def _matches(self, facts: Facts) -> bool:
        wanted = self._wanted
        if wanted.decks and facts.decks != wanted.decks:
            return False
        if wanted.difficulties and facts.difficulty not in wanted.difficulties:
            return False
        if wanted.length is not None and facts.length is not wanted.length:
            return False
        if not wanted.text.strip():
            return True
        game = facts.variant.id
        if game not in self._words:
            self._words[game] = search_words(facts)
        return finds(wanted.text, self._words[game])
