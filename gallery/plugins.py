"""Small plugins for the pictures of their manager: data, a program, and a broken one."""

from textwrap import dedent
from typing import Final

_TABLE: Final = """
    name = "Lagoon"
    [light]
    top = "#2f7f8f"
    bottom = "#1f5f70"
    line = "#e0f0f0"
    hollow = "#286c7c"
    ink = "#ffffff"
    shade = "#103038"
    accent = "#ffd060"
    refusal = "#ffb0a0"
    [dark]
    top = "#143c46"
    bottom = "#0e2c34"
    line = "#90b0b4"
    hollow = "#10343e"
    ink = "#ffffff"
    shade = "#06181c"
    accent = "#ffd060"
    refusal = "#ffb0a0"
"""


def _manifest(plugin: str, name: str, version: str, author: str, description: str) -> str:
    return (
        f'[plugin]\nid = "{plugin}"\nname = "{name}"\nversion = "{version}"\napi = 1\n'
        f'author = "{author}"\nlicence = "MIT"\ndescription = "{description}"\n'
    )


def _wheel(plugin: str, manifest: str, code: str) -> dict[str, str]:
    """The files of a wheel of one package."""
    info = f"{plugin}_gallery-1.0.dist-info"
    return {
        f"{plugin}_gallery/__init__.py": dedent(code),
        f"{plugin}_gallery/plugin.toml": manifest,
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {plugin}\nVersion: 1.0\n",
        f"{info}/entry_points.txt": f"[spider_qt.plugins]\n{plugin} = {plugin}_gallery\n",
        f"{info}/RECORD": "",
    }


SOME_PLUGINS: Final = {
    "lagoon": {
        "plugin.toml": _manifest(
            "lagoon", "Lagoon", "1.2", "A. Player", "A table by the sea and a back of waves."
        ),
        "tables/lagoon.toml": dedent(_TABLE),
        "cards/waves/back.svg": (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
            '<rect width="250" height="350" fill="#2f7f8f"/></svg>'
        ),
    },
    "purist": _wheel(
        "purist",
        _manifest("purist", "Purist", "1.0", "B. Player", "Every undo costs ten points."),
        """
        from spider_qt.api import StandardScoring, hookimpl

        @hookimpl
        def spider_scoring_schemes():
            return [StandardScoring("purist.purist", "Purist")]
        """,
    ),
    "crab": _wheel(
        "crab",
        _manifest("crab", "Crab", "0.3", "C. Player", "A game that walks sideways."),
        'raise ValueError("no such suit: crabs")\n',
    ),
}
"""By the name of the folder, the files of a plugin."""

WEAVER: Final = _wheel(
    "weaver", _manifest("weaver", "Weaver", "1.0", "D. Player", "A game of threads."), ""
)
"""The files of a wheel that is yet to be installed."""
