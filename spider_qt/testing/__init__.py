"""The kit that plugin authors test with: laws to subclass, and a pilot for the real table.

pytest loads ``spider_qt.testing.plugin`` by its entry point in every run, also of projects
that have nothing to do with the game; so nothing is imported here before it is used.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spider_qt.testing.pilot import TablePilot
    from spider_qt.testing.schemes import ScoringConformance
    from spider_qt.testing.themes import ThemeConformance
    from spider_qt.testing.variants import VariantConformance

__all__ = ["ScoringConformance", "TablePilot", "ThemeConformance", "VariantConformance"]

_HOMES = {
    "ScoringConformance": "schemes",
    "TablePilot": "pilot",
    "ThemeConformance": "themes",
    "VariantConformance": "variants",
}


def __getattr__(name: str) -> object:
    """Import what is asked for, and only that: variants and schemes need no Qt."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
