"""A folder on the path into which tests put tiny plugins, each a whole distribution."""

import importlib
import os
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from textwrap import dedent

from spider_qt.plugins.entry_points import GROUP
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import PluginInfo, Registry

ROOT = Path(__file__).resolve().parents[2]

HEAD = """
from spider_qt.api import *
"""

GAME = """
@hookimpl
def spider_variants():
    return [SpiderVariant("{id}.game", "Game of {id}", "{prefix}")]
"""

SCHEME = """
@hookimpl
def spider_scoring_schemes():
    return [StandardScoring("{id}.points", "Points of {id}")]
"""

THEME = """
class Faces:
    id = "{id}.faces"
    name = "Faces of {id}"
    def face_svg(self, suit, rank): return None
    def back_svg(self): return None

@hookimpl
def spider_card_themes():
    return [Faces()]
"""


class Shelf:
    """Plugins in one folder, whose packages all begin with ``plug_``.

    Args:
        folder: where the distributions are written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(
        self,
        plugin: str,
        code: str,
        *,
        manifest: str | None = None,
        version: str = "1.0",
        value: str = "",
        distribution: str = "",
        package: str = "",
    ) -> Path:
        """Write a plugin and its metadata; return the folder of its package.

        Args:
            plugin: the id; ``{id}`` and ``{prefix}`` in the code become it and a prefix.
            code: the package's ``__init__``, after ``from spider_qt.api import *``.
            manifest: plugin.toml; by default a right one, with "" none at all.
            version: of the plugin.
            value: of the entry point; by default the package.
            distribution: its name; by default the id.
            package: its name; by default ``plug_`` and the id.
        """
        package = package or f"plug_{plugin.replace('-', '_')}"
        home = self.folder / package
        home.mkdir(parents=True)
        prefix = "".join(filter(str.isalpha, plugin)).upper()[:4]
        body = dedent(code).replace("{id}", plugin).replace("{prefix}", prefix)
        (home / "__init__.py").write_text(HEAD + body, encoding="utf-8")
        if manifest is None:
            manifest = f'''
                [plugin]
                id = "{plugin}"
                name = "The {plugin} plugin"
                version = "{version}"
                api = 1
                author = "An author"
                licence = "MIT"
                description = "A plugin of the tests."
            '''
        if manifest:
            (home / "plugin.toml").write_text(dedent(manifest), encoding="utf-8")
        self.announce(distribution or plugin, f"{plugin} = {value or package}", version)
        return home

    def announce(
        self, distribution: str, entry: str, version: str = "1.0", group: str = GROUP
    ) -> None:
        """Write a distribution's metadata with one entry point, by default a plugin's."""
        info = self.folder / f"{distribution.replace('-', '_')}-{version}.dist-info"
        info.mkdir(parents=True)
        lines = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n"
        (info / "METADATA").write_text(lines, encoding="utf-8")
        lines = f"[console_scripts]\nx = y:z\n\n[{group}]\n{entry}\n"
        (info / "entry_points.txt").write_text(lines, encoding="utf-8")
        importlib.invalidate_caches()

    def load(self, disabled: Collection[str] = (), marks: Path | None = None) -> Registry:
        """Load what is installed and what is on the shelf."""
        return load_registry(disabled, marks=marks)

    def run(self, code: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run code in a new interpreter that has the shelf on its path."""
        path = os.pathsep.join((str(ROOT), str(self.folder)))
        return subprocess.run(
            [sys.executable, "-c", dedent(code), *arguments],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )


def info(registry: Registry, plugin: str) -> PluginInfo:
    """Return what the registry says of the first plugin with an id."""
    return next(one for one in registry.plugins if one.id == plugin)


def reason(registry: Registry, plugin: str) -> str:
    """Return why a plugin is off, in English; empty if it is on."""
    sentence = info(registry, plugin).reason
    return sentence.english if sentence else ""
