"""The fault report as figures: ``python -m tests.faults.report [KILLS]``, 1,000 by default.

Takes some minutes. Exits with 1 if anything but the unfinished action was ever lost,
a start failed, or a message was missing or told twice.
"""

import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.faults import damage, errors, full, kills

FLIPS = 10_000


def rows(count: int) -> Iterator[tuple[str, str, list[str]]]:
    """Do each part and yield what was done, what came of it, and what was wrong."""
    killed: kills.Figures = _timed("kills", lambda: kills.run(count))
    yield (
        "kill -9 by the clock",
        f"{killed.by_clock} kills",
        [],
    )
    yield (
        "kill -9 at a system call, half a write done",
        f"{killed.in_calls} kills: {_counts(killed.calls)}",
        [],
    )
    yield (
        "… during",
        _counts(killed.in_deeds),
        [],
    )
    yield (
        "… unfinished actions",
        (
            f"{killed.deeds_finished_by_the_kill} found done, {killed.deeds_lost} found not "
            f"begun; all {killed.deeds_done} finished ones found"
        ),
        killed.faults,
    )
    broken: errors.Figures = _timed("errors", errors.run)
    yield (
        "each of the writing calls of one run breaks",
        (
            f"{broken.calls} calls ({_counts(broken.by_call)}), {broken.runs} runs "
            f"({_counts(broken.by_error)}; once, and from then on)"
        ),
        broken.faults,
    )
    yield (
        "… messages",
        f"{_counts(broken.told)}; {broken.untold_and_harmless} runs needed none",
        [],
    )
    disk: full.Figures = _timed("full disks", full.run)
    yield (
        "real program, window and SQLite included",
        f"{disk.limited} limits on the size of files, {disk.full} full file systems, "
        f"{disk.read_only} read-only; most messages of one kind: {disk.most_told_of_one_thing}"
        + (f"; left out: {disk.left_out}" if disk.left_out else ""),
        disk.faults,
    )
    damaged: damage.Figures = _timed("damage", lambda: damage.run(FLIPS))
    yield (
        "damaged saves, started on",
        (
            f"{damaged.cuts} cuts (every byte of {damaged.size}, {damaged.actions} actions), "
            f"{damaged.flips} changed bytes"
        ),
        damaged.faults,
    )
    yield (
        "… came of it",
        (
            f"{_counts(damaged.told)}; {damaged.kept_aside} copies kept aside, "
            f"good part offered {damaged.good_part_offered} times"
        ),
        [],
    )


def _timed(name: str, do: Callable[[], Any]) -> Any:  # noqa: ANN401 - what it does returns
    begin = time.monotonic()
    result = do()
    sys.stderr.write(f"{name}: {time.monotonic() - begin:.0f} s\n")
    return result


def _counts(counter: dict[str, int]) -> str:
    ordered = sorted(counter.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{name} {number}" for name, number in ordered)


def main(arguments: list[str]) -> int:
    """Print the table and return the exit status."""
    wrong: list[str] = []
    sys.stdout.write("| What breaks | Figures | Faults |\n| --- | --- | --- |\n")
    for what, text, faults in rows(int(arguments[0]) if arguments else 1000):
        sys.stdout.write(f"| {what} | {text} | {len(faults)} |\n")
        sys.stdout.flush()
        wrong += faults
    for fault in wrong:
        sys.stderr.write(f"\n{fault}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
