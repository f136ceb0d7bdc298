"""The languages of the program: which there are, and changing them while it runs.

A language is two translators, ours and the one for Qt's own texts (menus of text
fields, keys, the writing direction). Qt tells every widget with a ``LanguageChange``
event when they are exchanged.
"""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from spider_qt.api.resources import resource_path

SOURCE: Final = "en"


class Language(NamedTuple):
    """A language that the program speaks.

    Args:
        code: its ISO 639-1 code, as in the names of the files.
        name: what it calls itself.
    """

    code: str
    name: str


LANGUAGES: Final = (
    Language("de", "Deutsch"),
    Language("en", "English"),
    Language("nl", "Nederlands"),
    Language("nb", "Norsk (bokmål)"),
    Language("tr", "Türkçe"),
)
"""Every language, in the order of their own names."""

_STAND_INS: Final = {"no": "nb", "nn": "nb"}
"""Languages whose speakers read one of ours."""


class Languages:
    """Installs the translators of one language at a time.

    Args:
        folder: where the released translations (``spider_qt_xx.qm``) are.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or resource_path("translations")
        self._installed: list[tuple[QTranslator, bytes]] = []  # Qt does not copy the bytes
        self._code = SOURCE

    @property
    def code(self) -> str:
        """The code of the language that is spoken now."""
        return self._code

    def use(self, code: str) -> None:
        """Speak a language from now on.

        Args:
            code: one of ``LANGUAGES``; "" or anything unknown follows the system.
        """
        known = {language.code for language in LANGUAGES}
        chosen = code if code in known else system_language()
        QLocale.setDefault(_locale(chosen))
        if chosen == self._code and self._installed:
            return
        self._uninstall()
        self._code = chosen
        for path in self._files(chosen):
            translator = QTranslator()
            # Read, not mapped: an update may replace the file while the game runs.
            data = path.read_bytes()
            if translator.load(data):
                QCoreApplication.installTranslator(translator)
                self._installed.append((translator, data))

    def leave(self) -> None:
        """Speak the source's English again, without any translator, in the system's locale."""
        self._uninstall()
        self._code = SOURCE
        QLocale.setDefault(QLocale.system())

    def _uninstall(self) -> None:
        before, self._installed = self._installed, []
        for translator, _ in before:
            QCoreApplication.removeTranslator(translator)

    def _files(self, code: str) -> tuple[Path, ...]:
        """Qt's texts first, so that ours are asked first.

        Qt has none in Norwegian Bokmål, and Turkish names of keys that no keyboard bears;
        our own few stand in.
        """
        theirs = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        name = f"qtbase_{code}.qm"
        candidates = (theirs / name, self._folder / name, self._folder / f"spider_qt_{code}.qm")
        return tuple(path for path in candidates if path.is_file())


def system_language() -> str:
    """Return the code of the first language of ours that the system prefers, or English."""
    known = {language.code for language in LANGUAGES}
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        code = _STAND_INS.get(code, code)
        if code in known:
            return code
    return SOURCE


def _locale(code: str) -> QLocale:
    """The system's own locale where it speaks the language, else the language's."""
    system = QLocale.system()
    if system.name().split("_")[0] == code:
        return system
    return QLocale(code)
