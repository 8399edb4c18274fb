"""Clocks: time is neither made nor lost, whoever is asked and whatever stands still."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.play.clocks import (
    DAY,
    MINUTE,
    PAUSE,
    SECOND,
    Clocks,
    new_clocks,
    read_clocks,
)
from dejarik.hosting.play.settings_wire import ChessClock, Clock, Correspondence, NoClock

NOW = 1_000_000
CHESS = ChessClock(10, 5)
LETTERS = Correspondence(3)
FULL = 10 * MINUTE

deciding = st.sampled_from([(), (0,), (1,), (0, 1)])
steps = st.lists(st.tuples(st.integers(0, 2 * MINUTE), deciding), max_size=30)


def chess(*running: int) -> Clocks:
    """Ten minutes with five seconds for each turn."""
    return new_clocks(CHESS, 2, NOW, running)


def test_only_who_is_asked_pays() -> None:
    """A minute of seat 0, then two of seat 1."""
    clocks = chess(0).after(NOW + MINUTE, (1,), 0)
    assert (FULL - MINUTE + 5 * SECOND, FULL) == clocks.left
    clocks = clocks.after(NOW + 3 * MINUTE, (0,), 1)
    assert (FULL - MINUTE + 5 * SECOND, FULL - 2 * MINUTE + 5 * SECOND) == clocks.left
    assert (0,) == clocks.running


def test_seats_asked_at_once_run_at_once() -> None:
    """Whoever answers first stops; the other runs on."""
    clocks = chess(0, 1).after(NOW + MINUTE, (1,), 0)
    assert (FULL - MINUTE + 5 * SECOND, FULL - MINUTE) == clocks.left
    assert (FULL - MINUTE + 5 * SECOND, FULL - 3 * MINUTE) == clocks.at(NOW + 3 * MINUTE)


def test_the_increment_comes_when_somebody_else_is_to_decide() -> None:
    """A turn of many small answers brings it once."""
    clocks = chess(0).after(NOW, (0,), 0).after(NOW, (0,), 0).after(NOW, (1,), 0)

    assert (FULL + 5 * SECOND, FULL) == clocks.left


def test_taking_back_brings_no_time() -> None:
    """The increment of an answer that is undone goes with it."""
    once = chess(0).after(NOW, (1,), 0)
    again = once.after(NOW, (0,)).after(NOW, (1,), 0)

    assert once == again


def test_giving_an_increment_back_lets_no_flag_fall() -> None:
    """A second is left at least, or what there was."""
    short = new_clocks(ChessClock(1, 60), 2, NOW, (0,)).after(NOW + MINUTE - 7, (1,), 0)
    assert 60 * SECOND + 7 == short.left[0]
    spent = Clocks(CHESS, (2 * SECOND, 400), (), NOW).after(NOW, (0, 1))
    assert (SECOND, 400) == spent.left


def test_by_correspondence_every_decision_has_its_days() -> None:
    """Also when the same seat is asked again; the other's answer brings nothing."""
    clocks = new_clocks(LETTERS, 2, NOW, (0, 1)).after(NOW + DAY, (0, 1), 0)
    assert (3 * DAY, 2 * DAY) == clocks.left
    clocks = clocks.after(NOW + 2 * DAY, (0,), 1)
    assert (2 * DAY, 3 * DAY) == clocks.left
    assert (0,) == clocks.flagged(NOW + 4 * DAY)


@pytest.mark.parametrize(
    ("now", "expected"), [(NOW, ()), (NOW + FULL - 1, ()), (NOW + FULL, (0,)), (NOW + DAY, (0,))]
)
def test_a_flag_falls_when_time_is_up(now: int, expected: tuple[int, ...]) -> None:
    """Not before, and only for who is asked."""
    assert expected == chess(0).flagged(now)
    assert NOW + FULL == chess(0).next_flag()


def test_without_a_clock_nothing_ever_falls() -> None:
    """Nothing runs, nothing is stored, nothing can be paused."""
    clocks = new_clocks(NoClock(), 2, NOW, (0,)).after(NOW + DAY, (1,), 0)
    assert () == clocks.flagged(NOW + 100 * DAY)
    assert clocks.next_flag() is None
    assert b"" == clocks.written()
    assert not clocks.may_pause(0)
    assert clocks == clocks.paused(NOW, 0)


def test_when_nobody_is_asked_no_clock_runs() -> None:
    """The game is over, or a bot thinks that has no clock."""
    assert chess().next_flag() is None
    assert (FULL, FULL) == chess().at(NOW + DAY)


