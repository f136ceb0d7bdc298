"""The source folder of a plugin with code, looked through before it is built.

Its files are read and its Python is compiled; it is run only if the author asks for that.
"""

import ast
from pathlib import Path

from spider_qt.api.toml import load_toml
from spider_qt.plugins.archive import PackageError, read_package
from spider_qt.plugins.entry_points import GROUP, EntryPoint
from spider_qt.plugins.findings import Report, of_manifest
from spider_qt.plugins.looks_files import unknown_parts
from spider_qt.plugins.pictures import add_pictures
from spider_qt.plugins.prefixes import check_prefixes
from spider_qt.plugins.registry import LOOKS, TABLES, THEMES
from spider_qt.plugins.trial import load_source

_NOT_RUN = (
    "the code was not run, so its hooks, ids, rules and scores were not checked; to run it, too, "
    "write: spider-qt check --load {path}"
)
_LINES = (
    " (that also tells the lines by which plugin.toml declares what the plugin gives; without them "
    "it is imported at each start)"
)


def inspect_source(path: Path, *, load: bool) -> Report:
    """Check a plugin's project folder.

    Args:
        path: the folder with pyproject.toml.
        load: whether to run its code.
    """
    report = Report("source of a plugin")
    try:
        project = load_toml((path / "pyproject.toml").read_text("utf-8-sig"))
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
    for name, value in points.items():
        point = EntryPoint(name, str(value))
        found = _module(path, point, report)
        if load and report.is_good and found is not None:
            load_source(path, *found, report)
    if not load:
        note_not_run(path, report)
    return report


def note_not_run(path: Path, report: Report) -> None:
    """Note that code was not run, and what running it would tell."""
    more = _LINES if report.undeclared else ""
    report.notes([("", _NOT_RUN.format(path=path) + more)])


def _module(path: Path, point: EntryPoint, report: Report) -> tuple[Path, EntryPoint, str] | None:
    """Check the package that an entry point names; return what loading it takes."""
    module = point.value.partition(":")[0].strip()
    parts = module.split(".")
    for base in (path, path / "src"):
        if not (base / parts[0] / "__init__.py").is_file():
            continue
        plugin = _beside(path, base, parts, report)
        package = base / parts[0]
        try:
            files = read_package(package).files
        except PackageError as error:
            for fault in error.faults:
                report.fault(parts[0], fault.english)
            return None
        inside = {f"{package.relative_to(path).as_posix()}/{name}": files[name] for name in files}
        add_pictures(files, report)
        for name, data in sorted(inside.items()):
            if name.endswith(".py"):
                _syntax(name, data, report)
        return (base, point, plugin) if plugin is not None else None
    report.fault("pyproject.toml", f"the entry point names {module}, but there is no such package")
    return None


def _beside(path: Path, base: Path, parts: list[str], report: Report) -> str | None:
    """Check the manifest and the data beside the code; return the plugin's id."""
    for depth in range(len(parts), 0, -1):
        file = base.joinpath(*parts[:depth], "plugin.toml")
        if file.is_file():
            plugin = check_manifest(file, file.relative_to(path).as_posix(), report)
            report.undeclared = plugin is not None and not any(report.gives.values())
            _data(file.parent, plugin or "plugin", path, report)
            return plugin
    report.fault(parts[0], "it has no plugin.toml beside its __init__.py")
    return None


def _syntax(name: str, data: bytes, report: Report) -> None:
    """Compile a file without running it."""
    try:
        ast.parse(data)
    except SyntaxError as error:
        report.fault(f"{name}:{error.lineno or 1}", f"this is not Python: {error.msg}")
    except (ValueError, RecursionError, MemoryError) as error:
        report.fault(name, f"this is not Python: {error}")


def check_manifest(file: Path, where: str, report: Report) -> str | None:
    """Check a manifest; return the plugin's id, or None if it cannot be read."""
    from spider_qt.api import ManifestError, parse_manifest

    try:
        text = file.read_text("utf-8-sig")
        manifest = parse_manifest(text)
    except UnicodeDecodeError:
        report.fault(where, "it is not UTF-8")
    except ManifestError as error:
        for fault in error.faults:
            report.fault(where, fault)
    else:
        report.gives = of_manifest(manifest)
        check_prefixes(manifest.gives.get("variants", ()), text, where, report)
        return manifest.id
    return None


def _data(folder: Path, plugin: str, path: Path, report: Report) -> None:
    """The data in a package, which its ``__init__`` is there to hand over."""
    from spider_qt.plugins.data import data_offer

    offer, faults = data_offer(folder, plugin)
    for fault in faults:
        report.fault("", fault if isinstance(fault, str) else fault.english)
    found = {kind: tuple(objects) for kind, objects in offer.objects.items() if objects}
    cards, tables = (
        {*offer.objects[kind], *report.gives.get(kind, ())} for kind in (THEMES, TABLES)
    )
    report.gives = {**found, **{kind: ids for kind, ids in report.gives.items() if ids}}
    below = folder.relative_to(path).as_posix()
    for where, note in unknown_parts(offer.objects[LOOKS].values(), cards, tables):
        report.notes([(f"{below}/{where}", note)])
    for file in sorted((folder / "variants").glob("*.toml")):
        prefixes_in_file(file.read_bytes(), f"{below}/variants/{file.name}", plugin, report)


def prefixes_in_file(data: bytes, where: str, plugin: str, report: Report) -> None:
    """Check the prefixes of the games in one file; what else is wrong there was told."""
    from spider_qt.api.variant_file import read_variants

    read = read_variants(data, where, plugin)
    check_prefixes(read.variants, data.decode("utf-8-sig", "replace"), where, report)
