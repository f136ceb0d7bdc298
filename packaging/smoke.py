"""Tries a built program: what it says, what it shows, and that it finds a game again.

Builds nothing: ``python packaging/smoke.py dist/spider-qt/spider-qt``. Everything that
the built program says is held against the same words of the source, which runs in
this interpreter. Needs Xvfb and xdotool for the real window on Linux.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CODE: Final = "SP1-S1C-AAAAAAD"
TITLE: Final = "Spider Qt"
PATIENCE: Final = 60.0
# What Qt says of every window when the platform is offscreen.
HARMLESS: Final = ("This plugin does not support propagateSizeHints()",)
PNG: Final = b"\x89PNG\r\n\x1a\n"


def _manifest(plugin: str) -> str:
    return f'[plugin]\nid = "{plugin}"\nname = "{plugin}"\nversion = "1.0"\napi = 1\n'


_COLOURS: Final = "\n".join(
    f'{part} = "#406080"'
    for part in ("top", "bottom", "line", "hollow", "ink", "shade", "accent", "refusal")
)
PLUGINS: Final = {
    "smoke-data.zip": {
        "plugin.toml": _manifest("smoke-data"),
        "tables/slate.toml": f'name = "Slate"\n[light]\n{_COLOURS}\n[dark]\n{_COLOURS}\n',
    },
    "smoke_code-1.0-py3-none-any.whl": {
        # The built program's own Python must have what a plugin may import: here html.parser.
        "smoke_code/__init__.py": (
            "import html.parser\nfrom spider_qt.api import SpiderVariant, hookimpl\n"
            "@hookimpl\ndef spider_variants():\n"
            "    return [SpiderVariant('smoke-code.game', 'Smoke', 'SMK')]\n"
        ),
        "smoke_code/plugin.toml": _manifest("smoke-code"),
        "smoke_code-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nTag: py3-none-any\n",
        "smoke_code-1.0.dist-info/METADATA": (
            "Metadata-Version: 2.1\nName: smoke-code\nVersion: 1.0\n"
        ),
        "smoke_code-1.0.dist-info/entry_points.txt": (
            "[spider_qt.plugins]\nsmoke-code = smoke_code\n"
        ),
        "smoke_code-1.0.dist-info/RECORD": "",
    },
}
"""Files for the plugin folder: data alone, and a program."""


class SmokeError(Exception):
    """The built program did not do what it should."""


class Trial:
    """One built program, tried in a home of its own and far from the source.

    Args:
        program: the built program.
        folder: an empty folder for its home and its pictures.
    """

    def __init__(self, program: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "QT_", "VIRTUAL_ENV"))
        } | {"SPIDER_QT_HOME": str(folder / "home"), "LC_ALL": "C.UTF-8"}

    def run(self, *arguments: str, platform: str = "offscreen", home: str = "home") -> str:
        """Return what the program prints; it must end well and complain of nothing."""
        return self._run([str(self.program), *arguments], platform, home, self.folder)

    def source(self, *arguments: str) -> str:
        """Return what the source prints for the same arguments."""
        command = [sys.executable, "-m", "spider_qt", *arguments]
        return self._run(command, "offscreen", "source-home", ROOT)

    def _run(self, command: Sequence[str], platform: str, home: str, cwd: Path) -> str:
        run = subprocess.run(  # noqa: S603 - the program under trial
            command,
            cwd=cwd,
            env=self._env(platform, home),
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        complaints = [line for line in run.stderr.splitlines() if line not in HARMLESS]
        if run.returncode != 0 or complaints:
            raise SmokeError(f"{command} ended with {run.returncode}: {run.stdout}{run.stderr}")
        return run.stdout

    def _env(self, platform: str, home: str) -> dict[str, str]:
        places = {"SPIDER_QT_HOME": str(self.folder / home), "QT_QPA_PLATFORM": platform}
        return self.environment | places

    def asked(self, question: str) -> tuple[str, str]:
        """Return what the built program's solver answers to a question, and what the source's."""
        source = [sys.executable, "-m", "spider_qt"]
        return (
            self._asked([str(self.program)], question, self.folder),
            self._asked(source, question, ROOT),
        )

    def _asked(self, command: Sequence[str], question: str, cwd: Path) -> str:
        """The first two lines: that the process is there, and the answer."""
        with subprocess.Popen(  # noqa: S603 - the program under trial
            [*command, "--solver-worker"],
            cwd=cwd,
            env=self._env("offscreen", "home"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            guard = threading.Timer(PATIENCE, process.kill)
            guard.start()
            process.stdin.write(f"{question}\n")
            process.stdin.flush()
            said = process.stdout.readline() + process.stdout.readline()
            process.stdin.close()
            status = process.wait()
            guard.cancel()
        if status != 0:
            raise SmokeError(f"{command} --solver-worker ended with {status}: {said}")
        return said

    def start(self, platform: str) -> "subprocess.Popen[bytes]":
        """Start the game itself and return its process."""
        return subprocess.Popen(  # noqa: S603 - the program under trial
            [str(self.program)], cwd=self.folder, env=self._env(platform, "home")
        )


def says_its_version(trial: Trial) -> None:
    """Print the source's version."""
    _equal(trial.run("--version"), trial.source("--version"))


def deals_like_the_source(trial: Trial) -> None:
    """Print the source's cards for a code."""
    _equal(trial.run("deal", CODE), trial.source("deal", CODE))


