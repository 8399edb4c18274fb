"""Who of those that wait plays whom."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.people.matching import (
    ANY_RATING,
    FEW,
    LOOKED_AT,
    Queue,
    Waiting,
    Window,
    agreed,
    groups,
    may_meet,
    partners,
    window_of,
)
from dejarik.hosting.people.ratings import Rating
from dejarik.hosting.play.settings_wire import (
    ChessClock,
    Clock,
    Correspondence,
    NoClock,
    TableSettings,
    clock_key,
    read_settings,
)

STANDARD = Queue("destiny", "arh", "STD", "none")
TRILOGY = Queue("destiny", "arh", "TRI", "none")


def waiting(
    owner: str,
    since: int = 0,
    queue: Queue = STANDARD,
    last: str = "",
    *,
    side: str = "",
    window: Window = ANY_RATING,
) -> Waiting:
    """An offer named for its owner and time."""
    return Waiting(f"{owner}{since}", owner, queue, since, last, side, window)


def around(points: int, limit: int = 300, deviation: float = 60) -> Window:
    """The window of somebody with these points who sets the same limit above and below."""
    return window_of(Rating(points, deviation), limit, limit)


def met(one: Waiting, *others: Waiting, now: int = 0, whole: bool = False) -> str:
    """Whom an offer may meet, by their owners, who comes first standing first."""
    return "".join(other.owner for other in partners(one, others, now, whole=whole))


def test_the_oldest_pair_comes_first() -> None:
    """For a newcomer that is whoever has waited longest, however they are listed."""
    others = [waiting(name, ord(name)) for name in "cab"]
    assert "abc" == met(waiting("z", 1_000), *others)


def test_for_the_oldest_the_nearest_comes_first() -> None:
    """All pairs of the oldest offer are as old as it is."""
    near, far = waiting("n", 9, window=around(1510)), waiting("f", 8, window=around(1590))
    assert "nf" == met(waiting("o", 1, window=around(1500)), far, near)


def test_only_one_queue_is_paired_with_itself() -> None:
    """Another format is another queue."""
    assert "c" == met(waiting("a", 1), waiting("b", 2, TRILOGY), waiting("c", 3))


def test_two_of_one_side_do_not_meet() -> None:
    """One of no side meets any."""
    light = waiting("l", side="light")
    assert "dn" == met(light, waiting("x", side="light"), waiting("d", side="dark"), waiting("n"))


def test_nobody_plays_themselves() -> None:
    """Of two offers of one person neither meets the other."""
    assert "" == met(waiting("a", 1), waiting("a", 2))


def test_two_who_just_played_are_kept_apart_while_others_wait() -> None:
    """Whoever is new comes first, though younger; with nobody else there they meet again."""
    first, again = waiting("a", 1, last="b"), waiting("b", 2)
    assert "cb" == met(first, again, waiting("c", 3))
    assert "b" == met(first, again)


def test_a_window_begins_narrow_and_widens_to_the_limit() -> None:
    """By fifty each ten seconds, and never beyond what its owner has set."""
    window = around(1500)
    reached = [window.reaches(seconds * 1_000, whole=False) for seconds in (0, 9, 10, 40, 500)]
    assert [(1400, 1600), (1400, 1600), (1350, 1650), (1200, 1800), (1200, 1800)] == reached
    assert (1200, 1800) == window.reaches(0, whole=True)
    assert (1450, 1550) == around(1500, 50).reaches(500_000, whole=True)


def test_a_rating_that_is_a_guess_opens_the_window() -> None:
    """Twice as many points as its deviation is above what is sure enough."""
    assert (1380, 1620) == around(1500, 300, 120).reaches(0, whole=False)
    assert (1200, 1800) == around(1500, 300, 350).reaches(0, whole=False)


def test_two_meet_when_each_lies_in_the_other_s_window() -> None:
    """It is not enough that one accepts the other."""
    picky, easy = waiting("p", window=around(1500, 50)), waiting("e", window=around(1580, 300))
    assert "" == met(picky, easy, whole=True)
    assert "" == met(easy, picky, whole=True)
    assert "e" == met(waiting("q", window=around(1500)), easy)


def test_a_table_for_three_has_nobody_at_it_whom_another_blocks() -> None:
    """Whoever was chosen first stays, and the next who fits all sits down."""
    queue = STANDARD._replace(places=3)
    one, *others = [waiting(name, ord(name), queue) for name in "abcd"]
    found = next(groups(one, others, frozenset([("c", "b")])))
    assert "abd" == "".join(member.owner for member in found)


NAMES = st.sampled_from("abcdefgh")
OFFERS = st.lists(
    st.builds(
        waiting,
        NAMES,
        st.integers(0, 90_000),
        last=NAMES,
        side=st.sampled_from(["", "dark", "light"]),
        window=st.builds(
            around, st.integers(800, 2400), st.integers(50, 600), st.floats(40.0, 350.0)
        ),
    ),
    max_size=14,
    unique_by=lambda one: one.seek,
)


def rounds_of(pool: list[Waiting], first: int, last: int) -> list[tuple[Waiting, Waiting, int]]:
    """Let every offer look each five seconds; who met whom, and when."""
    left, pairs = list(pool), []
    for now in range(first, last, 5_000):
        for one in sorted(left, key=lambda one: one.since):
            if one not in left:
                continue
            chosen = partners(one, left[:], now, whole=len(left) < FEW)[:LOOKED_AT]
            if chosen:
                pairs.append((one, chosen[0], now))
                gone = {one.owner, chosen[0].owner}
                left = [other for other in left if other.owner not in gone]
    return pairs


@given(OFFERS)
def test_nobody_meets_outside_a_window_and_nobody_waits_beside_a_partner(
    pool: list[Waiting],
) -> None:
    """Whoever is left over at the end could meet none of the others, however long they waited."""
    pairs = rounds_of(pool, 90_000, 240_000)
    seated = [owner for one, other, _ in pairs for owner in (one.owner, other.owner)]
    assert len(seated) == len(set(seated))
    for one, other, now in pairs:
        for mine, theirs in ((one, other), (other, one)):
            low, high = mine.window.reaches(now - mine.since, whole=True)
            assert low <= theirs.window.points <= high
        assert not one.side or one.side != other.side
    idle = [one for one in pool if one.owner not in seated]
    # By now every window is as wide as it gets.
    assert not any(may_meet(one, other, 300_000) for one in idle for other in idle)


@given(OFFERS, st.integers(90_000, 200_000), st.booleans())
def test_to_meet_is_mutual(pool: list[Waiting], now: int, whole: bool) -> None:
    """So it does not matter which of two looks."""
    for one in pool:
        for other in pool:
            assert may_meet(one, other, now, whole=whole) == may_meet(other, one, now, whole=whole)


def test_two_offers_agree_on_the_stricter_of_each() -> None:
    """Spectators only if both want them, the longer delay, the lesser undo."""
    clock = ChessClock(25, 10)
    one = TableSettings(clock, delay=60, undo="consent")
    other = TableSettings(clock, spectators=False, undo="free")

    assert TableSettings(clock, spectators=False, delay=60, undo="free") == agreed([one, other])
    assert agreed([one, other]) == agreed([other, one])


@pytest.mark.parametrize(
    ("clock", "key"),
    [(NoClock(), "none"), (ChessClock(25), "chess-25-0"), (Correspondence(3), "correspondence-3")],
)
def test_a_clock_has_a_word_and_a_way_there_and_back(clock: Clock, key: str) -> None:
    """Settings are stored as they are read again."""
    settings = TableSettings(clock, delay=5)

    assert key == clock_key(clock)
    assert settings == read_settings(msgspec.json.encode(settings))
    assert TableSettings() == read_settings(b"")