def test_a_seat_may_pause_once() -> None:
    """Nothing runs while it lasts; then clocks run on by themselves."""
    paused = chess(0).paused(NOW + MINUTE, 1)
    end = NOW + MINUTE + PAUSE
    assert FULL - MINUTE == paused.at(end)[0]
    assert FULL - 2 * MINUTE == paused.at(end + MINUTE)[0]
    assert end + FULL - MINUTE == paused.next_flag()
    assert not paused.may_pause(1)
    assert paused == paused.paused(end, 1)
    assert (1, 0) == paused.paused(end, 0).pauses


def test_a_pause_ends_with_the_report_or_with_an_answer() -> None:
    """From then on time counts again."""
    paused = chess(0).paused(NOW, 0)
    soon = NOW + SECOND
    assert FULL - MINUTE == paused.resumed(soon).at(soon + MINUTE)[0]
    assert FULL - MINUTE == paused.after(soon, (1,), 0).at(soon + MINUTE)[1]


def test_nobody_pays_for_the_time_without_a_server() -> None:
    """What was stored with the last entry is what is left when the game is there again."""
    stored = chess(0).after(NOW + MINUTE, (1,), 0).written()
    later = NOW + 3 * DAY
    clocks = read_clocks(stored).rebuilt(later)

    assert (FULL - MINUTE + 5 * SECOND, FULL) == clocks.at(later)
    assert (FULL - MINUTE + 5 * SECOND, FULL - SECOND) == clocks.at(later + SECOND)


def test_another_process_counts_from_its_own_time() -> None:
    """It may have begun before or after; what was left with the last entry is left."""
    stored = read_clocks(chess(0).after(NOW + MINUTE, (1,), 0).written())

    for now in (0, NOW + DAY):
        assert stored.left == stored.rebuilt(now).at(now)
        assert FULL - SECOND == stored.rebuilt(now).at(now + SECOND)[1]


def test_a_limit_that_is_begun_anew_is_whole_for_whoever_is_asked() -> None:
    """Nobody else's changes, and the flag falls that much later."""
    clocks = new_clocks(LETTERS, 2, NOW, (0, 1)).after(NOW + DAY, (1,), 0).begun_anew(NOW + 9 * DAY)

    assert (3 * DAY, 3 * DAY) == clocks.left
    assert NOW + 12 * DAY == clocks.next_flag()
    assert FULL - MINUTE == chess(0).after(NOW + MINUTE, (1,)).begun_anew(NOW + DAY).left[0]


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"policy": {"kind": "sand"}}'])
def test_other_bytes_are_no_clocks(data: bytes) -> None:
    """They are refused, not guessed at."""
    with pytest.raises(ValueError, match="no clocks"):
        read_clocks(data)


# --- laws -----------------------------------------------------------------------------


@given(steps)
def test_time_is_neither_made_nor_lost(line: list[tuple[int, tuple[int, ...]]]) -> None:
    """What was there, less the time of each running clock, with increments: that is left."""
    now, clocks = NOW, chess(0)
    spent, added = 0, 0
    for wait, asked in line:
        now += wait
        spent += wait * len(clocks.running)
        by = clocks.running[0] if clocks.running else 0
        added += by not in asked
        clocks = clocks.after(now, asked, by)

    assert 2 * FULL - spent + added * 5 * SECOND == sum(clocks.left)


@given(steps, st.integers(0, 9 * MINUTE), st.integers(0, 9 * MINUTE))
def test_looking_and_storing_change_nothing(
    line: list[tuple[int, tuple[int, ...]]], first: int, second: int
) -> None:
    """A clock that is stored and read, or charged halfway, goes on as it would have."""
    clocks, now = chess(0, 1), NOW
    for wait, asked in line:
        now += wait
        clocks = read_clocks(clocks.after(now, asked).written())
    halfway = clocks.resumed(now + first)

    assert clocks.at(now + first + second) == halfway.at(now + first + second)


@given(st.integers(0, MINUTE), st.integers(0, 2 * PAUSE))
def test_a_pause_makes_only_the_time_it_lasts(before: int, after: int) -> None:
    """A report costs nobody anything, and brings nobody more than its pause."""
    paused = chess(0).paused(NOW + before, 0)
    still = min(after, PAUSE)

    assert FULL - before - after + still == paused.at(NOW + before + after)[0]


@given(st.integers(-DAY, 0), deciding)
@pytest.mark.parametrize("policy", [CHESS, LETTERS], ids=["chess", "correspondence"])
def test_a_wall_clock_set_back_takes_and_brings_nothing(
    policy: Clock, back: int, asked: tuple[int, ...]
) -> None:
    """Another machine's clock is behind: no time has passed, and none is charged twice."""
    clocks = new_clocks(policy, 2, NOW, (0, 1))
    later = clocks.after(NOW + back, asked, 0)

    assert clocks.at(NOW) == clocks.at(NOW + back)
    assert NOW == later.since
