"""All scenes by name, and which of them a wish means.

Those of looks and games come from what is installed, so that a new table, theme or game is
in the gallery by itself.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from gallery import scenes_daily, scenes_dialogs, scenes_solving, scenes_table
from gallery.scene import DIALOGS, GAMES, GROUPS, LOOKS, TABLE, VARIATIONS, Scene, Show, deal
from spider_qt.api import Rank, Suit
from spider_qt.app.gui import Program
from spider_qt.engine.rules import GroupRule
from spider_qt.plugins.registry import Registry
from spider_qt.ui.messages import NewGameWish

DEFAULT: Final = (TABLE, DIALOGS, LOOKS, VARIATIONS)
_VARIED: Final = ("start", "played", "refused", "settings", "new-game", "games", "replay")


def scenes(registry: Registry) -> dict[str, Scene]:
    """Return every scene by name.

    Args:
        registry: what is installed.
    """
    parts = (
        scenes_table.SCENES,
        scenes_dialogs.SCENES,
        scenes_daily.SCENES,
        scenes_solving.SCENES,
    )
    fixed = {scene.name: scene for part in parts for scene in part}
    varied = [
        varied
        for name in _VARIED
        for varied in (
            replace(fixed[name], name=f"{name}-rtl", group=VARIATIONS, right_to_left=True),
            replace(fixed[name], name=f"{name}-font-150", group=VARIATIONS, font_percent=150),
        )
    ]
    further = (*varied, *_looks(registry), *_games(registry))
    return fixed | {scene.name: scene for scene in further}


def chosen(names: Iterable[str], registry: Registry) -> list[Scene]:
    """Return the scenes that are meant by names, groups' names and ``default``.

    Raises:
        SystemExit: if a name is unknown; the text says which ones there are.
    """
    every = scenes(registry)
    found: dict[str, Scene] = {}
    for name in names:
        groups = DEFAULT if name == "default" else (name,)
        meant = {key: scene for key, scene in every.items() if scene.group in groups}
        if name in every:
            meant = {name: every[name]}
        if not meant:
            known = ", ".join(("default", *GROUPS, *every))
            raise SystemExit(f"gallery: there is no scene {name!r}. There are: {known}")
        found |= meant
    return list(found.values())


def _looks(registry: Registry) -> list[Scene]:
    """Return a scene for each kind of faces, back, table and theme."""
    out: list[Scene] = []
    for theme in registry.themes.values():
        if theme.face_svg(Suit.SPADES, Rank.ACE) is not None:
            out.append(_look(f"faces-{theme.id}", {"faces": theme.id}, scenes_table.played))
        if theme.back_svg() is not None:
            out.append(_look(f"back-{theme.id}", {"back": theme.id}, deal))
    for kind, ids in (("table", registry.tables), ("theme", registry.looks)):
        out += [_look(f"{kind}-{name}", {kind: name}, scenes_table.played) for name in ids]
    return out


def _look(name: str, settings: dict[str, object], show: Show) -> Scene:
    return Scene(name, LOOKS, show, settings)


def _games(registry: Registry) -> list[Scene]:
    """Return a scene of each game's beginning."""
    return [
        Scene(f"game-{variant}", GAMES, partial(_first_deal, variant))
        for variant in registry.variants
    ]


def _first_deal(variant: str, program: Program) -> QWidget:
    rules = program.start.registry.variants[variant]
    wish = NewGameWish(variant, rules.suits, GroupRule.CLASSIC, 3)
    program.controller.new_game(wish)
    return program.window
