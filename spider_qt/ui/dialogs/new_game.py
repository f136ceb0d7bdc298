"""The dialog in which a game is chosen: which, with how many suits, by which rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from spider_qt.deals.promise import Promise
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.choices import Choice, Choices
from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.dialogs.game_finder import GameFinder
from spider_qt.ui.dialogs.play_options import PlayOptions
from spider_qt.ui.dialogs.promise_choice import PromiseChoice
from spider_qt.ui.game_facts import about_text, facts_of, makers_of
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import FavouriteWish, NewGameChoice, NewGameWish, RulesWish
from spider_qt.ui.names import game_name, suits_text

if TYPE_CHECKING:
    from spider_qt.ui.dialogs.game_list import Draw

_LEVELS: Final = {
    1: QT_TRANSLATE_NOOP("NewGame", "&Easy: {suits}"),
    2: QT_TRANSLATE_NOOP("NewGame", "&Medium: {suits}"),
    4: QT_TRANSLATE_NOOP("NewGame", "&Hard: {suits}"),
}
_LEVEL_SENTENCES: Final = {
    1: QT_TRANSLATE_NOOP(
        "NewGame", "Spades only. Good for learning; nearly every deal can be won."
    ),
    2: QT_TRANSLATE_NOOP("NewGame", "Spades and hearts. Suits begin to matter."),
    3: QT_TRANSLATE_NOOP("NewGame", "Spades, hearts and diamonds; the spades come twice."),
    4: QT_TRANSLATE_NOOP("NewGame", "All four suits. For those who like to think ahead."),
}
_OTHER_SENTENCES: Final = {
    1: QT_TRANSLATE_NOOP("NewGame", "Spades only."),
    2: QT_TRANSLATE_NOOP("NewGame", "Spades and hearts."),
    3: QT_TRANSLATE_NOOP("NewGame", "Spades, hearts and diamonds."),
    4: QT_TRANSLATE_NOOP("NewGame", "All four suits."),
}
"""Of other games than Spider, of which the dialog cannot tell how hard each number is."""
_RULES: Final = {
    GroupRule.CLASSIC: QT_TRANSLATE_NOOP("NewGame", "&Classic"),
    GroupRule.RELAXED: QT_TRANSLATE_NOOP("NewGame", "&Relaxed"),
}
_RULE_SENTENCES: Final = {
    GroupRule.CLASSIC: QT_TRANSLATE_NOOP(
        "NewGame", "Cards move together only if they are of one suit."
    ),
    GroupRule.RELAXED: QT_TRANSLATE_NOOP(
        "NewGame", "Cards of different suits move together, too, if their ranks follow."
    ),
}
_NOTE: Final = 40
"""The least width of the sentences, in average letters."""


@dataclass(frozen=True, slots=True)
class Habit:
    """What the player is used to.

    Args:
        last: what was chosen last time; anything not installed is passed over.
        recent: ids of the games that were played last, the last one first.
        favourites: ids of the games that the player marked.
    """

    last: NewGameChoice
    recent: Sequence[str] = ()
    favourites: Sequence[str] = ()


class NewGameDialog(Dialog):
    """Asks which game to play.

    Args:
        games: the installed games and scoring schemes.
        habit: what the player is used to.
        draw: draws a game's opening table; without it there are no pictures.
        parent: the window it belongs to.
    """

    chosen = Signal(object)
    """NewGameChoice: the player wants this game."""
    favoured = Signal(object)
    """FavouriteWish: the player marked a game, or took its mark away."""
    rules_wanted = Signal(object)
    """RulesWish: the player wants to read a game's rules first."""

    def __init__(
        self,
        games: Games,
        habit: Habit,
        draw: "Draw | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new_game")
        last = habit.last
        self._suits = last.wish.suits
        self._rule = last.wish.rule
        makers = makers_of(games)
        self._facts = {id_: facts_of(v, makers.get(id_, "")) for id_, v in games.variants.items()}
        first = last.wish.game if last.wish.game in self._facts else next(iter(self._facts))
        self._variant: Variant = games.variants[first]
        self._finder = GameFinder(tuple(self._facts.values()), habit, draw, self)
        self._name = QLabel(self)
        self._name.setObjectName("name")
        self._name.setWordWrap(True)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._about = note(self, _NOTE)
        self._levels = Choices(self, _NOTE)
        self._levels.setObjectName("levels")
        self._rules = Choices(self, _NOTE)
        self._rules.setObjectName("rules")
        self._promise = PromiseChoice(last.promise or Promise.ANY, self, _NOTE)
        self._options = PlayOptions(games.schemes, last.scoring, last.undo_limit, self)
        self._favourite = QCheckBox(self)
        self._favourite.setObjectName("favourite")
        self._read = QPushButton(self)
        self._read.setObjectName("read_rules")
        self._read.setAutoDefault(False)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._yes = self.add_accept()
        self._no = self.add_reject()
        self._finder.show_game(first)
        self._connect()
        self._change_game()
        self._finder.line.setFocus()

    def _connect(self) -> None:
        self._finder.changed.connect(self._change_game)
        self._finder.wanted.connect(self._yes.click)
        self._levels.changed.connect(self._change_level)
        self._rules.changed.connect(self._change_rule)
        self._favourite.clicked.connect(self._favour)
        self._read.clicked.connect(lambda: self.rules_wanted.emit(RulesWish(self._variant)))
        self.accepted.connect(lambda: self.chosen.emit(self.choice))
        self.finished.connect(self._finder.stop)

    @property
    def choice(self) -> NewGameChoice:
        """What is chosen now."""
        wish = NewGameWish(self._variant.id, self._suits, self._rule)
        scoring, undo_limit = self._options.scoring, self._options.undo_limit
        return NewGameChoice(wish, scoring, undo_limit, self._promise.promise)

    @property
    def finder(self) -> GameFinder:
        """The list of the games and what searches it."""
        return self._finder

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("NewGame", "New game"))
        self._finder.retranslate()
        self._levels.setTitle(translate("NewGame", "Difficulty"))
        self._rules.setTitle(translate("NewGame", "Rule for moving groups"))
        self._favourite.setText(translate("NewGame", "Fa&vourite"))
        self._read.setText(translate("NewGame", "Rules of this &game"))
        self._promise.retranslate()
        self._options.retranslate()
        self._yes.setText(translate("NewGame", "&Start"))
        self._no.setText(cancel_text())
        self._describe()
        inner = self._right.layout()
        if inner is not None:
            inner.activate()  # or the dialog would hear of the longer texts a turn later

    def showEvent(self, event: QShowEvent) -> None:
        """Begin as large as list and options like to be."""
        self._turn()
        self.resize(self.sizeHint().boundedTo(self.room()))
        super().showEvent(event)

    def grow(self) -> None:
        """Put list and options side by side where the screen has the room."""
        self._turn()
        super().grow()

    def _describe(self) -> None:
        variant = self._variant
        about = about_text(self._facts[variant.id])
        font = self.font()
        font.setBold(True)
        self._name.setFont(font)
        self._name.setText(game_name(variant.name))
        self._about.setText(about)
        self._about.setVisible(bool(about))
        own = variant.id == "spider"
        self._levels.show_texts([_level(suits, own=own) for suits in variant.suit_choices])
        self._rules.show_texts([_rule(rule) for rule in variant.rule_choices])

    def _lay_out(self) -> None:
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._name)
        column.addWidget(self._about)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.addWidget(self._read)
        row.addWidget(self._favourite)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._levels)
        column.addWidget(self._rules)
        column.addWidget(self._promise)
        column.addWidget(self._options)
        column.addStretch(1)
        self._right = right
        self._columns.setSpacing(14)
        self._columns.addWidget(self._finder, 1)
        self._columns.addWidget(right)
        self.body.addLayout(self._columns, 1)

    def _turn(self) -> None:
        """Choose between side by side and one below the other."""
        needed = self._finder.minimumSizeHint().width() + self._right.minimumSizeHint().width()
        wide = needed + 80 <= self.room().width()
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.LeftToRight if wide else ways.TopToBottom)

    def _change_game(self) -> None:
        found = self._finder.game
        self._yes.setEnabled(found is not None)
        if found is not None:
            self._variant = found
        variant = self._variant
        if self._suits not in variant.suit_choices:
            self._suits = max(
                (s for s in variant.suit_choices if s <= self._suits),
                default=variant.suit_choices[0],
            )
        if self._rule not in variant.rule_choices:
            self._rule = variant.rule_choices[0]
        suits, rules = variant.suit_choices, variant.rule_choices
        self._levels.offer(len(suits), suits.index(self._suits))
        self._rules.offer(len(rules), rules.index(self._rule))
        self._levels.setVisible(len(suits) > 1)
        self._favourite.setChecked(variant.id in self._finder.favourites)
        self._order_keys()
        self.retranslate() if not self.windowTitle() else self._describe()
        self._show_rules()

    def _order_keys(self) -> None:
        """Let Tab walk from top to bottom, whenever the radio buttons were made."""
        chain = [*self._finder.fields, self._read, self._favourite]
        chain += [*self._levels.buttons, *self._rules.buttons]
        chain += [self._promise.field, *self._options.fields]
        for before, after in pairwise([*chain, self._yes, self._no]):
            self.setTabOrder(before, after)

    def _change_level(self) -> None:
        self._suits = self._variant.suit_choices[self._levels.chosen]
        self._show_rules()

    def _change_rule(self) -> None:
        self._rule = self._variant.rule_choices[self._rules.chosen]
        self._promise.offer(self._variant, self._suits, self._rule)

    def _show_rules(self) -> None:
        """With one suit both rules are the same game: there is nothing to choose."""
        self._rules.setVisible(self._suits > 1 and len(self._variant.rule_choices) > 1)
        self._promise.offer(self._variant, self._suits, self._rule)

    def _favour(self, on: bool) -> None:
        self._finder.favour(self._variant.id, on=on)
        self.favoured.emit(FavouriteWish(self._variant.id, on))


def _level(suits: int, *, own: bool) -> Choice:
    words = suits_text(suits)
    source = _LEVELS.get(suits, "")
    text = translate("NewGame", source).replace("{suits}", words) if source else words
    sentence = (_LEVEL_SENTENCES if own else _OTHER_SENTENCES).get(suits, "")
    return Choice(text, translate("NewGame", sentence) if sentence else "")


def _rule(rule: GroupRule) -> Choice:
    return Choice(translate("NewGame", _RULES[rule]), translate("NewGame", _RULE_SENTENCES[rule]))
