"""The laws that hold at every table, whatever was played: found by looking for counter-examples."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from spider_qt.engine import game, session
from spider_qt.engine.best import best_move
from spider_qt.engine.cards import Card, Suit, pack
from spider_qt.engine.events import CardsMoved, CardTurned, RowDealt, RunCompleted, Step
from spider_qt.engine.game import Outcome
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import DealMove, Move, OpenMove, Refusal, RunMove, parse_move
from spider_qt.engine.notation import format_position, parse_position
from spider_qt.engine.piles import PileId, PileKind, column
from spider_qt.engine.rules import GroupRule, joins
from spider_qt.engine.session import Advance, Session
from tests.engine.helpers import GAMES, attempt, run, text
from tests.engine.tables import Played, games


def group_length(cards: Sequence[Card], rule: GroupRule) -> int:
    """How many cards at the top travel together, counted from the rule texts."""
    pairs = list(pairwise(cards))[::-1]
    linked = [joins(b, a) or (rule is GroupRule.RELAXED and b.rank == a.rank - 1) for a, b in pairs]
    return min(1, len(cards)) + (linked.index(False) if False in linked else len(linked))


def is_complete_run(cards: Sequence[Card]) -> bool:
    """Whether the cards are king to ace of one suit."""
    return " ".join(card.text for card in cards) in {run(suit.letter) for suit in Suit}


def state(at: Session) -> tuple[object, ...]:
    """Everything that undo must bring back."""
    return hash(at.layout), at.layout, at.score, at.moves


def conceivable(layout: Layout) -> list[Move]:
    """The deal, every run move that can be said about these piles, and some that name none."""
    elsewhere = [column(11), PileId(PileKind.CELL), PileId(PileKind.FOUNDATION, 8)]
    counts = {pile: range(len(layout[pile]) + 2) for pile in layout}
    runs = [
        RunMove(source, count, target)
        for source in [*layout, *elsewhere]
        for target in [*layout.columns, *layout.ids(PileKind.STOCK), *elsewhere[:1]]
        for count in counts.get(source, range(2))
    ]
    return [DealMove(), *runs]


@given(games)
def test_no_card_is_ever_lost_or_made(played: Played) -> None:
    at = played.at
    assert Counter(at.layout.cards()) == Counter(pack(at.variant.suits))
    faces = Counter((card.suit, card.rank) for card in at.layout.cards())
    assert sum(faces.values()) == 104
    copies = {1: {8}, 2: {4}, 3: {2, 4}, 4: {2}}[at.variant.suits]
    assert set(faces.values()) == copies


@given(games)
def test_apply_accepts_exactly_the_legal_moves(played: Played) -> None:
    variant, layout = played.at.variant, played.at.layout
    legal = game.legal_moves(variant, layout)
    assert len(set(legal)) == len(legal)
    granted = [move for move in conceivable(layout) if game.refusal(variant, layout, move) is None]
    assert set(granted) == set(legal)
    for move in legal:
        assert isinstance(game.apply(variant, layout, move), Step)


@given(games, st.data())
def test_a_refused_move_leaves_no_trace(played: Played, data: st.DataObject) -> None:
    at = played.at
    before = (state(at), at.journal, at.history, text(at))
    wishes = data.draw(st.lists(st.sampled_from(conceivable(at.layout)), max_size=30))
    for move in wishes:
        if isinstance(at.play(move), Refusal):
            assert (state(at), at.journal, at.history, text(at)) == before


@given(games)
def test_undo_then_redo_is_as_if_nothing_had_happened(played: Played) -> None:
    at = played.at
    undone = at.undo()
    if isinstance(undone, Refusal):
        assert at.history.cursor == 0
        return
    redone = undone.session.redo()
    assert isinstance(redone, Advance)
    assert state(redone.session) == state(at)


@given(games)
def test_undo_restores_what_each_move_changed(played: Played) -> None:
    at = played.at
    for move in at.variant.legal_moves(at.layout)[:6]:
        done = at.play(move)
        assert isinstance(done, Advance)
        back = done.session.undo()
        assert isinstance(back, Advance)
        assert state(back.session) == state(at)
        assert back.step == done.step


@given(games)
def test_undo_walks_back_through_every_state_to_the_first(played: Played) -> None:
    at = played.at
    forward = []
    while at.history.cursor:
        forward.append(state(at))
        done = at.undo()
        assert isinstance(done, Advance)
        at = done.session
    assert state(at) == state(played.start)
    for wanted in reversed(forward):
        done = at.redo()
        assert isinstance(done, Advance)
        at = done.session
        assert state(at) == wanted


@given(games)
def test_the_journal_replays_to_the_same_session(played: Played) -> None:
    again: Session | Refusal = played.start
    for entry in played.at.journal:
        assert isinstance(again, Session)
        again = session.replay(again, entry)
    assert again == played.at
    assert isinstance(again, Session)
    assert hash(again.layout) == hash(played.at.layout)


@given(games)
def test_the_words_of_a_game_replay_it(played: Played) -> None:
    at = played.start
    for word in played.actions.split():
        done = attempt(at, word)
        assert isinstance(done, Advance)
        at = done.session
    assert at == played.at


@given(games)
def test_positions_are_read_back_as_they_were_printed(played: Played) -> None:
    at = played.at
    printed = text(at)
    read = parse_position(printed, GAMES)
    assert format_position(read) == printed
    assert (read.variant, read.score, read.moves) == (at.variant, at.score.points, at.moves)
    for pile in at.layout:
        mine, theirs = at.layout[pile], read.layout[pile]
        if pile.kind is not PileKind.FOUNDATION:
            assert mine.face_down == theirs.face_down
        assert [card.text for card in mine.cards] == [card.text for card in theirs.cards]


def messed(line: str, data: st.DataObject) -> str:
    """The same line as a person might type it."""
    key, _, value = line.partition(":")
    if key.startswith("T") or key in ("stock", "done"):
        value = data.draw(st.sampled_from([value, value.lower(), value.replace("T", "10")]))
        value = value.replace(" ", data.draw(st.sampled_from([" ", "  ", "\t", "\xa0"])))
    if key == "stock":
        value = value.replace("|", data.draw(st.sampled_from(["|", "", " || "])))
    key = data.draw(st.sampled_from([key, key.upper(), f" {key} "]))
    return f"{key}:{value}{data.draw(st.sampled_from(['', ' ', ' # noted']))}"


@given(games, st.data())
def test_positions_are_read_however_they_are_spaced_and_ordered(
    played: Played, data: st.DataObject
) -> None:
    printed = text(played.at)
    lines = data.draw(st.permutations(printed.splitlines()))
    ending = data.draw(st.sampled_from(["\n", "\r\n", "\n\n", "\r"]))
    typed = ending.join(messed(line, data) for line in lines)
    assert format_position(parse_position(typed, GAMES)) == printed


@given(games)
def test_moves_are_read_back_as_they_were_printed(played: Played) -> None:
    for move in conceivable(played.at.layout)[::7]:
        assert parse_move(move.text) == parse_move(move.text.lower()) == move


@given(games)
def test_hidden_cards_lie_below_open_ones_and_no_column_ends_in_one(played: Played) -> None:
    layout = played.at.layout
    for pile in layout.columns:
        words = text(played.at).splitlines()
        (line,) = (word for word in words if word.startswith(f"{pile.text}:"))
        stars = [card.endswith("*") for card in line.split()[1:]]
        assert stars == sorted(stars, reverse=True)
        assert not stars or not stars[-1]


@given(games)
def test_no_whole_run_stays_after_a_move(played: Played) -> None:
    at = played.at
    if at.history.cursor == 0:
        assert at.layout == at.start
        return
    for pile in at.layout.columns:
        assert not is_complete_run(at.layout[pile].open_cards[-13:])


@given(games)
def test_the_best_move_is_legal_and_changes_something(played: Played) -> None:
    variant, layout = played.at.variant, played.at.layout
    for source in layout.columns:
        length = group_length(layout[source].open_cards, variant.rule)
        legal = [
            m for m in variant.legal_moves(layout) if isinstance(m, RunMove) and m.source == source
        ]
        for count in range(length + 2):
            best = best_move(variant, layout, source, count)
            useful = [
                move
                for move in legal
                if move.count == count
                and (
                    layout[move.target] or count < len(layout[source]) or finishes(played.at, move)
                )
            ]
            assert best in useful if useful else best is None
            if best is not None:
                assert text_of(played.at, best) != text(played.at)


def finishes(at: Session, move: RunMove) -> bool:
    """Whether a move makes a whole run of the column it goes to."""
    step = at.variant.perform(at.layout, move)
    return any(isinstance(e, RunCompleted) and e.source == move.target for e in step.events)


def text_of(at: Session, move: RunMove) -> str:
    done = at.play(move)
    assert isinstance(done, Advance)
    return text(done.session)


@given(games)
def test_a_move_without_a_count_means_what_the_notation_says(played: Played) -> None:
    variant, layout = played.at.variant, played.at.layout
    legal = [move for move in variant.legal_moves(layout) if isinstance(move, RunMove)]
    for source in layout.columns:
        for target in layout.columns:
            counts = [m.count for m in legal if (m.source, m.target) == (source, target)]
            meant = game.resolve(variant, layout, OpenMove(source, target))
            assert (meant.source, meant.target) == (source, target)
            if counts:
                assert meant.count == max(counts)
                assert len(counts) == 1 or not layout[target]
            else:
                assert meant not in legal


@given(games)
def test_the_outcome_is_won_stuck_or_playing_by_its_definition(played: Played) -> None:
    at = played.at
    empty = not at.layout.stock and not any(at.layout[pile] for pile in at.layout.columns)
    none_left = not any(
        game.refusal(at.variant, at.layout, move) is None for move in conceivable(at.layout)
    )
    wanted = Outcome.WON if empty else Outcome.STUCK if none_left else Outcome.PLAYING
    assert at.outcome is wanted


@given(games)
def test_points_are_500_less_a_move_and_100_a_run(played: Played) -> None:
    at = played.at
    points = 500
    for step in at.history.steps[: at.history.cursor]:
        points = max(0, points - 1 + 100 * step.runs_completed)
    assert at.score.points == points
    assert at.moves == at.history.cursor
    runs = sum(step.runs_completed for step in at.history.steps[: at.history.cursor])
    assert at.layout.runs_done == at.start.runs_done + runs


@given(games)
def test_a_step_tells_everything_that_changed(played: Played) -> None:
    """Its events, played on the table before, give the table after."""
    layout = played.at.layout
    for move in played.at.variant.legal_moves(layout)[-6:]:
        step = played.at.variant.perform(layout, move)
        assert replayed(step) == {pile.text: shown(step.after, pile) for pile in step.after}


def shown(layout: Layout, pile: PileId) -> list[str]:
    down = layout[pile].face_down
    return [f"{c.text}{c.copy}{'*' * (n < down)}" for n, c in enumerate(layout[pile].cards)]


def replayed(step: Step) -> dict[str, list[str]]:
    piles = {pile.text: shown(step.before, pile) for pile in step.before}
    for event in step.events:
        match event:
            case CardsMoved(source, target, cards):
                assert piles[source.text][-len(cards) :] == [f"{c.text}{c.copy}" for c in cards]
                piles[target.text] += piles[source.text][-len(cards) :]
                del piles[source.text][-len(cards) :]
            case CardTurned(pile, card):
                assert piles[pile.text].pop() == f"{card.text}{card.copy}*"
                piles[pile.text].append(f"{card.text}{card.copy}")
            case RowDealt(dealt):
                for pile, card in dealt:
                    assert piles["S1"].pop() == f"{card.text}{card.copy}*"
                    piles[pile.text].append(f"{card.text}{card.copy}")
            case RunCompleted(source, target, cards):
                assert piles[source.text][-13:] == [f"{c.text}{c.copy}" for c in cards]
                assert not piles[target.text]
                piles[target.text] = piles[source.text][-13:]
                del piles[source.text][-13:]
    return piles
