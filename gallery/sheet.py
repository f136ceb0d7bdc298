"""The contact sheet: one page with all pictures, scene by scene, to look at in a browser."""

from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from gallery.runs import Shot

_STYLE: Final = """
body { font: 15px sans-serif; background: #4a4a4a; color: #fff; margin: 1em; }
nav a { color: #cde; margin-right: 0.8em; white-space: nowrap; }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; }
figcaption { font-size: 12px; color: #ddd; }
img { max-width: 420px; max-height: 300px; border: 1px solid #000; }
"""


def write_sheet(folder: Path, shots: Sequence[Shot]) -> None:
    """Write ``index.html`` beside the pictures.

    Args:
        folder: where the pictures are.
        shots: what they show; those of a scene are put together.
    """
    names = list(dict.fromkeys(shot.scene for shot in shots))
    ordered = sorted(shots, key=lambda shot: names.index(shot.scene))
    parts = [f"<nav>{''.join(f'<a href=#{escape(n)}>{escape(n)}</a>' for n in names)}</nav>"]
    for name, scene in groupby(ordered, key=lambda shot: shot.scene):
        parts.append(f"<h2 id={escape(name)}>{escape(name)}</h2><section>")
        for shot in scene:
            file, text = escape(shot.file), escape(f"{shot.tag}, {shot.scheme}, {shot.window}")
            parts.append(
                f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{text}"></a>'
                f"<figcaption>{text}</figcaption></figure>"
            )
        parts.append("</section>")
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>'
        f"<style>{_STYLE}</style>{''.join(parts)}</html>\n"
    )
    (folder / "index.html").write_text(page, encoding="utf-8")
