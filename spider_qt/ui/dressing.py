"""Choosing what is on the table: opens the picker, shows each try, keeps what is decided.

It is imported when the picker opens, so that the start does not wait for it.
"""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from shiboken6 import isValid

from spider_qt.storage.files import StorageError
from spider_qt.text.storage import settings_trouble_sentence
from spider_qt.ui.dialogs.crop import CropDialog
from spider_qt.ui.dialogs.picker import LooksDialog
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.preferences import Preferences
from spider_qt.ui.themes.outfit import Choice, Outfit, Wardrobe
from spider_qt.ui.themes.own_backs import OwnMapping
from spider_qt.ui.themes.own_pictures import PictureError, png, read_picture


class Dresser(QObject):
    """One visit to the picker.

    Args:
        preferences: shows and keeps.
        choice: what is on the table now.
        wardrobe: all that can be chosen.
        window: the dialog belongs to it.
    """

    def __init__(
        self, preferences: Preferences, choice: Choice, wardrobe: Wardrobe, window: QWidget
    ) -> None:
        self.dialog = LooksDialog(choice, wardrobe, window)
        super().__init__(self.dialog)
        self._preferences = preferences
        self._wardrobe = wardrobe
        self.dialog.tried.connect(self._try)
        self.dialog.decided.connect(preferences.wear)
        self.dialog.own_wanted.connect(self._cut)
        self.dialog.own_unwanted.connect(self._remove)
        self.dialog.open()

    def _try(self, choice: Choice) -> None:
        self._preferences.dress(Outfit(choice, self._wardrobe))

    def _cut(self, path: Path | None) -> None:
        """Ask for a picture and for the part of it that becomes a back."""
        if path is None:
            name, _ = QFileDialog.getOpenFileName(
                self.dialog,
                translate("OwnBack", "Picture for the back"),
                "",
                translate("OwnBack", "Pictures")
                + " (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.tif *.tiff *.svg *.svgz);;"
                + translate("OwnBack", "All files")
                + " (*)",
            )
            if not name:
                return
            path = Path(name)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            image = read_picture(path)
        except PictureError as error:
            self._complain(shown(error.sentence))
            return
        finally:
            QGuiApplication.restoreOverrideCursor()
        if not isValid(self.dialog):  # closed meanwhile
            return
        crop = CropDialog(image, self.dialog)
        crop.accepted.connect(lambda: self._keep(path.stem, crop))
        crop.open()

    def _keep(self, name: str, crop: CropDialog) -> None:
        own = self._wardrobe.own
        if not isinstance(own, OwnMapping):
            return
        try:
            id_ = own.backs.add(name, png(crop.card))
        except StorageError as error:
            self._complain(shown(settings_trouble_sentence(str(error.path), error.reason)))
            return
        self.dialog.offer_backs(id_)

    def _remove(self, id_: str) -> None:
        own = self._wardrobe.own
        if not isinstance(own, OwnMapping):
            return
        try:
            own.backs.remove(id_)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self._complain(
                translate("OwnBack", "The picture cannot be removed: {reason}.").replace(
                    "{reason}", reason
                )
            )
            return
        self.dialog.offer_backs("")

    def _complain(self, text: str) -> None:
        box = QMessageBox(self.dialog)
        box.setObjectName("own_back_fault")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("OwnBack", "Back from a picture"))
        box.setText(text)
        box.open()
