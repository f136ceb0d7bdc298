"""Where third parties' pictures are drawn: a process beside the game, at most one.

It starts with the first picture that is wanted, ends some seconds after the last one and
when the last window closes. A picture that takes too long or takes the process with it is
known from then on, at every size; so is one that shows nothing.
"""

import weakref
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from time import monotonic
from typing import Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage

from spider_qt.plugins.helper import helper_command
from spider_qt.ui.table.art import FORMAT
from spider_qt.ui.table.drawing_child import ANSWER, REQUEST

_KEPT: Final = 64_000_000
"""So many bytes of pictures are kept, of whatever sizes."""
_STARTS: Final = 2
"""So often the process may fail to start before nobody tries any more."""

CRASHED: Final = "drawing it crashes"
GIVEN_UP: Final = "drawing this set takes too long or crashes"
NO_PROCESS: Final = "the process that draws it does not start"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things may take, in seconds.

    Args:
        picture: one picture.
        owner: all pictures of one owner at one size.
        start: the process, until it is there.
        idle: so long it waits for more.
        strikes: so many pictures of one owner may hang or crash before the others of it
            are not tried any more.
    """

    picture: float = 4.0
    owner: float = 40.0
    start: float = 30.0
    idle: float = 5.0
    strikes: int = 3

    @property
    def too_long(self) -> str:
        """The reason of a picture that took too long."""
        return f"drawing it takes longer than {self.picture:g} seconds"


@dataclass(frozen=True, slots=True)
class Document:
    """A third party's picture, told from others by its digest.

    Args:
        owner: the id of what it belongs to.
        kind: ``drawing_child.FACE`` or ``BACK``.
        svg: its bytes.
        digest: made of them.
    """

    owner: str
    kind: int
    svg: bytes = field(repr=False, compare=False)
    digest: bytes = b""

    @classmethod
    def of(cls, owner: str, kind: int, svg: bytes) -> "Document":
        """Return a document with its digest."""
        return cls(owner, kind, svg, blake2b(svg, digest_size=16).digest())


@dataclass(frozen=True, slots=True)
class Wish:
    """A document at a size in device pixels; height 0 is what its own box makes of the width."""

    document: Document
    width: int
    height: int


class DrawingRoom(QObject):
    """Has pictures drawn, one after the other, and keeps them.

    Args:
        limits: how long things may take.
        program: the process and its arguments; this very program by default.
        parent: the owner.
    """

    drawn = Signal()
    """Something that was wanted is there, or known not to come: ask again."""

    def __init__(
        self,
        limits: Limits | None = None,
        program: Sequence[str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.limits = limits or Limits()
        self._program = tuple(program or _program())
        self._process: QProcess | None = None
        self._ready = False
        self._buffer = bytearray()
        self._queue: dict[Wish, weakref.ref[object]] = {}
        self._under_way: Wish | None = None
        self._number = 0
        self._since = 0.0
        self._pictures: OrderedDict[Wish, QImage] = OrderedDict()
        self._bytes = 0
        self._faults: dict[Document, str] = {}
        self._strikes: dict[str, int] = {}
        self._spent: dict[tuple[str, int, int], float] = {}
        self._failed_starts = 0
        self._soon = self._timer(0, self._next)
        self._clock = self._timer(0, self._out_of_time)
        self._idle = self._timer(self.limits.idle, self.stop)

    @property
    def process_id(self) -> int:
        """The process's number; 0 if none runs."""
        return 0 if self._process is None else self._process.processId()

    @property
    def waiting(self) -> int:
        """How many pictures are wanted and not there yet, the one under way included."""
        return len(self._queue) + (self._under_way is not None)

    def ask(self, wish: Wish, asker: object) -> QImage | str | None:
        """Return a picture, the reason why there is none, or None: then it will be drawn.

        Args:
            wish: what is wanted.
            asker: for whom; once it is gone, nobody draws for it any more.
        """
        found = self._pictures.get(wish)
        if found is not None:
            self._pictures.move_to_end(wish)
            return found
        reason = self._reason(wish)
        if reason is None and wish != self._under_way and wish not in self._queue:
            self._queue[wish] = weakref.ref(asker)
            self._soon.start()
        return reason

    def picture(self, wish: Wish) -> QImage | None:
        """Return a picture if it is there; any thread may look."""
        return self._pictures.get(wish)

    def knows(self, wish: Wish) -> bool:
        """Whether asking gives an answer."""
        return wish in self._pictures or self._reason(wish) is not None

    def withdraw(self, asker: object) -> None:
        """Forget what was wanted for somebody, for instance at a size that is no more."""
        for wish in [wish for wish, by in self._queue.items() if by() is asker]:
            del self._queue[wish]

    def stop(self) -> None:
        """End the process and forget what was wanted; asking again starts anew."""
        self._queue.clear()
        self._end()
        for timer in (self._soon, self._clock, self._idle):
            timer.stop()

    def _timer(self, seconds: float, do: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(round(seconds * 1000))
        timer.timeout.connect(do)
        return timer

    def _reason(self, wish: Wish) -> str | None:
        """Why a picture is not drawn, if that is known without trying."""
        document = wish.document
        known = self._faults.get(document)
        if known is not None:
            return known
        if self._failed_starts >= _STARTS:
            return NO_PROCESS
        spent = self._spent.get((document.owner, wish.width, wish.height), 0.0)
        if self._strikes.get(document.owner, 0) >= self.limits.strikes or spent > self.limits.owner:
            return GIVEN_UP
        return None

    def _next(self) -> None:
        """Hand the next wish to the process, which is started if need be."""
        if self._under_way is not None:
            return
        refused = 0
        for wish, by in list(self._queue.items()):
            gone = by() is None
            if gone or self._reason(wish) is not None:
                del self._queue[wish]
                refused += not gone
        if refused:
            self.drawn.emit()
        if not self._queue:
            if self._process is not None:
                self._idle.start()
            return
        self._idle.stop()
        if self._process is None:
            self._start()
        elif self._ready:
            self._send(next(iter(self._queue)))

    def _start(self) -> None:
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        self._process, self._ready = process, False
        self._buffer.clear()
        self._clock.start(round(self.limits.start * 1000))
        process.start(self._program[0], list(self._program[1:]))

    def _send(self, wish: Wish) -> None:
        assert self._process is not None
        del self._queue[wish]
        self._under_way = wish
        self._number = self._number % 0xFFFF_FFFF + 1
        document = wish.document
        head = REQUEST.pack(self._number, wish.width, wish.height, document.kind, len(document.svg))
        self._since = monotonic()
        self._clock.start(round(self.limits.picture * 1000))
        self._process.write(head + document.svg)

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += self._process.readAllStandardOutput().data()
        while len(self._buffer) >= ANSWER.size:
            number, is_picture, width, height, length = ANSWER.unpack_from(self._buffer)
            end = ANSWER.size + length
            if len(self._buffer) < end:
                return
            data = bytes(self._buffer[ANSWER.size : end])
            del self._buffer[:end]
            self._clock.stop()
            if number == 0:
                self._ready, self._failed_starts = True, 0
            elif number == self._number and self._under_way is not None:
                self._take(QImage(data, width, height, FORMAT).copy() if is_picture else data)
            self._soon.start()

    def _take(self, found: QImage | bytes) -> None:
        wish, self._under_way = self._under_way, None
        assert wish is not None
        key = (wish.document.owner, wish.width, wish.height)
        self._spent[key] = self._spent.get(key, 0.0) + monotonic() - self._since
        if isinstance(found, bytes):
            self._faults[wish.document] = found.decode(errors="replace")
        else:
            self._pictures[wish] = found
            self._bytes += found.sizeInBytes()
            while self._bytes > _KEPT and len(self._pictures) > 1:
                self._bytes -= self._pictures.popitem(last=False)[1].sizeInBytes()
        self.drawn.emit()

    def _out_of_time(self) -> None:
        self._blame(self.limits.too_long)

    def _ended(self) -> None:
        """The process ended by itself, or never began."""
        process = self._process
        if process is None or process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._read()
        self._blame(CRASHED)

    def _blame(self, reason: str) -> None:
        """Note why the picture under way will never be there, and go on without its process."""
        wish = self._under_way
        if wish is not None:
            self._faults[wish.document] = reason
            owner = wish.document.owner
            self._strikes[owner] = self._strikes.get(owner, 0) + 1
        elif not self._ready:
            self._failed_starts += 1
        self._end()
        self._soon.start()
        self.drawn.emit()

    def _end(self) -> None:
        process, self._process = self._process, None
        self._under_way, self._ready = None, False
        self._clock.stop()
        if process is not None:
            process.closeWriteChannel()
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()


_rooms: list[DrawingRoom] = []


def room() -> DrawingRoom:
    """Return the program's drawing room, made when it is first needed."""
    if not _rooms or not shiboken6.isValid(_rooms[0]):
        application = QCoreApplication.instance()
        made = DrawingRoom(parent=application)
        if isinstance(application, QGuiApplication):
            application.lastWindowClosed.connect(made.stop)
            application.aboutToQuit.connect(made.stop)
        _rooms[:] = [made]
    return _rooms[0]


def drawn_picture(wish: Wish) -> QImage | None:
    """Return a picture if the program's room has it; any thread may ask, and none is drawn."""
    return _rooms[0].picture(wish) if _rooms else None


def _program() -> tuple[str, ...]:
    return helper_command("--draw-pictures")
