"""What the message strip says now, worked out from the facts each time one changes.

Two layers: what lasts (paused, cannot be saved, won, stuck) is derived from the state,
and what passes (a refusal, news) lies over it for a while.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import Reason
from spider_qt.text.refusals import refusal_sentence
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Actions, Command
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.message_strip import Kind, MessageStrip, Notice
from spider_qt.ui.messages import MoveRefused
from spider_qt.ui.sections import section_of
from spider_qt.ui.status import time_text


class Result(NamedTuple):
    """How a game ended.

    Args:
        points: the score.
        moves: the move counter.
        seconds: the playing time.
    """

    points: int
    moves: int
    seconds: float


class Button(NamedTuple):
    """A button of a notice.

    Args:
        action: what it does.
        label: returns its text in the language of now.
    """

    action: QAction
    label: Callable[[], str]


class Extra(NamedTuple):
    """What another part adds to the notice of a game's end.

    Args:
        text: returns a further sentence in the language of now.
        buttons: what can be done about it; they stand first.
    """

    text: Callable[[], str]
    buttons: Sequence[Button] = ()


class NoticeBoard:
    """Decides what the strip shows.

    Args:
        strip: where it is shown.
        actions: the window's actions, for the buttons.
        go_on: ends the pause.
        owner: the window.
    """

    def __init__(
        self, strip: MessageStrip, actions: Actions, go_on: Callable[[], None], owner: QWidget
    ) -> None:
        self._strip = strip
        self._go_on = QAction(owner)
        self._go_on.triggered.connect(go_on)
        self._understood = QAction(owner)
        self._understood.triggered.connect(self._dismiss)
        self._look = QAction(owner)
        self._look.triggered.connect(self._look_up)
        self.extras: list[Callable[[Outcome], Extra | None]] = []
        """Asked, each time a game is won or stuck, what they add to the notice."""
        self._labelled: tuple[Button, ...] = ()
        self._offer: Notice | None = None
        self._offered: tuple[Button, ...] = ()
        self._told: list[Notice] = []
        self._fresh = 0
        self._turn = QTimer(owner)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._end_turn)
        self._paused: Notice | None = None
        self._ended: Notice | None = None
        self._actions = actions
        strip.expired.connect(self._show_lasting)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the buttons' texts in the language of now."""
        self._go_on.setText(translate("Notices", "Go on"))
        self._understood.setText(translate("Notices", "All right"))
        self._look.setText(translate("Notices", "Show the plugin"))
        _label((*self._labelled, *self._offered))

    def refused(self, told: MoveRefused, *, rules: bool) -> None:
        """Say why a wish was refused.

        Args:
            told: the refusal.
            rules: whether the player wants to hear of broken rules; other reasons, such
                as a pause, are told in any case.
        """
        if told.refusal.reason is Reason.RULE_BROKEN and self._told and self._told[0].more:
            return  # the strip names the plugin, and has a button that shows it
        section = section_of(told.refusal.reason)
        if section and not rules:
            return
        sentence = refusal_sentence(told.refusal)
        text = partial(begun, sentence)
        self._strip.show_notice(Notice(Kind.REFUSED, text, section=section))

    def news(self, text: Callable[[], str]) -> None:
        """Say something that passes."""
        self._strip.show_notice(Notice(Kind.NEWS, text))

    def trouble(self, sentence: Sentence, more: Callable[[], object] | None = None) -> None:
        """Say something that stays until the player has read it.

        It answers what he has just done, so that it lies over what is still unread; what
        comes up at once, as at the start, is read in order. Nothing is to be read twice.

        Args:
            sentence: what to say.
            more: shows the plugin that it is about, by a button of its own; or None.
        """
        text = partial(begun, sentence)
        buttons = (self._understood,) if more is None else (self._look, self._understood)
        notice = Notice(Kind.TROUBLE, text, buttons, more=more)
        fresh = [*self._told[: self._fresh], notice]
        read = {one.text() for one in fresh}
        rest = [one for one in self._told[self._fresh :] if one.text() not in read]
        self._told, self._fresh = fresh + rest, len(fresh)
        self._turn.start()
        self._show_lasting()

    def step(self) -> None:
        """Take away what passes: something was done since."""
        self._offer = None
        self._show_lasting()

    def offer(self, text: Callable[[], str], buttons: Sequence[Button]) -> None:
        """Offer something, below all else, until it is answered or the game goes on.

        Args:
            text: returns the sentence in the language of now.
            buttons: the answers; each of them takes the offer away.
        """
        self._offered = tuple(buttons)
        _label(self._offered)
        for button in self._offered:
            button.action.triggered.connect(self.withdraw)
        self._offer = Notice(Kind.OFFER, text, [button.action for button in self._offered])
        self._show_lasting()

    def withdraw(self) -> None:
        """Take the offer away, if there is one."""
        self._offer = None
        self._show_lasting()

    def paused(self, paused: bool) -> None:
        """Say that the game is paused, or no longer."""
        self._paused = Notice(Kind.PAUSED, _paused_text, (self._go_on,)) if paused else None
        self._show_lasting()

    def outcome(self, outcome: Outcome, result: Result) -> None:
        """Say how the game stands."""
        if outcome is Outcome.PLAYING:
            self._ended, self._labelled = None, ()
            self._show_lasting()
            return
        found = [extra for ask in self.extras if (extra := ask(outcome)) is not None]
        self._labelled = tuple(button for extra in found for button in extra.buttons)
        _label(self._labelled)
        added = [button.action for button in self._labelled]
        if outcome is Outcome.WON:
            texts = [lambda: _won_text(result), *(extra.text for extra in found)]
            buttons = self._buttons(Command.NEW, Command.RESTART)
            self._ended = Notice(Kind.WON, partial(_joined, texts), (*added, *buttons))
        else:
            texts = [self._stuck_text, *(extra.text for extra in found)]
            buttons = self._buttons(Command.UNDO, Command.RESTART, Command.NEW)
            self._ended = Notice(Kind.STUCK, partial(_joined, texts), (*added, *buttons), "end")
        self._show_lasting()

    def _buttons(self, *commands: Command) -> Sequence[QAction]:
        return tuple(self._actions[command] for command in commands)

    def _stuck_text(self) -> str:
        text = translate("Notices", "No move and no deal is left.")
        if not self._actions[Command.UNDO].isEnabled():
            return text
        return f"{text} {translate('Notices', 'Undo may still help.')}"

    def _end_turn(self) -> None:
        self._fresh = 0

    def _look_up(self) -> None:
        more = self._told[0].more if self._told else None
        self._dismiss()
        if more is not None:
            more()

    def _dismiss(self) -> None:
        del self._told[:1]
        self._fresh = max(0, self._fresh - 1)
        self._show_lasting()

    def _show_lasting(self) -> None:
        trouble = self._told[0] if self._told else None
        self._strip.show_notice(self._paused or trouble or self._ended or self._offer)


def begun(sentence: Sentence) -> str:
    """Return a sentence with a capital at its beginning; the name of a card may stand there.

    Args:
        sentence: what is said.
    """
    text = shown(sentence)
    return QLocale().toUpper(text[:1]) + text[1:]


def _label(buttons: Sequence[Button]) -> None:
    """Give buttons their texts in the language of now."""
    for button in buttons:
        button.action.setText(button.label())


def _joined(texts: Sequence[Callable[[], str]]) -> str:
    """Sentences one after the other; empty ones are left out."""
    return " ".join(told for text in texts if (told := text()))


def _paused_text() -> str:
    return translate("Notices", "The game is paused and the time stands still.")


def _won_text(result: Result) -> str:
    text = translate("Notices", "Won! Score: {points}. Moves: {moves}. Time: {time}.")
    text = text.replace("{points}", str(result.points)).replace("{moves}", str(result.moves))
    return text.replace("{time}", time_text(result.seconds))
