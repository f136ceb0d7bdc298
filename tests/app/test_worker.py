"""The process that solves: it answers in order, stops when told, and survives what it is sent."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from spider_qt.app.paths import app_paths
from spider_qt.app.worker import Worker
from spider_qt.engine.moves import DealMove, RunMove, parse_move
from spider_qt.engine.notation import Position, format_position
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver.questions import (
    Cancel,
    Cancelled,
    DealAnswer,
    DealQuestion,
    Failed,
    HintAnswer,
    HintQuestion,
    Message,
    Question,
    Ready,
    SolveAnswer,
    SolveQuestion,
    from_line,
    to_line,
)
from spider_qt.solver.search import Verdict
from tests.plugins.packing import wheel

ROOT = Path(__file__).resolve().parents[2]
NEARLY = "suits: 1\nT1: KS QS JS TS 9S 8S 7S\nT2: 6S 5S 4S 3S 2S AS\n"
LOST = "T1: KS\nT2: QS\n"
EASY = SpiderVariant("spider", "Spider", "SP").configured(1, GroupRule.CLASSIC)


SCRIPT = """
import sys
from spider_qt.__main__ import main
status = main(["--solver-worker"])
is_qt_there = any(name.startswith(("PySide6", "shiboken6")) for name in sys.modules)
sys.exit(99 if is_qt_there else status)
"""


def answers(*lines: str | tuple[int, Message]) -> list[tuple[int, Message]]:
    """Start the process, ask it all of this, and return what it says, the first word left out."""
    asked = "".join(line if isinstance(line, str) else to_line(*line) for line in lines)
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(asked.encode())
        process.stdin.flush()
        first, *said = [from_line(process.stdout.readline().decode()) for _ in (0, *lines)]
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.stdout.read() == b""
    assert process.returncode == 0
    assert first == (0, Ready())
    return said


def test_it_answers_every_kind_in_order_and_never_loads_qt() -> None:
    said = answers(
        (1, HintQuestion(NEARLY)),
        (2, SolveQuestion(NEARLY)),
        (3, SolveQuestion(LOST)),
        (4, DealQuestion("spider", 1, "classic")),
    )
    assert [number for number, _ in said] == [1, 2, 3, 4]
    hint, won, lost, deal = (message for _, message in said)
    assert hint == HintAnswer("T2x6>T1", "finishes_run")
    assert isinstance(won, SolveAnswer)
    assert (won.verdict, won.moves) == (Verdict.WINNABLE, ("T2x6>T1",))
    assert isinstance(lost, SolveAnswer)
    assert lost.verdict is Verdict.UNWINNABLE
    assert isinstance(deal, DealAnswer)
    assert deal.number is not None


def test_bad_lines_and_bad_positions_get_an_answer_and_the_next_one_is_answered() -> None:
    said = answers(
        "nonsense\n",
        "\xff\xfe\n",
        '{"id": 2, "kind": "solve", "position": 5}\n',
        (3, Ready()),
        (4, SolveQuestion("T1: 1S\n")),
        (5, SolveQuestion("game: no.such\nT1: AS\n")),
        (6, HintQuestion("")),
        (7, DealQuestion("no.such", 1, "classic")),
        (8, DealQuestion("spider", 7, "classic")),
        (9, DealQuestion("spider", 1, "lenient")),
        (10, HintQuestion(NEARLY, ("T1: 1S\n",))),
        (11, HintQuestion(NEARLY)),
    )
    assert [number for number, _ in said] == [0, 0, *range(2, 12)]
    assert all(isinstance(message, Failed) for _, message in said[:-1])
    assert said[-1][1] == HintAnswer("T2x6>T1", "finishes_run")


CODE = """
    import os, sys
    print("from Python")
    os.write(1, b"from C\\n")
    class Noisy(SpiderVariant):
        def legal_moves(self, layout):
            print("while it is asked")
            return super().legal_moves(layout)
    @hookimpl
    def spider_variants():
        return [Noisy("noisy.game", "Noisy", "NOI")]
