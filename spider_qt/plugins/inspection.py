"""Looking a plugin through for its author: every fault at once, where, and how to mend it.

Nothing is enabled or installed. Code is run only if that is asked for.
"""

import tempfile
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import Any, Final

from spider_qt.api import Variant
from spider_qt.plugins import reasons
from spider_qt.plugins.archive import PackageError, read_package
from spider_qt.plugins.entry_points import GROUP
from spider_qt.plugins.install import data_faults
from spider_qt.plugins.packages import Checked, check_package
from spider_qt.plugins.registry import PluginKind, PluginState
from spider_qt.plugins.strays import BACK, FACES, missing_faces, stray_notes
from spider_qt.plugins.svgcheck import svg_fault
from spider_qt.plugins.svgnotes import svg_notes

_PICTURES: Final = (".svg", ".svgz")


class Level(StrEnum):
    """How bad a finding is: a fault keeps the plugin out, a note does not."""

    FAULT = "fault"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend.

    Args:
        level: how bad it is.
        where: the file within what was checked; empty for the whole.
        text: what is wrong and what to write instead, in English.
    """

    level: Level
    where: str
    text: str


@dataclass(slots=True)
class Report:
    """What was found.

    Args:
        kind: what was checked: ``data plugin``, ``wheel``, ``source of a plugin``,
            ``variant``, ``card set``, ``picture`` or ``manifest``.
        findings: everything that is to be mended, faults first.
        gives: what it gives, by kind, as far as that is known without running it.
        pictures: its card faces and backs, for whoever can draw them.
    """

    kind: str
    findings: list[Finding] = field(default_factory=list)
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pictures: dict[str, bytes] = field(default_factory=dict)

    def fault(self, where: str, text: str) -> None:
        """Note a fault."""
        self.findings.append(Finding(Level.FAULT, where, text))

    def notes(self, found: Iterable[tuple[str, str]]) -> None:
        """Note what does not keep it out: files, and what to do with them."""
        self.findings.extend(Finding(Level.NOTE, where, text) for where, text in found)

    @property
    def is_good(self) -> bool:
        """Whether nothing keeps it out."""
        return all(one.level is not Level.FAULT for one in self.findings)


class UnusablePathError(Exception):
    """There is nothing at the path that could be checked; the message says what could."""


def inspect(path: Path, *, load: bool = False) -> Report:
    """Check what lies at a path.

    Args:
        path: a plugin (folder, zip, wheel, source), a TOML file, a card set or an SVG.
        load: whether to run a wheel's code and check what it gives.

    Raises:
        UnusablePathError: if it is nothing of that.
    """
    if path.is_dir():
        return _folder(path, load=load)
    if not path.is_file():
        raise UnusablePathError(f"{path} is not there, or cannot be read.")
    suffix = path.suffix.lower()
    check = {".toml": _toml, ".svg": _picture, ".svgz": _picture}.get(suffix)
    if check is not None:
        return check(path)
    if suffix in (".zip", ".whl"):
        return _package(path, load=load)
    raise UnusablePathError(
        f"{path} is nothing that can be checked. That can be: a folder with plugin.toml or "
        "pyproject.toml, a .zip, a .whl, a variant in .toml, a folder of cards in .svg."
    )


def _folder(path: Path, *, load: bool) -> Report:
    if (path / "plugin.toml").is_file():
        return _package(path, load=load)
    if (path / "pyproject.toml").is_file():
        return _source(path)
    if any(one.suffix.lower() in _PICTURES for one in path.iterdir()):
        return _cards(path)
    raise UnusablePathError(
        f"The folder {path} is no plugin: it has neither plugin.toml nor pyproject.toml, "
        "and no card in .svg."
    )


def _package(path: Path, *, load: bool) -> Report:
    report = Report("wheel" if path.suffix.lower() == ".whl" else "data plugin")
    try:
        package = check_package(path)
    except PackageError as error:
        for fault in error.faults:
            report.fault("", fault.english)
        with suppress(PackageError):  # then its entries are what is wrong, and were told
            _pictures(read_package(path).files, report)
        return report
    if package.kind is PluginKind.DATA:
        for fault in data_faults(package):
            report.fault("", fault.english)
        report.notes(stray_notes(package.files))
        report.notes(missing_faces(package.files))
    report.gives = {
        kind: tuple(gift.id for gift in gifts) for kind, gifts in package.manifest.gives.items()
    }
    _pictures(package.files, report)
    if report.is_good and (load or package.kind is PluginKind.DATA):
        _load(package, report)
    return report


def _load(package: Checked, report: Report) -> None:
    """Load it in a folder of its own, as the program would."""
    from spider_qt.plugins.host import PluginHost

    with tempfile.TemporaryDirectory(prefix="spider-qt-") as folder:
        host = PluginHost(entry_points=[], folder=Path(folder))
        change = host.install(package.path)
        info = host.info(package.manifest.id)
        if not change.done or info is None or info.state is not PluginState.ENABLED:
            report.fault("", change.sentence.english)
            return
        _use(host.registry, info.gives)
        for fault in host.registry.faults.faults:
            report.fault("", fault.sentence.english)
        report.gives = {kind: ids for kind, ids in info.gives.items() if ids}


def _use(registry: Any, gives: Mapping[str, tuple[str, ...]]) -> None:  # noqa: ANN401 - a Registry
    """Ask each game and scheme once, so that what was declared is loaded."""
    for id_ in gives["variants"]:
        variant = registry.variants[id_]
        variant.legal_moves(variant.deal(1))
    for id_ in gives["schemes"]:
        registry.schemes[id_].start(registry.variants["spider"])
    for id_ in gives["themes"]:
        registry.themes[id_].back_svg()


def _source(path: Path) -> Report:
    """A plugin's project folder: the package is not built, so its files are looked at."""
    report = Report("source of a plugin")
    try:
        project = tomllib.loads((path / "pyproject.toml").read_text("utf-8-sig"))
        points = project.get("project", {}).get("entry-points", {}).get(GROUP, {})
    except (OSError, ValueError, AttributeError) as error:
        report.fault("pyproject.toml", f"it is not TOML: {error}")
        return report
    if not isinstance(points, dict) or not points:
        report.fault(
            "pyproject.toml",
            f'it has no table [project.entry-points."{GROUP}"] that names the package',
        )
        return report
    for value in points.values():
        module = str(value).partition(":")[0].strip()
        _module(path, module, report)
    return report


