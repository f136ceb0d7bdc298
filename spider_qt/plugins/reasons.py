"""Why a plugin is off, in sentences that name it and say what to do about it.

A broken plugin must never be a silent gap in a menu: each way to fail has its words
here, for the command line, the settings and whoever wrote the plugin.
"""

from typing import Final

from spider_qt.plugins.running import Cause
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence

_CONTEXT: Final = "Plugins"

_FRAME: Final = QT_TRANSLATE_NOOP("Plugins", "The plugin {plugin} was left out. {fault} {advice}")
_DISABLED: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The plugin {plugin} is switched off. Switch it on to use it.",
)
_UPDATE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Update it, tell its author, or remove it; the game runs on without it."
)
_REINSTALL: Final = QT_TRANSLATE_NOOP("Plugins", "Install it again, or remove it.")
_CHOOSE: Final = QT_TRANSLATE_NOOP("Plugins", "Remove or disable one of the two.")
_RETRY: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Update it or remove it; to try it again as it is, delete the file {file}."
)

_NO_PACKAGE: Final = QT_TRANSLATE_NOOP("Plugins", "Its package {module} cannot be found.")
_NO_MANIFEST: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Its package {module} has no plugin.toml beside its __init__.py."
)
_MANIFEST: Final = QT_TRANSLATE_NOOP("Plugins", "Its manifest cannot be used: {error}.")
_SAME_PLUGIN: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "Two plugins have one id: {other} was found first, in {first}; this one is in {second}.",
)
_INTERRUPTED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The program ended while it was loading this plugin the last time."
)
_DIED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The program ended while the rules of this plugin were running the last time."
)
_STUCK: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "It did not let the program go on the last time, so the program was ended; "
    "your games are as you left them.",
)
_HUNGRY: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "It took too much memory the last time, so the program was ended; "
    "your games are as you left them.",
)
_SAFE: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The plugin {plugin} waits: the program was started in safe mode. Start it without "
    "--safe-mode to use the plugin.",
)
_REQUIRES: Final = QT_TRANSLATE_NOOP(
    "Plugins", "It needs the Python module {module}, which is not installed."
)
_NOT_DECLARED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Its plugin.toml declares {object}, but {member} is {found} there."
)
_NOT_GIVEN: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Its plugin.toml declares {object}, which it does not give."
)
_PACKAGE: Final = QT_TRANSLATE_NOOP("Plugins", "It cannot be used: {fault}")
_DATA: Final = QT_TRANSLATE_NOOP("Plugins", "A file of it cannot be used: {fault}")
_IMPORT: Final = QT_TRANSLATE_NOOP("Plugins", "It failed while it was loaded: {error}.")
_NO_HOOKS: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{module} marks no function with @hookimpl; the hooks are {hooks}."
)
_UNKNOWN_HOOK: Final = QT_TRANSLATE_NOOP("Plugins", "{name} is no hook; the hooks are {hooks}.")
_NOT_MARKED: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{name} is a hook's name, but the function is not marked with @hookimpl."
)
_WRAPPER: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{name} wraps the hooks of other plugins, which is not allowed."
)
_SIGNATURE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "A hook has arguments that the program does not give: {error}."
)
_HOOK_FAILED: Final = QT_TRANSLATE_NOOP("Plugins", "Its hook {name} failed: {error}.")
_BAD_RESULT: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Its hook {name} must return a tuple or list of objects, not {found}."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP("Plugins", "Its hook {name} returns more than {most} objects.")
_LACKS: Final = QT_TRANSLATE_NOOP(
    "Plugins", "Its hook {name} returned {found}, which lacks {missing}."
)
_BAD_VALUE: Final = QT_TRANSLATE_NOOP(
    "Plugins", "{member} of {object} must be {expected}, not {found}."
)
_FOREIGN_ID: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The id {found} must begin with “{prefix}” and go on with letters, digits or dashes."
)
_SAME_ID: Final = QT_TRANSLATE_NOOP("Plugins", "The id {found} is used twice.")
_SAME_PREFIX: Final = QT_TRANSLATE_NOOP(
    "Plugins", "The code prefix {found} of {object} already belongs to {other}."
)
_BUILT_IN_PREFIX: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in "
    "game {other}.",
)
_RUNTIME: Final = QT_TRANSLATE_NOOP(
    "Plugins",
    "The plugin {plugin} is broken: {member} of {object} failed ({error}). "
    "What it could not answer was left as it was; update the plugin or remove it.",
)

