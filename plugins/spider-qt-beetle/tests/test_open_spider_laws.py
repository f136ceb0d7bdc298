"""Open Spider keeps the laws of games: the kit plays it at random, with every option."""

from typing import ClassVar

from spider_qt_beetle import spider_variants

from spider_qt.api import Variant
from spider_qt.testing import VariantConformance

(OPEN_SPIDER,) = spider_variants()


class TestOpenSpider(VariantConformance):
    """Every law, for the one game of the plugin."""

    variant: ClassVar[Variant] = OPEN_SPIDER
    numbers = (3,)
    length = 30
