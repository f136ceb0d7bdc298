"""The program without its window: everything that writes, driven by a list of deeds.

It is put together as ``app.gui`` does it, from the files that the last one left. Used by
the tests of kills and of broken disks, in processes that are killed, too.
"""

import hashlib
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spider_qt.app.options import Options
from spider_qt.app.paths import AppPaths
from spider_qt.app.start import load
from spider_qt.engine import session as sessions
from spider_qt.engine.game import Outcome, legal_moves, resolve
from spider_qt.engine.moves import DealMove, OpenMove, RunMove
from spider_qt.engine.notation import parse_position
from spider_qt.engine.piles import column
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session
from spider_qt.storage.journal import encoded
from spider_qt.ui.controller import GameController
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.messages import MoveWish, NewGameWish, Parting
from spider_qt.ui.recording import Recorder

NEARLY_WON: Final = "T1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS"
PLAYS: Final = ("move", "deal", "undo", "redo")
SETTINGS: Final = ("set_suits", "set_back", "set_window")
GAMES: Final = ("keep", "give_up", "restart", "nearly_won")
DEEDS: Final = (*PLAYS, *SETTINGS, *GAMES, "win", "copy")


def paths_of(home: Path) -> AppPaths:
    """The folders of a home."""
    return AppPaths(home / "data", home / "config", home / "log")


def lines(session: Session) -> list[bytes]:
    """The lines that a game's file has, whenever it began."""
    return encoded(session, "")[0].splitlines()


def digest(found: list[bytes]) -> str:
    """A short name for some lines."""
    return hashlib.sha256(b"\n".join(found)).hexdigest()[:20]


@dataclass
class Told:
    """What the player was told, by kind; each is told once until it works again."""

    game: list[str] = field(default_factory=list)
    settings: list[str] = field(default_factory=list)
    statistics: list[str] = field(default_factory=list)
    library: list[str] = field(default_factory=list)

    def counts(self) -> tuple[int, int, int, int]:
        """How often each kind was told."""
        return len(self.game), len(self.settings), len(self.statistics), len(self.library)


class Player:
    """One run of the program.

    Args:
        home: the folder of its files.
        seed: of what is random in it.
    """

    def __init__(self, home: Path, seed: int = 0) -> None:
        self.home = home
        self.paths = paths_of(home)
        self.chance = random.Random(seed)
        self.told = Told()
        self.start = load(Options(), self.paths)
        if self.start.resumed.trouble is not None:
            self.told.game.append(str(self.start.resumed.trouble))
        journal = self.start.resumed.journal
        self.keeper = Keeper(self.paths.games, self.start.registry, journal)
        self.keeper.picture = lambda: b"\x89PNG not looked at"
        self.controller = GameController(self.start.registry, journal, archive=self.keeper)
        self.keeper.follow(self.controller)
        self.recorder = Recorder(self.paths.statistics, parent=self.controller)
        self.controller.game_ended.connect(self.recorder.note)
        self.controller.storage_troubled.connect(lambda fact: self.told.game.append(fact.detail))
        self.keeper.troubled.connect(lambda error: self.told.library.append(str(error)))
        self.recorder.troubled.connect(lambda error: self.told.statistics.append(str(error)))
        if self.start.resumed.session is None:
            self.controller.new_game(self._wish())
        else:
            self.controller.resume(self.start.resumed.session)
            self.controller.tell_end()

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.controller.session

    @property
    def settings(self) -> dict[str, object]:
        """The settings that the deeds change."""
        chosen = self.start.settings.settings
        return {"suits": chosen.suits, "back": chosen.back, "window": chosen.window}

    @property
    def journal_is_whole(self) -> bool:
        """Whether the file holds all of the game on the table."""
        return self.start.resumed.journal.is_whole

    def close(self) -> None:
        """End as the window does: nothing is left to be written."""
        self.recorder.close()
        if self.start.claim is not None:
            self.start.claim.release()

    def any_deed(self) -> str:
        """Choose what to do: mostly to play."""
        small = len(list(self.session.layout.cards())) == 13
        if small and self.session.outcome is Outcome.PLAYING:
            return "win"
        weights = [12, 3, 4, 3, 2, 2, 2, 1, 1, 1, 1, 0, 1]
        return self.chance.choices(DEEDS, weights)[0]

    def do(self, deed: str) -> None:
        """Do one thing, as a wish of the player."""
        if deed in SETTINGS:
            self._set(deed)
        elif deed == "move":
            moves = legal_moves(self.session.variant, self.session.layout)
            if moves:
                self._play(self.chance.choice(moves))
        elif deed == "deal":
            self.controller.request_deal()
        elif deed == "undo":
            self.controller.undo()
        elif deed == "redo":
            self.controller.redo()
        elif deed == "keep":
            self.controller.new_game(self._wish(), parting=Parting.KEPT)
        elif deed == "give_up":
            self.controller.new_game(self._wish(), parting=Parting.GIVEN_UP)
        elif deed == "restart":
            self.controller.restart()
        elif deed == "nearly_won":
            registry = self.start.registry
            position = parse_position(NEARLY_WON, registry.variants)
            session = sessions.begin(
                position.variant, registry.schemes["standard"], position.layout
            )
            self.controller.start(session, Parting.GIVEN_UP)
        elif deed == "win":
            self._play(OpenMove(column(2), column(1)))
        elif deed == "copy":
            try:
                self.keeper.save_copy(self.session, "a copy")
            except OSError as error:  # its dialog tells it
                self.told.library.append(str(error))

    def _play(self, move: RunMove | DealMove | OpenMove) -> None:
        if isinstance(move, DealMove):
            self.controller.request_deal()
        elif isinstance(move, OpenMove):
            session = self.session
            self._play(resolve(session.variant, session.layout, move))
        else:
            self.controller.request_move(MoveWish(move))

    def _set(self, deed: str) -> None:
        values: dict[str, object]
        if deed == "set_suits":
            values = {"suits": self.chance.choice((1, 2, 3, 4))}
        elif deed == "set_back":
            values = {"back": self.chance.choice(("classic", "blue", "red.deep"))}
        else:
            values = {"window": "A" * self.chance.randrange(4, 4000)}
        error = self.start.settings.change(**values)
        if error is not None:
            self.told.settings.append(str(error))

    def _wish(self) -> NewGameWish:
        rule = self.chance.choice(list(GroupRule))
        number = self.chance.randrange(1 << 35)
        return NewGameWish("spider", self.chance.choice((1, 2, 4)), rule, number)
