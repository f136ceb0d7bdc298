"""The door: decides between a command and the window before anything big is loaded.

Commands work without a screen and without Qt, so Qt is imported behind this
module only, and argparse behind the commands only.
"""

import sys
from typing import Final

from spider_qt import __version__

COMMANDS: Final = frozenset(
    {"deal", "replay", "moves", "plugins", "stats", "hint", "solve", "grade", "daily", "check"}
)
"""The first words that mean a command."""

_CHILDREN: Final = frozenset({"--multiprocessing-fork", "-c"})
"""Arguments by which Python starts its own helpers, those of ``spider-qt grade``."""
_HELP: Final = """\
usage: spider-qt [OPTIONS] [FILE]  opens the game, or the game of a file
       spider-qt COMMAND ...       works without a screen

commands:
  deal CODE                     print the position of a game code, every card
  replay MOVES-FILE             play moves and print where they lead
  moves                         list the legal moves
  hint                          say what to do next, and why
  solve                         say whether a position can still be won, and how
  grade                         say how hard deals are, a few or many
  daily [DATE]                  print the codes of a date's daily deals
  plugins                       list the plugins
  check PATH                    check a plugin, a variant or a card set
  stats                         print the statistics

options:
  --code CODE                   begin the game of a code
  --safe-mode                   leave all plugins out this time
  --disable PLUGIN              leave a plugin out this time; may be repeated
  -h, --help                    this text; spider-qt COMMAND --help tells more
  -V, --version                 the version

The game lives in the folders that your system has for this, or all below the
folder that the environment variable SPIDER_QT_HOME names, or beside the program
if a file portable.txt is there.
"""


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        argv: the arguments without the program's name; the process's own by default.
    """
    arguments = sys.argv[1:] if argv is None else argv
    first = arguments[0] if arguments else ""
    if getattr(sys, "frozen", False) and not _CHILDREN.isdisjoint(arguments):
        from multiprocessing import freeze_support

        freeze_support()
    if first in COMMANDS:
        from spider_qt.app.cli import run

        return run(arguments)
    if first in ("-V", "--version"):
        return _say(f"spider-qt {__version__}\n")
    if first in ("-h", "--help"):
        return _say(_HELP)
    if first == "--blank-pictures":  # the check's own helper, in a process of its own
        from spider_qt.ui.blank_pictures import main as draw

        return draw()
    if first == "--draw-pictures":  # the window's helper for what plugins want drawn
        from spider_qt.ui.table.drawing_child import main as serve

        return serve()
    if first == "--solver-worker":  # the window's helper that looks for hints and for wins
        from spider_qt.app.worker import main as answer

        return answer(arguments[1:])
    from spider_qt.app.main import main as open_window

    return open_window(arguments)


def _say(text: str) -> int:
    from spider_qt.app.cli_streams import say

    return say(text, 0)


if __name__ == "__main__":
    sys.exit(main())
