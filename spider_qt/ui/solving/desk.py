"""Where the window asks the solver: a process beside the game, so that the table never waits.

It starts with the first question and ends a minute after the last one, and when the last
window closes. Questions are answered one after the other; a search for deals waits until
nothing is asked of the game on the table, and is begun again afterwards. One that is
cancelled is stopped under a tenth of a second, if need be with the process, of which the next
question gets another. A process that dies over a question has answered it: with ``Failed``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from spider_qt.plugins.helper import helper_command
from spider_qt.solver.questions import (
    Answer,
    Cancel,
    Cancelled,
    DealAnswer,
    DealQuestion,
    Failed,
    HintAnswer,
    HintQuestion,
    LineError,
    Question,
    Ready,
    SolveAnswer,
    from_line,
    to_line,
)

_GRACE: Final = 0.07
"""Seconds that a process has to stop at what is cancelled; then it is ended."""
_START: Final = 30.0
_IDLE: Final = 60.0
_SPARE: Final = 20.0
"""Seconds that an answer may take beyond those that the question allows."""
_STARTS: Final = 2
"""So often in a row the process may fail to start; then what is asked has failed."""

CRASHED: Final = "the process that solves has ended over it"
NO_PROCESS: Final = "the process that solves does not start"
TOO_LONG: Final = "the process that solves does not answer"


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and to what.

    Args:
        number: the question's number, as ``ask`` returned it.
        question: what was asked.
        answer: what was found, or ``Failed``.
    """

    number: int
    question: Question
    answer: Answer


