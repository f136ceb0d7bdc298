"""A second start brings the first window to the front; two homes are two programs."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from spider_qt.app.gui import build
from spider_qt.app.options import Options
from spider_qt.app.paths import AppPaths, app_paths
from spider_qt.app.single import Request, handed_over, listen, socket_name
from spider_qt.storage.lock import claim
from spider_qt.storage.settings import SettingsStore

ROOT: Final = Path(__file__).resolve().parents[2]
SAVE: Final = Path("tests/data/saves/v1-code-two-suits-relaxed.jsonl")
CODE: Final = "SP1-S2C-AAAAAAF"


class Window:
    """A running program in its own process."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.app.window_program", *arguments],
            cwd=ROOT,
            env=os.environ | {"SPIDER_QT_HOME": str(home)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def line(self) -> str:
        """The next thing that it tells, or "" at its end."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def opened(self) -> "Window":
        """Wait until the window is painted and can be reached."""
        assert self.line() == "open"
        return self

    def end(self) -> int:
        """Close the window and return the exit status."""
        assert self.process.stdin is not None
        if self.process.poll() is None:
            self.process.stdin.write("end\n")
            self.process.stdin.flush()
        self.process.stdin.close()
        return self.process.wait(60)

    def kill(self) -> None:
        """End it without a last word."""
        self.process.kill()
        self.process.wait(60)


@pytest.fixture
def start(spider_home: Path) -> Iterator[Callable[..., Window]]:
    """Starts programs in the home of the test, or in another one."""
    started: list[Window] = []

    def begin(*arguments: str, home: Path = spider_home) -> Window:
        started.append(Window(home, *arguments))
        return started[-1]

    yield begin
    for window in started:
        if window.process.poll() is None:
            window.kill()
        for stream in (window.process.stdin, window.process.stdout):
            if stream is not None:
                stream.close()


def test_a_second_start_hands_its_code_to_the_first_and_ends(
    start: Callable[..., Window], spider_home: Path
) -> None:
    first = start().opened()
    assert start("--code", CODE).end() == 0
    assert first.line() == f"code {CODE}"
    assert start("--code", "SP1-S9C-AAAAAAF").end() == 0
    assert "strip" in first.line()
    assert start(str(SAVE)).end() == 0
    assert first.line().startswith("code SP1-S2R-")
    assert start().end() == 0
    assert first.end() == 0
    assert sorted(path.name for path in (spider_home / "data").glob("*.jsonl")) == ["game.jsonl"]


def test_after_a_kill_the_next_start_is_the_first_whatever_was_left(
    start: Callable[..., Window], spider_home: Path
) -> None:
    start().opened().kill()
    again = start().opened()
    assert start("--code", CODE).end() == 0
    assert again.line() == f"code {CODE}"
    assert again.end() == 0


def test_a_first_start_opens_the_file_that_it_is_given(
    start: Callable[..., Window], spider_home: Path
) -> None:
    assert start(str(SAVE)).opened().end() == 0
    kept = (spider_home / "data" / "game.jsonl").read_text("utf-8")
    assert kept.count("\n") == (ROOT / SAVE).read_text("utf-8").count("\n")


def test_two_homes_are_two_programs(start: Callable[..., Window], tmp_path: Path) -> None:
    one, two = start().opened(), start(home=tmp_path / "other").opened()
    assert one.process.poll() is None
    assert (one.end(), two.end()) == (0, 0)


def test_a_first_that_does_not_answer_leaves_a_window_of_its_own(
    start: Callable[..., Window], spider_home: Path
) -> None:
    first = start().opened()
    os.kill(first.process.pid, signal.SIGSTOP)
    try:
        second = start().opened()
    finally:
        os.kill(first.process.pid, signal.SIGCONT)
    assert second.end() == 0
    assert first.end() == 0
    assert (spider_home / "data" / "game-2.jsonl").is_file()


def test_what_two_programs_set_is_kept_of_both(start: Callable[..., Window]) -> None:
    """C10: the one that closes last does not bring back what it had read."""
    paths = app_paths()
    program = start().opened()
    SettingsStore(paths.settings).change(faces="two", suits=2)
    assert program.end() == 0  # writes the window's place
    content = json.loads(paths.settings.read_text("utf-8"))
    assert (content["faces"], content["suits"]) == ("two", 2)
    assert content["window"]


# In one process -----------------------------------------------------------------------


@pytest.fixture
def paths(tmp_path: Path) -> AppPaths:
    return AppPaths(tmp_path / "data", tmp_path / "config", tmp_path / "log")


def talk(name: str, data: bytes) -> socket.socket:
    one = socket.socket(socket.AF_UNIX)
    one.connect(name)
    one.sendall(data)
    return one


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are no sockets there")
def test_nonsense_is_not_answered_and_does_no_harm(
    qtbot: QtBot, paths: AppPaths, qapp: object
) -> None:
    from PySide6.QtCore import QObject

    heard: list[Request] = []
    parent = QObject()
    paths.data.mkdir()
    server = listen(paths, heard.append, parent)
    assert server is not None
    name = socket_name(paths)
    good = Request(CODE)
    clients = [
        talk(name, data)
        for data in (
            b"\n",
            b"[]\n",
            b"\xff\xfe\n",
            b"[" * 5000 + b"\n",
            b'{"code": 5}\n',
            b"x" * 70_000,
            good.line[:-1],
            good.line,
            good.line + b"more",
        )
    ]
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [good, good]
    for one in clients[:6]:
        one.settimeout(10)
        qtbot.wait(10)
        assert one.recv(100) == b""
    for one in clients:
        one.close()
    qtbot.wait(10)
    server.close()
    assert not Path(name).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes leave no files")
def test_only_this_user_can_reach_the_socket(paths: AppPaths, qapp: object) -> None:
    from PySide6.QtCore import QObject

    parent = QObject()
    paths.data.mkdir()
    server = listen(paths, list[Request]().append, parent)
    assert server is not None
    assert Path(socket_name(paths)).stat().st_mode & 0o077 == 0
    server.close()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no folder")
def test_the_socket_lies_where_no_other_user_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, open_to_all = tmp_path / "run", tmp_path / "open"
    run.mkdir(mode=0o700)
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    base = Path("/tmp") / tmp_path.name if len(str(tmp_path)) > 60 else tmp_path  # noqa: S108 - not made
    short = AppPaths(base / "d", base / "c", base / "l")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(run))
    assert Path(socket_name(short)).parent in (run, Path(tempfile.gettempdir()))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(open_to_all))
    assert Path(socket_name(short)).parent != open_to_all
    deep = AppPaths(tmp_path / ("d" * 120), tmp_path, tmp_path)
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert len(os.fsencode(socket_name(deep))) <= 107


def test_other_folders_have_other_names(tmp_path: Path) -> None:
    names = {socket_name(AppPaths(tmp_path / n, tmp_path, tmp_path)) for n in ("a", "b")}
    assert len(names) == 2


def test_a_start_that_is_the_first_looks_no_further(paths: AppPaths) -> None:
    assert not handed_over(Options(), paths)


def test_a_trial_never_bothers_an_open_window(paths: AppPaths) -> None:
    held = claim(paths.game)
    assert held is not None
    assert not handed_over(Options(quit_after_paint=True), paths)
    held.release()


def test_without_a_listener_the_wait_ends(paths: AppPaths, qapp: object) -> None:
    held = claim(paths.game)
    assert held is not None
    begin = time.monotonic()
    assert not handed_over(Options(), paths, wait=0.1)
    assert time.monotonic() > begin
    held.release()


def test_only_the_holder_of_the_first_game_is_the_first(qtbot: QtBot) -> None:
    one, two = build(Options(), app_paths()), build(Options(), app_paths())
    for program in (one, two):
        qtbot.addWidget(program.window)
        assert program.claim is not None
        program.claim.release()
        program.languages.leave()
    assert (one.start.first, two.start.first) == (True, False)


@given(st.text(), st.text(), st.text())
def test_any_request_comes_back_from_its_line(code: str, file: str, token: str) -> None:
    request = Request(code, file, token)
    assert request.line.count(b"\n") == 1
    assert Request.of_line(request.line) == request


@given(st.binary())
def test_any_line_is_a_request_or_none(line: bytes) -> None:
    with suppress(ValueError):
        assert isinstance(Request.of_line(line), Request)
