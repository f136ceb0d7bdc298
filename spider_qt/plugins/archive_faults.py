"""Why a file or folder is refused as a plugin, in sentences that say what to do.

Nothing of a refused package is written anywhere; each fault names the entry.
"""

from typing import Final

from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence, excerpt

_CONTEXT: Final = "Plugins"

_NOT_THERE: Final = QT_TRANSLATE_NOOP("Plugins", "{file} is not there, or cannot be read.")
_NO_KIND: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with "
    "plugin.toml.",
)
_DEEP: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. "
    "Pack the folder that holds plugin.toml.",
)
_NOT_ZIP: Final = QT_TRANSLATE_NOOP("Plugins", "{file} is damaged, or no zip archive: {error}.")
_OUTSIDE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entry “{entry}” would be written outside the plugin's folder."
)
_BAD_NAME: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The entry “{entry}” has a name that not every system can write; rename it with letters, "
    "digits, dots, dashes and underscores.",
)
_LINK: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entry “{entry}” is a link or a device; put the file itself there."
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entries “{entry}” and “{other}” are one file on some systems; rename one."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP("Plugins", "It holds more than {most} files.")
_TOO_BIG: Final = QT_TRANSLATE_NOOP("Plugins", "Unpacked it is larger than {most} MB.")
_FILE_TOO_BIG: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Unpacked the entry “{entry}” is larger than {most} MB."
)
_NESTED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entry “{entry}” is an archive in the archive; unpack it first."
)
_LOCKED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entry “{entry}” is encrypted; pack it without a password."
)
_PACKING: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The entry “{entry}” is packed in an unusual way; pack it with “deflate”."
)
_DAMAGED: Final = QT_TRANSLATE_NOOP("Plugins", "The entry “{entry}” is damaged: {error}.")
_CODE: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) "
    "runs no code: remove the program, or build a wheel if the plugin needs it.",
)
_NO_MANIFEST: Final = QT_TRANSLATE_NOOP("Plugins", "It has no plugin.toml at its top.")
_NO_ENTRY_POINT: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The wheel has no entry point in the group {group}, so it is no plugin of this game."
)
_PLATFORM: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The wheel was built for {platform}, not for every system; install it with pip instead.",
)
_SPREAD: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The wheel puts files outside its packages (“{entry}”); install it with pip instead."
)
_NEEDS: Final = QT_TRANSLATE_NOOP(
    "Plugins", "It needs {needed}, which is not installed; install the plugin with pip instead."
)
_NOT_WRITTEN: Final = QT_TRANSLATE_NOOP("Plugins", "{folder} cannot be written: {error}.")
_BAD_WHEEL: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The wheel lacks {entry}; build it again with “python -m build”."
)
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Plugins", "It gives nothing: it has no variants, cards, tables or themes that can be used."
)


def _sentence(source: str, **places: str | int) -> Sentence:
    return Sentence(_CONTEXT, source, places)


def not_there(file: str) -> Sentence:
    """The path cannot be read."""
    return _sentence(_NOT_THERE, file=file)


def no_kind(file: str) -> Sentence:
    """Neither wheel nor zip nor folder with a manifest."""
    return _sentence(_NO_KIND, file=file)


def too_deep(file: str, entry: str) -> Sentence:
    """The manifest is there, below more folders than one."""
    return _sentence(_DEEP, file=file, entry=excerpt(entry))


def not_zip(file: str, error: str) -> Sentence:
    """The archive cannot be opened."""
    return _sentence(_NOT_ZIP, file=file, error=error)


def outside(entry: str) -> Sentence:
    """A path that leads out: ``..``, absolute, or with a drive."""
    return _sentence(_OUTSIDE, entry=excerpt(entry))


def bad_name(entry: str) -> Sentence:
    """A name that some system cannot write, or reads as something else."""
    return _sentence(_BAD_NAME, entry=excerpt(entry))


def link(entry: str) -> Sentence:
    """A symbolic link, a device, a socket."""
    return _sentence(_LINK, entry=excerpt(entry))


def twice(entry: str, other: str) -> Sentence:
    """Two names that differ by case or by the way their letters are composed."""
    return _sentence(_TWICE, entry=excerpt(entry), other=excerpt(other))


def too_many(most: int) -> Sentence:
    """More files than a plugin can have reason for."""
    return _sentence(_TOO_MANY, most=most)


def too_big(most: int) -> Sentence:
    """More bytes than a plugin can have reason for; ``most`` is in MB."""
    return _sentence(_TOO_BIG, most=most)


def file_too_big(entry: str, most: int) -> Sentence:
    """One file with more bytes than allowed; ``most`` is in MB."""
    return _sentence(_FILE_TOO_BIG, entry=excerpt(entry), most=most)


def nested(entry: str) -> Sentence:
    """An archive in the archive."""
    return _sentence(_NESTED, entry=excerpt(entry))


def locked(entry: str) -> Sentence:
    """An encrypted entry."""
    return _sentence(_LOCKED, entry=excerpt(entry))


def packing(entry: str) -> Sentence:
    """A way of packing that not every Python can undo."""
    return _sentence(_PACKING, entry=excerpt(entry))


def damaged(entry: str, error: str) -> Sentence:
    """An entry that cannot be unpacked, or is not what its checksum says."""
    return _sentence(_DAMAGED, entry=excerpt(entry), error=error)


def code(entry: str) -> Sentence:
    """A program in a data plugin."""
    return _sentence(_CODE, entry=excerpt(entry))


def no_manifest() -> Sentence:
    """No plugin.toml at the top."""
    return _sentence(_NO_MANIFEST)


def no_entry_point(group: str) -> Sentence:
    """A wheel of something else."""
    return _sentence(_NO_ENTRY_POINT, group=group)


def platform(tags: str) -> Sentence:
    """A wheel with compiled code."""
    return _sentence(_PLATFORM, platform=excerpt(tags))


def spread(entry: str) -> Sentence:
    """A wheel with a ``.data`` folder."""
    return _sentence(_SPREAD, entry=excerpt(entry))


def needs(needed: str) -> Sentence:
    """A distribution or module that is missing."""
    return _sentence(_NEEDS, needed=excerpt(needed))


def empty() -> Sentence:
    """A data plugin that gives nothing."""
    return _sentence(_EMPTY)


def not_written(folder: str, error: str) -> Sentence:
    """The disk does not take it."""
    return _sentence(_NOT_WRITTEN, folder=folder, error=error)


def bad_wheel(entry: str) -> Sentence:
    """A wheel without the files that every wheel has."""
    return _sentence(_BAD_WHEEL, entry=entry)