Place = str | int | Sentence


def _sentence(source: str, **places: Place) -> Sentence:
    return Sentence(_CONTEXT, source, places)


class PluginError(Exception):
    """What is wrong with one plugin; caught by the host and shown, never lost.

    Args:
        fault: what is wrong, a whole sentence.
        advice: what the player can do, a whole sentence.
    """

    def __init__(self, fault: Sentence, advice: Sentence | None = None) -> None:
        super().__init__(fault.english)
        self.fault = fault
        self.advice = advice or _sentence(_UPDATE)

    def reason(self, plugin: str) -> Sentence:
        """Return the sentence for the list of plugins, with the plugin's name."""
        return _sentence(_FRAME, plugin=plugin, fault=self.fault, advice=self.advice)


def error_text(error: BaseException) -> str:
    """Return an exception in one line, for instance ``ValueError: no such suit``."""
    try:
        words = " ".join(str(error).split())
    except BaseException as inner:
        if isinstance(inner, KeyboardInterrupt):
            raise
        words = ""
    kind = type(error).__name__
    return f"{kind}: {words}".rstrip(".") if words else kind


def disabled(plugin: str) -> Sentence:
    """The player switched it off."""
    return _sentence(_DISABLED, plugin=plugin)


def no_package(module: str) -> PluginError:
    """The entry point names a package that is not there."""
    return PluginError(_sentence(_NO_PACKAGE, module=module), _sentence(_REINSTALL))


def no_manifest(module: str) -> PluginError:
    """The package has no plugin.toml."""
    return PluginError(_sentence(_NO_MANIFEST, module=module))


def bad_manifest(error: str) -> PluginError:
    """plugin.toml cannot be used."""
    return PluginError(_sentence(_MANIFEST, error=error))


def same_plugin(other: str, first: str, second: str) -> PluginError:
    """Two plugins have one id; ``other`` is the name of the first, then come their paths."""
    fault = _sentence(_SAME_PLUGIN, other=other, first=first, second=second)
    return PluginError(fault, _sentence(_CHOOSE))


def interrupted(file: str) -> PluginError:
    """The mark ``file`` of an unfinished load was found."""
    return PluginError(_sentence(_INTERRUPTED), _sentence(_RETRY, file=file))


def crashed(file: str, cause: Cause) -> PluginError:
    """The mark ``file`` of a run that ended in the plugin's code was found."""
    told = {Cause.DIED: _DIED, Cause.STUCK: _STUCK, Cause.MEMORY: _HUNGRY}
    return PluginError(_sentence(told[cause]), _sentence(_RETRY, file=file))


def safe_mode(plugin: str) -> Sentence:
    """The program was started without plugins."""
    return _sentence(_SAFE, plugin=plugin)


def requires(module: str) -> PluginError:
    """A module that the manifest requires is not there."""
    return PluginError(_sentence(_REQUIRES, module=module), _sentence(_REINSTALL))


def not_as_declared(owner: str, member: str, found: object) -> PluginError:
    """An object has another name or prefix than the manifest says."""
    places: dict[str, Place] = {"object": owner, "member": member, "found": str(found)}
    return PluginError(Sentence(_CONTEXT, _NOT_DECLARED, places))


def not_given(owner: str) -> PluginError:
    """An object that the manifest declares is not there."""
    return PluginError(Sentence(_CONTEXT, _NOT_GIVEN, {"object": owner}))


def bad_package(fault: Sentence) -> PluginError:
    """A file or folder that is refused whole."""
    return PluginError(_sentence(_PACKAGE, fault=fault), _sentence(_REINSTALL))


