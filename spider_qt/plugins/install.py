"""Putting a plugin into the player's folder and taking it away, all of it or nothing."""

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from spider_qt.plugins import archive_faults
from spider_qt.plugins.archive import PackageError
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.doors import INCOMING, write_files
from spider_qt.plugins.packages import Checked, check_package
from spider_qt.plugins.registry import PluginKind
from spider_qt.text.sentence import Sentence

_LIST: Final = "{first} {rest}"  # nothing to translate
_FILE: Final = "{fault}"  # as above
_SHOWN: Final = 5


def inspected(path: Path) -> Checked:
    """Check a package, and the files of a data plugin as well; nothing stays on the disk.

    Raises:
        PackageError: with every fault.
    """
    package = check_package(path)
    if package.kind is PluginKind.DATA:
        _, faults = data_found(package)
        if faults:
            raise PackageError(*faults)
    return package


def data_found(package: Checked) -> tuple[Offer, tuple[Sentence, ...]]:
    """Return what a data plugin gives, whose files are gone, and all that is wrong with them."""
    from spider_qt.plugins.data import data_offer

    with tempfile.TemporaryDirectory(prefix="spider-qt-") as folder:
        draft = Path(folder) / "draft"
        write_files(package.files, draft, Path(folder))
        offer, faults = data_offer(draft, package.manifest.id)
    told: list[Sentence] = [
        fault if isinstance(fault, Sentence) else Sentence("Plugins", _FILE, {"fault": fault})
        for fault in faults
    ]
    if not told and not any(offer.objects.values()):
        told.append(archive_faults.empty())
    return offer, tuple(told)


def put(package: Checked, folder: Path, before: Path | None) -> Path:
    """Write a checked package into the plugin folder.

    Args:
        package: what was checked; just these bytes are written.
        folder: the plugin folder.
        before: the same plugin, which goes once the new one is written whole.

    Returns:
        Its folder.

    Raises:
        OSError: if the disk does not take it; everything is then as it was.
    """
    target = folder / package.manifest.id
    aside: Path | None = None
    draft = folder / f"{INCOMING}new-{os.getpid()}"
    shutil.rmtree(draft, ignore_errors=True)
    write_files(package.files, draft, folder)
    try:
        if before is not None and before.exists():
            aside = folder / f"{INCOMING}old-{os.getpid()}"
            shutil.rmtree(aside, ignore_errors=True)
            before.rename(aside)
        elif target.exists():  # a folder of that name that is no plugin
            raise FileExistsError(17, os.strerror(17), str(target))
        draft.rename(target)
    except OSError:
        if aside is not None and before is not None:
            with suppress(OSError):
                aside.rename(before)
        shutil.rmtree(draft, ignore_errors=True)
        raise
    if aside is not None:
        _delete(aside)
    return target


def take_away(item: Path) -> None:
    """Delete a plugin's file or folder. Raises OSError if it stays."""
    if not item.is_dir():
        item.unlink()
        return
    gone = item.with_name(f"{INCOMING}old-{os.getpid()}")
    shutil.rmtree(gone, ignore_errors=True)
    item.rename(gone)  # in one go, so that no half of it is ever there
    _delete(gone)


def faults_sentence(faults: tuple[Sentence, ...]) -> Sentence:
    """Return the first few faults as one text."""
    told: Sentence = faults[0]
    for fault in faults[1:_SHOWN]:
        told = Sentence("Plugins", _LIST, {"first": told, "rest": fault})
    return told


def _delete(item: Path) -> None:
    if item.is_dir():
        shutil.rmtree(item, ignore_errors=True)
    else:
        with suppress(OSError):
            item.unlink()
