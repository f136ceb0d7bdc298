"""What is wrong with a file of games, as its author reads it."""

import pytest

from spider_qt.api.variant_file import read_variants
from spider_qt.api.variant_file_faults import TomlType, VariantFault, VariantFaultKind
from spider_qt.text.variant_files import variant_fault_sentence

HEAD = 'id = "my-spider"\nname = "My Spider"\nprefix = "MYS"\n'


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sutis = 4", "mine.toml, line 4: There is no key “sutis”. Did you mean “suits”?"),
        ("decks = 9", "mine.toml, line 4: “decks” cannot be 9; it goes from 1 to 8."),
        ("decks = '2'", "mine.toml, line 4: “decks” must be a whole number, not text in quotes."),
        (
            "empty = 'kings'",
            (
                "mine.toml, line 4: “empty” cannot be “kings”. Did you mean “king”? "
                "It can be: anything, king, ace, nothing."
            ),
        ),
        (
            "redeals = 3",
            (
                "mine.toml, line 4: The game contradicts itself: "
                "redeals needs the stock rule waste, not row."
            ),
        ),
        (
            "=",
            (
                "mine.toml, line 4: This is not written as TOML wants it: Invalid statement; "
                "begin the line with a key, such as columns =."
            ),
        ),
    ],
)
def test_a_fault_says_where_it_is_and_what_is_right(line: str, sentence: str) -> None:
    (fault,) = read_variants(f"{HEAD}{line}\n".encode(), "mine.toml").faults
    assert variant_fault_sentence(fault).english == sentence


def test_a_fault_of_the_whole_file_names_no_line() -> None:
    (fault,) = read_variants(b"", "mine.toml").faults
    assert variant_fault_sentence(fault).english == (
        "mine.toml: The file describes no game: write its keys, at least id, name, prefix, "
        "or a table [[variant]]."
    )


@pytest.mark.parametrize("kind", VariantFaultKind)
def test_every_fault_has_a_sentence_without_an_empty_place(kind: VariantFaultKind) -> None:
    types = kind is VariantFaultKind.WRONG_TYPE
    found, allowed = (TomlType.TABLE, TomlType.LIST) if types else ("the found", "1 to 14")
    fault = VariantFault(kind, "mine.toml", 3, "columns", found, allowed)
    said = variant_fault_sentence(fault).english
    assert said.startswith("mine.toml, line 3: ")
    assert "{" not in said.replace("[[variant]]", "")


@pytest.mark.parametrize("type_", TomlType)
def test_every_type_has_a_name(type_: TomlType) -> None:
    kind = VariantFaultKind.WRONG_TYPE
    said = variant_fault_sentence(VariantFault(kind, "f", 1, "decks", type_, type_)).english
    assert "{" not in said
    assert len(said) > 30


def test_a_long_or_invisible_value_is_quoted_in_short() -> None:
    value = "\N{RIGHT-TO-LEFT OVERRIDE}" + "x" * 500
    fault = VariantFault(VariantFaultKind.NOT_ALLOWED, "f", 1, "empty", value, "king")
    said = variant_fault_sentence(fault).english
    assert len(said) < 150
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in said
