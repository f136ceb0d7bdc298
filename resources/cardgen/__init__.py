"""The generator of the program's own pictures: card faces, backs, the icon.

It exists so that all 52 cards of a style are one design, changed in one place
(``styles``), and that a back can be had in other colours (``backs``). Everything is drawn
by this code as vector paths; no font and no foreign picture is used. Run ``python -m
resources.cardgen`` in the checkout, and ``python -m resources.cardgen.sheets FOLDER`` to
look at the result; neither is part of the installed program.
"""
