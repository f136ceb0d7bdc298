"""What the controller is given: where games are kept, and where chance comes from."""

import os
from typing import Protocol

from spider_qt.engine.deal import NUMBER_LIMIT
from spider_qt.engine.session import Session


class Journal(Protocol):
    """Where the running game is kept. Both methods may raise OSError."""

    def begin(self, session: Session, started: str = "") -> None:
        """Put a session in the place of the one that was kept, whole.

        ``started`` is the local ISO date of its beginning, empty for today's.
        """

    def keep(self, session: Session) -> None:
        """Bring what is kept up to the running session, after any failure too."""


class Archive(Protocol):
    """Where games are put that are gone on with later."""

    def keep(self, session: Session) -> None:
        """Keep the game on the table before another takes its place; may raise OSError."""


def random_id() -> str:
    """Return the id of a new game: 32 hexadecimal digits."""
    return os.urandom(16).hex()


def random_number() -> int:
    """Return a deal number from the system's own randomness."""
    import secrets  # here, because it brings hashes along that a resumed game never needs

    return secrets.randbelow(NUMBER_LIMIT)
