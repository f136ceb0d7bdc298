"""The search for a way to win: packed states, bounded in time, nodes and memory.

Pure like the engine, and the only place where cards are bare numbers. Nothing found here is
believed: every line is replayed by the engine before anybody sees it. ``table``, ``frontier``,
``beam`` and ``proof`` are compiled by Cython where there is a compiler, and run as they stand,
more slowly, where there is none; their ``.pxd`` files hold the types of the compiled form.
"""
