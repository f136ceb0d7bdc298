"""``spider-qt grade``: many deals, in their order, whoever works on them and however it ends."""

import argparse
import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final

import pytest

from spider_qt.app import cli_grade, grade_options, grading
from spider_qt.app.cli_streams import InputError
from spider_qt.app.grading import grade_works
from spider_qt.deals.batch import Graded, Work, read
from spider_qt.plugins.host import load_registry
from tests.app.commands import ROOT, command
from tests.storage.helpers import BreakingFiles

REGISTRY: Final = load_registry(entry_points=())
ONE_SUIT: Final = ("--suits", "1", "--jobs", "1")


def grade(*words: str | Path) -> str:
    """Run the command in this process."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    grade_options.add_arguments(parser)
    return cli_grade.run(parser.parse_args([str(word) for word in words]), REGISTRY)


def deals(file: Path) -> tuple[Graded, ...]:
    return read(file.read_text("utf-8"))[1]


def test_codes_are_graded_in_their_order_however_they_are_typed() -> None:
    printed = grade("sp1 s2c aaaaaad", "SP1-S1C-AAAAAAD", "--jobs", "1")
    assert [line.split()[0] for line in printed.splitlines()[1:]] == [
        "SP1-S2C-AAAAAAD",
        "SP1-S1C-AAAAAAD",
    ]


def test_json_has_the_keys_of_the_page() -> None:
    said = command("grade", "SP1-S1C-AAAAAAD", "--json")
    assert (said.status, said.err) == (0, "")
    (deal,) = said.values["deals"]
    assert said.values["solver"] == 1
    assert deal == {
        "code": "SP1-S1C-AAAAAAD",
        "verdict": "winnable",
        "grade": "easy",
        "width": 1,
        "nodes": 643,
    }


def test_two_processes_write_the_same_file_as_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    grade("--numbers", "0-39", *ONE_SUIT, "--out", one)
    grade("--numbers", "0-39", "--suits", "1", "--jobs", "2", "--out", two)
    assert one.read_bytes() == two.read_bytes()
    assert len(deals(one)) == 40


def test_a_file_is_gone_on_with_and_a_torn_line_is_done_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, torn = tmp_path / "whole.txt", tmp_path / "torn.txt"
    grade("--numbers", "0-9", *ONE_SUIT, "--out", whole)
    for cut in (3, 40, 95, 100, len(whole.read_bytes()) - 1):
        torn.write_bytes(whole.read_bytes()[:cut])
        grade("--numbers", "0-9", *ONE_SUIT, "--out", torn)
        assert torn.read_bytes() == whole.read_bytes()
        assert "half written" in capsys.readouterr().err
    grade("--numbers", "0-9", *ONE_SUIT, "--out", torn)
    assert torn.read_bytes() == whole.read_bytes()
    assert capsys.readouterr().err == ""


def test_a_file_of_graded_deals_can_be_graded_again(tmp_path: Path) -> None:
    file = tmp_path / "graded.txt"
    grade("--numbers", "0-3", *ONE_SUIT, "--out", file)
    assert grade("--from", file, "--jobs", "1") == file.read_text("utf-8")


def test_a_file_of_other_deals_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "graded.txt"
    grade("--numbers", "0-1", *ONE_SUIT, "--out", file)
    before = file.read_bytes()
    with pytest.raises(InputError, match="not among the deals"):
        grade("--numbers", "5-9", *ONE_SUIT, "--out", file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("# spider-qt grade: solver 0\n", "version 0 of the search"),
        ("my shopping\n", "holds no graded deals"),
        ("# spider-qt grade: solver 1\nmilk\n", "line 2"),
    ],
)
def test_a_file_that_is_no_such_list_is_left_alone(
    tmp_path: Path, content: str, reason: str
) -> None:
    file = tmp_path / "list.txt"
    file.write_text(content, "utf-8")
    with pytest.raises(InputError, match=reason):
        grade("--numbers", "0-1", *ONE_SUIT, "--out", file)
    assert file.read_text("utf-8") == content


def test_a_quota_keeps_so_many_of_each_and_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.txt", tmp_path / "begun.txt"
    words = ("--numbers", "0-", *ONE_SUIT, "--each", "1", "--out")
    printed = grade(*words, whole)
    assert printed.count(": 1 (25.0 %)") == 4
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    begun.write_text("".join(lines[:3]), "utf-8")
    assert grade(*words, begun) == printed
    assert begun.read_bytes() == whole.read_bytes()
    assert grade(*words, whole) == printed


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "one of them"),
        (("SP1-S1C-AAAAAAD", "--numbers", "0-3"), "one of them"),
        (("SP1-S1C-AAAAAA",), "too short"),
        (("SP1-S1C-AAAAAAD", "--suits", "2"), "for --numbers"),
        (("--numbers", "0-3", "--game", "chess"), "no game “chess”"),
        (("--numbers", "0-3", "--suits", "7"), "not played with 7 suits"),
        (("--numbers", "0-3", "--game", "scorpion", "--rule", "relaxed"), "relaxed rule"),
        (("--numbers", "0-3", "--game", "curds-and-whey"), "does not know the rules"),
        (("--numbers", "5-"), "need --each"),
    ],
)
def test_what_cannot_be_graded_is_told(words: tuple[str, ...], reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        grade(*words)


@pytest.mark.parametrize("text", ["-3", "3-1", "x", "0-34359738368", "1-2-3"])
def test_what_are_no_numbers_is_told_with_an_example(text: str) -> None:
    said = command("grade", f"--numbers={text}")
    assert said.status == 2
    assert "write 0-999" in said.err


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be written"):
        grade("--numbers", "0-1", *ONE_SUIT, "--out", tmp_path / "no" / "folder.txt")


@pytest.mark.parametrize("at", range(8))
def test_a_disk_that_fails_costs_what_was_not_written_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    whole, file = tmp_path / "whole.txt", tmp_path / "graded.txt"
    grade("--numbers", "0-3", *ONE_SUIT, "--out", whole)
    out = partial(cli_grade._Out, files=BreakingFiles(errno.ENOSPC, at))
    with monkeypatch.context() as broken:
        broken.setattr(cli_grade, "_Out", out)
        with pytest.raises(InputError, match="cannot be written: the disk is broken"):
            grade("--numbers", "0-3", *ONE_SUIT, "--out", file)
    assert whole.read_bytes().startswith(file.read_bytes() if file.exists() else b"")
    grade("--numbers", "0-3", *ONE_SUIT, "--out", file)
    assert file.read_bytes() == whole.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
def test_ctrl_c_leaves_a_good_file_and_no_process(tmp_path: Path) -> None:
    file = tmp_path / "graded.txt"
    words = ["--numbers", "0-99999", "--suits", "1", "--out", str(file)]
    run = subprocess.Popen(
        [sys.executable, "-m", "spider_qt", "grade", *words, "--jobs", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not (file.exists() and file.read_bytes().count(b"\n") > 4):
        assert run.poll() is None
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGINT)
    _, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"goes on from here" in err
    assert b"Traceback" not in err
    with suppress(ProcessLookupError):
        while True:  # Python's own helper of the processes ends when it hears that they have
            os.killpg(run.pid, 0)
            time.sleep(0.02)
    found = deals(file)
    straight = tmp_path / "straight.txt"
    grade("--numbers", f"0-{min(len(found), 12) - 1}", *ONE_SUIT, "--out", straight)
    assert deals(straight) == found[:12]


# Dask ------------------------------------------------------------------------------


@dataclass
class FakeFuture:
    """What a client gives for work; it does the work when it is asked for the result."""

    do: Callable[[], tuple[Graded, ...]]

    def result(self) -> tuple[Graded, ...]:
        return self.do()


@dataclass
class FakeClient:
    """As much of ``distributed.Client`` as is used."""

    address: str
    timeout: float
    cores: ClassVar[int] = 2
    made: ClassVar[list["FakeClient"]] = []
    closed: bool = False
    works: list[tuple[Work, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.address == "tcp://nowhere:1":
            raise OSError("Timed out")
        self.made.append(self)

    def nthreads(self) -> dict[str, int]:
        return {f"worker-{number}": 1 for number in range(self.cores)}

    def submit(
        self, do: Callable[[tuple[Work, ...]], tuple[Graded, ...]], works: tuple[Work, ...],
        *, pure: bool,
    ) -> FakeFuture:  # fmt: skip
        assert (do, pure) == (grade_works, False)
        self.works.append(works)
        return FakeFuture(lambda: do(works))

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> list[FakeClient]:
    module: Any = ModuleType("distributed")
    module.Client = FakeClient
    monkeypatch.setitem(sys.modules, "distributed", module)
    monkeypatch.setattr(FakeClient, "made", [])
    return FakeClient.made


def test_a_cluster_gets_chunks_and_gives_the_same_lines(
    dask: list[FakeClient], tmp_path: Path
) -> None:
    here, there = tmp_path / "here.txt", tmp_path / "there.txt"
    grade("--numbers", "0-19", *ONE_SUIT, "--out", here)
    grade("--numbers", "0-19", "--suits", "1", "--dask", "tcp://host:8786", "--out", there)
    assert here.read_bytes() == there.read_bytes()
    (client,) = dask
    assert (client.address, client.closed) == ("tcp://host:8786", True)
    assert [len(works) for works in client.works] == [8, 8, 4]


def test_a_cluster_that_is_not_there_or_has_no_workers_is_told(
    dask: list[FakeClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(InputError, match="tcp://nowhere:1” cannot be reached: Timed out"):
        grade("--numbers", "0-3", "--dask", "tcp://nowhere:1")
    monkeypatch.setattr(FakeClient, "cores", 0)
    with pytest.raises(InputError, match="has no workers"):
        grade("--numbers", "0-3", "--dask", "tcp://host:8786")
    assert [client.closed for client in dask] == [True]


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError, match=r"pip install 'spider-qt\[cluster\]'"):
        grade("--numbers", "0-3", "--dask", "tcp://host:8786")


def test_a_real_cluster_grades(tmp_path: Path) -> None:
    """A scheduler and a worker of Dask's own, in a process that ends with them."""
    code = (
        "import sys, distributed\n"
        "from spider_qt.app.cli import run\n"
        "with distributed.LocalCluster(n_workers=1, threads_per_worker=2, processes=False,\n"
        "                              dashboard_address=None) as cluster:\n"
        "    sys.exit(run(['grade', '--numbers', '0-19', '--suits', '1',\n"
        "                  '--dask', cluster.scheduler_address]))\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert said.stdout == grade("--numbers", "0-19", *ONE_SUIT)


def test_as_many_processes_as_cores_are_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def crew(jobs: int) -> Any:  # noqa: ANN401 - stands for a context manager
        asked.append(jobs)
        return grading.alone()

    monkeypatch.setattr(grading, "processes", crew)
    monkeypatch.setattr(grading, "cores", lambda: 5)
    grade("--numbers", "0-1", "--suits", "1")
    grade("SP1-S1C-AAAAAAD")
    assert asked == [5]
