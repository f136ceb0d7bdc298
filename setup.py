"""Compiles the inner loops of the solver, if Cython and a compiler are there.

Everything else about the package stands in pyproject.toml. Without a compiler the build goes
on, and the same sources run uncompiled, more slowly.
"""

import sys
from typing import Final

from setuptools import Extension, setup

_MODULES: Final = (
    *("table", "frontier", "beam", "deadlock", "proof"),
    *("glance", "fair_search", "fair_table", "fair_game", "fair_value"),
)
# Without debugging data, which would name the folder of the build, and with the same rounding
# on every processor, so that a hint is the same everywhere.
_UNIX: Final = ["-O2", "-g0", "-ffp-contract=off"]
_DIRECTIVES: Final = {
    "language_level": 3,
    "annotation_typing": False,  # the types stand in the .pxd files
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}


def _extensions() -> list[Extension]:
    try:
        from Cython.Build import cythonize
    except ImportError:  # as in a build without isolation; the sources will do
        return []
    extensions = [
        Extension(
            f"spider_qt.solver.{name}",
            [f"spider_qt/solver/{name}.py"],
            extra_compile_args=["/O2"] if sys.platform == "win32" else _UNIX,
            optional=True,  # a machine without a compiler installs it all the same
        )
        for name in _MODULES
    ]
    return cythonize(
        extensions, compiler_directives=_DIRECTIVES, build_dir="build/solver", quiet=True
    )


setup(ext_modules=_extensions())
