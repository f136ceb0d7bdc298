"""The commands that work without a screen, as docs/notation.md tells them.

Exit status: 0 done; 1 done, but a move was refused, a check failed or a game is proven
unwinnable; 2 the input cannot be used.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from typing import Final

from spider_qt.app import grade_options
from spider_qt.app.cli_play import (
    Refused,
    play,
    position_text,
    read_moves,
    session_of_code,
    session_of_position,
)
from spider_qt.app.cli_streams import STANDARD_INPUT, UNUSABLE, InputError, complain, read_text, say
from spider_qt.app.paths import app_paths
from spider_qt.engine import game
from spider_qt.engine.session import Session
from spider_qt.plugins.host import load_registry
from spider_qt.plugins.registry import PluginInfo, Registry
from spider_qt.plugins.watch import WATCH
from spider_qt.storage.settings import SettingsStore
from spider_qt.text.progress import runs_done
from spider_qt.text.refusals import refusal_sentence
from spider_qt.text.sentence import visible

DONE: Final = 0
REFUSED: Final = 1
INTERRUPTED: Final = 130


def run(arguments: list[str]) -> int:
    """Run a command and return its exit status.

    Args:
        arguments: the command and what follows it.
    """
    command = arguments[0]
    told = StringIO()
    try:
        # Before Python 3.11.3, argparse failed where there is no standard error.
        with redirect_stdout(told), redirect_stderr(sys.stderr or StringIO()):
            options = _parser().parse_args(arguments)
    except SystemExit as end:  # argparse has told what is wrong on standard error, or the help
        return say(told.getvalue(), end.code if isinstance(end.code, int) else UNUSABLE)
    try:
        with redirect_stdout(sys.stderr or StringIO()):  # what plugins print is not our output
            text, status = _COMMANDS[command](options)
    except InputError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        WATCH.stop()
    return say(text, status)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="spider-qt", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add = partial(commands.add_parser, allow_abbrev=False)

    deal = add("deal", help="print the position of a game code, every card")
    deal.add_argument("code", metavar="CODE", nargs="+", help="a game code, SP1-S1C-AAAAAAD")

    replay = add("replay", help="play moves and print where they lead")
    _add_source(replay)
    replay.add_argument(
        "moves", metavar="MOVES-FILE", help="the moves: T7x3>T4, D, undo, redo; - is standard input"
    )
    replay.add_argument("--json", action="store_true", help="print JSON")

    moves = add("moves", help="list the legal moves")
    _add_source(moves)

    hint = add("hint", help="say what to do next, and why")
    _add_source(hint)
    hint.add_argument("--open", action="store_true", help="look at hidden cards, too")
    hint.add_argument("--json", action="store_true", help="print JSON")

    solve = add("solve", help="say whether a position can still be won, and how")
    _add_source(solve)
    solve.add_argument(
        "--seconds", type=_seconds, default=None, metavar="S", help="how long to look; 10 if unsaid"
    )
    solve.add_argument("--json", action="store_true", help="print JSON")

    grade = add("grade", help="say how hard deals are, a few or a hundred thousand")
    grade_options.add_arguments(grade)

    daily = add("daily", help="print the codes of the daily deals of a date")
    daily.add_argument("date", metavar="DATE", nargs="?", help="as 2026-11-30; today if unsaid")
    words = ("easy", "medium", "hard", "fiendish")
    daily.add_argument("--difficulty", choices=words, help="that one alone")
    daily.add_argument("--json", action="store_true", help="print JSON")

    plugins = add("plugins", help="list the plugins and what they give")
    plugins.add_argument("--json", action="store_true", help="print JSON")

    check = add("check", help="check a plugin, a data plugin, a variant or a card set")
    check.add_argument("path", metavar="PATH", help="a folder, .zip, .whl, .toml or .svg")
    check.add_argument("--load", action="store_true", help="also run the plugin's code")
    check.add_argument("--json", action="store_true", help="print JSON")

    stats = add("stats", help="print the statistics of all finished games")
    stats.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _add_source(parser: argparse.ArgumentParser) -> None:
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--code", metavar="CODE", help="a game code, SP1-S1C-AAAAAAD")
    source.add_argument(
        "--from", dest="file", metavar="FILE", help="a file with a position; - is standard input"
    )


def _registry() -> Registry:
    """Load the plugins that the player has on."""
    paths = app_paths()
    disabled = SettingsStore(paths.settings).settings.disabled_plugins
    WATCH.memory.allow()
    try:
        return load_registry(
            disabled, marks=paths.plugin_marks, folder=paths.plugins, cache=paths.plugin_cache
        )
    except RuntimeError as error:  # the built-in games: nothing can be played
        raise InputError(f"The program is damaged; install it again. {error}") from None


def _begun(options: argparse.Namespace, registry: Registry) -> Session:
    if options.code is not None:
        return session_of_code(options.code, registry)
    name = "standard input" if options.file == STANDARD_INPUT else options.file
    return session_of_position(read_text(options.file), name, registry)


def _tell_faults(registry: Registry) -> None:
    """Tell what broke in a plugin's rules while they were used."""
    for fault in registry.faults.faults:
        complain(fault.sentence.english)


def _deal(options: argparse.Namespace) -> tuple[str, int]:
    registry = _registry()
    session = session_of_code(" ".join(options.code), registry)
    _tell_faults(registry)
    return position_text(session), DONE


