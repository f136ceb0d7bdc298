"""Who grades deals: this process, one for each core, or a cluster that is already there.

All three take the same chunks of work and answer with the same values. The processes are
started afresh (``spawn``), on every system alike, so that nothing of the parent is copied
half done; each loads the games by itself, and ends with its parent, however that ends.
"""

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from spider_qt.app.cli_streams import InputError
from spider_qt.deals.batch import Graded, Work, grade, in_order
from spider_qt.solver.search import Stop, never

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

    from spider_qt.app.worker_answers import Games

WAITING: Final = 8
"""Chunks for each core that are under way or wait, so that a slow deal holds up nobody."""
_CONNECT: Final = 30
"""Seconds to reach a cluster."""

Crew = Callable[[Iterable[Work]], Iterator[Graded]]

_games: "list[Games]" = []
_stops: "list[Event]" = []


def grade_works(works: tuple[Work, ...], stop: Stop = never) -> tuple[Graded, ...]:
    """Grade some deals here; the games are loaded the first time.

    Raises:
        ValueError: if there is no such game, or it is not played so.
    """
    from spider_qt.app.worker_answers import Games

    if not _games:
        _games.append(Games())
    found = []
    for work in works:
        variant = _games[0].game(work.game)
        if variant is None:
            raise ValueError(f"there is no game “{work.game}” where it should be graded")
        found.append(grade(variant, work.deal, stop))
    return tuple(found)


@contextmanager
def alone() -> Iterator[Crew]:
    """Grade in this very process."""

    def crew(works: Iterable[Work]) -> Iterator[Graded]:
        for work in works:
            yield from grade_works((work,))

    yield crew


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """Grade in so many processes; all of them have ended when this has.

    Raises:
        InputError: if they cannot be started, or one dies.
    """
    context = multiprocessing.get_context("spawn")
    ended = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (ended,))

    def submit(works: tuple[Work, ...]) -> "Future[tuple[Graded, ...]]":
        return pool.submit(_grade_stoppable, works)

    try:
        yield lambda works: in_order(submit, works, jobs * WAITING)
    except (BrokenProcessPool, OSError) as error:
        raise InputError(f"A process that grades has ended: {error}") from None
    finally:
        ended.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """Grade on a Dask cluster that is already running.

    Args:
        address: of its scheduler, as Dask writes it: ``tcp://host:8786``.

    Raises:
        InputError: if Dask is not installed, or the cluster cannot be reached.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as error:
        raise InputError(
            "Dask is not installed here; install Spider Qt with its extra “cluster”: "
            f"pip install 'spider-qt[cluster]'. ({error})"
        ) from None
    try:
        client = distributed.Client(address, timeout=_CONNECT)
    except (OSError, ValueError) as error:
        raise InputError(f"The cluster at “{address}” cannot be reached: {error}") from None
    try:
        cores = sum(client.nthreads().values())
        if not cores:
            raise InputError(f"The cluster at “{address}” has no workers.")

        def submit(works: tuple[Work, ...]) -> Any:  # noqa: ANN401 - a future of a library without types
            return client.submit(grade_works, works, pure=False)

        yield lambda works: in_order(submit, works, cores * WAITING)
    finally:
        client.close()


def cores() -> int:
    """Return how many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _begin(ended: "Event") -> None:
    """Prepare a process: Ctrl+C is for the parent, without which there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(ended)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _grade_stoppable(works: tuple[Work, ...]) -> tuple[Graded, ...]:
    return grade_works(works, _stops[0].is_set)
