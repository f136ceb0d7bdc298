"""One program at a time holds a lock, and no crash leaves one behind."""

import subprocess
import sys
from pathlib import Path

from spider_qt.storage.lock import claim, locked


def test_a_lock_is_had_by_one_and_then_by_the_next(tmp_path: Path) -> None:
    file = tmp_path / "saves" / "game.jsonl"
    first = claim(file)
    assert first is not None
    assert claim(file) is None
    first.release()
    first.release()
    second = claim(file)
    assert second is not None
    second.release()
    assert not file.exists()


def test_a_killed_program_holds_no_lock(tmp_path: Path, project_root: Path) -> None:
    file = tmp_path / "game.jsonl"
    script = (
        "import sys; from pathlib import Path; from spider_qt.storage.lock import claim\n"
        "held = claim(Path(sys.argv[1])); print(held is not None, flush=True); sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=project_root,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"True"
        assert claim(file) is None
        child.kill()
        child.wait()
    after = claim(file)
    assert after is not None
    after.release()


def test_a_change_goes_on_without_a_lock_that_another_keeps(tmp_path: Path) -> None:
    held = claim(tmp_path / "settings.json")
    assert held is not None
    with locked(tmp_path / "settings.json") as had:
        assert not had
    held.release()
    with locked(tmp_path / "settings.json") as had:
        assert had


def test_there_is_no_lock_where_no_file_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with locked(tmp_path / "file" / "settings.json") as had:
        assert not had
