"""The translations: none missing, none stale, every place kept, in the seeds' terms."""

import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from spider_qt.ui.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"
CODES = [language.code for language in LANGUAGES]
PLACE = re.compile(r"\{[a-z]+\}|%n")


def load_update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_update", FOLDER / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


update = load_update()


@pytest.fixture(scope="module")
def keys() -> list[tuple[str, str, str]]:
    """Every text that lupdate finds in the sources."""
    found: list[tuple[str, str, str]] = update.extract()
    return found


@pytest.mark.parametrize("code", CODES)
def test_the_files_hold_exactly_the_texts_of_the_sources(
    code: str, keys: list[tuple[str, str, str]]
) -> None:
    known = [message.key for message in update.read_ts(update.ts_path(code))]
    assert set(keys) - set(known) == set(), "run resources/translations/update.py and translate"
    assert set(known) - set(keys) == set(), "run resources/translations/update.py"


def test_calls_that_lupdate_overlooks_are_found_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(
        'translate("A", "plain")\n'
        'translate("A", "%n card(s)", "", count(cards))\n'
        'translate("A", "%n run(s)", n=runs)\n'
        'MARKED = QT_TRANSLATE_NOOP("B", "marked " "twice")\n'
        'translate(context, "not a literal context")\n',
        encoding="utf-8",
    )
    assert update.extract(tmp_path) == [
        ("A", "plain", ""),
        ("A", "%n card(s)", ""),
        ("A", "%n run(s)", ""),
        ("B", "marked twice", ""),
    ]


@pytest.mark.parametrize("code", CODES)
def test_every_text_is_translated_with_all_its_plural_forms(code: str) -> None:
    for message in update.read_ts(update.ts_path(code)):
        assert message.finished, message.key
        if message.plural:
            assert len(message.forms) == update.PLURAL_FORMS[code], message.key
        else:
            assert len(message.forms) == 1, message.key


@pytest.mark.parametrize("code", CODES)
def test_every_place_of_a_text_occurs_in_its_translation(code: str) -> None:
    for message in update.read_ts(update.ts_path(code)):
        wanted = Counter(PLACE.findall(message.key[1]))
        for form in message.forms:
            assert Counter(PLACE.findall(form)) == wanted, message.key


@pytest.mark.parametrize("code", CODES)
def test_a_translation_ends_as_its_text_does(code: str) -> None:
    for message in update.read_ts(update.ts_path(code)):
        source = message.key[1]
        for form in message.forms:
            assert form == form.strip()
            if source.endswith((".", ":", "…", "?")):
                assert form[-1] == source[-1], message.key
            assert ("&" in source) == ("&" in form), message.key


@pytest.mark.parametrize("source", sorted(FOLDER.glob("*.ts")), ids=lambda path: path.name)
def test_the_released_files_are_those_of_the_sources(source: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    update.release(source, fresh)
    kept = source.with_suffix(".qm")
    assert kept.read_bytes() == fresh.read_bytes(), "run resources/translations/update.py"


@pytest.mark.parametrize("code", CODES)
def test_updating_changes_nothing_that_is_up_to_date(
    code: str, keys: list[tuple[str, str, str]]
) -> None:
    path = update.ts_path(code)
    known = {message.key: message for message in update.read_ts(path)}
    again = update.ts_text(code, update.merged(code, keys, known))
    assert again == path.read_text(encoding="utf-8")


TERMS = {
    "nb": {
        "stock": "trekkbunke",
        "column {number}": "kolonne {number}",
        "spades": "spar",
        "diamonds": "ruter",
        "king of {suit}": "{suit} konge",
        "jack of {suit}": "{suit} knekt",
        "Easy": "Lett",
        "Medium": "Middels",
        "Hard": "Vanskelig",
        "Relaxed": "Friere",
        "&Interactive rules": "&Interaktive regler",
        "&Automatic placement": "&Automatisk plassering",
        "&Placement help": "&Plasseringshjelp",
        "New game": "Nytt spill",
        "Undo": "Angre",
    },
    "tr": {
        "stock": "çekme destesi",
        "column {number}": "sütun {number}",
        "spades": "maça",
        "diamonds": "karo",
        "ace of {suit}": "{suit} ası",
        "king of {suit}": "{suit} papazı",
        "queen of {suit}": "{suit} kızı",
        "Easy": "Kolay",
        "Medium": "Orta",
        "Hard": "Zor",
        "Relaxed": "Esnek",
        "&Interactive rules": "&Etkileşimli kurallar",
        "&Automatic placement": "&Otomatik yerleştirme",
        "&Placement help": "&Yerleştirme yardımı",
        "New game": "Yeni oyun",
        "Undo": "Geri al",
    },
    "de": {
        "stock": "Talon",
        "column {number}": "Spalte {number}",
        "spades": "Pik",
        "10 of {suit}": "{suit} 10",
        "king of {suit}": "{suit}-König",
        "Easy": "Leicht",
        "Medium": "Mittel",
        "Hard": "Schwer",
        "Relaxed": "Gelockert",
        "Deal": "Nachgeben",
        "&Interactive rules": "&Interaktive Regeln",
        "&Automatic placement": "&Automatisch platzieren",
        "&Placement help": "&Platzierungshilfe",
        "New game": "Neues Spiel",
        "Undo": "Rückgängig",
    },
    "nl": {
        "stock": "stok",
        "column {number}": "kolom {number}",
        "spades": "schoppen",
        "king of {suit}": "{suit} heer",
        "queen of {suit}": "{suit} vrouw",
        "jack of {suit}": "{suit} boer",
        "Relaxed Spider": "Ontspannen Spider",
        "Runs": "Reeksen",
        "Moves": "Zetten",
    },
}


@pytest.mark.parametrize("code", TERMS)
def test_the_terms_are_those_of_the_rule_texts(code: str) -> None:
    """Which letter is underlined is left to the dialogs, where each may occur once."""
    known = {m.key[1]: m.forms[0] for m in update.read_ts(update.ts_path(code))}
    found = {source: known[source].replace("&", "") for source in TERMS[code]}
    assert found == {source: term.replace("&", "") for source, term in TERMS[code].items()}


@pytest.mark.parametrize(
    ("code", "numbers"),
    [
        ("en", {1: "1 suit", 2: "2 suits"}),
        ("de", {1: "1 Farbe", 2: "2 Farben"}),
        ("nb", {1: "1 farge", 4: "4 farger"}),
        ("nl", {1: "1 kleur", 4: "4 kleuren"}),
        ("tr", {1: "1 renk", 4: "4 renk"}),
    ],
)
def test_numbers_choose_the_plural_form(code: str, numbers: dict[int, str]) -> None:
    translator = QTranslator()
    assert translator.load(str(FOLDER / f"spider_qt_{code}.qm"))
    for number, shown in numbers.items():
        text = translator.translate("Games", "%n suit(s)", None, number)
        assert (text or "").replace("%n", str(number)) == shown
