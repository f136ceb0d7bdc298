"""Draws the tiles of the tables: seamless, mostly transparent, the same every time.

Light and dark strokes only, so that one tile fits a table's form by day and by night; the
colours are the table's own (``spider_qt/builtins/looks.py``), and so is the fine grain,
which the program makes itself. ``python -m resources.tablegen`` writes them.
"""
