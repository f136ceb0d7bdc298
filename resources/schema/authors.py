"""Writes the reference for plugin authors: ``python -m resources.schema.authors``.

Hooks, protocols, manifest and keys are told where they are defined, once; this page
is made of those docstrings, and so is the list of taken prefixes. A test holds the committed
pages equal to what is made.
"""

import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from resources.schema.make import table
from spider_qt.api import (
    API_VERSION,
    Account,
    Action,
    CardTheme,
    CardTurned,
    Deed,
    ExplainedScheme,
    Gift,
    Hint,
    HintProvider,
    Manifest,
    Score,
    Scored,
    ScoreLine,
    ScoringScheme,
    SessionFact,
    SessionObserver,
    SpiderHooks,
    Step,
    TableForm,
    TableTheme,
    TableView,
    Theme,
    ThemeForm,
    Variant,
)
from spider_qt.api.manifest import GIFTS
from spider_qt.builtins.family import family

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "plugin-authors"
REFERENCE: Final = FOLDER / "reference.md"
PUBLISHING: Final = FOLDER / "publishing.md"
PREFIXES: Final = ROOT / "plugins" / "prefixes.toml"
BEGIN: Final = "<!-- the prefixes: written by resources/schema/authors.py -->"
END: Final = "<!-- end of the prefixes -->"

_PROTOCOLS: Final[tuple[type, ...]] = (
    Variant,
    ScoringScheme,
    ExplainedScheme,
    CardTheme,
    SessionObserver,
    HintProvider,
)
_VALUES: Final[tuple[type, ...]] = (SessionFact, TableView, Hint)
_SCORED: Final[tuple[type, ...]] = (Score, Deed, Step, CardTurned, Account, Scored, ScoreLine)
_LOOKS: Final[tuple[type, ...]] = (TableTheme, TableForm, Theme, ThemeForm)
_ARGUMENT: Final = re.compile(r"^    (\w+): (.*(?:\n {6,}.*)*)", re.MULTILINE)
_HEAD: Final = "| {} | |\n|---|---|\n"


def _plain(text: str | None) -> str:
    """The first paragraph of a docstring in one line, with Markdown's code marks."""
    first = inspect.cleandoc(text or "").partition("\n\n")[0]
    return " ".join(first.split()).replace("``", "`").replace("|", "\\|")


def arguments(kind: type) -> dict[str, str]:
    """What a class's docstring says of each of its fields, in their order."""
    text = inspect.cleandoc(kind.__doc__ or "").partition("Args:\n")[2]
    return {name: _plain(about) for name, about in _ARGUMENT.findall(text)}


def members(kind: type) -> dict[str, str]:
    """What the docstrings of a protocol's own members say, by how each is written."""
    found = {}
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            found[name] = _plain(member.__doc__)
        elif inspect.isfunction(member):
            given = [one for one in inspect.signature(member).parameters if one != "self"]
            found[f"{name}({', '.join(given)})"] = _plain(member.__doc__)
    return found


def fields(kind: type) -> dict[str, str]:
    """A dataclass's fields and properties: what is said of each, or else its type."""
    told = arguments(kind)
    notes = inspect.get_annotations(kind)
    plain = {name: told.get(name) or f"`{_type(note)}`" for name, note in notes.items()}
    return {**plain, **_properties(kind)}


def _properties(kind: type) -> dict[str, str]:
    found = {name: one for name, one in vars(kind).items() if isinstance(one, property)}
    return {name: _plain(one.__doc__) for name, one in found.items() if name[0] != "_"}


def _type(note: object) -> str:
    """How a type is written, without the modules."""
    text = note.__name__ if type(note) is type else str(note)
    return re.sub(r"(?:\w+\.)+(?=\w)", "", text).replace("|", "\\|")


def _rows(head: str, rows: dict[str, str]) -> str:
    return _HEAD.format(head) + "".join(f"| `{key}` | {about} |\n" for key, about in rows.items())


def _parts() -> Iterator[str]:
    yield "# Reference for plugin authors\n\n"
    yield "Made from the code by `python -m resources.schema.authors`; do not write here.\n"
    yield f"`API_VERSION` is {API_VERSION}; [what that promises](versioning.md).\n\n"
    yield "## Hooks\n\n"
    yield "Functions without arguments, marked `@hookimpl`; each returns a tuple or list.\n\n"
    yield _rows("hook", {n.partition("(")[0]: t for n, t in members(SpiderHooks).items()})
    yield "\n## What the objects have\n"
    for kind in _PROTOCOLS:
        yield f"\n### {kind.__name__}\n\n{_plain(kind.__doc__)}\n\n"
        yield _rows("member", members(kind))
    yield "\n## What the objects are told\n"
    for kind in _VALUES:
        yield f"\n### {kind.__name__}\n\n{_plain(kind.__doc__)}\n\n"
        yield _rows("field", arguments(kind))
    yield "\n## What a scheme reads and returns\n"
    for kind in _SCORED:
        yield f"\n### {kind.__name__}\n\n{_plain(kind.__doc__)}\n\n"
        yield _rows("field", fields(kind))
    yield f"\n### Action\n\n{_plain(Action.__doc__)}\n\n"
    yield _rows("member", {f"Action.{one.name}": f"`{one.value!r}`" for one in Action})
    yield "\n## plugin.toml\n\n`[plugin]`:\n\n"
    yield _rows("key", {k: t for k, t in arguments(Manifest).items() if k != "gives"})
    tables = ", ".join(f"`[[{kind}]]`" for kind in GIFTS)
    yield f"\nEach of {tables}, if the plugin declares what it gives:\n\n"
    yield _rows("key", arguments(Gift))
    yield "\n## A game in TOML\n\n"
    yield "[How a file is written](../variant-files.md), with all words explained.\n\n"
    yield table()
    yield "\n## Tables and themes\n\n"
    yield "`tables/*.toml` has the keys of `TableTheme` on top and those of `TableForm` in\n"
    yield "`[light]` and `[dark]`; `themes/*.toml` likewise, `Theme` and `ThemeForm`. The id is\n"
    yield "the file's name. [With examples](../themes.md#for-authors-a-table).\n"
    for kind in _LOOKS:
        yield f"\n### {kind.__name__}\n\n"
        yield _rows("key", arguments(kind))


def reference_text() -> str:
    """The whole page."""
    return "".join(_parts())


def taken() -> dict[str, str]:
    """Every prefix that is known, with the id of its game."""
    registered: dict[str, str] = tomllib.loads(PREFIXES.read_text("utf-8"))
    return {**{game.prefix: game.id for game in family()}, **registered}


def publishing_text(old: str) -> str:
    """The page on publishing with the prefixes as they are now."""
    before, _, rest = old.partition(BEGIN)
    after = rest.partition(END)[2]
    words = [f"`{prefix}`" for prefix in sorted(taken())]
    lines = "\n".join(", ".join(words[at : at + 12]) + "," for at in range(0, len(words), 12))
    return f"{before}{BEGIN}\n\n{lines.removesuffix(',')}.\n\n{END}{after}"


def main() -> None:
    """Write both pages."""
    REFERENCE.write_text(reference_text(), encoding="utf-8", newline="\n")
    text = publishing_text(PUBLISHING.read_text("utf-8"))
    PUBLISHING.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
