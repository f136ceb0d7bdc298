"""How the program starts a helper of its own, a process beside it.

``python -m`` would put the folder in which the player happens to stand before everything
else on the path: a ``json.py`` in a folder of downloads, or in a plugin that is only to be
looked through, would then run as part of the program.
"""

import sys
from pathlib import Path

from spider_qt import __file__ as _package


def helper_command(word: str, *more: str) -> tuple[str, ...]:
    """Return the command that starts a helper, in whichever folder it is started.

    Args:
        word: the argument by which ``__main__`` knows the helper.
        more: further arguments.
    """
    if getattr(sys, "frozen", False):
        return (sys.executable, word, *more)
    root = str(Path(_package).resolve().parents[1])  # a checkout need not be installed
    start = (
        f"import sys; sys.path.append({root!r}); from spider_qt.__main__ import main; "
        "sys.exit(main())"
    )
    return (sys.executable, "-P", "-c", start, word, *more)
