"""``spider-qt check PATH``: tells a plugin's author every fault at once.

Qt is not imported here. Pictures are drawn by a process of its own, where PySide6 is
installed, so that a picture that Qt cannot bear costs that process alone.
"""

import json
import os
import subprocess
from base64 import b64encode
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from spider_qt.app.cli_streams import InputError
from spider_qt.plugins.findings import in_words
from spider_qt.plugins.helper import helper_command
from spider_qt.plugins.inspection import Level, Report, UnusablePathError, add_blank, inspect
from spider_qt.text.sentence import visible

_SECONDS: Final = 60
"""So long may all pictures of a plugin take to be drawn."""


def check(path: str, *, load: bool) -> Report:
    """Check what lies at a path.

    Args:
        path: as it was typed.
        load: whether to run a plugin's code.

    Raises:
        InputError: if there is nothing there that could be checked.
    """
    try:
        report = inspect(Path(path), load=load)
    except UnusablePathError as error:
        raise InputError(str(error)) from None
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}.") from None
    add_blank(report, blank_pictures)
    report.findings.sort(key=lambda one: (one.level is not Level.FAULT, one.where))
    return report


def blank_pictures(pictures: Mapping[str, bytes]) -> list[str] | None:
    """Return the names of pictures that show nothing; None if they cannot be drawn here.

    Args:
        pictures: documents by name.
    """
    if find_spec("PySide6") is None:
        return None
    packed = {name: b64encode(data).decode() for name, data in pictures.items()}
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            helper_command("--blank-pictures"),
            input=json.dumps(packed).encode(),
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            timeout=_SECONDS,
            check=True,
        )
        found = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return [name for name in found if name in pictures]


def report_text(path: str, report: Report) -> str:
    """Return the report in lines, each finding one."""
    lines = [f"{path}: {report.kind}\n"]
    lines.extend(f"  {kind}: {', '.join(ids)}\n" for kind, ids in in_words(report.gives).items())
    for one in report.findings:
        where = f"{one.where}: " if one.where else ""
        lines.append(f"  {one.level.value}: {visible(where + one.text)}\n")
        if one.lines:  # without an indent, as they are meant to be copied
            shown = map(visible, one.lines.split("\n"))
            lines.append("\n" + "\n".join(shown) + "\n\n")
    faults = sum(one.level is Level.FAULT for one in report.findings)
    notes = len(report.findings) - faults
    lines.append(f"  {faults} fault(s), {notes} note(s)\n")
    return "".join(lines)


def report_values(path: str, report: Report) -> dict[str, Any]:
    """Return the report for JSON."""
    return {
        "path": path,
        "kind": report.kind,
        "ok": report.is_good,
        "gives": {kind: list(ids) for kind, ids in report.gives.items() if ids},
        "findings": [
            {"level": one.level.value, "where": one.where, "text": one.text}
            | ({"lines": one.lines} if one.lines else {})
            for one in report.findings
        ],
    }
