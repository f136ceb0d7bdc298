"""A game in progress: history, score, move counter, and the journal that repeats it."""

from dataclasses import dataclass

from spider_qt.engine import session
from spider_qt.engine.moves import DealMove, Reason, Refusal, RunMove
from spider_qt.engine.piles import column
from spider_qt.engine.scoring import Action, Deed, Score, ScoringScheme, StandardScoring
from spider_qt.engine.session import Entry, Session
from spider_qt.engine.variant import Variant
from tests.engine.helpers import SCHEME, SPIDER, last_step, play, reason, refused, run, table, text

LINES = ("T1: 9S", "T2: TS 8H", "T3: JC", "T4: 9D")


def test_a_game_begins_with_500_points_and_no_moves() -> None:
    at = session.deal(SPIDER, SCHEME, 3)
    assert (at.score.points, at.moves, at.number, at.seconds) == (500, 0, 3, 0.0)
    assert at.layout == SPIDER.deal(3)
    assert at.journal == ()


def test_a_position_may_begin_with_another_score_and_later_moves() -> None:
    at = table(*LINES, "score: 7", "moves: 41")
    assert (at.score.points, at.moves) == (7, 41)
    at = play(at, "T2x1>T1")
    assert (at.score.points, at.moves) == (6, 42)
    at = play(at, "undo")
    assert (at.score.points, at.moves) == (7, 41)


def test_undo_takes_back_the_last_move_and_redo_plays_it_again() -> None:
    start = table(*LINES)
    one = play(start, "T2x1>T1")
    two = play(one, "T2x1>T3")
    assert text(play(two, "undo")) == text(one)
    assert text(play(two, "undo undo")) == text(start)
    assert text(play(two, "undo undo redo")) == text(one)
    assert text(play(two, "undo undo redo redo")) == text(two)


def test_the_step_of_an_undo_is_the_one_taken_back() -> None:
    at = play(table(*LINES), "T2x1>T1")
    done = last_step(at, "undo")
    assert done.action is Action.UNDO
    assert done.step == at.history.last
    assert done.entry == Entry(Action.UNDO)


def test_a_new_move_after_undo_forgets_what_was_undone() -> None:
    at = play(table(*LINES), "T2x1>T1 T2x1>T3 undo undo T2x1>T4")
    assert reason(at, "redo") is Reason.NOTHING_TO_REDO
    assert at.moves == 1
    assert len(at.scores) == 1


def test_there_is_nothing_to_undo_or_redo_at_the_beginning() -> None:
    at = table(*LINES)
    assert reason(at, "undo") is Reason.NOTHING_TO_UNDO
    assert reason(at, "redo") is Reason.NOTHING_TO_REDO
    assert at.undo_refusal() == Refusal(Reason.NOTHING_TO_UNDO)
    assert play(at, "T2x1>T1").undo_refusal() is None


def test_undo_has_no_limit_unless_one_is_set() -> None:
    at = table(*LINES)
    words = "T2x1>T1 " + "T1x1>T4 T4x1>T1 " * 150
    far = play(at, words)
    assert far.moves == 301
    assert text(play(far, "undo " * 301)) == text(at)


def test_an_undo_limit_counts_steps_and_is_told() -> None:
    at = play(table(*LINES, undo_limit=2), "T2x1>T1 T1x1>T4 T4x1>T1")
    at = play(at, "undo undo")
    assert at.moves == 1
    assert reason(at, "undo") is Reason.UNDO_LIMIT
    assert play(at, "redo redo").moves == 3


def test_a_limit_reached_once_is_not_stretched_by_undo() -> None:
    at = play(table(*LINES, undo_limit=2), "T2x1>T1 T1x1>T4 T4x1>T1 undo undo T1x1>T4")
    at = play(at, "undo")
    assert reason(at, "undo") is Reason.UNDO_LIMIT


def test_purists_play_without_undo() -> None:
    at = table(*LINES, undo_limit=0)
    assert reason(at, "undo") is Reason.UNDO_FORBIDDEN
    assert reason(play(at, "T2x1>T1"), "undo") is Reason.UNDO_FORBIDDEN


def test_the_journal_only_grows_and_records_undo_redo_and_hint() -> None:
    at = play(table(*LINES), "T2x1>T1 undo redo").hint(12.5)
    assert [entry.action for entry in at.journal] == [
        Action.PLAY,
        Action.UNDO,
        Action.REDO,
        Action.HINT,
    ]
    assert at.journal[0].move == RunMove(column(2), 1, column(1))
    assert at.seconds == 12.5


