"""Runs the program's commands as a user would, in a process of their own."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def values(self) -> Any:  # noqa: ANN401 - JSON is what it is
        """The output as JSON."""
        return json.loads(self.out)

    @property
    def pile(self) -> dict[str, list[str]]:
        """The lines of a printed position by their keys, as words."""
        lines = [line for line in self.out.splitlines() if not line.startswith("#")]
        return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines}


def command(*words: str | Path, given: str | bytes = "", **environment: str) -> Said:
    """Run ``spider-qt`` with these words.

    Args:
        words: the arguments.
        given: what stands on standard input.
        environment: environment variables to set besides the present ones.
    """
    run = subprocess.run(
        [sys.executable, "-m", "spider_qt", *words],
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )
    return Said(run.returncode, run.stdout.decode("utf-8"), run.stderr.decode("utf-8"))


def replayed(position: str, moves: str, folder: Path) -> Said:
    """Replay moves on a position, with ``--json``; the position comes from a file."""
    file = folder / "position.txt"
    file.write_text(position, encoding="utf-8")
    return command("replay", "--from", file, "-", "--json", given=moves)
