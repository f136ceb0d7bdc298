"""Sentences: every reason and every fault has one, and its places are filled."""

import re

import pytest

from spider_qt.engine.cards import Card, Rank, Suit
from spider_qt.engine.deal import CodeError, CodeFault, decode
from spider_qt.engine.moves import Reason, Refusal
from spider_qt.engine.notation import PositionError, PositionFault, parse_position
from spider_qt.engine.piles import STOCK, PileId, PileKind, column
from spider_qt.text.cards import card_name, pile_name, suit_name
from spider_qt.text.inputs import code_sentence, position_sentence
from spider_qt.text.refusals import refusal_sentence
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from tests.engine.helpers import GAMES, refused, table

NINE, TEN = Card(Suit.HEARTS, Rank.NINE), Card(Suit.SPADES, Rank.TEN)


# Sentences ------------------------------------------------------------------------


def test_a_sentence_fills_its_places_in_any_language() -> None:
    def german(context: str, source: str, count: int | None) -> str:
        assert (context, count) == ("Cards", None)
        return {"{what} of {suit}": "{suit}-{what}", "spades": "Pik"}[source]

    inner = Sentence("Cards", "spades")
    sentence = Sentence("Cards", "{what} of {suit}", {"what": 10, "suit": inner})
    assert sentence.english == "10 of spades"
    assert sentence.render(german) == "Pik-10"


def test_a_place_that_nothing_fills_stays_visible() -> None:
    assert Sentence("X", "{this} and {that}", {"this": "one"}).english == "one and {that}"


def test_text_that_looks_like_a_place_is_not_filled_again() -> None:
    sentence = Sentence("X", "{found}, not {expected}", {"found": "{expected}", "expected": "B"})
    assert sentence.english == "{expected}, not B"


@pytest.mark.parametrize(
    ("count", "wanted"), [(0, "0 moves left"), (1, "1 move left"), (2, "2 moves left")]
)
def test_english_plurals_follow_the_count(count: int, wanted: str) -> None:
    assert Sentence("X", "%n move(s) left", count=count).english == wanted


def test_the_plural_is_chosen_by_the_language() -> None:
    asked: list[tuple[str, str, int | None]] = []

    def turkish(context: str, source: str, count: int | None) -> str:
        asked.append((context, source, count))
        return f"{count} hamle"

    assert Sentence("X", "%n move(s)", count=3).render(turkish) == "3 hamle"
    assert asked == [("X", "%n move(s)", 3)]


def test_marking_a_literal_changes_nothing() -> None:
    assert QT_TRANSLATE_NOOP("Cards", "spades") == "spades"


# Names ----------------------------------------------------------------------------


def test_every_card_has_a_name_of_its_own() -> None:
    names = {card_name(Card(suit, rank)).english for suit in Suit for rank in Rank}
    assert len(names) == 52
    assert {"ace of spades", "10 of hearts", "queen of diamonds", "king of clubs"} <= names
    assert [suit_name(suit).english for suit in Suit] == ["spades", "hearts", "diamonds", "clubs"]


def test_every_kind_of_pile_has_a_name_and_counts_from_one() -> None:
    names = {kind: pile_name(PileId(kind, 1)).english for kind in PileKind}
    assert len(set(names.values())) == len(PileKind)
    assert names[PileKind.TABLEAU] == "column 2"
    assert names[PileKind.FOUNDATION] == "finished run 2"
    assert pile_name(STOCK).english == "stock"


# Refusals -------------------------------------------------------------------------


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_whose_places_are_filled(reason: Reason) -> None:
    detail = "acme.game" if reason is Reason.RULE_BROKEN else ""
    said = refusal_sentence(Refusal(reason, NINE, TEN, column(3), detail)).english
    assert re.fullmatch(r"[A-Z][^{}%]+[.]", said), said


def test_no_two_reasons_say_the_same() -> None:
    said = {refusal_sentence(Refusal(reason, NINE, TEN, column(3))).english for reason in Reason}
    assert len(said) == len(Reason)


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (("T1: 9S* 8S", "T2: TS"), "T1x2>T2"),
        (("T1: 8H 7S", "T2: 9S"), "T1x2>T2"),
        (("T1: 8H 5S", "T2: 9S"), "T1x2>T2"),
        (("T1: 8H", "T2: TS"), "T1x1>T2"),
        (("T1: 8H", "T2: AS"), "T1x1>T2"),
        (("T1: 8H",), "T1x1>T1"),
        (("T1: 8H",), "T2x1>T1"),
        (("T1: 8H",), "T1x1>T12"),
        (("T1: 8H", "done: S"), "F1x1>T1"),
        (("T1: 8H", "stock: 7H"), "S1x1>T1"),
        (("T1: 8H",), "T1x1>F1"),
        (("T1: 8H", "stock: 7H"), "D"),
        (("T1: 8H",), "D"),
        (("T1: 8H",), "undo"),
        (("T1: 8H",), "redo"),
    ],
)
def test_every_refusal_of_the_engine_brings_what_its_sentence_needs(
    lines: tuple[str, ...], word: str
) -> None:
    assert "{" not in refusal_sentence(refused(table(*lines), word)).english


