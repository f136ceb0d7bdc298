"""Streaks and standings follow from games that ended, and from nothing else."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from spider_qt.deals.daily import Difficulty, shipped
from spider_qt.deals.daily_results import EndedGame, Results, Standing, Streak, streak_of

TODAY = date(2026, 11, 30)
NEAR = st.integers(-40, 40).map(lambda days: TODAY + timedelta(days))
SOME = st.sets(NEAR)


def slow_streak(days: set[date], today: date) -> Streak:
    """The same by walking over every day."""
    best = row = 0
    rows: dict[date, int] = {}
    for number in range(-60, 61):
        day = TODAY + timedelta(number)
        row = row + 1 if day in days else 0
        rows[day] = row
        best = max(best, row)
    return Streak(rows[today] or rows[today - timedelta(1)], best)


@given(SOME, NEAR)
def test_a_streak_is_the_days_in_a_row_up_to_today_or_yesterday(
    days: set[date], today: date
) -> None:
    assert streak_of(days, today) == slow_streak(days, today)


@given(st.lists(NEAR), NEAR)
def test_the_order_and_number_of_the_wins_of_a_day_do_not_matter(
    days: list[date], today: date
) -> None:
    assert streak_of(days + days[::-1], today) == streak_of(set(days), today)


@given(SOME, NEAR)
def test_a_win_today_lengthens_the_streak_by_one_at_the_most(days: set[date], today: date) -> None:
    before, after = streak_of(days - {today}, today), streak_of(days | {today}, today)
    assert after.now == before.now + 1
    assert before.best <= after.best


@given(SOME, NEAR, st.integers(1, 30))
def test_a_clock_that_is_set_back_and_forth_takes_nothing_away(
    days: set[date], today: date, back: int
) -> None:
    before = streak_of(days, today)
    wrong = streak_of(days, today - timedelta(back))
    assert wrong.best == before.best  # what lies ahead of a wrong clock is not lost
    assert streak_of(days, today) == before


def test_the_first_and_the_last_day_that_there_are_can_be_won() -> None:
    assert streak_of([date.min], date.min) == Streak(1, 1)
    assert streak_of([date.max], date.max) == Streak(1, 1)
    assert streak_of([], date.min) == Streak(0, 0)


# Standings ------------------------------------------------------------------------


def standing(
    *games: EndedGame, day: date = TODAY, today: date = TODAY, begun: str = ""
) -> Standing:
    """How the easy deal of a day stands after some games."""
    calendar = shipped()
    deals = [deal for one in calendar.days(max(today, day)) for deal in calendar.deals(one)]
    results = Results(deals, games, [begun])
    return results.standing(calendar.deal(day, Difficulty.EASY), today)


def game(day: date, ended: date, *, won: bool = True, helped: bool = False) -> EndedGame:
    """A game of a day's easy deal."""
    return EndedGame(shipped().deal(day, Difficulty.EASY).code, ended, won, helped)


def test_only_a_win_on_the_day_is_won_on_the_day() -> None:
    yesterday = TODAY - timedelta(1)
    assert standing(game(TODAY, TODAY)) is Standing.WON
    assert standing(game(yesterday, TODAY), day=yesterday) is Standing.WON_LATER
    assert standing(game(TODAY, yesterday)) is Standing.WON_LATER  # by a clock that was wrong
    assert standing(game(TODAY, TODAY), game(TODAY, TODAY, won=False)) is Standing.WON
    assert standing(game(TODAY, TODAY, won=False)) is Standing.PLAYED
    assert standing(game(yesterday, TODAY)) is Standing.OPEN


def test_a_win_with_help_is_marked_as_such_and_makes_no_streak() -> None:
    helped = game(TODAY, TODAY, helped=True)
    assert standing(helped) is Standing.WON_HELPED
    assert standing(helped, game(TODAY, TODAY)) is Standing.WON
    assert standing(helped, game(TODAY, TODAY - timedelta(1))) is Standing.WON_LATER
    assert standing(game(TODAY, TODAY, won=False, helped=True)) is Standing.PLAYED
    deals = shipped().deals(TODAY)
    assert Results(deals, [helped]).streaks(TODAY)[Difficulty.EASY] == Streak(0, 0)


def test_a_game_that_goes_on_is_begun_until_it_is_won() -> None:
    code = shipped().deal(TODAY, Difficulty.EASY).code
    assert standing(begun=code) is Standing.BEGUN
    assert standing(game(TODAY, TODAY, won=False), begun=code) is Standing.BEGUN
    assert standing(game(TODAY, TODAY), begun=code) is Standing.WON


def test_what_was_not_played_is_open_missed_or_to_come() -> None:
    day = timedelta(1)
    assert standing() is Standing.OPEN
    assert standing(day=TODAY - day) is Standing.MISSED
    assert standing(day=TODAY + day) is Standing.TO_COME


@given(st.lists(st.tuples(NEAR, NEAR, st.booleans(), st.sampled_from(Difficulty))))
def test_a_win_of_another_day_never_lengthens_a_streak(
    played: list[tuple[date, date, bool, Difficulty]],
) -> None:
    calendar = shipped()
    days = {day for day, _, _, _ in played}
    deals = [deal for day in days for deal in calendar.deals(day)]
    games = [
        EndedGame(calendar.deal(day, difficulty).code, ended, won)
        for day, ended, won, difficulty in played
    ]
    streaks = Results(deals, games).streaks(TODAY)
    for difficulty in Difficulty:
        counted = {
            day for day, ended, won, which in played if won and which is difficulty and day == ended
        }
        assert streaks[difficulty] == streak_of(counted, TODAY)


def test_games_of_other_codes_do_not_matter() -> None:
    results = Results(shipped().deals(TODAY), [EndedGame("SP1-S1C-AAAAAAA", TODAY, True)])
    assert set(results.streaks(TODAY).values()) == {Streak(0, 0)}
