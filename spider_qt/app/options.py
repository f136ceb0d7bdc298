"""The few words that the window understands on the command line."""

from pathlib import Path
from typing import NamedTuple


class OptionError(ValueError):
    """An argument that is not understood; the message says what is."""


class Options(NamedTuple):
    """How the program is to start.

    Args:
        code: a game code to begin with instead of the kept game; empty for none.
        file: a saved or shared game to open; None for none.
        disabled: plugins that are left out this time.
        smoke: for trials: play, save a picture of the window here, print, and end.
        play: for trials: how many legal moves to play first.
        quit_after_paint: for measuring: end when the table was painted once.
        safe: safe mode: no plugin is loaded.
        qt: what is left for Qt, such as ``-reverse``.
    """

    code: str = ""
    disabled: tuple[str, ...] = ()
    smoke: Path | None = None
    play: int = 0
    quit_after_paint: bool = False
    qt: tuple[str, ...] = ()
    file: Path | None = None
    safe: bool = False

    @property
    def is_trial(self) -> bool:
        """Whether the program ends by itself, which is nothing to a window that is open."""
        return self.quit_after_paint or self.smoke is not None


def parse(argv: list[str]) -> Options:
    """Read the arguments.

    Args:
        argv: the arguments without the program's name. What begins with one dash
            belongs to Qt, with the word that follows it.

    Raises:
        OptionError: if a word is not understood or lacks its value.
    """
    words = iter(argv)
    code, smoke, play, quit_after_paint, file, safe = "", None, 0, False, None, False
    disabled: list[str] = []
    qt: list[str] = []
    for word in words:
        name, equals, value = word.partition("=")
        if name == "--quit-after-first-paint":
            quit_after_paint = True
        elif name == "--safe-mode":
            safe = True
        elif name in ("--code", "--disable", "--smoke", "--play"):
            given = value if equals else next(words, None)
            if given is None:
                raise OptionError(f"{name} needs a value")
            if name == "--code":
                code = given
            elif name == "--disable":
                disabled.append(given)
            elif name == "--smoke":
                smoke = Path(given)
            elif given.isascii() and given.isdigit():
                play = int(given)
            else:
                raise OptionError(f"--play needs a whole number, not {given!r}")
        elif word.startswith("-") and not word.startswith("--"):
            qt.append(word)
            if word in ("-platform", "-style", "-stylesheet", "-display", "-geometry"):
                qt.extend(next(words, "").split("\n"))
        elif file is None and _is_file(word):
            file = Path(word)
        else:
            raise OptionError(f"{word!r} is not understood; spider-qt --help tells what is")
    return Options(code, tuple(disabled), smoke, play, quit_after_paint, tuple(qt), file, safe)


def _is_file(word: str) -> bool:
    """Whether a word is meant as a file rather than a command that was mistyped."""
    if word.startswith("-"):
        return False
    try:
        return bool(Path(word).suffix) or len(Path(word).parts) > 1 or Path(word).exists()
    except (OSError, ValueError):  # a NUL, or a name that the system does not take
        return False
