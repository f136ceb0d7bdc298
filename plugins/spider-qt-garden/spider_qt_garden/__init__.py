"""A garden for Spider Qt: all of it is data beside this file.

The same folder is a plugin without code: copied into the plugin folder, or zipped without
this file, it gives the same. Here is only what an installed package needs.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from spider_qt.api import CardTheme, TableTheme, Theme, hookimpl
from spider_qt.api.theme_files import FolderLooks, read_looks

_FOLDER: Final = Path(__file__).resolve().parent


def looks() -> FolderLooks:
    """Return all that the folder gives."""
    return read_looks(_FOLDER, "garden")


@hookimpl
def spider_card_themes() -> Iterable[CardTheme]:
    """The fern back."""
    return looks().cards


@hookimpl
def spider_table_themes() -> Iterable[TableTheme]:
    """The moss."""
    return looks().tables


@hookimpl
def spider_themes() -> Iterable[Theme]:
    """The garden."""
    return looks().themes
