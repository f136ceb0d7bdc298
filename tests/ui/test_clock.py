"""The playing time is monotonic and counts only while it should."""

from hypothesis import given
from hypothesis import strategies as st

from spider_qt.ui.clock import GAP, ActiveClock


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


def test_a_long_time_without_a_look_at_a_watched_clock_was_sleep() -> None:
    """C12: a night with the lid closed is no playing."""
    hands = Hands()
    clock = ActiveClock(hands)
    clock.start()
    clock.watch(True)
    for _ in range(5):
        hands.now += 1
        assert clock.seconds == clock.seconds
    hands.now += 8 * 3600
    assert clock.seconds == 5
    hands.now += 1
    clock.hold()
    assert clock.seconds == 6


def test_a_clock_that_nobody_watches_trusts_the_system() -> None:
    hands = Hands()
    clock = ActiveClock(hands)
    clock.start()
    hands.now += 3600
    clock.watch(True)
    hands.now += GAP
    assert clock.seconds == 3600 + GAP


@given(
    st.lists(
        st.tuples(
            st.sampled_from(("look", "start", "hold", "watch", "unwatch", "time")),
            st.one_of(
                st.floats(-1e6, 1e6), st.sampled_from((-3600.0, 86400.0, GAP, GAP + 0.1, 1.0))
            ),
        )
    )
)
def test_time_never_goes_back_and_is_never_negative(deeds: list[tuple[str, float]]) -> None:
    """C12: the clock of the machine may jump by any amount, forwards or back."""
    hands = Hands()
    clock = ActiveClock(hands)
    last = 0.0
    for deed, jump in deeds:
        if deed == "time":
            hands.now += jump
        elif deed == "start":
            clock.start()
        elif deed == "hold":
            clock.hold()
        elif deed in ("watch", "unwatch"):
            clock.watch(deed == "watch")
        assert clock.seconds >= last
        last = clock.seconds
