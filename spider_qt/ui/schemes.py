"""Light, dark, or as the system has it.

Qt passes the choice to the platform. Platforms without a theme (a bare X server,
offscreen) ignore it; there the program's own palette stands in, with every text at a
contrast of 4.5 to 1 or more.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from spider_qt.ui.themes.contrast import readable_on

_SCHEMES: Final = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}

_ROLE = QPalette.ColorRole
_LIGHT: Final = {
    _ROLE.Window: "#f2f1ee",
    _ROLE.WindowText: "#1c1c1a",
    _ROLE.Base: "#ffffff",
    _ROLE.AlternateBase: "#f6f5f2",
    _ROLE.Text: "#1c1c1a",
    _ROLE.Button: "#e9e7e2",
    _ROLE.ButtonText: "#1c1c1a",
    _ROLE.BrightText: "#b00020",
    _ROLE.Link: "#0b57a4",
    _ROLE.LinkVisited: "#6a3d9a",
    _ROLE.Highlight: "#1f6f4a",
    _ROLE.HighlightedText: "#ffffff",
    _ROLE.ToolTipBase: "#fffbe6",
    _ROLE.ToolTipText: "#1c1c1a",
    _ROLE.PlaceholderText: "#63635e",
    _ROLE.Light: "#ffffff",
    _ROLE.Midlight: "#f7f6f3",
    _ROLE.Mid: "#b9b7b0",
    _ROLE.Dark: "#9a9892",
    _ROLE.Shadow: "#6d6b66",
    _ROLE.Accent: "#1f6f4a",
}
_DARK: Final = {
    _ROLE.Window: "#1f221f",
    _ROLE.WindowText: "#eceeea",
    _ROLE.Base: "#3d433d",
    _ROLE.AlternateBase: "#454b45",
    _ROLE.Text: "#eceeea",
    _ROLE.Button: "#3a403a",
    _ROLE.ButtonText: "#eceeea",
    _ROLE.BrightText: "#ffb3ab",
    _ROLE.Link: "#a8ccff",
    _ROLE.LinkVisited: "#dcc4fa",
    _ROLE.Highlight: "#4fb286",
    _ROLE.HighlightedText: "#0a1410",
    _ROLE.ToolTipBase: "#3a3e3a",
    _ROLE.ToolTipText: "#eceeea",
    _ROLE.PlaceholderText: "#b9beb8",
    _ROLE.Light: "#4a4f4a",
    _ROLE.Midlight: "#3f443f",
    _ROLE.Mid: "#191b19",
    _ROLE.Dark: "#141614",
    _ROLE.Shadow: "#0a0b0a",
    _ROLE.Accent: "#4fb286",
}
_GREYED: Final = {"light": "#76746e", "dark": "#8b908a"}


Accent = Callable[[QColor, bool], QColor]
"""Gives the accent on a ground; the second says whether the window is dark."""


def apply_scheme(name: str, accent: Accent | None = None) -> None:
    """Change every window to a colour scheme, at once.

    Args:
        name: "system", "light" or "dark"; anything else is "system".
        accent: the colour of selections and focus; None for the scheme's own.
    """
    wanted = _SCHEMES.get(name, Qt.ColorScheme.Unknown)
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(wanted)
    ours = wanted is not Qt.ColorScheme.Unknown and hints.colorScheme() is not wanted
    made = palette(name) if ours else QPalette()
    if accent is not None:
        base = made if ours else _palette_of_system()
        colour = accent(base.color(_ROLE.Base), is_dark(base))
        made.setColor(_ROLE.Accent, colour)
        made.setColor(_ROLE.Highlight, colour)
        made.setColor(_ROLE.HighlightedText, readable_on(colour))
    QApplication.setPalette(made)


def _palette_of_system() -> QPalette:
    """Return the palette without any colour of ours.

    The style would tell it, too, but each of its 566 names is made when Python first sees it.
    """
    if QCoreApplication.testAttribute(Qt.ApplicationAttribute.AA_SetPalette):
        QApplication.setPalette(QPalette())
    return QApplication.palette()


def palette(name: str) -> QPalette:
    """Return the program's own palette "light" or "dark"."""
    colours = _DARK if name == "dark" else _LIGHT
    made = QPalette()
    for role, colour in colours.items():
        made.setColor(role, QColor(colour))
    greyed = QColor(_GREYED["dark" if name == "dark" else "light"])
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, greyed)
    return made


def is_dark(colours: QPalette) -> bool:
    """Whether a palette is dark, whoever made it."""
    window = colours.color(_ROLE.Window).lightness()
    return window < colours.color(_ROLE.WindowText).lightness()
