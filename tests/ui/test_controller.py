"""The controller commits, writes and tells; a refused wish leaves nothing behind."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import MappingProxyType

import pytest

from spider_qt.builtins import spider_scoring_schemes, spider_variants
from spider_qt.engine import session as sessions
from spider_qt.engine.deal import NUMBER_LIMIT
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove, Reason, RunMove, parse_move
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.scoring import Action
from spider_qt.engine.session import Entry, Session
from spider_qt.ui.controller import GameController
from spider_qt.ui.messages import (
    BestWish,
    LiftWish,
    MoveRefused,
    MoveWish,
    NewGameWish,
    OutcomeChanged,
    ScoreChanged,
    SessionStarted,
    StepApplied,
    StorageTrouble,
)

VARIANTS = {variant.id: variant for variant in spider_variants()}
SCHEMES = {scheme.id: scheme for scheme in spider_scoring_schemes()}
EASY = NewGameWish("spider", 1, GroupRule.CLASSIC, 3)


class Installed:
    """The built-in games, as the registry would hold them."""

    variants = MappingProxyType(VARIANTS)
    variant_by_prefix = MappingProxyType({v.prefix: v for v in VARIANTS.values()})
    schemes = MappingProxyType(SCHEMES)


@dataclass
class Diary:
    """A journal in memory that can be told to fail."""

    lines: list[Entry] = field(default_factory=list)
    begun: int = 0
    broken: bool = False

    def begin(self, session: Session, started: str = "") -> None:
        self._work()
        self.begun += 1
        self.lines = list(session.journal)

    def keep(self, session: Session) -> None:
        self._work()
        self.lines = list(session.journal)

    def _work(self) -> None:
        if self.broken:
            raise OSError(28, "No space left on device", "game.jsonl")


@dataclass
class Heard:
    """Everything a controller told, in order."""

    facts: list[object] = field(default_factory=list)

    def of(self, kind: type) -> list[object]:
        return [fact for fact in self.facts if isinstance(fact, kind)]


@dataclass
class Bench:
    """A controller with its journal and its listener."""

    controller: GameController
    diary: Diary
    heard: Heard

    def set_up(self, text: str) -> None:
        position = parse_position(text, VARIANTS)
        scheme = SCHEMES["standard"]
        self.controller.start(sessions.begin(position.variant, scheme, position.layout))
        self.heard.facts.clear()

    def move(self, text: str) -> None:
        move = parse_move(text)
        assert isinstance(move, RunMove)
        self.controller.request_move(MoveWish(move))

    @property
    def reasons(self) -> list[Reason]:
        return [fact.refusal.reason for fact in self.heard.facts if isinstance(fact, MoveRefused)]


def _bench(numbers: Iterable[int]) -> Bench:
    draw: Callable[[], int] = iter(numbers).__next__
    diary, heard = Diary(), Heard()
    controller = GameController(Installed(), diary, draw=draw)
    for signal in (
        controller.session_started,
        controller.step_applied,
        controller.move_refused,
        controller.history_changed,
        controller.score_changed,
        controller.outcome_changed,
        controller.pause_changed,
        controller.storage_troubled,
    ):
        signal.connect(heard.facts.append)
    return Bench(controller, diary, heard)


@pytest.fixture
def bench(qapp: object) -> Bench:
    return _bench([5, 6, 7])


def legal(bench: Bench) -> RunMove:
    session = bench.controller.session
    moves = session.variant.legal_moves(session.layout)
    return next(move for move in moves if isinstance(move, RunMove))


def test_before_the_first_game_there_is_no_session(bench: Bench) -> None:
    with pytest.raises(RuntimeError, match="no game"):
        _ = bench.controller.session
    assert not bench.controller.in_progress


def test_a_new_game_is_written_before_it_is_told(bench: Bench) -> None:
    written: list[int] = []
    bench.controller.session_started.connect(lambda _: written.append(bench.diary.begun))
    bench.controller.new_game(EASY)
    assert written == [1]
    assert bench.controller.code == "SP1-S1C-AAAAAAD"
    assert bench.heard.of(SessionStarted) == [SessionStarted(bench.controller.session)]


def test_a_new_game_without_a_number_never_repeats_the_deal_on_the_table(qapp: object) -> None:
    bench = _bench([9, 9, NUMBER_LIMIT - 1, NUMBER_LIMIT - 1])
    wish = NewGameWish("spider", 4, GroupRule.CLASSIC)
    numbers = []
    for _ in range(4):
        bench.controller.new_game(wish)
        numbers.append(bench.controller.session.number)
    assert numbers == [9, 10, NUMBER_LIMIT - 1, 0]


def test_new_deals_are_drawn_from_the_system_unless_told_otherwise(qapp: object) -> None:
    controller = GameController(Installed(), Diary())
    numbers = set()
    for _ in range(5):
        controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC))
        numbers.add(controller.session.number)
    assert len(numbers) == 5


def test_a_typed_code_becomes_a_wish_for_its_game(bench: Bench) -> None:
    wish = bench.controller.wish_of_code(" rs1 s4r aaaaaad ")
    assert wish == NewGameWish("relaxed-spider", 4, GroupRule.RELAXED, 3)


def test_a_step_is_committed_and_written_before_it_is_told(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    move = legal(bench)
    seen: list[tuple[int, int]] = []
    bench.controller.step_applied.connect(
        lambda _: seen.append((bench.controller.session.moves, len(bench.diary.lines)))
    )
    bench.controller.request_move(MoveWish(move))
    assert seen == [(1, 1)]
    assert bench.diary.lines == list(bench.controller.session.journal)


def test_undo_and_redo_are_told_with_the_step_they_concern(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    start = bench.controller.session.layout
    bench.controller.request_deal()
    bench.controller.undo()
    bench.controller.redo()
    steps = [fact for fact in bench.heard.facts if isinstance(fact, StepApplied)]
    assert [fact.action for fact in steps] == [Action.PLAY, Action.UNDO, Action.REDO]
    assert all(fact.step.move == DealMove() for fact in steps)
    assert steps[1].layout == start
    assert steps[2].layout == steps[0].layout


def test_a_refused_wish_is_told_and_neither_counted_nor_written(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    before = bench.controller.session
    bench.move("T1x1>T1")
    bench.move("T1x5>T2")
    bench.controller.undo()
    bench.controller.redo()
    assert bench.reasons == [
        Reason.SAME_COLUMN,
        Reason.FACE_DOWN,
        Reason.NOTHING_TO_UNDO,
        Reason.NOTHING_TO_REDO,
    ]
    assert bench.controller.session is before
    assert bench.diary.lines == []


def test_an_empty_column_blocks_the_deal_and_nothing_is_counted(bench: Bench) -> None:
    bench.set_up("T1: 5S\nstock: AS 2S")
    bench.controller.request_deal()
    assert bench.reasons == [Reason.EMPTY_COLUMN_BLOCKS_DEAL]
    assert bench.controller.session.moves == 0


def test_lifting_what_may_not_be_lifted_is_explained_and_what_may_is_not(bench: Bench) -> None:
    bench.set_up("T1: 9S* 8S")
    bench.controller.request_lift(LiftWish(column(1), 2))
    bench.controller.request_lift(LiftWish(column(1), 1))
    assert bench.reasons == [Reason.FACE_DOWN]


def test_send_to_best_plays_the_best_move_and_says_that_it_chose(bench: Bench) -> None:
    bench.set_up("T1: 5S\nT2: 6H\nT3: 6S")
    bench.controller.request_best(BestWish(column(1), 1))
    step = bench.heard.of(StepApplied)[0]
    assert isinstance(step, StepApplied)
    assert step.automatic
    assert step.step.move == RunMove(column(1), 1, column(3))


def test_send_to_best_without_a_target_is_explained(bench: Bench) -> None:
    full = "\n".join(f"T{place}: 2{'SHDC'[place % 4]}" for place in range(3, 11))
    bench.set_up(f"T1: KH\nT2: KD\n{full}")
    bench.controller.request_best(BestWish(column(1), 1))
    bench.controller.request_best(BestWish(column(1), 2))
    assert bench.reasons == [Reason.NO_TARGET, Reason.NOTHING_THERE]
    assert bench.controller.session.moves == 0


def test_a_paused_game_takes_no_wish_at_all(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    bench.controller.request_deal()
    before = bench.controller.session
    move = legal(bench)
    bench.controller.set_paused(True)
    bench.controller.request_deal()
    bench.controller.request_move(MoveWish(move))
    bench.controller.request_best(BestWish(move.source, move.count))
    bench.controller.request_lift(LiftWish(move.source, move.count))
    bench.controller.undo()
    bench.controller.redo()
    assert bench.reasons == [Reason.PAUSED] * 6
    assert bench.controller.targets(move.source, move.count) == ()
    assert bench.controller.session is before
    bench.controller.set_paused(False)
    bench.controller.undo()
    assert bench.controller.session.moves == 0


def test_the_eighth_run_wins_exactly_once_by_move_and_again_by_redo(bench: Bench) -> None:
    bench.set_up("T1: KS QS JS TS 9S 8S 7S 6S\nT2: 5S 4S 3S 2S AS\ndone: S H D C H D C")
    bench.move("T2x5>T1")
    assert bench.heard.of(OutcomeChanged) == [OutcomeChanged(Outcome.WON)]
    bench.controller.undo()
    bench.controller.redo()
    assert bench.heard.of(OutcomeChanged) == [
        OutcomeChanged(Outcome.WON),
        OutcomeChanged(Outcome.PLAYING),
        OutcomeChanged(Outcome.WON),
    ]


def test_the_last_run_may_be_finished_by_a_deal(bench: Bench) -> None:
    run = " ".join(f"{rank}S" for rank in "KQJT98765432")
    others = "\n".join(f"T{place}:" for place in range(2, 11))
    bench.set_up(f"game: relaxed-spider\nT1: {run}\n{others}\nstock: AS")
    bench.controller.request_deal()
    assert bench.heard.of(OutcomeChanged) == [OutcomeChanged(Outcome.WON)]


def test_stuck_is_said_and_undo_still_goes_on(bench: Bench) -> None:
    rest = "\n".join(f"T{place}: KS" for place in range(3, 11))
    bench.set_up(f"suits: 1\nT1: 9S 2S\nT2: 3S\n{rest}")
    bench.move("T1x1>T2")
    assert bench.heard.of(OutcomeChanged) == [OutcomeChanged(Outcome.STUCK)]
    bench.controller.undo()
    assert bench.heard.of(OutcomeChanged)[-1] == OutcomeChanged(Outcome.PLAYING)


def test_restart_gives_the_same_deal_and_clears_what_was_played(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    start = bench.controller.session.layout
    bench.controller.request_deal()
    bench.controller.restart()
    assert bench.controller.session.layout == start
    assert bench.diary.lines == []
    told = bench.heard.of(ScoreChanged)[-1]
    assert told == ScoreChanged(points=500, moves=0, deals_left=5, runs_done=0, runs_total=8)


def test_a_game_in_progress_is_one_with_something_done_and_not_over(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    assert not bench.controller.in_progress
    bench.controller.request_deal()
    assert bench.controller.in_progress


def test_resuming_goes_on_in_the_journal_without_writing_it_anew(bench: Bench) -> None:
    session = sessions.deal(VARIANTS["spider"], SCHEMES["standard"], 3)
    advance = session.play(DealMove(), 42.0)
    assert isinstance(advance, sessions.Advance)
    bench.controller.resume(advance.session)
    assert bench.diary.begun == 0
    assert bench.controller.clock.seconds == 42.0
    assert bench.heard.of(SessionStarted) == [SessionStarted(advance.session, resumed=True)]


def test_a_full_disk_is_told_once_play_goes_on_and_all_is_written_later(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    bench.diary.broken = True
    bench.controller.request_deal()
    bench.controller.undo()
    trouble = StorageTrouble("game.jsonl", "No space left on device")
    assert bench.heard.of(StorageTrouble) == [trouble]
    bench.diary.broken = False
    bench.controller.redo()
    assert bench.diary.lines == list(bench.controller.session.journal)
    bench.diary.broken = True
    bench.controller.undo()
    assert bench.heard.of(StorageTrouble) == [trouble, trouble]


def test_copied_positions_can_be_read_back(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    bench.controller.request_deal()
    position = parse_position(bench.controller.position_text, VARIANTS)
    assert position.moves == 1
    assert position.score == 499


def test_a_position_that_was_set_up_has_no_code(bench: Bench) -> None:
    bench.set_up("T1: 5S")
    assert bench.controller.code is None


def test_an_unknown_game_or_scheme_is_refused_and_the_table_stays(bench: Bench) -> None:
    bench.controller.new_game(EASY)
    before = bench.controller.session
    with pytest.raises(KeyError):
        bench.controller.new_game(NewGameWish("no.such", 1, GroupRule.CLASSIC))
    with pytest.raises(KeyError):
        bench.controller.new_game(EASY, scoring="no.such")
    with pytest.raises(ValueError, match="suits"):
        bench.controller.new_game(NewGameWish("spider", 7, GroupRule.CLASSIC))
    assert bench.controller.session is before


def test_a_hint_is_noted_written_and_scored_and_moves_nothing() -> None:
    bench = _bench([3])
    bench.controller.new_game(EASY)
    bench.heard.facts.clear()
    bench.controller.note_hint()
    bench.controller.note_hint(opened=True)
    assert [entry.action for entry in bench.diary.lines] == [Action.HINT, Action.HINT]
    assert [entry.opened for entry in bench.diary.lines] == [False, True]
    assert bench.controller.session.moves == 0
    assert len(bench.heard.of(ScoreChanged)) == 2
    assert not bench.heard.of(StepApplied)


def test_a_restart_does_not_forget_that_hidden_cards_were_looked_at() -> None:
    bench = _bench([3])
    bench.controller.new_game(EASY)
    bench.controller.note_hint()
    bench.controller.restart()
    assert bench.diary.lines == []
    bench.controller.note_hint(opened=True)
    bench.controller.restart()
    assert bench.controller.session.opened_help
    assert bench.controller.session.moves == 0
    assert [entry.opened for entry in bench.diary.lines] == [True]
