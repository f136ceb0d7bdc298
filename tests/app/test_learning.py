"""The first start offers the learning path, and no other one does."""

from spider_qt.app.paths import app_paths
from spider_qt.ui.message_strip import Kind
from tests.app.conftest import Build, end


def offered(start: Build) -> bool:
    """Start the program, offer the path as after the first paint, and end it."""
    program = start()
    program.learning.offer()
    notice = program.window.strip.notice
    end(program)
    return notice is not None and notice.kind is Kind.OFFER


def test_only_the_first_start_offers_the_path(start: Build) -> None:
    assert offered(start)
    assert not offered(start)


def test_a_player_with_settings_or_a_game_is_not_new(start: Build) -> None:
    program = start()
    program.controller.request_deal()
    end(program)
    app_paths().settings.unlink()
    assert not offered(start)
