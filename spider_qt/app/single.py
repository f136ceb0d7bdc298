"""A second start brings the first window to the front instead of opening another one.

Who is first is decided by the lock on the running game, which a kill releases: so the
socket of a dead program deceives nobody. A start that gets the lock looks no further;
one that does not hands its arguments to the first and ends. If the first cannot be
reached, both go on side by side, each with a game of its own (``app.start``).
"""

import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spider_qt.app.options import Options
from spider_qt.app.paths import AppPaths
from spider_qt.storage.lock import is_taken

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT_SECONDS: Final = 3.0
"""So long a second start waits for the first, which listens only once it has painted."""
_STEP_SECONDS: Final = 0.05
_ANSWER_MILLISECONDS: Final = 2000
_LONGEST: Final = 64 * 1024
_LONGEST_PATH: Final = 100  # of a socket: 104 bytes on macOS, 108 on Linux
_ANSWER: Final = b"shown\n"
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - what a Wayland desktop lets come to the front


@dataclass(frozen=True, slots=True)
class Request:
    """What a second start wants of the first.

    Args:
        code: a game code, or empty.
        file: a file to open, absolute, or empty.
        token: the desktop's permission to come to the front, or empty.
    """

    code: str = ""
    file: str = ""
    token: str = ""

    @property
    def line(self) -> bytes:
        """The request as one line of JSON."""
        content = {"code": self.code, "file": self.file, "token": self.token}
        return json.dumps(content).encode("ascii") + b"\n"

    @classmethod
    def of_line(cls, line: bytes) -> "Request":
        """Read a request. Raises ValueError if it is none."""
        try:
            content: Any = json.loads(line)
        except RecursionError:
            raise ValueError("nested too deeply") from None
        if not isinstance(content, Mapping):
            raise ValueError("no request")
        words = [content.get(key, "") for key in ("code", "file", "token")]
        if not all(isinstance(word, str) for word in words):
            raise ValueError("no request")
        return cls(*words)


def socket_name(paths: AppPaths) -> str:
    """Return where the first program of these folders listens.

    Other folders, and other users with their folders, have other names. On Unix it is a
    file where only this user may write, so that nobody can take its place.
    """
    import hashlib

    home = os.path.realpath(paths.data)
    name = f"spider-qt-{hashlib.sha256(os.fsencode(home)).hexdigest()[:16]}"
    if sys.platform == "win32":
        return name
    for folder in (os.environ.get("XDG_RUNTIME_DIR", ""), home):
        place = os.path.join(folder, name)  # noqa: PTH118 - Qt takes text
        if folder and _is_own(folder) and len(os.fsencode(place)) <= _LONGEST_PATH:
            return place
    import tempfile  # here, because it brings much along that a first start never needs

    return os.path.join(tempfile.gettempdir(), f"{name}-{os.getuid()}")  # noqa: PTH118 - as above


def handed_over(options: Options, paths: AppPaths, wait: float = WAIT_SECONDS) -> bool:
    """Give the arguments to the program that runs already, if there is one.

    Args:
        options: how this program was started.
        paths: where everything is kept.
        wait: how many seconds to wait for a program that is only just starting.

    Returns:
        True if another program has taken over and this one should end.
    """
    if options.is_trial or options.safe or not is_taken(paths.game):
        return False
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError:
        return False
    request = Request(options.code, _absolute(options.file), os.environ.get(_TOKEN, ""))
    name = socket_name(paths)
    end = time.monotonic() + wait
    while True:
        if _hand_over(QLocalSocket(), name, request):
            return True
        if time.monotonic() >= end or not is_taken(paths.game):
            return False
        time.sleep(_STEP_SECONDS)


def listen(
    paths: AppPaths, take: Callable[[Request], object], parent: "QObject"
) -> "QLocalServer | None":
    """Wait for later starts; call it only while holding the lock on the running game.

    Args:
        paths: where everything is kept.
        take: does what a later start wants, and brings the window to the front.
        parent: the Qt parent, with which the server ends.

    Returns:
        The server, or None if the system gives none.
    """
    try:
        from PySide6.QtNetwork import QLocalServer
    except ImportError:
        return None
    name = socket_name(paths)
    server = QLocalServer(parent)
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
    QLocalServer.removeServer(name)  # what a killed program left; the lock says it is dead
    if not server.listen(name):
        server.deleteLater()
        return None

    def receive() -> None:
        while server.hasPendingConnections():
            _receive(server.nextPendingConnection(), take)

    server.newConnection.connect(receive)
    return server


def _receive(socket: "QLocalSocket", take: Callable[[Request], object]) -> None:
    """Hear out who has connected; whoever talks nonsense is not answered."""
    heard = bytearray()

    def read() -> None:
        heard.extend(socket.readAll().data())
        line, end, _ = bytes(heard).partition(b"\n")
        if not end and len(heard) <= _LONGEST:
            return
        try:
            request = Request.of_line(line) if end else None
        except ValueError:
            request = None
        socket.readyRead.disconnect()
        if request is not None:
            socket.write(_ANSWER)
            socket.flush()
        socket.disconnectFromServer()
        if request is not None:
            if request.token:
                os.environ[_TOKEN] = request.token  # Qt takes it from there
            take(request)

    socket.disconnected.connect(socket.deleteLater)
    socket.readyRead.connect(read)
    read()


def _hand_over(socket: "QLocalSocket", name: str, request: Request) -> bool:
    socket.connectToServer(name)
    if not socket.waitForConnected(_ANSWER_MILLISECONDS):
        return False
    _let_it_come_to_the_front()
    socket.write(request.line)
    heard = b""
    while b"\n" not in heard and socket.waitForReadyRead(_ANSWER_MILLISECONDS):
        heard += socket.readAll().data()
    socket.close()
    return heard == _ANSWER


def _let_it_come_to_the_front() -> None:
    """Windows lets a program come to the front if the one that is there allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _is_own(folder: str) -> bool:
    """Whether this user alone may write in a folder."""
    try:
        found = os.stat(folder)  # noqa: PTH116 - it is text here
    except OSError:
        return False
    return sys.platform != "win32" and found.st_uid == os.getuid() and not found.st_mode & 0o022


def _absolute(file: Path | None) -> str:
    return "" if file is None else os.path.abspath(file)  # noqa: PTH100 - a link stays one
