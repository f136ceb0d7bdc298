"""Every command of the window as one QAction: its text, its keys and its tooltip.

Menus, toolbar, message strip and the overview of keys show the same actions, so that
a key is written down in one place.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QPalette
from PySide6.QtWidgets import QWidget

from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.i18n import translate
from spider_qt.ui.icons import NAMES, icon, inks


class Command(StrEnum):
    """What the player can tell the window to do."""

    NEW = "new"
    RESTART = "restart"
    ENTER_CODE = "enter_code"
    COPY_CODE = "copy_code"
    DAILY = "daily"
    GAMES = "games"
    SAVE_AS = "save_as"
    WATCH = "watch"
    ANALYSE = "analyse"
    SCORE = "score"
    STATISTICS = "statistics"
    PAUSE = "pause"
    LOOKS = "looks"
    SETTINGS = "settings"
    PLUGINS = "plugins"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    DEAL = "deal"
    BEST = "best"
    HINT = "hint"
    SOLVER_HINT = "solver_hint"
    SOLUTION = "solution"
    BACK_TO_WINNABLE = "back_to_winnable"
    FULL_SCREEN = "full_screen"
    RULES = "rules"
    KEYS = "keys"
    LEARN = "learn"
    COPY_POSITION = "copy_position"
    OPEN_LOG = "open_log"
    ABOUT = "about"


class _Spec(NamedTuple):
    """A command's texts in English and its keys in Qt's portable notation."""

    text: str
    short: str
    tip: str
    keys: tuple[str, ...] = ()
    checkable: bool = False


_SPECS: Final[Mapping[Command, _Spec]] = {
    Command.NEW: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&New game…"),
        QT_TRANSLATE_NOOP("Actions", "New game"),
        QT_TRANSLATE_NOOP("Actions", "Choose a game and deal new cards"),
        ("Ctrl+N",),
    ),
    Command.RESTART: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Restart"),
        QT_TRANSLATE_NOOP("Actions", "Restart"),
        QT_TRANSLATE_NOOP("Actions", "Begin the same deal again"),
        ("Ctrl+R",),
    ),
    Command.ENTER_CODE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Enter code…"),
        QT_TRANSLATE_NOOP("Actions", "Enter code"),
        QT_TRANSLATE_NOOP("Actions", "Play the deal of a game code"),
        ("Ctrl+E",),
    ),
    Command.COPY_CODE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Copy code"),
        QT_TRANSLATE_NOOP("Actions", "Copy code"),
        QT_TRANSLATE_NOOP("Actions", "Copy the code of this deal, to keep or to share it"),
        ("Ctrl+Shift+C",),
    ),
    Command.DAILY: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Dai&ly deal…"),
        QT_TRANSLATE_NOOP("Actions", "Daily deal"),
        QT_TRANSLATE_NOOP(
            "Actions", "Play the deal that everybody gets today, or one of past days"
        ),
        ("Ctrl+D",),
    ),
    Command.WATCH: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Watch again…"),
        QT_TRANSLATE_NOOP("Actions", "Watch again"),
        QT_TRANSLATE_NOOP("Actions", "Watch this game move by move, from its beginning"),
        ("Ctrl+Shift+R",),
    ),
    Command.ANALYSE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Anal&yse…"),
        QT_TRANSLATE_NOOP("Actions", "Analyse"),
        QT_TRANSLATE_NOOP("Actions", "See whether the game could have been won, and until when"),
        ("Ctrl+Shift+A",),
    ),
    Command.GAMES: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Games…"),
        QT_TRANSLATE_NOOP("Actions", "Games"),
        QT_TRANSLATE_NOOP("Actions", "See the kept games: go on with one, or watch one again"),
        ("Ctrl+O",),
    ),
    Command.SAVE_AS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Save &as…"),
        QT_TRANSLATE_NOOP("Actions", "Save as"),
        QT_TRANSLATE_NOOP("Actions", "Keep the game as it is now, under a name"),
        ("Ctrl+S",),
    ),
    Command.SCORE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Sc&ore…"),
        QT_TRANSLATE_NOOP("Actions", "Score"),
        QT_TRANSLATE_NOOP("Actions", "See line by line how the score came about"),
        ("Ctrl+I",),
    ),
    Command.STATISTICS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "S&tatistics…"),
        QT_TRANSLATE_NOOP("Actions", "Statistics"),
        QT_TRANSLATE_NOOP("Actions", "See how many games were won, how fast, and how it went on"),
        ("Ctrl+T",),
    ),
    Command.PAUSE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Pause"),
        QT_TRANSLATE_NOOP("Actions", "Pause"),
        QT_TRANSLATE_NOOP("Actions", "Hide the table and stop the time, or go on"),
        ("P",),
        checkable=True,
    ),
    Command.LOOKS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Table and cards…"),
        QT_TRANSLATE_NOOP("Actions", "Table and cards"),
        QT_TRANSLATE_NOOP("Actions", "Choose a theme, the table, faces and backs"),
        ("Ctrl+L",),
    ),
    Command.SETTINGS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Settings…"),
        QT_TRANSLATE_NOOP("Actions", "Settings"),
        QT_TRANSLATE_NOOP("Actions", "Change how the game looks and plays"),
        ("Ctrl+,",),
    ),
    Command.PLUGINS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Pl&ugins…"),
        QT_TRANSLATE_NOOP("Actions", "Plugins"),
        QT_TRANSLATE_NOOP("Actions", "See what plugins there are, switch, install and remove them"),
        ("Ctrl+P",),
    ),
    Command.QUIT: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        QT_TRANSLATE_NOOP("Actions", "Quit"),
        QT_TRANSLATE_NOOP("Actions", "Close the program; the game is kept"),
        ("Ctrl+Q",),
    ),
    Command.UNDO: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        QT_TRANSLATE_NOOP("Actions", "Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take the last move or deal back"),
        ("Ctrl+Z",),
    ),
    Command.REDO: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        QT_TRANSLATE_NOOP("Actions", "Redo"),
        QT_TRANSLATE_NOOP("Actions", "Play the undone move or deal again"),
        ("Ctrl+Y", "Ctrl+Shift+Z"),
    ),
    Command.DEAL: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Deal"),
        QT_TRANSLATE_NOOP("Actions", "Deal"),
        QT_TRANSLATE_NOOP("Actions", "Deal one card from the stock onto each column"),
        ("D",),
    ),
    Command.BEST: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Send to best column"),
        QT_TRANSLATE_NOOP("Actions", "Send to best column"),
        QT_TRANSLATE_NOOP("Actions", "Send the chosen cards to the column where they go best"),
        ("B",),
    ),
    Command.HINT: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        QT_TRANSLATE_NOOP("Actions", "Hint"),
        QT_TRANSLATE_NOOP("Actions", "Say what to do next, by what you see, and why"),
        ("H",),
    ),
    Command.SOLVER_HINT: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Sol&ver hint"),
        QT_TRANSLATE_NOOP("Actions", "Solver hint"),
        QT_TRANSLATE_NOOP("Actions", "Mark the next move of a way to win; hidden cards are used"),
        ("Shift+H",),
    ),
    Command.SOLUTION: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Show me the so&lution"),
        QT_TRANSLATE_NOOP("Actions", "Solution"),
        QT_TRANSLATE_NOOP("Actions", "Play a way to win on the table, until you stop it"),
        ("Ctrl+H",),
    ),
    Command.BACK_TO_WINNABLE: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Back to where it &could be won"),
        QT_TRANSLATE_NOOP("Actions", "Back"),
        QT_TRANSLATE_NOOP("Actions", "Undo to the last position that is known to be winnable"),
        ("Ctrl+B",),
    ),
    Command.FULL_SCREEN: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        QT_TRANSLATE_NOOP("Actions", "Full screen"),
        QT_TRANSLATE_NOOP("Actions", "Fill the screen; F11 or Esc goes back"),
        ("F11",),
        checkable=True,
    ),
    Command.RULES: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Rules"),
        QT_TRANSLATE_NOOP("Actions", "Rules"),
        QT_TRANSLATE_NOOP("Actions", "Read how the game is played"),
        ("F1",),
    ),
    Command.KEYS: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Keys and mouse"),
        QT_TRANSLATE_NOOP("Actions", "Keys and mouse"),
        QT_TRANSLATE_NOOP("Actions", "See every key and what the mouse does"),
        ("Ctrl+F1",),
    ),
    Command.LEARN: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Learning &path…"),
        QT_TRANSLATE_NOOP("Actions", "Learning path"),
        QT_TRANSLATE_NOOP("Actions", "Learn Spider step by step, from one suit to four"),
        ("Ctrl+Shift+L",),
    ),
    Command.COPY_POSITION: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&Copy position"),
        QT_TRANSLATE_NOOP("Actions", "Copy position"),
        QT_TRANSLATE_NOOP("Actions", "Copy the whole table as text, hidden cards included"),
        ("Ctrl+Shift+X",),
    ),
    Command.OPEN_LOG: _Spec(
        QT_TRANSLATE_NOOP("Actions", "Open &log folder"),
        QT_TRANSLATE_NOOP("Actions", "Open log folder"),
        QT_TRANSLATE_NOOP("Actions", "Show where mistakes of the program are written down"),
    ),
    Command.ABOUT: _Spec(
        QT_TRANSLATE_NOOP("Actions", "&About Spider Qt"),
        QT_TRANSLATE_NOOP("Actions", "About Spider Qt"),
        QT_TRANSLATE_NOOP("Actions", "See version and licence"),
    ),
}


_REPEATED: Final = frozenset({Command.UNDO, Command.REDO})
"""Commands that a key which is held down gives again and again; a deal is not one of them."""


class Actions:
    """The window's actions by command.

    Args:
        owner: the window, in which the keys work.
    """

    def __init__(self, owner: QWidget) -> None:
        self._actions: dict[Command, QAction] = {}
        self._inks: tuple[QColor, QColor] | None = None
        for command, spec in _SPECS.items():
            action = QAction(owner)
            action.setObjectName(command.value)
            action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setAutoRepeat(command in _REPEATED)
            action.setCheckable(spec.checkable)
            action.setMenuRole(_menu_role(command))
            action.setIconVisibleInMenu(False)
            owner.addAction(action)
            self._actions[command] = action
        self.recolour(owner.palette())
        self.retranslate()

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    def recolour(self, palette: QPalette) -> None:
        """Draw the pictograms in the colours of now, if they are others than before."""
        if inks(palette) == self._inks:
            return
        self._inks = inks(palette)
        for command, action in self._actions.items():
            if command.value in NAMES:
                action.setIcon(icon(command.value, palette))

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        for command, action in self._actions.items():
            spec = _SPECS[command]
            tip = translate("Actions", spec.tip)
            keys = keys_text(action)
            action.setText(translate("Actions", spec.text))
            action.setIconText(translate("Actions", spec.short))
            action.setStatusTip(tip)
            action.setToolTip(f"{tip} ({keys})" if keys else tip)


def keys_text(action: QAction) -> str:
    """Return an action's keys as the system writes them, for instance "Ctrl+Y, Ctrl+Shift+Z"."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(keys.toString(native) for keys in action.shortcuts())


def _menu_role(command: Command) -> QAction.MenuRole:
    """Where macOS looks for the commands that it puts into its own menu."""
    roles = {
        Command.ABOUT: QAction.MenuRole.AboutRole,
        Command.QUIT: QAction.MenuRole.QuitRole,
        Command.SETTINGS: QAction.MenuRole.PreferencesRole,
    }
    return roles.get(command, QAction.MenuRole.NoRole)
