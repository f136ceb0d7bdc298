"""What pytest finds by the entry point: one fixture, and no import that is not pytest's."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from spider_qt.testing.pilot import TablePilot


@pytest.fixture
def table_pilot(request: pytest.FixtureRequest, tmp_path: Path) -> "Iterator[TablePilot]":
    """The real window with the real table, and hands to play on it; needs pytest-qt."""
    if not request.config.pluginmanager.hasplugin("pytest-qt"):
        pytest.fail("table_pilot needs pytest-qt: python -m pip install pytest-qt", pytrace=False)
    qtbot = request.getfixturevalue("qtbot")
    from spider_qt.testing.pilot import TablePilot

    pilot = TablePilot(qtbot, tmp_path / "table_pilot")
    yield pilot
    pilot.close()
