"""What a check of a plugin found, for its author: faults, notes, and what the plugin gives."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from spider_qt.api import Manifest


class Level(StrEnum):
    """How bad a finding is: a fault keeps the plugin out, a note does not."""

    FAULT = "fault"
    NOTE = "note"


def in_words(gives: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return what a plugin gives under the words of plugin.toml: people read cards, not themes.

    Args:
        gives: ids by the kinds of the registry, which JSON keeps.
    """
    from spider_qt.plugins.lazy import KINDS

    return {word: gives[kind] for word, kind in KINDS.items() if gives.get(kind)}


def of_manifest(manifest: Manifest) -> dict[str, tuple[str, ...]]:
    """Return what a manifest declares, ids by the kinds of the registry."""
    from spider_qt.plugins.lazy import KINDS

    return {KINDS[word]: tuple(one.id for one in gifts) for word, gifts in manifest.gives.items()}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend.

    Args:
        level: how bad it is.
        where: the file within what was checked; empty for the whole.
        text: what is wrong and what to write instead, in English.
        lines: lines of a file that can be copied as they are; empty for none.
    """

    level: Level
    where: str
    text: str
    lines: str = ""


@dataclass(slots=True)
class Report:
    """What was found.

    Args:
        kind: what was checked: ``data plugin``, ``wheel``, ``source of a plugin``,
            ``variant``, ``table``, ``theme``, ``card set``, ``picture`` or ``manifest``.
        findings: everything that is to be mended, faults first.
        gives: what it gives, by the kinds of the registry, as far as that is known.
        pictures: its card faces and backs, for whoever can draw them.
        undeclared: whether it has code and a manifest that does not say what that gives.
    """

    kind: str
    findings: list[Finding] = field(default_factory=list)
    gives: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pictures: dict[str, bytes] = field(default_factory=dict)
    undeclared: bool = False

    def fault(self, where: str, text: str) -> None:
        """Note a fault."""
        self.findings.append(Finding(Level.FAULT, where, text))

    def notes(self, found: Iterable[tuple[str, str]]) -> None:
        """Note what does not keep it out: files, and what to do with them."""
        self.findings.extend(Finding(Level.NOTE, where, text) for where, text in found)

    @property
    def is_good(self) -> bool:
        """Whether nothing keeps it out."""
        return all(one.level is not Level.FAULT for one in self.findings)
