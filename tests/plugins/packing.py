"""Makes wheels, zips and folders for the tests of the plugin folder."""

import zipfile
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

TABLE = """
    name = "Slate"
    [light]
    top = "#406080"
    bottom = "#304860"
    line = "#e0e8f0"
    hollow = "#385068"
    ink = "#ffffff"
    shade = "#203040"
    accent = "#ffd060"
    refusal = "#ff9090"
    [dark]
    top = "#203040"
    bottom = "#182028"
    line = "#90a0b0"
    hollow = "#1c2834"
    ink = "#ffffff"
    shade = "#101820"
    accent = "#ffd060"
    refusal = "#ff9090"
"""
BACK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
    '<rect width="250" height="350" fill="#246"/></svg>'
)


def manifest(plugin: str, version: str = "1.0", more: str = "") -> str:
    """A right plugin.toml."""
    return (
        f'[plugin]\nid = "{plugin}"\nname = "The {plugin} plugin"\n'
        f'version = "{version}"\napi = 1\n{more}\n'
    )


def data_files(plugin: str, version: str = "1.0") -> dict[str, str]:
    """A whole data plugin: a table and a back."""
    return {
        "plugin.toml": manifest(plugin, version),
        "tables/slate.toml": dedent(TABLE),
        "cards/blue/back.svg": BACK,
        "README.md": "Slate and blue.",
    }


def zipped(path: Path, files: Mapping[str, str | bytes]) -> Path:
    """Write a zip."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def foldered(path: Path, files: Mapping[str, str]) -> Path:
    """Write a folder."""
    for name, text in files.items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return path


def wheel_files(
    plugin: str, code: str, version: str = "1.0", *, more: str = "", needs: str = ""
) -> dict[str, str]:
    """What a wheel of one package holds; the package's name begins with ``plug_``."""
    package = f"plug_{plugin.replace('-', '_')}"
    info = f"{package}-{version}.dist-info"
    requires = f"Requires-Dist: {needs}\n" if needs else ""
    return {
        f"{package}/__init__.py": "from spider_qt.api import *\n" + dedent(code),
        f"{package}/plugin.toml": manifest(plugin, version, dedent(more)),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/METADATA": (
            f"Metadata-Version: 2.1\nName: {plugin}\nVersion: {version}\n{requires}"
        ),
        f"{info}/entry_points.txt": f"[spider_qt.plugins]\n{plugin} = {package}\n",
        f"{info}/RECORD": "",
    }


def wheel(folder: Path, plugin: str, code: str, version: str = "1.0", **more: str) -> Path:
    """Write a wheel."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"plug_{plugin.replace('-', '_')}-{version}-py3-none-any.whl"
    return zipped(folder / name, wheel_files(plugin, code, version, **more))
