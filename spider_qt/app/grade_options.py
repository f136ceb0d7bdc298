"""The arguments of ``spider-qt grade``; apart from the rest of it, which needs the solver."""

import argparse
from contextlib import suppress
from typing import Final

from spider_qt.engine.deal import NUMBER_LIMIT
from spider_qt.engine.rules import GroupRule

_MOST_JOBS: Final = 1024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments the command takes."""
    parser.add_argument("codes", metavar="CODE", nargs="*", help="game codes, SP1-S1C-AAAAAAD")
    parser.add_argument(
        "--from", dest="file", metavar="FILE", help="a file of game codes; - is standard input"
    )
    parser.add_argument("--numbers", type=_numbers, metavar="FIRST-LAST", help="deals by number")
    parser.add_argument("--game", default="spider", metavar="GAME", help="of --numbers; spider")
    parser.add_argument("--suits", type=int, metavar="N", help="of --numbers; the most it has")
    parser.add_argument("--rule", choices=[rule.value for rule in GroupRule], help="of --numbers")
    parser.add_argument(
        "--each", type=_positive, metavar="N", help="keep N deals of each grade, then stop"
    )
    parser.add_argument("--jobs", type=_jobs, metavar="N", help="processes; one for each core")
    parser.add_argument("--dask", metavar="ADDRESS", help="use the Dask cluster at this address")
    parser.add_argument("--out", metavar="FILE", help="append to this file, go on where it ends")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _numbers(text: str) -> range:
    """Read ``FIRST-LAST``, one number, or ``FIRST-`` without an end.

    Raises:
        argparse.ArgumentTypeError: if it is none of these.
    """
    first, dash, last = text.partition("-")
    with suppress(ValueError):
        begin = int(first)
        end = int(last) if last else (NUMBER_LIMIT - 1 if dash else begin)
        if 0 <= begin <= end < NUMBER_LIMIT:
            return range(begin, end + 1)
    raise argparse.ArgumentTypeError(
        f"“{text}” are no numbers of deals; write 0-999, 17 or 1000-, up to {NUMBER_LIMIT - 1}"
    )


def _positive(text: str) -> int:
    with suppress(ValueError):
        if (value := int(text)) > 0:
            return value
    raise argparse.ArgumentTypeError(f"“{text}” is no count; write 1 or more")


def _jobs(text: str) -> int:
    return min(_positive(text), _MOST_JOBS)
