"""The learning path beside the game: deals its steps, says their goals, and leads on.

A game of the path is a game like any other: kept, undone and counted as always. What is
needed only by players on the path is imported when the first of them is met.
"""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from spider_qt.engine import session as sessions
from spider_qt.engine.game import Outcome
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.main_window import MainWindow
from spider_qt.ui.messages import SessionStarted
from spider_qt.ui.notices import Button, Extra
from spider_qt.ui.supplies import random_id, random_number

if TYPE_CHECKING:
    from spider_qt.learning.goals import Goal
    from spider_qt.learning.path import Lesson
    from spider_qt.learning.progress import Progress
    from spider_qt.storage.learning import LearningStore
    from spider_qt.ui.dialogs.learning import LearningDialog, SkipWish
    from spider_qt.ui.learning_deals import FoundDeal, LearningDeals

_LOOKING: Final = QT_TRANSLATE_NOOP("Learning", "Looking for a deal that can be won…")
_NONE_FOUND: Final = QT_TRANSLATE_NOOP(
    "Learning",
    "No deal was found in time of which it is known that it can be won; this is any deal.",
)
_LEFT: Final = QT_TRANSLATE_NOOP(
    "Learning", "You have left the learning path. What you have reached is kept."
)


class LearningDesk(QObject):
    """Opens the path, begins its games, and watches them.

    Args:
        controller: holds the game.
        window: the dialog and the messages belong to it.
        settings: how the player counts points, and whether undo is limited.
        path: the file of the progress.
        is_new: whether the player has never played here before.
    """

    def __init__(
        self,
        controller: GameController,
        window: MainWindow,
        settings: SettingsStore,
        path: Path,
        *,
        is_new: bool = False,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._window = window
        self._settings = settings
        self._path = path
        self._is_new = is_new
        self._kept: LearningStore | None = None
        self._is_there = False
        self._begun: tuple[str, Lesson] | None = None
        self._found: LearningDeals | None = None
        self._next = QAction(self)
        self._next.triggered.connect(self.go_on)
        self._refuse = QAction(self)
        window.commands[Command.LEARN].triggered.connect(lambda: self.show())
        window.notices.extras.append(self._extra)
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._on_step)

    def offer(self) -> None:
        """Offer the path to a new player, once and quietly; playing on is an answer, too."""
        if not self._is_new or self._path.exists():
            return
        self._store.keep(replace(self._store.progress, offered=True), quietly=True)
        command = self._window.commands[Command.LEARN]
        self._window.notices.offer(
            lambda: translate(
                "Learning", "New to Spider? The learning path leads from one suit to four."
            ),
            (
                Button(command, command.text),
                Button(self._refuse, lambda: translate("Learning", "No, thanks")),
            ),
        )

    def show(self) -> None:
        """Show the path."""
        from spider_qt.ui.dialogs.learning import LearningDialog

        progress = self._store.renew()
        variants = self._controller.games.variants
        dialog: LearningDialog = LearningDialog(progress, variants, self._window)
        dialog.chosen.connect(self.play)
        dialog.skipped.connect(partial(self._skip, dialog))
        dialog.left.connect(self._leave)
        dialog.open()

    def play(self, lesson: "Lesson") -> None:
        """Begin a game of a step; a deal that can be won is looked for if there is none yet."""
        number = self._store.progress.deal(lesson)
        if number is None:
            number = self._deals.take(lesson)
        if number is not None:
            self._begin(lesson, number)
            return
        self._window.say(Sentence("Learning", _LOOKING))
        self._deals.wait_for(lesson)

    def go_on(self) -> None:
        """Begin the step that comes after the game on the table, or show the path."""
        progress = self._store.progress
        lesson = progress.lesson_of(self._controller.session)
        following = progress.following if lesson is None else progress.after(lesson)
        if following is None:
            self.show()
        else:
            self.play(following)

    # Facts ------------------------------------------------------------------------

    def _on_session(self, fact: SessionStarted) -> None:
        if self._found is not None:
            self._found.forget()
        self._is_there = self._kept is not None or self._path.exists()
        begun, self._begun = self._begun, None
        if begun is None or begun[0] != fact.session.id:
            return
        lesson = begun[1]
        self._keep(self._store.renew().began(lesson, fact.session.id))
        self._say_goals(lesson)
        if self._store.progress.deal(lesson) is None:
            self._deals.prepare(lesson)  # so that the next game begins at once

    def _on_step(self) -> None:
        if not self._is_there:
            return
        news = self._judge()
        if news and self._store.progress.on:
            self._say_reached(news)

    def _extra(self, outcome: Outcome) -> Extra | None:
        """Add to the notice of a game of the path that is over where it leads."""
        if not self._is_there:
            return None
        self._judge()  # a program that was ended over the last move has not come to it
        progress = self._store.progress
        session = self._controller.session
        lesson = progress.lesson_of(session)
        if lesson is None or not progress.on:
            return None
        if outcome is not Outcome.WON:
            label = _next_label if progress.passed(lesson) else _again_label
            there = progress.after(lesson) is not None
            return Extra(_nothing, (Button(self._next, label),)) if there else None
        if session.opened_help and session.id not in progress.of(lesson).wins:
            again = Button(self._next, _again_label)
            return Extra(_helped_text, () if progress.passed(lesson) else (again,))
        following = progress.after(lesson)
        if following is None:
            command = self._window.commands[Command.LEARN]
            return Extra(_end_text, (Button(command, command.text),))
        if following is lesson:
            return Extra(
                partial(_again_text, progress, lesson), (Button(self._next, _again_label),)
            )
        return Extra(partial(_passed_text, lesson), (Button(self._next, _next_label),))

    # Wishes -----------------------------------------------------------------------

    def _skip(self, dialog: "LearningDialog", wish: "SkipWish") -> None:
        self._keep(self._store.renew().skip(wish.lesson, skipped=wish.skipped))
        dialog.show_progress(self._store.progress)

    def _leave(self) -> None:
        self._keep(replace(self._store.renew(), on=False))
        self._window.say(Sentence("Learning", _LEFT))

    # Inside -----------------------------------------------------------------------

    @property
    def _store(self) -> "LearningStore":
        """The progress, read when it is first needed; what is wrong with it is told then."""
        if self._kept is None:
            from spider_qt.storage.learning import LearningStore
            from spider_qt.text.storage import kept_sentence

            self._kept = LearningStore(self._path)
            problem = self._kept.problem
            if problem is not None:
                self._window.tell(problem.sentence)
                if problem.aside is not None:
                    self._window.tell(kept_sentence(str(problem.aside)))
        return self._kept

    def _judge(self) -> "tuple[Goal, ...]":
        """Look at the game on the table, keep what is new, and return the goals among it."""
        before = self._store.progress
        progress, news = before.judged(self._controller.session)
        if progress is not before:
            self._keep(progress)
        return news

    def _keep(self, progress: "Progress") -> None:
        from spider_qt.text.learning import learning_trouble_sentence

        self._is_there = True
        error = self._store.keep(progress)
        if error is not None:
            self._window.tell(learning_trouble_sentence(str(error.path), error.reason))

    def _begin(self, lesson: "Lesson", number: int) -> None:
        """Put a deal of a step on the table; asked what becomes of a game in progress."""
        games, settings = self._controller.games, self._settings.settings
        schemes = games.schemes
        scheme = schemes.get(settings.scoring) or next(iter(schemes.values()))
        limits = [n for n in (lesson.undo_limit, settings.undo_limit) if n is not None]
        limit = min(limits, default=None)
        id_ = random_id()
        session = sessions.deal(lesson.variant(games.variants), scheme, number, limit, id_)
        self._begun = id_, lesson
        self._window.starter.open(session)

    @property
    def _deals(self) -> "LearningDeals":
        """Looks for further deals; made when the first of them is needed."""
        if self._found is None:
            from spider_qt.ui.learning_deals import LearningDeals

            self._found = LearningDeals(self)
            self._found.found.connect(self._on_found)
        return self._found

    def _on_found(self, fact: "FoundDeal") -> None:
        number = random_number() if fact.number is None else fact.number
        self._begin(fact.lesson, number)
        if fact.number is None:
            self._window.tell(Sentence("Learning", _NONE_FOUND))

    def _say_goals(self, lesson: "Lesson") -> None:
        from spider_qt.text.learning import goal_sentence, number_of

        progress = self._store.progress
        still = [goal for goal in lesson.goals if not progress.has(lesson, goal)]
        self._window.notices.news(
            lambda: (
                translate("Learning", "Goals of step {number}: {goals}")
                .replace("{number}", str(number_of(lesson)))
                .replace(
                    "{goals}", " · ".join(shown(goal_sentence(g)) for g in still or lesson.goals)
                )
            )
        )

    def _say_reached(self, goals: "tuple[Goal, ...]") -> None:
        from spider_qt.text.learning import goal_sentence

        self._window.notices.news(
            lambda: translate("Learning", "Goal reached: {goal}").replace(
                "{goal}", " · ".join(shown(goal_sentence(goal)) for goal in goals)
            )
        )


def _nothing() -> str:
    return ""


def _helped_text() -> str:
    return translate(
        "Learning", "With help that looks at hidden cards, a win does not count on the path."
    )


def _end_text() -> str:
    return translate("Learning", "This was the last step: you have come to the end of the path.")


def _passed_text(lesson: "Lesson") -> str:
    from spider_qt.text.learning import number_of

    words = translate("Learning", "Step {number} of the learning path is passed.")
    return words.replace("{number}", str(number_of(lesson)))


def _again_text(progress: "Progress", lesson: "Lesson") -> str:
    goals = sum(progress.has(lesson, goal) for goal in lesson.goals)
    words = translate(
        "Learning", "Goals: {done} of {count}. Another win leads on to the next step."
    )
    return words.replace("{done}", str(goals)).replace("{count}", str(len(lesson.goals)))


def _next_label() -> str:
    return translate("Learning", "Next step")


def _again_label() -> str:
    return translate("Learning", "Another deal")