def test_a_refusal_names_the_cards_and_the_rule() -> None:
    wrong = refusal_sentence(refused(table("T1: 8H", "T2: TS"), "T1x1>T2")).english
    assert wrong == (
        "The 8 of hearts does not go on the 10 of spades: "
        "the card below must be exactly one rank higher."
    )
    mixed = refusal_sentence(refused(table("T1: 8H 7S", "T2: 9S"), "T1x2>T2")).english
    assert (
        mixed == "Only cards of one suit move together: the 7 of spades and the 8 of hearts differ."
    )
    blocked = refusal_sentence(refused(table("T1: 8H", "stock: 7H"), "D")).english
    assert blocked == "No deal while a column is empty: first put a card into column 2."


def test_a_plugins_own_words_are_shown_as_they_are() -> None:
    own = refusal_sentence(Refusal(Reason.WRONG_RANK, NINE, TEN, detail="Only {even} ranks."))
    assert own.english == "Only {even} ranks."


def test_rules_that_lost_cards_are_named() -> None:
    said = refusal_sentence(Refusal(Reason.RULE_BROKEN, detail="acme.game")).english
    assert "acme.game" in said


# Codes and positions --------------------------------------------------------------


@pytest.mark.parametrize("fault", CodeFault)
def test_every_fault_of_a_code_has_a_sentence(fault: CodeFault) -> None:
    said = code_sentence(CodeError(fault, "12", "13")).english
    assert re.fullmatch(r"[A-Z“][^{}%]+[.]", said), said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a game code such as SP1-S1C-AAAAAAD."),
        ("SP1-S1C-AAAAAA", "The code is too short: 12 letters and digits of 13."),
        ("SP1-S1C-AAAAAADD", "The code is too long: 14 letters and digits, it has 13."),
        ("KL1", "No installed game has codes that begin with “KL”. Known: RS, SP."),
        ("SP9", "“9” is not a code version of this program; it reads version 1."),
        ("SP1-S6", "“S6” is no number of suits; write one of S1, S2, S3, S4."),
        ("SP1-S1X", "“X” is no rule; write C for Classic or R for Relaxed."),
        ("SP1-S1C-0", "“0” does not occur in codes; perhaps it is “O”."),
        (
            "SP" + "9" * 5000,
            "“9” is not a code version of this program; it reads version 1.",
        ),
        ("Q" * 5000, f"No installed game has codes that begin with “{'Q' * 59}…”. Known: RS, SP."),
        ("SP1-S1C-9", "“9” does not occur in codes; they use the letters A to Z and 2 to 7."),
    ],
)
def test_what_is_wrong_with_a_typed_code_is_said(typed: str, said: str) -> None:
    with pytest.raises(CodeError) as caught:
        decode(typed, ("SP", "RS"))
    assert code_sentence(caught.value).english == said


@pytest.mark.parametrize("fault", PositionFault)
def test_every_fault_of_a_position_has_a_sentence_with_its_line(fault: PositionFault) -> None:
    said = position_sentence(PositionError(fault, 7, "AX", "S, H")).english
    assert re.fullmatch(r"Line 7: [^{}%]+[.]", said), said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\nT1: {line}", "Line 2: “{line}” is no card; write rank and suit, such as TH."),
        ("T1: \x1b[2JS", "Line 1: “\ufffd[2JS” is no card; write rank and suit, such as TH."),
        ("T1: A\u200bS", "Line 1: “A\ufffdS” is no card; write rank and suit, such as TH."),
        (
            f"T1: {'A' * 9999}",
            f"Line 1: “{'A' * 59}…” is no card; write rank and suit, such as TH.",
        ),
        ("T1: 9S 8S*", "Line 1: the face-down card “8S*” lies above a face-up one."),
        ("T1: AS AS AS", "Line 1: too many “AS”; with these suits the packs hold 2."),
        ("T11: AS", "Line 1: this game has no column “T11”."),
    ],
)
def test_what_is_wrong_with_a_position_is_said(text: str, said: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(text, GAMES)
    assert position_sentence(caught.value).english == said


@pytest.mark.parametrize("reason", Reason)
def test_a_refusal_that_a_plugin_left_bare_is_still_a_sentence(reason: Reason) -> None:
    said = refusal_sentence(Refusal(reason)).english
    assert said.endswith(".")
    assert "{" not in said
