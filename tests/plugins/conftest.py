"""A shelf for each test, and no module of a tiny plugin left behind."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.shelf import Shelf


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """An empty shelf at the end of the path."""
    folder = tmp_path / "shelf"
    folder.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    yield Shelf(folder)
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        del sys.modules[name]
