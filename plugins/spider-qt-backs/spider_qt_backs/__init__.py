"""A card back for Spider Qt: a web in the moonlight.

It has no faces, so that the default theme's are used with it.
"""

from collections.abc import Iterable
from pathlib import Path

from spider_qt.api import CardTheme, FolderCardTheme, hookimpl


@hookimpl
def spider_card_themes() -> Iterable[CardTheme]:
    """One theme that has a back only, ``back.svg`` in this folder."""
    return (FolderCardTheme("backs.night-web", "Night Web", Path(__file__).resolve().parent),)