"""


def test_a_plugins_game_is_found_and_what_the_plugin_prints_is_no_answer() -> None:
    folder = app_paths().plugins
    wheel(folder, "noisy", CODE)
    wheel(folder, "rude", "raise SystemExit('imported without need')\n")
    said = answers((1, HintQuestion(f"game: noisy.game\n{NEARLY}")), (2, HintQuestion(NEARLY)))
    assert said == [
        (1, HintAnswer("T2x6>T1", "finishes_run")),
        (2, HintAnswer("T2x6>T1", "finishes_run")),
    ]
    assert not list(app_paths().data.glob("plugin-marks/*"))  # it may be killed at any time


def test_a_plugin_that_is_off_gives_no_game() -> None:
    wheel(app_paths().plugins, "noisy", CODE)
    app_paths().settings.parent.mkdir(parents=True)
    app_paths().settings.write_text('{"disabled_plugins": ["noisy"]}', "utf-8")
    ((_, said),) = answers((1, HintQuestion(f"game: noisy.game\n{NEARLY}")))
    assert isinstance(said, Failed)
    assert "unknown_game" in said.reason


class Served:
    """A worker in a thread of this process, which is asked through a pipe."""

    def __init__(self, answer: Callable[[Question, Callable[[], bool]], Message]) -> None:
        reading, self._writing = os.pipe()
        hearing, speaking = os.pipe()
        self._asks: BinaryIO = os.fdopen(reading, "rb")
        self._said: BinaryIO = os.fdopen(hearing, "rb")
        self._answers: BinaryIO = os.fdopen(speaking, "wb")
        worker = Worker(self._answers, answer)
        self._thread = threading.Thread(target=worker.serve, args=(self._asks,))
        self._thread.start()
        assert self.heard() == (0, Ready())

    def say(self, number: int, message: Message) -> None:
        os.write(self._writing, to_line(number, message).encode())

    def heard(self) -> tuple[int, Message]:
        return from_line(self._said.readline().decode())

    def end(self) -> None:
        os.close(self._writing)
        self._thread.join()
        for stream in (self._asks, self._answers, self._said):
            stream.close()


@pytest.fixture
def searching() -> Iterator[tuple[Served, threading.Event]]:
    """A worker whose searches end only when they are told to, and what says that one began."""
    began = threading.Event()

    def search(question: Question, stop: Callable[[], bool]) -> Message:
        if isinstance(question, DealQuestion):
            raise MemoryError
        if question.position == "broken":
            raise KeyError("a defect")
        began.set()
        while question.position == "endless" and not stop():
            pass
        return HintAnswer("D", "deal")

    served = Served(search)
    yield served, began
    served.end()


Searching = tuple[Served, threading.Event]


def test_a_cancelled_question_ends_its_search_and_the_next_one_is_answered(
    searching: Searching,
) -> None:
    served, began = searching
    served.say(1, HintQuestion("endless"))
    began.wait()
    served.say(2, HintQuestion("quick"))
    served.say(1, Cancel())
    assert served.heard() == (1, Cancelled())
    assert served.heard() == (2, HintAnswer("D", "deal"))


def test_a_question_that_waits_can_be_cancelled_too(searching: Searching) -> None:
    served, began = searching
    served.say(1, HintQuestion("endless"))
    began.wait()
    served.say(2, HintQuestion("endless"))
    served.say(2, Cancel())
    served.say(1, Cancel())
    assert [served.heard(), served.heard()] == [(1, Cancelled()), (2, Cancelled())]


def test_the_end_of_the_input_ends_a_search_that_runs(searching: Searching) -> None:
    served, began = searching
    served.say(1, HintQuestion("endless"))
    began.wait()  # the fixture closes the input and joins the thread


def test_a_defect_or_a_want_of_memory_costs_one_answer(searching: Searching) -> None:
    served, _ = searching
    served.say(1, HintQuestion("broken"))
    served.say(2, DealQuestion("spider", 1, "classic"))
    served.say(3, HintQuestion("quick"))
    assert served.heard() == (1, Failed("KeyError: 'a defect'"))
    assert served.heard() == (2, Failed("there is not enough memory"))
    assert served.heard() == (3, HintAnswer("D", "deal"))


def test_a_reader_that_goes_away_ends_it() -> None:
    class Gone(BytesIO):
        def write(self, data: object) -> int:
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        Worker(Gone()).serve(BytesIO())


@pytest.mark.skipif(sys.platform == "win32", reason="there the system has no such limit")
def test_its_memory_is_bounded() -> None:
    script = (
        "import sys\n"
        "from spider_qt.app import worker\n"
        "worker._limit_memory()\n"
        "try:\n"
        "    bytearray(1 << 30)\n"
        "except MemoryError:\n"
        "    sys.exit(7)\n"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT).returncode == 7


def test_the_position_of_a_whole_deal_is_a_question() -> None:
    text = format_position(Position(EASY, EASY.deal(3)))
    ((_, said),) = answers((1, HintQuestion(text)))
    assert isinstance(said, HintAnswer)
    assert said.move is not None


def test_a_line_can_be_made_shorter_and_still_wins() -> None:
    text = format_position(Position(EASY, EASY.deal(3)))
    questions = (SolveQuestion(text), SolveQuestion(text, shorten=0.3))
    (_, plain), (_, short) = answers(*enumerate(questions, 1))
    assert isinstance(plain, SolveAnswer)
    assert isinstance(short, SolveAnswer)
    assert len(short.moves) < len(plain.moves)
    layout = EASY.deal(3)
    for word in short.moves:
        move = parse_move(word)
        assert isinstance(move, RunMove | DealMove)
        layout = EASY.perform(layout, move).after
    assert EASY.is_won(layout)
