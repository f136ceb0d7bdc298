"""The commands answer as docs/notation.md says, on any terminal, without Qt."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from spider_qt import __version__
from spider_qt.__main__ import main
from spider_qt.engine.game import legal_moves
from spider_qt.engine.notation import parse_position
from tests.app.commands import ROOT, command
from tests.storage.helpers import VARIANTS

CODE = "SP1-S4C-AAAAAAD"
STUCK = "KS KH KD KC KS KH KD KC AS AH"


def test_deal_prints_every_card_of_a_code() -> None:
    said = command("deal", CODE)
    assert (said.status, said.err) == (0, "")
    position = parse_position(said.out, VARIANTS)
    assert position.layout == parse_position(said.out, VARIANTS).layout
    assert [card.text for card in position.layout.cards()] == [
        card.text for card in position.variant.deal(3).cards()
    ]
    assert (position.score, position.moves, len(list(position.layout.cards()))) == (500, 0, 104)


def test_a_code_may_be_typed_carelessly_and_without_quotes() -> None:
    assert command("deal", "sp1", "s4c", "aaaaaad").out == command("deal", CODE).out


def test_moves_lists_exactly_the_legal_moves_one_a_line() -> None:
    said = command("moves", "--code", CODE)
    layout = VARIANTS["spider"].deal(3)
    assert said.status == 0
    assert said.out.splitlines() == [m.text for m in legal_moves(VARIANTS["spider"], layout)]


def test_moves_of_a_won_table_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "won.txt").write_text("done: S S H H D D C C", encoding="utf-8")
    assert main(["moves", "--from", str(tmp_path / "won.txt")]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("position", "moves", "outcome"),
    [
        ("T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS", "T2>T1", "won"),
        ("".join(f"T{n}: {c}\n" for n, c in enumerate(STUCK.split(), start=1)), "", "stuck"),
        ("T1: KS\nT2: QS", "", "playing"),
    ],
)
def test_replay_tells_where_the_game_stands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, position: str, moves: str, outcome: str
) -> None:
    (tmp_path / "position.txt").write_text(position, encoding="utf-8")
    (tmp_path / "moves.txt").write_text(moves, encoding="utf-8")
    words = ["replay", "--from", str(tmp_path / "position.txt"), str(tmp_path / "moves.txt")]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"] == outcome
    assert main(words) == 0
    assert f"# outcome: {outcome}\n" in capsys.readouterr().out


def test_a_list_of_moves_may_have_comments_and_any_white_space(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = "\ufeffd # deal\r\n# a whole line D D\r\n\tD\tundo undo # back\n REDO T1>T1\n"
    (tmp_path / "moves.txt").write_bytes(text.encode())
    assert main(["replay", "--code", CODE, str(tmp_path / "moves.txt"), "--json"]) == 1
    values = json.loads(capsys.readouterr().out)
    assert (values["moves"], values["score"]) == (1, 499)
    assert [(one["index"], one["move"]) for one in values["refusals"]] == [(6, "T1>T1")]


def test_text_that_windows_shells_write_in_utf_16_is_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "moves.txt").write_bytes("D\r\n".encode("utf-16"))
    assert main(["replay", "--code", CODE, str(tmp_path / "moves.txt"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 1


def test_a_position_keeps_its_score_and_its_count_of_moves(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "position.txt").write_text("score: 0\nmoves: 41\nT1: KS\nT2: QS", encoding="utf-8")
    (tmp_path / "moves.txt").write_text("T2>T1", encoding="utf-8")
    words = ["replay", "--from", str(tmp_path / "position.txt"), str(tmp_path / "moves.txt")]
    assert main([*words, "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert (values["score"], values["moves"]) == (0, 42)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["deal", "SP1-S4C-AAAAAA0"], "perhaps it is “O”"),
        (["deal", "XX1-S4C-AAAAAAA"], "begin with “XX”"),
        (["deal", "SP1-S4C-AAAA"], "too short"),
        (["deal", ""], "Type a game code"),
        (["deal"], "CODE"),
        (["moves"], "--code"),
        (["moves", "--code", CODE, "--from", "x"], "not allowed"),
        (["moves", "--from", "no such file"], "no such file cannot be read"),
        (["moves", "--from", "."], ". cannot be read"),
        (["moves", "--from", "\0"], "cannot be read"),
        (["moves", "--from", "{bad}"], "Line 2: “1S” is no card"),
        (["moves", "--from", "{binary}"], "not a text in UTF-8: byte 3"),
        (["replay", "--code", CODE, "{bad}"], "line 1: “T1:” is no move"),
        (["replay", "--code", CODE, "{steering}"], "“\ufffd]0;title\ufffd” is no move"),
        (["moves", "--from", "\x1b[2J"], "\ufffd[2J cannot be read"),
        (["replay", "--code", CODE], "MOVES-FILE"),
        (["replay", "--from", "-", "-"], "cannot both come from standard input"),
        (["replay", "--code", CODE, "{empty}", "--jso"], "--jso"),
        (["hint"], "--code"),
        (["hint", "--from", "{empty}"], "holds no cards"),
        (["solve", "--code", CODE, "--seconds", "soon"], "“soon” is no time"),
        (["solve", "--code", CODE, "--seconds", "nan"], "“nan” is no time"),
        (["check", "no-such-plugin.zip"], "is not there"),
        (["stats", "--jsno"], "--jsno"),
    ],
)
def test_input_that_cannot_be_used_is_told_on_standard_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], says: str
) -> None:
    (tmp_path / "bad").write_text("T1: KS\nT2: 1S\n", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"T1\xff\xff")
    (tmp_path / "empty").write_text("", encoding="utf-8")
    (tmp_path / "steering").write_text("\x1b]0;title\x07", encoding="utf-8")
    names = {"{" + one.name + "}": str(one) for one in tmp_path.iterdir()}
    assert main([names.get(word, word) for word in words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert "Traceback" not in err


def test_a_rule_that_a_game_does_not_offer_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "position.txt").write_text("suits: 9\n", encoding="utf-8")
    assert main(["moves", "--from", str(tmp_path / "position.txt")]) == 2
    assert "Line 1: “9” is no number of suits" in capsys.readouterr().err


def test_plugins_names_each_plugin_and_what_it_gives(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plugins", "--json"]) == 0
    own = json.loads(capsys.readouterr().out)[0]
    assert list(own) == [
        *("id", "name", "version", "state", "door", "kind", "path", "gives", "reason")
    ]
    assert (own["id"], own["version"], own["state"]) == ("builtins", __version__, "enabled")
    assert own["gives"]["variants"][0] == "spider"
    assert own["reason"] is None
    assert main(["plugins"]) == 0
    out = capsys.readouterr().out
    assert f"builtins: Spider Qt {__version__}, enabled\n" in out
    assert "variants: spider, " in out


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["deal", "--help"], ["replay", "-h"]])
def test_help_is_told_on_standard_output(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: spider-qt")
    assert err == ""


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"spider-qt {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["deal", CODE],
        ["moves", "--code", CODE],
        ["replay", "--code", CODE, "-"],
        ["plugins"],
        ["deal", "wrong"],
        ["solve", "--code", CODE, "--seconds", "0"],
        ["hint", "--code", CODE],
        ["--version"],
        ["--help"],
    ],
)
def test_no_command_ever_imports_qt(words: list[str]) -> None:
    script = (
        "import sys\n"
        "from spider_qt.__main__ import main\n"
        "main(sys.argv[1:])\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, *words],
        input=b"D",
        capture_output=True,
        cwd=ROOT,
        check=True,
    )
    assert run.stdout.decode().splitlines()[-1] == "[]"


def test_the_door_loads_no_argument_parser_for_the_window() -> None:
    script = "import sys, spider_qt.__main__; print('argparse' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, cwd=ROOT, check=True)
    assert run.stdout.split() == [b"False"]


def test_commands_create_no_files(spider_home: Path) -> None:
    for words in (["deal", CODE], ["moves", "--code", CODE], ["plugins"]):
        assert command(*words).status == 0
    assert [path for path in spider_home.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252"},
    ],
)
def test_the_output_is_utf_8_whatever_the_locale(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    (tmp_path / "ş.txt").write_text("T1: ♠", encoding="utf-8")
    said = command("moves", "--from", tmp_path / "ş.txt", **environment)
    assert said.status == 2
    assert "“♠” is no card" in said.err


def test_a_reader_that_has_seen_enough_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "spider_qt", "moves", "--from", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(b"T1: KS\nT2: QS\n")
        child.stdin.close()
        assert child.stderr.read() == b""
        child.wait()
    assert child.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no such device")
def test_an_output_that_cannot_be_written_is_told_without_a_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(
            [sys.executable, "-m", "spider_qt", "deal", CODE],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
    assert run.returncode == 2
    assert run.stderr.decode().startswith("spider-qt: The output cannot be written: ")
    assert run.stderr.count(b"\n") == 1


def test_a_windowed_program_without_streams_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["--version"]) == 0
    assert main(["deal", CODE]) == 0
    assert main(["plugins"]) == 0
    assert main(["deal", "--help"]) == 0
    assert main(["deal"]) == 2
    assert main(["replay", "--code", CODE, "-"]) == 2


def test_an_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Interrupted()))
    assert main(["moves", "--from", "-"]) == 130


def test_what_is_no_command_goes_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    import spider_qt.app.main as window

    seen: list[list[str]] = []

    def open_window(argv: list[str]) -> int:
        seen.append(argv)
        return 7

    monkeypatch.setattr(window, "main", open_window)
    assert main([]) == 7
    assert main(["--code", CODE]) == 7
    monkeypatch.setattr(sys, "argv", ["spider-qt", "-platform", "offscreen"])
    assert main() == 7
    assert seen == [[], ["--code", CODE], ["-platform", "offscreen"]]
