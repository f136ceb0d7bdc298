"""Each check of the kit fails on an object that breaks its law, and says what to do."""

from dataclasses import replace
from typing import Any

import pytest

from spider_qt.api import (
    CardTheme,
    PlaceStyle,
    Score,
    ScoreLine,
    ScoringScheme,
    TableForm,
    TableTheme,
    Theme,
    ThemeForm,
    Variant,
)
from spider_qt.testing import ScoringConformance, ThemeConformance, VariantConformance
from tests.testing import broken
from tests.testing.broken import CARD, SPIDER, Broken, Cards, NoCards, Scheme

BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"/>'
WIDE = CARD.format(r=80, more="").replace("0 0 250 350", "0 0 350 250")
CLIPPED = CARD.format(r=80, more='<clipPath id="c"><rect width="9" height="9"/></clipPath>')


def variant_check(name: str, variant: object) -> None:
    class Check(VariantConformance):
        length = 25

    Check.variant = variant  # type: ignore[assignment]  # broken ones, too
    getattr(Check(), name)()


VARIANTS: list[tuple[str, object, str]] = [
    ("test_it_has_all_that_a_variant_has", broken.Lacking(), "the game lacks .*perform"),
    ("test_it_has_all_that_a_variant_has", Broken(id="two words"), "write plugin-id.local-id"),
    ("test_it_has_all_that_a_variant_has", Broken(prefix="ps"), "2 to 4 capital letters"),
    ("test_it_has_all_that_a_variant_has", Broken(name="a\nb"), "one line that players"),
    (
        "test_each_option_can_be_chosen_and_no_other",
        Broken(configured=lambda inner, suits, rule: inner),
        "return the game with the options it was given|is accepted: raise ValueError",
    ),
    (
        "test_each_option_can_be_chosen_and_no_other",
        Broken(configured=lambda inner, suits, rule: replace(inner, prefix="XX")),
        "changes id or prefix|return the game",
    ),
    (
        "test_a_deal_is_the_whole_pack",
        Broken(deal=broken.short_deal),
        "1 .* missing, none too many",
    ),
    (
        "test_a_deal_is_the_whole_pack",
        Broken(pack=lambda inner: inner.pack()[:1] * 104),
        "the very same card twice",
    ),
    (
        "test_a_deal_is_the_whole_pack",
        Broken(empty_layout=lambda inner: replace(inner, columns=((1, 1),)).empty_layout()),
        "other piles than empty_layout",
    ),
    (
        "test_a_number_gives_the_same_deal_and_another_number_another",
        Broken(deal=broken.Unsteady()),
        "use spider_qt.api.shuffled",
    ),
    (
        "test_a_number_gives_the_same_deal_and_another_number_another",
        Broken(deal=lambda inner, number: inner.deal(3)),
        "the same cards for different numbers",
    ),
    (
        "test_a_number_gives_the_same_deal_in_another_process",
        Broken(deal=broken.hashed_deal),
        r"do not rest on hash\(\)",
    ),
    (
        "test_the_legal_moves_are_exactly_those_that_are_not_refused",
        Broken(legal_moves=broken.without_last),
        "legal_moves.. leaves it out",
    ),
    (
        "test_the_legal_moves_are_exactly_those_that_are_not_refused",
        Broken(legal_moves=broken.with_one_more),
        "names S1x1>T1, which is refused: stock_only_deals",
    ),
    (
        "test_the_legal_moves_are_exactly_those_that_are_not_refused",
        Broken(legal_moves=lambda inner, layout: inner.legal_moves(layout) * 2),
        "names each move once",
    ),
    (
        "test_every_refusal_says_which_rule_in_a_sentence",
        Broken(lift_refusal=broken.speechless),
        "or words of your own as detail",
    ),
    (
        "test_a_step_keeps_every_card_and_tells_what_happened",
        Broken(perform=broken.losing),
        "loses or makes cards",
    ),
    (
        "test_a_step_keeps_every_card_and_tells_what_happened",
        Broken(perform=broken.silent),
        "with a CardTurned",
    ),
    (
        "test_a_step_keeps_every_card_and_tells_what_happened",
        Broken(perform=broken.misleading),
        "do not tell what it did",
    ),
    (
        "test_a_step_keeps_every_card_and_tells_what_happened",
        Broken(perform=broken.Forgetful()),
        "do not tell what it did|does not do the same twice",
    ),
    (
        "test_a_table_is_won_or_not",
        Broken(is_won=lambda inner, layout: 1),
        "True or False",
    ),
    ("test_a_table_is_won_or_not", Broken(is_won=lambda inner, layout: True), "already won"),
]


