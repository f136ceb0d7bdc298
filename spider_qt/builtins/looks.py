"""The program's own tables and themes, as values: colours here, tiles in ``resources``.

Every place line has 3:1 against its ground, every ink 4.5:1 against its shade, every
accent and refusal 3:1 against the ground or its shade (``tests/builtins/test_looks.py``).
"""

from collections.abc import Iterable

from spider_qt.api import PlaceStyle, TableForm, TableTheme, Theme, ThemeForm, hookimpl
from spider_qt.api.resources import resource_path

_WHITE = "#ffffff"
_GOLD = "#ffd54a"
_CORAL = "#ff9d85"


@hookimpl
def spider_table_themes() -> Iterable[TableTheme]:
    """Six tables: felt, wood, slate, paper, night and plain. No file is read yet."""
    tiles = resource_path("tables")
    wood, slate = tiles / "wood.svg", tiles / "slate.svg"
    paper, night = tiles / "paper.svg", tiles / "night.svg"
    return (
        TableTheme(
            "felt",
            "Felt",
            TableForm("#2c7e5b", "#1d5b42", "#a9d8be", "#123f2d", _WHITE, "#08140f", _GOLD, _CORAL),
            TableForm("#214a3b", "#122a22", "#7fae98", "#0a1b15", _WHITE, "#050d0a", _GOLD, _CORAL),
            PlaceStyle.STITCHED,
            glow=0.45,
            grain=0.3,
            mottle=0.14,
        ),
        TableTheme(
            "wood",
            "Wood",
            TableForm(
                "#9a6236",
                "#7a4826",
                "#f2d59b",
                "#4a2a14",
                _WHITE,
                "#1c0e05",
                _GOLD,
                "#ffab91",
                wood,
            ),
            TableForm(
                "#523322",
                "#331d12",
                "#c49a5c",
                "#1b0f09",
                _WHITE,
                "#0e0704",
                _GOLD,
                "#ffab91",
                wood,
            ),
            PlaceStyle.INLAID,
            tile_width=9.6,
            shift=0.37,
            glow=0.4,
            grain=0.5,
            fibre=36,
            mottle=0.2,
        ),
        TableTheme(
            "slate",
            "Slate",
            TableForm(
                "#6b7680", "#56616b", "#e3eaf0", "#39424a", _WHITE, "#0a0e12", _GOLD, _CORAL, slate
            ),
            TableForm(
                "#343b42", "#252b31", "#94a3b0", "#171b20", _WHITE, "#0a0d10", _GOLD, _CORAL, slate
            ),
            PlaceStyle.CARVED,
            tile_width=8,
            shift=0.43,
            glow=0.4,
            grain=0.4,
            mottle=0.45,
        ),
        TableTheme(
            "paper",
            "Paper",
            TableForm(
                "#f1e9d8",
                "#e5dac3",
                "#6f6350",
                "#d6c8aa",
                "#1f1b14",
                _WHITE,
                "#0b4f8a",
                "#a3231a",
                paper,
            ),
            TableForm(
                "#2e2f35", "#232429", "#a9a493", "#191a1e", _WHITE, "#0b0b0d", _GOLD, _CORAL, paper
            ),
            PlaceStyle.RULED,
            tile_width=5.5,
            shift=0.41,
            glow=0.18,
            grain=0.22,
            mottle=0.18,
        ),
        TableTheme(
            "night",
            "Night",
            TableForm(
                "#4a5c9c",
                "#6a4f86",
                "#dfe6ff",
                "#2a2c5c",
                _WHITE,
                "#0d1026",
                _GOLD,
                "#ffb09c",
                night,
            ),
            TableForm(
                "#101736",
                "#1b1233",
                "#8ea0e0",
                "#070a1c",
                _WHITE,
                "#03040c",
                "#9fc6ff",
                _CORAL,
                night,
            ),
            PlaceStyle.LIT,
            tile_width=9,
            shift=0.31,
            glow=0.25,
            mottle=0.5,
        ),
        TableTheme(
            "plain",
            "Plain",
            TableForm(
                "#dfe4e8", "#d3d9de", "#66717b", "#c3cbd2", "#14181c", _WHITE, "#0b57a4", "#a3231a"
            ),
            TableForm(
                "#262a2f", "#1e2226", "#808b96", "#14171a", _WHITE, "#08090b", "#8ec7ff", _CORAL
            ),
            PlaceStyle.PLAIN,
            glow=0.0,
        ),
    )


@hookimpl
def spider_themes() -> Iterable[Theme]:
    """Nine themes, the default one first; each by day and by night."""
    return (
        Theme(
            "classic",
            "Classic",
            ThemeForm("felt", "classic", "classic", "#ffd54a"),
            ThemeForm("felt", "classic", "classic", "#ffd54a"),
        ),
        Theme(
            "library",
            "Library",
            ThemeForm("wood", "classic", "back-lattice", "#ffd98a", ("#6e1f2c", "#f2d9b0")),
            ThemeForm("wood", "classic", "back-lattice", "#f0c070", ("#4d1821", "#e0bd8c")),
        ),
        Theme(
            "slate",
            "Slate",
            ThemeForm("slate", "four-colour", "back-cubes", "#9fe0ff", ("#2b4a63", "#cfe3f2")),
            ThemeForm("slate", "night", "back-cubes", "#8fd3f5", ("#1d3345", "#a9c6da")),
        ),
        Theme(
            "paper",
            "Paper",
            ThemeForm("paper", "classic", "back-stripes", "#0b4f8a", ("#26436b", "#f1e9d8")),
            ThemeForm("paper", "night", "back-stripes", "#f2c462", ("#3a3b45", "#d8cfb8")),
        ),
        Theme(
            "night",
            "Night",
            ThemeForm("night", "classic", "back-stars", "#ffe08a", ("#232a5c", "#f3dfae")),
            ThemeForm("night", "night", "back-stars", "#a9c8ff", ("#141b45", "#c3cdf7")),
        ),
        Theme(
            "spring",
            "Spring",
            ThemeForm("paper", "classic", "back-blossom", "#9c2459", ("#9c3862", "#fce6ee")),
            ThemeForm("felt", "classic", "back-blossom", "#ffb3d1", ("#7a2b4c", "#f7d3e1")),
        ),
        Theme(
            "autumn",
            "Autumn",
            ThemeForm("wood", "classic", "back-autumn", "#ffc95e", ("#7f330f", "#f5b450")),
            ThemeForm("wood", "classic", "back-autumn", "#ffb347", ("#5a240b", "#e39a3c")),
        ),
        Theme(
            "winter",
            "Winter",
            ThemeForm("slate", "classic", "back-snow", "#d6f1ff", ("#27679a", "#f4fbff")),
            ThemeForm("night", "night", "back-snow", "#bfe3ff", ("#1c4a70", "#d9edfa")),
        ),
        Theme(
            "clear",
            "Clear",
            ThemeForm("plain", "large-index", "back-plain", "#0b57a4", ("#123f78", "#dce9f8")),
            ThemeForm("plain", "large-index", "back-plain", "#8ec7ff", ("#0f2f58", "#bcd6f2")),
        ),
    )
