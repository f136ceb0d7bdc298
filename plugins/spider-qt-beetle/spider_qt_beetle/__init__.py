"""Open Spider, also called Beetle: Spider with every card face up.

Nothing is hidden, so that the game is one of thought alone.
"""

from collections.abc import Iterable

from spider_qt.api import SPIDER_COLUMNS, SpiderVariant, Variant, hookimpl

_OPEN_COLUMNS = tuple((0, down + up) for down, up in SPIDER_COLUMNS)


@hookimpl
def spider_variants() -> Iterable[Variant]:
    """Spider's columns with no card face down; all else is Spider."""
    return (SpiderVariant("beetle.open-spider", "Open Spider", "BE", columns=_OPEN_COLUMNS),)
