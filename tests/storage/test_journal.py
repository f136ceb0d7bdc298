"""The running game is on the disk at every moment, whatever the disk does."""

import errno
import itertools
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from spider_qt.engine.session import Session
from spider_qt.storage.files import StorageError
from spider_qt.storage.journal import (
    FaultReason,
    GameJournal,
)
from tests.storage.helpers import (
    DISK_ERRORS,
    BreakingFiles,
    random_game,
    visible,
)
from tests.storage.play_until_killed import all_states
from tests.storage.reading import read, take_up

KILLS = int(os.environ.get("SPIDER_QT_KILLS", "20"))


def test_each_action_is_on_the_disk_when_append_returns(path: Path) -> None:
    journal = GameJournal(path)
    for session in random_game(3, 40):
        if session.journal:
            journal.append(session.journal[-1])
        else:
            journal.begin(session, "2026-11-30")
        loaded = read(path)
        assert (loaded.session, loaded.fault, loaded.started) == (session, None, "2026-11-30")
    assert visible(path.parent) == ["game.jsonl"]


def test_lines_are_only_ever_added(path: Path) -> None:
    journal = GameJournal(path)
    before = b""
    for session in random_game(4, 20):
        if before:
            journal.keep(session)
        else:
            journal.begin(session)
        after = path.read_bytes()
        assert after.startswith(before)
        before = after


def test_a_hint_that_looked_at_hidden_cards_is_marked_and_no_other_line_is(path: Path) -> None:
    journal = GameJournal(path)
    *_, session = random_game(4, 20)
    journal.begin(session)
    assert b'"o":' not in path.read_bytes()
    helped = session.hint(99.0).hint(100.0, opened=True)
    journal.keep(helped)
    *_, fair, opened = path.read_bytes().splitlines()
    assert (b'"o":' in fair, b'"o":true' in opened) == (False, True)
    assert read(path).session == helped


def test_a_game_without_a_date_began_today(path: Path, played: Session) -> None:
    days = [date.today()]
    GameJournal(path).begin(played)
    days.append(date.today())  # midnight may pass
    assert read(path).started in [day.isoformat() for day in days]


def test_a_game_that_is_begun_in_its_middle_is_written_whole(path: Path, played: Session) -> None:
    GameJournal(path).begin(played, "2026-11-30")
    assert read(path).session == played


def test_a_new_game_takes_the_old_ones_place(path: Path, played: Session) -> None:
    journal = GameJournal(path)
    journal.begin(played)
    journal.begin(played.restarted())
    assert read(path).session == played.restarted()


def test_keep_writes_whatever_is_missing(path: Path) -> None:
    states = list(random_game(5, 12))
    journal = GameJournal(path)
    journal.begin(states[0])
    for session in (states[1], states[1], states[7], states[12]):
        journal.keep(session)
        assert read(path).session == session


def test_a_removed_file_is_noticed_and_written_again(path: Path) -> None:
    states = list(random_game(5, 3))
    journal = GameJournal(path)
    journal.begin(states[0])
    path.unlink()
    with pytest.raises(StorageError):
        journal.append(states[1].journal[-1])
    torn = not journal.is_whole
    journal.keep(states[2])
    assert torn
    assert journal.is_whole
    assert read(path).session == states[2]


def test_a_file_that_another_program_wrote_is_never_torn(path: Path) -> None:
    mine, other = list(random_game(5, 3)), list(random_game(6, 3))
    journal = GameJournal(path)
    journal.begin(mine[0])
    GameJournal(path).begin(other[3])
    with pytest.raises(StorageError, match="another program"):
        journal.append(mine[1].journal[-1])
    assert read(path).session == other[3]
    journal.rewrite(mine[1])
    assert read(path).session == mine[1]


def test_nothing_is_written_before_a_game_began_or_after_it_was_closed(
    path: Path, played: Session
) -> None:
    journal = GameJournal(path)
    with pytest.raises(StorageError, match="no game"):
        journal.append(played.journal[0])
    journal.begin(played)
    journal.close()
    with pytest.raises(StorageError, match="closed"):
        journal.append(played.journal[0])
    assert read(path).session == played


