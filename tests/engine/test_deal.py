"""Game codes: what is printed is read back, what is typed is forgiven or named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.engine.deal import NUMBER_LIMIT, CodeError, CodeFault, DealId, decode
from spider_qt.engine.rules import GroupRule

PREFIXES = ("SP", "RS")
THREE = DealId("SP", 1, GroupRule.CLASSIC, 3)


def error(text: str, prefixes: tuple[str, ...] = PREFIXES) -> tuple[CodeFault, str, str]:
    with pytest.raises(CodeError) as caught:
        decode(text, prefixes)
    assert caught.value.fault.value in str(caught.value)
    return caught.value.fault, caught.value.found, caught.value.expected


def test_the_seeds_example_is_number_three_of_one_suit_with_classic_groups() -> None:
    assert decode("SP1-S1C-AAAAAAD", PREFIXES) == THREE
    assert THREE.code == "SP1-S1C-AAAAAAD"


def test_a_code_counts_in_base_32_with_the_most_significant_character_first() -> None:
    def tail(number: int) -> str:
        return DealId("SP", 4, GroupRule.RELAXED, number).code.removeprefix("SP1-S4R-")

    assert tail(0) == "AAAAAAA"
    assert tail(25) == "AAAAAAZ"
    assert tail(26) == "AAAAAA2"
    assert tail(31) == "AAAAAA7"
    assert tail(32) == "AAAAABA"
    assert tail(32**6) == "BAAAAAA"
    assert tail(NUMBER_LIMIT - 1) == "7777777"


@pytest.mark.parametrize("number", [-1, NUMBER_LIMIT])
def test_a_number_has_35_bits(number: int) -> None:
    with pytest.raises(ValueError, match="deal number"):
        DealId("SP", 1, GroupRule.CLASSIC, number)


deals = st.builds(
    DealId,
    st.sampled_from(PREFIXES),
    st.integers(1, 4),
    st.sampled_from(GroupRule),
    st.integers(0, NUMBER_LIMIT - 1),
)


@given(deals)
def test_every_deal_reads_its_own_code(deal: DealId) -> None:
    assert decode(deal.code, PREFIXES) == deal


MESS = st.sampled_from([*" -_.\t\n", "\u2010", "\u2013", "\u2014", "\u2212", "\xa0", "\u200b"])


@given(deals, st.data())
def test_case_spaces_and_dashes_are_forgiven(deal: DealId, data: st.DataObject) -> None:
    typed = ""
    for char in deal.code.replace("-", ""):
        typed += data.draw(st.text(MESS, max_size=2))
        typed += data.draw(st.sampled_from([char, char.lower(), chr(ord(char) + 0xFEE0)]))
    assert decode(typed, PREFIXES) == deal


@pytest.mark.parametrize(
    "typed",
    [
        "sp1-s1c-aaaaaad",
        "SP1S1CAAAAAAD",
        "  SP1 S1C AAA AAAD  \n",
        "SP1\u2013S1C\u2014AAAAAAD",
        "SP1\u2212S1C\u2010AAAAAAD",
        "\uff33\uff30\uff11\uff0d\uff33\uff11\uff23\uff0dAAAAAAD",
        "\u201cSP1-S1C-AAAAAAD\u201d.",
        "\xabSP1-S1C-AAAAAAD\xbb",
        "\u201eSP1-S1C-AAAAAAD\u2026",
        "SP1/S1C/AAAAAAD",
        "(SP1-S1C-AAAAAAD).",
        "SP1-S1C-AAAAAAD!",
        "SP1\xadS1C\u200b-AAAAAAD",
        "SP1_S1C_AAAAAAD",
        "\tsP1:S1c,AAAA AAd;",
    ],
)
def test_a_code_may_be_typed_as_people_type(typed: str) -> None:
    assert decode(typed, PREFIXES) == THREE


@pytest.mark.parametrize("typed", ["ı", "İ", "i̇", "i", "I", "\uff29"])  # noqa: RUF001 - Turkish
def test_every_i_of_a_turkish_keyboard_is_an_i(typed: str) -> None:
    assert decode(f"SP1-S1C-AAAAAA{typed}", PREFIXES).number == 8


def test_a_letter_whose_capital_is_two_letters_is_no_code_letter() -> None:
    assert error("SP1-S1C-AAAAA\xdf") == (CodeFault.BAD_CHARACTER, "\xdf", "")


@pytest.mark.parametrize("typed", ["", "   ", "---", "\u2013 .", "\u200b\t"])
def test_nothing_typed_is_named_so(typed: str) -> None:
    assert error(typed) == (CodeFault.EMPTY, "", "")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("SP", "2"),
        ("SP1", "3"),
        ("SP1-S", "4"),
        ("SP1-S1", "5"),
        ("SP1-S1C", "6"),
        ("SP1-S1C-AAAAAA", "12"),
    ],
)
def test_a_code_that_breaks_off_is_too_short(typed: str, found: str) -> None:
    assert error(typed) == (CodeFault.TOO_SHORT, found, "13")


@pytest.mark.parametrize(("more", "found"), [("A", "14"), ("0", "14"), ("ABC", "16")])
def test_a_code_with_more_behind_it_is_too_long(more: str, found: str) -> None:
    assert error(f"SP1-S1C-AAAAAAD{more}") == (CodeFault.TOO_LONG, found, "13")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("KL1-S1C-AAAAAAD", "KL"),
        ("5P1-S1C-AAAAAAD", "5P"),
        ("S", "S"),
        ("S1C-AAAAAAD", "S"),
        ("AAAAAAD", "AAAAAAD"),
        ("7", "7"),
    ],
)
def test_an_unknown_game_is_named_with_those_that_are_known(typed: str, found: str) -> None:
    assert error(typed) == (CodeFault.UNKNOWN_GAME, found, "RS, SP")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("SP2-S1C-AAAAAAD", "2"),
        ("SPI-S1C-AAAAAAD", "I"),
        ("SPl-S1C-AAAAAAD", "L"),
        ("SP-S1C-AAAAAAD", "S"),
    ],
)
def test_another_code_version_is_named(typed: str, found: str) -> None:
    assert error(typed) == (CodeFault.UNKNOWN_VERSION, found, "1")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("SP1-S5C-AAAAAAD", "S5"),
        ("SP1-S0C-AAAAAAD", "S0"),
        ("SP1-SIC-AAAAAAD", "SI"),
        ("SP1-1C-AAAAAAD", "1C"),
        ("SP1-51C-AAAAAAD", "51"),
        ("SP1-SC-AAAAAAD", "SC"),
        ("SP1-X", "X"),
    ],
)
def test_a_bad_number_of_suits_is_named(typed: str, found: str) -> None:
    assert error(typed) == (CodeFault.BAD_SUITS, found, "S1, S2, S3, S4")


@pytest.mark.parametrize(
    ("typed", "found"),
    [("SP1-S1X-AAAAAAD", "X"), ("SP1-S1-AAAAAAD", "A"), ("SP1-S1G-AAAAAAD", "G")],
)
def test_a_bad_group_rule_is_named(typed: str, found: str) -> None:
    assert error(typed) == (CodeFault.BAD_RULE, found, "C, R")


@pytest.mark.parametrize(
    ("char", "meant"), [("0", "O"), ("1", "I"), ("8", "B"), ("9", ""), ("Ä", ""), ("$", "")]
)
@pytest.mark.parametrize("place", [0, 3, 6])
def test_a_character_that_codes_lack_is_named_with_the_one_it_looks_like(
    char: str, meant: str, place: int
) -> None:
    digits = "AAAAAAA"[:place] + char + "AAAAAAA"[place + 1 :]
    assert error(f"SP1-S1C-{digits}") == (CodeFault.BAD_CHARACTER, char, meant)


def test_a_bad_character_is_named_even_where_the_code_breaks_off() -> None:
    assert error("SP1-S1C-AA0") == (CodeFault.BAD_CHARACTER, "0", "O")


def test_the_longest_prefix_that_fits_is_the_games() -> None:
    assert decode("SPX1-S1C-AAAAAAD", ("SP", "SPX")).prefix == "SPX"
    assert decode("SP1-S1C-AAAAAAD", ("SP", "SPX")).prefix == "SP"
