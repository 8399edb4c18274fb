"""Way of the Force, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.past import Past
from dejarik.kernel import machine
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Defensive Racing


def raced(*removed: str, by: int = THEM, turn: int = 1, team: str = "T03 T01") -> Tabletop:
    """Dice in the pools, some of which somebody removes on a turn of the opponent."""
    t = Tabletop(team, "T02 T06", hand="07094 T31 T31", resources=0)
    t.support("14084")
    t.support("T11", seat=THEM)
    for code in ("T11", "T66"):
        t.support(code)
    for code in ("T11", "T66", "T01", "their T11"):
        t.show(code, "1R")
    for number in range(2):
        t.answer("play T31")
        for code in removed if number == turn else ():
            emit(t.state, Event(ev.DIE_REMOVED, by, t.copy(code).dice[0], 0, 1))
        machine.run(t.state)
        t.answer("pass")
    return t


@card("07094")
@pytest.mark.parametrize("by", [YOU, THEM])
def test_defensive_racing_rolls_a_vehicle_die_again_that_was_removed(by: int) -> None:
    """One of yours, by whoever it was removed on the opponent's last turn."""
    t = raced("T11", "T66", "T01", "their T11", by=by)

    t.answer("play 07094")
    assert ["die T11 1R", "die T66 1R"] == t.options()
    t.next_roll("T66", "2ID")
    t.answer("die T66 1R")

    assert ["T66 2ID"] == t.pool()


@card("07094")
@pytest.mark.parametrize(("removed", "turn"), [("", 1), ("T01", 1), ("their T11", 1), ("T11", 0)])
def test_defensive_racing_wants_a_vehicle_die_of_yours(removed: str, turn: int) -> None:
    """Removed on the last turn; that of a character is none."""
    assert "play 07094" not in raced(*filter(None, [removed]), turn=turn).options()


@card("07094")
def test_defensive_racing_takes_no_die_of_an_earlier_turn() -> None:
    """Although another was removed since."""
    t = raced("T11")
    past = next(one for one in t.state.past if one.kind == ev.DIE_REMOVED)
    earlier = Past(past.serial - 1, ev.DIE_REMOVED, THEM)
    for name in ("whose", "ref", "number", "detail", "amount", "mover", "phase", "round"):
        setattr(earlier, name, getattr(past, name))
    earlier.die = t.copy("T66").dice[0]
    earlier.turn = past.turn - 2
    t.state.past.insert(0, earlier)
    emit(t.state, Event(ev.DIE_RETURNED, YOU, earlier.die))
    machine.run(t.state)

    t.answer("play 07094")

    assert ["T01", "T11"] == [one.split()[0] for one in t.pool()]


@card("07094")
def test_defensive_racing_is_over_with_the_round() -> None:
    """What was removed on the last turn of the round before does not count."""
    t = raced("T11")
    t.answer("pass")
    t.keep_hands()

    assert "play 07094" not in t.options()


@card("07094")
def test_defensive_racing_spots_a_yellow_character() -> None:
    """One of yours; without one it does nothing, nor with a die that is in the pool again."""
    t = raced("T11")
    t.show("T11", "1R")
    t.answer("play 07094")
    assert ["T66 1R", "T01 1R", "T11 1R"] == t.pool()

    gone = raced("T11", team="T04 T01")
    gone.answer("play 07094")

    assert ["T66 1R", "T01 1R"] == gone.pool()
