"""The language changes while the program runs, everywhere, and for good."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QMenu,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from spider_qt.storage.settings import SettingsStore
from spider_qt.ui.actions import Command
from spider_qt.ui.languages import LANGUAGES, Languages, system_language
from spider_qt.ui.status import Figure

from .conftest import WindowBench

CODES = [language.code for language in LANGUAGES]
SAME = {
    *("Spider", "Spider Qt", "Pause", "Normal", "Standard", "Code", "Start", "Help", "Score"),
    *("Animation:", "Windows", "Winter", "Score…", "Plugins…", "Hint"),
}
"""Words that some languages share, besides names, numbers and codes."""


def texts(window: QWidget) -> Iterator[str]:
    """Everything that can be read in a window and the windows that belong to it."""
    yield window.windowTitle()
    yield from (label.text() for label in window.findChildren(QLabel))
    yield from (button.text() for button in window.findChildren(QAbstractButton))
    for box in window.findChildren(QGroupBox):
        yield box.title()
    for combo in window.findChildren(QComboBox):
        yield from (combo.itemText(index) for index in range(combo.count()))
    for tabs in window.findChildren(QTabWidget):
        yield from (tabs.tabText(index) for index in range(tabs.count()))
    for page in window.findChildren(QTextBrowser):
        yield page.toPlainText()
    for menu in window.findChildren(QMenu):
        yield menu.title()
        for action in menu.actions():
            yield action.text()
            yield action.toolTip()


def readable(window: QWidget) -> set[str]:
    names = {language.name for language in LANGUAGES}
    plain = {text.replace("&", "").strip() for text in texts(window)}
    return {
        text
        for text in plain
        if any(letter.isalpha() for letter in text)
        and text not in names
        and text not in SAME
        and not text.startswith(("SP1-", "Spider Qt", "Classic"))
        and text != "qt_spinbox_lineedit"
    }


COMMANDS = [Command.NEW, Command.ENTER_CODE, Command.SETTINGS, Command.KEYS, Command.ABOUT]


@pytest.mark.parametrize("command", [None, Command.RULES, *COMMANDS])
def test_a_change_of_language_leaves_no_english_word(
    bench: WindowBench, command: Command | None
) -> None:
    if command is not None:
        bench.do(command)
    bench.controller.undo()
    english = readable(bench.window)
    assert len(english) > 30
    for code in ("nb", "tr", "de", "nl"):
        bench.languages.use(code)
        QCoreApplication.processEvents()
        assert readable(bench.window) & english == set()
    bench.languages.use("en")
    QCoreApplication.processEvents()
    assert readable(bench.window) == english


def test_the_language_menu_changes_and_keeps_it(bench: WindowBench) -> None:
    actions = {str(a.data()): a for a in bench.window.menus.languages.actions() if a.isCheckable()}
    assert set(actions) == {"", *CODES}
    actions["de"].trigger()
    QCoreApplication.processEvents()
    assert bench.window.status.text(Figure.MOVES) == "Züge: 0"
    assert SettingsStore(bench.store.path).settings.language == "de"
    assert [code for code, action in actions.items() if action.isChecked()] == ["de"]


def test_the_settings_change_it_too_while_they_are_open(bench: WindowBench) -> None:
    bench.do(Command.SETTINGS)
    dialog = bench.dialog("settings")
    combo = dialog.findChild(QComboBox, "language")
    assert combo is not None
    index = combo.findData("tr")
    combo.setCurrentIndex(index)
    combo.activated.emit(index)
    QCoreApplication.processEvents()
    assert dialog.windowTitle() == "Ayarlar"
    assert "Kapat" in {button.text() for button in dialog.findChildren(QPushButton)}


def test_a_message_that_is_shown_changes_its_language(bench: WindowBench) -> None:
    bench.set_up("T1: KH\nT2: TS")
    bench.move("T1>T2")
    bench.languages.use("de")
    QCoreApplication.processEvents()
    assert bench.window.strip.text == (
        "Herz-König passt nicht auf Pik 10: Die untere Karte muss genau einen Rang höher sein."
    )


def test_the_table_names_itself_in_the_language_of_now(bench: WindowBench) -> None:
    names = set()
    for code in CODES:
        bench.languages.use(code)
        QCoreApplication.processEvents()
        names.add(bench.window.table.accessibleName())
    assert len(names) == len(CODES)


def test_the_language_that_was_kept_is_spoken_from_the_start(
    make_bench: Callable[[], WindowBench],
) -> None:
    first = make_bench()
    first.store.change(language="nb")
    again = make_bench()
    assert again.languages.code == "nb"
    assert again.window.commands[Command.NEW].iconText() == "Nytt spill"


@pytest.mark.parametrize("code", CODES)
def test_qts_own_texts_are_translated_too(code: str) -> None:
    languages = Languages()
    try:
        languages.use(code)
        text = QCoreApplication.translate("QLineEdit", "Select All")
        assert (text == "Select All") is (code == "en")
        key = QCoreApplication.translate("QShortcut", "Space")
        assert (key == "Space") is (code == "en")
    finally:
        languages.leave()


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [
        (["nn-NO", "nb-NO"], "nb"),
        (["no"], "nb"),
        (["fr-FR", "de-CH", "en"], "de"),
        (["nl-BE"], "nl"),
        (["tr_TR"], "tr"),
        (["ja-JP"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language_is_the_first_that_the_program_speaks(
    monkeypatch: pytest.MonkeyPatch, preferred: list[str], spoken: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return preferred

    monkeypatch.setattr(QLocale, "system", lambda: System())
    assert system_language() == spoken


def test_an_unknown_language_follows_the_system(qapp: object) -> None:
    languages = Languages()
    try:
        languages.use("xx")
        assert languages.code == system_language()
    finally:
        languages.leave()


def test_turkish_keys_are_called_as_they_are_printed_on_turkish_keyboards(
    bench: WindowBench,
) -> None:
    bench.languages.use("tr")
    QCoreApplication.processEvents()
    assert "Ctrl+Shift+C" in bench.window.commands[Command.COPY_CODE].toolTip()
    bench.do(Command.KEYS)
    page = bench.dialog("overview").findChild(QTextBrowser)
    assert page is not None
    for key in ("Esc", "Enter", "Boşluk", "Ctrl+Z"):
        assert key in page.toPlainText()
