"""Drawing again after a resize: not at every size on the way, but when the last one holds.

Fifty cards drawn anew for each frame would make the window's edge lag behind the hand.
"""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from spider_qt.ui.table.scene import TableScene

SHARP_AFTER: Final = 120
"""How long a size must hold before the cards are drawn anew, in milliseconds."""


class Resizing(QTimer):
    """Waits for the size to hold, then has the cards drawn at their own size.

    Args:
        scene: what is resized.
        parent: the owner.
    """

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.setSingleShot(True)
        self.setInterval(SHARP_AFTER)
        self.timeout.connect(scene.sharpen)

    def expect(self, *, later: bool) -> None:
        """Get ready for a new size: sharp at once, or stretched until it holds."""
        self._scene.stretches = later
        if later:
            self.start()
        else:
            self.stop()

    def finish(self) -> None:
        """Wait no longer."""
        if self.isActive():
            self.stop()
            self._scene.sharpen()