def named(one: object) -> str:
    """The same name in every process: nothing that tells an address."""
    return one[:40] if isinstance(one, str) else type(one).__name__


@pytest.mark.parametrize(("check", "variant", "said"), VARIANTS, ids=named)
def test_a_broken_game_fails_its_check(check: str, variant: object, said: str) -> None:
    variant_check(check, SPIDER)  # the good one passes
    with pytest.raises(pytest.fail.Exception, match=said):
        variant_check(check, variant)


def test_a_game_that_is_made_in_a_test_is_not_dealt_in_another_process() -> None:
    local = Broken(deal=lambda inner, number: inner.deal(number))
    with pytest.raises(pytest.skip.Exception, match="put its class into a module"):
        variant_check("test_a_number_gives_the_same_deal_in_another_process", local)


def scheme_check(name: str, scheme: object, undo_restores: bool = True) -> None:
    class Check(ScoringConformance):
        numbers = (3,)
        length = 40
        variant = SPIDER

    Check.scheme = scheme  # type: ignore[assignment]  # broken ones, too
    Check.undo_restores = undo_restores
    getattr(Check(), name)()


SCHEMES: list[tuple[str, object, str]] = [
    ("test_it_has_all_that_a_scheme_has", broken.Lacking(), "lacks name, start, after"),
    ("test_it_has_all_that_a_scheme_has", Scheme(name=" "), "write one line of text"),
    (
        "test_its_description_is_a_sentence_if_it_has_one",
        Scheme(description="no full stop"),
        "with its full stop",
    ),
    (
        "test_a_score_is_whole_numbers_that_saves_and_positions_can_hold",
        Scheme(begin=0.5),
        "whole points",
    ),
    (
        "test_a_score_is_whole_numbers_that_saves_and_positions_can_hold",
        Scheme(fold=lambda score, deed: Score(score.points - 1)),
        r"show max\(0, points\)",
    ),
    (
        "test_a_score_is_whole_numbers_that_saves_and_positions_can_hold",
        Scheme(fold=lambda score, deed: Score(1, (0.5,))),  # type: ignore[arg-type]  # the fault
        "memory may hold whole numbers only",
    ),
    ("test_the_same_actions_give_the_same_score", Scheme(fold=broken.Counting()), "keeps no state"),
    (
        "test_all_that_it_remembers_is_in_the_score",
        Scheme(fold=broken.Remembering()),
        "use Score.memory",
    ),
    (
        "test_undo_restores_the_score_or_charges_as_it_says",
        Scheme(fold=lambda score, deed: Score(score.points + 1)),
        "return deed.restored",
    ),
    (
        "test_its_explanation_adds_up",
        Scheme(told=lambda account: (ScoreLine("Too much", account.score.points + 1),)),
        "points add up to",
    ),
    ("test_its_explanation_adds_up", Scheme(told=lambda account: None), "points add up to"),
]


@pytest.mark.parametrize(("check", "scheme", "said"), SCHEMES, ids=named)
def test_a_broken_scheme_fails_its_check(check: str, scheme: object, said: str) -> None:
    scheme_check(check, Scheme())  # the good one passes
    with pytest.raises(pytest.fail.Exception, match=said):
        scheme_check(check, scheme)


def test_a_scheme_that_says_it_charges_for_undo_must_charge() -> None:
    check = "test_undo_restores_the_score_or_charges_as_it_says"
    scheme_check(check, Scheme(fold=lambda score, deed: Score(score.points + 1)), False)
    with pytest.raises(pytest.fail.Exception, match="leave it True"):
        scheme_check(check, Scheme(), False)


def theme_check(name: str, theme: object) -> None:
    class Check(ThemeConformance):
        pass

    Check.theme = theme  # type: ignore[assignment]  # broken ones, too
    getattr(Check(), name)()


FORM = TableForm(
    top="#0b5d3b", bottom="#084a2f", line="#d8efe0", hollow="#0a4f33",
    ink="#ffffff", shade="#06301f", accent="#ffd24a", refusal="#ff9b8a",
)  # fmt: skip
TABLE = TableTheme("plug.table", "Table", FORM, FORM, PlaceStyle.PLAIN)
PARTS = ThemeForm("felt", "classic", "back-stars", "#ffd24a")
LOOK = Theme("plug.look", "Look", PARTS, PARTS)
DULL = replace(FORM, ink="#07311f")
MISSPELT = replace(FORM, line="green")

