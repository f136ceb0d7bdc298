"""What 300 installed plugins cost a start, and what the guard costs a rule, in one run.

Side by side, each start in a process of its own: no plugins, 300 that declare in
plugin.toml what they give (nothing is imported before it is used), and 300 that do not
(all are imported). CPU time of loading the registry. The cost of the guard is told as
the ratio of ``legal_moves`` with and without it, called in turn.
Run: ``python benchmarks/plugins_300.py [--runs N] [--plugins N]``.
"""

import argparse
import compileall
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent

START = """
import sys, time
from pathlib import Path
from spider_qt.plugins.host import load_registry
begun = time.process_time()
registry = load_registry(marks=Path(sys.argv[1]) / "marks", folder=Path(sys.argv[1]) / "plugins",
                         cache=Path(sys.argv[1]) / "cache.json")
spent = time.process_time() - begun
on = sum(one.state.value == "enabled" for one in registry.plugins) - 1
assert on == int(sys.argv[2]), [one.reason for one in registry.plugins if one.reason][:2]
assert len(registry.variants["spider"].pack()) == 104
print(spent)
"""

CODE = """
from spider_qt.api import SpiderVariant, hookimpl

@hookimpl
def spider_variants():
    return [SpiderVariant("bench-{n}.game", "Bench {n}", "{prefix}")]
"""

DECLARED = """
[[variants]]
id = "bench-{n}.game"
name = "Bench {n}"
prefix = "{prefix}"
"""


def prefix(number: int) -> str:
    """A code prefix of its own for each of many plugins."""
    letters = "BCDFGHJKLMNPQRSTVWXZ"
    return "Q" + letters[number // 400] + letters[number // 20 % 20] + letters[number % 20]


def install(folder: Path, count: int, *, declared: bool) -> None:
    """Write distributions as pip leaves them, compiled."""
    for n in range(count):
        name = f"plug_bench_{n}"
        package = folder / name
        package.mkdir(parents=True)
        code = CODE.format(n=n, prefix=prefix(n))
        (package / "__init__.py").write_text(code, encoding="utf-8")
        about = f'[plugin]\nid = "bench-{n}"\nname = "Bench {n}"\nversion = "1.0"\napi = 1\n'
        about += 'author = "A"\nlicence = "MIT"\ndescription = "A plugin of the benchmark."\n'
        gives = DECLARED.format(n=n, prefix=prefix(n)) if declared else ""
        (package / "plugin.toml").write_text(about + gives, encoding="utf-8")
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[spider_qt.plugins]\nbench-{n} = {name}\n")
    compileall.compile_dir(folder, quiet=1)


def start(shelf: Path, home: Path, count: int) -> float:
    """Load the registry in a new process; return its CPU seconds."""
    done = subprocess.run(
        [sys.executable, "-c", START, str(home), str(count)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(shelf)))},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def guard_ratio(rounds: int) -> tuple[float, float, float]:
    """Return the medians of microseconds bare and guarded, and the median ratio."""
    from spider_qt.api import SpiderVariant
    from spider_qt.plugins.asking import Guard
    from spider_qt.plugins.faults import FaultLog
    from spider_qt.plugins.guard import GuardedVariant

    bare = SpiderVariant("bench.game", "Bench", "BN")
    guarded = GuardedVariant.around(bare, Guard("bench", "bench.game", FaultLog(), "1.0"))
    layout = bare.deal(3)
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        pair = []
        for variant in (bare, guarded):
            begun = perf_counter()
            for _ in range(20):
                variant.legal_moves(layout)
            pair.append((perf_counter() - begun) / 20 * 1e6)
        times.append((pair[0], pair[1]))
    ratio = statistics.median(after / before for before, after in times)
    return (
        statistics.median(before for before, _ in times),
        statistics.median(after for _, after in times),
        ratio,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="counted starts of each kind")
    parser.add_argument("--plugins", type=int, default=300)
    options = parser.parse_args()
    compileall.compile_dir(ROOT / "spider_qt", quiet=1)
    with tempfile.TemporaryDirectory() as place:
        top = Path(place)
        kinds = {"none": 0, "declared": options.plugins, "undeclared": options.plugins}
        for kind, count in kinds.items():
            (top / kind).mkdir()
            install(top / kind, count, declared=kind == "declared")
        rows = [
            {kind: start(top / kind, top / f"{kind}-home", count) for kind, count in kinds.items()}
            for _ in range(options.runs + 1)
        ][1:]  # the first start fills the caches
    medians = {kind: statistics.median(row[kind] for row in rows) * 1e3 for kind in kinds}
    print(f"{options.plugins} plugins, {options.runs} starts of each kind, CPU ms, medians")
    for kind, value in medians.items():
        print(f"  {kind}: {value:.0f} ms ({value - medians['none']:+.0f})")
    print("  promised: declared plugins add less than 100 ms")
    bare, guarded, ratio = guard_ratio(200)
    print(f"legal_moves: {bare:.1f} us bare, {guarded:.1f} us guarded, ratio {ratio:.3f}")


if __name__ == "__main__":
    main()
