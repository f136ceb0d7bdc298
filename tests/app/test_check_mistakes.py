"""What authors get wrong on the way of the tutorial: each is told what to do about it."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.app.test_check import check
from tests.plugins.packing import foldered, manifest, zipped

GOOD = 'id = "narrow"\nname = "Narrow Spider"\nprefix = "NAR"\ncolumns = "8 x 4+1"\n'

SAYS: Mapping[str, tuple[str | bytes, str]] = {
    "a misspelt key": (
        GOOD.replace("columns", "columms"),
        "line 4: There is no key “columms”. Did",
    ),
    "a key left out": (GOOD.replace('prefix = "NAR"\n', ""), "The key “prefix” is missing"),
    "no quotes": (
        GOOD.replace('"narrow"', "narrow"),
        'Invalid value; text stands in straight quotes, as in name = "My Spider".',
    ),
    "a word processor's quotes": (GOOD.replace('"narrow"', "“narrow”"), "straight quotes"),
    "a colon": (GOOD.replace(" =", ":"), "write key = value"),
    "a key twice": (
        GOOD + 'name = "Other"\n',
        "Cannot overwrite a value; the same key stands here twice.",
    ),
    "quotes left open": (
        GOOD.replace('Spider"', "Spider"),
        "Illegal character '\\n'; close the quotes in the same line.",
    ),
    "two in a line": (GOOD.replace('"narrow"\n', '"narrow" '), "write one key in each line"),
    "a line of prose": ("* my game\n" + GOOD, "Invalid statement; begin the line with a key"),
    "too many cards": (
        GOOD.replace("4+1", "40+1"),
        "the columns take 328 cards, but the pack has 104.",
    ),
    "columns without a plus": (GOOD.replace("4+1", "4 1"), "write them like “10 x 4+1, 5+1, 8”"),
    "umlauts in the id": (
        GOOD.replace('"narrow"', '"schmäler"'),
        "line 1: “id” cannot be “schmäler”; write it like my-spider.",
    ),
    "Latin-1": (
        GOOD.replace("Narrow", "Schmäler").encode("latin-1"),
        "line 2: This is not text in UTF-8; save the file with",
    ),
    "UTF-16": (GOOD.encode("utf-16"), "This is not text in UTF-8"),
    "a built-in game's prefix": (
        GOOD.replace("NAR", "SP"),
        "narrow.toml:3: The code prefix of narrow is taken: choose another prefix; SP belongs to",
    ),
}

FINE: Mapping[str, str | bytes] = {
    "tabs": GOOD.replace(" = ", "\t=\t"),
    "umlauts in the name": GOOD.replace("Narrow", "Schmäler"),
    "a byte order mark": b"\xef\xbb\xbf" + GOOD.encode(),
    "the line ends of Windows": GOOD.replace("\n", "\r\n").encode(),
    "comments and empty lines": "# mine\n\n" + GOOD.replace("\n", " # so\n\n"),
}


def written(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(("text", "says"), SAYS.values(), ids=SAYS)
def test_a_mistake_in_a_game_is_told_with_what_to_do(
    text: str | bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(written(tmp_path / "narrow.toml", text), capsys)
    assert status == 1
    assert says in said


@pytest.mark.parametrize("text", FINE.values(), ids=FINE)
def test_what_is_no_mistake_is_taken(
    text: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(written(tmp_path / "narrow.toml", text), capsys)
    assert (status, "variants: narrow" in said) == (0, True), said


FACE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><g/></svg>'
LIES: Mapping[str, str] = {
    "narrow.toml": "games belong into variants/",
    "variant/narrow.toml": "games belong into variants/",
    "variants/more/narrow.toml": "games belong into variants/",
    "variants/narrow.toml.txt": "rename it to narrow.toml",
    "variants/narrow.TOML": "write its end in small letters, narrow.toml",
    "cards/ace_spades.svg": "cards belong into cards/NAME/",
    "cards/mine/ace_of_spades.svg": "write ace_spades.svg, 10_hearts.svg or back.svg",
    "cards/mine/back.png": "a picture of a plugin is an SVG",
}


@pytest.mark.parametrize(("file", "says"), LIES.items(), ids=LIES)
def test_a_file_that_nobody_would_read_is_told_where_it_belongs(
    file: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = FACE if file.endswith(".svg") else "x"
    files = {"plugin.toml": manifest("a"), "README.md": "", "variants/fine.toml": GOOD, file: body}
    _, said = check(zipped(tmp_path / "a.zip", files), capsys)
    assert f"note: {file}: " in said
    assert says in said
    assert said.count("note: ") == 1 + said.count("note: cards: ")


def test_where_everything_is_read_there_is_no_note(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"plugin.toml": manifest("a"), "variants/fine.toml": GOOD, "LICENSE": "", "a.txt": ""}
    status, said = check(foldered(tmp_path / "a", files), capsys)
    assert (status, "0 fault(s), 0 note(s)" in said) == (0, True), said


def test_a_set_with_few_faces_names_some_that_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"plugin.toml": manifest("a"), "cards/mine/ace_spades.svg": FACE}
    _, said = check(foldered(tmp_path / "a", files), capsys)
    assert "cards/mine: these faces are missing and will be the default's: ace_hearts.svg, " in said
    assert "(51 in all)" in said


def test_the_data_in_a_packages_source_is_checked_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = '[project.entry-points."spider_qt.plugins"]\na = "plug_a"\n'
    files = {
        "pyproject.toml": project,
        "plug_a/__init__.py": "",
        "plug_a/plugin.toml": manifest("a"),
        "plug_a/variants/narrow.toml": GOOD,
    }
    status, said = check(foldered(tmp_path / "a", files), capsys)
    assert (status, "variants: a.narrow" in said) == (0, True), said
    (tmp_path / "a" / "plug_a" / "variants" / "narrow.toml").write_text("sutis = 1", "utf-8")
    status, said = check(tmp_path / "a", capsys)
    assert (status, "There is no key “sutis”" in said) == (1, True), said
