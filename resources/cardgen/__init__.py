"""The generator of the program's own pictures: card faces, the back, the icon.

It exists so that all 53 cards are one design, changed in one place. Everything is
drawn by this code as vector paths; no font and no foreign picture is used. Run
``python -m resources.cardgen`` in the checkout; it is not part of the installed program.
"""
