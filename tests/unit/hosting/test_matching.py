"""Who of those that wait plays whom."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.people.matching import Queue, Waiting, agreed, groups, may_meet
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


def waiting(owner: str, since: int, queue: Queue = STANDARD, last: str = "") -> Waiting:
    """An offer named for its owner and time."""
    return Waiting(f"{owner}{since}", owner, queue, since, last)


def who(*offers: Waiting, blocks: frozenset[tuple[str, str]] = frozenset()) -> list[str]:
    """The pairs, each as two names in one word."""
    return [f"{one.owner}+{other.owner}" for one, other in groups(offers, blocks)]


def test_the_oldest_are_paired_first() -> None:
    """However they are listed; the one too many waits on."""
    assert ["a+b", "c+d"] == who(*[waiting(name, ord(name)) for name in "edcba"])


def test_only_one_queue_is_paired_with_itself() -> None:
    """Another format is another queue."""
    assert ["a+c"] == who(waiting("a", 1), waiting("b", 2, TRILOGY), waiting("c", 3))


@pytest.mark.parametrize("block", [("a", "b"), ("b", "a")])
def test_a_block_keeps_two_apart(block: tuple[str, str]) -> None:
    """Whoever of the two has blocked the other."""
    offers = [waiting("a", 1), waiting("b", 2)]

    assert [] == who(*offers, blocks=frozenset([block]))
    assert ["a+c"] == who(*offers, waiting("c", 3), blocks=frozenset([block]))


def test_nobody_plays_themselves() -> None:
    """Nor two others at once: of two offers, in whichever queues, one is taken."""
    assert [] == who(waiting("a", 1), waiting("a", 2))
    assert ["a+b"] == who(waiting("a", 1), waiting("a", 2), waiting("b", 3))
    offers = [waiting("a", 1, TRILOGY), waiting("b", 2, TRILOGY), waiting("a", 3), waiting("c", 4)]
    assert ["a+b"] == who(*offers)


def test_two_who_just_played_are_kept_apart_while_others_wait() -> None:
    """Each meets somebody new; with nobody else there they meet again."""
    first, second = waiting("a", 1, last="b"), waiting("b", 2, last="a")

    assert ["a+b"] == who(first, second)
    assert ["a+c"] == who(first, second, waiting("c", 3))
    assert ["a+c", "b+d"] == who(first, second, waiting("c", 3), waiting("d", 4))


def test_a_rematch_waits_when_one_of_the_two_finds_somebody_else() -> None:
    """The first has only the old opponent left, who meets the third."""
    offers = [waiting("a", 1, last="b"), waiting("b", 2), waiting("c", 3)]

    assert ["b+c"] == who(*offers, blocks=frozenset([("c", "a")]))


NAMES = st.sampled_from("abcdef")


@given(
    st.lists(st.tuples(NAMES, st.integers(0, 9), NAMES), max_size=12, unique_by=lambda one: one[1]),
    st.frozensets(st.tuples(NAMES, NAMES), max_size=6),
)
def test_nobody_is_paired_twice_and_nobody_waits_beside_a_partner(
    offers: list[tuple[str, int, str]], blocks: frozenset[tuple[str, str]]
) -> None:
    """Of those left over no two could meet."""
    queue = [waiting(owner, since, last=last) for owner, since, last in offers]
    found = groups(queue, blocks)
    busy = [one.owner for pair in found for one in pair]
    idle = [one for one in queue if one.owner not in busy]

    assert len(busy) == len(set(busy))
    assert all(may_meet(one, other, blocks) for one, other in found)
    assert not any(may_meet(one, other, blocks) for one in idle for other in idle)


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
