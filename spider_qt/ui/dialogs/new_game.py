"""The dialog in which a game is chosen: which, with how many suits, by which rule."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.choices import Choice, Choices
from spider_qt.ui.dialogs.dialog import Dialog, cancel_text, note
from spider_qt.ui.dialogs.play_options import PlayOptions
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import NewGameChoice, NewGameWish
from spider_qt.ui.names import game_name, suits_text, variant_sentence

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


class NewGameDialog(Dialog):
    """Asks which game to play.

    Args:
        games: the installed games and scoring schemes.
        last: what was chosen last time; anything not installed is passed over.
        parent: the window it belongs to.
    """

    chosen = Signal(object)
    """NewGameChoice: the player wants this game."""

    def __init__(self, games: Games, last: NewGameChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game")
        self._games = games
        self._suits = last.wish.suits
        self._rule = last.wish.rule
        self._game = QComboBox(self)
        self._game.setObjectName("game")
        for variant in games.variants.values():
            self._game.addItem(variant.name, variant.id)
        self._game.setCurrentIndex(max(0, self._game.findData(last.wish.game)))
        self._game_label = QLabel(self)
        self._game_label.setBuddy(self._game)
        self._about = note(self)
        self._levels = Choices(self)
        self._levels.setObjectName("levels")
        self._rules = Choices(self)
        self._rules.setObjectName("rules")
        self._options = PlayOptions(games.schemes, last.scoring, last.undo_limit, self)
        self._lay_out()
        self._yes = self.add_accept()
        self._no = self.add_reject()
        self._game.currentIndexChanged.connect(self._change_game)
        self._levels.changed.connect(self._change_level)
        self._rules.changed.connect(self._change_rule)
        self.accepted.connect(self._tell)
        self._change_game()

    @property
    def choice(self) -> NewGameChoice:
        """What is chosen now."""
        wish = NewGameWish(self._variant.id, self._suits, self._rule)
        return NewGameChoice(wish, self._options.scoring, self._options.undo_limit)

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        variant = self._variant
        self.setWindowTitle(translate("NewGame", "New game"))
        self._game_label.setText(translate("NewGame", "&Game:"))
        for index, game in enumerate(self._games.variants.values()):
            self._game.setItemText(index, game_name(game.name))
        about = variant_sentence(variant)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self._game.setAccessibleDescription(about)
        self._levels.setTitle(translate("NewGame", "Difficulty"))
        self._levels.show_texts([_level(suits) for suits in variant.suit_choices])
        self._rules.setTitle(translate("NewGame", "Rule for moving groups"))
        self._rules.show_texts([_rule(rule) for rule in variant.rule_choices])
        self._options.retranslate()
        self._yes.setText(translate("NewGame", "&Start"))
        self._no.setText(cancel_text())

    @property
    def _variant(self) -> Variant:
        return self._games.variants[str(self._game.currentData())]

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._game_label, self._game)
        self.body.addLayout(form)
        self.body.addWidget(self._about)
        self.body.addWidget(self._levels)
        self.body.addWidget(self._rules)
        self.body.addWidget(self._options)
        self.body.addStretch(1)

    def _change_game(self) -> None:
        variant = self._variant
        if self._suits not in variant.suit_choices:
            self._suits = variant.suit_choices[0]
        if self._rule not in variant.rule_choices:
            self._rule = variant.rule_choices[0]
        suits, rules = variant.suit_choices, variant.rule_choices
        self._levels.offer(len(suits), suits.index(self._suits))
        self._rules.offer(len(rules), rules.index(self._rule))
        self._order_keys()
        self.retranslate()
        self._show_rules()

    def _order_keys(self) -> None:
        """Let Tab walk from top to bottom, whenever the radio buttons were made."""
        chain = [self._game, *self._levels.buttons, *self._rules.buttons, *self._options.fields]
        for before, after in pairwise([*chain, self._yes, self._no]):
            self.setTabOrder(before, after)

    def _change_level(self) -> None:
        self._suits = self._variant.suit_choices[self._levels.chosen]
        self._show_rules()

    def _change_rule(self) -> None:
        self._rule = self._variant.rule_choices[self._rules.chosen]

    def _show_rules(self) -> None:
        """With one suit both rules are the same game: there is nothing to choose."""
        self._rules.setVisible(self._suits > 1 and len(self._variant.rule_choices) > 1)

    def _tell(self) -> None:
        self.chosen.emit(self.choice)


def _level(suits: int) -> Choice:
    words = suits_text(suits)
    source = _LEVELS.get(suits, "")
    text = translate("NewGame", source).replace("{suits}", words) if source else words
    sentence = _LEVEL_SENTENCES.get(suits, "")
    return Choice(text, translate("NewGame", sentence) if sentence else "")


def _rule(rule: GroupRule) -> Choice:
    return Choice(translate("NewGame", _RULES[rule]), translate("NewGame", _RULE_SENTENCES[rule]))
