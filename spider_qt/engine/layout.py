"""The whole table at one moment: every pile by its id, immutable."""

from collections.abc import Iterator, Mapping

from spider_qt.engine.cards import Card
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind


class Layout:
    """An immutable mapping from pile ids to piles; equal layouts hash alike.

    Args:
        piles: every pile by its id.
        redeals: how often the waste was turned over, which some games limit.

    The order of the ids is kept, so that rules and pictures walk the piles in
    the order in which the variant laid them out.
    """

    __slots__ = ("_hash", "_piles", "redeals")

    def __init__(self, piles: Mapping[PileId, Pile], redeals: int = 0) -> None:
        self._piles = dict(piles)
        self.redeals = redeals
        self._hash: int | None = None

    def __getitem__(self, pile_id: PileId) -> Pile:
        """Return the pile. Raises KeyError if the layout has no such pile."""
        return self._piles[pile_id]

    def __contains__(self, pile_id: object) -> bool:
        return pile_id in self._piles

    def __iter__(self) -> Iterator[PileId]:
        return iter(self._piles)

    def __len__(self) -> int:
        return len(self._piles)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Layout)
            and self._piles == other._piles
            and self.redeals == other.redeals
        )

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((frozenset(self._piles.items()), self.redeals))
        return self._hash

    def __repr__(self) -> str:
        rows = (
            f"{pile_id.text}: {' '.join(card.text for card in pile.cards)} ({pile.face_down} down)"
            for pile_id, pile in self._piles.items()
            if pile
        )
        return f"<Layout {'; '.join(rows)}>"

    def items(self) -> Iterator[tuple[PileId, Pile]]:
        """Every pile with its id."""
        return iter(self._piles.items())

    def ids(self, kind: PileKind) -> tuple[PileId, ...]:
        """The ids of all piles of one kind, in order."""
        return tuple(pile_id for pile_id in self._piles if pile_id.kind is kind)

    @property
    def columns(self) -> tuple[PileId, ...]:
        """The ids of the tableau columns, left to right."""
        return self.ids(PileKind.TABLEAU)

    @property
    def stock(self) -> Pile:
        """The stock; its top card is dealt next. Empty where a variant has none."""
        return self._piles.get(STOCK, Pile())

    @property
    def runs_done(self) -> int:
        """How many completed runs have left the tableau."""
        return sum(1 for pile_id in self.ids(PileKind.FOUNDATION) if self._piles[pile_id])

    def replace(self, changes: Mapping[PileId, Pile], redeals: int | None = None) -> "Layout":
        """Return a copy in which the named piles are as given.

        Args:
            changes: the new piles.
            redeals: how often the waste was turned over; None: as often as before.

        Raises:
            KeyError: if the layout has no such pile.
        """
        for pile_id in changes:
            if pile_id not in self._piles:
                raise KeyError(pile_id)
        kept = self.redeals if redeals is None else redeals
        return Layout({**self._piles, **changes}, kept)

    def cards(self) -> Iterator[Card]:
        """Every card of every pile, pile by pile, bottom to top."""
        for pile in self._piles.values():
            yield from pile.cards

    def find(self, card: Card) -> tuple[PileId, int]:
        """Return where a card lies: its pile and its place from the bottom, from 0.

        Raises:
            KeyError: if the card is on no pile.
        """
        for pile_id, pile in self._piles.items():
            if card in pile.cards:
                return pile_id, pile.cards.index(card)
        raise KeyError(card)
