"""The only package that a plugin imports.

A plugin implements one or more of the hooks in ``SpiderHooks`` with ``hookimpl``
and returns objects: rule variants, scoring schemes, card themes, tables, themes. Arguments and
members are only ever added within one major ``API_VERSION``.
"""

from spider_qt.api.hooks import PROJECT, SpiderHooks, hookimpl, hookspec
from spider_qt.api.manifest import API_VERSION, Manifest, ManifestError, parse_manifest
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
from spider_qt.engine.events import CardsMoved, CardTurned, Event, RowDealt, RunCompleted, Step
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
    "DealMove",
    "Deed",
    "Direction",
    "EmptyRule",
    "Event",
    "ExplainedScheme",
    "FolderCardTheme",
    "GroupRule",
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
    "SpiderHooks",
    "SpiderVariant",
    "StandardScoring",
    "Step",
    "StockRule",
    "Suit",
    "SuitRule",
    "TableForm",
    "TableTheme",
    "Theme",
    "ThemeForm",
    "Travel",
    "Variant",
    "hookimpl",
    "hookspec",
    "pack",
    "parse_manifest",
    "shuffled",
]
