"""Showing sentences in the player's language.

``translate`` has the signature of Qt's own, so that lupdate finds the literals in
its calls; ``shown`` renders the Qt-free sentences of ``spider_qt.text``.
"""

from PySide6.QtCore import QCoreApplication

from spider_qt.text.sentence import Sentence


def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a text in the language of the installed translators.

    Args:
        context: the Qt translation context.
        source: the English text.
        disambiguation: tells equal texts apart; usually empty.
        n: the number for ``%n`` and the plural form; -1 for none.
    """
    return QCoreApplication.translate(context, source, disambiguation or None, n)


def shown(sentence: Sentence) -> str:
    """Return a sentence in the language of the installed translators."""
    return sentence.render(_lookup)


def _lookup(context: str, source: str, count: int | None) -> str:
    return translate(context, source, "", -1 if count is None else count)
