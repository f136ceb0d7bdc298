"""The only package that a plugin imports.

A plugin implements one or more of the hooks in ``SpiderHooks`` with ``hookimpl``
and returns objects: rule variants, scoring schemes, card themes, tables, themes. Arguments and
members are only ever added within one major ``API_VERSION``.
"""

from typing import TYPE_CHECKING

from spider_qt.api.hooks import PROJECT, SpiderHooks, hookimpl, hookspec
from spider_qt.api.manifest import API_VERSION, Gift, Manifest, ManifestError, parse_manifest
from spider_qt.api.themes import (
    CardTheme,
    FolderCardTheme,
    PictureFile,
    PlaceStyle,
    TableForm,
    TableTheme,
    Theme,
    ThemeForm,
)
from spider_qt.engine.cards import Card, Rank, Suit, pack
from spider_qt.engine.events import (
    CardsMoved,
    CardTurned,
    ColumnRefilled,
    Event,
    RowDealt,
    RunCompleted,
    Step,
    WasteTurnedOver,
)
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, Reason, Refusal, RunMove
from spider_qt.engine.parameters import (
    Direction,
    EmptyRule,
    ReserveRule,
    RunEnd,
    StockRule,
    SuitRule,
    Travel,
)
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import (
    Account,
    Action,
    Deed,
    ExplainedScheme,
    Score,
    Scored,
    ScoreLine,
    ScoringScheme,
    StandardScoring,
)
from spider_qt.engine.shuffle import shuffled
from spider_qt.engine.spider import SPIDER_COLUMNS, SpiderVariant
from spider_qt.engine.variant import BrokenRuleError, Variant

if TYPE_CHECKING:
    from spider_qt.api.sessions import (
        FactKind,
        Hint,
        HintProvider,
        SeenPile,
        SessionFact,
        SessionObserver,
        TableView,
        view_of,
    )

__all__ = [
    "API_VERSION",
    "PROJECT",
    "SPIDER_COLUMNS",
    "STOCK",
    "Account",
    "Action",
    "BrokenRuleError",
    "Card",
    "CardTheme",
    "CardTurned",
    "CardsMoved",
    "ColumnRefilled",
    "DealMove",
    "Deed",
    "Direction",
    "EmptyRule",
    "Event",
    "ExplainedScheme",
    "FactKind",
    "FolderCardTheme",
    "Gift",
    "GroupRule",
    "Hint",
    "HintProvider",
    "Layout",
    "Manifest",
    "ManifestError",
    "Move",
    "PictureFile",
    "Pile",
    "PileId",
    "PileKind",
    "PlaceStyle",
    "Rank",
    "Reason",
    "Refusal",
    "ReserveRule",
    "RowDealt",
    "RunCompleted",
    "RunEnd",
    "RunMove",
    "Score",
    "ScoreLine",
    "Scored",
    "ScoringScheme",
    "SeenPile",
    "SessionFact",
    "SessionObserver",
    "SpiderHooks",
    "SpiderVariant",
    "StandardScoring",
    "Step",
    "StockRule",
    "Suit",
    "SuitRule",
    "TableForm",
    "TableTheme",
    "TableView",
    "Theme",
    "ThemeForm",
    "Travel",
    "Variant",
    "WasteTurnedOver",
    "hookimpl",
    "hookspec",
    "pack",
    "parse_manifest",
    "shuffled",
    "view_of",
]


_LATER = frozenset(
    {
        "FactKind",
        "Hint",
        "HintProvider",
        "SeenPile",
        "SessionFact",
        "SessionObserver",
        "TableView",
        "view_of",
    }
)


def __getattr__(name: str) -> object:
    """Import the types of observers and hints as they are wanted: the start needs none."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module("spider_qt.api.sessions"), name)
