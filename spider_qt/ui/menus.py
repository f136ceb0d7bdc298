"""The menu bar and the toolbar: where each action is shown."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolBar, QWidget

from spider_qt.ui.actions import Actions, Command
from spider_qt.ui.i18n import translate
from spider_qt.ui.languages import LANGUAGES

_GAME: Final = (
    (Command.NEW, Command.DAILY, Command.RESTART, Command.ENTER_CODE, Command.COPY_CODE),
    (Command.GAMES, Command.SAVE_AS),
    (Command.PAUSE, Command.WATCH, Command.ANALYSE, Command.SCORE, Command.STATISTICS),
    (Command.QUIT,),
)
_MOVE: Final = (
    (Command.UNDO, Command.REDO),
    (Command.DEAL, Command.BEST),
    (Command.HINT, Command.SOLVER_HINT, Command.SOLUTION, Command.BACK_TO_WINNABLE),
)
_VIEW: Final = (
    (Command.FULL_SCREEN,),
    (
        Command.LOOKS,
        Command.SETTINGS,
        Command.PLUGINS,
    ),
)
_HELP: Final = (
    (Command.RULES, Command.KEYS, Command.LEARN),
    (Command.COPY_POSITION, Command.OPEN_LOG),
    (Command.ABOUT,),
)
_TOOLS: Final = (
    (Command.NEW, Command.RESTART),
    (Command.UNDO, Command.REDO, Command.DEAL, Command.HINT),
    (Command.PAUSE,),
)

Groups = tuple[tuple[Command, ...], ...]


class LanguageMenu(QMenu):
    """The languages, each in its own name, and the system's."""

    chosen = Signal(object)
    """str: the code of a language, or "" for the system's."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self._system = self._entry("")
        self.addSeparator()
        for language in LANGUAGES:
            self._entry(language.code).setText(language.name)
        self._group.triggered.connect(self._tell)

    def show_choice(self, code: str) -> None:
        """Mark the language that is set; "" is the system's."""
        for action in self._group.actions():
            action.setChecked(action.data() == code)

    def retranslate(self) -> None:
        """Show the texts in the language of now; the languages' names stay."""
        self.setTitle(translate("Menus", "&Language"))
        self._system.setText(translate("Menus", "&System language"))

    def _entry(self, code: str) -> QAction:
        action = self.addAction("")
        action.setData(code)
        action.setCheckable(True)
        self._group.addAction(action)
        return action

    def _tell(self, action: QAction) -> None:
        self.chosen.emit(str(action.data()))


class Menus:
    """The window's menus and toolbar.

    Args:
        window: gets the menu bar and the toolbar.
        actions: what they show.
    """

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        bar = window.menuBar()
        self._wide = 0
        self._room = window.width()
        self._game = _menu(bar, actions, _GAME)
        self._move = _menu(bar, actions, _MOVE)
        self._view = _menu(bar, actions, _VIEW)
        self.languages = LanguageMenu(bar)
        self._view.addMenu(self.languages)
        self._help = _menu(bar, actions, _HELP)
        self.toolbar = QToolBar(window)
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setFloatable(False)
        self.toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        _fill(self.toolbar, actions, _TOOLS)
        window.addToolBar(self.toolbar)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the titles in the language of now."""
        self._game.setTitle(translate("Menus", "&Game"))
        self._move.setTitle(translate("Menus", "&Move"))
        self._view.setTitle(translate("Menus", "&View"))
        self._help.setTitle(translate("Menus", "&Help"))
        self.languages.retranslate()
        self.toolbar.setWindowTitle(translate("Menus", "Tools"))
        self.measure()

    def measure(self) -> None:
        """Take the measure of the toolbar's texts and pictograms in the font of now."""
        side = round(1.5 * self.toolbar.fontMetrics().height())
        self.toolbar.setIconSize(QSize(side, side))
        self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._wide = self.toolbar.sizeHint().width()
        self.fit(self._room)

    def fit(self, room: int) -> None:
        """Leave the texts away where the toolbar's buttons would not all be seen.

        Args:
            room: the window's width, in pixels.
        """
        self._room = room
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if room < self._wide:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        self.toolbar.setToolButtonStyle(style)


def _menu(bar: QMenuBar, actions: Actions, groups: Groups) -> QMenu:
    menu = QMenu(bar)
    menu.setToolTipsVisible(True)
    bar.addMenu(menu)
    _fill(menu, actions, groups)
    return menu


def _fill(place: QMenu | QToolBar, actions: Actions, groups: Groups) -> None:
    for number, group in enumerate(groups):
        if number:
            place.addSeparator()
        for command in group:
            place.addAction(actions[command])
