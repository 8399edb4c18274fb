"""How events are walked: the order of stages, and that listening in vain changes nothing."""

import pytest

from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.timing import (
    CHANGE,
    CHECK,
    INTERRUPT,
    OFFER,
    QUEUE_TRIGGERS,
    REPLACE,
    Plan,
    Stage,
)
from tests.unit.kernel.little import (
    ECHO,
    HIT,
    LEAVES,
    NOTED,
    Hook,
    LittleTiming,
    Note,
    Propose,
    Says,
    Sitting,
    little,
)

PLAIN = (Stage(CHANGE),)
EARLY, JUST, LATE = 0, 1, 2
THING, OTHER = 4, 5


def timing(*hit: Stage) -> LittleTiming:
    """A policy with these stages for a hit; an echo is caught, and a note has no windows."""
    return LittleTiming(
        {HIT: hit, ECHO: (Stage(CHANGE), Stage(QUEUE_TRIGGERS, LATE)), NOTED: PLAIN}
    )


class Shut(LittleTiming):
    """A policy that never opens a window."""

    def opens(self, s: State, event: Event, band: int) -> bool:
        """Never."""
        return False


class Gone(LittleTiming):
    """A policy by which what has left the table makes no sense, and cannot be answered."""

    def premise(self, s: State, event: Event) -> bool:
        """Only what is on the table can be hit."""
        return event.kind != HIT or event.subject in little(s).present


@pytest.mark.parametrize("listens", [False, True])
def test_the_plan_gives_the_order_whoever_listens(listens: bool) -> None:
    """
    The game looks before what follows is caught: so says the plan.

    With and without a listener that waits before the change for nothing.
    """
    policy = timing(
        Stage(INTERRUPT, EARLY), Stage(CHANGE), Stage(CHECK), Stage(QUEUE_TRIGGERS, LATE)
    )
    hooks = [
        Hook(THING, HIT, LATE, Says(Note("after the hit"))),
        Hook(THING, ECHO, LATE, Says(Note("after the echo"))),
    ]
    if listens:
        hooks.append(Hook(THING, HIT, EARLY, Says(Note("never"), never=True)))
    sitting = Sitting(policy, *hooks, echoes=1)

    sitting.propose(sitting.ops[0])

    assert ["hit 7 for 1", "went on", "after the echo", "after the hit"] == sitting.words()


@pytest.mark.parametrize("listens", [False, True])
def test_whether_an_event_makes_sense_is_asked_only_after_something_ran(listens: bool) -> None:
    """A listener in vain does not make the policy look twice."""
    stages = (Stage(INTERRUPT, EARLY), Stage(INTERRUPT, JUST), Stage(CHANGE))
    hooks = [Hook(THING, NOTED, EARLY, Says(Note("x")))]
    if listens:
        hooks.append(Hook(THING, HIT, EARLY, Says(Note("never"), never=True)))
    sitting = Sitting(Gone({HIT: stages, NOTED: PLAIN}), *hooks)

    sitting.propose(sitting.ops[0])

    assert ["hit 7 for 1", "went on"] == sitting.words()


def test_what_lost_its_ground_to_an_interrupt_is_off() -> None:
    """A note takes the subject away before it is hit."""
    stages = (Stage(INTERRUPT, EARLY), Stage(CHANGE))
    sitting = Sitting(
        Gone({HIT: stages, NOTED: PLAIN}), Hook(7, HIT, EARLY, Says(Note("saved", removes=7)))
    )

    sitting.propose(sitting.ops[0])

    assert ["saved", "went on"] == sitting.words()


@pytest.mark.parametrize(
    ("stages", "why"),
    [
        ((Stage(OFFER),), "exactly once"),
        ((Stage(CHANGE), Stage(CHANGE)), "exactly once"),
        ((Stage(QUEUE_TRIGGERS), Stage(CHANGE)), "before the change"),
        ((Stage(CHECK), Stage(CHANGE)), "before the change"),
        ((Stage(CHANGE), Stage(REPLACE)), "after the change"),
        ((Stage(CHANGE), Stage(INTERRUPT)), "after the change"),
        ((Stage(CHANGE), Stage(CHECK), Stage(OFFER)), "all windows have closed"),
    ],
)
def test_an_order_of_stages_that_cannot_be_walked_is_refused(
    stages: tuple[Stage, ...], why: str
) -> None:
    """When the plan is built, with the kind named: not in the middle of a game."""
    with pytest.raises(ValueError, match=f"kind 9 cannot be walked.*{why}"):
        Plan(9, stages)


