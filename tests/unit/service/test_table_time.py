"""The two times of a process: monotonic, and never far ahead of their beats."""

import pytest

from dejarik.hosting.play.settings_wire import ChessClock, Correspondence, NoClock
from dejarik.service.ports import DEAD_AFTER_MS, Unavailable
from dejarik.service.tables.table_time import TableTime

MINUTES, DAYS = ChessClock(1), Correspondence(1)


def a_time() -> tuple[list[int], TableTime]:
    """A clock that is moved by hand, and the times that run by it."""
    clock = [5_000]
    return clock, TableTime(lambda: clock[0], 1_000_000)


def test_nothing_is_known_before_the_first_beat() -> None:
    """The service's time is in the database."""
    _, time = a_time()
    with pytest.raises(Unavailable):
        time.must_be_known()
    time.beat(70)
    time.must_be_known()

    assert (70, 1_000_000) == (time.now(DAYS), time.now(MINUTES))
    assert time.now(NoClock()) == time.now(MINUTES)


def test_both_times_run_for_two_seconds_without_a_beat() -> None:
    """Then they stand still, and go on from there: its own is counted, the service's is told."""
    clock, time = a_time()
    time.beat(0)
    clock[0] += DEAD_AFTER_MS - 1
    assert (1_999, 1_001_999) == (time.now(DAYS), time.now(MINUTES))
    clock[0] += 60_000
    assert (2_000, 1_002_000) == (time.now(DAYS), time.now(MINUTES))
    assert 0 == time.standstills
    time.beat(50_000)
    assert (50_000, 1_002_000, 1) == (time.now(DAYS), time.now(MINUTES), time.standstills)
    clock[0] += 500
    time.beat(50_500)
    assert (50_500, 1_002_500, 1) == (time.now(DAYS), time.now(MINUTES), time.standstills)


def test_no_time_goes_back() -> None:
    """The database may tell a time that is a little behind: it is waited for."""
    clock, time = a_time()
    time.beat(0)
    clock[0] += 1_000
    assert 1_000 == time.now(DAYS)
    time.beat(900)
    assert 1_000 == time.now(DAYS)
    clock[0] += 50
    assert 1_000 == time.now(DAYS)
    clock[0] += 100
    assert 1_050 == time.now(DAYS)
