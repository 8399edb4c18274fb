"""Windows: who is heard by the policy's word, and what a response needs, stage by stage."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer, Option, entity_options
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.state import State
from dejarik.kernel.timing import CHANGE, OFFER, Listener, Stage
from tests.unit.kernel.little import (
    HIT,
    NOTED,
    Hook,
    LittleTiming,
    Note,
    Says,
    Sitting,
    little,
)

PLAIN = (Stage(CHANGE),)
JUST, LATE = 1, 2
MINE, THEIRS = 4, 5
AFTER = {HIT: (Stage(CHANGE), Stage(OFFER, JUST)), NOTED: PLAIN}
LOOKING_BACK = {HIT: (Stage(CHANGE), Stage(OFFER, JUST, looks_back=True)), NOTED: PLAIN}


# --- who is heard ---------------------------------------------------------------------


class Found(LittleTiming):
    """What lies on the table is found at the moment, and no index lists it."""

    hooks: tuple[Hook, ...] = ()

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """The hooks of what is there now."""
        present = little(s).present
        return [Listener(one.ability, one.holder) for one in self.hooks if one.holder in present]


def found(plans: dict[int, tuple[Stage, ...]], *hooks: Hook) -> Sitting:
    """A sitting whose index lists nothing of this window: its things listen elsewhere."""
    timing = Found(plans)
    timing.hooks = hooks
    return Sitting(timing, *hooks)


def test_the_policy_says_who_is_heard_in_a_window() -> None:
    """Nothing in the index listens to the event, and two are offered all the same."""
    sitting = found(
        AFTER,
        Hook(MINE, NOTED, LATE, Says(Note("mine"))),
        Hook(THEIRS, NOTED, LATE, Says(Note("theirs"), you=1)),
    )

    sitting.propose(sitting.ops[0])

    assert HIT not in sitting.state.get_index().kinds
    assert (0, [(MINE, 0), "pass"]) == sitting.asked()
    sitting.answer(MINE)
    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()


def test_who_was_found_before_the_change_is_heard_where_the_window_looks_back() -> None:
    """The thing that was lost is found no more, but it was there just before."""
    hooks = [
        Hook(7, NOTED, LATE, Says(Note("my own loss"))),
        Hook(MINE, NOTED, LATE, Says(Note("mine"))),
    ]
    looking, not_looking = found(LOOKING_BACK, *hooks), found(AFTER, *hooks)

    looking.propose(looking.leaving)
    not_looking.propose(not_looking.leaving)

    assert (0, [(MINE, 0), (7, 0), "pass"]) == looking.asked()
    assert (0, [(MINE, 0), "pass"]) == not_looking.asked()


def test_what_is_spent_by_being_used_is_not_looked_back_for() -> None:
    """Its number may be another card's by then, which would answer in its place."""
    sitting = Sitting(
        LittleTiming(LOOKING_BACK),
        Hook(7, HIT, JUST, Says(Note("from a hidden zone")), spends=True),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
    )

    sitting.propose(sitting.leaving)

    assert (0, [(MINE, 0), "pass"]) == sitting.asked()


# --- stages ---------------------------------------------------------------------------


def staged(*stages: tuple[int, ...], secret: bool = False) -> Sitting:
    """A response of seat 0 with these stages, and one of seat 1 without any."""
    sitting = Sitting(
        LittleTiming(AFTER),
        Hook(MINE, HIT, JUST, Says(Note("picked"), stages=stages, secret=secret)),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )
    sitting.propose(sitting.ops[0])
    return sitting


def targets(sitting: Sitting) -> list[int]:
    """What the stage that is asked offers."""
    return [option.target for option in sitting.decision().options]


def test_a_response_asks_its_stages_in_the_form_of_the_window() -> None:
    """One group, one seat, nothing done before the last pick; then it runs with all of them."""
    sitting = staged((11, 12, 13), (12, 13, 14))
    group = sitting.decision().group

    sitting.answer(MINE)
    assert [11, 12, 13] == targets(sitting)
    assert (0, 1) == (sitting.decision().seat, sitting.decision().stage)
    sitting.answer((0, 12))
    assert [13, 14] == targets(sitting)
    assert (group, 2) == (sitting.decision().group, sitting.decision().stage)
    assert ["hit 7 for 1"] == sitting.words()
    sitting.answer((0, 14))

    assert ["hit 7 for 1", "picked 12 14"] == sitting.words()
    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()


def test_back_takes_one_stage_back_and_leaves_no_trace() -> None:
    """Back to the first pick of the window, where another response or a pass may be taken."""
    sitting = staged((11, 12, 13), (12, 13, 14))
    dumps, asked = [sitting.game.dump(sitting.state)], [sitting.asked()]
    for name in (MINE, (0, 11)):
        sitting.answer(name)
        dumps.append(sitting.game.dump(sitting.state))
        asked.append(sitting.asked())

    for stage in (1, 0):
        sitting.back()
        assert asked[stage] == sitting.asked()
        assert dumps[stage] == sitting.game.dump(sitting.state)
    with pytest.raises(IllegalAnswer):
        sitting.back()
    sitting.answer("pass")
    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()


def test_a_stage_with_one_thing_is_not_asked_and_back_goes_over_it() -> None:
    """What is left at the second stage depends on the first: only one thing after 12."""
    sitting = staged((11, 12), (12, 13), (14, 15))

    sitting.answer(MINE, (0, 12))
    assert [14, 15] == targets(sitting)
    assert 2 == sitting.decision().stage
    sitting.back()
    assert [11, 12] == targets(sitting)
    sitting.answer((0, 11))
    assert [12, 13] == targets(sitting)
    sitting.answer((0, 13), (0, 15))

    assert ["hit 7 for 1", "picked 11 13 15"] == sitting.words()


def test_a_response_whose_stages_leave_no_choice_is_used_at_once() -> None:
    """Nothing is asked, and the program finds what there was to pick."""
    sitting = staged((11,), (12,))

    sitting.answer(MINE)

    assert ["hit 7 for 1", "picked 11 12"] == sitting.words()


def test_a_stage_that_looks_at_hidden_cards_is_asked_even_for_one_thing() -> None:
    """That nobody is asked would tell how many cards fit."""
    sitting = staged((11,), (12,), secret=True)

    sitting.answer(MINE)
    assert [11] == targets(sitting)
    sitting.answer((0, 11), (0, 12))

    assert ["hit 7 for 1", "picked 11 12"] == sitting.words()


def test_stages_over_several_events_come_before_one_is_lifted() -> None:
    """The group is untouched while a seat picks; then the answered event has its window."""
    sitting = Sitting(
        LittleTiming(AFTER),
        Hook(MINE, HIT, JUST, Says(Note("picked"), stages=((11, 12),))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )
    sitting.propose(sitting.ops[1])
    sitting.answer((MINE, 8))
    assert [11, 12] == targets(sitting)
    sitting.back()
    assert (0, [(MINE, 7), (MINE, 8), "pass"]) == sitting.asked()

    sitting.answer((MINE, 8), (0, 12))

    assert "picked 12" == sitting.words()[-1]
    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()


def test_stages_without_an_end_are_a_fault_of_the_card() -> None:
    """It is named instead of going on for ever."""

    class Endless(Says):
        def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
            """The same thing again."""
            return entity_options([MINE])

    sitting = Sitting(LittleTiming(AFTER), Hook(MINE, HIT, JUST, Endless(Note("x"))))
    sitting.propose(sitting.ops[0])

    with pytest.raises(ValueError, match="have no end"):
        sitting.answer(MINE)
