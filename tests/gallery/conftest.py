"""The pictures of now, taken once by the gallery's own command for all the tests here."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gallery import reference


class Taken:
    """The pictures of the reference set as the program of now draws them.

    Args:
        folder: where they are.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = sorted(shot.file for shot in reference.take(folder))

    def picture(self, file: str) -> QImage:
        """Return a picture in its full size."""
        return QImage(str(self.folder / file)).convertToFormat(QImage.Format.Format_RGB32)


@pytest.fixture(scope="session")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Taken:
    """The set as it is drawn now."""
    return Taken(tmp_path_factory.mktemp("gallery"))
