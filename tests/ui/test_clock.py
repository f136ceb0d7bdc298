"""The playing time is monotonic and counts only while it should."""

from spider_qt.ui.clock import ActiveClock


class Hands:
    """A clock that stands where a test puts it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_time_counts_only_between_start_and_hold() -> None:
    hands = Hands()
    clock = ActiveClock(hands)
    hands.now += 5
    assert clock.seconds == 0
    clock.start()
    hands.now += 7
    clock.hold()
    hands.now += 100
    assert clock.seconds == 7


def test_a_second_start_or_hold_changes_nothing() -> None:
    hands = Hands()
    clock = ActiveClock(hands)
    clock.start()
    hands.now += 3
    clock.start()
    hands.now += 4
    clock.hold()
    clock.hold()
    assert clock.seconds == 7
    assert not clock.running


def test_a_clock_that_jumps_back_never_gives_negative_time() -> None:
    hands = Hands()
    clock = ActiveClock(hands)
    clock.start()
    hands.now -= 3600
    assert clock.seconds == 0


def test_reset_goes_on_from_the_given_seconds_whether_running_or_held() -> None:
    hands = Hands()
    clock = ActiveClock(hands)
    clock.reset(60)
    assert clock.seconds == 60
    clock.start()
    hands.now += 5
    clock.reset(10)
    hands.now += 2
    assert clock.seconds == 12
    clock.reset(-4)
    assert clock.seconds == 0
