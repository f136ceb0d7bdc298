"""Nothing is written but through what the other tests of this folder break.

The sources are searched for every way to write to a disk. What is found outside the layer
of ``storage.files`` must be known here with its reason and the way in which it is broken.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = sorted(
    source
    for source in (ROOT / "spider_qt").rglob("*.py")
    if source.parent.name != "engine"  # has no files at all, as the import contracts hold
)

_METHODS: Final = frozenset(
    {
        "write_text", "write_bytes", "touch", "mkdir", "makedirs", "unlink", "rmdir",
        "renames", "hardlink_to", "symlink_to", "chmod", "ftruncate", "truncate", "fsync",
        "link", "symlink", "utime", "mkfifo", "sendfile", "copyfile", "copytree", "rmtree",
        "backup",
    }
)  # fmt: skip
_OF_ONE: Final = frozenset({"replace", "rename", "save"})
"""With one argument these write: those of paths and pictures. Those of texts take two."""
_OF_OS: Final = frozenset({"open", "write", "replace", "remove", "fdopen"})
_MODULES: Final = frozenset(
    {"shutil", "tempfile", "sqlite3", "logging", "fileinput", "dbm", "shelve"}
)
_QT: Final = frozenset({"QFile", "QSaveFile", "QTemporaryFile", "QSettings", "QPdfWriter"})

KNOWN: Final[dict[str, tuple[frozenset[str], str]]] = {
    "storage/files.py": (
        frozenset(
            {"os.open", "os.write", "os.fsync", "os.ftruncate", "os.link", "replace", "rename"}
            | {"unlink", "mkdir"}
        ),
        "the layer itself",
    ),
    "storage/lock.py": (
        frozenset({"os.open", "mkdir"}),
        "an empty file to lock; tests.faults.errors breaks it as a call of the system",
    ),
    "plugins/marks.py": (
        frozenset({"mkdir", "write_text", "unlink"}),
        "lies below storage; its errors are ignored, and tests.faults.errors breaks them",
    ),
    "plugins/running.py": (
        frozenset({"mkdir", "os.open", "os.write", "unlink"}),
        "as plugins/marks.py; tests/plugins/test_full_disk.py breaks them",
    ),
    "plugins/manifest_cache.py": (
        frozenset({"mkdir", "write_text", "replace", "unlink"}),
        "as plugins/marks.py; tests/plugins/test_full_disk.py breaks them",
    ),
    "plugins/doors.py": (
        frozenset({"import shutil", "mkdir", "write_bytes", "rename", "rmtree", "link"}),
        "lies below storage; tests/plugins/test_full_disk.py breaks each call",
    ),
    "plugins/install.py": (
        frozenset({"import shutil", "import tempfile", "rename", "rmtree", "unlink"}),
        "lies below storage; tests/plugins/test_full_disk.py breaks each call",
    ),
    "plugins/trial.py": (
        frozenset({"import tempfile"}),
        "a plugin is tried in a folder that goes when it was tried",
    ),
    "plugins/looks_files.py": (
        frozenset({"import shutil", "import tempfile", "mkdir", "copyfile"}),
        "a table or theme is read in a folder that goes when it was read",
    ),
    "plugins/archive.py": (
        frozenset({"link"}),
        "a sentence about a link",
    ),
    "app/worker.py": (
        frozenset({"open", "os.open", "os.fdopen"}),
        "its own input and output, and what leads nowhere; tests/app/test_worker.py closes them",
    ),
    "solver/fair_search.py": (frozenset({"link"}), "what a card is worth on another"),
    "solver/fair_sight.py": (frozenset({"replace"}), "piles of a layout"),
    "solver/fair_steps.py": (frozenset({"replace"}), "piles of a layout"),
    "solver/glance.py": (frozenset({"link"}), "what a card is worth on another"),
    "solver/rounds.py": (frozenset({"save"}), "moves that a beam is told to save"),
    "builtins/family.py": (
        frozenset({"write_text"}),
        "the maker of family.json, which developers run",
    ),
    "solver/beam.py": (
        frozenset({"link"}),
        "a card on a card",
    ),
    "solver/table.py": (
        frozenset({"link"}),
        "a card on a card",
    ),
    "testing/pilot.py": (
        frozenset({"mkdir"}),
        "a folder of a plugin's tests",
    ),
    "app/cli_streams.py": (
        frozenset({"os.open"}),
        "the null device",
    ),
    "app/crash.py": (
        frozenset({"import logging"}),
        "the log; tests/app/test_crash.py breaks it",
    ),
    "app/single.py": (
        frozenset({"import tempfile"}),
        "only names the folder where a socket is made",
    ),
    "app/gui.py": (
        frozenset({"save"}),
        "the picture of a trial, at the place that the trial names",
    ),
    "storage/library.py": (
        frozenset({"os.utime"}),
        "when a file was changed, which orders a list; its errors are ignored",
    ),
    "ui/sounds.py": (
        frozenset({"open"}),
        "a sound that is read, by its name",
    ),
    "ui/table/drawing_child.py": (
        frozenset({"open"}),
        "the pipe to the game and the null device",
    ),
    "ui/table/habits.py": (
        frozenset({"replace"}),
        "piles of a layout",
    ),
    "ui/table/view.py": (
        frozenset({"touch"}),
        "a finger on a card",
    ),
    "ui/table/choreography.py": (
        frozenset({"replace"}),
        "piles of a layout",
    ),
}  # fmt: skip


def writes(tree: ast.AST) -> Iterator[str]:
    """Yield a name for each way to write that a module uses."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            tops = [_top(alias.name) for alias in node.names]
            yield from (f"import {top}" for top in tops if top in _MODULES)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if _top(module) in _MODULES:
                yield f"import {_top(module)}"
            if module == "os":
                yield from (f"os.{alias.name}" for alias in node.names)
            yield from (alias.name for alias in node.names if alias.name in _QT)
        elif isinstance(node, ast.Call):
            yield from _written_by(node)


