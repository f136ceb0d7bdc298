"""Who may import whom: the contracts of pyproject.toml hold, and they would notice."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PURE: Final = (
    *("engine", "learning", "solver", "deals", "api", "text", "plugins", "builtins", "storage"),
    *("app.cli", "app.cli_check", "app.cli_hint", "app.cli_play", "app.cli_solve"),
    *("app.cli_stats", "app.worker", "app.worker_answers"),
    *("testing.schemes", "testing.variants"),
)


def _lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_each_layer_imports_only_what_is_below_it(project_root: Path) -> None:
    run = _lint_imports(project_root)
    assert run.returncode == 0, run.stdout + run.stderr
    assert " 0 broken" in run.stdout


def test_every_contract_notices_its_breach(tmp_path: Path, project_root: Path) -> None:
    shutil.copy(project_root / "pyproject.toml", tmp_path)
    copy = tmp_path / "spider_qt"
    shutil.copytree(project_root / "spider_qt", copy, ignore=shutil.ignore_patterns("__pycache__"))
    breaches = {
        "text/odd.py": "import spider_qt.ui\n",
        "engine/odd.py": "import random\n",
        "solver/odd.py": "import subprocess\n",
        "deals/odd.py": "import random\n",
        "storage/odd.py": "import PySide6.QtCore\n",
        "builtins/odd.py": "import spider_qt.engine.cards\n",
        "ui/odd.py": "import spider_qt.builtins\n",
        "app/cli.py": "from PySide6.QtCore import QObject\n",
    }
    for name, line in breaches.items():
        (copy / name).write_text(line, "utf-8")
    run = _lint_imports(tmp_path)
    assert run.returncode == 1, run.stdout + run.stderr
    assert "Contracts: 0 kept" in run.stdout


@pytest.mark.parametrize("package", PURE)
def test_a_pure_package_works_without_qt(package: str, project_root: Path) -> None:
    """Every module of the package is imported; no module of PySide6 comes with it."""
    code = (
        "import importlib, pkgutil, sys\n"
        f"package = importlib.import_module('spider_qt.{package}')\n"
        "for found in pkgutil.walk_packages(getattr(package, '__path__', ()), "
        "package.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
        "print([m for m in sys.modules if m.partition('.')[0] in ('PySide6', 'shiboken6')])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=project_root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.stderr) == ("[]\n", "")
