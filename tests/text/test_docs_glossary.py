"""The glossary has a word in every language for every term, and the names that the program uses."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.text.cards import card_name, suit_name

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
LANGUAGES = ["English", "Norwegian", "Turkish", "German", "Dutch"]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|")
]


def test_every_table_has_the_five_languages_and_no_empty_cell() -> None:
    heads = [row for row in ROWS if row[0] == "English"]
    assert heads == [LANGUAGES] * PAGE.count("| English |")
    assert all(len(row) == 5 and all(row) for row in ROWS)


def test_no_term_is_explained_twice() -> None:
    terms = [row[0] for row in ROWS if not re.fullmatch(r"-+|English", row[0])]
    assert len(terms) == len(set(terms))
    assert len(terms) > 60


def test_every_suit_and_court_card_is_in_the_glossary() -> None:
    terms = {row[0] for row in ROWS}
    assert {suit_name(suit).english for suit in Suit} <= terms
    courts = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
    assert {card_name(Card(Suit.SPADES, rank)).english.split()[0] for rank in courts} <= terms


def test_no_language_uses_one_word_for_two_suits_or_ranks() -> None:
    for language in range(1, 5):
        words = {row[0]: row[language] for row in ROWS}
        for names in (
            ["spades", "hearts", "diamonds", "clubs"],
            ["ace", "king", "queen", "jack"],
            ["Easy (1 suit)", "Medium (2 suits)", "Hard (4 suits)"],
            [
                "Classic (groups of one suit)",
                "Relaxed (groups may be mixed)",
                "Relaxed Spider (deals onto empty columns)",
            ],
        ):
            assert len({words[name] for name in names}) == len(names)


def words(cell: str) -> list[str]:
    """The terms of a cell, without their daggers, in lower case."""
    return [word.replace("†", "").strip().lower() for word in cell.split(";")]


def small(text: str) -> str:
    """The text in small letters; a Turkish capital I with a dot has a small one of its own."""
    return text.replace("\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}", "i").lower()


@pytest.mark.parametrize(("language", "code"), [(1, "nb"), (2, "tr"), (3, "de"), (4, "nl")])
def test_the_program_says_what_the_glossary_says(language: int, code: str) -> None:
    file = ROOT / "resources" / "translations" / f"spider_qt_{code}.ts"
    said = {
        (message.findtext("source") or "").lower(): small(message.findtext("translation") or "")
        for message in ET.parse(file).iter("message")  # noqa: S314 - our own file
    }
    terms = {re.sub(r" \(.*\)", "", row[0]).lower(): words(row[language]) for row in ROWS}
    terms.pop("deal")  # the button is the verb, the term the noun
    shared = {term for term in terms if said.get(term)}
    assert {"spades", "stock", "undo", "redo", "new game", "classic", "relaxed", "easy"} <= shared
    assert {t: said[t] for t in shared if said[t] not in terms[t]} == {}
