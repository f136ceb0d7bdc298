"""A thousand random games of every built-in game: ``python -m tests.builtins.thousand_games``.

Options: ``--games N`` of each, ``--moves N`` at the most, ``--every N`` moves for the costly
laws, ``--jobs N`` processes, and ids of games to play only those. It stops at the first broken
law and names the game and the seed; ``laws.play`` with these plays it again. The report says
how far the games got.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from spider_qt.builtins.family import family
from spider_qt.engine.game import Outcome
from tests.builtins.laws import play

GAMES = {variant.id: variant for variant in family()}


def play_all(id_: str, games: int, moves: int, every: int) -> tuple[str, str, int, int]:
    """Play the games of one kind.

    Returns:
        Its id, the row of the report, how many games and how many moves were played.
    """
    began = time.process_time()
    reports = [play(GAMES[id_], seed, moves, every) for seed in range(games)]
    outcomes = Counter(report.outcome for report in reports)
    played = sum(report.moves for report in reports)
    runs = sum(report.runs for report in reports)
    row = (
        f"{id_:24}{outcomes[Outcome.WON]:7}{outcomes[Outcome.STUCK]:7}{outcomes[Outcome.PLAYING]:7}"
        f"{played:10}{runs:8}{time.process_time() - began:8.0f}"
    )
    return id_, row, games, played


def say(line: str) -> None:
    """Print a line of the report at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Play, and print the report; the exit status is 1 if a law was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", help="only these games")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--every", type=int, default=160)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    one = partial(play_all, games=wish.games, moves=wish.moves, every=wish.every)
    say(f"{'game':24}{'won':>7}{'stuck':>7}{'limit':>7}{'moves':>10}{'runs':>8}{'CPU s':>8}")
    games = moves = 0
    with ProcessPoolExecutor(wish.jobs) as pool:
        try:
            for _, row, count, played in pool.map(one, wish.ids or GAMES):
                say(row)
                games, moves = games + count, moves + played
        except AssertionError as broken:
            say(f"A law is broken: {broken}")
            pool.shutdown(cancel_futures=True)
            return 1
    say(f"{games} games, {moves} moves, every law kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
