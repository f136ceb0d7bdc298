"""A whole recorded game of four suits, to its last card.

Source: the public case X1, a game of 2 747 804 recorded by a solver's author: 101 actions, two
runs, and a deal that an empty column refuses. Columns count from 0 there; ``51a`` takes ten cards.
"""

from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import Reason
from spider_qt.engine.session import Session
from tests.engine.helpers import hidden, last_step, play, refused, table, text

COLUMNS = (
    "7D 4S 4C KS AD AS / AC 2H QD 5C 9C 4H / AC 7C AD 5D 6C 6D / AS QH 9C TC 3H 8D / "
    "QS 8S AH 7H QS / 9H 5S KS KH 3D / 4D 7S JD JH KC / 2C KD 3C KD 7D / AH 3S 5H KC 3S / "
    "TS 7S 9S 6H 4D"
)
STOCK = (
    "8H JS 9D 2D 2S TD QD 5S 5D 6H | TH 2C TS 9S TD 8H QC 5H 7C TH | "
    "TC 8C JD KH 3C 2S 8D JC 4H JH | 8C 8S 6C 4S QH JC 6S 3D 3H 9D | "
    "6S 5C 6D 7H 9H QC 4C 2H JS 2D"
)
LINE = (
    "271 461 241 271 591 733 811 932 D 251 231 201 241 791 671 358 51a 651 621 651 671 17a D 301 "
    "501 251 621 601 671 371 171 511 521 561 261 361 341 351 371 031 041 011 341 631 621 163 321 "
    "532 654 061 D 071 481 411 581 451 471 421 671 691 051 101 481 511 561 751 671 061 D 541 591 "
    "151 211 652 568 351 562 521 123 161 451 431 461 531 711 751 273 521 756 761 781 161 711 671 "
    "262 922 692 461 491 481 691"
)


def words() -> list[str]:
    return [
        "D"
        if action == "D"
        else f"T{int(action[0]) + 1}x{int(action[2], 16)}>T{int(action[1]) + 1}"
        for action in LINE.split()
    ]


def begun() -> Session:
    lines = [f"stock: {STOCK}"]
    for number, cards in enumerate(COLUMNS.split(" / "), start=1):
        *down, top = cards.split()
        lines.append(f"T{number}: {hidden(' '.join(down))} {top}")
    return table(*lines)


def test_x1_the_recorded_game_replays_to_its_last_card_with_599_points() -> None:
    at = begun()
    assert len(words()) == 101
    finished = {}
    for action, word in enumerate(words(), start=1):
        done = last_step(at, word)
        at = done.session
        if done.step.runs_completed:
            finished[action] = word.partition(">")[2]
    assert finished == {22: "T8", 90: "T7"}
    assert [len(at.layout[pile]) for pile in at.layout.columns] == [8, 7, 8, 5, 2, 6, 0, 6, 13, 13]
    assert sum(at.layout[pile].face_down for pile in at.layout.columns) == 19
    assert len(at.layout.stock) == 10
    assert "done: D S\n" in text(at)
    assert (at.score.points, at.moves) == (500 - 101 + 200, 101)
    assert at.score.points == 599
    refusal = refused(at, "D")
    assert refusal.reason is Reason.EMPTY_COLUMN_BLOCKS_DEAL
    assert refusal.pile is not None
    assert refusal.pile.text == "T7"
    assert at.outcome is Outcome.PLAYING


def test_x1_the_moves_fit_without_their_counts_where_they_go_onto_cards() -> None:
    at = begun()
    for word in words():
        source, _, target = word.partition(">")
        onto_card = word != "D" and at.layout[at.layout.columns[int(target[1:]) - 1]]
        at = play(at, f"{source.partition('x')[0]}>{target}" if onto_card else word)
    assert at.score.points == 599


def test_x1_undo_walks_all_the_way_back_and_redo_all_the_way_again() -> None:
    start = begun()
    end = play(start, " ".join(words()))
    back = play(end, "undo " * 101)
    assert (text(back), hash(back.layout)) == (text(start), hash(start.layout))
    again = play(back, "redo " * 101)
    assert (text(again), hash(again.layout)) == (text(end), hash(end.layout))
