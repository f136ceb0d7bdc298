"""What plugin authors import changes only on purpose."""

import importlib
from dataclasses import dataclass
from enum import StrEnum

import pytest

from tests.api import surface


def test_the_interface_is_the_recorded_one() -> None:
    recorded = surface.GOLDEN.read_text("utf-8").splitlines()
    now = surface.surface().splitlines()
    gone = [line for line in recorded if line not in now]
    new = [line for line in now if line not in recorded]
    assert now == recorded, (
        f"gone: {gone}\nnew: {new}\n"
        f"If that is meant: {surface.RENEW}, and say it in the changelog. Within one "
        "API_VERSION names, members and arguments are only ever added, with defaults."
    )


@dataclass(frozen=True)
class Sample:
    """Has one of each."""

    number: int
    text: str = "a"

    @property
    def twice(self) -> int:
        return 2 * self.number

    def times(self, factor: int = 3) -> int:
        return factor * self.number

    @classmethod
    def of(cls, number: int) -> "Sample":
        return cls(number)


class Word(StrEnum):
    """Has one word."""

    ONE = "one"


@pytest.mark.parametrize(
    "line",
    [
        "  field number: int",
        "  field text: str = 'a'",
        "  twice: property(self) -> int",
        "  def times(self, factor: int = 3) -> int",
        "  classmethod of(cls, number: int) -> 'Sample'",
    ],
)
def test_each_kind_of_member_is_recorded(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "__module__", "spider_qt.sample")
    assert line in list(surface._lines("Sample", Sample))


def test_enums_functions_and_constants_are_recorded() -> None:
    assert "  ONE = 'one'" in list(surface._lines("Word", Word))
    assert list(surface._lines("f", surface.surface)) == ["def f() -> str"]
    assert list(surface._lines("N", 3)) == ["N = 3"]
    assert list(surface._lines("U", Sample | Word)) == ["U = Sample | Word"]


def test_every_public_name_is_there() -> None:
    recorded = surface.GOLDEN.read_text("utf-8")
    for module in surface.MODULES:
        for name in importlib.import_module(module).__all__:
            assert f"{module}.{name}" in recorded
