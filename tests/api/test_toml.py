"""Files of strangers are read in a moment, or refused with the line."""

import pytest

from spider_qt.api import ManifestError, parse_manifest
from spider_qt.api.toml import load_toml

LONG = ".".join("a" * 30_000)
"""As a key it keeps ``tomllib`` busy for half a minute."""


@pytest.mark.parametrize(
    "text",
    [
        f"b = 1\n{LONG} = 1",
        f"b = 1\n[{LONG}]",
        f"b = 1\nc = {{ {LONG} = 1 }}",
        f"b = 1\nc = [1, {{ d = 2, {LONG} = 1 }}]",
        "b = 1\nc = " + "[" * 5000,
        "b = 1\nc = " + "9" * 5000,
    ],
)
def test_what_would_take_too_long_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"\(at line 2\)$"):
        load_toml(text)
    with pytest.raises(ManifestError, match=r"plugin.toml is not TOML: .* \(at line 2\)$"):
        parse_manifest(text)


def test_plain_values_with_dots_and_brackets_are_read() -> None:
    text = 'a.b = 1.5\nc = { d.e = 2.25, f = ["x.y.z", "1.2.3.4.5.6.7.8.9.0"] }\n[g.h]\n'
    assert load_toml(text) == {
        "a": {"b": 1.5},
        "c": {"d": {"e": 2.25}, "f": ["x.y.z", "1.2.3.4.5.6.7.8.9.0"]},
        "g": {"h": {}},
    }


def test_a_manifest_as_long_as_a_book_is_refused() -> None:
    with pytest.raises(ManifestError, match="longer than"):
        parse_manifest("# word\n" * 200_000)
