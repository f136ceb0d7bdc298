"""What a pile may hold at all, so that a position that was written by hand makes sense."""

from itertools import pairwise

from spider_qt.engine.cards import Rank
from spider_qt.engine.lifting import is_whole_run
from spider_qt.engine.piles import Pile, PileId, PileKind
from spider_qt.engine.spider_parameters import SpiderParameters


def may_hold(game: SpiderParameters, pile_id: PileId, pile: Pile) -> bool:
    """Whether cards may lie on a pile: cells and foundations are particular, others are not."""
    if pile_id.kind is PileKind.CELL:
        return len(pile) <= 1
    if pile_id.kind is not PileKind.FOUNDATION or not pile:
        return True
    if pile_id.place < game.run_piles:
        return len(pile) == game.run_length and is_whole_run(game, pile)
    up = pile_id.place < game.foundations_up
    first, step = (int(Rank.ACE), 1) if up else (game.ranks, -1)
    return (
        not pile.face_down
        and pile.cards[0].rank == first
        and all(b.suit == a.suit and b.rank == a.rank + step for a, b in pairwise(pile.cards))
    )
