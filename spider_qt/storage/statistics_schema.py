"""The tables of the statistics, and the one way in which a game gets into them.

Sums per day are kept beside the games, so that a dialog need not read a million
rows; they change in the same transaction as the games, never by themselves.
"""

from sqlite3 import Connection
from typing import Final

from spider_qt.storage.statistics_streaks import follow_on, followed
from spider_qt.storage.statistics_types import DamageError, Filter, GameRecord, Status

APPLICATION_ID: Final = 0x53504451
"""``SPDQ`` in the file's header: a database of this program."""

# In this order the best come first; the index of the quickest games relies on it.
STATUS_NUMBERS: Final = {Status.WON: 0, Status.LOST: 1, Status.ABANDONED: 2}
STATUSES: Final = {number: status for status, number in STATUS_NUMBERS.items()}

_SUMMED: Final = {
    "played": "count(*)",
    "won": "sum(status = 0)",
    "lost": "sum(status = 1)",
    "abandoned": "sum(status = 2)",
    "ms": "sum(ms)",
    "won_ms": "sum(iif(status = 0, ms, 0))",
    "score": "sum(score)",
    "won_score": "sum(iif(status = 0, score, 0))",
    "moves": "sum(moves)",
    "won_moves": "sum(iif(status = 0, moves, 0))",
    "deals": "sum(deals)",
    "runs": "sum(runs)",
    "undos": "sum(undos)",
    "hints": "sum(hints)",
    "unhelped": "sum(status = 0 AND undos = 0 AND hints = 0 AND opened_help = 0)",
}
_LEAST: Final = {
    "best_won_ms": "min(iif(status = 0, ms, NULL))",
    "fewest_won_moves": "min(iif(status = 0, moves, NULL))",
}
_MOST: Final = {
    "best_score": "max(score)",
    "best_won_score": "max(iif(status = 0, score, NULL))",
}
SUMS: Final = {
    **{name: f"sum({name})" for name in _SUMMED},
    **{name: f"min({name})" for name in _LEAST},
    **{name: f"max({name})" for name in _MOST},
}
"""The columns of ``sums`` and how those of several rows become one."""

ALL: Final = 0
MONTHS: Final = 1
DAYS: Final = 2
ANY_CELL: Final = 0
_SPANS: Final = {ALL: "''", MONTHS: "substr(day, 1, 7)", DAYS: "day"}

# Each game has a row; what many games share is a cell. ``seq`` counts the games in the
# order in which they were recorded, whatever the clock said. ``sums`` holds the sums of
# each cell, and of all cells as cell 0, for each day, each month and all time.
# ``streak`` remembers how far streaks were followed.
MIGRATIONS: Final = (
    (
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
        "INSERT INTO meta VALUES ('generation', 0)",
        """CREATE TABLE cell (
            cell INTEGER PRIMARY KEY, variant TEXT NOT NULL, suits INTEGER NOT NULL,
            rule TEXT NOT NULL, scoring TEXT NOT NULL, difficulty TEXT NOT NULL,
            UNIQUE (variant, suits, rule, scoring, difficulty))""",
        """CREATE TABLE game (
            seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            cell INTEGER NOT NULL REFERENCES cell, status INTEGER NOT NULL, code TEXT NOT NULL,
            day TEXT NOT NULL, ended TEXT NOT NULL, ms INTEGER NOT NULL, moves INTEGER NOT NULL,
            score INTEGER NOT NULL, deals INTEGER NOT NULL, runs INTEGER NOT NULL,
            undos INTEGER NOT NULL, hints INTEGER NOT NULL, undo_limit INTEGER,
            opened_help INTEGER NOT NULL)""",
        "CREATE INDEX game_line ON game (seq, status, cell, day)",
        "CREATE INDEX game_score ON game (score DESC, seq DESC, cell, day)",
        "CREATE INDEX game_time ON game (status, ms, seq DESC, cell, day)",
        "CREATE INDEX game_moves ON game (status, moves, seq DESC, cell, day)",
        "CREATE TABLE sums (span INTEGER NOT NULL, cell INTEGER NOT NULL, day TEXT NOT NULL, "
        + ", ".join(f"{name} INTEGER" for name in SUMS)
        + ", PRIMARY KEY (span, cell, day)) WITHOUT ROWID",
        """CREATE TABLE streak (
            filter TEXT PRIMARY KEY, generation INTEGER NOT NULL, seq INTEGER NOT NULL,
            current INTEGER NOT NULL, wins INTEGER NOT NULL, losses INTEGER NOT NULL
            ) WITHOUT ROWID""",
    ),
)
"""What leads from each schema version to the next; the first makes an empty database."""
SCHEMA_VERSION: Final = len(MIGRATIONS)

