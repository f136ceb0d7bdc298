"""The guards around what data plugins show: their files are third parties', like all others.

Their values are checked when they are read, but a picture is read when it is shown, and it
is drawn beside the game as every guarded one is.
"""

from spider_qt.plugins.asking import Guard
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedTheme, guarded_table
from spider_qt.plugins.registry import TABLES, THEMES


def guard_looks(offer: Offer, plugin: str, version: str, log: FaultLog) -> Offer:
    """Return an offer whose card themes and tables are guarded.

    Args:
        offer: what a data plugin gives; it is changed.
        plugin: its id.
        version: its own version.
        log: where faults at run time are noted.
    """
    themes, tables = offer.objects[THEMES], offer.objects[TABLES]
    for id_, theme in themes.items():
        themes[id_] = GuardedTheme(id_, theme.name, theme, Guard(plugin, id_, log, version))
    for id_, table in tables.items():
        tables[id_] = guarded_table(table, Guard(plugin, id_, log, version))
    return offer
