"""What a window costs: ten times as many who listen cost no more than ten times as much."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

import pytest

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.timing import CHANGE, OFFER, Listener, Stage
from tests.unit.kernel.little import HIT, NOTED, Hook, LittleTiming, Note, Says, Sitting

if TYPE_CHECKING:
    from _typeshed import TraceFunction

JUST, LATE = 1, 2
FIRST_HOLDER = 1000
PLANS = {HIT: (Stage(CHANGE), Stage(OFFER, JUST, looks_back=True)), NOTED: (Stage(CHANGE),)}


def counted(act: Callable[[], None]) -> int:
    """How many calls are made and lines are run."""
    steps = 0

    def count(frame: FrameType, event: str, arg: object) -> "TraceFunction":
        nonlocal steps
        steps += 1
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        act()
    finally:
        sys.settrace(before)
    return steps


def sitting_with(count: int) -> Sitting:
    """So many things with an ability each, by turns of both seats, and three that are to leave."""
    lost = [Hook(one, NOTED, LATE, Says(Note("x"))) for one in (7, 8, 9)]
    hooks = [
        Hook(FIRST_HOLDER + number, HIT, JUST, Says(Note("said"), you=number % 2))
        for number in range(count)
    ]
    sitting = Sitting(LittleTiming(PLANS), *hooks, *lost)
    sitting.remembers = True
    sitting.state.get_index()
    return sitting


def all_pass(count: int) -> int:
    """Open the window over one event; both seats look at their options and pass."""
    sitting = sitting_with(count)

    def play() -> None:
        sitting.propose(sitting.leaving)
        sitting.answer("pass", "pass")

    steps = counted(play)
    assert sitting.is_at_rest()
    return steps


def all_pass_over_three(count: int) -> int:
    """The same over three events at once."""
    sitting = sitting_with(count)

    def play() -> None:
        sitting.propose(sitting.all_leaving)
        sitting.answer("pass", "pass")

    steps = counted(play)
    assert sitting.is_at_rest()
    return steps


def half_used(count: int) -> int:
    """One more answer when half of the abilities have been used: the ledger is long."""
    sitting = sitting_with(count)
    sitting.propose(sitting.ops[0])
    sitting.answer(*[FIRST_HOLDER + number for number in range(count // 2)])
    return counted(lambda: sitting.answer("pass"))


@pytest.mark.parametrize("what", [all_pass, all_pass_over_three, half_used])
def test_a_hundred_who_listen_cost_no_more_than_ten_times_ten(what: Callable[[int], int]) -> None:
    """Counted in calls and lines, which no other process disturbs."""
    assert what(100) <= 10 * what(10)


class Counting(LittleTiming):
    """A policy that counts how often it is asked who listens."""

    asked = 0

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """As ever, and one more."""
        self.asked += 1
        return super().listeners(s, event, band)


def test_who_listens_is_asked_once_whoever_passes() -> None:
    """A pass does nothing; an answer does, and the window asks anew."""
    timing = Counting({HIT: (Stage(CHANGE), Stage(OFFER, JUST)), NOTED: (Stage(CHANGE),)})
    said = [Hook(FIRST_HOLDER + one, HIT, JUST, Says(Note("said"), you=one)) for one in (0, 1)]
    sitting = Sitting(timing, *said)
    sitting.remembers = True

    sitting.propose(sitting.ops[0])
    sitting.answer("pass")
    after_a_pass = timing.asked
    sitting.answer(FIRST_HOLDER + 1)

    assert 1 == after_a_pass
    assert 2 == timing.asked
