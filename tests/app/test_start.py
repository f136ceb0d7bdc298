"""What is read before Qt is there must not bring it along."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from spider_qt.app.options import parse
from spider_qt.app.paths import app_paths
from spider_qt.app.start import load
load(parse([]), app_paths())
assert "spider_qt.ui.table.placement" in sys.modules
print(sorted(name for name in sys.modules if name.startswith("PySide6")))
"""


def test_nothing_that_is_loaded_before_the_window_needs_qt(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "SPIDER_QT_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