@pytest.mark.parametrize("forever", [False, True])
@pytest.mark.parametrize("code", DISK_ERRORS)
def test_a_disk_that_fails_at_any_call_costs_nothing_that_was_there(
    path: Path, code: int, forever: bool
) -> None:
    states = list(random_game(8, 4))
    for at in itertools.count():
        GameJournal(path).begin(states[4], "2000-01-01")
        files = BreakingFiles(code, at, forever=forever)
        journal = GameJournal(path, files)
        allowed = [states[4]]
        for session in states:
            try:
                if session.journal:
                    journal.append(session.journal[-1])
                else:
                    journal.begin(session, "2026-11-30")
            except StorageError as error:
                failed: StorageError | None = error
                if len(allowed) == 1 and session.journal:
                    allowed.append(session)  # all of its line but the line feed may be there
            else:
                allowed, failed = [session], None
            assert journal.is_whole == (failed is None)
            loaded = read(path)
            assert loaded.session in allowed
            assert loaded.fault is None or loaded.fault.reason is FaultReason.UNFINISHED_LINE
            if failed is not None:
                assert (failed.errno, failed.filename) == (code, str(path))
        was_reached = files.was_reached
        files.mend()
        journal.keep(states[-1])
        loaded = read(path)
        assert (loaded.session, loaded.fault) == (states[-1], None)
        assert loaded.started == "2026-11-30"
        assert visible(path.parent) == ["game.jsonl"]
        if not was_reached:
            break
    assert at > 15


def test_the_first_reason_is_told_until_the_file_is_whole_again(path: Path) -> None:
    states = list(random_game(8, 4))
    files = BreakingFiles(errno.ENOSPC, -1)
    journal = GameJournal(path, files)
    journal.begin(states[0])
    files.at = files.calls
    for session in states[1:3]:
        with pytest.raises(StorageError, match="the disk is broken"):
            journal.append(session.journal[-1])
    journal.rewrite(states[3])
    journal.append(states[4].journal[-1])
    assert read(path).session == states[4]


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_kill_at_any_moment_costs_at_most_the_line_being_written(
    path: Path, project_root: Path, seed: int
) -> None:
    choice = random.Random(seed)
    wanted = choice.randrange(1, 150)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.play_until_killed", path, str(seed)],
        stdout=subprocess.PIPE,
        cwd=project_root,
    ) as child:
        assert child.stdout is not None
        told = len(child.stdout.read(wanted))
        for _ in range(choice.randrange(3000)):  # a moment of its own within the next line
            pass
        child.kill()
        told += len(child.stdout.read())
    assert child.returncode != 0
    *_, last, coming = itertools.islice(all_states(seed), told + 1)
    found = take_up(path)
    assert found.session in (last, coming)
    assert found.aside is None
    if found.fault is not None:
        assert found.fault.reason is FaultReason.UNFINISHED_LINE
        assert found.session == last
    assert found.session is not None
    found.journal.append(found.session.hint(99.0).journal[-1])
    assert read(path).session == found.session.hint(99.0)


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder with a game that this process may not write to, whoever runs it."""
    if sys.platform == "win32":
        pytest.skip("folders of Windows have no such permission")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        state = list(random_game(1, 5))[-1]
        GameJournal(folder / "game.jsonl").begin(state, "2026-11-30")
        (folder / "game.jsonl").chmod(0o444)
        folder.chmod(0o555)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o755)


def test_a_read_only_folder_lets_the_game_go_on_and_keeps_what_is_there(
    locked_folder: Path,
) -> None:
    path = locked_folder / "game.jsonl"
    found = take_up(path)
    assert found.session is not None
    assert found.trouble is None
    after = found.session.hint(50.0)
    with pytest.raises(StorageError) as caught:
        found.journal.keep(after)
    assert caught.value.errno in (errno.EACCES, errno.EROFS)
    with pytest.raises(StorageError):
        found.journal.begin(found.session.restarted())
    assert read(path).session == found.session
    assert visible(locked_folder) == ["game.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on file sizes")
def test_a_full_quota_leaves_every_whole_line(path: Path, project_root: Path) -> None:
    script = (
        "import resource, sys; from pathlib import Path\n"
        "from spider_qt.storage.journal import GameJournal, StorageError\n"
        "from tests.storage.helpers import random_game\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "journal = GameJournal(Path(sys.argv[1])); written = 0\n"
        "for session in random_game(2, 40):\n"
        "    try:\n"
        "        journal.append(session.journal[-1]) if session.journal else "
        "journal.begin(session)\n"
        "        written = len(session.journal)\n"
        "    except StorageError as error: assert error.errno, error\n"
        "print(written)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, path],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        cwd=project_root,
    )
    written = int(run.stdout)
    states = list(random_game(2, 40))
    assert 5 < written < 40
    assert 900 < path.stat().st_size <= 1000
    loaded = read(path)
    assert (loaded.session, loaded.fault) == (states[written], None)
    assert visible(path.parent) == ["game.jsonl"]
