"""The pictures of a plugin or a card set, each looked at for its author."""

from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

from spider_qt.plugins.findings import Finding, Level, Report
from spider_qt.plugins.strays import BACK, FACES
from spider_qt.plugins.svgcheck import svg_fault
from spider_qt.plugins.svgnotes import svg_notes

PICTURES: Final = (".svg", ".svgz")


def add_pictures(files: Mapping[str, bytes], report: Report) -> None:
    """Check every picture among some files."""
    for name, data in sorted(files.items()):
        if name.lower().endswith(PICTURES):
            add_picture(name, data, report)


def add_picture(name: str, data: bytes, report: Report) -> None:
    """Check one picture, and keep it for whoever can draw it."""
    fault = svg_fault(data)
    if fault is not None:
        report.fault(name, f"this picture cannot be used: {fault}")
        return
    last = PurePosixPath(name).name
    is_card = last == BACK or last in FACES
    for note in svg_notes(data, is_card=is_card):
        report.findings.append(Finding(Level.NOTE, name, note))
    report.pictures[name] = data