def misplaced(fault: Sentence) -> PluginError:
    """A program or a link lies in a data plugin's folder; the fault says what to do."""
    return PluginError(_sentence(_PACKAGE, fault=fault))


def bad_data(fault: Sentence | str) -> PluginError:
    """A file of a data plugin is wrong."""
    return PluginError(_sentence(_DATA, fault=fault))


def import_failed(error: BaseException) -> PluginError:
    """The import raised."""
    return PluginError(_sentence(_IMPORT, error=error_text(error)))


def no_hooks(module: str, hooks: str) -> PluginError:
    """The plugin implements nothing."""
    return PluginError(_sentence(_NO_HOOKS, module=module, hooks=hooks))


def unknown_hook(name: str, hooks: str) -> PluginError:
    """A name that looks like a hook, or is marked as one, is none."""
    return PluginError(_sentence(_UNKNOWN_HOOK, name=name, hooks=hooks))


def not_marked(name: str) -> PluginError:
    """A hook's name without the mark, which would be passed over in silence."""
    return PluginError(_sentence(_NOT_MARKED, name=name))


def wrapper(name: str) -> PluginError:
    """A hook wrapper could change what other plugins return."""
    return PluginError(_sentence(_WRAPPER, name=name))


def signature(error: BaseException) -> PluginError:
    """A hook's arguments do not match its specification."""
    return PluginError(_sentence(_SIGNATURE, error=error_text(error)))


def hook_failed(name: str, error: BaseException) -> PluginError:
    """A hook raised, or the iterable that it returned did."""
    return PluginError(_sentence(_HOOK_FAILED, name=name, error=error_text(error)))


def bad_result(name: str, found: object) -> PluginError:
    """A hook returned something that is not a collection of objects."""
    return PluginError(_sentence(_BAD_RESULT, name=name, found=type(found).__name__))


def too_many(name: str, most: int) -> PluginError:
    """A hook returned more objects than any menu can show, perhaps without end."""
    return PluginError(_sentence(_TOO_MANY, name=name, most=most))


def lacks(name: str, found: object, missing: str) -> PluginError:
    """An object does not implement its protocol."""
    kind = type(found).__name__
    return PluginError(_sentence(_LACKS, name=name, found=kind, missing=missing))


def bad_value(member: str, owner: str, expected: str, found: object) -> PluginError:
    """A member has a value that the program cannot use."""
    try:
        shown = repr(found)[:80]
    except BaseException as inner:
        if isinstance(inner, KeyboardInterrupt):
            raise
        shown = type(found).__name__
    places: dict[str, Place] = {"member": member, "object": owner, "expected": expected}
    return PluginError(Sentence(_CONTEXT, _BAD_VALUE, {**places, "found": shown}))


def foreign_id(found: str, prefix: str) -> PluginError:
    """An id that does not lie under its plugin's id."""
    return PluginError(_sentence(_FOREIGN_ID, found=found, prefix=prefix))


def same_id(found: str) -> PluginError:
    """One id for two objects of a kind."""
    return PluginError(_sentence(_SAME_ID, found=found))


def same_prefix(found: str, owner: str, other: str) -> PluginError:
    """One code prefix for two games."""
    places: dict[str, Place] = {"found": found, "object": owner, "other": other}
    return PluginError(Sentence(_CONTEXT, _SAME_PREFIX, places), _sentence(_CHOOSE))


def builtin_prefix(found: str, owner: str, other: str) -> PluginError:
    """The code prefix of a built-in game, which always keeps it; ``other`` is its name."""
    places: dict[str, Place] = {"found": found, "object": owner, "other": other}
    return PluginError(Sentence(_CONTEXT, _BUILT_IN_PREFIX, places))


def broke(plugin: str, owner: str, member: str, error: str) -> Sentence:
    """An object of a loaded plugin failed while the game was running."""
    places: dict[str, Place] = {"plugin": plugin, "object": owner, "member": member}
    return Sentence(_CONTEXT, _RUNTIME, {**places, "error": error})