def _top(module: str) -> str:
    return module.partition(".")[0]


def _written_by(call: ast.Call) -> Iterator[str]:
    function = call.func
    if isinstance(function, ast.Name):
        if function.id == "open" and _may_write(call, 1):
            yield "open"
        if function.id in _QT:
            yield function.id
    elif isinstance(function, ast.Attribute):
        name = function.attr
        if isinstance(function.value, ast.Name) and function.value.id == "os":
            if name in _METHODS | _OF_OS | _OF_ONE:
                yield f"os.{name}"
        elif name in _OF_ONE:
            if len(call.args) == 1 and not call.keywords:
                yield name
        elif name in _METHODS or name in _QT:
            yield name
        elif name == "open" and _is_text(call) and _may_write(call, 0):
            yield "open"


def _is_text(call: ast.Call) -> bool:
    """Whether what is opened gets a mode in words, as paths do and dialogs do not."""
    given = [*call.args, *(word.value for word in call.keywords if word.arg == "mode")]
    return any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in given)


def _may_write(call: ast.Call, place: int) -> bool:
    """Whether a call of open has a mode that writes, or one that cannot be read here."""
    given = [word.value for word in call.keywords if word.arg == "mode"]
    mode = given[0] if given else (call.args[place] if len(call.args) > place else None)
    if mode is None:
        return False
    if not isinstance(mode, ast.Constant) or not isinstance(mode.value, str):
        return True
    return any(sign in mode.value for sign in "wax+")


def is_statistics(module: str) -> bool:
    """The modules that use SQLite, which tests.faults.full and tests/storage break."""
    return module.startswith("storage/statistics")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_writes_through_the_layer_that_can_be_broken(source: Path) -> None:
    module = source.relative_to(ROOT / "spider_qt").as_posix()
    found = set(writes(ast.parse(source.read_text("utf-8"))))
    if is_statistics(module):
        found -= {"import sqlite3", "backup"}
    allowed, _ = KNOWN.get(module, (frozenset[str](), ""))
    assert found <= allowed, "write through spider_qt.storage.files, so that it can be broken"


def test_what_is_known_is_still_there() -> None:
    for module, (calls, reason) in KNOWN.items():
        source = (ROOT / "spider_qt" / module).read_text("utf-8")
        assert set(writes(ast.parse(source))) == calls, module
        assert reason


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("open('x', 'w')", "open"),
        ("open('x', mode=m)", "open"),
        ("path.open('ab')", "open"),
        ("path.write_text('x')", "write_text"),
        ("path.replace(other)", "replace"),
        ("os.replace(a, b)", "os.replace"),
        ("from os import remove", "os.remove"),
        ("import shutil", "import shutil"),
        ("import logging.handlers", "import logging"),
        ("from PySide6.QtCore import QSaveFile", "QSaveFile"),
        ("picture.save(name)", "save"),
    ],
)
def test_the_search_finds_each_way(source: str, found: str) -> None:
    assert list(writes(ast.parse(source))) == [found]


@pytest.mark.parametrize("source", ["open('x')", "dialog.open()", "text.replace('a', 'b')"])
def test_the_search_finds_nothing_else(source: str) -> None:
    assert list(writes(ast.parse(source))) == []
