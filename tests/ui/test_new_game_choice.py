"""Sixty games are found by words, filters and keys; pages of rules belong to each of them."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton

from spider_qt.api import SpiderVariant
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.plugins.asking import Guard
from spider_qt.plugins.faults import FaultLog
from spider_qt.plugins.guard import GuardedVariant
from spider_qt.text.rules_of import rules_of
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.game_list import PICTURE_ROLE, GameListModel
from spider_qt.ui.dialogs.new_game import NewGameDialog
from spider_qt.ui.game_facts import facts_of, finds, search_words
from spider_qt.ui.i18n import shown
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.messages import NewGameWish
from spider_qt.ui.rules_page import page_of
from spider_qt.ui.rules_window import RulesWindow

from .conftest import VARIANTS, WindowBench

FACTS = [facts_of(variant) for variant in VARIANTS.values()]


def found(words: str) -> set[str]:
    return {facts.variant.id for facts in FACTS if finds(words, search_words(facts))}


def opened(bench: WindowBench) -> NewGameDialog:
    bench.do(Command.NEW)
    dialog = bench.dialog("new_game")
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_typed_words_find_what_the_games_are(bench: WindowBench) -> None:
    wanted = {
        facts.variant.id
        for facts in FACTS
        if facts.decks == 1 and facts.difficulty in (1, 2) and facts.minutes <= 10
    }
    assert found("one deck easy short") == wanted
    assert found("1 deck easy short") == wanted
    assert found("simple sim") == {"simple-simon"}
    assert found("no such game") == set()
    assert found("") == set(VARIANTS)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", "leicht kurz ein"),
        ("nb", "lett kort én"),
        ("tr", "kolay kisa tek"),
        ("nl", "één kort"),
    ],
)
def test_words_of_every_language_find_games(bench: WindowBench, code: str, words: str) -> None:
    bench.languages.use(code)
    assert "spider-web" in found(words)
    assert "spider" not in found(words)


def test_the_search_line_leads_through_the_list_and_starts(bench: WindowBench) -> None:
    dialog = opened(bench)
    QTest.keyClicks(dialog.finder.line, "scorpion")
    first = dialog.finder.game
    assert first is not None
    QTest.keyClick(dialog.finder.line, Qt.Key.Key_Down)
    second = dialog.finder.game
    assert second is not None
    assert second.id != first.id
    QTest.keyClick(dialog.finder.line, Qt.Key.Key_Return)
    assert bench.dialogs() == []
    assert bench.controller.session.variant.id == second.id


def test_where_nothing_is_found_it_says_so_and_nothing_starts(bench: WindowBench) -> None:
    dialog = opened(bench)
    QTest.keyClicks(dialog.finder.line, "zzz")
    told = dialog.findChild(QLabel, "nothing_found")
    assert told is not None
    assert told.isVisible()
    assert not dialog._yes.isEnabled()
    dialog.finder.line.clear()
    assert dialog._yes.isEnabled()
    assert not told.isVisible()


def test_a_filter_leaves_the_games_of_its_kind(bench: WindowBench) -> None:
    dialog = opened(bench)
    decks = dialog.findChild(QComboBox, "decks")
    assert decks is not None
    decks.setCurrentIndex(decks.findData(4))
    names = {facts.variant.name for facts in FACTS if facts.decks == 4}
    assert names
    assert names == set(dialog.finder.listed) & {facts.variant.name for facts in FACTS}


def test_favourites_and_the_last_games_stand_first(bench: WindowBench) -> None:
    dialog = opened(bench)
    dialog.finder.show_game("york")
    dialog.finder.changed.emit()
    favourite = dialog.findChild(QCheckBox, "favourite")
    assert favourite is not None
    favourite.click()
    dialog._yes.click()
    assert bench.store.settings.favourite_games == ("york",)
    assert bench.store.settings.recent_games == ("york",)
    again = opened(bench)
    york = "\N{BLACK STAR} York"
    assert again.finder.listed[:4] == ["Favourites", york, "Recently played", york]


def test_pictures_are_drawn_for_the_rows_that_are_seen(bench: WindowBench) -> None:
    drawn: list[str] = []

    def draw(variant: Variant, size: QSize, ratio: float) -> QImage:
        drawn.append(variant.id)
        return QImage(size * ratio, QImage.Format.Format_RGB32)

    many = [facts_of(SpiderVariant(f"game-{n}", "Game", "GA")) for n in range(300)]
    model = GameListModel(many, (), (), draw)
    model.index(1).data(PICTURE_ROLE)
    model.index(200).data(PICTURE_ROLE)
    for _ in range(5):
        QApplication.processEvents()
    model.stop()
    assert drawn == ["game-0", "game-199"]
    assert model.index(1).data(PICTURE_ROLE).size() == QSize(160, 100)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_game_has_a_page_that_says_all_its_rules(bench: WindowBench, code: str) -> None:
    bench.languages.use(code)
    for variant in VARIANTS.values():
        page = page_of(variant, code, 400)
        assert page.count("<img ") == 1
        if variant.id == "spider":
            continue
        for part in rules_of(variant):
            assert shown(part.title) in page
        for anchor in ("setup", "placing", "scoring", "codes", "keys"):
            assert page.count(f'<a name="{anchor}">') == 1, (variant.id, anchor)


def test_the_rules_are_those_of_the_game_on_the_table(bench: WindowBench) -> None:
    bench.controller.new_game(NewGameWish("scorpion", 4, GroupRule.CLASSIC, 3))
    bench.do(Command.RULES)
    page = bench.window.help.rules
    assert page is not None
    assert page.windowTitle() == "Rules of Scorpion"
    assert page.page.toPlainText().startswith("Rules of Scorpion")


def test_the_rules_of_a_game_can_be_read_before_it_is_chosen(bench: WindowBench) -> None:
    dialog = opened(bench)
    dialog.finder.show_game("cicely")
    dialog.finder.changed.emit()
    button = dialog.findChild(QPushButton, "read_rules")
    assert button is not None
    button.click()
    pages = dialog.findChildren(RulesWindow)
    assert [page.windowTitle() for page in pages] == ["Rules of Cicely"]
    assert bench.controller.session.variant.id == "spider"


class Stricter(SpiderVariant):
    """A game told by parameters to whose rules code adds one."""


def test_the_page_of_a_game_that_code_may_change_says_so() -> None:
    told = "may change the rules below"
    plain = SpiderVariant("odd.plain", "Plain", "OPL")
    stricter = Stricter("odd.strict", "Strict", "OST")
    for game in (stricter, GuardedVariant.around(stricter, Guard("odd", "odd.strict", FaultLog()))):
        page = page_of(game, "en")
        assert told in page
        assert page.index(told) < page.index("<h2>")
    assert told not in page_of(plain, "en")
