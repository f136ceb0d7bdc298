"""What a plugin without code gives: games, cards, tables and themes read from its files.

The objects are the program's own classes filled with values, so no guard stands around
them. One faulty file sets the whole plugin aside, as with code: what an author can mend
should not be half there.
"""

from pathlib import Path
from typing import Any, Final

from spider_qt.api.manifest import Manifest
from spider_qt.plugins import archive_faults, checks, reasons
from spider_qt.plugins.collect import Offer
from spider_qt.plugins.doors import misplaced
from spider_qt.plugins.registry import LOOKS, TABLES, THEMES, VARIANTS
from spider_qt.text.sentence import Sentence

VARIANT_FOLDER: Final = "variants"


def read_data(folder: Path, manifest: Manifest) -> Offer:
    """Read everything that a data plugin gives.

    Args:
        folder: where its plugin.toml lies.
        manifest: what that holds.

    Raises:
        PluginError: naming the first fault.
    """
    for fault in misplaced(folder):
        raise reasons.misplaced(fault)
    offer, faults = data_offer(folder, manifest.id)
    if faults:
        raise reasons.bad_data(faults[0])
    if not any(offer.objects.values()):
        raise reasons.bad_package(archive_faults.empty())
    return offer


def data_offer(folder: Path, plugin: str) -> tuple[Offer, tuple[Sentence | str, ...]]:
    """Return what a folder gives, and everything that is wrong with its files.

    Args:
        folder: where its plugin.toml lies.
        plugin: its id.
    """
    from spider_qt.api.theme_files import read_looks

    offer = Offer()
    faults = _variants(folder / VARIANT_FOLDER, plugin, offer)
    looks = read_looks(folder, plugin)
    faults.extend(fault.text for fault in looks.faults)
    for kind, found in ((THEMES, looks.cards), (TABLES, looks.tables), (LOOKS, looks.themes)):
        offer.objects[kind].update({one.id: one for one in found})
    return offer, tuple(faults)


def _variants(folder: Path, plugin: str, offer: Offer) -> list[Sentence | str]:
    faults: list[Sentence | str] = []
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError:
        return faults
    if files:
        from spider_qt.api.variant_file import read_variants
        from spider_qt.text.variant_files import variant_fault_sentence
    prefixes: dict[str, str] = {}
    for path in files:
        name = f"{VARIANT_FOLDER}/{path.name}"
        try:
            read = read_variants(path.read_bytes(), name, plugin)
        except OSError as error:
            faults.append(f"{name}: {error.strerror or type(error).__name__}.")
            continue
        faults.extend(map(variant_fault_sentence, read.faults))
        for variant in () if read.faults else read.variants:
            faults.extend(_wrong(variant, plugin, offer.objects[VARIANTS], prefixes))
            offer.objects[VARIANTS][variant.id] = variant
            prefixes[variant.prefix] = variant.id
    return faults


def _wrong(
    variant: Any,  # noqa: ANN401 - checked here
    plugin: str,
    taken: dict[str, Any],
    prefixes: dict[str, str],
) -> list[Sentence]:
    """What does not fit the other games: each is right by itself."""
    try:
        checks.check_id(variant.id, variant.id, plugin)
        checks.check_new(variant.id, taken)
        checks.check_variant(variant)
        if variant.prefix in prefixes:
            raise reasons.same_prefix(variant.prefix, variant.id, prefixes[variant.prefix])
    except reasons.PluginError as error:
        return [error.fault]
    return []
