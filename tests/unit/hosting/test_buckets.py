"""Token buckets: how often somebody may do something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.people.buckets import Buckets, Rate

MINUTE = 60_000


def test_a_burst_is_allowed_and_then_one_each_interval() -> None:
    """Three at once, the fourth after a minute, the fifth after another."""
    buckets = Buckets(Rate(burst=3, every_ms=MINUTE))

    assert [0, 0, 0, MINUTE] == [buckets.take("han", 1000) for _ in range(4)]
    assert 1 == buckets.take("han", 1000 + MINUTE - 1)
    assert 0 == buckets.take("han", 1000 + MINUTE)
    assert MINUTE == buckets.take("han", 1000 + MINUTE)


def test_asking_how_long_takes_nothing() -> None:
    """Looking at a bucket leaves it as it was."""
    buckets = Buckets(Rate(burst=1, every_ms=MINUTE))

    assert [0, 0, 0] == [buckets.wait("han", 0) for _ in range(3)]
    assert 0 == buckets.take("han", 0)
    assert MINUTE == buckets.wait("han", 0)


def test_keys_do_not_share() -> None:
    """What one has used up is still there for another."""
    buckets = Buckets(Rate(burst=1, every_ms=MINUTE))
    buckets.take("han", 0)

    assert 0 == buckets.take("leia", 0)


def test_forgiving_fills_the_bucket() -> None:
    """Whoever is forgiven has the whole burst again."""
    buckets = Buckets(Rate(burst=2, every_ms=MINUTE))
    buckets.take("han", 0)
    buckets.take("han", 0)

    buckets.forgive("han")

    assert [0, 0] == [buckets.take("han", 0) for _ in range(2)]


def test_one_that_is_given_back_can_be_taken_again() -> None:
    """Giving back undoes one taking, and is harmless where nothing was taken."""
    buckets = Buckets(Rate(burst=1, every_ms=MINUTE))
    buckets.give_back("han")
    buckets.take("han", 0)
    buckets.give_back("han")

    assert 0 == buckets.take("han", 0)
    assert MINUTE == buckets.take("han", 0)


def test_full_buckets_are_forgotten() -> None:
    """Memory holds those who did something lately, no others."""
    buckets = Buckets(Rate(burst=2, every_ms=10))
    for number in range(100):
        buckets.take(str(number), number * 10)

    assert 1 == len(buckets)


def test_a_flood_of_keys_does_not_fill_the_memory() -> None:
    """The oldest goes when more keys come than are remembered."""
    buckets = Buckets(Rate(burst=1, every_ms=MINUTE), remembered=5)
    for number in range(100):
        buckets.take(str(number), 0)

    assert 5 == len(buckets)
    assert MINUTE == buckets.wait("99", 0)


@pytest.mark.parametrize("back", [2 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE])
def test_a_clock_that_goes_back_fills_the_bucket_and_no_more(back: int) -> None:
    """Nobody waits for the clock to come forward again, and there is one burst."""
    buckets = Buckets(Rate(burst=3, every_ms=1_000))
    now = 2 * back
    assert [0, 0, 0, 1_000] == [buckets.take("han", now) for _ in range(4)]

    assert 0 == buckets.wait("han", now - back)
    assert [0, 0, 0, 1_000] == [buckets.take("han", now - back) for _ in range(4)]


@pytest.mark.parametrize("forward", [2 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE])
def test_a_clock_that_goes_forward_fills_the_bucket_and_no_more(forward: int) -> None:
    """After a jump forward there is one burst."""
    buckets = Buckets(Rate(burst=3, every_ms=1_000))
    assert [0, 0, 0, 1_000] == [buckets.take("han", 0) for _ in range(4)]

    assert [0, 0, 0, 1_000] == [buckets.take("han", forward) for _ in range(4)]


def test_more_may_be_owed_than_a_burst_and_is_waited_for() -> None:
    """What turned out to be much is paid for whole."""
    buckets = Buckets(Rate(burst=3, every_ms=1_000))
    buckets.take("han", 0)
    buckets.owe("han", 9, 0)

    assert 8_000 == buckets.wait("han", 0)
    assert 1_000 == buckets.take("han", 7_000)
    assert 0 == buckets.take("han", 8_000)


@given(st.integers(1, 5), st.integers(1, 50), st.lists(st.integers(0, 20), min_size=1, max_size=60))
def test_no_more_pass_than_the_rate_allows(burst: int, every: int, gaps: list[int]) -> None:
    """In any stretch of time at most the burst passes, and one for each interval in it."""
    buckets = Buckets(Rate(burst, every))
    now, passed = 0, []
    for gap in gaps:
        now += gap
        if buckets.take("han", now) == 0:
            passed.append(now)

    for first, start in enumerate(passed):
        for last, end in enumerate(passed[first:], first):
            assert burst + (end - start) // every >= last - first + 1
