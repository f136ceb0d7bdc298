"""The player's own backs: pictures in a folder, one file each, never half written."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from spider_qt.storage.atomic import write_atomic
from spider_qt.storage.files import DISK, Files

PREFIX: Final = "own."
"""What the ids in the settings begin with; no plugin has this id, as it holds a picture only."""
_SUFFIX: Final = ".png"
_STEM: Final = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST: Final = 40


class OwnBacks(NamedTuple):
    """The folder of the player's own backs; it need not be there.

    Args:
        folder: where they are kept.
        files: the disk.
    """

    folder: Path
    files: Files = DISK

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the backs, by name."""
        try:
            names = sorted(path.name for path in self.folder.iterdir())
        except OSError:
            return ()
        stems = (name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX))
        return tuple(PREFIX + stem for stem in stems if _STEM.fullmatch(stem))

    def path(self, id_: str) -> Path:
        """Return the file of a back, whether it is there or not.

        Raises:
            ValueError: if it is no id of an own back.
        """
        stem = id_.removeprefix(PREFIX)
        if not id_.startswith(PREFIX) or not _STEM.fullmatch(stem):
            raise ValueError(f"not an own back: {id_!r}")
        return self.folder / f"{stem}{_SUFFIX}"

    def add(self, name: str, data: bytes) -> str:
        """Keep a picture under a free name like the wanted one, and return its id.

        Args:
            name: for instance the file name without its ending.
            data: the PNG.

        Raises:
            StorageError: if it cannot be written; nothing is left behind.
        """
        import unicodedata  # a library of its own that no start needs

        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        stem = "-".join(re.findall("[a-z0-9]+", plain))[:_LONGEST].strip("-") or "picture"
        taken, number = set(self.ids()), 1
        id_ = PREFIX + stem
        while id_ in taken:
            number += 1
            id_ = f"{PREFIX}{stem}-{number}"
        write_atomic(self.path(id_), data, self.files)
        return id_

    def remove(self, id_: str) -> None:
        """Delete a back; one that is gone already is no error. Raises OSError."""
        with suppress(FileNotFoundError):
            self.files.remove(self.path(id_))