def _moves(options: argparse.Namespace) -> tuple[str, int]:
    registry = _registry()
    session = _begun(options, registry)
    legal = game.legal_moves(session.variant, session.layout)
    _tell_faults(registry)
    return "".join(f"{move.text}\n" for move in legal), DONE


def _seconds(text: str) -> float:
    from spider_qt.app.cli_solve import seconds  # with the solver, where it is needed

    return seconds(text)


def _solve(options: argparse.Namespace) -> tuple[str, int]:
    from spider_qt.app import cli_solve
    from spider_qt.solver.search import Verdict

    registry = _registry()
    session = _begun(options, registry)
    limit = cli_solve.DEFAULT_SECONDS if options.seconds is None else options.seconds
    answer = cli_solve.solve_session(session, limit)
    _tell_faults(registry)
    text = cli_solve.answer_json(answer) if options.json else cli_solve.answer_text(answer)
    return text, REFUSED if answer.verdict is Verdict.UNWINNABLE else DONE


def _hint(options: argparse.Namespace) -> tuple[str, int]:
    from spider_qt.app import cli_hint

    registry = _registry()
    told = cli_hint.hint_for(_begun(options, registry), registry, opened=options.open)
    _tell_faults(registry)
    text = cli_hint.hint_json(told) if options.json else cli_hint.hint_text(told)
    return text, REFUSED if told.is_lost else DONE


def _replay(options: argparse.Namespace) -> tuple[str, int]:
    if options.file == options.moves == STANDARD_INPUT:
        raise InputError(
            "The position and the moves cannot both come from standard input; "
            "put one of them into a file."
        )
    registry = _registry()
    session = _begun(options, registry)
    name = "standard input" if options.moves == STANDARD_INPUT else options.moves
    session, refused = play(session, read_moves(read_text(options.moves), name))
    text = _replay_json(session, refused) if options.json else _replay_text(session, refused)
    _tell_faults(registry)
    return text, REFUSED if refused else DONE


def _replay_json(session: Session, refused: tuple[Refused, ...]) -> str:
    return _json(
        {
            "position": position_text(session),
            "score": session.score.points,
            "moves": session.moves,
            "outcome": session.outcome.value,
            "refusals": [
                {
                    "index": one.index,
                    "move": one.move,
                    "reason": one.refusal.reason.value,
                    "text": refusal_sentence(one.refusal).english,
                }
                for one in refused
            ],
            "runs": runs_done(session.variant, session.layout),
        }
    )


def _replay_text(session: Session, refused: tuple[Refused, ...]) -> str:
    """The position with the rest as comments, so that it can be read back with --from."""
    runs = runs_done(session.variant, session.layout)
    lines = [f"# outcome: {session.outcome.value}\n", f"# runs: {runs}\n"]
    for one in refused:
        sentence = refusal_sentence(one.refusal).english
        lines.append(f"# refused {one.index} {one.move} {one.refusal.reason.value}: {sentence}\n")
    return position_text(session) + "".join(lines)


def _grade(options: argparse.Namespace) -> tuple[str, int]:
    from spider_qt.app import cli_grade

    registry = _registry()
    text = cli_grade.run(options, registry)
    _tell_faults(registry)
    return text, DONE


def _plugins(options: argparse.Namespace) -> tuple[str, int]:
    found = _registry().plugins
    if options.json:
        return _json([_plugin_values(info) for info in found]), DONE
    return "".join(_plugin_text(info) for info in found), DONE


def _plugin_values(info: PluginInfo) -> dict[str, object]:
    return {
        "id": info.id,
        "name": info.name,
        "version": info.version,
        "state": info.state.value,
        "door": info.door.value,
        "kind": info.kind.value,
        "path": info.path,
        "gives": {kind: list(ids) for kind, ids in info.gives.items()},
        "reason": info.reason.english if info.reason else None,
    }


def _plugin_text(info: PluginInfo) -> str:
    from spider_qt.plugins.findings import in_words

    lines = [f"{info.id}: {info.name} {info.version}".rstrip() + f", {info.state.value}\n"]
    lines.extend(f"  {kind}: {', '.join(ids)}\n" for kind, ids in in_words(info.gives).items())
    if info.reason is not None:
        lines.append(f"  {visible(info.reason.english)}\n")
    return "".join(lines)


def _check(options: argparse.Namespace) -> tuple[str, int]:
    from spider_qt.app.cli_check import check, report_text, report_values

    report = check(options.path, load=options.load)
    told = report_values(options.path, report)
    text = _json(told) if options.json else report_text(options.path, report)
    return text, DONE if report.is_good else REFUSED


def _daily(options: argparse.Namespace) -> tuple[str, int]:
    from datetime import date

    from spider_qt.app import cli_daily

    wanted = None if options.date is None else cli_daily.day(options.date)
    deals = cli_daily.deals_of(wanted, options.difficulty, date.today())
    return cli_daily.daily_json(deals) if options.json else cli_daily.daily_text(deals), DONE


def _stats(options: argparse.Namespace) -> tuple[str, int]:
    from spider_qt.app.cli_stats import statistics_text, statistics_values

    found = statistics_values(app_paths().statistics)
    return (_json(found) if options.json else statistics_text(found)), DONE


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


_COMMANDS: Final[Mapping[str, Callable[[argparse.Namespace], tuple[str, int]]]] = {
    "deal": _deal,
    "replay": _replay,
    "moves": _moves,
    "hint": _hint,
    "solve": _solve,
    "grade": _grade,
    "plugins": _plugins,
    "check": _check,
    "daily": _daily,
    "stats": _stats,
}
