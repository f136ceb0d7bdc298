"""Opening the window: the first step, before Qt is known to be there.

Importing Qt is the one thing that fails on a system without its libraries, so this
module does nothing else and turns such a failure into what to install.
"""

import sys

from spider_qt.app import preflight


def main(argv: list[str]) -> int:
    """Open the game and return the exit status.

    Args:
        argv: the arguments without the program's name.
    """
    try:
        from spider_qt.app.gui import run
    except ImportError as error:
        text = preflight.explain_import_error(error)
        if text is None:
            raise
        if sys.stderr is not None:
            sys.stderr.write(f"spider-qt: {text}\n")
        return preflight.EXIT_STATUS
    return run(argv)
