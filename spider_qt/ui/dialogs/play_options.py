"""How a game is scored and how much can be taken back: chosen before it begins."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from spider_qt.engine.scoring import ScoringScheme, described
from spider_qt.text.scoring import description_sentence
from spider_qt.ui.dialogs.dialog import note
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.names import scheme_name

USUAL_LIMIT = 100
"""The number of steps that is offered first to those who limit undo."""


class UndoKind(StrEnum):
    """How undo may be used."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


class PlayOptions(QWidget):
    """The fields for scoring and undo; the scoring is shown if there is a choice.

    Args:
        schemes: the installed scoring schemes by id.
        scoring: the id of the scheme that is chosen at first.
        undo_limit: how many steps can be taken back: None all, 0 none.
        parent: the dialog.
    """

    changed = Signal()
    """The player chose something else."""

    def __init__(
        self,
        schemes: Mapping[str, ScoringScheme],
        scoring: str,
        undo_limit: int | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._schemes = schemes
        self._scoring = QComboBox(self)
        self._scoring.setObjectName("scoring")
        for scheme in schemes.values():
            self._scoring.addItem(scheme.name, scheme.id)
        self._scoring.setCurrentIndex(max(0, self._scoring.findData(scoring)))
        self._about = note(self, 40)
        self._about.setObjectName("scoring_about")
        self._undo = QComboBox(self)
        self._undo.setObjectName("undo")
        for kind in UndoKind:
            self._undo.addItem("", kind.value)
        self._limit = QSpinBox(self)
        self._limit.setObjectName("undo_limit")
        self._limit.setRange(1, 9999)
        self._limit.setValue(undo_limit or USUAL_LIMIT)
        self._undo.setCurrentIndex(self._undo.findData(_kind_of(undo_limit).value))
        self._scoring_label = QLabel(self)
        self._scoring_label.setBuddy(self._scoring)
        self._undo_label = QLabel(self)
        self._undo_label.setBuddy(self._undo)
        self._lay_out()
        self._scoring.currentIndexChanged.connect(self._tell)
        self._undo.currentIndexChanged.connect(self._tell)
        self._limit.valueChanged.connect(self._tell)
        self.retranslate()
        self._limit.setVisible(self._kind is UndoKind.SOME)

    @property
    def scoring(self) -> str:
        """The id of the chosen scheme."""
        return str(self._scoring.currentData())

    @property
    def undo_limit(self) -> int | None:
        """How many steps can be taken back: None all, 0 none."""
        limits = {UndoKind.ALL: None, UndoKind.SOME: self._limit.value(), UndoKind.NONE: 0}
        return limits[self._kind]

    def retranslate(self) -> None:
        """Show every text in the language of now."""
        self._scoring_label.setText(translate("PlayOptions", "Scori&ng:"))
        self._undo_label.setText(translate("PlayOptions", "&Undo:"))
        texts = (
            translate("PlayOptions", "Without limit"),
            translate("PlayOptions", "Limited"),
            translate("PlayOptions", "Not allowed"),
        )
        for index, text in enumerate(texts):
            self._undo.setItemText(index, text)
        for index, scheme in enumerate(self._schemes.values()):
            self._scoring.setItemText(index, scheme_name(scheme.name))
            about = shown(description_sentence(described(scheme)))
            self._scoring.setItemData(index, about, Qt.ItemDataRole.ToolTipRole)
        self._describe()
        self._limit.setAccessibleName(translate("PlayOptions", "How many steps can be undone"))
        self._limit.setToolTip(self._limit.accessibleName())

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """What takes keys, from top to bottom."""
        return self._scoring, self._undo, self._limit

    @property
    def _kind(self) -> UndoKind:
        return UndoKind(self._undo.currentData())

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._undo)
        row.addWidget(self._limit)
        row.addStretch(1)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self._scoring_label, self._scoring)
        form.addRow(self._undo_label, row)
        form.insertRow(1, self._about)
        form.setRowVisible(0, len(self._schemes) > 1)
        form.setRowVisible(1, len(self._schemes) > 1)

    def _describe(self) -> None:
        """Say what the chosen scheme rewards."""
        about = str(self._scoring.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self._about.setText(about)
        self._scoring.setAccessibleDescription(about)

    def _tell(self) -> None:
        self._describe()
        self._limit.setVisible(self._kind is UndoKind.SOME)
        self.changed.emit()


def _kind_of(undo_limit: int | None) -> UndoKind:
    if undo_limit is None:
        return UndoKind.ALL
    return UndoKind.SOME if undo_limit else UndoKind.NONE
