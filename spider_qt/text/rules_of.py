"""The rules of a game in words, made of its parameters: a page that no author has to write.

Each sentence belongs to one parameter or to few, so that what the page says is what the engine
plays. A game in Python has no parameters and gets no page from here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spider_qt.engine.parameters import Direction, EmptyRule, ReserveRule, RunEnd
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.spider_parameters import SpiderParameters
from spider_qt.engine.variant import Variant
from spider_qt.text import rules_words as words
from spider_qt.text.rules_stock import stock_sentences
from spider_qt.text.sentence import Sentence

CONTEXT: Final = words.CONTEXT

_SPIDER: Final = SpiderVariant("spider", "Spider", "SP")
_TELLING: Final = ("building", "groups", "empty", "stock", "runs")
_LEFT_OUT: Final = (*words.RUN_SUITS.values(), words.RUN_ANY_START, words.RUN_FROM_ACE)
"""What needs the sentence before it."""
_MOST_SENTENCES: Final = 4
"""More would be a page and not a summary."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page.

    Args:
        id: its name for links: aim, table, building, groups, empty, stock, runs, winning.
        title: its heading.
        sentences: what it says, in order.
    """

    id: str
    title: Sentence
    sentences: tuple[Sentence, ...]


def rules_of(variant: Variant) -> tuple[Section, ...]:
    """Return the rules of a game in words, section by section; none of a game in Python."""
    game = getattr(variant, "inner", variant)  # a plugin's game is guarded
    if not isinstance(game, SpiderParameters):
        return ()
    parts = {
        "aim": _aim,
        "table": _table,
        "building": _building,
        "groups": _groups,
        "empty": _empty,
        "stock": stock_sentences,
        "runs": _runs,
        "winning": _winning,
    }
    made = ((id_, tuple(say(game))) for id_, say in parts.items())
    return tuple(
        Section(id_, Sentence(CONTEXT, words.TITLES[id_]), sentences)
        for id_, sentences in made
        if sentences
    )


def summary_of(variant: Variant) -> tuple[Sentence, ...]:
    """Return a game in a few sentences: its size, and what it does not have from Spider."""
    game = getattr(variant, "inner", variant)
    if not isinstance(game, SpiderParameters):
        return ()
    size = _say(words.SIZE, decks=game.decks, columns=len(game.columns))
    opened = not any(down for down, _ in game.columns)
    spider = {s.source for section in rules_of(_SPIDER) for s in section.sentences}
    told = (s for section in rules_of(variant) if section.id in _TELLING for s in section.sentences)
    own = [s for s in told if s.source not in spider and s.source not in _LEFT_OUT]
    return (size, *([_say(words.ALL_OPEN)] if opened else ()), *own[:_MOST_SENTENCES])


def _say(source: str, count: int | None = None, **places: "str | int | Sentence") -> Sentence:
    return Sentence(CONTEXT, source, places, count)


def _aim(game: SpiderParameters) -> Iterator[Sentence]:
    yield _say(words.AIM_RUNS[game.run_end] if game.run_length else words.AIM_FOUNDATIONS)


def _table(game: SpiderParameters) -> Iterator[Sentence]:
    yield _say(words.CARDS, game.pack_size)
    yield _say(words.DECKS, game.decks)
    if game.deck_suits < 4:
        yield _say(words.DECK_SUITS, game.deck_suits)
    if game.suits < game.deck_suits:
        yield _say(words.FEWER_SUITS, game.suits)
    if game.ranks < 13:
        yield _say(words.FEWER_RANKS, game.ranks)
    yield from _columns(game)
    if game.cells:
        yield _say(words.CELLS, game.cells)
    if game.cells_filled:
        yield _say(words.CELLS_FILLED, game.cells_filled)
    if game.reserves:
        yield _say(words.RESERVES, game.reserves)
        if game.reserve_cards:
            yield _say(words.RESERVE_CARDS, game.reserve_cards)
        one_way = game.reserve_rule is ReserveRule.ONE_WAY
        yield _say(words.RESERVE_ONE_WAY if one_way else words.RESERVE_ANY_CARD)
    rest = game.pack_size - game.laid
    yield _say(words.STOCK_CARDS, rest) if rest else _say(words.NO_STOCK)


def _columns(game: SpiderParameters) -> Iterator[Sentence]:
    """The columns, those of one kind together."""
    yield _say(words.COLUMNS, len(game.columns))
    for kind in dict.fromkeys(game.columns):
        places = [n for n, column in enumerate(game.columns, start=1) if column == kind]
        down, up = kind
        source = words.COLUMN[len(places) > 1, bool(down)]
        yield _say(source, places=_ranges(places), down=down, up=up)


def _ranges(places: list[int]) -> str:
    """The numbers as people list them, neighbours as a range."""
    parts: list[list[int]] = []
    for place in places:
        if parts and parts[-1][-1] == place - 1:
            parts[-1].append(place)
        else:
            parts.append([place])
    dash = "\N{EN DASH}"
    return ", ".join(f"{p[0]}{dash}{p[-1]}" if len(p) > 1 else str(p[0]) for p in parts)


def _building(game: SpiderParameters) -> Iterator[Sentence]:
    if game.build_step > 1:
        yield _say(words.BUILD_STEPS[game.direction], step=game.build_step)
    else:
        yield _say(words.BUILD[game.direction])
    yield _say(words.BUILD_SUITS[game.build])
    if game.build_equal:
        yield _say(words.BUILD_EQUAL)
    if game.wrap:
        yield _say(words.WRAP_UP if game.direction is Direction.UP else words.WRAP)
    elif not game.build_equal and game.direction is not Direction.EITHER:
        yield _say(words.ONTO_KING if game.direction is Direction.UP else words.ONTO_ACE)
    if any(down for down, _ in game.columns):
        yield _say(words.TURNS)


def _groups(game: SpiderParameters) -> Iterator[Sentence]:
    yield _say(words.TRAVEL[game.travel])
    if game.travel_equal:
        yield _say(words.TRAVEL_EQUAL)
    if GroupRule.RELAXED in game.rule_choices:
        yield _say(words.RELAXED)
    if game.by_cells:
        yield _say(words.BY_CELLS)


def _empty(game: SpiderParameters) -> Iterator[Sentence]:
    yield _say(words.EMPTY[game.empty])
    if game.kings_needed and game.empty is EmptyRule.KING:
        yield _say(words.KINGS_NEEDED, game.kings_needed)


def _runs(game: SpiderParameters) -> Iterator[Sentence]:
    if not game.run_length:
        if game.foundations_up:
            yield _say(words.FOUNDATIONS_UP, game.foundations_up)
        if game.foundations_down:
            yield _say(words.FOUNDATIONS_DOWN, game.foundations_down)
        yield _say(words.FOUNDATIONS_KEEP)
        return
    yield _say(words.RUN_LENGTH, game.run_length)
    up = game.direction is Direction.UP
    if game.run_any_start:
        yield _say(words.RUN_ANY_START)
    else:
        yield _say(words.RUN_FROM_ACE if up else words.RUN_FROM_KING)
    yield _say(words.RUN_SUITS[game.run_suit])
    yield _say(words.RUN_END[game.run_end])


def _winning(game: SpiderParameters) -> Iterator[Sentence]:
    if not game.run_length:
        yield _say(words.WON_FOUNDATIONS)
    elif game.run_end is RunEnd.IN_PLACE:
        yield _say(words.WON_IN_PLACE)
    else:
        yield _say(words.WON_RUNS, game.run_piles)
    if game.undo_limit is not None:
        yield _say(words.UNDO_LIMIT, game.undo_limit)
    yield _say(words.STUCK)
