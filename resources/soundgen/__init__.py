"""The generator of the game's sounds, so that each is ours and can be changed in one place.

Run ``python -m resources.soundgen`` in the checkout; it is no part of the installed program.
"""
