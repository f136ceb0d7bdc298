"""The system's wish for less motion: asked without waiting, obeyed unless the player objects."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from spider_qt.storage.settings import Settings
from spider_qt.ui.looks import table_options
from spider_qt.ui.messages import SettingChanged
from spider_qt.ui.motion_wish import PORTAL_KEYS, MotionWish, unwrapped
from tests.ui.conftest import WindowBench

APPEARANCE = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")

PORTAL = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant
app = QCoreApplication([])

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    @Slot(str, str, result=QDBusVariant)
    def Read(self, group, key):
        return QDBusVariant(key != "enable-animations" and 0)

portal, bus = Portal(), QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
bus.registerObject("/org/freedesktop/portal/desktop", portal,
                   QDBusConnection.RegisterOption.ExportAllSlots)
bus.registerService("org.freedesktop.portal.Desktop")
from spider_qt.ui.motion_wish import MotionWish
wish = MotionWish()
wish.learned.connect(lambda: (print("learned", wish.less), app.quit()))
QTimer.singleShot(0, wish.ask)
QTimer.singleShot(20000, app.quit)
app.exec()
"""


@pytest.mark.parametrize(
    ("key", "value", "less"),
    [
        (APPEARANCE, 1, True),
        (APPEARANCE, 0, False),
        (GNOME, False, True),
        (GNOME, True, False),
        (GNOME, 0, False),
        (KDE, "0", True),
        (KDE, 0.0, True),
        (KDE, "0.5", False),
        (KDE, "fast", False),
    ],
)
def test_each_desktop_says_it_in_its_way(key: tuple[str, str], value: object, less: bool) -> None:
    wish = MotionWish()
    told: list[bool] = []
    wish.learned.connect(lambda: told.append(wish.less))
    wish.take_value(*key, value)
    wish.take_value(*key, value)
    assert wish.less is less
    assert told == [True] * less
    assert key in PORTAL_KEYS


def test_one_desktop_that_knows_nothing_does_not_take_back_what_another_said() -> None:
    wish = MotionWish()
    wish.take_value(*GNOME, False)
    wish.take_value(*APPEARANCE, 0)
    assert wish.less


def test_a_value_is_freed_of_its_wrappings() -> None:
    class Variant(QObject):
        def __init__(self, held: object) -> None:
            super().__init__()
            self.held = held

        def variant(self) -> object:
            return self.held

    assert unwrapped(Variant(Variant(False))) is False
    assert unwrapped(3) == 3


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no D-Bus here")
def test_a_portal_is_asked_and_its_answer_taken(tmp_path: Path, project_root: Path) -> None:
    script = tmp_path / "portal.py"
    script.write_text(PORTAL, "utf-8")
    session = shutil.which("dbus-run-session")
    assert session is not None
    done = subprocess.run(
        [session, "--", sys.executable, str(script)],
        cwd=project_root,
        env={"PYTHONPATH": str(project_root), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "learned True" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("setting", "system", "less"),
    [
        ("system", True, True),
        ("system", False, False),
        ("on", False, True),
        ("off", True, False),
    ],
)
def test_the_player_has_the_last_word(setting: str, system: bool, less: bool) -> None:
    settings = Settings(reduced_motion=setting)
    assert table_options(settings, less_motion=system).less_motion is less


def test_the_table_follows_the_wish_and_the_setting(bench: WindowBench) -> None:
    window = bench.window
    seen = [window.table.options.less_motion]
    window._preferences.motion.take_value(*GNOME, False)
    seen.append(window.table.options.less_motion)
    for value in ("off", "on"):
        window._preferences.change(_setting(value))
        seen.append(window.table.options.less_motion)
    assert seen == [False, True, False, True]


def _setting(value: str) -> SettingChanged:
    return SettingChanged("reduced_motion", value)


def test_a_game_that_is_won_is_celebrated_and_one_opened_as_won_is_not(
    bench: WindowBench,
) -> None:
    bench.store.change(animation="normal")
    bench.window._preferences._restyle_table()
    text = "suits: 4\nT1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\n"
    text += "".join(f"T{number}:\n" for number in range(3, 11))
    bench.set_up(text + "stock:\ndone: S H H D D C C\n")
    bench.move("T2x1>T1")
    animator = bench.window.table._desk.animator
    animator.show_moment(10.0**6)
    assert bench.window.table.table_scene.win.isVisible()
    won = bench.controller.session
    bench.deal_medium()
    assert not bench.window.table.table_scene.win.isVisible()
    bench.controller.resume(won)
    assert not bench.window.table.is_animating
    assert not bench.window.table.table_scene.win.isVisible()
