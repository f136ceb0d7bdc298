"""On screens with fractional factors every card's edge falls on whole device pixels."""

import json
import os
import subprocess
import sys

import pytest

CHILD = """
import json, sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.ui.table.support import FakeController, PlainArt, STILL, long_column
from spider_qt.ui.table.view import TableView
session = long_column()
controller = FakeController(session)
view = TableView(controller, PlainArt(), STILL)
view.resize(1024, 600)
view.show()
controller.attach(view)
app.processEvents()
picture, scene = view.picture, view.table_scene
ratio = view.devicePixelRatioF()
image = view.grab().toImage()
card = session.layout.stock.cards[0]
face = scene.look.face(session.layout[next(iter(session.layout.columns))].cards[-1])
edges = []
for box in picture.frame.columns[1:4]:
    x = round(box.x * ratio)
    y = round((box.y + box.width * 0.5) * ratio)
    tones = [image.pixelColor(x + step, y).rgb() for step in (-2, -1, 0, 1, 2)]
    edges.append(tones)
print(json.dumps({
    "ratio": ratio,
    "image": [image.width(), image.height()],
    "places": [[p.x, p.y] for p in picture.places.values()],
    "card": [picture.frame.card_width, picture.frame.card_height],
    "face": [face.width(), face.height()],
    "edges": edges,
}))
view.close()
"""


@pytest.mark.parametrize("factor", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_cards_are_made_for_the_screen_and_begin_on_whole_device_pixels(factor: float) -> None:
    env = os.environ | {"QT_SCALE_FACTOR": str(factor), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", CHILD], env=env, capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert told["ratio"] == factor
    assert told["image"] == [round(1024 * factor), round(600 * factor)]
    assert told["face"] == [pytest.approx(length * factor) for length in told["card"]]
    for x, y in told["places"]:
        assert x * factor == pytest.approx(round(x * factor), abs=1e-6)
        assert y * factor == pytest.approx(round(y * factor), abs=1e-6)
    outer = {tones[1] for tones in told["edges"]}
    first = {tones[2] for tones in told["edges"]}
    inner = {tones[4] for tones in told["edges"]}
    assert outer.isdisjoint(first), "a card's edge is smeared over two pixels"
    assert len(first) == 1, "edges differ from column to column"
    assert len(inner) == 1
