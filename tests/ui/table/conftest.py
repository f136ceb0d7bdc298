"""A table with a real game and a small controller."""

from collections.abc import Iterator
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from spider_qt.engine.session import Session
from spider_qt.ui.table.options import TableOptions
from spider_qt.ui.table.view import TableView
from tests.ui.table.support import STILL, FakeController, PlainArt

Opened = tuple[TableView, FakeController]


class OpenTable(Protocol):
    """Opens a table on a session."""

    def __call__(
        self, session: Session, options: TableOptions = ..., size: tuple[int, int] = ...
    ) -> Opened:
        """Return the view and the controller that plays for it."""


@pytest.fixture
def open_table(qtbot: QtBot) -> Iterator[OpenTable]:
    """Return a function that opens a table on a session, and close it afterwards."""
    views: list[TableView] = []

    def opened(
        session: Session, options: TableOptions = STILL, size: tuple[int, int] = (1000, 700)
    ) -> Opened:
        controller = FakeController(session)
        view = TableView(controller, PlainArt(), options)
        views.append(view)
        qtbot.addWidget(view)
        view.resize(*size)
        with qtbot.waitExposed(view):
            view.show()
        view.setFocus()
        controller.attach(view)
        return view, controller

    yield opened
    for view in views:
        view.close()
