"""Looking a plugin through for its author: every fault at once, where, and how to mend it.

Nothing is enabled or installed. Code is run only if that is asked for.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath

from spider_qt.plugins.archive import PackageError, read_package
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.findings import Finding, Level, Report, of_manifest
from spider_qt.plugins.install import data_found
from spider_qt.plugins.looks_files import inspect_looks, kind_of, unknown_parts
from spider_qt.plugins.packages import Checked, check_package
from spider_qt.plugins.pictures import PICTURES, add_picture, add_pictures
from spider_qt.plugins.prefixes import check_prefixes
from spider_qt.plugins.registry import LOOKS, TABLES, THEMES, PluginKind
from spider_qt.plugins.source import (
    check_manifest,
    inspect_source,
    note_not_run,
    prefixes_in_file,
)
from spider_qt.plugins.strays import BACK, FACES, missing_faces, stray_notes
from spider_qt.plugins.trial import load_package

__all__ = ["Finding", "Level", "Report", "UnusablePathError", "add_blank", "inspect"]


class UnusablePathError(Exception):
    """There is nothing at the path that could be checked; the message says what could."""


def inspect(path: Path, *, load: bool = False) -> Report:
    """Check what lies at a path.

    Args:
        path: a plugin (folder, zip, wheel, source), a TOML file, a card set or an SVG.
        load: whether to run a plugin's code and check what it gives.

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
        "pyproject.toml, a .zip, a .whl, a variant, table or theme in .toml, a folder of cards "
        "in .svg."
    )


def _folder(path: Path, *, load: bool) -> Report:
    if (path / "plugin.toml").is_file():
        return _package(path, load=load)
    if (path / "pyproject.toml").is_file():
        return inspect_source(path, load=load)
    if any(one.suffix.lower() in PICTURES for one in path.iterdir()):
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
            add_pictures(read_package(path).files, report)
        return report
    if package.kind is PluginKind.DATA:
        offer, faults = data_found(package)
        for fault in faults:
            report.fault("", fault.english)
        own = _meant(package, offer, "cards", THEMES), _meant(package, offer, "tables", TABLES)
        report.notes(unknown_parts(offer.objects[LOOKS].values(), *own))
        report.notes(stray_notes(package.files))
        report.notes(missing_faces(package.files))
        for name in sorted(package.files):
            if PurePosixPath(name).match("variants/*.toml"):
                prefixes_in_file(package.files[name], name, package.manifest.id, report)
    elif not load:
        report.undeclared = not any(package.manifest.gives.values())
        note_not_run(path, report)
    report.gives = of_manifest(package.manifest)
    add_pictures(package.files, report)
    if report.is_good and (load or package.kind is PluginKind.DATA):
        load_package(package, report)
    return report


def _meant(package: Checked, offer: Offer, folder: str, kind: str) -> set[str]:
    """The parts that a plugin has, those with faults as well: these are told as such."""
    names = (PurePosixPath(name) for name in package.files)
    below = (name.parts[1] for name in names if len(name.parts) > 1 and name.parts[0] == folder)
    id_ = package.manifest.id
    return {*offer.objects[kind], *(f"{id_}.{PurePosixPath(one).stem}" for one in below)}


def _toml(path: Path) -> Report:
    if path.name == "plugin.toml":
        report = Report("manifest")
        check_manifest(path, path.name, report)
        return report
    kind = kind_of(path)
    if kind:
        return inspect_looks(path, kind)
    from spider_qt.api.variant_file import read_variants
    from spider_qt.text.variant_files import variant_fault_sentence

    report = Report("variant")
    data = path.read_bytes()
    read = read_variants(data, path.name)
    for fault in read.faults:
        report.fault("", variant_fault_sentence(fault).english)
    report.gives = {"variants": tuple(variant.id for variant in read.variants)}
    text = data.decode("utf-8-sig", "replace")
    check_prefixes(read.variants, text, path.name, report)
    return report


def _picture(path: Path) -> Report:
    report = Report("picture")
    add_picture(path.name, path.read_bytes(), report)
    return report


def _cards(path: Path) -> Report:
    report = Report("card set")
    try:
        files = read_package(path).files
    except PackageError as error:
        for fault in error.faults:
            report.fault("", fault.english)
        return report
    add_pictures(files, report)
    there = {PurePosixPath(name).name for name in files}
    report.notes(missing_faces(files))
    if BACK not in there and not there.intersection(FACES):
        report.fault(
            "", "no file has a card's name, such as ace_spades.svg, 10_hearts.svg or back.svg"
        )
    return report


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
