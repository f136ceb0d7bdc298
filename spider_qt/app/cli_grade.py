"""``spider-qt grade``: how hard deals are, for a few codes or for a hundred thousand numbers.

What was found goes to standard output, or line by line to a file that can be left and taken
up again at any time. docs/grades.md tells what the grades mean.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from itertools import chain, dropwhile, islice
from pathlib import Path
from typing import Final

from spider_qt.app import grading
from spider_qt.app.cli_streams import STANDARD_INPUT, InputError, complain, read_text
from spider_qt.deals import batch
from spider_qt.deals.batch import Graded, LineError, Quota, Work
from spider_qt.deals.grades import SOLVER_VERSION, Grade, can_promise
from spider_qt.engine.deal import NUMBER_LIMIT, CodeError, decode
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.variant import Variant
from spider_qt.plugins.registry import Registry
from spider_qt.solver.search import Verdict
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.text.inputs import code_sentence
from spider_qt.text.sentence import excerpt

_PERIOD: Final = 2.0
"""Seconds between two lines of progress."""


def run(options: argparse.Namespace, registry: Registry) -> str:
    """Grade what the arguments name and return what is to be printed.

    Args:
        options: the arguments.
        registry: the installed games.

    Raises:
        InputError: if something cannot be used.
    """
    works = _works(options, registry)
    out = _Out(Path(options.out)) if options.out is not None else None
    kept = [] if out is None else list(out.begin())
    if kept:
        works = _after(works, kept[-1].code, options.out)
    quota = Quota(options.each, kept)
    progress = _Progress(quota)
    try:
        with _crew(options) as crew:
            for one in crew(() if quota.is_full else works):
                if quota.takes(one):
                    kept.append(one)
                    if out is not None:
                        out.append(one)
                progress.note()
                if quota.is_full:
                    break
    except KeyboardInterrupt:
        if out is not None:
            complain(f"Stopped; the same command goes on from here: {out.path}")
        raise
    finally:
        progress.end()
        if out is not None:
            out.close()
    if options.json:
        return _json(kept)
    return _summary(kept) if out is not None else _text(kept)


def _crew(options: argparse.Namespace) -> AbstractContextManager[grading.Crew]:
    if options.dask is not None:
        return grading.cluster(options.dask)
    few = options.numbers is None and len(options.codes) == 1
    jobs = options.jobs or (1 if few else grading.cores())
    return grading.alone() if jobs == 1 else grading.processes(jobs)


def _works(options: argparse.Namespace, registry: Registry) -> Iterable[Work]:
    ways = [bool(options.codes), options.file is not None, options.numbers is not None]
    if sum(ways) != 1:
        raise InputError("Give game codes, or --from FILE, or --numbers FIRST-LAST: one of them.")
    if options.numbers is not None:
        return _numbered(options, registry)
    if options.game != "spider" or options.suits is not None or options.rule is not None:
        raise InputError("A code names its game, suits and rule; these options are for --numbers.")
    codes = options.codes or _codes_of(options.file)
    return [_work(code, registry) for code in codes]


def _codes_of(file: str) -> list[str]:
    """The first word of each line, so that a file of graded deals can be graded again."""
    lines = (line.split("#", 1)[0].split() for line in read_text(file).splitlines())
    codes = [words[0] for words in lines if words]
    if not codes:
        name = "Standard input" if file == STANDARD_INPUT else file
        raise InputError(f"{name} holds no game codes.")
    return codes


def _work(code: str, registry: Registry) -> Work:
    try:
        deal = decode(code, registry.variant_by_prefix)
    except CodeError as error:
        raise InputError(f"“{excerpt(code)}”: {code_sentence(error).english}") from None
    variant = registry.variant_by_prefix[deal.prefix]
    _check(variant, deal.suits, deal.rule)
    return Work(variant.id, deal)


def _numbered(options: argparse.Namespace, registry: Registry) -> Iterable[Work]:
    variant = registry.variants.get(options.game)
    if variant is None:
        raise InputError(f"There is no game “{excerpt(options.game)}”; docs/games.md names them.")
    suits = options.suits if options.suits is not None else max(variant.suit_choices)
    rule = GroupRule(options.rule) if options.rule is not None else variant.rule_choices[0]
    if suits not in variant.suit_choices or rule not in variant.rule_choices:
        raise InputError(f"“{variant.id}” is not played with {suits} suits by the {rule} rule.")
    _check(variant, suits, rule)
    if options.numbers.stop == NUMBER_LIMIT and options.each is None:
        raise InputError("Numbers without an end need --each, to know when it is enough.")
    return batch.numbered(variant, suits, rule, options.numbers)


def _check(variant: Variant, suits: int, rule: GroupRule) -> None:
    try:
        chosen = variant.configured(suits, rule)
    except ValueError as error:
        raise InputError(f"“{variant.id}” cannot be played so: {error}") from None
    if not can_promise(chosen):
        raise InputError(
            f"The search that grades does not know the rules of “{variant.id}”; "
            "spider-qt solve may still decide a deal of it."
        )


def _after(works: Iterable[Work], code: str, name: str) -> Iterable[Work]:
    """The work that comes after a deal."""
    rest = iter(dropwhile(lambda work: work.deal.code != code, works))
    if not tuple(islice(rest, 1)):
        raise InputError(
            f"{name} ends with {code}, which is not among the deals to be graded; "
            "name another file, or the same deals as before."
        )
    return rest


class _Out:
    """The file that grows by a line for each deal.

    Args:
        path: where it is.
        files: the disk.
    """

    def __init__(self, path: Path, files: Files = DISK) -> None:
        self.path = path
        self._files = files
        self._handle: int | None = None

    def begin(self) -> tuple[Graded, ...]:
        """Open it, cut off a line that was left half written, and return what is there."""
        try:
            self._handle = self._opened()
            data = self._files.read(self.path)
            whole = data.rfind(b"\n") + 1
            if whole < len(data):
                self._files.cut(self._handle, whole)
                complain(f"{self.path}: the last line was half written; its deal comes again.")
            if not whole:
                self._write(batch.head())
                return ()
        except OSError as error:
            raise _unwritable(self.path, error) from None
        try:
            version, kept = batch.read(data[:whole].decode("utf-8"))
        except (LineError, UnicodeDecodeError) as error:
            raise InputError(f"{self.path} holds no graded deals: {error}") from None
        if version != SOLVER_VERSION:
            raise InputError(
                f"{self.path} was graded by version {version} of the search, and this is "
                f"version {SOLVER_VERSION}; name another file."
            )
        return kept

    def append(self, one: Graded) -> None:
        """Add a deal; it is in the file when this returns."""
        try:
            self._write(one.line)
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def close(self) -> None:
        """Close the file."""
        if self._handle is not None:
            with suppress(OSError):
                self._files.sync(self._handle)
            with suppress(OSError):
                self._files.close(self._handle)
            self._handle = None

    def _opened(self) -> int:
        with suppress(FileNotFoundError):
            return self._files.open_append(self.path)
        return self._files.open_new(self.path)

    def _write(self, line: str) -> None:
        assert self._handle is not None
        data = f"{line}\n".encode()
        while data:
            data = data[self._files.write(self._handle, data) :]


def _unwritable(path: Path, error: OSError) -> InputError:
    return InputError(f"{path} cannot be written: {StorageError.of(path, error).reason}.")


@dataclass
class _Progress:
    """Says on standard error how far it is, now and then."""

    quota: Quota
    clock: Callable[[], float] = time.monotonic
    done: int = 0
    said: float = field(init=False)

    def __post_init__(self) -> None:
        self.said = self.clock()

    def note(self) -> None:
        self.done += 1
        if self.clock() - self.said >= _PERIOD:
            self.said = self.clock()
            self._say()

    def end(self) -> None:
        """Say how many there were, if it took long enough to wonder."""
        if self.clock() - self.said >= _PERIOD:
            self._say()

    def _say(self) -> None:
        if sys.stderr is not None:
            with suppress(OSError):
                sys.stderr.write(f"{self.done} looked at: {_in_words(self.quota.counts)}\n")
                sys.stderr.flush()


def _in_words(counts: Mapping[Grade, int]) -> str:
    return ", ".join(f"{count} {grade}" for grade, count in counts.items())


def _counts(kept: Iterable[Graded]) -> dict[str, int]:
    """How many there are of each grade, and of each verdict that has none."""
    words = [*Grade, Verdict.UNWINNABLE, Verdict.UNKNOWN]
    counts = {word.value: 0 for word in words}
    for one in kept:
        counts[one.grade or one.verdict] += 1
    return counts


def _summary(kept: list[Graded]) -> str:
    """A line for each grade: how many, and which part."""
    lines = [batch.head(), f"# deals: {len(kept)}"]
    for word, count in _counts(kept).items():
        lines.append(f"{word}: {count} ({100 * count / max(1, len(kept)):.1f} %)")
    return "".join(f"{line}\n" for line in lines)


def _text(kept: list[Graded]) -> str:
    return "".join(f"{line}\n" for line in chain([batch.head()], (one.line for one in kept)))


def _json(kept: list[Graded]) -> str:
    deals = [
        {
            "code": one.code,
            "verdict": one.verdict.value,
            "grade": one.grade.value if one.grade is not None else None,
            "width": one.width,
            "nodes": one.nodes,
        }
        for one in kept
    ]
    return json.dumps({"solver": SOLVER_VERSION, "deals": deals}, indent=2) + "\n"
