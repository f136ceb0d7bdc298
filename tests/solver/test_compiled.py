"""The search is compiled, from the sources that lie here, and answers as the sources do."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from spider_qt.solver import (
    beam,
    deadlock,
    fair_game,
    fair_search,
    fair_table,
    fair_value,
    frontier,
    glance,
    proof,
    table,
)

MODULES: Final = (
    *(table, frontier, beam, deadlock, proof),
    *(glance, fair_search, fair_table, fair_game, fair_value),
)

ASK: Final = """
import importlib.util, json, pathlib, sys
sources = {sources!r}
if sources:
    class Finder:
        '''Finds the modules of the solver as sources, although compiled ones lie beside them.'''
        @staticmethod
        def find_spec(name, path=None, target=None):
            head, _, last = name.rpartition(".")
            file = pathlib.Path(sources, last + ".py")
            if head == "spider_qt.solver" and file.exists():
                return importlib.util.spec_from_file_location(name, file)
    sys.meta_path.insert(0, Finder)
    sys.modules["cython"] = None  # as where Cython is not installed
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.spider import SpiderVariant
from spider_qt.solver import beam
from spider_qt.solver.fair_plan import Effort, Question, plan_for
from spider_qt.solver.fair_sight import covered
from spider_qt.solver.search import Limits, solve
told = [pathlib.Path(beam.__file__).suffix]
simon = SpiderVariant("simon", "Simon", "SM", decks=1, columns=tuple((0, n) for n in
    (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)))
spider = SpiderVariant("spider", "Spider", "SP").configured(1, GroupRule.CLASSIC)
for variant, number in ((spider, 3), (simon, 142), (simon, 2)):
    answer = solve(variant, variant.deal(number), Limits(seconds=600, nodes=40_000))
    told.append([answer.verdict.value, answer.nodes, [move.text for move in answer.moves]])
effort = Effort(tables=60, plans=4, trials=12, glance=20)
for suits in (1, 4):
    chosen = spider.configured(suits, GroupRule.CLASSIC)
    plan = plan_for(Question(chosen, covered(chosen.deal(5)), (), effort))
    told.append([move.text for move in plan])
print(json.dumps(told))
"""


def told(sources: str) -> list[object]:
    code = ASK.format(sources=sources)
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=500
    )
    assert run.returncode == 0, run.stderr
    found: list[object] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda one: one.__name__)
def test_each_inner_loop_is_compiled_from_the_present_source(module: object) -> None:
    compiled = Path(str(getattr(module, "__file__", "")))
    assert compiled.suffix in (".so", ".pyd"), "install the package again: pip install -e '.[dev]'"
    for suffix in (".py", ".pxd"):
        source = compiled.with_name(compiled.name.partition(".")[0] + suffix)
        if source.exists():  # an installed wheel has no .pxd
            assert compiled.stat().st_mtime >= source.stat().st_mtime, f"{source} is newer"


def test_the_sources_answer_as_the_compiled_modules_do(project_root: Path) -> None:
    kind, *compiled = told("")
    assert kind in (".so", ".pyd")
    kind, *uncompiled = told(str(project_root / "spider_qt" / "solver"))
    assert kind == ".py"
    assert uncompiled == compiled
    assert any("unwinnable" in str(answer) for answer in compiled)
    assert any("'winnable'" in str(answer) for answer in compiled)
