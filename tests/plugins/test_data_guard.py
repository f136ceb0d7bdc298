"""What data plugins show is a third party's, too: guarded, and so drawn beside the game."""

from dataclasses import replace
from pathlib import Path

from spider_qt.api import FolderCardTheme, PlaceStyle, TableForm, TableTheme
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.data_guard import guard_looks
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedFile, GuardedTheme
from spider_qt.plugins.registry import TABLES, THEMES

FORM = TableForm("#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8")


def test_cards_and_tiles_of_data_are_guarded(tmp_path: Path) -> None:
    (tmp_path / "back.svg").write_bytes(b"<svg/>")
    offer, log = Offer(), FaultLog()
    form = replace(FORM, tile=tmp_path / "gone.svg")
    table = TableTheme("a.table", "Table", form, form, PlaceStyle.PLAIN)
    offer.objects[THEMES]["a.set"] = FolderCardTheme("a.set", "Set", tmp_path)
    offer.objects[TABLES]["a.table"] = table
    guarded = guard_looks(offer, "a", "1.0", log)
    theme = guarded.objects[THEMES]["a.set"]
    assert isinstance(theme, GuardedTheme)
    assert (theme.id, theme.name, theme.guard.plugin) == ("a.set", "Set", "a")
    assert theme.back_svg() == b"<svg/>"
    assert not log.faults
    tile = guarded.objects[TABLES]["a.table"].light.tile
    assert isinstance(tile, GuardedFile)
    assert tile.read_bytes() == b""  # it is gone, which is a fault and no crash
    assert [fault.owner for fault in log.faults] == ["a.table"]
