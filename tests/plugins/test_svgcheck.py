"""SVG of other people: what would read files, take minutes or look wrong is told before."""

import pytest

from spider_qt.api import Rank, Suit
from spider_qt.builtins import spider_card_themes
from spider_qt.plugins.svgcheck import MAX_ELEMENTS, svg_fault

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'


def document(body: str) -> bytes:
    """Return a document with this in it."""
    return f"{HEAD}{body}</svg>".encode()


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ('<rect fill="url(file:///etc/passwd)"/>', "another file"),
        ("<rect style=\"fill:url( 'other.svg#a' )\"/>", "another file"),
        ('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', "another SVG document"),
        ("<style>@import 'a.css';</style>", "style sheet"),
        ("<style>rect { fill: url(#p) }</style>", "style sheet"),
        ("<style>rect { fill: u&#114;l(#p) }</style>", "style sheet"),
        ("<style>rect { fill:\nurl<![CDATA[(#p) ]]>}</style>", "style sheet"),
        ("<style><g/>rect { fill: url(#p) }</style>", "style sheet"),
        ("<style>rect { fill: URL(#p) }</style>", "style sheet"),
        (r"<style>rect { fill: \75rl(#p) }</style>", "style sheet"),
        (r'<rect style="fill: \75rl(a.svg#p)"/>', "backslash"),
        ('<rect fill="URL(a.svg#p)"/>', "another file"),
        ('<image href="../a.png"/>', "another file"),
    ],
)
def test_nothing_outside_of_the_document_is_read(body: str, word: str) -> None:
    fault = svg_fault(document(body))
    assert fault is not None
    assert word in fault


def test_a_style_sheet_in_another_file_is_refused() -> None:
    svg = b'<?xml-stylesheet type="text/css" href="a.css"?>' + document("<rect/>")
    assert svg_fault(svg) == "it names a style sheet in another file"


@pytest.mark.parametrize("how", ["fill", "stroke", "mask", "marker-mid"])
def test_what_is_repeated_by_reference_is_counted_as_often_as_it_is_drawn(how: str) -> None:
    levels = "".join(
        f'<pattern id="p{n}">' + f'<rect {how}="url(#p{n - 1})"/>' * 10 + "</pattern>"
        for n in range(1, 6)
    )
    body = f'<pattern id="p0"><rect/></pattern>{levels}<rect {how}="url(#p5)"/>'
    assert svg_fault(document(body)) == f"it draws more than {MAX_ELEMENTS:,} elements"


def test_a_marker_counts_for_each_point_of_its_path() -> None:
    marker = f'<marker id="m">{"<rect/>" * 20}</marker>'
    path = f'<path marker-mid="url(#m)" d="M0 0{" L1 1" * 5000}"/>'
    assert svg_fault(document(marker + path)) is not None
    assert svg_fault(document(marker + path.replace("marker-mid", "fill"))) is None


def test_a_long_path_that_is_repeated_counts_by_its_length() -> None:
    path = f'<path id="a" d="M0 0{" L1 1" * 20_000}"/>'
    assert svg_fault(document(path)) is None
    assert svg_fault(document(path + '<use href="#a"/>' * 100)) is not None


def test_our_own_cards_are_far_below_the_budget() -> None:
    classic = next(iter(spider_card_themes()))
    for svg in (classic.back_svg(), classic.face_svg(Suit.HEARTS, Rank.KING)):
        assert svg is not None
        assert svg_fault(svg) is None
