"""The one entrance for developers, and what packaging/check.sh runs.

Sessions use the environment that nox itself is installed in (``.venv``): one set of
versions for the editor, the command line and the checks. ``nox -l`` lists them.
"""

import os
import sys
from pathlib import Path

import nox

nox.options.default_venv_backend = "none"
nox.options.sessions = ["lint", "types", "frozen", "test"]
nox.options.stop_on_first_error = False

HERE = Path(__file__).parent
PURE_TESTS = ("tests/engine", "tests/api", "tests/text")
# The tools beside this Python are meant, also when the environment is not activated.
os.environ["PATH"] = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))


@nox.session
def lint(session: nox.Session) -> None:
    """Style, and who may import whom."""
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")
    session.run("lint-imports", "--no-cache")


@nox.session
def types(session: nox.Session) -> None:
    """Run mypy --strict on everything."""
    session.run("mypy")


@nox.session
def translations(session: nox.Session) -> None:
    """Bring the translations up to date with the sources; the tests hold that they are."""
    session.run("python", "resources/translations/update.py")


@nox.session
def frozen(session: nox.Session) -> None:
    """Build the frozen program and try it: a folder that a player could be given."""
    session.run("python", "-m", "pytest", "-m", "frozen", "tests/packaging", *session.posargs)


@nox.session
def test(session: nox.Session) -> None:
    """The tests; those of the engine and of the plugin interface must run every branch.

    Only these are measured, by their own tests: measuring slows everything down.
    """
    pytest = ("python", "-m", "pytest")
    if session.posargs:
        session.run(*pytest, *session.posargs)
        return
    measured = [f"--cov=spider_qt/{package}" for package in ("engine", "api")]
    report = ("--cov-report=term-missing:skip-covered", "--cov-fail-under=100")
    session.run(*pytest, "--numprocesses=auto", *PURE_TESTS, *measured, *report)
    others = [f"--ignore={folder}" for folder in PURE_TESTS]
    session.run(*pytest, "--numprocesses=auto", "--dist=loadfile", *others)


@nox.session
def bench(session: nox.Session) -> None:
    """Speed, as ratios of things measured side by side."""
    for benchmark in sorted((HERE / "benchmarks").glob("*.py")):
        session.run("python", str(benchmark), *session.posargs)


@nox.session
def run(session: nox.Session) -> None:
    """Start the game from the checkout."""
    session.run("python", "-m", "spider_qt", *session.posargs)


@nox.session
def gallery(session: nox.Session) -> None:
    """Pictures of the program, off the screen, into a folder that is named."""
    session.run("python", "-m", "gallery", *session.posargs)


@nox.session
def pictures(session: nox.Session) -> None:
    """Renew the pictures that the tests compare with, and those of README and user guide."""
    session.run("python", "-m", "gallery.reference")
    session.run("python", "-m", "gallery.manual")
