"""The real program with its window on disks that take no more."""

import sys

import pytest

if sys.platform == "win32":  # there are no such limits
    pytest.skip("has no limits on the size of files", allow_module_level=True)

from tests.faults import full


def test_with_files_that_cannot_grow_the_program_tells_it_once_and_plays_on() -> None:
    found = full.run(limits=(1, 2000), left=())
    assert found.faults == []
    assert found.limited == 2
    assert len(found.told["no file above 1 bytes"]) == 4
    assert found.most_told_of_one_thing == 1


def test_on_a_full_file_system_too() -> None:
    found = full.run(limits=(), left=(0,))
    if found.left_out:
        pytest.skip(f"left out here: {found.left_out}")
    assert found.faults == []
    assert (found.full, found.read_only) == (1, 1)