def finds_its_plugins(trial: Trial) -> None:
    """Find the built-in plugin, and give what it gives in the source."""
    built = json.loads(trial.run("plugins", "--json"))
    source = json.loads(trial.source("plugins", "--json"))
    own = [plugin for plugin in source if plugin["id"] == "builtins"]
    for plugin in (*built, *own):
        plugin.pop("path")  # where it lies is all that differs
    _equal(json.dumps(built, indent=2), json.dumps(own, indent=2))


def takes_dropped_plugins(trial: Trial) -> None:
    """Offer what a zip of data and a wheel of code bring that lie in the plugin folder."""
    folder = trial.folder / "home" / "data" / "plugins"
    folder.mkdir(parents=True)
    for name, files in PLUGINS.items():
        with zipfile.ZipFile(folder / name, "w") as archive:
            for file, text in files.items():
                archive.writestr(file, text)
    plugins = {one["id"]: one for one in json.loads(trial.run("plugins", "--json"))}
    for name, gives in (("smoke-data", "tables"), ("smoke-code", "variants")):
        found = plugins.get(name, {})
        if found.get("state") != "enabled" or not found.get("gives", {}).get(gives):
            raise SmokeError(f"{name} does not work: {found}")
    played = trial.run("--smoke", str(trial.folder / "played.png"), "--code", "SMK1-S1C-AAAAAAD")
    if "smoke-code.game" not in played:
        raise SmokeError(f"the game of the wheel was not played: {played}")


def gives_hints(trial: Trial) -> None:
    """Answer in the process that looks for hints, as the source does."""
    position = trial.source("deal", CODE)
    question = json.dumps({"id": 1, "kind": "hint", "position": position, "before": []})
    built, source = trial.asked(question)
    _equal(built, source)
    if json.loads(built.splitlines()[-1]).get("kind") != "advice":
        raise SmokeError(f"there is no hint: {built}")


def plays_and_resumes(trial: Trial) -> None:
    """Play three moves, end, and begin the next time where it ended."""
    picture = trial.folder / "played.png"
    played = trial.run("--smoke", str(picture), "--code", CODE, "--play", "3")
    if picture.read_bytes()[: len(PNG)] != PNG:
        raise SmokeError("no picture of the window was made")
    if "moves: 3" not in played:
        raise SmokeError(f"three moves were not played: {played}")
    again = trial.run("--smoke", str(trial.folder / "resumed.png"))
    _equal(again, played)


def speaks_german(trial: Trial) -> None:
    """Show other texts where the settings ask for another language, and only then."""

    def picture(name: str, language: str) -> bytes:
        config = trial.folder / name / "config"
        config.mkdir(parents=True)
        settings = config / "settings.json"
        settings.write_text(json.dumps({"language": language}), "utf-8")
        file = trial.folder / f"{name}.png"
        trial.run("--smoke", str(file), "--code", CODE, home=name)
        return file.read_bytes()

    english = picture("first", "en")
    if picture("second", "en") != english:
        raise SmokeError("two pictures of the same table differ")
    if picture("third", "de") == english:
        raise SmokeError("the German window looks like the English one")


def shows_a_real_window(trial: Trial) -> None:
    """Open its window under X and close it when it is asked to."""
    with virtual_screen() as display:
        trial.environment["DISPLAY"] = display
        process = trial.start("xcb")
        try:
            window = _wait_for(lambda: _visible_window(display, process), "its window")
            _xdotool(display, "windowfocus", "--sync", window)
            _xdotool(display, "key", "--window", window, "ctrl+q")
            status = process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()
    if status != 0:
        raise SmokeError(f"the game ended with {status} when it was closed")


@contextmanager
def virtual_screen() -> Generator[str, None, None]:
    """Run Xvfb on a free display and yield the display's name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(  # noqa: S603 - our own arguments
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],  # noqa: S607 - found on the path
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise SmokeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def _visible_window(display: str, process: "subprocess.Popen[bytes]") -> str:
    if process.poll() is not None:
        raise SmokeError(f"the game ended with {process.returncode} before its window showed")
    return _xdotool(display, "search", "--onlyvisible", "--name", TITLE).partition("\n")[0]


def _xdotool(display: str, *arguments: str) -> str:
    run = subprocess.run(  # noqa: S603 - our own arguments
        ["xdotool", *arguments],  # noqa: S607 - found on the path
        env=os.environ | {"DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.strip()


def _wait_for(look: Callable[[], str], name: str) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.1)
    raise SmokeError(f"{name} did not show in {PATIENCE:.0f} seconds")


def _equal(built: str, source: str) -> None:
    if built != source:
        raise SmokeError(f"the built program says\n{built}\nand not\n{source}")


CHECKS: Final = (
    says_its_version,
    deals_like_the_source,
    finds_its_plugins,
    takes_dropped_plugins,
    gives_hints,
    plays_and_resumes,
    speaks_german,
    shows_a_real_window,
)


def main() -> int:
    """Run every check; 0 when all of them held."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("program", type=Path, help="the built program")
    program = parser.parse_args().program.resolve()
    failed = 0
    for check in CHECKS:
        if check is shows_a_real_window and not shutil.which("Xvfb"):
            if sys.platform.startswith("linux"):
                sys.stdout.write("FAILED  shows_a_real_window: Xvfb and xdotool are missing\n")
                failed += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                check(Trial(program, Path(folder)))
            except (SmokeError, OSError, subprocess.SubprocessError) as error:
                failed += 1
                sys.stdout.write(f"FAILED  {check.__name__}: {error}\n")
            else:
                sys.stdout.write(f"ok      {check.__name__}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
