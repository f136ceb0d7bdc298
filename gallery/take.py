"""Takes the pictures of one size; started by ``gallery.runs`` with an order as JSON."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gallery.runs import MANIFEST, Order, Shot
from gallery.scene import Scene
from gallery.scenes import chosen
from spider_qt.app.gui import Program, build
from spider_qt.app.options import Options
from spider_qt.app.paths import app_paths
from spider_qt.storage.settings import Settings
from spider_qt.ui.solving.desk import stop_all


def take(order: Order) -> None:
    """Take every picture of an order and write what was taken."""
    shots: list[Shot] = []
    with tempfile.TemporaryDirectory() as home:
        os.environ["SPIDER_QT_HOME"] = home
        app = QApplication(sys.argv[:1])
        app.setApplicationName("spider-qt")
        if order.font:
            app.setFont(QFont(order.font, app.font().pointSize()))
        for scheme in order.schemes:
            with _program({"language": order.language, "color_scheme": scheme}) as program:
                scenes = chosen(order.scenes, program.start.registry)
            for part in _alike(scenes):
                looks = {"language": order.language, "color_scheme": scheme, **part[0].settings}
                with _manners(app, part[0]), _program(looks) as program:
                    shots += [_shot(program, scene, order, scheme) for scene in part]
    text = "".join(json.dumps(asdict(shot)) + "\n" for shot in shots)
    (order.folder / MANIFEST.format(tag=order.tag)).write_text(text, encoding="utf-8")


def _alike(scenes: list[Scene]) -> list[list[Scene]]:
    """Return scenes in parts that can share a running program, each in its old order."""
    parts: dict[tuple[object, ...], list[Scene]] = {}
    for scene in scenes:
        key = (*sorted(scene.settings.items()), scene.right_to_left, scene.font_percent)
        parts.setdefault(key, []).append(scene)
    return list(parts.values())


@contextmanager
def _manners(app: QApplication, scene: Scene) -> Iterator[None]:
    """Have the layout direction and the size of the font that a scene wants."""
    usual = app.font()
    font = QFont(usual)
    font.setPointSizeF(usual.pointSizeF() * scene.font_percent / 100)
    app.setFont(font)
    if scene.right_to_left:
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    app.setFont(usual)
    app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@contextmanager
def _program(settings: dict[str, object]) -> Iterator[Program]:
    """Start the program with these settings and no others; at the end nothing of it is left."""
    first = build(Options(), app_paths())
    first.settings.change(**(asdict(Settings()) | settings))
    _end(first)
    program = build(Options(), app_paths())
    program.window.present()
    yield program
    _end(program)
    # What a scene has installed is not for those of the next start.
    shutil.rmtree(program.start.paths.plugins, ignore_errors=True)


def _end(program: Program) -> None:
    program.window.close()
    stop_all()
    if program.claim is not None:
        program.claim.release()


def _shot(program: Program, scene: Scene, order: Order, scheme: str) -> Shot:
    window = program.window
    size = QSize(order.width, order.height)
    window.resize(size)
    if order.table_only:
        window.table.keep_foot(0)  # the room for messages goes with the font
        QTest.qWait(1)
        window.resize(size + size - window.table.size())
    widget = scene.show(program)
    if not scene.moving:
        window.table.finish_animations()
    # Marks, tool bars and pictures that come a moment later; a resized table draws anew.
    QTest.qWait(150)
    for _ in range(5):  # on a busy machine that was one round; figures need some to find room
        QApplication.processEvents()
    file = f"{scene.name}-{order.tag}-{scheme}.png"
    shown: QWidget = window.table if order.table_only and widget is window else widget
    if not shown.grab().save(str(order.folder / file)):
        raise OSError(f"{order.folder / file} cannot be written")
    kind = type(widget).__name__
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible():
            other.close()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    program.controller.set_paused(False)
    return Shot(file, scene.name, scene.group, order.tag, scheme, kind)


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    take(Order(**(given | {"folder": Path(given["folder"])})))
