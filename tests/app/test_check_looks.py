"""Tables and themes in a check: parts that nobody has, one file alone, and a folder's bad name."""

import json
from pathlib import Path

import pytest

from tests.app.test_check import check
from tests.plugins.packing import TABLE, data_files, foldered

THEME = 'name = "Mine"\ntable = "{table}"\nfaces = "classic"\nback = "{back}"\n'


def themed(folder: Path, table: str, back: str) -> Path:
    """The plugin ``slate``, a table and a back, with a theme of these parts."""
    files = data_files("slate") | {"themes/mine.toml": THEME.format(table=table, back=back)}
    return foldered(folder / "slate", files)


@pytest.mark.parametrize(
    ("table", "back"), [("slate", "blue"), ("slate.slate", "slate.blue"), ("wood", "back-vine")]
)
def test_parts_of_the_program_and_of_the_plugin_itself_are_known(
    table: str, back: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(themed(tmp_path, table, back), capsys)
    assert (status, "0 fault(s)" in said, "neither" in said) == (0, True, False), said


def test_a_part_with_a_fault_of_its_own_is_not_called_missing_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = themed(tmp_path, "slate", "blue")
    (folder / "tables" / "slate.toml").write_text(TABLE.replace("#406080", "red"), "utf-8")
    status, said = check(folder, capsys)
    assert (status, "light.top: is wrong" in said, "neither" in said) == (1, True, False), said


def test_a_part_that_nobody_has_is_noted_with_the_one_that_may_be_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = check(themed(tmp_path, "wod", "slate.bleu"), capsys)
    assert status == 0
    note = "note: themes/mine.toml: {}: neither the program nor this plugin has “{}”"
    assert said.count(note.format("table", "wod")) == 1
    assert said.count(note.format("back", "slate.bleu")) == 1
    assert "did you mean “wood”?" in said
    assert "did you mean “blue”?" in said
    _, said = check(themed(tmp_path, "felt", "other.quilt"), capsys)
    assert "has “other.quilt”, so players see the default unless another plugin brings it\n" in said


def test_a_list_says_cards_and_themes_and_json_keeps_its_keys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = themed(tmp_path, "slate", "blue")
    _, said = check(folder, capsys)
    for line in ("  cards: slate.blue\n", "  tables: slate.slate\n", "  themes: slate.mine\n"):
        assert line in said
    _, said = check(folder, capsys, "--json")
    gives = json.loads(said)["gives"]
    assert (gives["themes"], gives["looks"]) == (["slate.blue"], ["slate.mine"])


def test_a_theme_in_its_folder_is_checked_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = themed(tmp_path, "slate", "rugg") / "themes" / "mine.toml"
    status, said = check(file, capsys)
    assert status == 0
    assert said.startswith(f"{file}: theme\n  themes: mine\n")
    assert "“rugg”" in said
    assert "“slate”" not in said
    file.write_text('name = "Mine"\n', "utf-8")
    status, said = check(file, capsys)
    assert (status, "themes/mine.toml: light.table: is missing" in said) == (1, True), said


@pytest.mark.parametrize(
    ("text", "kind"), [(TABLE, "table"), (THEME.format(table="felt", back="classic"), "theme")]
)
def test_a_table_or_theme_anywhere_is_known_by_its_keys(
    text: str, kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some.toml").write_text(text, "utf-8")
    status, said = check(tmp_path / "some.toml", capsys)
    assert (status, f"some.toml: {kind}\n  {kind}s: some\n" in said) == (0, True), said
    assert "0 fault(s), 0 note(s)" in said


def test_a_space_in_the_name_of_a_card_folder_is_the_folders_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = data_files("slate") | {"cards/my blue/cards.toml": 'name = "Blue"'}
    status, said = check(foldered(tmp_path / "slate", files), capsys)
    assert status == 1
    assert "cards/my blue: its name may hold letters, digits, dashes." in said
    assert "cards.toml" not in said
