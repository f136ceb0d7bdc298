"""What a plot shows: parts of bars, a line, and the words for both."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Series:
    """One kind of parts of the bars.

    Args:
        name: what it counts, for the legend.
        values: how many, one per bar.
    """

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn.

    Args:
        labels: a short text per bar, for the axis.
        told: a sentence per bar that says all its values.
        series: the parts of each bar, from bottom to top, three at most.
        line: a value of 0 to 1 per bar, None where there is none; empty for no line.
        line_name: what the line shows.
        empty: what is said where there are no bars.
    """

    labels: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    series: tuple[Series, ...] = ()
    line: tuple[float | None, ...] = ()
    line_name: str = ""
    empty: str = ""
    percent: tuple[str, ...] = field(default=("0 %", "50 %", "100 %"))
