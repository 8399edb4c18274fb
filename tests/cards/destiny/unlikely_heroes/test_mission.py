"""Unlikely Heroes, The Mission That Never Ends: a fallen trooper's dice."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import complaints, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears


def mission(who: str = "01002", *rolls: str) -> Tabletop:
    """The opponent defeats a character of yours whose dice roll these sides."""
    t = Tabletop(f"{who}*2 T03", "T02", resources=0)
    t.support("18098")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    copy = t.copy(who)
    copy.damage = t.state.definition_of(copy).facts.health - 1
    t.show(who, "2RD" if who == "01002" else "1R")
    for number, side in zip(copy.dice, rolls, strict=False):
        t.state.chance.dictate(ROLL, number, t.side_number(t.state.dice[number], side))
    t.answer("pass", "resolve ranged", who)
    return t


@card("18098")
def test_the_mission_rolls_and_resolves_the_dice_of_a_fallen_trooper() -> None:
    """Both of them, in any order; the plot is set aside for it."""
    t = mission("01002", "1R", "2RD")

    assert ["18098"] == t.aside()
    assert ["die 01002 1R", "die 01002 2RD", "stop"] == t.options()
    t.answer("die 01002 2RD", "their T02", "die 01002 1R")

    assert (2, 1, ["T03 1R"], "you: action") == (
        t.copy("their T02").damage,
        t.resources(),
        t.pool(),
        t.asked(),
    )
    assert [] == t.events("die_removed")


@card("18098")
def test_the_mission_is_there_for_one_of_two_that_fall_together() -> None:
    """Set aside for the first, it does nothing for the second, whoever defeated them."""
    t = Tabletop("01002 01002 T03", "T02")
    t.support("18098")
    fallen = [one for one in t.state.copies.values() if one.damage == 0][:2]
    assert hears(t, "18098", AFTER, Event(ev.DEFEATED, THEM, fallen[0].ref))
    for copy in fallen:
        copy.damage = 7
        t.state.dirty.append(copy.ref)

    assert "you: order" == t.asked()
    t.choose(0)
    if t.asked() == "you: die_to_resolve":
        t.answer("stop")

    assert ("you: action", [1]) == (t.asked(), [one.amount for one in t.events("dice_rolled")])


@card("18098")
def test_the_mission_removes_what_is_not_resolved() -> None:
    """One is resolved, the other left; a blank cannot be resolved at all."""
    t = mission("01002", "1R", "-")

    assert ["die 01002 1R", "stop"] == t.options()
    t.answer("stop")

    removed = [one.seat for one in t.events("die_removed")]
    assert ([YOU, YOU], ["T03 1R"], 0) == (removed, t.pool(), t.resources())


@card("18098")
def test_the_mission_waits_for_troopers_of_yours() -> None:
    """Another character's dice stay set aside, and so do those of an opponent's trooper."""
    t = mission("T01")
    assert (["01002"], []) == (["01002"], t.aside())

    theirs = Tabletop("T01", "01002 T02")
    theirs.support("18098")
    theirs.show("T01", "2RD")
    theirs.copy("their 01002").damage = 7
    theirs.answer("resolve ranged", "their 01002")
    assert ("they: action", []) == (theirs.asked(), theirs.aside())


@card("18098")
def test_the_mission_spares_no_cost_and_no_shield() -> None:
    """A side that cannot be paid for is removed; what is resolved can be blocked."""
    t = mission("01002", "2RD", "2RD1")
    t.copy("their T02").shields = 1

    assert ["die 01002 2RD", "stop"] == t.options()
    t.answer("die 01002 2RD", "their T02")

    assert (1, ["T03 1R"]) == (t.copy("their T02").damage, t.pool())


@card("18098")
def test_troopers_cost_a_point_less_with_the_mission() -> None:
    """Each of them, and no other character."""
    found = complaints(listed("01002 01002 01002 01003 18098"))

    assert [(33, 30, 6, 1, 6, 1, 6, 1, 13, 1, 2, 1)] == [one.numbers for one in found]
