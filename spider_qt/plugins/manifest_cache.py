"""The manifests of the last start, so that a start with many plugins reads no TOML.

Kept by path, time and size of the file. What is kept is checked as if it had just been
read; a damaged or foreign cache is thrown away without a word, as it can be made anew.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from spider_qt import __version__
from spider_qt.api.manifest import Manifest, ManifestError, manifest_of

_FORMAT: Final = f"1 {__version__}"
_MOST_BYTES: Final = 8_000_000


class ManifestCache:
    """What was read from files named plugin.toml.

    Args:
        file: where it is kept; None to keep nothing.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, list[Any]] | None = None
        self._fresh: dict[str, list[Any]] = {}
        self._changed = False

    def get(self, path: str) -> Manifest | None:
        """Return what a file held at the last start, if it is still the same file."""
        if self._known is None:
            self._known = self._read()
        known = self._known.get(path)
        if known is None:
            return None
        try:
            status = os.stat(path)  # noqa: PTH116 - called for each of hundreds of plugins
            if known[:2] != [status.st_mtime_ns, status.st_size]:
                return None
            manifest = manifest_of(known[2])
        except (OSError, ManifestError, LookupError, TypeError, AttributeError):
            return None
        self._fresh[path] = known
        return manifest

    def put(self, path: str, document: dict[str, Any]) -> None:
        """Keep what a file holds."""
        if self._file is None:
            return
        with suppress(OSError, TypeError, ValueError):  # a date in TOML is no JSON
            json.dumps(document)
            status = os.stat(path)  # noqa: PTH116 - as above
            self._fresh[path] = [status.st_mtime_ns, status.st_size, document]
            self._changed = True

    def write(self) -> None:
        """Keep everything for the next start, if it is not what was read."""
        if self._known is None:
            self._known = self._read()
        gone = self._known.keys() - self._fresh.keys()
        if self._file is None or not (self._changed or gone):
            return
        draft = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps({"format": _FORMAT, "files": self._fresh}), "utf-8")
            draft.replace(self._file)
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        self._changed = False

    def _read(self) -> dict[str, list[Any]]:
        if self._file is None:
            return {}
        try:
            with self._file.open("rb") as stream:
                content = json.loads(stream.read(_MOST_BYTES))
            files = content["files"] if content["format"] == _FORMAT else {}
            return files if isinstance(files, dict) else {}
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            return {}
