"""Finds the plugin beside these tests when it is not installed."""

import sys
from importlib.util import find_spec
from pathlib import Path

if find_spec("spider_qt_garden") is None:
    sys.path.append(str(Path(__file__).resolve().parents[1]))
