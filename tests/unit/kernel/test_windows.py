"""Windows with priority: what is open, what is used up, and several events in one window."""

import pytest

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.timing import CHANGE, OFFER, QUEUE_TRIGGERS, Stage
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
MINE, THEIRS, THIRD = 4, 5, 6

ANSWERED_AFTER = {HIT: (Stage(CHANGE), Stage(OFFER, JUST)), NOTED: PLAIN}
ANSWERED_BEFORE = {HIT: (Stage(OFFER, JUST), Stage(CHANGE)), NOTED: PLAIN}


class Where(LittleTiming):
    """Only what is on the table can be hit; what was hit can be answered in the other way asked."""

    def __init__(self, plans: dict[int, tuple[Stage, ...]], *, while_there: bool) -> None:
        super().__init__(plans)
        self.while_there = while_there

    def premise(self, s: State, event: Event) -> bool:
        """It must be there."""
        return event.kind != HIT or event.subject in little(s).present

    def stands(self, s: State, event: Event, band: int) -> bool:
        """If a test says so it must still be there afterwards."""
        return not self.while_there or event.subject in little(s).present


class Owing(LittleTiming):
    """Whoever can do something must; what one thing must do comes in printed order."""

    def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
        """Nobody may."""
        return False

    def in_printed_order(self, band: int) -> bool:
        """Always."""
        return True


# --- one event ------------------------------------------------------------------------


@pytest.mark.parametrize("while_there", [False, True])
def test_what_the_change_removed_can_be_answered_unless_the_game_says_no(
    while_there: bool,
) -> None:
    """Whether a done event stands is a question of its own, not whether it could happen."""
    sitting = Sitting(
        Where(ANSWERED_AFTER, while_there=while_there),
        Hook(7, NOTED, LATE, Says(Note("x"))),
        Hook(MINE, HIT, JUST, Says(Note("just lost"))),
    )

    sitting.propose(sitting.leaving)

    assert while_there == sitting.is_at_rest()
    if not while_there:
        assert (0, [(MINE, 0), "pass"]) == sitting.asked()


def test_who_left_with_the_event_can_answer_where_the_window_looks_back() -> None:
    """Its own loss is answered by the thing that was lost, and once only."""
    plans = {HIT: (Stage(CHANGE), Stage(OFFER, JUST, looks_back=True)), NOTED: PLAIN}
    hooks = [
        Hook(7, HIT, JUST, Says(Note("my own loss"))),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
    ]
    looking, not_looking = (
        Sitting(LittleTiming(plans), *hooks),
        Sitting(LittleTiming(ANSWERED_AFTER), *hooks),
    )

    looking.propose(looking.leaving)
    not_looking.propose(not_looking.leaving)

    assert (0, [(MINE, 0), (7, 0), "pass"]) == looking.asked()
    assert (0, [(MINE, 0), "pass"]) == not_looking.asked()
    looking.answer(7)
    assert ["hit 7 for 1", "my own loss"] == looking.words()
    assert (0, [(MINE, 0), "pass"]) == looking.asked()


def test_an_ability_that_leaves_takes_its_entry_in_the_ledger_with_it() -> None:
    """Another ability of the same thing is not used because the one before it was."""
    sitting = Sitting(
        LittleTiming(ANSWERED_AFTER),
        Hook(MINE, HIT, JUST, Says(Note("first"))),
        Hook(MINE, HIT, JUST, Says(Note("second"))),
    )
    sitting.propose(sitting.ops[0])
    sitting.answer(MINE)

    # The first ability is lost: the thing has only the second one now.
    sitting.game.hooks = sitting.game.hooks[1:]
    sitting.state.index = None

    assert (0, [(MINE, 0), "pass"]) == sitting.asked()
    sitting.answer(MINE)
    assert ["hit 7 for 1", "first", "second", "went on"] == sitting.words()


def test_an_ability_that_is_listed_twice_can_be_used_twice() -> None:
    """Once for each time its holder has it."""
    hook = Hook(MINE, HIT, JUST, Says(Note("again")))
    sitting = Sitting(LittleTiming(ANSWERED_AFTER), hook)
    sitting.game.hooks = (hook, hook)
    sitting.state.index = None

    sitting.propose(sitting.ops[0])
    sitting.answer(MINE, MINE)

    assert sitting.is_at_rest()
    assert ["hit 7 for 1", "again", "again", "went on"] == sitting.words()


@pytest.mark.parametrize("how", ["again", "spends"])
def test_an_ability_may_repeat_or_be_spent_where_others_are_used_once(how: str) -> None:
    """What is spent leaves by being used: its number may then be another card's."""
    hook = Hook(MINE, HIT, JUST, Says(Note("more"), again=how == "again"), spends=how == "spends")
    sitting = Sitting(
        LittleTiming(ANSWERED_AFTER), hook, Hook(THEIRS, HIT, JUST, Says(Note("once")))
    )

    sitting.propose(sitting.ops[0])
    sitting.answer(MINE, THEIRS)

    assert (0, [(MINE, 0), "pass"]) == sitting.asked()


