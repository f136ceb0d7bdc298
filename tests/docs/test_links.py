"""A link from one of our pages to a file of ours leads somewhere."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_LINK: Final = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def test_every_link_to_a_file_leads_to_it() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("plugins/*/*.md")]
    links = [
        (page, target.partition("#")[0])
        for page in pages
        for target in _LINK.findall(page.read_text("utf-8"))
        if not target.startswith(("https:", "#"))
    ]
    assert len(links) > 10
    assert [(page.name, to) for page, to in links if not (page.parent / to).exists()] == []
