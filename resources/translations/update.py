"""Brings the translations up to date with the sources, and releases them.

Run as ``python resources/translations/update.py`` after a text was added or changed:
``pyside6-lupdate`` finds the texts, what was translated before is kept, what is
new is left ``unfinished`` for a translator, and ``pyside6-lrelease`` makes the .qm
files that the program reads. lupdate sees plural forms in Python only where the number
is a literal, so here every text with ``%n`` has them; and it overlooks calls whose last
argument is more than a name, so marked literals are looked for in the syntax tree, too.
"""

import ast
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

HERE: Final = Path(__file__).resolve().parent
SOURCES: Final = HERE.parent.parent / "spider_qt"
PLURAL_FORMS: Final = {"de": 2, "en": 2, "nb": 2, "nl": 2, "tr": 1}
"""The languages with the number of their plural forms; Turkish nouns have one after numbers."""

Key = tuple[str, str, str]
"""A text by context, English source and disambiguation."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text and its translation.

    Args:
        key: which text.
        forms: the translation, one text or one per plural form; empty if there is none.
    """

    key: Key
    forms: tuple[str, ...] = ()

    @property
    def plural(self) -> bool:
        """Whether the text depends on a number."""
        return "%n" in self.key[1]

    @property
    def finished(self) -> bool:
        """Whether every form is there."""
        return bool(self.forms) and all(self.forms)


def ts_path(code: str) -> Path:
    """Return the file that translators work on."""
    return HERE / f"spider_qt_{code}.ts"


def extract(folder: Path = SOURCES) -> list[Key]:
    """Return every text of the sources, in order of context and appearance."""
    files = sorted(str(path) for path in folder.rglob("*.py"))
    with tempfile.TemporaryDirectory() as made:
        found = Path(made) / "found.ts"
        listed = Path(made) / "files.lst"
        listed.write_text("\n".join(files), encoding="utf-8")
        _run("pyside6-lupdate", f"@{listed}", "-locations", "none", "-ts", str(found))
        keys = [message.key for message in read_ts(found)]
    seen = set(keys)
    for path in files:
        keys += [key for key in marked(Path(path)) if key not in seen]
        seen.update(keys)
    return sorted(keys, key=lambda key: key[0])


def marked(path: Path) -> list[Key]:
    """Return every literal that a source file marks for translation, in order."""
    found: dict[Key, None] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("translate", "QT_TRANSLATE_NOOP"):
            continue
        words = [_literal(argument) for argument in node.args[:3]]
        if len(words) >= 2 and words[0] is not None and words[1] is not None:
            found[(words[0], words[1], words[2] or "" if len(words) > 2 else "")] = None
    return list(found)


def read_ts(path: Path) -> list[Message]:
    """Read a .ts file, without texts that are in no source any more."""
    messages: list[Message] = []
    root = ElementTree.parse(path).getroot()  # noqa: S314 - our own files
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for node in context.iter("message"):
            translation = node.find("translation")
            if translation is None or translation.get("type") in ("obsolete", "vanished"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            text = (*forms,) if forms else (translation.text or "",)
            key = (name, node.findtext("source") or "", node.findtext("comment") or "")
            messages.append(Message(key, text if any(text) else ()))
    return messages


def merged(code: str, keys: Iterable[Key], known: Mapping[Key, Message]) -> list[Message]:
    """Return a message per text, with what is known of it; English ones are the source's."""
    messages = [known.get(key, Message(key)) for key in keys]
    if code != "en":
        return messages
    return [m if m.plural else Message(m.key, (m.key[1],)) for m in messages]


def ts_text(code: str, messages: Iterable[Message]) -> str:
    """Return the content of a .ts file."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{code}" sourcelanguage="en">',
    ]
    context = None
    for message in messages:
        name, source, comment = message.key
        if name != context:
            if context is not None:
                lines.append("</context>")
            lines += ["<context>", f"    <name>{escape(name)}</name>"]
            context = name
        lines.append('    <message numerus="yes">' if message.plural else "    <message>")
        lines.append(f"        <source>{escape(source)}</source>")
        if comment:
            lines.append(f"        <comment>{escape(comment)}</comment>")
        lines += _translation(message, PLURAL_FORMS[code])
        lines.append("    </message>")
    lines += ["</context>", "</TS>", ""]
    return "\n".join(lines)


def release(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file.

    Raises:
        subprocess.CalledProcessError: if the file is not in order.
    """
    _run("pyside6-lrelease", str(source), "-qm", str(target))


def main() -> None:
    """Bring every language up to date and release it; say what is not translated."""
    keys = extract()
    for code in PLURAL_FORMS:
        path = ts_path(code)
        known = {message.key: message for message in read_ts(path)} if path.exists() else {}
        messages = merged(code, keys, known)
        path.write_text(ts_text(code, messages), encoding="utf-8", newline="\n")
        missing = [message for message in messages if not message.finished]
        for message in missing:
            sys.stdout.write(f"{code}: not translated: {message.key[0]}: {message.key[1]}\n")
    for source in sorted(HERE.glob("*.ts")):
        release(source, source.with_suffix(".qm"))


def _translation(message: Message, count: int) -> list[str]:
    mark = "" if message.finished else ' type="unfinished"'
    if not message.plural:
        text = message.forms[0] if message.forms else ""
        return [f"        <translation{mark}>{escape(text)}</translation>"]
    forms = [*message.forms, *[""] * count][:count]
    inner = [f"            <numerusform>{escape(form)}</numerusform>" for form in forms]
    return [f"        <translation{mark}>", *inner, "        </translation>"]


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _run(program: str, *arguments: str) -> None:
    """Run one of PySide6's tools, found beside this Python first."""
    found = shutil.which(program, path=sysconfig.get_path("scripts")) or shutil.which(program)
    if found is None:
        raise FileNotFoundError(f"{program} is not installed; it comes with PySide6-Essentials")
    subprocess.run([found, *arguments], check=True, capture_output=True)  # noqa: S603 - our own tools


if __name__ == "__main__":
    main()