THEMES: list[tuple[str, object, object, str]] = [
    ("test_its_id_and_name_can_be_shown", LOOK, replace(LOOK, name=""), "write one line of text"),
    ("test_it_gives_faces_or_a_back", Cards(), NoCards(), "no picture at all"),
    ("test_it_gives_faces_or_a_back", Cards(), Cards(count=3), "give all or none"),
    (
        "test_each_picture_is_a_safe_svg_within_the_budgets",
        Cards(),
        Cards(back="<svg"),
        "the back cannot be used: it is not XML",
    ),
    (
        "test_each_picture_is_a_safe_svg_within_the_budgets",
        Cards(),
        Cards(back=CARD.format(r=1, more="<g/>" * 60_000)),
        "draws more than",
    ),
    ("test_each_picture_has_the_shape_of_a_card", Cards(), Cards(back=WIDE), "a card is 5 to 7"),
    (
        "test_each_picture_has_the_shape_of_a_card",
        Cards(),
        Cards(back=BLANK.replace("viewBox", "x")),
        "has no viewBox",
    ),
    ("test_qtsvg_can_draw_all_of_it", Cards(), Cards(back=CLIPPED), "uses <clipPath>"),
    (
        "test_no_picture_is_blank_and_no_face_is_like_another",
        Cards(),
        Cards(back=BLANK),
        "the back is blank",
    ),
    (
        "test_no_picture_is_blank_and_no_face_is_like_another",
        Cards(),
        Cards(faces={1: CARD.format(r=80, more="")}),
        "looks exactly like the back",
    ),
    (
        "test_every_colour_of_a_table_is_a_colour_and_can_be_told_from_its_ground",
        TABLE,
        replace(TABLE, dark=DULL),
        "dark: ink on shade has a contrast of 1",
    ),
    (
        "test_every_colour_of_a_table_is_a_colour_and_can_be_told_from_its_ground",
        TABLE,
        replace(TABLE, light=MISSPELT),
        "light: line is 'green'; write #rrggbb",
    ),
    (
        "test_each_part_of_a_theme_is_named",
        LOOK,
        replace(LOOK, dark=ThemeForm("felt", "", "back-stars")),
        "dark: faces is empty",
    ),
    (
        "test_each_part_of_a_theme_is_named",
        LOOK,
        replace(LOOK, light=replace(PARTS, accent="red")),
        "light: 'red' is no colour",
    ),
]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("check", "good", "bad", "said"), THEMES, ids=named)
def test_a_broken_theme_fails_its_check(check: str, good: object, bad: object, said: str) -> None:
    theme_check(check, good)
    with pytest.raises(pytest.fail.Exception, match=said):
        theme_check(check, bad)


def checks_of(kit: type) -> set[str]:
    return {name for name in vars(kit) if name.startswith("test_")}


def test_every_check_was_seen_to_fail_or_speaks_of_what_the_engine_holds() -> None:
    """The ways back, positions and moves are the engine's own; see test_ways_back."""
    held = {
        "test_undo_redo_and_the_journal_bring_back_every_state",
        "test_positions_are_read_back_as_they_were_written",
        "test_moves_are_read_back_as_they_were_written",
    }
    assert checks_of(VariantConformance) - held == {check for check, *_ in VARIANTS}
    assert checks_of(ScoringConformance) == {check for check, *_ in SCHEMES}
    assert checks_of(ThemeConformance) == {check for check, *_ in THEMES}


def test_ways_back_that_do_not_lead_back_are_found() -> None:
    unsteady: Any = Broken(perform=broken.Forgetful())
    with pytest.raises(pytest.fail.Exception, match=r"perform|journal|table"):
        variant_check("test_undo_redo_and_the_journal_bring_back_every_state", unsteady)


def test_moves_and_positions_that_cannot_be_read_are_found() -> None:
    odd: Any = Broken(
        legal_moves=lambda inner, layout: (broken.ODD_MOVE, *inner.legal_moves(layout))
    )
    with pytest.raises(pytest.fail.Exception, match="cannot be read back"):
        variant_check("test_moves_are_read_back_as_they_were_written", odd)
    other: Any = Broken(deal=broken.open_stock)
    with pytest.raises(pytest.fail.Exception, match="S1 is read back otherwise than it lay"):
        variant_check("test_positions_are_read_back_as_they_were_written", other)


def test_the_protocols_fit_the_kits_samples() -> None:
    assert isinstance(Scheme(), ScoringScheme)
    assert isinstance(Cards(), CardTheme)
    assert isinstance(Broken(), Variant)
