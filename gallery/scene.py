"""What a scene is, and the small steps that several scenes take."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from spider_qt.app.gui import Program
from spider_qt.engine import session
from spider_qt.engine.notation import parse_position
from spider_qt.engine.rules import GroupRule
from spider_qt.ui.actions import Command
from spider_qt.ui.messages import NewGameWish, Parting

Show = Callable[[Program], QWidget]
"""Brings the program into the state that is wanted and returns the window to look at."""

TABLE: Final = "table"
DIALOGS: Final = "dialogs"
LOOKS: Final = "looks"
GAMES: Final = "family"
VARIATIONS: Final = "variations"
GROUPS: Final = (TABLE, DIALOGS, LOOKS, GAMES, VARIATIONS)


@dataclass(frozen=True, slots=True)
class Scene:
    """A state of the program that is worth looking at.

    Args:
        name: of the picture's file.
        group: one of ``GROUPS``.
        show: makes it.
        settings: the player's settings that it needs, by key.
        moving: the picture is taken in the middle of a movement.
        right_to_left: as in languages that are written so.
        font_percent: the system's font is so much larger.
    """

    name: str
    group: str
    show: Show
    settings: Mapping[str, object] = field(default_factory=dict)
    moving: bool = False
    right_to_left: bool = False
    font_percent: int = 100


def deal(program: Program) -> QWidget:
    """Deal a game of four suits."""
    wish = NewGameWish("spider", 4, GroupRule.CLASSIC, 3)
    program.controller.new_game(wish, parting=Parting.GIVEN_UP)
    return program.window


def position(program: Program, text: str) -> QWidget:
    """Put a position on the table, written as docs/notation.md has it."""
    games = program.controller.games
    found = parse_position(text, games.variants)
    scheme = next(iter(games.schemes.values()))
    program.controller.start(
        session.begin(found.variant, scheme, found.layout), parting=Parting.GIVEN_UP
    )
    return program.window


def opened(program: Program) -> QWidget:
    """Return the window that was opened last beside the game's."""
    QTest.qWait(20)
    others = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() and widget is not program.window
    ]
    dialogs = [widget for widget in others if isinstance(widget, QDialog)]
    return (dialogs or others)[-1]


def dialog(command: Command) -> Show:
    """Return a scene of a new game and what a command opens."""

    def show(program: Program) -> QWidget:
        deal(program)
        program.window.commands[command].trigger()
        return opened(program)

    return show
