"""Games, schemes and looks that each break one law, so that each check is seen to fail."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from spider_qt.api import (
    Account,
    CardsMoved,
    DealMove,
    Deed,
    GroupRule,
    Layout,
    Move,
    Pile,
    PileId,
    PileKind,
    Rank,
    Reason,
    Refusal,
    RunMove,
    Score,
    ScoreLine,
    SpiderVariant,
    Step,
    Suit,
    Variant,
)

SPIDER = SpiderVariant("plug.spider", "Spider", "PS", suit_choices=(2,), suits=2)


class Broken:
    """A good game of which some members do something else.

    Args:
        changes: by member, a value or a function that is called with the good game first.
    """

    def __init__(self, **changes: Any) -> None:
        self._changes = changes
        self._inner = SPIDER

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name in ("_changes", "_inner"):
            raise AttributeError(name)
        if name not in self._changes:
            return getattr(self._inner, name)
        change = self._changes[name]
        if not callable(change):
            return change
        return lambda *arguments: change(self._inner, *arguments)

    def configured(self, suits: int, rule: GroupRule) -> Any:
        """Keep the faults whatever is chosen."""
        if "configured" in self._changes:
            return self._changes["configured"](self._inner, suits, rule)
        made = Broken(**self._changes)
        made._inner = self._inner.configured(suits, rule)
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Broken) and self._inner == other._inner

    def __hash__(self) -> int:
        return hash(self._inner)


class Lacking:
    """A game without anything."""

    id = "plug.lacking"


def losing(inner: Variant, layout: Layout, move: Move) -> Step:
    """A step that loses the top card of the first column."""
    step = inner.perform(layout, move)
    first = step.after.columns[0]
    return replace(step, after=step.after.replace({first: step.after[first].without(1)}))


def silent(inner: Variant, layout: Layout, move: Move) -> Step:
    """A step that does not tell of turned cards."""
    step = inner.perform(layout, move)
    return replace(step, events=tuple(e for e in step.events if hasattr(e, "cards")))


def misleading(inner: Variant, layout: Layout, move: Move) -> Step:
    """A step that tells of cards moved which did not."""
    step = inner.perform(layout, move)
    first, second = layout.columns[:2]
    told = CardsMoved(first, second, layout[first].taken(1))
    return replace(step, events=(told, *step.events))


def without_last(inner: Variant, layout: Layout) -> tuple[Move, ...]:
    """The legal moves but the last."""
    return inner.legal_moves(layout)[:-1]


def with_one_more(inner: Variant, layout: Layout) -> tuple[Move, ...]:
    """The legal moves and one from the stock."""
    column = PileId(PileKind.TABLEAU, 0)
    return (*inner.legal_moves(layout), RunMove(PileId(PileKind.STOCK), 1, column))


def speechless(inner: Variant, layout: Layout, source: PileId, count: int) -> Refusal | None:
    """A refusal that does not name the cards that its sentence speaks of."""
    refused = inner.lift_refusal(layout, source, count)
    return refused and Refusal(Reason.NOT_SAME_SUIT)


def short_deal(inner: Variant, number: int) -> Layout:
    """A deal without the last card of the stock."""
    layout = inner.deal(number)
    stock = layout.stock.cards[:-1]
    return layout.replace({PileId(PileKind.STOCK): Pile(stock, len(stock))})


class Unsteady:
    """Deals another game each time that it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, inner: Variant, number: int) -> Layout:
        """Deal the number and how often it was asked."""
        self.asked += 1
        return inner.deal(number + self.asked)


def hashed_deal(inner: Variant, number: int) -> Layout:
    """A deal that rests on the hash of a text, which differs from process to process."""
    return inner.deal(number + hash("spider") % 1000)


class OddMove(RunMove):
    """A move whose text is in no notation."""

    @property
    def text(self) -> str:
        """Something else."""
        return "one card over there"


ODD_MOVE = OddMove(PileId(PileKind.TABLEAU, 0), 1, PileId(PileKind.TABLEAU, 1))


def open_stock(inner: Variant, number: int) -> Layout:
    """A deal whose stock lies face up, which no position can say."""
    layout = inner.deal(number)
    return layout.replace({PileId(PileKind.STOCK): Pile(layout.stock.cards)})


class Forgetful:
    """Performs a step otherwise when it is asked again."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __call__(self, inner: Variant, layout: Layout, move: Move) -> Step:
        """Leave the events out every second time."""
        step = inner.perform(layout, move)
        self.done[f"{hash(layout)} {move.text}"] += 1
        if isinstance(move, DealMove) or self.done[f"{hash(layout)} {move.text}"] % 2:
            return step
        return replace(step, events=())


@dataclass
class Scheme:
    """A scheme made of functions; without any it counts actions.

    Args:
        fold: returns the next score, given score and deed.
        told: returns the explanation, given the account.
        begin: the points at the beginning.
    """

    fold: Callable[[Score, Deed], Any] | None = None
    told: Callable[[Account], Any] | None = None
    begin: Any = 0
    id: str = "plug.scheme"
    name: str = "Scheme"
    description: str = "Counts actions."

    def start(self, variant: Variant) -> Score:
        """Return the beginning."""
        return Score(self.begin)

    def after(self, score: Score, deed: Deed) -> Score:
        """Count the action, or do what was asked for."""
        if self.fold is not None:
            made: Score = self.fold(score, deed)
            return made
        return deed.restored or Score(score.points + 1)

    def explain(self, account: Account) -> tuple[ScoreLine, ...]:
        """Say the points in one line, or what was asked for."""
        if self.told is not None:
            made: tuple[ScoreLine, ...] = self.told(account)
            return made
        return (ScoreLine("Actions", account.score.points),)


class Counting:
    """A fold that counts in itself how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, score: Score, deed: Deed) -> Score:
        """Return the count."""
        self.asked += 1
        return Score(self.asked)


class Remembering:
    """A fold that remembers the last score object that it made, and trusts nobody else's."""

    def __init__(self) -> None:
        self.last: Score | None = None

    def __call__(self, score: Score, deed: Deed) -> Score:
        """Add 2 to a score of its own, 1 to any other."""
        own = score is self.last
        self.last = Score(score.points + (2 if own else 1))
        return self.last


CARD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
    '<rect width="250" height="350" fill="#eee"/><circle cx="125" cy="175" r="{r}" fill="#a22"/>'
    '<rect x="20" y="20" width="60" height="40" fill="#333"/>{more}</svg>'
)


class Cards:
    """Cards of which some are as given, and the others good.

    Args:
        back: the back, or None for a good one.
        faces: by suit and rank, other faces; None for all of them good.
        count: how many faces there are.
    """

    id = "plug.cards"
    name = "Cards"

    def __init__(
        self, back: str | None = None, faces: dict[int, str] | None = None, count: int = 52
    ) -> None:
        self._back, self._faces, self._count = back, faces or {}, count

    def back_svg(self) -> bytes | None:
        """Return the back."""
        return (CARD.format(r=80, more="") if self._back is None else self._back).encode()

    def face_svg(self, suit: Suit, rank: Rank) -> bytes | None:
        """Return a face with a circle of its own size."""
        number = list(Suit).index(suit) * 13 + rank - 1
        if number >= self._count:
            return None
        good = CARD.format(r=10 + 1.2 * number, more=f'<rect width="{number + 1}" height="9"/>')
        return self._faces.get(number, good).encode()


class NoCards(Cards):
    """Neither faces nor a back."""

    def __init__(self) -> None:
        super().__init__(count=0)

    def back_svg(self) -> bytes | None:
        """Return nothing."""
        return None
