"""Motion and sounds in the settings: every choice is kept and in force at once."""

import pytest
from PySide6.QtWidgets import QComboBox

from spider_qt.ui.actions import Command
from spider_qt.ui.table.options import AnimationSpeed
from tests.ui.conftest import WindowBench


def choose(bench: WindowBench, name: str, value: str) -> None:
    combo = bench.dialog("settings").findChild(QComboBox, name)
    assert isinstance(combo, QComboBox)
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.emit(combo.currentIndex())


@pytest.mark.parametrize("speed", list(AnimationSpeed))
def test_each_speed_can_be_chosen(bench: WindowBench, speed: AnimationSpeed) -> None:
    bench.do(Command.SETTINGS)
    choose(bench, "animation", speed.value)
    assert bench.store.settings.animation == speed.value
    assert bench.window.table.options.animation is speed


def test_less_motion_can_be_chosen(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    choose(bench, "reduced_motion", "on")
    assert bench.window.table.options.less_motion
    choose(bench, "reduced_motion", "off")
    assert bench.store.settings.reduced_motion == "off"


@pytest.mark.parametrize(("value", "on", "volume"), [("20", True, 20), ("80", True, 80)])
def test_sounds_are_switched_on_by_choosing_how_loud(
    bench: WindowBench, value: str, on: bool, volume: int
) -> None:
    bench.do(Command.SETTINGS)
    choose(bench, "sounds", value)
    assert (bench.store.settings.sounds, bench.store.settings.volume) == (on, volume)
    choose(bench, "sounds", "0")
    assert (bench.store.settings.sounds, bench.store.settings.volume) == (False, volume)


@pytest.mark.parametrize(
    ("on", "volume", "shown"),
    [(False, 40, "0"), (True, 40, "40"), (True, 33, "40"), (True, 100, "80")],
)
def test_the_dialog_shows_about_how_loud_it_is(
    bench: WindowBench, on: bool, volume: int, shown: str
) -> None:
    bench.store.change(sounds=on, volume=volume)
    bench.do(Command.SETTINGS)
    combo = bench.dialog("settings").findChild(QComboBox, "sounds")
    assert isinstance(combo, QComboBox)
    assert combo.currentData() == shown