def _module(path: Path, module: str, report: Report) -> None:
    parts = module.split(".")
    for base in (path, path / "src"):
        if not (base / parts[0] / "__init__.py").is_file():
            continue
        for depth in range(len(parts), 0, -1):
            file = base.joinpath(*parts[:depth], "plugin.toml")
            if file.is_file():
                plugin = _manifest(file, file.relative_to(path).as_posix(), report)
                _data(file.parent, plugin, report)
                break
        else:
            report.fault(parts[0], "it has no plugin.toml beside its __init__.py")
        try:
            _pictures(read_package(base / parts[0]).files, report)
        except PackageError as error:
            for fault in error.faults:
                report.fault(parts[0], fault.english)
        return
    report.fault("pyproject.toml", f"the entry point names {module}, but there is no such package")


def _data(folder: Path, plugin: str, report: Report) -> None:
    """The data in a package, which its ``__init__`` is there to hand over."""
    from spider_qt.plugins.data import data_offer

    offer, faults = data_offer(folder, plugin)
    for fault in faults:
        report.fault("", fault if isinstance(fault, str) else fault.english)
    found = {kind: tuple(objects) for kind, objects in offer.objects.items() if objects}
    report.gives = {**found, **report.gives}


def _toml(path: Path) -> Report:
    if path.name == "plugin.toml":
        report = Report("manifest")
        _manifest(path, path.name, report)
        return report
    from spider_qt.api.variant_file import read_variants
    from spider_qt.text.variant_files import variant_fault_sentence

    report = Report("variant")
    read = read_variants(path.read_bytes(), path.name)
    for fault in read.faults:
        report.fault("", variant_fault_sentence(fault).english)
    report.gives = {"variants": tuple(variant.id for variant in read.variants)}
    _prefixes(read.variants, report)
    return report


def _prefixes(variants: Iterable[Variant], report: Report) -> None:
    """No game has the prefix of a built-in one; a built-in file may be checked, too."""
    from spider_qt.plugins.host import load_registry

    taken = load_registry(entry_points=()).variant_by_prefix
    for variant in variants:
        other = taken.get(variant.prefix)
        if other is not None and other.id != variant.id:
            error = reasons.same_prefix(variant.prefix, variant.id, other.id)
            report.fault("", f"{error.fault.english} Choose other letters.")


def _manifest(file: Path, where: str, report: Report) -> str:
    """Check a manifest; return the plugin's id, or a word in its place."""
    from spider_qt.api import ManifestError, parse_manifest

    try:
        manifest = parse_manifest(file.read_text("utf-8-sig"))
    except UnicodeDecodeError:
        report.fault(where, "it is not UTF-8")
    except ManifestError as error:
        for fault in error.faults:
            report.fault(where, fault)
    else:
        report.gives = {
            kind: tuple(gift.id for gift in gifts) for kind, gifts in manifest.gives.items()
        }
        return manifest.id
    return "plugin"


def _picture(path: Path) -> Report:
    report = Report("picture")
    _svg(path.name, path.read_bytes(), report)
    return report


def _cards(path: Path) -> Report:
    report = Report("card set")
    try:
        files = read_package(path).files
    except PackageError as error:
        for fault in error.faults:
            report.fault("", fault.english)
        return report
    _pictures(files, report)
    there = {PurePosixPath(name).name for name in files}
    report.notes(missing_faces(files))
    if BACK not in there and not there.intersection(FACES):
        report.fault(
            "", "no file has a card's name, such as ace_spades.svg, 10_hearts.svg or back.svg"
        )
    return report


def _pictures(files: Mapping[str, bytes], report: Report) -> None:
    for name, data in sorted(files.items()):
        if name.lower().endswith(_PICTURES):
            _svg(name, data, report)


def _svg(name: str, data: bytes, report: Report) -> None:
    fault = svg_fault(data)
    if fault is not None:
        report.fault(name, f"this picture cannot be used: {fault}")
        return
    last = PurePosixPath(name).name
    is_card = last == BACK or last in FACES
    for note in svg_notes(data, is_card=is_card):
        report.findings.append(Finding(Level.NOTE, name, note))
    report.pictures[name] = data


def add_blank(report: Report, blank: Callable[[Mapping[str, bytes]], list[str] | None]) -> None:
    """Draw the pictures and note those that show nothing.

    Args:
        report: with the pictures.
        blank: returns the names of the blank ones; None if nothing can be drawn here.
    """
    found = blank(report.pictures) if report.pictures else []
    if found is None:
        text = "the pictures were not drawn, as PySide6 is not installed or took too long"
        report.findings.append(Finding(Level.NOTE, "", text))
        return
    for name in found:
        report.fault(
            name, "this picture shows nothing when it is drawn; look at its paths and units"
        )