class SolverDesk(QObject):
    """Takes questions and has them answered, one after the other; those for deals come last.

    Args:
        background: whether the process lets everything else go first.
        program: the process and its arguments; this very program by default.
        parent: the owner.
    """

    answered = Signal(object)
    """Reply: a question is answered, or will never be. A cancelled one never comes here."""

    def __init__(
        self,
        background: bool = False,
        program: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._program = tuple(program or _program(background))
        self._process: QProcess | None = None
        self._ready = False
        self._is_stale = False
        self._buffer = bytearray()
        self._queue: dict[int, Question] = {}
        self._under_way: tuple[int, Question] | None = None
        self._is_dropped = False
        self._is_put_off = False
        self._number = 0
        self._failed_starts = 0
        self._soon = self._timer(0, self._next)
        self._clock = self._timer(0, self._out_of_time)
        self._idle = self._timer(_IDLE, self._end)

    @property
    def process_id(self) -> int:
        """The process's number; 0 if none runs."""
        return 0 if self._process is None else self._process.processId()

    @property
    def waiting(self) -> int:
        """How many questions wait for an answer, the one under way included."""
        return len(self._queue) + (self._under_way is not None and not self._is_dropped)

    def ask(self, question: Question) -> int:
        """Queue a question and return its number; the answer comes by ``answered``, later."""
        self._number += 1
        self._queue[self._number] = question
        self._soon.start()
        if not isinstance(question, DealQuestion):
            self._put_off()
        return self._number

    def cancel(self, number: int) -> None:
        """Forget a question; there will be no answer. One that is not there is no mistake."""
        self._queue.pop(number, None)
        if self._under_way is None or self._under_way[0] != number or self._is_dropped:
            return
        is_told, self._is_put_off, self._is_dropped = self._is_put_off, False, True
        if not is_told:
            self._interrupt(number)

    def cancel_all(self) -> None:
        """Forget every question."""
        self._queue.clear()
        if self._under_way is not None:
            self.cancel(self._under_way[0])

    def renew(self) -> None:
        """Ask another process from the next question on, as the plugins have changed."""
        self._is_stale = True

    def stop(self) -> None:
        """End the process and forget every question; asking again starts anew."""
        self._queue.clear()
        self._end()
        self._soon.stop()

    def _put_off(self) -> None:
        """Let a search for deals that is under way wait until nothing else is asked."""
        if self._under_way is None or self._is_dropped or self._is_put_off:
            return
        number, question = self._under_way
        if isinstance(question, DealQuestion):
            self._is_put_off = True
            self._interrupt(number)

    def _interrupt(self, number: int) -> None:
        """Stop the question under way; a process that does not is ended."""
        assert self._process is not None
        self._process.write(to_line(number, Cancel()).encode())
        self._clock.start(round(_GRACE * 1000))

    def _timer(self, seconds: float, do: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(round(seconds * 1000))
        timer.timeout.connect(do)
        return timer

    def _next(self) -> None:
        """Hand the next question to the process, which is started if need be."""
        if self._under_way is not None:
            return
        if not self._queue:
            if self._process is not None:
                self._idle.start()
            return
        self._idle.stop()
        if self._is_stale:
            self._end()
        if self._process is None:
            self._start()
        elif self._ready:
            # Of equal ones the first: False comes before True.
            number = min(self._queue, key=lambda one: isinstance(self._queue[one], DealQuestion))
            question = self._queue.pop(number)
            self._under_way, self._is_dropped, self._is_put_off = (number, question), False, False
            allowed = 0.0 if isinstance(question, HintQuestion) else question.seconds
            self._clock.start(round((allowed + _SPARE) * 1000))
            self._process.write(to_line(number, question).encode())

    def _start(self) -> None:
        process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        self._process, self._ready, self._is_stale = process, False, False
        self._buffer.clear()
        self._clock.start(round(_START * 1000))
        process.start(self._program[0], list(self._program[1:]))

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += self._process.readAllStandardOutput().data()
        *lines, rest = bytes(self._buffer).split(b"\n")
        self._buffer[:] = rest
        process = self._process
        for line in lines:
            if self._process is not process:  # whoever got an answer has stopped it
                return
            self._take(line.decode("utf-8", errors="replace"))

    def _take(self, line: str) -> None:
        """Pass an answer on; a process that says anything else is not asked again."""
        try:
            number, message = from_line(line)
        except LineError as error:
            self._give_up(f"{CRASHED}: {error.reason}")
            return
        if isinstance(message, Ready):
            self._ready, self._failed_starts = True, 0
            self._clock.stop()
            self._soon.start()
        elif self._under_way is not None and self._under_way[0] == number:
            question, dropped = self._under_way[1], self._is_dropped
            if self._is_put_off and isinstance(message, Cancelled):
                self._queue = {number: question, **self._queue}
                dropped = True
            self._under_way = None
            self._clock.stop()
            self._soon.start()
            if isinstance(message, HintAnswer | SolveAnswer | DealAnswer | Failed) and not dropped:
                self.answered.emit(Reply(number, question, message))
            elif not isinstance(message, Cancelled) and not dropped:
                self._give_up(CRASHED)

    def _out_of_time(self) -> None:
        self._give_up(TOO_LONG)

    def _ended(self) -> None:
        """The process ended by itself, or never began."""
        process = self._process
        if process is None or process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._read()
        if self._process is process:
            self._give_up(CRASHED)

    def _give_up(self, reason: str) -> None:
        """End the process; what it was asked has failed, and the rest is asked another one."""
        failed: dict[int, Question] = {}
        if self._under_way is not None:
            number, question = self._under_way
            if self._is_put_off:
                self._queue = {number: question, **self._queue}
            elif not self._is_dropped:
                failed[number] = question
        elif not self._ready:
            self._failed_starts += 1
            if self._failed_starts >= _STARTS:
                self._failed_starts, reason = 0, NO_PROCESS
                failed.update(self._queue)
                self._queue.clear()
        self._end()
        self._soon.start()
        for number, question in failed.items():
            self.answered.emit(Reply(number, question, Failed(reason)))

    def _end(self) -> None:
        process, self._process = self._process, None
        self._under_way, self._ready = None, False
        self._is_dropped = self._is_put_off = False
        self._clock.stop()
        self._idle.stop()
        if process is not None:
            process.closeWriteChannel()
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()


_desks: dict[bool, SolverDesk] = {}


def desk(background: bool = False) -> SolverDesk:
    """Return one of the program's two desks, made when it is first needed.

    Args:
        background: the one for what nobody waits for, rather than that for hints.
    """
    if background not in _desks or not shiboken6.isValid(_desks[background]):
        application = QCoreApplication.instance()
        made = SolverDesk(background, parent=application)
        if isinstance(application, QGuiApplication):
            application.lastWindowClosed.connect(made.stop)
            application.aboutToQuit.connect(made.stop)
        _desks[background] = made
    return _desks[background]


def renew_all() -> None:
    """Have the next questions answered by processes that know the plugins of now."""
    for made in _desks.values():
        if shiboken6.isValid(made):
            made.renew()


def stop_all() -> None:
    """End the processes, as the end of the program does."""
    for made in _desks.values():
        if shiboken6.isValid(made):
            made.stop()


def _program(background: bool) -> tuple[str, ...]:
    return helper_command("--solver-worker", *(("--background",) if background else ()))
