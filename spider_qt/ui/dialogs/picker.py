"""The picker: themes, tables, faces and backs as they really look, shown at once on the table."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from spider_qt.ui.dialogs.dialog import Dialog, cancel_text
from spider_qt.ui.dialogs.preview_list import Draw, Entry, PreviewList
from spider_qt.ui.i18n import translate
from spider_qt.ui.looks import theme_names
from spider_qt.ui.names import theme_name
from spider_qt.ui.schemes import is_dark
from spider_qt.ui.themes.guest_sides import GuestSides
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe
from spider_qt.ui.themes.preview import SHOWN, Parts, fan, small_ground, small_table

_TABLE_SIZE: Final = QSize(208, 132)
_CARD_SIZE: Final = QSize(124, 116)
_PARTS: Final = ("theme", "table", "faces", "back")


class LooksDialog(Dialog):
    """Lets the player choose; every choice is told at once, and all of them at the end.

    Args:
        choice: what is on the table now.
        wardrobe: all that can be chosen.
        parent: the window.
    """

    tried = Signal(object)
    """Choice: to be shown on the table, but not kept."""
    decided = Signal(object)
    """Choice: to be shown and kept."""
    own_wanted = Signal(object)
    """Path or None: a file to make a back of; None asks the player for one."""
    own_unwanted = Signal(object)
    """str: the id of an own back to be removed."""

    def __init__(self, choice: Choice, wardrobe: Wardrobe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("looks")
        self.setAcceptDrops(True)
        self._wardrobe = wardrobe
        self._before = choice
        self._choice = choice
        self._guests = GuestSides(next(iter(wardrobe.cards.values())), self._show_guests)
        self._tabs = QTabWidget(self)
        self._lists = {
            part: PreviewList(_TABLE_SIZE if part in ("theme", "table") else _CARD_SIZE, self)
            for part in _PARTS
        }
        self._inked = QCheckBox(self)
        self._inked.setChecked(choice.inked)
        self._own = QPushButton(self)
        self._remove = QPushButton(self)
        self._lay_out()
        self._use = self.add_accept()
        self._cancel = self.add_reject()
        for part, shown in self._lists.items():
            shown.setObjectName(part)
            shown.offer(self._entries(part), getattr(choice, part))
            shown.chosen.connect(partial(self._choose, part))
            shown.itemActivated.connect(self.accept)
        self._inked.toggled.connect(lambda on: self._try(self._choice._replace(inked=on)))
        self._own.clicked.connect(lambda: self.own_wanted.emit(None))
        self._remove.clicked.connect(lambda: self.own_unwanted.emit(self._choice.back))
        self.accepted.connect(lambda: self.decided.emit(self._choice))
        self.rejected.connect(lambda: self.tried.emit(self._before))
        self.finished.connect(self._stop)
        self.retranslate()
        self._show_own()
        self.resize(760, 560)
        self._lists["theme"].setFocus()

    @property
    def choice(self) -> Choice:
        """What is chosen now."""
        return self._choice

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self.setWindowTitle(translate("Looks", "Table and cards"))
        titles = (
            translate("Looks", "&Themes"),
            translate("Looks", "T&ables"),
            translate("Looks", "&Faces"),
            translate("Looks", "&Backs"),
        )
        names = (
            translate("Looks", "Themes: table, faces, back and accent colour"),
            translate("Looks", "Tables"),
            translate("Looks", "Card faces"),
            translate("Looks", "Card backs"),
        )
        for index, part in enumerate(_PARTS):
            self._tabs.setTabText(index, titles[index])
            self._lists[part].setAccessibleName(names[index])
            self._lists[part].retranslate()
        self._inked.setText(translate("Looks", "Backs in the &colours of the theme"))
        self._own.setText(translate("Looks", "Own &picture…"))
        self._remove.setText(translate("Looks", "&Remove own picture"))
        self._use.setText(translate("Looks", "Use"))
        self._cancel.setText(cancel_text())

    def offer_backs(self, chosen: str) -> None:
        """Offer the backs that there are now, and choose one of them."""
        self._lists["back"].offer(self._entries("back"), chosen)
        self._try(self._choice._replace(back=chosen))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Make a back of the first file that is dropped."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self._tabs.setCurrentIndex(_PARTS.index("back"))
            self.own_wanted.emit(paths[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Draw no more."""
        self._stop()
        super().closeEvent(event)

    def _stop(self) -> None:
        for shown in self._lists.values():
            shown.stop()
        self._guests.stop()

    def _lay_out(self) -> None:
        for part in _PARTS:
            page = QWidget(self)
            column = QVBoxLayout(page)
            column.addWidget(self._lists[part], 1)
            if part == "back":
                row = QHBoxLayout()
                row.addWidget(self._own)
                row.addWidget(self._remove)
                row.addStretch(1)
                column.addWidget(self._inked)
                column.addLayout(row)
            self._tabs.addTab(page, "")
        self.body.addWidget(self._tabs, 1)

    def _choose(self, part: str, id_: str) -> None:
        if part == "theme":  # a theme takes all its parts along
            self._try(Choice(id_, inked=self._choice.inked))
            for other in _PARTS[1:]:
                self._lists[other].choose("")
        else:
            self._try(_changed(self._choice, part, id_))

    def _try(self, choice: Choice) -> None:
        """Show a choice; what depends on it is drawn anew when it is looked at."""
        redraw = [part for part in _PARTS[1:] if self._depends(part, choice)]
        self._choice = choice
        for part in redraw:
            self._lists[part].redraw()
        self._show_own()
        self.tried.emit(choice)

    def _depends(self, part: str, choice: Choice) -> bool:
        """Whether the pictures of a part look otherwise with another choice."""
        before = self._choice
        if before.theme != choice.theme:
            return True
        if part == "table":
            return (before.faces, before.back) != (choice.faces, choice.back)
        return part == "back" and before.inked != choice.inked

    def _show_own(self) -> None:
        self._remove.setEnabled(self._choice.back in self._wardrobe.own)

    # What is on offer -----------------------------------------------------------------

    def _entries(self, part: str) -> list[Entry]:
        wardrobe = self._wardrobe
        if part == "theme":
            return [
                Entry(one.id, partial(theme_name, one.name), partial(self._whole, "theme", one.id))
                for one in wardrobe.looks.values()
            ]
        names: list[tuple[str, Callable[[], str]]] = [("", _as_the_theme)]
        if part == "table":
            tables = wardrobe.tables.values()
            names += [(one.id, partial(theme_name, one.name)) for one in tables]
            return [Entry(id_, name, partial(self._whole, "table", id_)) for id_, name in names]
        cards = theme_names(wardrobe.cards)
        if part == "faces":
            names += cards.faces
            return [Entry(id_, name, partial(self._faces, id_)) for id_, name in names]
        names += cards.backs
        names += [(id_, partial(str, own.name)) for id_, own in wardrobe.own.items()]
        return [Entry(id_, name, partial(self._back, id_)) for id_, name in names]

    @property
    def _dark(self) -> bool:
        return is_dark(self.palette())

    def _outfit(self, part: str, id_: str) -> Outfit:
        if part == "theme":
            return Outfit(Choice(id_, inked=self._choice.inked), self._wardrobe)
        return Outfit(_changed(self._choice, part, id_), self._wardrobe)

    def _whole(self, part: str, id_: str) -> Draw:
        outfit, dark = self._outfit(part, id_), self._dark
        faces, back = outfit.parts(dark=dark)
        guests, table = self._guests_for(part, id_), outfit.table(dark=dark)
        size = _TABLE_SIZE.width(), _TABLE_SIZE.height(), self.devicePixelRatioF()
        guests.tile(small_ground(table, *size, dark=dark))
        sides = tuple(guests.face(faces, suit, rank) for suit, rank in SHOWN)
        return partial(small_table, Parts(table, dark, sides, guests.back(back)))

    def _faces(self, id_: str) -> Draw:
        faces, _ = self._outfit("faces", id_).parts(dark=self._dark)
        guests = self._guests_for("faces", id_)
        return partial(fan, tuple(guests.face(faces, *one) for one in SHOWN[:3]))

    def _back(self, id_: str) -> Draw:
        _, back = self._outfit("back", id_).parts(dark=self._dark)
        return partial(fan, (self._guests_for("back", id_).back(back),))

    def _guests_for(self, part: str, id_: str) -> GuestSides:
        self._guests.begin(part, id_)
        return self._guests

    def _show_guests(self) -> None:
        """Draw the previews anew for which all is there now that a plugin gives."""
        for part, id_ in self._guests.ready():
            self._lists[part].redraw_one(id_)


def _changed(choice: Choice, part: str, id_: str) -> Choice:
    """Return a choice with another table, other faces or another back."""
    if part == "table":
        return choice._replace(table=id_)
    return choice._replace(faces=id_) if part == "faces" else choice._replace(back=id_)


def _as_the_theme() -> str:
    return translate("Looks", "As the theme")
