"""Writes down every public name of what plugin authors import, with signatures and fields.

Run as ``python -m tests.api.surface`` in the project's folder after an intended change;
the difference in ``api_surface.txt`` is then part of the commit and is seen by whoever reads it.
"""

import dataclasses
import enum
import importlib
import inspect
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MODULES: Final = ("spider_qt.api", "spider_qt.testing")
GOLDEN: Final = Path(__file__).resolve().parents[1] / "data" / "golden" / "api_surface.txt"
RENEW: Final = "python -m tests.api.surface"


def surface() -> str:
    """Return the whole surface, one line a name, field or member."""
    lines: list[str] = []
    for module_name in MODULES:
        module = importlib.import_module(module_name)
        for name in sorted(module.__all__):
            lines += _lines(f"{module_name}.{name}", getattr(module, name))
    return "".join(f"{line}\n" for line in lines)


def _lines(name: str, value: object) -> Iterator[str]:
    if isinstance(value, type):
        yield f"class {name}{_bases(value)}"
        yield from (f"  {line}" for line in _members(value))
    elif inspect.isfunction(value):
        yield f"def {name}{_signature(value)}"
    elif type(value) in (int, str):
        yield f"{name} = {value!r}"
    elif isinstance(value, types.UnionType):
        yield f"{name} = {' | '.join(one.__name__ for one in value.__args__)}"
    else:
        yield f"{name}: {type(value).__name__}"


def _bases(kind: type) -> str:
    names = [base.__name__ for base in kind.__bases__ if base is not object]
    return f"({', '.join(names)})" if names else ""


def _members(kind: type) -> Iterator[str]:
    if issubclass(kind, enum.Enum):
        yield from (f"{one.name} = {one.value!r}" for one in kind)
    if dataclasses.is_dataclass(kind):
        yield from (_field(one) for one in dataclasses.fields(kind))
    for name, member in sorted(_own(kind).items()):
        if isinstance(member, property) and member.fget is not None:
            yield f"{name}: property{_signature(member.fget)}"
        elif isinstance(member, classmethod | staticmethod):
            yield f"{type(member).__name__} {name}{_signature(member.__func__)}"
        elif inspect.isfunction(member):
            yield f"def {name}{_signature(member)}"
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        yield f"fields {', '.join(kind._fields)}"


def _own(kind: type) -> dict[str, object]:
    """The public members of a class and of those bases that are ours."""
    found: dict[str, object] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("spider_qt"):
            found |= {name: one for name, one in vars(base).items() if not name.startswith("_")}
    return found


def _field(one: "dataclasses.Field[object]") -> str:
    text = f"field {one.name}: {_annotation(one.type)}"
    if one.default_factory is not dataclasses.MISSING:
        return f"{text} = (made)"
    if one.default is dataclasses.MISSING:
        return text
    shown = repr(one.default)
    return f"{text} = {shown if len(shown) <= 80 else shown[:77] + '...'}"


def _signature(function: object) -> str:
    parts = inspect.signature(function)  # type: ignore[arg-type]  # callers give functions
    return "".join(str(parts).split(" at 0x")[:1])


def _annotation(found: object) -> str:
    return found.__name__ if isinstance(found, type) else str(found)


if __name__ == "__main__":
    GOLDEN.write_text(surface(), encoding="utf-8")