def test_who_may_not_pass_is_not_offered_to_and_may_when_nothing_is_left() -> None:
    """While a seat owes something it has no other way; then its turn goes by."""
    sitting = Sitting(
        Owing(ANSWERED_AFTER),
        Hook(MINE, HIT, JUST, Says(Note("owed"))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )

    sitting.propose(sitting.ops[0])

    assert (0, [(MINE, 0)]) == sitting.asked()
    sitting.answer(MINE)
    assert (1, [(THEIRS, 0)]) == sitting.asked()
    sitting.answer(THEIRS)
    assert sitting.is_at_rest()


def test_forced_abilities_of_one_thing_come_in_printed_order() -> None:
    """Only the first of each thing is there to be ordered."""
    hooks = (
        Hook(MINE, HIT, JUST, Says(Note("mine first"), forced=True)),
        Hook(MINE, HIT, JUST, Says(Note("mine second"), forced=True)),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), forced=True)),
    )
    printed, free = (
        Sitting(Owing(ANSWERED_AFTER), *hooks),
        Sitting(LittleTiming(ANSWERED_AFTER), *hooks),
    )

    printed.propose(printed.ops[0])
    free.propose(free.ops[0])

    assert (0, [(MINE, 0), (THEIRS, 0)]) == printed.asked()
    assert (0, [(MINE, 0), (MINE, 0), (THEIRS, 0)]) == free.asked()
    printed.answer(MINE, MINE)
    assert ["hit 7 for 1", "mine first", "mine second", "theirs", "went on"] == printed.words()


# --- several events -------------------------------------------------------------------


def three_lost(*hooks: Hook) -> Sitting:
    """Three things were lost together; these can answer."""
    lost = [Hook(one, NOTED, LATE, Says(Note("x"))) for one in (7, 8, 9)]
    sitting = Sitting(LittleTiming(ANSWERED_AFTER), *lost, *hooks)
    sitting.propose(sitting.all_leaving)
    return sitting


LOST = ["hit 7 for 1", "hit 8 for 1", "hit 9 for 1"]


def test_events_together_are_offered_before_they_happen() -> None:
    """One window over both, and neither has happened yet."""
    sitting = Sitting(LittleTiming(ANSWERED_BEFORE), Hook(MINE, HIT, JUST, Says(Note("before"))))

    sitting.propose(sitting.ops[1])

    assert [] == sitting.words()
    assert (0, [(MINE, 7), (MINE, 8), "pass"]) == sitting.asked()
    sitting.answer((MINE, 8), "pass")
    assert ["before", "hit 7 for 1", "hit 8 for 1", "went on after 2"] == sitting.words()


def test_all_of_a_group_have_happened_before_the_first_answer() -> None:
    """Any of them can be answered; who passes does so for the group."""
    sitting = three_lost(Hook(MINE, HIT, JUST, Says(Note("mine"))))

    assert LOST == sitting.words()
    assert (0, [(MINE, 7), (MINE, 8), (MINE, 9), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert sitting.is_at_rest()
    assert [*LOST, "went on after 3"] == sitting.words()


def test_who_answers_one_lifts_it_over_the_others() -> None:
    """The other seat is next, and in that event's own window; the group waits below."""
    sitting = three_lost(
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )

    sitting.answer((MINE, 8))

    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()


def test_back_at_the_group_only_lifting_answers_count_for_the_turn() -> None:
    """Seat 0 lifted the first, seat 1 answered it too; the group's next turn is seat 1's."""
    sitting = three_lost(
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )

    sitting.answer((MINE, 8), THEIRS)

    assert (1, [(THEIRS, 7), (THEIRS, 9), "pass"]) == sitting.asked()
    sitting.answer((THEIRS, 9), MINE)
    assert (0, [(MINE, 7), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert (1, [(THEIRS, 7), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert [*LOST, "mine", "theirs", "theirs", "mine", "went on after 3"] == sitting.words()


def test_an_event_of_a_group_that_no_longer_stands_is_open_no_more() -> None:
    """Somebody took the second out of the pile before it was answered."""
    sitting = three_lost(
        Hook(MINE, HIT, JUST, Says(Note("taken back", brings=8), about=7)),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )

    class StillLost(LittleTiming):
        def stands(self, s: State, event: Event, band: int) -> bool:
            """What is back on the table is not just lost."""
            return event.subject not in little(s).present

    sitting.game.timing = StillLost(ANSWERED_AFTER)
    sitting.answer((MINE, 7), "pass")

    assert (1, [(THEIRS, 9), "pass"]) == sitting.asked()


def test_a_forced_answer_lifts_too_and_keeps_the_turn() -> None:
    """It comes before anyone may choose, and is nobody's turn."""
    sitting = three_lost(
        Hook(THIRD, HIT, JUST, Says(Note("forced"), forced=True, about=9)),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
    )

    assert [*LOST, "forced"] == sitting.words()
    assert (0, [(MINE, 0), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert (0, [(MINE, 7), (MINE, 8), "pass"]) == sitting.asked()


def test_what_follows_a_group_is_caught_when_its_window_has_closed() -> None:
    """All of it as one batch, so that it is ordered together."""
    plans = {
        HIT: (*ANSWERED_AFTER[HIT], Stage(QUEUE_TRIGGERS, LATE, looks_back=True)),
        NOTED: PLAIN,
    }
    sitting = Sitting(
        LittleTiming(plans),
        Hook(7, HIT, LATE, Says(Note("of 7"), about=7)),
        Hook(8, HIT, LATE, Says(Note("of 8"), about=8)),
        Hook(9, NOTED, LATE, Says(Note("x"))),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
    )

    sitting.propose(sitting.all_leaving)
    sitting.answer((MINE, 8))

    assert (0, [(MINE, 7), (MINE, 9), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert not sitting.is_at_rest()
    assert [7, 8] == [option.source for option in sitting.decision().options]
