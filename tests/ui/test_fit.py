"""No text is cut: not with long words, not in a large font, not from right to left."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QPushButton,
    QRadioButton,
    QTabWidget,
    QToolButton,
    QWidget,
)

from spider_qt.engine.cards import Card
from spider_qt.text.sentence import Sentence
from spider_qt.ui.actions import Command
from spider_qt.ui.dialogs.dialog import Dialog
from spider_qt.ui.languages import LANGUAGES
from spider_qt.ui.status import Figure

from .conftest import WindowBench

COMMANDS = [
    Command.NEW,
    Command.ENTER_CODE,
    Command.GAMES,
    Command.SAVE_AS,
    Command.SCORE,
    Command.SETTINGS,
    Command.ABOUT,
]


class Longer(QTranslator):
    """A language whose texts are 40 % longer than the English ones."""

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        if not source.isprintable() or context.startswith("Q"):
            return source
        return source + " ëx" * max(1, round(len(source) * 0.4 / 3))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def longer() -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """A font half as large again."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(before.pointSizeF() * 1.5)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.fixture
def mirrored(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def needed(widget: QWidget) -> QSize:
    """The least room in which all of a widget's text is seen."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        words = widget.text().split()
        widest = max((widget.fontMetrics().horizontalAdvance(word) for word in words), default=0)
        return QSize(widest, widget.heightForWidth(widget.width()))
    if isinstance(widget, QComboBox):
        return widget.minimumSizeHint()
    return widget.sizeHint()


def cut(window: QWidget) -> list[str]:
    """What is shown in a window with less room than its text needs."""
    kinds = (QLabel, QPushButton, QCheckBox, QRadioButton, QComboBox, QToolButton)
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, kinds) or not widget.isVisibleTo(window):
            continue
        if widget.objectName().startswith("qt_") or not getattr(widget, "text", str)():
            continue
        room, least = widget.size(), needed(widget)
        if room.width() < least.width() or room.height() < least.height():
            found.append(f"{widget!r}: {room.toTuple()} < {least.toTuple()}")
        parent = widget.parentWidget()
        if parent is not None and not parent.rect().contains(widget.geometry()):
            found.append(f"{widget!r} leaves {parent!r}")
    return found


def opened(bench: WindowBench, command: Command) -> Iterator[QDialog]:
    """The dialog, once per page and with all that can be unfolded."""
    bench.do(command)
    dialog = bench.dialogs()[0]
    undo = dialog.findChild(QComboBox, "undo")
    if undo is not None:
        undo.setCurrentIndex(1)
    QApplication.processEvents()
    pages = dialog.findChild(QTabWidget)
    for page in range(pages.count() if pages is not None else 1):
        if pages is not None:
            pages.setCurrentIndex(page)
        QApplication.processEvents()
        yield dialog
    dialog.close()


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.usefixtures("longer", "large")
def test_no_dialog_cuts_long_words_in_a_large_font(bench: WindowBench, command: Command) -> None:
    for dialog in opened(bench, command):
        assert cut(dialog) == []


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.usefixtures("large")
def test_no_dialog_cuts_a_language_in_a_large_font(
    bench: WindowBench, command: Command, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dialog, "room", lambda _: QSize(1000, 720))
    bench.languages.use(code)
    for dialog in opened(bench, command):
        assert cut(dialog) == []
        assert dialog.width() <= 1000
        assert dialog.height() <= 720


@pytest.mark.usefixtures("longer")
def test_a_dialog_that_is_open_grows_with_another_language(bench: WindowBench) -> None:
    translator = Longer()
    for dialog in opened(bench, Command.NEW):
        QCoreApplication.installTranslator(translator)
        QApplication.processEvents()
        QApplication.processEvents()
        assert cut(dialog) == []
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("longer", "large")
def test_the_window_at_its_smallest_cuts_no_figure_and_no_message(bench: WindowBench) -> None:
    bench.window.resize(800, 600)
    bench.set_up("T1: KH\nT2: TS")
    bench.move("T1>T2")
    QApplication.processEvents()
    assert bench.window.width() == 800
    assert cut(bench.window.status) == []
    assert bench.window.status.text(Figure.DEALS)
    label = bench.window.strip._text
    assert label.heightForWidth(label.width()) <= 3 * label.fontMetrics().lineSpacing()


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_at_800_by_600_every_refusal_fits_its_two_lines(bench: WindowBench, code: str) -> None:
    bench.languages.use(code)
    bench.window.resize(800, 600)
    bench.set_up("T1: KH QD JS\nT2: TS\nT3:\nT4: AS\nstock: 2S")
    label = bench.window.strip._text
    refusals: tuple[Callable[[], object], ...] = (
        lambda: bench.move("T1x1>T2"),
        lambda: bench.move("T1x2>T2"),
        lambda: bench.move("T2x1>T4"),
        lambda: bench.press("D"),
        bench.controller.undo,
    )
    for refuse in refusals:
        refuse()
        QApplication.processEvents()
        assert label.text()
        assert label.heightForWidth(label.width()) <= label.height(), label.text()


def mnemonics(texts: list[str]) -> list[str]:
    marks = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert "&" not in marks
    return marks


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_menu_has_a_mnemonic_twice(bench: WindowBench, code: str) -> None:
    bench.languages.use(code)
    QApplication.processEvents()
    bar = [action.text() for action in bench.window.menuBar().actions()]
    assert len(set(mnemonics(bar))) == 4
    for menu in bench.window.menuBar().findChildren(QMenu):
        actions: list[QAction] = [a for a in menu.actions() if not a.isSeparator()]
        marks = mnemonics([action.text() for action in actions])
        assert len(marks) == len(set(marks)), (menu.title(), marks)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
@pytest.mark.parametrize("command", COMMANDS)
def test_no_dialog_has_a_mnemonic_twice(bench: WindowBench, command: Command, code: str) -> None:
    bench.languages.use(code)
    for dialog in opened(bench, command):
        # Qt listens to the marks of what is shown: those of another page do not clash.
        texts = [
            label.text()
            for label in dialog.findChildren(QLabel)
            if label.buddy() and label.isVisibleTo(dialog)
        ]
        for kind in (QPushButton, QCheckBox, QRadioButton):
            texts += [b.text() for b in dialog.findChildren(kind) if b.isVisibleTo(dialog)]
        boxes = dialog.findChildren(QGroupBox)
        texts += [box.title() for box in boxes if box.isVisibleTo(dialog)]
        marks = mnemonics(texts)
        assert len(marks) == len(set(marks)), sorted(texts)


@pytest.mark.usefixtures("mirrored")
def test_from_right_to_left_the_chrome_is_mirrored_and_the_game_plays(
    bench: WindowBench,
) -> None:
    QApplication.processEvents()
    panel = bench.window.status
    score, code = (panel.findChild(QWidget, f"status_{f}") for f in ("score", "code"))
    assert score is not None
    assert code is not None
    assert score.geometry().left() > code.geometry().left()
    assert panel.rect().contains(score.geometry())
    bench.do(Command.DEAL)
    bench.controller.undo()
    bench.controller.undo()
    sign, text = bench.window.strip._sign, bench.window.strip._text
    assert sign.geometry().left() > text.geometry().left()
    for dialog in opened(bench, Command.NEW):
        assert cut(dialog) == []


def test_a_narrow_window_shows_every_tool(bench: WindowBench) -> None:
    bench.languages.use("de")
    for width in (800, 420):
        bench.window.resize(width, 600)
        QApplication.processEvents()
        toolbar = bench.window.menus.toolbar
        for command in (Command.NEW, Command.UNDO, Command.DEAL, Command.PAUSE):
            button = toolbar.widgetForAction(bench.window.commands[command])
            assert button.isVisible()
            assert toolbar.rect().contains(button.geometry())


@pytest.mark.parametrize("width", [320, 480, 640])
def test_in_the_lowest_window_no_part_lies_over_another(bench: WindowBench, width: int) -> None:
    for _ in range(3):  # the rows of the figures follow the width, the height follows them
        bench.window.resize(width, 100)
        QApplication.processEvents()
    window = bench.window
    table, figures = window.table.geometry(), window.status.geometry()
    assert table.bottom() < figures.top()
    assert figures.height() >= window.status.heightForWidth(figures.width())
    middle = window.centralWidget()
    assert middle is not None
    assert figures.bottom() < middle.height()


@pytest.mark.parametrize("percent", [100, 200])
def test_a_message_lies_on_the_foot_of_the_table_where_no_card_may_come(
    bench: WindowBench, percent: int
) -> None:
    window = bench.window
    bench.deal_medium()
    before = cards_of(bench)
    assert window.strip.isHidden()
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * percent / 100)
    window.strip.setFont(font)
    QApplication.processEvents()
    resting = cards_of(bench)
    window.say(Sentence("Notices", "The game is paused and the time stands still."))
    QApplication.processEvents()
    strip, table = window.strip.geometry(), window.table.geometry()
    assert window.strip.isVisible()
    assert table.contains(strip)
    assert strip.bottom() == table.bottom()
    assert strip.width() == table.width()
    assert window.table.picture is not None
    frame = window.table.picture.frame
    piles = [*frame.columns, *(slot.box for slots in frame.slots.values() for slot in slots)]
    assert max(box.bottom for box in piles) <= strip.top() - table.top()
    assert cards_of(bench) == resting
    if percent == 100:
        assert resting == before


def cards_of(bench: WindowBench) -> dict[Card, tuple[float, float]]:
    """Where every card lies."""
    picture = bench.window.table.picture
    assert picture is not None
    return {card: (place.x, place.y) for card, place in picture.places.items()}
