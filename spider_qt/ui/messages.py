"""What the parts of the interface say to each other: frozen values, no behaviour.

Facts go outward from the controller, wishes inward from the table. Every signal
carries one of these or nothing; they are delivered as ``Signal(object)``.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from spider_qt.deals.promise import Promise
from spider_qt.engine.ending import State
from spider_qt.engine.events import Step
from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Move, Refusal, RunMove
from spider_qt.engine.piles import PileId
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Session
from spider_qt.engine.variant import Variant

# Facts ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SessionStarted:
    """A game is on the table; ``resumed`` if it goes on from where it was left."""

    session: Session
    resumed: bool = False


@dataclass(frozen=True, slots=True)
class StepApplied:
    """A step was committed. For undo, ``step`` is the one that was taken back.

    ``layout`` is the table now; ``automatic`` tells a step that the program chose
    (double click, auto placement) from one that the player named.
    """

    step: Step
    action: Action
    layout: Layout
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class MoveRefused:
    """A wish was refused; ``move`` is None where it was not a move of cards."""

    refusal: Refusal
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class HistoryChanged:
    """What can be undone and redone now."""

    can_undo: bool
    can_redo: bool


@dataclass(frozen=True, slots=True)
class ScoreChanged:
    """The figures beside the table now; what the last three say stands with ``Progress``."""

    points: int
    moves: int
    deals_left: int
    runs_done: int
    runs_total: int
    left_cards: bool = False
    done_cards: bool = False
    has_stock: bool = True


@dataclass(frozen=True, slots=True)
class OutcomeChanged:
    """The game is going on, won or stuck; sent once per change."""

    outcome: Outcome


class Parting(StrEnum):
    """What becomes of a game in progress when another one takes its place."""

    KEPT = "kept"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game counts: it was won, or left for good after something had been done in it.

    It may be told again, as of a game that was won, taken back and won again; by the
    session's id it counts once.
    """

    session: Session
    state: State


@dataclass(frozen=True, slots=True)
class Kept:
    """A game was put aside, to be gone on with later; ``name`` is the player's or empty."""

    session: Session
    name: str = ""


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The game was paused or goes on."""

    paused: bool


@dataclass(frozen=True, slots=True)
class StorageTrouble:
    """Writing failed; sent once, and play goes on. ``detail`` is the system's word."""

    path: str
    detail: str


# Wishes -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveWish:
    """The player wants these cards there; ``automatic`` if the table chose the target."""

    move: RunMove
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class LiftWish:
    """The player tried to take cards that may not be taken, to be told why."""

    source: PileId
    count: int


@dataclass(frozen=True, slots=True)
class BestWish:
    """The player wants the top ``count`` cards of a pile sent to their best column."""

    source: PileId
    count: int


@dataclass(frozen=True, slots=True)
class NewGameWish:
    """The player wants a game; ``number`` None draws a new deal."""

    game: str
    suits: int
    rule: GroupRule
    number: int | None = None


@dataclass(frozen=True, slots=True)
class NewGameChoice:
    """What the player chose.

    Args:
        wish: which game; its number is open.
        scoring: the id of the scoring scheme.
        undo_limit: how many steps can be taken back: None all, 0 none.
        promise: what is promised of the deal; None of a game of which nothing can be.
    """

    wish: NewGameWish
    scoring: str
    undo_limit: int | None
    promise: Promise | None = Promise.ANY


@dataclass(frozen=True, slots=True)
class FavouriteWish:
    """The player wants a game among the favourites, or no longer."""

    game: str
    on: bool


@dataclass(frozen=True, slots=True)
class RulesWish:
    """The player wants to read the rules of a game that may not be on the table."""

    variant: Variant


@dataclass(frozen=True, slots=True)
class WatchWish:
    """The player wants to watch a game again.

    Args:
        session: the game, with all that was done in it.
        name: what it is called, "" for the name of its rules.
        started: the local ISO date on which it began, "" if that is not known.
        place: the moment to be shown first: after so many of the steps in force.
    """

    session: Session
    name: str = ""
    started: str = ""
    place: int = 0


@dataclass(frozen=True, slots=True)
class PlayOnWish:
    """The player wants to play on from a moment of a game that was watched.

    Args:
        session: the game at that moment.
        started: the local ISO date on which it began, "" if that is not known.
    """

    session: Session
    started: str = ""


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A setting has another value: its key and the value, as ``Settings`` has them."""

    key: str
    value: str | bool | int | None


class TableQueries(Protocol):
    """What the table may ask, read only, as signals return nothing."""

    @property
    def session(self) -> Session:
        """The game on the table."""

    @property
    def paused(self) -> bool:
        """Whether the table is hidden and nothing may be done."""

    def lift_refusal(self, source: PileId, count: int) -> Refusal | None:
        """Say why the top ``count`` cards may not be taken, or None."""

    def targets(self, source: PileId, count: int) -> tuple[PileId, ...]:
        """Return the piles that take the cards, in order."""

    def best(self, source: PileId, count: int) -> RunMove | None:
        """Return where the cards go best, or None."""
