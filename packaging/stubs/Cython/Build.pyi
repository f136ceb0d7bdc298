# What setup.py uses of Cython.Build, which has no types of its own.
from collections.abc import Mapping, Sequence

from setuptools import Extension

def cythonize(
    module_list: Sequence[Extension],
    *,
    compiler_directives: Mapping[str, object],
    build_dir: str,
    quiet: bool,
) -> list[Extension]: ...
