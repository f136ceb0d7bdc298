"""Property tests run the same examples everywhere: a red run on one machine is red on all."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from spider_qt.engine.session import Session
from spider_qt.storage.library import Library
from tests.storage.helpers import SCHEMES, VARIANTS, random_game

settings.register_profile(
    "storage",
    derandomize=True,
    database=None,
    deadline=None,  # no test depends on how fast a machine is
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("storage")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the game of a test is kept; the folder does not exist yet."""
    return tmp_path / "saves" / "game.jsonl"


@pytest.fixture(scope="session")
def played() -> Session:
    """A game of two dozen actions of every kind."""
    return list(random_game(7, 24))[-1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the games of a test are kept; the folder does not exist yet."""
    return tmp_path / "games"


@pytest.fixture
def library(folder: Path) -> Library:
    return Library(folder, VARIANTS, SCHEMES)
