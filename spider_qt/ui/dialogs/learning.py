"""The learning path as a page: every step, how it stands, what it teaches and asks for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spider_qt.engine.variant import Variant
from spider_qt.learning.path import PATH, WINS, Lesson
from spider_qt.learning.progress import Progress, State
from spider_qt.text.learning import (
    goal_sentence,
    number_of,
    teaching_sentence,
    title_sentence,
)
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.icons import pixmap
from spider_qt.ui.names import variant_text

_STATES: Final[Mapping[State, str]] = {
    State.PASSED: QT_TRANSLATE_NOOP("LearningPath", "Passed"),
    State.SKIPPED: QT_TRANSLATE_NOOP("LearningPath", "Skipped"),
    State.NEXT: QT_TRANSLATE_NOOP("LearningPath", "Your next step"),
    State.LATER: QT_TRANSLATE_NOOP("LearningPath", "Later"),
}
_SIGNS: Final[Mapping[State, str]] = {
    State.PASSED: "won",
    State.SKIPPED: "last",
    State.NEXT: "play",
    State.LATER: "still_open",
}
"""The pictogram of each state; every one has a shape of its own."""
_SIDE: Final = 48
"""The size in which pictograms are drawn, in pixels: sharp on any screen."""


@dataclass(frozen=True, slots=True)
class SkipWish:
    """The player wants to go on without a step, or takes it up again."""

    lesson: Lesson
    skipped: bool


class LearningDialog(Dialog):
    """Shows the path and tells what the player wants.

    Args:
        progress: how far the player is.
        variants: the installed games by id.
        parent: the window it belongs to.
    """

    chosen = Signal(object)
    """Lesson: the step that is to be played."""
    skipped = Signal(object)
    """SkipWish: a step is to be skipped or taken up again."""
    left = Signal()
    """The path is to be silent from now on."""

    def __init__(
        self, progress: Progress, variants: Mapping[str, Variant], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("learning")
        self._progress = progress
        self._variants = variants
        self._about = note(self, 58)
        self.steps = QListWidget(self)
        self._title, self._teaches = note(self, 30), note(self, 30)
        self._facts, self._leads = note(self, 30), note(self, 30)
        self._goals_label = QLabel(self)
        self.goals = QListWidget(self)
        self._skip = QPushButton(self)
        self._lay_out()
        self._play = self.add_accept()
        self._leave = self.box.addButton("", QDialogButtonBox.ButtonRole.DestructiveRole)
        self._leave.setObjectName("leave")
        self._leave.setAutoDefault(False)
        self._close = self.add_reject()
        self.retranslate()
        self.select(progress.following or PATH[0])
        self.steps.currentRowChanged.connect(self._refresh)
        self.steps.itemDoubleClicked.connect(lambda: self._play.click())
        self.accepted.connect(lambda: self.chosen.emit(self.lesson))
        self._skip.clicked.connect(self._want_skip)
        self._leave.clicked.connect(self._want_out)
        self.steps.setFocus()

    @property
    def lesson(self) -> Lesson:
        """The step that is shown."""
        return PATH[max(0, self.steps.currentRow())]

    def select(self, lesson: Lesson) -> None:
        """Show a step."""
        self.steps.setCurrentRow(PATH.index(lesson))
        self._refresh()

    def show_progress(self, progress: Progress) -> None:
        """Show another progress; the step that is shown stays."""
        self._progress = progress
        self._fill()
        self._refresh()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("LearningPath", "Learning path"))
        self._about.setText(
            translate(
                "LearningPath",
                "From one suit to four, at your own pace. You may play any step at any time, and "
                "nothing that you reach is lost.",
            )
        )
        self.steps.setAccessibleName(translate("LearningPath", "Steps"))
        self._goals_label.setText(translate("LearningPath", "&Goals:"))
        self.goals.setAccessibleName(translate("LearningPath", "Goals"))
        self._play.setText(translate("LearningPath", "&Play"))
        self._leave.setText(translate("LearningPath", "&Leave the path"))
        tip = translate("LearningPath", "Nothing is said of the path until you play a step again")
        self._leave.setToolTip(tip)
        self._close.setText(close_text())
        self._fill()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow colours and font, too."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._fill()
            self._refresh()

    def _lay_out(self) -> None:
        letters, lines = self.fontMetrics().averageCharWidth(), self.fontMetrics().lineSpacing()
        self.steps.setObjectName("steps")
        self.goals.setObjectName("goals")
        self._skip.setObjectName("skip")
        self._skip.setAutoDefault(False)
        self._goals_label.setBuddy(self.goals)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        for listed in (self.steps, self.goals):
            listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            listed.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            listed.setWordWrap(True)
            listed.setIconSize(QSize(lines, lines))
        self.steps.setSpacing(1)
        self.steps.setMinimumSize(34 * letters, 12 * lines)
        self.goals.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.goals.setMinimumSize(34 * letters, 8 * lines)
        self.goals.setMaximumHeight(8 * lines)
        page = QVBoxLayout()
        page.setSpacing(8)
        for widget in (self._title, self._facts, self._teaches, self._goals_label):
            page.addWidget(widget)
        page.addWidget(self.goals)
        page.addWidget(self._leads)
        page.addWidget(self._skip, 0, Qt.AlignmentFlag.AlignLeft)
        page.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.steps, 2)
        middle.addLayout(page, 3)
        self.body.addWidget(self._about)
        self.body.addLayout(middle, 1)
        self.resize(96 * letters, 32 * lines)

    def _fill(self) -> None:
        """List the steps with their states; the one that is shown stays."""
        row = self.steps.currentRow()
        self.steps.blockSignals(True)
        self.steps.clear()
        for lesson in PATH:
            state = self._progress.state(lesson)
            title = f"{number_of(lesson)}. {shown(title_sentence(lesson))}"
            said = translate("LearningPath", _STATES[state])
            item = QListWidgetItem(self._sign(_SIGNS[state]), f"{title}\n{said}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}; {said}")
            self.steps.addItem(item)
        self.steps.setCurrentRow(row)
        self.steps.blockSignals(False)

    def _refresh(self) -> None:
        """Show what is known of the step."""
        lesson, progress = self.lesson, self._progress
        self._title.setText(f"{number_of(lesson)}. {shown(title_sentence(lesson))}")
        self._teaches.setText(shown(teaching_sentence(lesson)))
        self._facts.setText(self._facts_text(lesson))
        self.goals.clear()
        for goal in lesson.goals:
            reached = progress.has(lesson, goal)
            text = shown(goal_sentence(goal))
            words = _reached_text(text) if reached else text
            item = QListWidgetItem(self._sign("done" if reached else "still_open"), words)
            said = words if reached else _open_text(text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            self.goals.addItem(item)
        self.goals.setCurrentRow(0)
        self._leads.setText(self._leads_text(lesson))
        skipped = progress.of(lesson).skipped
        self._skip.setText(
            translate("LearningPath", "Take it &up again")
            if skipped
            else translate("LearningPath", "&Skip this step")
        )
        self._skip.setEnabled(not progress.passed(lesson))
        self._play.setEnabled(lesson.game in self._variants)
        self._leave.setEnabled(progress.on)

    def _facts_text(self, lesson: Lesson) -> str:
        """Which game it is, what is in sight, and how much can be undone."""
        if lesson.game not in self._variants:
            return translate("LearningPath", "The game of this step is not installed.")
        parts = [variant_text(lesson.variant(self._variants))]
        if lesson.open_handed:
            parts.append(translate("LearningPath", "all cards of the columns in sight"))
        if lesson.undo_limit is not None:
            parts.append(
                translate("LearningPath", "%n move(s) can be undone", "", lesson.undo_limit)
            )
        return " · ".join(parts)

    def _leads_text(self, lesson: Lesson) -> str:
        """How it leads on, and how many deals were won."""
        words = translate(
            "LearningPath",
            "It leads on after %n won deal(s), or after one with all goals.",
            "",
            WINS,
        )
        wins = len(self._progress.of(lesson).wins)
        won = translate("LearningPath", "Won so far: %n deal(s).", "", wins)
        return f"{words} {won}"

    def _sign(self, name: str) -> QIcon:
        """A pictogram in the colours of a list's texts, chosen or not."""
        made, palette, roles = QIcon(), self.steps.palette(), QPalette.ColorRole
        side = QSize(_SIDE, _SIDE)
        made.addPixmap(pixmap(name, side, palette.color(roles.Text)), QIcon.Mode.Normal)
        chosen = palette.color(roles.HighlightedText)
        made.addPixmap(pixmap(name, side, chosen), QIcon.Mode.Selected)
        return made

    def _want_skip(self) -> None:
        skipped = not self._progress.of(self.lesson).skipped
        self.skipped.emit(SkipWish(self.lesson, skipped))

    def _want_out(self) -> None:
        self.left.emit()
        self.reject()


def _reached_text(goal: str) -> str:
    return translate("LearningPath", "{goal} (reached)").replace("{goal}", goal)


def _open_text(goal: str) -> str:
    return translate("LearningPath", "{goal} (still open)").replace("{goal}", goal)
