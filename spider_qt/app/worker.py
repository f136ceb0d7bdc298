"""The process that solves: ``spider-qt --solver-worker``, started and ended by the window.

It reads questions from standard input, one JSON object a line, and answers on standard
output (``solver.questions`` has both). One is answered after the other. A thread reads
meanwhile, so that a cancelled question ends at once. When the input ends, so does the
process. It never imports Qt, and of plugins only the one whose game is on the table.
"""

import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from spider_qt.app.worker_answers import answer_to
from spider_qt.solver.questions import (
    BIGGEST_LINE,
    READY,
    Cancel,
    Cancelled,
    DealQuestion,
    Failed,
    HintQuestion,
    LineError,
    Message,
    Question,
    Ready,
    SolveQuestion,
    from_line,
    to_line,
)

BACKGROUND: Final = "--background"
"""The argument of a process that lets all others go first."""
_MEMORY: Final = 1 << 30
"""Bytes of address space; the searches keep to some 200 MB of their own accord."""
_NICE: Final = 4
_NICER: Final = 15
_PATIENCE: Final = 5.0
"""Seconds until a process that nobody listens to any more ends, whatever it is doing."""
_NO_STREAMS: Final = 2


def main(arguments: list[str]) -> int:
    """Answer until the input ends; 0, or 2 where there is no input or output.

    Args:
        arguments: what follows ``--solver-worker``.
    """
    try:
        # Not sys.stdin and sys.stdout: a program without a console has none, but these are
        # there. What a plugin prints must not get between the answers.
        asks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    except OSError:
        return _NO_STREAMS
    _silence()
    _limit_memory()
    _step_back(_NICER if BACKGROUND in arguments else _NICE)
    try:
        Worker(answers).serve(asks)
    except OSError:  # the window is gone; the thread may still read, and Python waits for that
        os._exit(0)
    return 0


class Worker:
    """Answers questions one after the other, while a thread reads what else is asked.

    Args:
        answers: where the answers go.
        answer: answers one question; asks now and then whether to stop.
    """

    def __init__(
        self,
        answers: BinaryIO,
        answer: Callable[[Question, Callable[[], bool]], Message] = answer_to,
    ) -> None:
        self._answers = answers
        self._answer = answer
        self._asked: queue.SimpleQueue[tuple[int, Message] | None] = queue.SimpleQueue()
        self._cancelled: set[int] = set()
        self._ended = threading.Event()
        self._done = threading.Event()

    def serve(self, asks: BinaryIO) -> None:
        """Answer until the input ends.

        Raises:
            OSError: if nobody reads the answers.
        """
        self._say(READY, Ready())
        reader = threading.Thread(target=self._read, args=(asks,), name="reader", daemon=True)
        reader.start()
        try:
            while (asked := self._asked.get()) is not None and not self._ended.is_set():
                self._serve_one(*asked)
        finally:
            self._done.set()

    def _serve_one(self, number: int, asked: Message) -> None:
        """Answer one question, or say that it was cancelled, or what is wrong with it."""
        if isinstance(asked, Failed):
            self._say(number, asked)
            return
        assert isinstance(asked, HintQuestion | SolveQuestion | DealQuestion)

        def stop() -> bool:
            return number in self._cancelled or self._ended.is_set()

        found: Message
        try:
            found = Cancelled() if stop() else self._answer(asked, stop)
        except MemoryError:
            found = Failed("there is not enough memory")
        except Exception as error:  # a defect costs one answer, not the process
            found = Failed(f"{type(error).__name__}: {error}")
        if self._ended.is_set():
            return
        self._say(number, Cancelled() if number in self._cancelled else found)
        self._cancelled.discard(number)

    def _say(self, number: int, message: Message) -> None:
        self._answers.write(to_line(number, message).encode())
        self._answers.flush()

    def _read(self, asks: BinaryIO) -> None:
        """Take what is asked until the input ends; then let the main thread end, or end it."""
        for line in _lines(asks):
            try:
                number, message = from_line(line)
            except LineError as error:
                self._asked.put((error.number, Failed(error.reason)))
                continue
            if isinstance(message, Cancel):
                self._cancelled.add(number)
            elif isinstance(message, HintQuestion | SolveQuestion | DealQuestion):
                self._asked.put((number, message))
            else:
                self._asked.put((number, Failed("this is an answer, not a question")))
        self._ended.set()
        self._asked.put(None)
        if not self._done.wait(_PATIENCE):
            os._exit(0)


def _lines(asks: BinaryIO) -> Iterator[str]:
    """The lines of the input; of one that is too long only so much that it is refused."""
    with suppress(OSError, ValueError):  # ValueError: it was closed meanwhile
        while line := asks.readline(BIGGEST_LINE + 2):
            whole = line
            while not whole.endswith(b"\n") and (whole := asks.readline(BIGGEST_LINE)):
                pass
            if line.strip():
                yield line.decode("utf-8", errors="replace")


def _silence() -> None:
    """Let what is printed go nowhere, also by C code."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)
        os.dup2(nowhere, 1)
        os.close(nowhere)
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    if sys.stderr is None:
        sys.stderr = sys.stdout


def _limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        with suppress(OSError, ValueError):
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            if most == resource.RLIM_INFINITY or most > _MEMORY:
                resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, most))


def _step_back(by: int) -> None:
    """Let the window go first where there is no processor for both."""
    with suppress(OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes

            below, idle = 0x4000, 0x40
            kernel = ctypes.windll.kernel32
            kernel.GetCurrentProcess.restype = ctypes.c_void_p
            here = ctypes.c_void_p(kernel.GetCurrentProcess())
            kernel.SetPriorityClass(here, idle if by == _NICER else below)
        else:
            os.nice(by)