def test_a_refusal_leaves_nothing_behind() -> None:
    at = table(*LINES, "stock: 2C")
    before = (at, text(at), hash(at.layout))
    for word in ("D", "T1x1>T2", "T1x1>T1", "T5x1>T1", "undo", "redo", "F1x1>T1", "T1x1>F1"):
        refused(at, word)
    assert (at, text(at), hash(at.layout)) == before
    assert at.journal == ()


def test_replaying_the_journal_gives_the_same_session() -> None:
    at = play(table(*LINES), "T2x1>T1 undo redo T2x1>T3").hint(3.0)
    again: Session | Refusal = table(*LINES)
    for entry in at.journal:
        assert isinstance(again, Session)
        again = session.replay(again, entry)
    assert again == at


def test_help_that_looked_at_hidden_cards_is_remembered_by_the_journal() -> None:
    fair = play(table(*LINES), "T2x1>T1").hint(3.0)
    assert not fair.opened_help
    opened = fair.hint(4.0, opened=True)
    assert opened.opened_help
    assert opened.hint(5.0).opened_help  # for the rest of the game
    again = session.replay(fair, opened.journal[-1])
    assert again == opened


def test_a_journal_that_does_not_fit_is_refused_not_guessed() -> None:
    at = table(*LINES)
    assert session.replay(at, Entry(Action.PLAY)) == Refusal(Reason.NOTHING_THERE)
    assert session.replay(at, Entry(Action.UNDO)) == Refusal(Reason.NOTHING_TO_UNDO)
    assert session.replay(at, Entry(Action.REDO)) == Refusal(Reason.NOTHING_TO_REDO)
    wrong = session.replay(at, Entry(Action.PLAY, DealMove()))
    assert isinstance(wrong, Refusal)
    assert wrong.reason is Reason.STOCK_EMPTY


def test_restart_gives_the_same_deal_and_keeps_the_options() -> None:
    at = session.deal(SPIDER, SCHEME, 24_000_024, undo_limit=5)
    begun = at
    at = play(at, "D D undo")
    assert at.restarted() == begun
    set_up = table(*LINES, "score: 9", "moves: 4")
    assert play(set_up, "T2x1>T1").restarted() == set_up


# Schemes --------------------------------------------------------------------------


@dataclass(frozen=True)
class Strict:
    """A scheme that charges for everything and remembers how many hints there were."""

    id: str = "test.strict"
    name: str = "Strict"

    def start(self, variant: Variant) -> Score:
        """Begin with a thousand points."""
        return Score(1000, (0,))

    def after(self, score: Score, deed: Deed) -> Score:
        """Charge 1 a move, 5 an undo, 50 a hint, and one more for each second."""
        hints = score.memory[0] + (deed.action is Action.HINT)
        cost = {Action.PLAY: 1, Action.REDO: 1, Action.UNDO: 5, Action.HINT: 50}[deed.action]
        return Score(score.points - cost - int(deed.seconds), (hints,))


def test_a_scheme_sees_every_action_and_keeps_its_memory() -> None:
    assert isinstance(Strict(), ScoringScheme)
    at = session.begin(SPIDER, Strict(), table(*LINES).start)
    at = play(at, "T2x1>T1")
    assert at.score == Score(999, (0,))
    at = at.hint(2.0)
    assert at.score == Score(947, (1,))
    at = play(at, "undo")
    assert at.score == Score(942, (1,))
    at = play(at, "redo")
    assert at.score == Score(941, (1,))
    assert at.scores == (Score(942, (1,)),)


def test_the_standard_scheme_is_a_scheme() -> None:
    assert isinstance(StandardScoring(), ScoringScheme)
    assert SCHEME.start(SPIDER) == Score(500)


def test_a_hint_costs_nothing_and_counts_no_move() -> None:
    at = table(*LINES).hint()
    assert (at.score.points, at.moves) == (500, 0)


def test_the_score_never_falls_below_zero() -> None:
    at = play(table(*LINES, "score: 1"), "T2x1>T1")
    assert at.score.points == 0
    at = play(at, "T1x1>T4")
    assert at.score.points == 0
    assert play(at, "undo undo").score.points == 1


def test_at_zero_the_move_that_finishes_a_run_gives_99() -> None:
    at = table(f"T1: {run('S', 'K', '2')}", "T2: AS", "score: 0")
    assert play(at, "T2x1>T1").score.points == 99


def test_undo_restores_a_score_that_the_floor_had_cut() -> None:
    at = play(table(*LINES, "score: 0"), "T2x1>T1 T1x1>T4")
    assert play(at, "undo").score.points == 0
    assert play(at, "undo redo").score.points == 0
