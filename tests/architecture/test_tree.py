"""What holds for every file of the tree."""

import ast
import fnmatch
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
LONGEST: Final = 400

# Homes of people and machines, in Unix' and Windows' spelling, and hosts of registries.
_MACHINE: Final = re.compile(
    r"/(?:work|root)/\w|/home/(?!runner\b)[a-z]\w*/|[A-Z]:\\Users\\\w"
    r"|\b(?:pypi|pythonhosted|npmjs)\.(?:org|com)\b|\bdeb\.debian\.org\b"
)


def _ignored() -> tuple[str, ...]:
    lines = (ROOT / ".gitignore").read_text("utf-8").split()
    return (".git", *(line.rstrip("/") for line in lines))


def _files() -> Iterator[Path]:
    """Yield the files that belong to the project; no git is needed for it."""
    ignored = _ignored()

    def stays(name: str) -> bool:
        return not any(fnmatch.fnmatch(name, pattern) for pattern in ignored)

    for folder, below, names in os.walk(ROOT):
        below[:] = sorted(filter(stays, below))
        yield from (Path(folder) / name for name in sorted(filter(stays, names)))


FILES: Final = tuple(_files())
MODULES: Final = tuple(path for path in FILES if path.suffix == ".py")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_the_tree_is_seen() -> None:
    assert {"README.md", "spider_qt/engine/cards.py"} <= {_name(path) for path in FILES}
    assert not any(".venv" in path.parts for path in FILES)


@pytest.mark.parametrize("module", MODULES, ids=_name)
def test_a_module_says_why_it_exists_and_stays_short(module: Path) -> None:
    source = module.read_text("utf-8")
    docstring = ast.get_docstring(ast.parse(source))
    assert docstring, "its docstring is missing"
    assert docstring.splitlines()[0].strip()
    assert len(source.splitlines()) <= LONGEST


def test_no_file_names_a_place_on_one_machine_or_a_registry() -> None:
    found = []
    for path in FILES:
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{_name(path)}: {match[0]}" for match in _MACHINE.finditer(text)]
    assert not found


def test_the_search_for_places_finds_them() -> None:
    homes = ("/".join(("", "home", "ada", "x")), "\\".join(("C:", "Users", "Ada")))
    assert all(_MACHINE.search(f"see {home} there") for home in homes)


def test_every_package_is_in_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = set(project["tool"]["setuptools"]["packages"]) - {"spider_qt.resources"}
    folders = {m.parent for m in MODULES if _name(m).startswith("spider_qt/")}
    assert listed == {".".join(folder.relative_to(ROOT).parts) for folder in folders}
