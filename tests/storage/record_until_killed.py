"""A program that records games until it is killed; run by the kill test alone.

It acknowledges each game on standard output once the statistics have it.
"""

import os
import sys
from pathlib import Path

from spider_qt.storage.statistics import StatisticsStore, Status
from tests.storage.statistics_games import finished


def main() -> None:
    """Record; the arguments are the file, the first game's number and how many at most."""
    store = StatisticsStore(Path(sys.argv[1]), wait=30.0)
    first, count = int(sys.argv[2]), int(sys.argv[3])
    for number in range(first, first + count):
        store.record(finished(number, list(Status)[number % 3]))
        os.write(1, b".")


if __name__ == "__main__":
    main()
