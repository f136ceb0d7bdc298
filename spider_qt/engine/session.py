"""One game as it is played: layout, history, score and an append-only journal.

Immutable like everything in the engine: each action returns the next session, or
a refusal that left nothing behind. The journal holds what was done, undo and
hint included; replaying it from the deal gives the same session.
"""

from dataclasses import dataclass, field, replace

from spider_qt.engine import game
from spider_qt.engine.deal import DealId
from spider_qt.engine.events import Step
from spider_qt.engine.game import Outcome
from spider_qt.engine.history import History
from spider_qt.engine.layout import Layout
from spider_qt.engine.moves import Cursor, Move, OpenMove, Reason, Refusal, Wish
from spider_qt.engine.scoring import Action, Deed, Score, ScoringScheme, opening_score
from spider_qt.engine.variant import Variant


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    Args:
        action: what was done.
        move: the move that was played; None for undo, redo and hint.
        seconds: active playing time since the deal, in seconds.
        opened: whether a hint looked at hidden cards; False for all else.
    """

    action: Action
    move: Move | None = None
    seconds: float = 0.0
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Session:
    """A game in progress.

    Args:
        variant: the rules, with their options chosen.
        scheme: how it is scored.
        start: the layout at the beginning.
        number: the deal number, or None of a position that was set up.
        undo_limit: how many steps can be taken back: None all, 0 none.
        start_score: the score at the beginning.
        start_moves: the move counter at the beginning (positions may begin later).
        id: tells this game from every other, however often it is restarted; empty
            where nobody counts it.
    """

    variant: Variant
    scheme: ScoringScheme
    start: Layout
    number: int | None
    undo_limit: int | None
    start_score: Score
    start_moves: int = 0
    history: History = field(default=History())
    scores: tuple[Score, ...] = ()
    score: Score = field(default=Score(0))
    journal: tuple[Entry, ...] = ()
    id: str = ""

    @property
    def layout(self) -> Layout:
        """The table now."""
        last = self.history.last
        return last.after if last else self.start

    @property
    def moves(self) -> int:
        """The move counter: moves and deals in force, undone ones not counted."""
        return self.start_moves + self.history.cursor

    @property
    def outcome(self) -> Outcome:
        """Whether the game is won, stuck or going on."""
        return game.outcome(self.variant, self.layout)

    @property
    def seconds(self) -> float:
        """The active playing time at the last action, in seconds."""
        return self.journal[-1].seconds if self.journal else 0.0

    def play(self, move: Move, seconds: float = 0.0) -> "Advance | Refusal":
        """Play a move or a deal."""
        result = game.apply(self.variant, self.layout, move)
        if isinstance(result, Refusal):
            return result
        after = replace(
            self,
            history=self.history.pushed(result, self.undo_limit),
            scores=(*self.scores[: self.history.cursor], self.score),
        )
        return after._scored(Deed(Action.PLAY, result, seconds), move)

    def undo(self, seconds: float = 0.0) -> "Advance | Refusal":
        """Take the last step back, with its score and everything it removed."""
        refused = self.undo_refusal()
        if refused is not None:
            return refused
        step = self.history.steps[self.history.cursor - 1]
        restored = self.scores[self.history.cursor - 1]
        after = replace(self, history=self.history.moved(-1))
        return after._scored(Deed(Action.UNDO, step, seconds, restored))

    def redo(self, seconds: float = 0.0) -> "Advance | Refusal":
        """Play the step that was taken back last once more."""
        if not self.history.can_redo:
            return Refusal(Reason.NOTHING_TO_REDO)
        cursor = self.history.cursor
        step = self.history.steps[cursor]
        scores = (*self.scores[:cursor], self.score, *self.scores[cursor + 1 :])
        after = replace(self, history=self.history.moved(1), scores=scores)
        return after._scored(Deed(Action.REDO, step, seconds))

    @property
    def opened_help(self) -> bool:
        """Whether the player was helped by what looks at hidden cards."""
        return any(entry.opened for entry in self.journal)

    def hint(self, seconds: float = 0.0, *, opened: bool = False) -> "Session":
        """Note that the player was given a hint; a scheme may charge for it.

        Args:
            seconds: active playing time since the deal, in seconds.
            opened: whether it looked at hidden cards.
        """
        score = self.scheme.after(self.score, Deed(Action.HINT, None, seconds))
        entry = Entry(Action.HINT, None, seconds, opened)
        return replace(self, score=score, journal=(*self.journal, entry))

    def undo_refusal(self) -> Refusal | None:
        """Say why nothing can be taken back, or None."""
        if self.history.can_undo:
            return None
        if self.undo_limit == 0:
            return Refusal(Reason.UNDO_FORBIDDEN)
        if self.history.cursor:
            return Refusal(Reason.UNDO_LIMIT)
        return Refusal(Reason.NOTHING_TO_UNDO)

    def restarted(self) -> "Session":
        """The same game from its beginning, with an empty journal."""
        return begin(
            self.variant,
            self.scheme,
            self.start,
            number=self.number,
            undo_limit=self.undo_limit,
            score=self.start_score,
            moves=self.start_moves,
            game_id=self.id,
        )

    def _scored(self, deed: Deed, move: Move | None = None) -> "Advance":
        step = deed.step
        assert step is not None
        deed = replace(deed, won=self.variant.is_won(self.layout))
        score = self.scheme.after(self.score, deed)
        entry = Entry(deed.action, move, deed.seconds)
        after = replace(self, score=score, journal=(*self.journal, entry))
        return Advance(after, deed.action, step, entry, deed)


@dataclass(frozen=True, slots=True)
class Advance:
    """A granted action: the next session, what was done, and the journal's new line.

    For undo, ``step`` is the step that was taken back; ``deed`` is what was scored.
    """

    session: Session
    action: Action
    step: Step
    entry: Entry
    deed: Deed


def begin(
    variant: Variant,
    scheme: ScoringScheme,
    start: Layout,
    *,
    number: int | None = None,
    undo_limit: int | None = None,
    score: Score | None = None,
    moves: int = 0,
    game_id: str = "",
) -> Session:
    """Begin a game on a layout.

    Args:
        variant: the rules, with their options chosen.
        scheme: how it is scored.
        start: the layout at the beginning.
        number: the deal number that the layout came from, if it did.
        undo_limit: how many steps can be taken back, None for all; a game's own limit
            holds where it is stricter.
        score: the score at the beginning; default: the scheme's.
        moves: the move counter at the beginning.
        game_id: tells this game from every other.
    """
    first = opening_score(scheme, variant, start) if score is None else score
    limits = [n for n in (undo_limit, getattr(variant, "undo_limit", None)) if n is not None]
    return Session(
        variant,
        scheme,
        start,
        number,
        min(limits, default=None),
        first,
        start_moves=moves,
        score=first,
        id=game_id,
    )


def deal(
    variant: Variant,
    scheme: ScoringScheme,
    number: int,
    undo_limit: int | None = None,
    game_id: str = "",
) -> Session:
    """Begin the game of a deal number."""
    layout = variant.deal(number)
    return begin(variant, scheme, layout, number=number, undo_limit=undo_limit, game_id=game_id)


def code_of(session: Session) -> str | None:
    """Return the game code of a session's deal, or None of a position that was set up."""
    variant = session.variant
    if session.number is None or session.start_moves:
        return None
    return DealId(variant.prefix, variant.suits, variant.rule, session.number).code


def obey(session: Session, wish: Wish) -> Advance | Refusal:
    """Do what one word of the notation says, undo and redo included."""
    if wish is Cursor.UNDO:
        return session.undo()
    if wish is Cursor.REDO:
        return session.redo()
    if isinstance(wish, OpenMove):
        return session.play(game.resolve(session.variant, session.layout, wish))
    return session.play(wish)


def replay(session: Session, entry: Entry) -> "Session | Refusal":
    """Do what a journal entry says: the next session, or why it cannot be."""
    if entry.action is Action.HINT:
        return session.hint(entry.seconds, opened=entry.opened)
    result = advance(session, entry)
    return result if isinstance(result, Refusal) else result.session


def advance(session: Session, entry: Entry) -> Advance | Refusal:
    """Do what a journal entry other than a hint says, with all that is known of it."""
    if entry.action is Action.UNDO:
        return session.undo(entry.seconds)
    if entry.action is Action.REDO:
        return session.redo(entry.seconds)
    if entry.move is None:
        return Refusal(Reason.NOTHING_THERE)
    return session.play(entry.move, entry.seconds)
