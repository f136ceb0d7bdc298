"""Ctrl+C in the terminal ends the program at once, and the game is on the disk."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_an_interrupt_ends_the_program_without_a_traceback(
    project_root: Path, spider_home: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "spider_qt"],
        cwd=project_root,
        env=os.environ | {"SPIDER_QT_HOME": str(spider_home)},
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        kept = spider_home / "data" / "game.jsonl"
        end = time.monotonic() + 60
        while not kept.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert kept.exists()
        program.send_signal(signal.SIGINT)
        assert program.wait(timeout=60) == -signal.SIGINT
        assert program.stderr is not None
        assert "Traceback" not in program.stderr.read()
