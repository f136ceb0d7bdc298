"""The README's commands are one line each, exist, and are what CI runs."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

_BLOCK: Final = re.compile(r"```sh\n(.*?)```", re.DOTALL)
posix_only = pytest.mark.skipif(os.name != "posix", reason="the scripts are for a POSIX shell")


@pytest.fixture(scope="module")
def commands(project_root: Path) -> list[str]:
    """The command blocks of the README, in order."""
    return _BLOCK.findall((project_root / "README.md").read_text("utf-8"))


def test_the_readme_has_two_commands_of_one_line(commands: list[str]) -> None:
    assert len(commands) == 2
    assert [command.count("\n") for command in commands] == [1, 1]


def test_their_scripts_are_there(commands: list[str], project_root: Path) -> None:
    for command in commands:
        shell, script = command.split()
        assert shell == "sh"
        assert (project_root / script).is_file()


@posix_only
def test_ci_runs_the_test_command_as_it_is_written(
    commands: list[str], project_root: Path, tmp_path: Path
) -> None:
    """CI's script, in a tree whose check only says how it was called."""
    (tmp_path / ".ci").mkdir()
    (tmp_path / "packaging").mkdir()
    for name in ("README.md", ".ci/run"):
        (tmp_path / name).write_bytes((project_root / name).read_bytes())
    (tmp_path / "packaging" / "check.sh").write_text('echo "called: $0 from $PWD"; exit 7\n')
    run = subprocess.run(
        ["bash", str(tmp_path / ".ci" / "run")],  # noqa: S607 - found on the path, as CI does
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 7
    assert run.stdout.splitlines() == [
        f"+ {commands[1].strip()}",
        f"called: packaging/check.sh from {tmp_path}",
    ]


@posix_only
@pytest.mark.parametrize("script", ["play.sh", "check.sh", "setup.sh"])
def test_the_scripts_are_plain_posix_shell(script: str, project_root: Path) -> None:
    path = project_root / "packaging" / script
    run = subprocess.run(["sh", "-n", str(path)], capture_output=True, text=True, check=False)  # noqa: S607 - as above
    assert (run.returncode, run.stderr) == (0, "")
    assert "[[" not in path.read_text("utf-8")
