"""The program's helpers are the program's own, wherever the player stands."""

import json
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import pytest

from spider_qt.plugins.helper import helper_command
from tests.plugins.packing import BACK


def test_nothing_in_the_folder_where_one_stands_runs_in_a_helper(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("open('ran', 'w').close()\n", "utf-8")
    (tmp_path / "PySide6.py").write_text("open('ran', 'w').close()\n", "utf-8")
    done = subprocess.run(
        helper_command("--blank-pictures"),
        input=json.dumps({"back.svg": b64encode(BACK.encode()).decode()}).encode(),
        cwd=tmp_path,
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout) == []
    assert not (tmp_path / "ran").exists()


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert helper_command("--word", "more") == (sys.executable, "--word", "more")
