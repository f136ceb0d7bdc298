"""The rules pages: one per language, all sections in each, and the right one for a refusal."""

import re
from html.parser import HTMLParser

import pytest

from spider_qt.api.resources import resource_path
from spider_qt.engine.moves import Reason
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.sections import Section, section_of

from .conftest import WindowBench

CODES = [language.code for language in LANGUAGES]


class Page(HTMLParser):
    """Anchors, links and open tags of a page."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(resource_path("rules", f"{code}.html").read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag != "meta":
            self.open.append(tag)
        if values.get("name") and tag == "a":
            self.anchors.append(values["name"] or "")
        if values.get("href"):
            self.links.append(values["href"] or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("code", CODES)
def test_every_page_has_every_section_once_and_links_to_each(code: str) -> None:
    page = Page(code)
    assert page.anchors == [section.value for section in Section]
    assert page.links == [f"#{section.value}" for section in Section]
    assert page.open == []


@pytest.mark.parametrize("code", CODES)
def test_every_page_gives_the_same_numbers(code: str) -> None:
    numbers = re.findall(r"\d+", Page(code).text)
    for number in ("104", "54", "10", "50", "500", "100", "117", "1183"):
        assert number in numbers, number
    assert "500 \N{MINUS SIGN} 117 + 800 = 1183" in Page(code).text
    assert "SP1-S1C-AAAAAAD" in Page(code).text


@pytest.mark.parametrize("reason", [r for r in Reason if section_of(r)])
def test_a_refusal_leads_to_a_section_that_exists(reason: Reason) -> None:
    assert section_of(reason) in {section.value for section in Section}


def test_reasons_without_a_section_are_not_rules_of_the_game() -> None:
    assert {reason for reason in Reason if not section_of(reason)} == {
        Reason.NOTHING_THERE,
        Reason.NO_SUCH_PILE,
        Reason.SAME_COLUMN,
        Reason.SAME_PILE,
        Reason.NOTHING_TO_UNDO,
        Reason.NOTHING_TO_REDO,
        Reason.PAUSED,
        Reason.RULE_BROKEN,
    }


def test_each_section_is_shown_at_its_own_place(bench: WindowBench) -> None:
    places = []
    for section in Section:
        bench.window.strip.rules_requested.emit(section.value)
        page = bench.window.help.rules
        assert page is not None
        places.append(page.page.verticalScrollBar().value())
    assert places == sorted(places)
    assert len(set(places)) > 5
