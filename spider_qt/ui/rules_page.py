"""The rules of a game as a page: its opening table, its rules in words, and what all games share.

Spider has a page that was written by hand. Of other games the words are made of their
parameters; scoring, codes and keys are the sections of Spider's page.
"""

from html import escape
from typing import Final

from spider_qt.api.resources import resource_path
from spider_qt.engine.spider import SpiderVariant
from spider_qt.engine.variant import Variant
from spider_qt.text.rules_of import rules_of
from spider_qt.ui.game_facts import about_text, facts_of, facts_text, parameters_of
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.languages import SOURCE
from spider_qt.ui.names import game_name
from spider_qt.ui.sections import Section

PICTURE: Final = "opening.png"
"""The name of the picture within the page."""
SPIDER: Final = "spider"
"""The id of the game whose page was written by hand."""

_ANCHORS: Final = {
    "aim": "aim",
    "table": Section.SETUP.value,
    "building": Section.PLACING.value,
    "groups": Section.GROUPS.value,
    "empty": Section.EMPTY.value,
    "stock": Section.DEAL.value,
    "runs": Section.RUNS.value,
    "winning": Section.END.value,
}
"""What the parts of a game's rules are called as anchors: as in Spider's page."""


def page_of(variant: Variant | None, language: str, picture_width: int = 0) -> str:
    """Return a game's page in HTML.

    Args:
        variant: the rules; None for Spider's.
        language: the code of the language of now.
        picture_width: how wide the picture is shown, in logical pixels; 0: there is none.
    """
    spider = _spider_page(language)
    name = game_name("Spider" if variant is None else variant.name)
    picture = _picture(name, picture_width) if picture_width else ""
    if variant is None or variant.id == SPIDER:
        return spider.replace("</h1>", f"</h1>{picture}", 1)
    shared = spider[_start(spider, Section.SCORING) :]
    title = translate("Rules", "Rules of {game}").replace("{game}", name)
    return (
        f"<html lang='{language}'><body><h1>{escape(title)}</h1>{picture}"
        f"{_about(variant)}{_contents(variant, shared)}{_sections(variant)}{shared}"
    )


def _spider_page(language: str) -> str:
    path = resource_path("rules", f"{language}.html")
    if not path.is_file():
        path = resource_path("rules", f"{SOURCE}.html")
    return path.read_text(encoding="utf-8")


def _start(page: str, section: Section) -> int:
    return page.index(f'<h2><a name="{section.value}">')


def _picture(name: str, width: int) -> str:
    told = translate("Rules", "The table of {game} at the beginning: hidden cards show their backs")
    told = escape(told.replace("{game}", name), quote=True)
    return f"<p><img src='{PICTURE}' width='{width}' alt='{told}'><br><small>{told}.</small></p>"


def _about(variant: Variant) -> str:
    facts = facts_of(variant)
    lines = [line for line in (facts_text(facts), about_text(facts)) if line]
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _contents(variant: Variant, shared: str) -> str:
    links = [
        f'<a href="#{_ANCHORS[part.id]}">{escape(shown(part.title))}</a>'
        for part in rules_of(variant)
    ]
    for section in (Section.SCORING, Section.CODES, Section.KEYS):
        begin = shared.index(">", _start(shared, section) + len("<h2>")) + 1
        title = shared[begin : shared.index("<", begin)]
        links.append(f'<a href="#{section.value}">{title}</a>')
    return f"<p>{' · '.join(links)}</p>"


def _sections(variant: Variant) -> str:
    parts = rules_of(variant)
    if not parts:
        told = translate(
            "Rules",
            "The rules of this game are in the code of its plugin, which tells them to nobody."
            " A move that they forbid is refused with the reason.",
        )
        return f"<p>{escape(told)}</p>"
    page = "".join(
        f'<h2><a name="{_ANCHORS[part.id]}">{escape(shown(part.title))}</a></h2>'
        f"<p>{escape(' '.join(shown(sentence) for sentence in part.sentences))}</p>"
        for part in parts
    )
    if type(parameters_of(variant)) is SpiderVariant:
        return page
    told = translate(
        "Rules",
        "The code of this game's plugin may change the rules below; it does not tell how."
        " A move that it forbids is refused with the reason.",
    )
    return f"<p>{escape(told)}</p>{page}"
