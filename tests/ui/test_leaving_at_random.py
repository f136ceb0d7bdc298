"""Whatever the player does with games, in any order: none is lost, none counts twice."""

import random
from pathlib import Path

import pytest

from spider_qt.engine.ending import State
from spider_qt.engine.moves import DealMove
from spider_qt.engine.rules import GroupRule
from spider_qt.engine.session import Session
from spider_qt.storage.journal import resume
from spider_qt.storage.statistics_types import Status
from spider_qt.ui.controller import GameController
from spider_qt.ui.keeping import Keeper
from spider_qt.ui.messages import GameEnded, MoveWish, NewGameWish, Parting
from spider_qt.ui.recording import Recorder

from .conftest import SCHEMES, VARIANTS, Installed


class Player:
    """Plays, leaves, opens and restarts at random, and remembers what must be there.

    Args:
        folder: where everything is kept.
        seed: of the player's whims.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.choice = random.Random(seed)
        self.path = folder / "game.jsonl"
        self.folder = folder
        self.kept: list[Session] = []
        self.counted: dict[str, Status] = {}
        self.begin()

    def begin(self) -> None:
        """Start the program, or start it again after a kill."""
        found = resume(self.path, VARIANTS, SCHEMES)
        self.keeper = Keeper(self.folder / "games", Installed(), found.journal)
        self.controller = GameController(
            Installed(),
            found.journal,
            draw=lambda: self.choice.randrange(1 << 35),
            archive=self.keeper,
            new_id=lambda: f"{self.choice.getrandbits(128):032x}",
        )
        self.keeper.follow(self.controller)
        self.recorder = Recorder(self.folder / "statistics.db")
        self.controller.game_ended.connect(self.recorder.note)
        self.controller.game_ended.connect(self._count)
        if found.session is not None:
            self.controller.resume(found.session)
        else:
            self.controller.new_game(NewGameWish("spider", 1, GroupRule.CLASSIC))

    def step(self) -> None:
        """Do one thing."""
        wish = self.choice.choice(
            (self._act, self._act, self._act, self._new, self._open, self._odd)
        )
        wish()

    def _act(self) -> None:
        session = self.controller.session
        moves = session.variant.legal_moves(session.layout)
        what = self.choice.random()
        if what < 0.2:
            self.controller.undo()
        elif what < 0.3 or not moves:
            self.controller.redo()
        else:
            move = self.choice.choice(moves)
            if isinstance(move, DealMove):
                self.controller.request_deal()
            else:
                self.controller.request_move(MoveWish(move))

    def _new(self) -> None:
        wish = NewGameWish("spider", self.choice.choice((1, 2, 4)), GroupRule.CLASSIC)
        parting = self._part()
        assert self.controller.new_game(wish, parting=parting)

    def _open(self) -> None:
        library = self.keeper.library
        waiting = [slot for slot in library.slots() if not slot.finished]
        if waiting:
            session = library.load(self.choice.choice(waiting)).session
            assert session is not None
            assert self.controller.start(session, self._part())

    def _odd(self) -> None:
        what = self.choice.random()
        if what < 0.3:
            self.controller.restart()
        elif what < 0.6:
            self.keeper.save_copy(self.controller.session, "copy")
            self.kept.append(self.controller.session)
        else:
            self.recorder.close()
            self.begin()  # as after a kill

    def _part(self) -> Parting:
        session = self.controller.session
        parting = self.choice.choice((Parting.KEPT, Parting.KEPT, Parting.GIVEN_UP))
        if parting is Parting.KEPT and self.controller.in_progress:
            self.kept.append(session)
        return parting

    def _count(self, fact: GameEnded) -> None:
        assert fact.state is not State.IN_PROGRESS
        self.counted.setdefault(fact.session.id, Status(fact.state.value))


def is_begun_by(session: Session, longer: Session) -> bool:
    """Whether all that was done in a session was done in another one, too."""
    count = len(session.journal)
    return (session.id, session.start) == (longer.id, longer.start) and (
        longer.journal[:count] == session.journal
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(8))
def test_no_kept_game_is_ever_lost_and_each_counts_once(tmp_path: Path, seed: int) -> None:
    player = Player(tmp_path, seed)
    for _ in range(60):
        player.step()
    library = player.keeper.library
    there = [player.controller.session]
    there += [s for slot in library.slots() if (s := library.load(slot).session) is not None]
    for session in player.kept:
        assert any(is_begun_by(session, one) for one in there), session.id
    records = {record.id: record.status for record in player.recorder.store.games()}
    assert records == player.counted
    player.recorder.close()
