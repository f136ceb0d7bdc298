"""What somebody sent is refused whole if a single entry of it is wrong (report E20)."""

import os
import stat
import unicodedata
import zipfile
from pathlib import Path

import pytest

from spider_qt.plugins import archive
from spider_qt.plugins.archive import PackageError, read_package
from spider_qt.plugins.host import PluginHost
from tests.plugins.packing import data_files, foldered, zipped

GOOD = data_files("slate")


def refusal(path: Path) -> str:
    """Every fault of a package, and that an installation leaves nothing behind."""
    with pytest.raises(PackageError) as caught:
        read_package(path)
    folder = path.parent / "plugins"
    before = sorted(path.parent.rglob("*"))
    change = PluginHost(entry_points=[], folder=folder).install(path)
    assert not change.done
    assert change.faults == caught.value.faults
    assert sorted(one for one in path.parent.rglob("*") if one != folder) == before
    return " ".join(fault.english for fault in caught.value.faults)


BAD_NAMES = (
    "../evil.svg",
    "cards/../../evil.svg",
    "../../foo../../ba..r",
    "/etc/evil",
    "//server/share",
    "\\windows\\evil",
    "cards\\..\\..\\evil.svg",
    "C:/evil.svg",
    "c:evil.svg",
)


@pytest.mark.parametrize("name", BAD_NAMES)
def test_an_entry_that_leads_out_refuses_the_archive(name: str, tmp_path: Path) -> None:
    said = refusal(zipped(tmp_path / "a.zip", {**GOOD, name: "x"}))
    assert "would be written outside" in said
    assert not (tmp_path.parent / "evil.svg").exists()


ODD_NAMES = (
    "cards/con",
    "cards/NUL.svg",
    "cards/nul .svg",
    "cards/COM\u00b9.svg",
    "conin$",
    "aa:b.svg",
    "a\nb",
    "end.",
    "end ",
    "a//b",
    "./a",
    "x" * 200,
)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_that_not_every_system_can_write_refuses_it(name: str, tmp_path: Path) -> None:
    assert "not every system" in refusal(zipped(tmp_path / "a.zip", {**GOOD, name: "x"}))


def test_a_name_that_goes_on_after_a_nul_refuses_it(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {**GOOD, "goodXevil": "x"})
    path.write_bytes(path.read_bytes().replace(b"goodXevil", b"good\0evil"))
    assert "not every system" in refusal(path)


COMPOSED = "cards/é.svg"
TWINS = (
    ("cards/Ace.svg", "cards/ace.svg"),
    ("Cards/a.svg", "cards/b.svg"),
    (COMPOSED, unicodedata.normalize("NFD", COMPOSED)),
    ("cards/straße.svg", "cards/STRASSE.svg"),
    ("cards/one", "cards/one/two.svg"),
)


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_two_names_that_are_one_file_elsewhere_refuse_it(
    one: str, other: str, tmp_path: Path
) -> None:
    files = {"plugin.toml": GOOD["plugin.toml"], one: "x", other: "y"}
    assert "are one file on some systems" in refusal(zipped(tmp_path / "a.zip", files))


def test_one_name_twice_refuses_it(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {**GOOD, "cards/a.svg": "x", "cards/b.svg": "y"})
    path.write_bytes(path.read_bytes().replace(b"cards/b.svg", b"cards/a.svg"))
    assert "are one file" in refusal(path)


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO])
def test_links_and_devices_refuse_it(kind: int, tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", GOOD)
    with zipfile.ZipFile(path, "a") as writer:
        entry = zipfile.ZipInfo("cards/link.svg")
        entry.external_attr = (kind | 0o777) << 16
        writer.writestr(entry, "/etc/passwd")
    assert "is a link or a device" in refusal(path)


def test_a_bomb_refuses_it_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> bytes:
        raise AssertionError("it was unpacked")

    monkeypatch.setattr(archive, "_unpacked", never)
    path = zipped(tmp_path / "a.zip", {**GOOD, "cards/big.svg": b"\0" * 17_000_000})
    assert path.stat().st_size < 50_000
    assert "is larger than 16 MB" in refusal(path)
    many = {f"cards/{number}.svg": b"\0" * 15_000_000 for number in range(5)}
    assert "Unpacked it is larger than 64 MB" in refusal(zipped(tmp_path / "b.zip", many))
    crowd = {f"{number}": "" for number in range(3001)}
    assert "more than 3000 files" in refusal(zipped(tmp_path / "c.zip", crowd))


def test_an_archive_in_the_archive_refuses_it(tmp_path: Path) -> None:
    inner = zipped(tmp_path / "inner.zip", {"a": "b"}).read_bytes()
    (tmp_path / "inner.zip").unlink()
    assert "archive in the archive" in refusal(zipped(tmp_path / "a.zip", {**GOOD, "b.zip": inner}))
    said = refusal(zipped(tmp_path / "b.zip", {**GOOD, "cards/blue/ace.svg": inner}))
    assert "archive in the archive" in said


def test_an_encrypted_entry_refuses_it(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", {"plugin.toml": GOOD["plugin.toml"]})
    data = bytearray(path.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1  # the flag in the table of contents
    path.write_bytes(data)
    assert "is encrypted" in refusal(path)


def test_an_unusual_packing_and_a_damaged_entry_refuse_it(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as writer:
        writer.writestr("plugin.toml", GOOD["plugin.toml"])
    assert "packed in an unusual way" in refusal(path)
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(path, "w") as writer:
        writer.writestr("plugin.toml", GOOD["plugin.toml"])
    path.write_bytes(path.read_bytes().replace(b"api = 1", b"api = 2", 1))
    assert "is damaged" in refusal(path)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"not a zip at all" * 10])
def test_what_is_no_zip_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(data)
    assert "is damaged, or no zip archive" in refusal(tmp_path / "a.zip")


def test_every_fault_is_told_and_not_the_first_alone(tmp_path: Path) -> None:
    files = {**GOOD, "../a": "", "cards/A.svg": "", "cards/a.svg": "", "b.whl": ""}
    with pytest.raises(PackageError) as caught:
        read_package(zipped(tmp_path / "a.zip", files))
    assert len(caught.value.faults) == 3


def test_one_folder_around_everything_is_left_out(tmp_path: Path) -> None:
    around = {f"slate-main/{name}": text for name, text in GOOD.items()}
    around["__MACOSX/slate-main/._plugin.toml"] = "x"
    package = read_package(zipped(tmp_path / "a.zip", around))
    assert set(package.files) == set(GOOD)


def test_a_folder_is_read_by_the_same_rules(tmp_path: Path) -> None:
    folder = foldered(tmp_path / "slate", GOOD)
    assert set(read_package(folder).files) == set(GOOD)
    (folder / "cards" / "link.svg").symlink_to("/etc/hostname")
    (folder / "inner.zip").write_bytes(b"")
    os.mkfifo(folder / "cards" / "pipe")
    with pytest.raises(PackageError) as caught:
        read_package(folder)
    assert len(caught.value.faults) == 3


def test_a_path_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackageError, match=r"gone\.zip is not there"):
        read_package(tmp_path / "gone.zip")
