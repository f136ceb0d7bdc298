"""The tutorial is followed as it stands: files written, commands typed, answers read."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "docs" / "plugin-authors" / "tutorial.md").read_text("utf-8")
_PART: Final = re.compile(
    r"^`(?P<file>[\w./-]+)`:\n\n```toml\n(?P<text>.*?)^```$|^```console\n(?P<typed>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
OFFSCREEN: Final = "This plugin does not support propagateSizeHints()\n"
ANYTHING: Final = "\N{HORIZONTAL ELLIPSIS}"


def commands(typed: str) -> list[tuple[str, list[str]]]:
    """Return each command with the lines that it is said to print."""
    found: list[tuple[str, list[str]]] = []
    for line in typed.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="its folders are Linux's")
def test_the_tutorial_does_what_it_says_from_nothing_to_playing(tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, more in (("spider-qt", "-m spider_qt "), ("python", "")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {more}"$@"\n', "utf-8")
        (programs / name).chmod(0o755)
    work = tmp_path / "work"
    work.mkdir()
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "SPIDER_QT"))}
    environment = {
        **kept,
        "HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
        "PATH": os.pathsep.join((str(programs), os.environ["PATH"])),
        "QT_QPA_PLATFORM": "offscreen",
    }
    played = 0
    for part in _PART.finditer(PAGE):
        if part["file"]:
            file = work / part["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(part["text"], "utf-8")
            continue
        for command, says in commands(part["typed"]):
            window = command.startswith("spider-qt --code")
            done = subprocess.run(
                ["sh", "-c", f"{command} --quit-after-first-paint" if window else command],  # noqa: S607 - the tutorial's commands are a shell's
                cwd=work,
                env=environment,
                capture_output=True,
                text=True,
                encoding="utf-8",
                timeout=120,
                check=False,
            )
            assert not done.stderr.replace(OFFSCREEN, ""), (command, done.stderr)
            assert done.returncode == int(any("fault: " in line for line in says)), command
            played += 1
            if says[:1] == [ANYTHING]:
                text = done.stdout if window else f"\n{done.stdout}"
                assert "\n" + "\n".join(says[1:]) + "\n" in text, (command, done.stdout)
            elif not window:
                assert done.stdout.splitlines() == says, command
    assert played == 12
