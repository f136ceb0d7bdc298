"""The command ``stats``: the figures of all finished games, as a table or for programs."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from spider_qt.app.cli_streams import InputError, complain
from spider_qt.storage.statistics import Filter, StatisticsStore, StorageError, Summary
from spider_qt.text.storage import kept_sentence

_MEANS: Final = (
    "win_rate", "mean_seconds", "mean_won_seconds", "mean_score", "mean_won_score",
    "mean_won_moves",
)  # fmt: skip
FIGURES: Final = (*Summary.__dataclass_fields__, *_MEANS)
"""The names of all figures; docs/statistics.md says what each means."""

# Each column: its heading of two lines, and the figure.
_COLUMNS: Final = (
    ("", "played", "played"),
    ("", "won", "won"),
    ("", "lost", "lost"),
    ("given", "up", "abandoned"),
    ("win", "rate", "win_rate"),
    ("streak", "now", "current_streak"),
    ("longest", "won", "longest_win_streak"),
    ("longest", "not won", "longest_loss_streak"),
    ("best time", "of wins", "best_won_seconds"),
    ("mean time", "of wins", "mean_won_seconds"),
    ("time of", "all", "total_seconds"),
    ("best", "score", "best_score"),
    ("mean", "score", "mean_score"),
    ("fewest moves", "of wins", "fewest_won_moves"),
)
_HEADINGS: Final = ("game", "suits", "rule")


def statistics_values(path: Path) -> dict[str, Any]:
    """Return the figures of all games, and of each variant, number of suits and rule.

    A damaged file is mended, which is told on standard error.

    Args:
        path: the statistics file; without one there are no games.

    Raises:
        InputError: if it cannot be read.
    """
    store = StatisticsStore(path)
    try:
        found = {
            "all": _figures(store.summary()),
            "tables": [
                {
                    "variant": variant,
                    "suits": suits,
                    "rule": rule,
                    **_figures(store.summary(Filter(variant=variant, suits=suits, rule=rule))),
                }
                for variant, suits, rule in store.choices().tables
            ],
        }
    except StorageError as error:
        raise InputError(f"{error.path} cannot be read: {error.reason}.") from None
    for problem in store.problems:
        complain(f"{problem.sentence.english} {kept_sentence(str(problem.aside)).english}")
    return found


def statistics_text(found: Mapping[str, Any]) -> str:
    """Return the values of ``statistics_values`` as a table, all games in its last line."""
    if not found["all"]["played"]:
        return "No game has been finished yet.\n"
    rows: list[Sequence[str]] = [
        ("", "", "", *(first for first, _, _ in _COLUMNS)),
        (*_HEADINGS, *(second for _, second, _ in _COLUMNS)),
        *(
            (one["variant"], str(one["suits"]), one["rule"], *_cells(one))
            for one in found["tables"]
        ),
        ("all", "", "", *_cells(found["all"])),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "".join(_row(row, widths) for row in rows)


def _figures(summary: Summary) -> dict[str, Any]:
    return {**asdict(summary), **{name: getattr(summary, name) for name in _MEANS}}


def _cells(figures: Mapping[str, Any]) -> list[str]:
    return [_cell(name, figures[name]) for _, _, name in _COLUMNS]


def _cell(name: str, value: float | None) -> str:
    if value is None:
        return "-"
    if name == "win_rate":
        return f"{value:.1%}"
    if name.endswith("seconds"):
        minutes, seconds = divmod(round(value), 60)
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return str(round(value))


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Words to the left, numbers to the right."""
    words = [
        cell.ljust(width) if column in (0, 2) else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(words).rstrip() + "\n"
