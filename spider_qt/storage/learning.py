"""How far the player is on the learning path, in a small JSON file of its own.

Two windows may write it: what the other one wrote is read first and joined, so that nothing
that was reached is lost. A file that cannot be used stays under a name of its own.
"""

import json
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from spider_qt.learning.progress import VERSION, Progress, of_content, to_content
from spider_qt.storage.atomic import set_aside, write_atomic
from spider_qt.storage.files import DISK, Files, StorageError
from spider_qt.storage.lock import locked
from spider_qt.text.learning import learning_file_sentence
from spider_qt.text.sentence import Sentence


class LearningFault(StrEnum):
    """What was wrong with the file."""

    UNREADABLE = "unreadable"
    DAMAGED = "damaged"
    NEWER_VERSION = "newer_version"


class LearningProblem(NamedTuple):
    """Why the file could not be used.

    Args:
        reason: what was wrong.
        found: the part that was wrong, or the system's words.
        aside: where the file was kept, or None.
    """

    reason: LearningFault
    found: str = ""
    aside: Path | None = None

    @property
    def sentence(self) -> Sentence:
        """The problem as a sentence for the player."""
        return learning_file_sentence(self.reason.value, self.found)


class LearningStore:
    """The progress and the file that it is kept in.

    Reading makes no file and no folder; the first change does.

    Args:
        path: the file.
        files: the disk.
    """

    def __init__(self, path: Path, files: Files = DISK) -> None:
        self.path = path
        self._files = files
        self.trouble: StorageError | None = None
        """Why the last change is not on the disk, or None if it is."""
        self.problem: LearningProblem | None = None
        """Why the file could not be used, or None."""
        self.progress = self._base = self._load()

    def renew(self) -> Progress:
        """Return the progress with what other windows have written meanwhile."""
        with suppress(OSError, ValueError):  # what cannot be read now is set aside by ``keep``
            written = _decode(self._files.read(self.path))
            self.progress, self._base = self.progress.joined(written, self._base), written
        return self.progress

    def keep(self, progress: Progress, *, quietly: bool = False) -> StorageError | None:
        """Take a progress for the one of now and write it, joined with what is in the file.

        If writing fails, it holds all the same and is written with the next one.

        Args:
            progress: the next progress.
            quietly: whether a failure is not worth telling, as nothing was reached yet.

        Returns:
            Why the file could not be written, once per trouble; otherwise None.
        """
        self.progress = progress
        told = self.trouble is not None
        try:
            with locked(self.path):
                written = self._reread()
                if written is not None:
                    self.progress = progress.joined(written, self._base)
                content = json.dumps(to_content(self.progress), indent=1, ensure_ascii=True)
                write_atomic(self.path, (content + "\n").encode("ascii"), self._files)
        except StorageError as error:
            if quietly:
                return None
            self.trouble = error
            return None if told else error
        self.trouble = None
        self._base = self.progress
        return None

    def _load(self) -> Progress:
        try:
            return _decode(self._files.read(self.path))
        except FileNotFoundError:
            return Progress()
        except OSError as error:
            words = error.strerror or type(error).__name__
            self.problem = LearningProblem(LearningFault.UNREADABLE, words)
        except ValueError as error:
            newer = isinstance(error, _NewerVersionError)
            reason = LearningFault.NEWER_VERSION if newer else LearningFault.DAMAGED
            aside: Path | None = None
            with suppress(OSError):  # the first change tells, as it cannot be written either
                aside = set_aside(self.path, self._files, _word(error))
            self.problem = LearningProblem(reason, str(error), aside)
        return Progress()

    def _reread(self) -> Progress | None:
        """What the file holds now, if anything; one that cannot be used is kept aside first."""
        try:
            return _decode(self._files.read(self.path))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            set_aside(self.path, self._files, _word(error))
            return None


class _NewerVersionError(ValueError):
    """The file was written by a version that says more than this one."""


def _word(error: Exception) -> str:
    """What the name of a file says that is kept aside."""
    return "newer" if isinstance(error, _NewerVersionError) else "damaged"


def _decode(data: bytes) -> Progress:
    """Read the file's content.

    Raises:
        ValueError: naming what is wrong with it.
    """
    try:
        content = json.loads(data.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno}") from None
    version = content.get("version") if isinstance(content, dict) else None
    if type(version) is int and version > VERSION:
        raise _NewerVersionError(str(version))
    return of_content(content)