_FORGOTTEN: Final = "reset:"
"""Before an id in ``meta``: the game was counted before all were forgotten; its status."""
_REMEMBERED: Final = 10_000
"""The newest games, since only they can still be on a table or among the kept ones."""

_CELL: Final = ("variant", "suits", "rule", "scoring", "difficulty")
_PLAIN: Final = (
    "code", "day", "ended", "moves", "score", "deals", "runs", "undos", "hints", "undo_limit",
)  # fmt: skip
_NEW_GAME: Final = (
    f"INSERT INTO game (id, cell, status, ms, opened_help, {', '.join(_PLAIN)}) "  # noqa: S608 - our own names
    f"VALUES ({', '.join('?' * (5 + len(_PLAIN)))})"
)
_GAME: Final = ("status", "ms", "opened_help", *_PLAIN)
SELECT_GAMES: Final = (
    f"SELECT game.seq, id, {', '.join((*_CELL, *_GAME))} FROM game JOIN cell USING (cell)"  # noqa: S608 - as above
)
SELECT_CELLS: Final = f"SELECT cell, {', '.join(_CELL)} FROM cell"  # noqa: S608 - as above
SELECT_BARE_GAMES: Final = f"SELECT seq, id, cell, {', '.join(_GAME)} FROM game NOT INDEXED"  # noqa: S608 - as above
"""What ``SELECT_GAMES`` gives, in two parts, so that damage to one costs only that."""
_COMPUTED: Final = ", ".join({**_SUMMED, **_LEAST, **_MOST}.values())
_MERGED: Final = ", ".join(
    [
        *(f"{name} = {name} + excluded.{name}" for name in _SUMMED),
        *(
            f"{name} = {better}(ifnull({name}, excluded.{name}), ifnull(excluded.{name}, {name}))"
            for better, names in (("min", _LEAST), ("max", _MOST))
            for name in names
        ),
    ]
)


def add(connection: Connection, record: GameRecord) -> bool:
    """Count a game, within a transaction that the caller has begun.

    A game counts once. The first record stands, but a win takes the place of a
    game that was lost or given up before: it then counts as if it had ended now.

    Returns:
        Whether the statistics have changed.
    """
    old = connection.execute(
        "SELECT seq, status, day, cell FROM game WHERE id = ?", (record.id,)
    ).fetchone()
    if old is not None:
        if record.status is not Status.WON or old[1] == STATUS_NUMBERS[Status.WON]:
            return False
        _take_out(connection, *old)
    elif _was_counted_before_reset(connection, record):
        return False
    seq = add_plain(connection, record)
    for span, day in _SPANS.items():
        for cell in ("cell", str(ANY_CELL)):
            connection.execute(
                f"INSERT INTO sums (span, cell, day, {', '.join(SUMS)}) "  # noqa: S608 - as above
                f"SELECT {span}, {cell}, {day}, {_COMPUTED} FROM game WHERE seq = ? GROUP BY seq "
                f"ON CONFLICT (span, cell, day) DO UPDATE SET {_MERGED}",
                (seq,),
            )
    follow_on(connection, seq)
    return True


def add_plain(connection: Connection, record: GameRecord) -> int:
    """Add the row of a new game alone, for many at once; ``sum_all`` must follow.

    Returns:
        Its place in the order of games.
    """
    kind = tuple(getattr(record, name) for name in _CELL)
    found = connection.execute(
        f"SELECT cell FROM cell WHERE ({', '.join(_CELL)}) = (?, ?, ?, ?, ?)",  # noqa: S608 - as above
        kind,
    ).fetchone()
    if found is None:
        new = f"INSERT INTO cell ({', '.join(_CELL)}) VALUES (?, ?, ?, ?, ?)"  # noqa: S608 - as above
        found = (connection.execute(new, kind).lastrowid,)
    values = (
        record.id,
        found[0],
        STATUS_NUMBERS[record.status],
        round(record.seconds * 1000),
        int(record.opened_help),
        *(getattr(record, name) for name in _PLAIN),
    )
    seq = connection.execute(_NEW_GAME, values).lastrowid
    assert seq is not None
    return seq


