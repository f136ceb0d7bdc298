"""Makes or checks the list of daily deals: ``python -m resources.dealgen [--check]``."""

import argparse
from pathlib import Path

from resources.dealgen.daily import FIRST, LAST, LIST, check, make


def main() -> int:
    """Do what the arguments ask for, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m resources.dealgen", description=__doc__)
    parser.add_argument("--file", type=Path, default=LIST, help="the list; what is in it stays")
    parser.add_argument("--first", type=int, default=FIRST, metavar="YEAR")
    parser.add_argument("--last", type=int, default=LAST, metavar="YEAR")
    parser.add_argument("--check", action="store_true", help="solve every deal of the list again")
    options = parser.parse_args()
    if options.check:
        return check(options.file, options.last)
    make(options.file, options.first, options.last)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
