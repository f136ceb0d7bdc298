"""The statistics: figures, plots and a table of the chosen games, and what is done with them."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton, QTabWidget, QWidget

from spider_qt.storage.files import StorageError
from spider_qt.storage.statistics import StatisticsStore
from spider_qt.storage.statistics_types import Filter, GameRecord
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.text.storage import kept_sentence
from spider_qt.ui.controller import Games
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.dialogs.question import Question
from spider_qt.ui.dialogs.statistics_figures import FiguresPage
from spider_qt.ui.dialogs.statistics_filter import FilterBar
from spider_qt.ui.dialogs.statistics_games import GamesPage
from spider_qt.ui.dialogs.statistics_time import TimePage
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.window_place import roomy

_FAILED: Final = QT_TRANSLATE_NOOP(
    "Statistics", "The statistics cannot be read ({reason}). File: {file}"
)
_NOT_WRITTEN: Final = QT_TRANSLATE_NOOP(
    "Statistics", "That could not be written ({reason}). File: {file}"
)
_EXPORTED: Final = QT_TRANSLATE_NOOP("Statistics", "%n game(s) were written to {file}")
_RESET: Final = QT_TRANSLATE_NOOP(
    "Statistics", "The statistics begin anew. The old ones were kept as {file}."
)


class StatisticsDialog(Dialog):
    """Shows the statistics, at first those of the game on the table.

    Args:
        store: the statistics.
        games: the installed games and schemes, for their names.
        wanted: which games are shown at first.
        going_on: returns how many games of a filter are in progress.
        parent: the window it belongs to.
        today: returns the player's local date.
    """

    def __init__(
        self,
        store: StatisticsStore,
        games: Games,
        wanted: Filter,
        going_on: Callable[[Filter], int],
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self._store = store
        self._going_on = going_on
        self._news: Sentence | None = None
        self._more: list[Sentence] = []
        self.filter = FilterBar(games, wanted, today, self)
        self.figures = FiguresPage(self)
        self.time = TimePage(self)
        self.games = GamesPage(games, self)
        self.pages = QTabWidget(self)
        for page in (self.figures, self.time, self.games):
            self.pages.addTab(page, "")
        self._stale: set[QWidget] = set()
        self._note = note(self)
        self._note.setObjectName("statistics_note")
        self.body.addWidget(self.filter)
        self.body.addWidget(self.pages, 1)
        self.body.addWidget(self._note)
        self._export = self._button(self._choose_file)
        self._reset = self._button(self._ask_reset)
        self._reset.setObjectName("reset")
        self._close = self.add_reject()
        self.filter.changed.connect(self.refresh)
        self.pages.currentChanged.connect(self._show_page)
        self.time.bucket_changed.connect(self._show_points)
        self.time.measure_changed.connect(self._show_spread)
        self.games.order_changed.connect(self._show_games)
        self._try(lambda: self.filter.offer(store.choices()))
        self.retranslate()
        self.refresh()
        self.resize(roomy(self, 128, 44))
        self.pages.setFocus()

    @property
    def news(self) -> str:
        """What the dialog has to say, or ""."""
        return self._note.text()

    def refresh(self) -> None:
        """Read the chosen games anew, for the page that is seen; the others when they are."""
        self._stale = {self.figures, self.time, self.games}
        self._tell(None)
        self._show_page()

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self.filter.retranslate()
        self.figures.retranslate()
        self.time.retranslate()
        self.games.retranslate()
        titles = (
            translate("Statistics", "&Figures"),
            translate("Statistics", "O&ver time"),
            translate("Statistics", "&List"),
        )
        for index, title in enumerate(titles):
            self.pages.setTabText(index, title)
        self._export.setText(translate("Statistics", "&Export…"))
        self._reset.setText(translate("Statistics", "&Begin anew…"))
        self._close.setText(close_text())
        self._say()

    # Showing ----------------------------------------------------------------------

    def _show_page(self) -> None:
        page = self.pages.currentWidget()
        if page not in self._stale:
            return
        self._stale.discard(page)
        if page is self.figures:
            self._try(self._show_figures)
        elif page is self.time:
            self._show_points()
            self._show_spread()
        else:
            self._show_games()

    def _show_figures(self) -> None:
        wanted = self.filter.wanted
        self.figures.show_summary(self._store.summary(wanted), self._going_on(wanted))

    def _show_points(self) -> None:
        wanted, bucket = self.filter.wanted, self.time.bucket
        self._try(lambda: self.time.show_points(self._store.over_time(wanted, bucket)))

    def _show_spread(self) -> None:
        wanted, measure = self.filter.wanted, self.time.measure
        self._try(lambda: self.time.show_spread(self._store.spread(wanted, measure)))

    def _show_games(self) -> None:
        wanted, order = self.filter.wanted, self.games.order

        def fetch(limit: int, offset: int) -> tuple[GameRecord, ...]:
            try:
                return self._store.games(wanted, order, limit, offset)
            except StorageError as error:
                self._tell(_sentence(_FAILED, error))
                return ()

        self.games.begin(fetch)
        self._note_problems()

    def _try(self, work: Callable[[], None]) -> None:
        """Read something; a failure is told and what was shown stays."""
        try:
            work()
        except StorageError as error:
            self._tell(_sentence(_FAILED, error))
        self._note_problems()

    def _note_problems(self) -> None:
        for problem in self._store.problems:
            self._more += [problem.sentence, kept_sentence(str(problem.aside))]
        if self._store.problems:
            self._store.problems.clear()
            self._say()

    def _tell(self, news: Sentence | None) -> None:
        self._news = news
        self._say()

    def _say(self) -> None:
        sentences = [*self._more, *([] if self._news is None else [self._news])]
        text = " ".join(shown(sentence) for sentence in sentences)
        self._note.setText(text)
        self._note.setVisible(bool(text))

    # Doing ------------------------------------------------------------------------

    def _button(self, do: Callable[[], None]) -> QPushButton:
        button = self.box.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        button.clicked.connect(do)
        return button

    def _choose_file(self) -> None:
        csv = translate("Statistics", "Tables (*.csv)")
        dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([csv, translate("Statistics", "JSON (*.json)")])
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if chosen == csv else "json")
        )
        dialog.selectFile("spider-qt.csv")
        dialog.fileSelected.connect(self._write)
        dialog.open()

    def _write(self, chosen: str) -> None:
        """Write the chosen games; the name says in which form."""
        path = Path(chosen)
        export = (
            self._store.export_json if path.suffix.lower() == ".json" else self._store.export_csv
        )
        try:
            count = export(path, self.filter.wanted)
        except StorageError as error:
            self._tell(_sentence(_NOT_WRITTEN, error))
        else:
            self._tell(Sentence("Statistics", _EXPORTED, {"file": str(path)}, count))
        self._note_problems()

    def _ask_reset(self) -> None:
        question = Question(_reset_question, self)
        question.accepted.connect(self._begin_anew)
        question.open()

    def _begin_anew(self) -> None:
        try:
            copy = self._store.reset()
        except StorageError as error:
            self._tell(_sentence(_NOT_WRITTEN, error))
            return
        self._try(lambda: self.filter.offer(self._store.choices()))
        self.refresh()
        self._tell(Sentence("Statistics", _RESET, {"file": str(copy)}))


def _sentence(source: str, error: StorageError) -> Sentence:
    return Sentence("Statistics", source, {"reason": error.reason, "file": str(error.path)})


def _reset_question() -> tuple[str, str, str, str]:
    return (
        translate("Statistics", "Begin the statistics anew?"),
        translate(
            "Statistics",
            "All games are taken out of the statistics, those of other rules too. "
            "A copy of the file is kept.",
        ),
        translate("Statistics", "&Begin anew"),
        translate("Statistics", "&Keep"),
    )
