"""The manager of plugins: what each is and gives, on and off, installing and removing."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QShortcut,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from spider_qt.plugins.changes import Change
from spider_qt.plugins.faults import Fault
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Door, PluginInfo, PluginState
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.controller import GameController
from spider_qt.ui.dialogs import plugins_words as words
from spider_qt.ui.dialogs.dialog import Dialog, close_text, note
from spider_qt.ui.dialogs.plugins_install import Installer, Installing
from spider_qt.ui.dialogs.plugins_model import PluginsModel, Show
from spider_qt.ui.dialogs.plugins_questions import dropped, meant, off_question, remove_question
from spider_qt.ui.dialogs.plugins_row import PluginRow
from spider_qt.ui.dialogs.question import Question
from spider_qt.ui.flow_layout import FlowLayout
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.window_place import roomy

MANY: Final = 10
"""With more plugins than these there is a field to search in."""
_SHOWS: Final = {
    Show.ALL: QT_TRANSLATE_NOOP("PluginManager", "All plugins"),
    Show.DATA: QT_TRANSLATE_NOOP("PluginManager", "Data"),
    Show.CODE: QT_TRANSLATE_NOOP("PluginManager", "Programs"),
    Show.OFF: QT_TRANSLATE_NOOP("PluginManager", "Switched off"),
    Show.TROUBLE: QT_TRANSLATE_NOOP("PluginManager", "In trouble"),
}
_COPIED: Final = QT_TRANSLATE_NOOP("PluginManager", "The report on {plugin} was copied.")
_ONE: Final = QT_TRANSLATE_NOOP("PluginManager", "Please drop one plugin at a time.")
_PAGE: Final = ("switch", "retry", "copy", "remove")
_LEFT: Final = ("install", "folder")


class PluginsDialog(Dialog):
    """Lists the plugins, and does with them what the player wants, at once.

    Args:
        host: all plugins.
        controller: knows whose rules the game on the table is played by.
        open_folder: shows a folder in the system's file manager.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        host: PluginHost,
        controller: GameController,
        open_folder: Callable[[Path, QWidget], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("plugins")
        self.setAcceptDrops(True)
        self._host = host
        self._controller = controller
        self._open_folder = open_folder
        self._news_sentence: Sentence | None = None
        self.model = PluginsModel(host, self)
        self.installer = Installer(host, self)
        self.installer.told.connect(self._installed)
        self._search_label, self._search = QLabel(self), QLineEdit(self)
        self._show_label, self._show = QLabel(self), QComboBox(self)
        self.list = QListView(self)
        self.page = QTextBrowser(self)
        self._empty, self._news = note(self, 20), note(self, 20)
        self._buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._connect()
        self.retranslate()
        self.select("")
        self.list.setFocus()

    def select(self, plugin: str, path: str = "") -> None:
        """Show a plugin, by its id and of two with one id by the path; "" is the first."""
        if plugin and self.model.row_of(plugin) < 0:
            self._search.clear()
            self._show.setCurrentIndex(0)
        row = self.model.row_of(plugin, path)
        self._select_row(max(row, 0))

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("PluginManager", "Plugins"))
        self._search_label.setText(translate("PluginManager", "&Search:"))
        self._show_label.setText(translate("PluginManager", "S&how:"))
        self._search.setAccessibleName(translate("PluginManager", "Search"))
        self._show.setAccessibleName(translate("PluginManager", "Show"))
        for row, show in enumerate(Show):
            self._show.setItemText(row, translate("PluginManager", _SHOWS[show]))
        self.list.setAccessibleName(translate("PluginManager", "Plugins"))
        self.page.setAccessibleName(translate("PluginManager", "About this plugin"))
        tips = {
            "retry": translate("PluginManager", "Load this plugin once more"),
            "copy": translate("PluginManager", "Copy what its author needs to know (Ctrl+C)"),
            "remove": translate("PluginManager", "Delete this plugin's files (Del)"),
            "install": translate("PluginManager", "Install the plugin of a file (Ctrl+O)"),
            "folder": translate("PluginManager", "Show the folder in which plugins lie"),
        }
        texts = {
            "retry": translate("PluginManager", "&Try again"),
            "copy": translate("PluginManager", "&Copy report"),
            "remove": translate("PluginManager", "&Remove…"),
            "install": translate("PluginManager", "&Install…"),
            "folder": translate("PluginManager", "&Plugin folder"),
        }
        for name, text in texts.items():
            self._buttons[name].setText(text)
            self._buttons[name].setToolTip(tips[name])
        self._empty.setText(translate("PluginManager", "No plugin is like that."))
        self._close.setText(close_text())
        self._refresh()
        self._tell(self._news_sentence)

    # Building ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        letters, lines = self.fontMetrics().averageCharWidth(), self.fontMetrics().lineSpacing()
        self._search.setObjectName("search")
        self._search.setClearButtonEnabled(True)
        self._search_label.setBuddy(self._search)
        self._show.setObjectName("show")
        self._show_label.setBuddy(self._show)
        for show in Show:
            self._show.addItem("", show)
        self.list.setObjectName("list")
        self.list.setModel(self.model)
        self.list.setItemDelegate(PluginRow(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setMinimumSize(22 * letters, 7 * lines)
        self.page.setObjectName("page")
        self.page.setOpenLinks(False)
        self.page.setAcceptDrops(False)
        self.page.document().setDocumentMargin(10)
        self.page.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.page.setMinimumSize(26 * letters, 7 * lines)
        self._news.setObjectName("news")
        self._empty.setObjectName("empty")
        for name in (*_PAGE, *_LEFT):
            button = QPushButton(self)
            button.setObjectName(name)
            button.setAutoDefault(False)
            self._buttons[name] = button
        top = QHBoxLayout()
        for widget, stretch in (
            (self._search_label, 0),
            (self._search, 1),
            (self._show_label, 0),
            (self._show, 0),
        ):
            top.addWidget(widget, stretch)
        top.addStretch(0)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self._empty)
        left.addLayout(self._flow(_LEFT))
        right.addWidget(self.page, 1)
        right.addLayout(self._flow(_PAGE))
        middle = QHBoxLayout()
        middle.addLayout(left, 2)
        middle.addLayout(right, 3)
        self.body.addLayout(top)
        self.body.addLayout(middle, 1)
        self.body.addWidget(self._news)
        self._close = self.add_reject()
        self.resize(roomy(self, 116, 38))

    def _flow(self, names: tuple[str, ...]) -> FlowLayout:
        flow = FlowLayout()
        for name in names:
            flow.addWidget(self._buttons[name])
        return flow

    def _connect(self) -> None:
        does: dict[str, Callable[[], object]] = {
            "switch": self._switch,
            "retry": self._retry,
            "copy": self._copy,
            "remove": self._remove,
            "install": self._install,
            "folder": self._show_folder,
        }
        for name, do in does.items():
            self._buttons[name].clicked.connect(partial(_plainly, do))
        self.list.selectionModel().currentChanged.connect(self._refresh)
        self._search.textChanged.connect(self._filter)
        self._show.currentIndexChanged.connect(self._filter)
        for keys, name in (("Del", "remove"), ("Space", "switch"), ("Ctrl+C", "copy")):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._buttons[name].click)
        QShortcut(QKeySequence("Ctrl+O"), self).activated.connect(self._install)

    # What is dropped --------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Install what was dropped."""
        files = dropped(event)
        if not files:
            return
        event.acceptProposedAction()
        if len(files) > 1:
            self._tell(Sentence("PluginManager", _ONE))
        else:
            self.installer.install(files[0])

    # Doing ------------------------------------------------------------------------

    @property
    def _chosen(self) -> PluginInfo | None:
        index = self.list.currentIndex()
        return self.model.plugin(index) if index.isValid() else None

    def _switch(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        if not words.is_wanted(self._host, chosen):
            self._changed(chosen, self._host.enable(chosen.id))
        elif words.plays_by(self._controller, chosen.id):
            self._ask(partial(off_question, chosen.name), partial(self._switch_off, chosen))
        else:
            self._switch_off(chosen)

    def _switch_off(self, info: PluginInfo) -> None:
        self._changed(info, self._host.disable(info.id))

    def _retry(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self._changed(chosen, self._host.enable(chosen.id))

    def _copy(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            QGuiApplication.clipboard().setText(words.report(self._host, chosen))
            self._tell(Sentence("PluginManager", _COPIED, {"plugin": chosen.name}))

    def _remove(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            playing = words.plays_by(self._controller, chosen.id)
            self._ask(
                partial(remove_question, chosen, playing=playing),
                lambda: self._changed(chosen, self._host.remove(chosen.id)),
            )

    def _install(self) -> None:
        dialog = QFileDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        every = translate("PluginManager", "All files (*)")
        dialog.setNameFilters(
            [translate("PluginManager", "Plugins (*.whl *.zip plugin.toml)"), every]
        )
        dialog.fileSelected.connect(lambda file: self.installer.install(meant(Path(file))))
        dialog.open()

    def _show_folder(self) -> None:
        if self._host.folder is not None:
            self._open_folder(self._host.folder, self)

    def _ask(self, texts: Callable[[], tuple[str, str, str, str]], do: Callable[[], None]) -> None:
        question = Question(texts, self)
        question.accepted.connect(do)
        question.open()

    def _changed(self, info: PluginInfo, change: Change) -> None:
        self._reload(info.id, info.path)
        self._tell(change.sentence)

    def _installed(self, fact: Installing) -> None:
        self._search.clear()
        self._show.setCurrentIndex(0)
        self._reload(fact.plugin)
        self._tell(fact.sentence)

    # Showing ----------------------------------------------------------------------

    def follow(self, fault: Fault) -> None:
        """Show what has just broken while the manager is open."""
        del fault
        chosen = self._chosen
        if chosen is not None:
            self._reload(chosen.id, chosen.path)

    def _reload(self, plugin: str, path: str = "") -> None:
        before = self.list.currentIndex().row()
        self.model.reload()
        row = self.model.row_of(plugin, path)
        self._select_row(row if row >= 0 else before)

    def _filter(self) -> None:
        self.model.show_only(self._show.currentData(), self._search.text())
        self._select_row(0)

    def _select_row(self, row: int) -> None:
        """Choose a row, or the last one if there are fewer."""
        row = min(row, self.model.rowCount() - 1)
        index = self.model.index(row, 0) if row >= 0 else QModelIndex()
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, flag)
        self.list.scrollTo(index)
        self._refresh()

    def _refresh(self) -> None:
        chosen = self._chosen
        many = len(self._host.registry.plugins) > MANY or bool(self._search.text())
        self._search_label.setVisible(many)
        self._search.setVisible(many)
        self._empty.setVisible(chosen is None)
        self.page.setHtml(words.page(self._host, chosen) if chosen is not None else "")
        ours = chosen is None or chosen.door is Door.BUILT_IN
        free = chosen is not None and not ours and not words.is_repeated(self._host, chosen)
        on = chosen is not None and words.is_wanted(self._host, chosen)
        switch = self._buttons["switch"]
        switch.setText(
            translate("PluginManager", "S&witch off")
            if on
            else translate("PluginManager", "S&witch on")
        )
        switch.setToolTip(
            translate("PluginManager", "Do without this plugin (Space)")
            if on
            else translate("PluginManager", "Use this plugin (Space)")
        )
        switch.setEnabled(free)
        self._buttons["retry"].setVisible(
            free and chosen is not None and chosen.state is PluginState.FAILED
        )
        self._buttons["copy"].setEnabled(chosen is not None)
        self._buttons["remove"].setEnabled(free and chosen is not None and chosen.removable)
        self._buttons["folder"].setEnabled(self._host.folder is not None)

    def _tell(self, sentence: Sentence | None) -> None:
        self._news_sentence = sentence
        text = shown(sentence) if sentence is not None else ""
        self._news.setText(text)
        self._news.setVisible(bool(text))
        self.setAccessibleDescription(text)


def _plainly(do: Callable[[], object], checked: bool = False) -> None:
    """Call without what Qt passes on."""
    del checked
    do()
