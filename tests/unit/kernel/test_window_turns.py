"""Windows: a seat that stays until it passes, and what a seat owes before it may."""

from dejarik.kernel.events import Event
from dejarik.kernel.state import State
from dejarik.kernel.timing import CHANGE, OFFER, Stage
from tests.unit.kernel.little import HIT, NOTED, Hook, LittleTiming, Note, Says, Sitting

PLAIN = (Stage(CHANGE),)
JUST, LATE = 1, 2
MINE, OTHER, THEIRS, THIRD = 4, 3, 5, 6
AFTER = {HIT: (Stage(CHANGE), Stage(OFFER, JUST)), NOTED: PLAIN}


class Staying(LittleTiming):
    """Seat 1 goes first and stays until it passes, then seat 0."""

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """Seat 1, then seat 0."""
        return [1, 0]

    def stays(self, band: int) -> bool:
        """Always."""
        return True


def hooks() -> list[Hook]:
    """Two abilities of seat 0, two of seat 1."""
    return [
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
        Hook(OTHER, HIT, JUST, Says(Note("other"))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
        Hook(THIRD, HIT, JUST, Says(Note("third"), you=1)),
    ]


# --- staying --------------------------------------------------------------------------


def test_a_seat_that_stays_is_asked_until_it_passes_and_then_no_more() -> None:
    """Both abilities of seat 1 before the first of seat 0; a pass is final."""
    sitting = Sitting(Staying(AFTER), *hooks())
    sitting.propose(sitting.ops[0])

    assert (1, [(THEIRS, 0), (THIRD, 0), "pass"]) == sitting.asked()
    sitting.answer(THIRD)
    assert (1, [(THEIRS, 0), "pass"]) == sitting.asked()
    sitting.answer("pass")
    assert (0, [(MINE, 0), (OTHER, 0), "pass"]) == sitting.asked()
    sitting.answer(MINE)
    assert (0, [(OTHER, 0), "pass"]) == sitting.asked()
    sitting.answer("pass")

    assert sitting.is_at_rest()
    assert ["hit 7 for 1", "third", "mine", "went on"] == sitting.words()


def test_a_seat_with_nothing_left_is_not_asked_to_pass() -> None:
    """After its last ability the next seat is asked, and after that the window is closed."""
    sitting = Sitting(Staying(AFTER), *hooks())
    sitting.propose(sitting.ops[0])

    sitting.answer(THIRD, THEIRS)
    assert (0, [(MINE, 0), (OTHER, 0), "pass"]) == sitting.asked()
    sitting.answer(OTHER, MINE)

    assert sitting.is_at_rest()


def test_over_several_events_a_seat_answers_all_of_them_before_the_next_seat() -> None:
    """What is answered goes back to its place and is open as before, each ability once for each."""
    sitting = Sitting(Staying(AFTER), *hooks()[1:3])
    sitting.propose(sitting.ops[1])

    assert (1, [(THEIRS, 7), (THEIRS, 8), "pass"]) == sitting.asked()
    sitting.answer((THEIRS, 8))
    assert (1, [(THEIRS, 7), "pass"]) == sitting.asked()
    sitting.answer((THEIRS, 7))
    assert (0, [(OTHER, 7), (OTHER, 8), "pass"]) == sitting.asked()
    sitting.answer((OTHER, 7), "pass")

    assert ["theirs", "theirs", "other", "went on after 2"] == sitting.words()[2:]


def test_an_ability_over_several_events_finds_the_one_it_answers() -> None:
    """It amends that one, and no other."""
    plans = {HIT: (Stage(OFFER, JUST), Stage(CHANGE)), NOTED: PLAIN}
    sitting = Sitting(Staying(plans), Hook(MINE, HIT, JUST, Says(Note("more", amends=5))))
    sitting.propose(sitting.ops[1])

    sitting.answer((MINE, 8), "pass")

    assert ["more", "hit 7 for 1", "hit 8 for 5", "went on after 2"] == sitting.words()


# --- owing ----------------------------------------------------------------------------


def test_a_seat_may_not_pass_while_it_owes_an_ability_and_does_all_in_the_order_it_likes() -> None:
    """What it may do besides is offered too; what the other seat owes is not its business."""
    sitting = Sitting(
        Staying(AFTER),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
        Hook(OTHER, HIT, JUST, Says(Note("mine owed"), owed=True)),
        Hook(THEIRS, HIT, JUST, Says(Note("owed"), you=1, owed=True)),
        Hook(THIRD, HIT, JUST, Says(Note("third"), you=1)),
    )
    sitting.propose(sitting.ops[0])

    assert (1, [(THEIRS, 0), (THIRD, 0)]) == sitting.asked()
    sitting.answer(THIRD)
    assert (1, [(THEIRS, 0)]) == sitting.asked()
    sitting.answer(THEIRS)
    assert (0, [(MINE, 0), (OTHER, 0)]) == sitting.asked()
    sitting.answer(OTHER)
    assert (0, [(MINE, 0), "pass"]) == sitting.asked()


def test_what_comes_first_comes_before_what_anyone_owes() -> None:
    """Whoever has it, and without a question where there is one of it."""
    sitting = Sitting(
        Staying(AFTER),
        Hook(THEIRS, HIT, JUST, Says(Note("owed"), you=1, owed=True)),
        Hook(MINE, HIT, JUST, Says(Note("first"), forced=True)),
    )
    sitting.propose(sitting.ops[0])

    assert ["hit 7 for 1", "first"] == sitting.words()
    assert (1, [(THEIRS, 0)]) == sitting.asked()


def test_owing_holds_where_seats_alternate() -> None:
    """Seat 0 owes, uses it, and may pass at its next turn."""
    sitting = Sitting(
        LittleTiming(AFTER),
        Hook(MINE, HIT, JUST, Says(Note("owed"), owed=True)),
        Hook(OTHER, HIT, JUST, Says(Note("other"))),
        Hook(THEIRS, HIT, JUST, Says(Note("theirs"), you=1)),
    )
    sitting.propose(sitting.ops[0])

    assert (0, [(MINE, 0), (OTHER, 0)]) == sitting.asked()
    sitting.answer(MINE, "pass")
    assert (0, [(OTHER, 0), "pass"]) == sitting.asked()


def test_who_owes_is_asked_whatever_the_policy_says_and_the_policy_may_owe_too() -> None:
    """One mechanism: an ability that is owed, or the game's word for the seat."""

    class Silent(LittleTiming):
        def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
            """Nobody."""
            return False

        def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
            """Not seat 1."""
            return seat == 0

    owed = Says(Note("owed"), you=1, owed=True)
    sitting = Sitting(
        Silent(AFTER),
        Hook(MINE, HIT, JUST, Says(Note("mine"))),
        Hook(THEIRS, HIT, JUST, owed),
        Hook(THIRD, HIT, JUST, Says(Note("third"), you=1)),
    )
    sitting.propose(sitting.ops[0])

    assert (1, [(THEIRS, 0), (THIRD, 0)]) == sitting.asked()
    sitting.answer(THIRD)
    assert (1, [(THEIRS, 0)]) == sitting.asked()
    sitting.answer(THEIRS)
    assert sitting.is_at_rest()
