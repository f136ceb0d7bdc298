"""Whether the system was told that its user wants less motion, asked without waiting.

Qt 6.11 does not tell (its accessibility hints know contrast only). So Windows is asked by
one call, macOS by its ``defaults`` and a Linux desktop through its settings portal, each
with an answer that comes later. Asked once the table has been painted, never before.
"""

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

_PORTAL: Final = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
PORTAL_KEYS: Final[dict[tuple[str, str], Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: _number(value) == 0.0,
}
"""Where desktops keep the wish, and when a value means it: the portal's own key, that of
GNOME and its relatives, and that of KDE Plasma."""

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


class MotionWish(QObject):
    """The system's wish as far as it is known.

    Args:
        parent: the owner; what is still on its way ends with it.
    """

    learned = Signal()
    """The system wishes for less motion; it was not known before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.less = False
        """Whether less motion is wished for; False until an answer says so."""
        self._asked = False
        self._pending: list[QObject] = []

    def ask(self, platform: str = sys.platform) -> None:
        """Ask the system, once; ``learned`` tells if it wishes for less.

        Args:
            platform: the system, as in ``sys.platform``.
        """
        if self._asked:
            return
        self._asked = True
        if platform == "win32":
            self._take(less=_windows_wishes_less())
        elif platform == "darwin":
            self._ask_defaults()
        else:
            self._ask_portal()

    def take_value(self, group: str, key: str, value: object) -> None:
        """Take a value of the portal.

        Args:
            group: the namespace.
            key: the key.
            value: what the portal says, freed from its wrappings.
        """
        self._take(less=PORTAL_KEYS[group, key](value))

    def _take(self, *, less: bool) -> None:
        if less and not self.less:
            self.less = True
            self.learned.emit()

    def _ask_defaults(self) -> None:
        from PySide6.QtCore import QProcess  # for macOS only

        process = QProcess(self)
        self._pending.append(process)
        process.finished.connect(
            lambda: self._take(less=bytes(process.readAllStandardOutput().data()).strip() == b"1")
        )
        process.start("defaults", ["read", "com.apple.universalaccess", "reduceMotion"])

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:  # a distributor may leave it out
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for group, key in PORTAL_KEYS:
            call = QDBusMessage.createMethodCall(*_PORTAL, "Read")
            call.setAutoStartService(False)
            call.setArguments([group, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call, 2000), self)
            self._pending.append(watcher)
            watcher.finished.connect(
                lambda done, group=group, key=key: self._take_reply(done.reply(), group, key)
            )

    def _take_reply(self, reply: object, group: str, key: str) -> None:
        """Take the portal's answer; an error means that it does not know the key."""
        from PySide6.QtDBus import QDBusMessage

        assert isinstance(reply, QDBusMessage)
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self.take_value(group, key, unwrapped(reply.arguments()[0]))


def unwrapped(value: object) -> object:
    """Return what a D-Bus variant holds, out of as many variants as it is wrapped in."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _number(value: object) -> float | None:
    try:
        return float(str(value))
    except ValueError:
        return None


def _windows_wishes_less() -> bool:
    """Ask Windows whether animations are switched off ("Animation effects")."""
    import ctypes

    shown = ctypes.c_int(1)
    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    known = library.user32.SystemParametersInfoW(
        _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0
    )
    return bool(known) and not shown.value
