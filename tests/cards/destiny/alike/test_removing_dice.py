"""Events of several sets that remove dice, most of them if something can be spotted."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

SPOTTED = {"09122": "T908", "08140": "T905", "12117": "T905", "15096": "T920", "12109": "T904"}
"""Who makes each event work, on a team of your own."""
UNSPOTTED = {
    "09122": "T907 01049",
    "08140": "T907 01030 T12",
    "12117": "T907 T909",
    "15096": "T921 T933",
    "12109": "T907 T912",
}
"""A team that does not, with what is near to it."""
CODES = tuple(SPOTTED)
SOME_DICE = [("T907", "1MD"), ("their T02", "2RD"), ("their T07", "Sp")]


def table(code: str, team: str, theirs: str = "T02 T07", resources: int = 1) -> Tabletop:
    """An event in hand and dice in both pools; in one case a vehicle that is piloted."""
    team = team if team.startswith("T907") else f"{team} T907"
    t = Tabletop(team, theirs, hand=code, resources=resources)
    if code == "12117" and "T909" not in team:
        vehicle = t.support("T909")
        emit(t.state, Event(ev.PILOTING_BEGAN, 0, t.copy("T905").ref, vehicle.ref))
    for label, side in SOME_DICE:
        if label != "their T07" or "T07" in theirs:
            t.show(label, side)
    return t


@card(*CODES)
def test_it_removes_a_die_if_something_is_spotted(code: str) -> None:
    """A die of either player, or an opponent's, or one that shows damage; it costs one."""
    t = table(code, SPOTTED[code])
    dice = ["die T907 1MD", "their die T02 2RD", "their die T07 Sp"]
    dice = {"15096": dice[1:], "12109": dice[:2]}.get(code, dice)

    t.answer(f"play {code}")
    assert dice == t.options()
    t.answer("their die T02 2RD")

    assert (["T907 1MD"], ["T07 Sp"]) == (t.pool(), t.pool(THEM))
    assert 0 == t.resources()
    assert ("you: additional_action" if code == "12117" else "they: action") == t.asked()


@card(*CODES)
def test_it_does_nothing_if_nothing_is_spotted(code: str) -> None:
    """What an opponent controls cannot be spotted."""
    theirs = "T02 T908 T905 T920 T904 T07"
    t = table(code, UNSPOTTED[code], theirs)
    for ridden, seat, rider in (("T12", YOU, "their T905"), ("T909", THEM, "their T908")):
        vehicle = t.support(ridden, seat)
        emit(t.state, Event(ev.PILOTING_BEGAN, seat, t.copy(rider).ref, vehicle.ref))

    t.answer(f"play {code}")

    assert [] == t.events("die_removed")
    assert [code] == t.discards()


# Fluid Riposte


@card("12109")
@pytest.mark.parametrize("picked", ["T904", "T02"])
def test_fluid_riposte_deals_damage_if_the_spotted_character_is_a_shien_master(picked: str) -> None:
    """Which one is spotted is its player's choice; the damage is dealt to any character."""
    t = Tabletop("T904 T02 T907", "T04", hand="12109", resources=1)
    t.upgrade("T923", on="T904")
    t.upgrade("T912", on="T02")
    t.support("T910")
    t.show("T910", "1ID")
    t.copy("their T04").shields = 1

    t.answer("play 12109")
    assert ["T904", "T02"] == t.options()
    t.answer(picked)
    if picked == "T904":
        assert ["T904", "T02", "T907", "their T04"] == t.options()
        t.answer("their T04")

    assert int(picked != "T904") == t.copy("their T04").shields
    assert ("they: action", [], 0) == (t.asked(), t.pool(), t.copy("their T04").damage)


@card("12109")
def test_fluid_riposte_deals_no_damage_without_a_die_to_remove() -> None:
    """What follows needs the first in full."""
    t = Tabletop("T904", "T04", hand="12109", resources=1)
    t.upgrade("T923", on="T904")

    t.answer("play 12109")

    assert "they: action" == t.asked()
