"""Running a plugin for its author's check, as the program would, and saying where it failed.

A wheel is installed into a folder of its own for that, which comes first on the path unless
it would shadow the program; a source folder is put at the end. Afterwards the path is as it was.
"""

import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spider_qt.api import DealMove, Rank, Refusal, Suit
from spider_qt.engine import game
from spider_qt.engine import session as sessions
from spider_qt.engine.scoring_lines import lines_of
from spider_qt.plugins.declaring import declared_lines, should_declare
from spider_qt.plugins.entry_points import EntryPoint
from spider_qt.plugins.findings import Finding, Level, Report
from spider_qt.plugins.packages import Checked
from spider_qt.plugins.registry import (
    HINTS,
    LOOKS,
    OBSERVERS,
    SCHEMES,
    TABLES,
    THEMES,
    VARIANTS,
    PluginInfo,
    PluginState,
    Registry,
)
from spider_qt.text.sentence import Sentence

if TYPE_CHECKING:
    from spider_qt.plugins.host import PluginHost

_UNDECLARED: Final = (
    "it does not declare what the plugin gives, so the program imports the plugin at each start; "
    "with these lines at its end it is imported only when something of it is used"
)
_HIDDEN: Final = (
    "it declares some of what the plugin gives, but not {ids}, which no player will see: declare "
    "everything, or, to be told the lines for all of it, nothing"
)
_NOT_THEIRS: Final = frozenset({*sys.stdlib_module_names, "spider_qt", "PySide6", "pluggy"})
"""Packages that a check must not shadow, as the program would not."""
_LINE: Final = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')


def load_package(package: Checked, report: Report) -> None:
    """Install a wheel, zip or folder in a folder of its own, and use all that it gives."""
    from spider_qt.plugins.host import PluginHost

    tops = {name.split("/")[0] for name in package.files if name.endswith(".py")}
    with tempfile.TemporaryDirectory(prefix="spider-qt-") as folder, _path_kept():
        place = Path(folder) / package.manifest.id
        if tops.isdisjoint(_NOT_THEIRS):  # the author has it installed, too, most often
            sys.path.insert(0, str(place))
        host = PluginHost(entry_points=[], folder=Path(folder))
        change = host.install(package)
        info = host.info(package.manifest.id)
        if not change.done and (info is None or info.reason is None):
            report.fault("", change.sentence.english)
            return
        _used(host, package.manifest.id, place, report)
        for top in sorted(tops):
            _check_origin(top, place, report, "give yours another name")


def load_source(path: Path, base: Path, point: EntryPoint, plugin: str, report: Report) -> None:
    """Run the package of a source folder, and use all that it gives.

    Args:
        path: the project's folder, to which findings are told.
        base: the folder that holds the package.
        point: its entry point.
        plugin: the plugin's id.
        report: takes what is found.
    """
    from spider_qt.plugins.host import PluginHost

    top = point.value.partition(":")[0].strip().partition(".")[0]
    with _path_kept():
        sys.path.append(str(base))  # at the end: it cannot shadow the program
        host = PluginHost(entry_points=[point])
        _used(host, plugin, path, report)
    install = "uninstall that, or install this one with “python -m pip install --editable .”"
    _check_origin(top, base, report, f"{install}, and check again")


def _check_origin(top: str, folder: Path, report: Report, advice: str) -> None:
    """Tell if another package of the same name was run than the one in a folder."""
    file = getattr(sys.modules.get(top), "__file__", None)
    if file and not Path(file).resolve().is_relative_to(folder.resolve()):
        text = f"not this package was run, but another of the same name, {file}: {advice}"
        report.fault(top, text)


@contextmanager
def _path_kept() -> Iterator[None]:
    """Leave the path as it is, and no compiled files in an author's folder."""
    path, silent = [*sys.path], sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    try:
        yield
    finally:
        sys.path[:] = path
        sys.dont_write_bytecode = silent


def _used(host: "PluginHost", plugin: str, root: Path, report: Report) -> None:
    """Use what a loaded plugin gives, and tell everything that failed."""
    info = host.info(plugin)
    if info is not None and info.state is PluginState.ENABLED:
        _use(host.registry, info.gives)
        for fault in host.registry.faults.faults:
            report.fault("", fault.sentence.english)
        info = host.info(plugin)  # what it declared was loaded only now
    if info is None:
        report.fault("", f"no plugin with the id {plugin} was found")
    elif info.state is not PluginState.ENABLED:
        _why_off(info, root, report)
    else:
        report.gives = {kind: ids for kind, ids in info.gives.items() if ids}
        if info.hidden:
            told = ", ".join(info.hidden)
            report.fault("plugin.toml", _HIDDEN.format(ids=told))
        if should_declare(info):
            lines = declared_lines(host.registry, info)
            report.findings.append(Finding(Level.NOTE, "plugin.toml", _UNDECLARED, lines))


def _why_off(info: PluginInfo, root: Path, report: Report) -> None:
    """Tell what is wrong, and the line of the plugin's own code where it went wrong."""
    if info.reason is None:
        return
    fault = info.reason.places.get("fault", info.reason)
    where = ""
    root = root.resolve()
    for found in _LINE.finditer(info.details):
        file = Path(found["file"])
        if file.is_absolute() and file.resolve().is_relative_to(root):
            file = file.resolve()
            where = f"{file.relative_to(root).as_posix()}:{found['line']}"
    text = fault.english if isinstance(fault, Sentence) else str(fault)
    findings = {one.text for one in report.findings}
    if text not in findings:
        report.fault(where, text)


def _use(registry: Registry, gives: Mapping[str, tuple[str, ...]]) -> None:
    """Ask each object once, so that what was declared is loaded; the guards note what fails."""
    from spider_qt.api import FactKind, SessionFact, view_of

    for id_ in gives[VARIANTS]:
        variant = registry.variants[id_]
        layout = variant.deal(1)
        for move in variant.legal_moves(layout)[:1]:
            game.apply(variant, layout, move)
    spider = registry.variants["spider"]
    for id_ in gives[SCHEMES]:
        played = sessions.deal(spider, registry.schemes[id_], 1).play(DealMove())
        if not isinstance(played, Refusal):
            lines_of(played.session)
    for id_ in gives[THEMES]:
        registry.themes[id_].back_svg()
        registry.themes[id_].face_svg(Suit.SPADES, Rank.ACE)
    for shelf, kind in ((registry.tables, TABLES), (registry.looks, LOOKS)):
        for id_ in gives[kind]:
            shelf.get(id_)
    session = sessions.deal(spider, next(iter(registry.schemes.values())), 1)
    view = view_of(session, with_moves=True)
    for id_ in gives[OBSERVERS]:
        registry.observers[id_].told(SessionFact(FactKind.STARTED, view, 0, 0, 0.0))
    for id_ in gives[HINTS]:
        registry.hint_providers[id_].hint(view)