def sum_all(connection: Connection) -> None:
    """Add up all games anew."""
    head = f"INSERT INTO sums (span, cell, day, {', '.join(SUMS)})"
    summed = ", ".join(SUMS.values())
    connection.execute("DELETE FROM sums")
    connection.execute(
        f"{head} SELECT {DAYS}, cell, day, {_COMPUTED} FROM game GROUP BY cell, day"  # noqa: S608 - our own names
    )
    for span, cell, source in (
        (DAYS, ANY_CELL, DAYS),
        (MONTHS, "cell", DAYS),
        (MONTHS, ANY_CELL, MONTHS),
        (ALL, "cell", MONTHS),
        (ALL, ANY_CELL, ALL),
    ):
        connection.execute(
            f"{head} SELECT {span}, {cell}, {_SPANS[span]}, {summed} "  # noqa: S608 - as above
            f"FROM sums WHERE span = {source} AND cell <> {ANY_CELL} GROUP BY 2, 3"
        )
    forget_streaks(connection)
    if connection.execute("SELECT max(seq) FROM game").fetchone()[0]:
        followed(connection, Filter())


def forget_streaks(connection: Connection) -> None:
    """Say that games have gone, so that streaks must be followed from the start."""
    connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'generation'")
    connection.execute("DELETE FROM streak")


def _was_counted_before_reset(connection: Connection, record: GameRecord) -> bool:
    """Whether a game was among those forgotten; a win of a game not won then is a new one."""
    row = connection.execute(
        "SELECT value FROM meta WHERE name = ?", (_FORGOTTEN + record.id,)
    ).fetchone()
    won = STATUS_NUMBERS[Status.WON]
    return row is not None and (row[0] == won or record.status is not Status.WON)


def clear(connection: Connection) -> None:
    """Remove all games; their ids are remembered, so that none is told and counted again."""
    connection.execute(
        f"INSERT OR REPLACE INTO meta SELECT '{_FORGOTTEN}' || id, status FROM game "  # noqa: S608 - as above
        f"ORDER BY seq DESC LIMIT {_REMEMBERED}"
    )
    for name in ("game", "sums", "cell"):
        connection.execute(f"DELETE FROM {name}")  # noqa: S608 - as above
    forget_streaks(connection)


def record_of(row: tuple[object, ...]) -> GameRecord:
    """Make the game of a row of ``SELECT_GAMES``.

    Raises:
        DamageError: if it is none.
    """
    names = ("seq", "id", *_CELL, *_GAME)
    values = dict(zip(names, row, strict=True))
    ms, status = values.pop("ms"), values.pop("status")
    values.pop("seq")
    try:
        if not isinstance(ms, int) or not isinstance(status, int):
            raise DamageError(f"a game of {ms!r} ms with status {status!r}")
        values["seconds"], values["status"] = ms / 1000, STATUSES[status]
        return GameRecord(**values)  # type: ignore[arg-type] # GameRecord looks at each value
    except (ValueError, TypeError, KeyError) as error:
        raise DamageError(str(error)) from error


def _take_out(connection: Connection, seq: int, status: int, day: str, cell: int) -> None:
    """Remove a game that was not won from its row and from all sums."""
    assert status != STATUS_NUMBERS[Status.WON]  # else more than the best score could change
    less = ", ".join(
        f"{name} = {name} - (SELECT {of} FROM game WHERE seq = :seq)"  # noqa: S608 - our own names
        for name, of in _SUMMED.items()
    )
    for span, key, days in ((ALL, "", ""), (MONTHS, day[:7], day[:7]), (DAYS, day, day)):
        for where, kind in (("", ANY_CELL), (" AND cell = :cell", cell)):
            values = {"seq": seq, "span": span, "day": key, "days": f"{days}%", "cell": kind}
            others = f"seq <> :seq AND day LIKE :days{where}"
            connection.execute(
                f"UPDATE sums SET {less}, best_score = (SELECT score FROM game INDEXED BY "  # noqa: S608 - as above
                f"game_score WHERE {others} ORDER BY score DESC LIMIT 1) "
                "WHERE (span, cell, day) = (:span, :cell, :day)",
                values,
            )
            connection.execute(
                "DELETE FROM sums WHERE (span, cell, day) = (:span, :cell, :day) AND played = 0",
                values,
            )
    connection.execute("DELETE FROM game WHERE seq = ?", (seq,))
    forget_streaks(connection)
