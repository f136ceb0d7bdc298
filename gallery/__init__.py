"""Pictures of the program for its developers, for its manuals, and for a test.

``python -m gallery FOLDER`` writes them; ``python -m gallery.reference`` renews those that
``tests/gallery`` compares with, ``python -m gallery.manual`` those of README and user guide.
"""
