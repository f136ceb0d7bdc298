"""An error that nobody caught is written down, told once, and the game goes on."""

import errno
import os
import platform
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from spider_qt.app.crash import DUMP_NAME, KINDS, LOG_COUNT, LOG_NAME, LOG_SIZE, TOLD, CrashLog
from spider_qt.app.crash_text import scrubbed, short_path
from spider_qt.storage.files import DiskFiles
from spider_qt.text.sentence import Sentence
from tests.storage.helpers import BreakingFiles

ROOT: Final = Path(__file__).resolve().parents[2]


def run(kind: str, home: Path) -> tuple[int, str]:
    """Run the program with a fault in it; returns its status and what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.crash_program", kind],
        cwd=ROOT,
        env=os.environ | {"SPIDER_QT_HOME": str(home), "USER": "lovelace"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout


def log_text(home: Path) -> str:
    return (home / "log" / LOG_NAME).read_text("utf-8")


def assert_holds_no_person(text: str, home: Path) -> None:
    """No folder of this machine, no user's name and not the computer's."""
    for name in (str(home), str(ROOT), str(Path.home()), "lovelace", platform.node()):
        assert name not in text


@pytest.mark.parametrize(
    ("kind", "error", "where"),
    [
        ("slot", "ZeroDivisionError", "that nobody caught"),
        ("paint", "ZeroDivisionError", "that nobody caught"),
        ("thread", "FileNotFoundError", "in a thread"),
        ("unraisable", "KeyError", "where none can be raised"),
    ],
)
def test_an_error_anywhere_is_logged_with_the_position_and_told_and_the_game_goes_on(
    spider_home: Path, kind: str, error: str, where: str
) -> None:
    status, said = run(kind, spider_home)
    text = log_text(spider_home)
    assert status == 0
    assert error in said
    assert str(spider_home / "log" / LOG_NAME) in said
    assert "played 1" in said
    assert where in text
    assert 'File "tests/app/crash_program.py", line ' in text
    assert "game: spider\nsuits: 1\n" in text
    assert "Qt 6." in text
    assert_holds_no_person(text, spider_home)


def test_a_storm_of_one_error_is_told_once_and_fills_no_disk(spider_home: Path) -> None:
    status, said = run("storm", spider_home)
    text = log_text(spider_home)
    assert status == 0
    assert said.count("ZeroDivisionError") == 1
    assert text.count("Traceback") == 1
    assert len(text) < 10_000


def test_what_ends_the_process_is_told_at_the_next_start_and_never_again(
    spider_home: Path,
) -> None:
    status, said = run("abort", spider_home)
    assert status != 0
    assert said == ""
    status, said = run("none", spider_home)
    text = log_text(spider_home)
    assert status == 0
    assert "ended abnormally" in said
    assert str(spider_home / "log" / LOG_NAME) in said
    assert "played 1" in said
    assert "The process was ended" in text
    assert "Fatal Python error" in text
    assert 'File "spider_qt/app/gui.py"' in text
    assert_holds_no_person(text, spider_home)
    assert (spider_home / "log" / DUMP_NAME).read_bytes() == b""
    assert "abnormally" not in run("none", spider_home)[1]


# Without a window ---------------------------------------------------------------------


class Told(list[Sentence]):
    """What the player would read."""

    def texts(self) -> list[str]:
        return [sentence.english for sentence in self]


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def crashes(tmp_path: Path, told: Told, capsys: pytest.CaptureFixture[str]) -> CrashLog:
    log = CrashLog(tmp_path / "log")
    log.tell = told.append
    return log


def raised(error: BaseException) -> BaseException:
    """Return an error with a traceback."""
    try:
        raise error
    except type(error) as caught:
        return caught


def test_a_kind_is_an_error_at_a_place(crashes: CrashLog, told: Told) -> None:
    for error in (KeyError("x"), KeyError("y"), ValueError("z")):
        crashes.note("here", raised(error), raised(error).__traceback__)
    assert len(told) == 2
    text = crashes.path.read_text("utf-8")
    assert (text.count("KeyError: 'x'"), text.count("KeyError: 'y'")) == (1, 0)


def test_many_kinds_are_told_a_few_times_and_written_a_bounded_number_of_times(
    crashes: CrashLog, told: Told
) -> None:
    for number in range(2 * KINDS):
        crashes.note("here", type(f"Error{number}", (Exception,), {})())
    assert len(told) == TOLD
    assert crashes.path.read_text("utf-8").count("====") == KINDS


def test_the_log_rotates_and_never_grows_beyond_its_bound(tmp_path: Path, told: Told) -> None:
    folder = tmp_path / "log"
    for run_number in range(60):
        crashes = CrashLog(folder)
        for number in range(KINDS):
            crashes.note("here", type(f"E{run_number}x{number}", (Exception,), {})("x" * 5000))
    files = sorted(folder.iterdir())
    assert len(files) == LOG_COUNT + 1
    assert all(file.stat().st_size <= LOG_SIZE for file in files)


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES])
def test_a_log_that_cannot_be_written_is_no_second_error(
    tmp_path: Path, told: Told, code: int
) -> None:
    crashes = CrashLog(tmp_path / "log", BreakingFiles(code, 0, forever=True))
    crashes.tell = told.append
    crashes.install()
    crashes.note("here", raised(ValueError("x")))
    crashes.uninstall()
    (text,) = told.texts()
    assert "could not be written down" in text
    assert not (tmp_path / "log").exists()


def test_a_full_disk_in_the_middle_of_the_log_is_no_second_error(
    crashes: CrashLog, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("logging.StreamHandler.flush", full)
    crashes.note("here", raised(ValueError("x")))
    assert "could not be written down" in told.texts()[0]


def test_a_position_that_cannot_be_told_is_said_to_be_so(crashes: CrashLog) -> None:
    def broken() -> str:
        raise LookupError("no game")

    crashes.position = broken
    crashes.note("here", raised(ValueError("x")))
    assert "The position cannot be told: LookupError" in crashes.path.read_text("utf-8")


def test_an_error_while_telling_ends_there(crashes: CrashLog) -> None:
    def tell(sentence: Sentence) -> None:
        crashes.note("while telling", ValueError(sentence.english))
        raise RuntimeError("the strip is gone")

    crashes.tell = tell
    crashes.note("here", raised(ValueError("x")))
    assert crashes.path.read_text("utf-8").count("====") == 1


def test_the_interrupt_key_is_no_mistake_of_the_program(
    crashes: CrashLog, told: Told, capsys: pytest.CaptureFixture[str]
) -> None:
    crashes._unhandled(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert not told
    assert not crashes.path.exists()


@pytest.fixture
def hooks() -> Iterator[None]:
    before = sys.excepthook, sys.unraisablehook, threading.excepthook
    yield
    sys.excepthook, sys.unraisablehook, threading.excepthook = before


@pytest.mark.usefixtures("hooks")
def test_uninstalling_gives_the_hooks_back(crashes: CrashLog) -> None:
    crashes.install()
    crashes.watch_threads()
    assert sys.excepthook == crashes._unhandled
    crashes.uninstall()
    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__


@pytest.mark.usefixtures("hooks")
def test_last_words_stay_in_their_file_while_the_log_takes_nothing(tmp_path: Path) -> None:
    class NoLog(DiskFiles):
        folders = 0

        def make_folder(self, path: Path) -> None:
            self.folders += 1
            if self.folders == 2:  # the log's; the first is that of the last words
                raise OSError(errno.ENOSPC, "full")
            super().make_folder(path)

    words = tmp_path / DUMP_NAME
    words.write_bytes(b"Fatal Python error: Aborted\n")
    crashes = CrashLog(tmp_path, NoLog())
    crashes.install()
    assert crashes.ended is not None
    assert str(words) in crashes.ended.english
    crashes._files.close(crashes._dump or 0)
    crashes._dump = None
    crashes.uninstall()
    assert words.read_bytes() == b"Fatal Python error: Aborted\n"


@pytest.mark.parametrize(
    ("file", "short"),
    [
        ("/usr/lib/python3/spider_qt/ui/view.py", "spider_qt/ui/view.py"),
        ("D:\\Games\\spider_qt\\_internal\\spider_qt\\ui\\view.py", "spider_qt/ui/view.py"),
        ("/elsewhere/of/somebody/rules.py", "…/rules.py"),
        ("<frozen importlib._bootstrap>", "<frozen importlib._bootstrap>"),
        (str(Path(os.__file__).parent / "json" / "decoder.py"), "json/decoder.py"),
    ],
)
def test_places_are_told_from_the_package_on(file: str, short: str) -> None:
    assert short_path(file) == short


def test_names_of_folders_users_and_computers_are_taken_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("USER", "lovelace")
    monkeypatch.setenv("COMPUTERNAME", "engine-room")
    home = "/".join(("", "mnt", "Ada Lovelace"))
    monkeypatch.setenv("SPIDER_QT_HOME", home)
    text = scrubbed(
        f"lovelace on ENGINE-ROOM: '{home}/data/game.jsonl' /srv/people/x/settings.json "
        '"C:\\Games of mine\\a b\\game.jsonl" 3/4 and/or spider_qt/app/gui.py'
    )
    assert text == (
        "<name> on <name>: '~/data/game.jsonl' …/settings.json "
        '"…/game.jsonl" 3/4 and/or spider_qt/app/gui.py'
    )
