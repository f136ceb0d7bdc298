"""Windows that give hints."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spider_qt.ui.solving.desk import SolverDesk
from spider_qt.ui.solving.hints import Hinter
from tests.ui.conftest import WindowBench
from tests.ui.solving.hinted import TABLE, Hinted, Host, Make

ODD = Path(__file__).with_name("odd_worker.py")


@pytest.fixture
def make(bench: WindowBench) -> Iterator[Make]:
    """Gives the window its hints; ``odd`` names how its process misbehaves."""
    desks: list[SolverDesk] = []

    def hints(odd: str = "") -> Hinted:
        host = Host()
        desk = SolverDesk(program=(sys.executable, str(ODD), odd) if odd else None)
        desks.append(desk)
        hinter = Hinter(host, bench.controller, bench.window, lambda: desk)
        return Hinted(bench, host, hinter, desk)

    yield hints
    for desk in desks:
        desk.stop()


@pytest.fixture
def hinted(make: Make, bench: WindowBench) -> Hinted:
    """Hints for a small game of two suits."""
    made = make()
    bench.set_up(TABLE)
    return made
