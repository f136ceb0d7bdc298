"""Opening the window: the steps before Qt is known to be there.

Importing Qt is what fails on a system without its libraries; such a failure is
turned into what to install. What needs no Qt is read before.
"""

import gc
import signal
import sys

from spider_qt.app import preflight
from spider_qt.app.crash import CrashLog
from spider_qt.app.options import OptionError, parse
from spider_qt.app.paths import app_paths
from spider_qt.storage.lock import is_taken


def main(argv: list[str]) -> int:
    """Open the game and return the exit status.

    Args:
        argv: the arguments without the program's name.
    """
    try:
        options = parse(argv)
    except OptionError as error:
        _complain(str(error))
        return 2
    # Nothing becomes garbage while the modules are imported, and looking for it takes a
    # tenth of the start; the window switches it on again once the table is painted.
    gc.disable()
    from spider_qt.app.start import load

    paths = app_paths()
    crashes = CrashLog(paths.log)
    crashes.install()
    if is_taken(paths.game):
        from spider_qt.app.single import handed_over  # not for the first, which starts faster

        if handed_over(options, paths):
            crashes.end()
            return 0
    # Every action is on the disk already, and Python's own answer to Ctrl+C would wait for
    # the next event and then be raised inside whatever Qt was calling.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    start = load(options, paths)
    try:
        from spider_qt.app.gui import run
    except ImportError as error:
        text = preflight.explain_import_error(error)
        if text is None:
            raise
        _complain(text)
        return preflight.EXIT_STATUS
    status = run(options, start, crashes)
    crashes.end()
    return status


def _complain(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"spider-qt: {text}\n")
