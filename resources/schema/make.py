"""Writes what editors and authors know of files of games: ``python -m resources.schema.make``.

The JSON schema (completion and faults while one types, with any editor that knows
``#:schema``) and the table of keys in docs/variant-files.md come from the loader's own table,
so that no two of the three disagree. A test holds the committed files equal to what is made.
"""

import json
from pathlib import Path
from typing import Final

from spider_qt.api.variant_file import MOST_VARIANTS
from spider_qt.api.variant_file_columns import MOST_COLUMNS
from spider_qt.api.variant_file_keys import KEYS, REQUIRED, UNLIMITED, VARIANT, Key, Kind
from spider_qt.engine.spider import SpiderVariant

HERE: Final = Path(__file__).resolve().parent
SCHEMA: Final = HERE / "variant.schema.json"
REFERENCE: Final = HERE.parent.parent / "docs" / "variant-files.md"
BEGIN: Final = "<!-- the keys: written by resources/schema/make.py -->"
END: Final = "<!-- end of the keys -->"

_PIECE: Final = r"\s*([0-9]{1,3}\s*[xX\u00d7*]\s*)?[0-9]{1,3}(\s*\+\s*[0-9]{1,3})?\s*"

Schema = dict[str, object]


def _value(key: Key) -> Schema:
    """What a key's value may be, in JSON schema's words."""
    number: Schema = {"type": "integer", "minimum": key.low, "maximum": key.high}
    word: Schema = {"type": "string", "enum": list(key.words)}
    match key.kind:
        case Kind.NUMBER if key.unlimited:
            return {"oneOf": [number, {"const": UNLIMITED}]}
        case Kind.NUMBER:
            return number
        case Kind.SWITCH:
            return {"type": "boolean"}
        case Kind.WORD:
            return word
        case Kind.NUMBERS:
            return {"type": "array", "items": number, "minItems": 1, "maxItems": 100}
        case Kind.WORDS:
            return {"type": "array", "items": word, "minItems": 1, "maxItems": len(key.words)}
        case Kind.COLUMNS:
            row: Schema = {"type": "string", "pattern": f"^{_PIECE}(,{_PIECE})*$"}
            piece: Schema = {"type": "string", "pattern": f"^{_PIECE}$"}
            several: Schema = {"type": "array", "items": piece, "minItems": 1}
            return {"oneOf": [row, {**several, "maxItems": MOST_COLUMNS}]}
        case Kind.TEXT:
            return {"type": "string", "pattern": f"^{key.pattern}$"}


def schema() -> Schema:
    """The whole schema (draft 7, the one that editors of TOML know)."""
    game: Schema = {
        "type": "object",
        "properties": {key.name: {"description": key.about, **_value(key)} for key in KEYS},
        "required": list(REQUIRED),
        "additionalProperties": False,
    }
    one: Schema = {"$ref": "#/definitions/game"}
    several: Schema = {"type": "array", "items": one, "minItems": 1, "maxItems": MOST_VARIANTS}
    file: Schema = {
        "type": "object",
        "properties": {VARIANT: {"oneOf": [several, one]}},
        "required": [VARIANT],
        "additionalProperties": False,
    }
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Games of Spider Qt",
        "description": "One game, or several as [[variant]].",
        "definitions": {"game": game},
        "oneOf": [one, file],
    }


def schema_text() -> str:
    """The schema as its file holds it."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _allowed(key: Key) -> str:
    """What may be written, for the reference."""
    match key.kind:
        case Kind.NUMBER:
            return f"{key.low} to {key.high}" + (f', `"{UNLIMITED}"`' if key.unlimited else "")
        case Kind.SWITCH:
            return "`true`, `false`"
        case Kind.WORD:
            return ", ".join(f'`"{word}"`' for word in key.words)
        case Kind.NUMBERS:
            return f"a list of numbers from {key.low} to {key.high}"
        case Kind.WORDS:
            return "a list of " + ", ".join(f'`"{word}"`' for word in key.words)
        case Kind.COLUMNS | Kind.TEXT:
            return f'text, such as `"{key.example}"`'


def _default(key: Key) -> str:
    """What holds where the key is left out."""
    if key.required:
        return "must be there"
    default = getattr(SpiderVariant("spider", "Spider", "SP"), key.name, ())
    if key.kind is Kind.COLUMNS:
        return "`4 x 5+1, 6 x 4+1`"
    if key.name == "undo_limit":
        return "no limit"
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    if isinstance(default, int):
        return f"{default}"
    if key.name in ("suit_choices", "rule_choices"):
        return "as the rules allow"
    return f'`"{default}"`' if default else "none"


def table() -> str:
    """The table of keys for the reference, in Markdown."""
    head = "| key | says | may be | else |\n|---|---|---|---|\n"
    rows = (f"| `{k.name}` | {k.about} | {_allowed(k)} | {_default(k)} |\n" for k in KEYS)
    return head + "".join(rows)


def reference_text(old: str) -> str:
    """The reference with the table of keys as it is now."""
    before, _, rest = old.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"


def main() -> None:
    """Write both files."""
    SCHEMA.write_text(schema_text(), encoding="utf-8", newline="\n")
    text = reference_text(REFERENCE.read_text("utf-8"))
    REFERENCE.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