@pytest.mark.parametrize("late", [False, True])
def test_a_window_that_does_not_open_leaves_no_frame(late: bool) -> None:
    """The event has happened when `emit` returns, as if there were no window."""
    stages = (Stage(CHANGE), Stage(OFFER, JUST)) if late else (Stage(OFFER, JUST), Stage(CHANGE))
    plans = {HIT: stages, NOTED: PLAIN}
    hook = Hook(THING, HIT, JUST, Says(Note("answered")))
    shut, without = Sitting(Shut(plans), hook), Sitting(LittleTiming({HIT: PLAIN}), hook)

    shut.propose(shut.ops[0])
    without.propose(without.ops[0])

    assert ["hit 7 for 1", "went on"] == shut.words() == without.words()
    assert shut.game.dump(shut.state) == without.game.dump(without.state)


def test_events_together_of_different_shapes_are_refused() -> None:
    """All of them wait for each other at the same stages, or not at all."""
    policy = LittleTiming({HIT: PLAIN, ECHO: (Stage(OFFER), Stage(CHANGE))})
    sitting = Sitting(policy)

    with pytest.raises(ValueError, match="kinds 1 and 2 cannot happen together"):
        emit_together(sitting.state, [Event(HIT), Event(ECHO)])
    assert [] == sitting.words()


def test_what_looks_back_from_behind_a_window_was_there_before_the_change() -> None:
    """The thing that left with the event still follows it when the window has closed."""
    policy = timing(Stage(CHANGE), Stage(OFFER, JUST), Stage(QUEUE_TRIGGERS, LATE, looks_back=True))
    sitting = Sitting(
        policy,
        Hook(7, HIT, LATE, Says(Note("last word"))),
        Hook(THING, HIT, JUST, Says(Note("answer"))),
    )

    sitting.propose(sitting.leaving)
    sitting.answer(THING, "pass", "pass")

    assert ["hit 7 for 1", "answer", "went on", "last word"] == sitting.words()


def test_a_response_that_amends_what_is_done_amends_no_record() -> None:
    """The recorder keeps what happened as it happened."""
    sitting = Sitting(
        timing(Stage(CHANGE), Stage(OFFER, JUST)),
        Hook(THING, HIT, JUST, Says(Note("amended", amends=9))),
    )
    sitting.remembers = True

    sitting.propose(sitting.ops[0])
    sitting.answer(THING)

    (hit,) = [one.event for one in sitting.recorder.records if one.event and one.event.kind == HIT]
    assert 1 == hit.amount


def test_of_events_together_each_is_interrupted_by_itself_and_all_happen_at_once() -> None:
    """The second is interrupted before the first has happened; who proposed hears of both."""
    policy = timing(Stage(REPLACE, EARLY), Stage(INTERRUPT, JUST), Stage(CHANGE))
    sitting = Sitting(
        policy,
        Hook(THING, HIT, EARLY, Says(Note("first of 7"), about=7)),
        Hook(THING, HIT, JUST, Says(Note("second of 7"), about=7)),
        Hook(OTHER, HIT, EARLY, Says(Note("first of 8", amends=3), about=8)),
    )

    sitting.propose(sitting.ops[1])

    assert [
        "first of 7",
        "second of 7",
        "first of 8",
        "hit 7 for 1",
        "hit 8 for 3",
        "went on after 2",
    ] == sitting.words()


def test_of_events_together_one_can_take_the_ground_from_the_next() -> None:
    """The same thing is hit twice and leaves with the first."""
    op = Propose((7, 7), together=True, detail=LEAVES)
    sitting = Sitting(Gone({HIT: PLAIN, NOTED: PLAIN}), Hook(7, ECHO, LATE, Says(Note("x"))))
    sitting.game.programs.add("twice", (op,))

    sitting.propose(op)

    assert ["hit 7 for 1", "went on after 1"] == sitting.words()
