"""In which line a key stands: the scan agrees with tomllib about what there is."""

import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spider_qt.api.variant_file_lines import KeyPath, Scan, scan

TWISTED = '''\
# a comment with = and [brackets] and "quotes"
plain = 1 # after it
"quoted key" = "a # no comment"
'literal' = '[no table]'
dotted.inner = true
many = """
[[no.table]]
fake = 1
""\\"quoted\\""""
raw = \'\'\'
also = "fake"\'\'\'
spread = [
  "a = 1", # ]
  [1, 2], { inline = "x = ]" },
]
after = 2
[table]
key = 1
[table."quoted.part".last]
key = 2
[[rows]]
key = 3
[rows.below]
key = 4
[[rows]]
key.deep = 5
[[rows.inner]]
key = 6
[[rows.inner]]
key = 7
'''


def paths(value: object, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Every way to a value that a key of its own leads to."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield (*path, key)
            yield from paths(below, (*path, key))
    elif isinstance(value, list):
        for place, below in enumerate(value):
            yield from paths(below, (*path, place))


def line_with(text: str) -> int:
    return TWISTED.splitlines().index(text) + 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("plain",), "plain = 1 # after it"),
        (("quoted key",), '"quoted key" = "a # no comment"'),
        (("literal",), "'literal' = '[no table]'"),
        (("dotted", "inner"), "dotted.inner = true"),
        (("spread",), "spread = ["),
        (("spread", 2, "inline"), "spread = ["),
        (("after",), "after = 2"),
        (("table",), "[table]"),
        (("table", "quoted.part", "last", "key"), "key = 2"),
        (("rows", 0, "key"), "key = 3"),
        (("rows", 0, "below", "key"), "key = 4"),
        (("rows", 1, "key", "deep"), "key.deep = 5"),
        (("rows", 1, "inner", 0, "key"), "key = 6"),
        (("rows", 1, "inner", 1, "key"), "key = 7"),
    ],
)
def test_a_key_is_found_where_it_stands(path: KeyPath, line: str) -> None:
    assert path in set(paths(tomllib.loads(TWISTED)))
    assert scan(TWISTED).line_of(path) == line_with(line)


def test_nothing_is_found_that_is_not_there() -> None:
    known = set(paths(tomllib.loads(TWISTED)))
    listed = {path for path in scan(TWISTED).lines if not isinstance(path[-1], int)}
    assert listed <= known
    assert not [path for path in listed if "fake" in path or "also" in path]


def test_what_has_no_line_of_its_own_has_that_of_the_table_around_it() -> None:
    assert scan("[a]\n\n[[b]]\nc = 1\n").line_of(("b", 0, "missing")) == 3
    assert scan("a = 1\n").line_of(("missing",)) == 0


def test_carriage_returns_make_no_further_lines() -> None:
    assert scan("a = 1\r\n\r\nb = 2\r\n").line_of(("b",)) == 3


@pytest.mark.parametrize(
    "text", ["x = " + "[" * 9, "a." * 9, "{" * 9, "[" * 9, "\n\nx=" + "[{" * 5]
)
def test_endless_nesting_is_stopped_with_its_line(text: str) -> None:
    assert scan(text).too_deep == text.count("\n") + 1


@pytest.mark.parametrize("number", ["1" * 101, "-" + "1_0" * 50, "0x" + "f" * 100])
def test_endless_numbers_are_stopped_with_their_line(number: str) -> None:
    assert scan(f"a = 1\nb = {number}\n").too_long == 2
    assert scan(f'a = "{number}" # {number}\n') == Scan({("a",): 1})


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''", '"\\', '\\"""'])
def test_texts_without_an_end_take_no_time(quote: str) -> None:
    text = "a = 1\nb = " + quote * (60_000 // len(quote))
    assert scan(text).line_of(("a",)) == 1


@given(st.text(alphabet="ab.=[]{}\"'\\#\n\r ,1", max_size=80))
def test_any_text_is_scanned_to_its_end(text: str) -> None:
    found = scan(text)
    try:
        parsed = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    top = {path[0] for path in found.lines}
    assert top == set(parsed)
    assert all(1 <= line <= text.count("\n") + 1 for line in found.lines.values())
