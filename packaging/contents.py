"""What goes into the frozen program beside the modules that PyInstaller finds by itself.

Kept out of the spec file, so that it is linted, typed and tested like everything else.
"""

import importlib.metadata
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePath
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

# The resources' own makers stay outside, as they do in the wheel: programs, translators' files.
_NOT_SHIPPED: Final = frozenset({".py", ".pyc", ".ts"})

# Of the standard library: what needs Tk, programs of their own, jokes, and distutils, which
# left Python with 3.12. Its tests stay outside by ``is_no_test``.
STDLIB_LEFT_OUT: Final = (
    *("_tkinter", "idlelib", "tkinter", "turtle", "turtledemo"),
    *("antigravity", "distutils", "ensurepip", "lib2to3", "test", "this"),
)

# The rest is found in a developer's environment, and the game needs none of it.
EXCLUDED: Final = (*STDLIB_LEFT_OUT, "Cython", "cython", "numpy", "PIL", "pip", "setuptools")


def resources() -> list[tuple[str, str]]:
    """Return PyInstaller's pairs of a file of ``resources/`` and the folder it goes to."""
    base = ROOT / "resources"
    pairs = []
    for path in sorted(base.rglob("*")):
        inside = path.relative_to(base)
        if path.is_file() and path.suffix not in _NOT_SHIPPED:
            pairs.append((str(path), str(PurePath("spider_qt", "resources", *inside.parts[:-1]))))
    return pairs


def package_data() -> list[tuple[str, str]]:
    """Return the pairs of what lies beside the modules and is read at run time: our games."""
    return [(str(ROOT / "spider_qt" / "builtins" / "family.json"), "spider_qt/builtins")]


def metadata(folder: Path, distribution: str = "spider-qt") -> list[tuple[str, str]]:
    """Return the pairs that let entry points and the version be found in the bundle.

    Written anew, the two files that are read: an installation's other records hold the
    paths of the machine that it was built on.

    Args:
        folder: where to write them.
        distribution: whose they are.

    Raises:
        importlib.metadata.PackageNotFoundError: the project is not installed.
    """
    found = importlib.metadata.distribution(distribution)
    name = f"{distribution.replace('-', '_')}-{found.version}.dist-info"
    texts = {
        "METADATA": found.read_text("METADATA") or found.read_text("PKG-INFO"),
        "entry_points.txt": found.read_text("entry_points.txt"),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in texts.items():
        (folder / file).write_text(text or "", "utf-8")
    return [(str(folder / file), name) for file in texts]


def stdlib() -> tuple[str, ...]:
    """Return the names of all of the standard library that a plugin may want to import.

    Some are of other systems: those that this Python does not have are left out.
    """
    wanted = sys.stdlib_module_names - {"__main__", *STDLIB_LEFT_OUT}
    return tuple(sorted(name for name in wanted if importlib.util.find_spec(name)))


def is_no_test(module: str) -> bool:
    """Tell a module of the standard library from the tests that some packages hold."""
    return not {"test", "tests"} & set(module.split("."))


def without_foreign_translations(
    files: Iterable[tuple[str, str, str]], languages: Sequence[str]
) -> list[tuple[str, str, str]]:
    """Drop Qt's own translations into languages that the game does not speak.

    Args:
        files: PyInstaller's triples; the first of each is the place in the bundle.
        languages: the codes of the languages to keep.
    """
    kept = {f"qtbase_{code}.qm" for code in languages}
    return [
        file
        for file in files
        if PurePath(file[0]).suffix != ".qm"
        or "translations" not in PurePath(file[0]).parts
        or PurePath(file[0]).name in kept
        or "spider_qt" in PurePath(file[0]).parts
    ]
