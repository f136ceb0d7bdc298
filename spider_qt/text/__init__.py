"""The sentences of the program, as English templates that Qt can translate.

Free of Qt, so that the command line speaks the same sentences without a screen;
``spider_qt.ui.i18n`` shows them in the player's language.
"""
