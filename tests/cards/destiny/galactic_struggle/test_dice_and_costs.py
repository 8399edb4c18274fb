"""Galactic Struggle: what the cards leave out, and what their dice cost."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("19003")
def test_the_emperor_is_shielded_once_the_title_is_played() -> None:
    """After that, not with it."""
    t = Tabletop("01001", "T02", hand="19003", resources=9)

    t.answer("play 19003")

    assert 3 == t.copy("01001").shields
    assert t.events("card_played")[0].serial < t.events("shields_gained")[0].serial


@card("19003")
def test_only_a_unique_leader_becomes_emperor() -> None:
    """Red or blue ones."""
    t = Tabletop("01001 T907 01010 T01", "T02", hand="19003", resources=9)
    t.copy("01010").subtypes = ["leader"]

    t.answer("play 19003")

    assert ["01001", "01010"] == t.options()


@card("19003")
@pytest.mark.parametrize("joins", [False, True])
def test_any_die_of_the_emperor_strikes(joins: bool) -> None:
    """Also one that only adds to another; shields block what follows."""
    t = Tabletop("T907 T01", "T02")
    t.upgrade("19003", on="T907")
    t.copy("their T02").shields = 3
    t.show("T907", "+1MD" if joins else "1R")
    t.show("T01", "1MD")

    if joins:
        t.answer("resolve melee", "die T907 +1MD", "their T02", "yes")
    else:
        t.answer("resolve resource", "yes")

    left = (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ((1, 0) if joins else (0, 1)) == left


@card("19003")
def test_dice_of_others_and_dice_others_resolve_do_not_strike() -> None:
    """Only yours, and only those of the character."""
    t = Tabletop("T907 T01", "T02")
    t.upgrade("19003", on="T907")
    t.lend(t.show("T907", "1R"))
    t.show("T01", "1R")

    t.answer("resolve resource")
    assert "they: action" == t.asked()
    t.answer("resolve resource")

    assert "you: action" == t.asked()


@card("19007")
def test_devious_turns_one_die_of_an_elite_character() -> None:
    """Of two dice one is chosen; an upgrade's is none of them."""
    t = Tabletop("T01*2", "T02")
    t.upgrade("19007", on="T01")
    t.upgrade("T21", on="T01")
    t.show("19007", "Sp")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("T21", "1R")

    t.answer("resolve special", "T01")
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 2RD", "-")

    assert ["T01 1MD", "T01 -", "T21 1R"] == t.pool()


@card("19011")
def test_command_counts_two_leaders_at_most() -> None:
    """Of three that are spotted; a leader that is no character does not count."""
    t = Tabletop("T907 T907 T907", "T02", hand="19011")
    t.support("T12").subtypes = ["leader"]
    for _ in range(3):
        t.support("T13", seat=THEM)

    t.answer("play 19011")
    assert ["T907", "T907", "T907", "stop"] == t.options()
    t.choose(0)
    assert ["T907", "T907", "stop"] == t.options()
    t.choose(0)

    assert "they: action" == t.asked()


@card("19014")
def test_i_am_unarmed_resolves_three_dice_and_spares_no_cost() -> None:
    """The fourth stays; what costs something is paid for."""
    t = Tabletop("T01*2 T02", "T03", hand="19014", resources=2)
    t.support("T70")
    t.show("T01", "1R")
    t.show("T01", "1R")
    t.show("T02", "1R")
    t.show("T70", "2R1")

    t.answer("play 19014", "die T70 2R1")
    assert 2 == t.resources()
    t.answer("die T02 1R")
    t.choose(0)

    assert ("they: action", ["T01 1R"], 4) == (t.asked(), t.pool(), t.resources())


@card("19033")
def test_a_smuggling_job_needs_a_support() -> None:
    """The die of a character that is a vehicle is none."""
    t = Tabletop("T03 T61", "T02", hand="19033", resources=1)
    t.show("T61", "2RD")

    t.answer("play 19033")

    assert (["T61 2RD"], 0) == (t.pool(), t.resources())


@card("19033")
def test_a_smuggling_job_spares_no_cost() -> None:
    """And it keeps its value."""
    t = Tabletop("T03", "T02", hand="19033", resources=2)
    t.support("T70").subtypes = ["vehicle"]
    t.show("T70", "1RD1")

    t.answer("play 19033")

    assert ([], 1) == (t.pool(), t.resources())


@card("19034")
def test_the_hunk_of_junk_is_a_support() -> None:
    """A character that is a vehicle is not activated by it."""
    t = Tabletop("T03 T61", "T02", hand="19034")
    t.show("their T02", "1R")

    t.answer("play 19034")

    assert ([], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("19001")
@pytest.mark.parametrize("resources", [0, 1, 2])
def test_palpatine_plays_a_support_for_two_less(resources: int) -> None:
    """One that costs three can be had for one resource."""
    t = Tabletop("19001", "T02", hand="T909 T32 T916", resources=resources)
    t.show("19001", "Sp")

    t.answer("resolve special")
    t.choose(1)
    offered = [one for one in t.options() if one.startswith("card")]
    assert (["card T909"] if resources else []) == offered
    t.choose(0)

    assert (resources > 0) == ("T909" in t.in_play())
    assert max(0, resources - 1) == t.resources()


@card("19012")
def test_a_die_that_stays_after_it_was_resolved_is_not_removed() -> None:
    """They resolved it; the other one goes."""
    t = Tabletop("T01", "T02", hand="19012")
    t.upgrade("18058", on="their T02")
    t.show("their 18058", "Sp")
    t.show("their T02", "1R")
    t.next_roll("their 18058", "Sp")
    t.next_roll("their T02", "1MD")

    t.answer("play 19012")
    assert ("they: choose", ["their die 18058 Sp", "their die T02 1MD"]) == (t.asked(), t.options())
    t.answer("their die 18058 Sp")

    assert ("they: action", ["18058"]) == (t.asked(), [one.split()[0] for one in t.pool(THEM)])


@card("19004")
@pytest.mark.parametrize("how", ["you resolve", "they resolve", "you remove", "they remove"])
def test_the_squadron_comes_back_for_a_card(how: str) -> None:
    """Whoever resolved or removed its die."""
    t = Tabletop("T01", "T02", hand="T31 T32")
    ships = t.support("19004")
    die = t.show("19004", "2RD")
    t.next_roll("19004", "2ID")
    if how == "they resolve":
        t.lend(die)
        t.answer("pass", "resolve ranged", "their T02")
    elif how == "you resolve":
        t.answer("resolve ranged", "their T02")
    else:
        seat = YOU if how == "you remove" else THEM
        emit(t.state, Event(ev.DIE_REMOVED, seat, die.id, t.copy("T01").ref, 1))
    assert "you: may" == t.asked()
    t.answer("yes", "card T32")

    assert (["19004 2ID"], ["T31"], []) == (t.pool(), t.hand(), t.pool(THEM))
    assert ships.dice == [die.id]


@card("19004")
def test_another_die_does_not_call_the_squadron() -> None:
    """Neither resolved nor removed."""
    t = Tabletop("T01", "T02", hand="T31 T32")
    t.support("19004")
    other = t.show("T01", "1R")
    emit(t.state, Event(ev.DIE_REMOVED, YOU, other.id, t.copy("19004").ref, 1))

    assert "you: action" == t.asked()


@card("19015")
def test_strike_me_down_empties_the_dice_of_the_character() -> None:
    """They pay for what they resolve; its other dice and its upgrades' become blank, no others."""
    t = Tabletop("T01", "T83*2 T02", hand="19015", their_resources=1)
    t.upgrade("T21", on="their T83")
    t.upgrade("T26", on="their T02")
    t.support("T14", seat=THEM)
    for label, side in (("T83", "2MD1"), ("T83", "2ID"), ("T21", "1R"), ("T26", "1R")):
        t.show(f"their {label}", side)
    t.show("their T14", "2ID")
    t.show("T01", "1MD")

    t.answer("play 19015")
    assert ("they: choose", ["their die T83 2MD1", "their die T83 2ID"]) == (t.asked(), t.options())
    t.answer("their die T83 2MD1", "T01")

    assert ["T83 -", "T21 -", "T26 1R", "T14 2ID"] == t.pool(THEM)
    assert (["T01 1MD"], 0, 2) == (t.pool(), t.resources(THEM), t.copy("T01").damage)


@card("19015")
def test_a_die_in_your_pool_becomes_blank_too() -> None:
    """Whose pool it lies in does not matter."""
    t = Tabletop("T01", "T02*2", hand="19015")
    t.lend(t.show("their T02", "1R"))
    t.show("their T02", "1MD")

    t.answer("play 19015", "T01")

    assert (["T02 -"], []) == (t.pool(), t.pool(THEM))


def squadron(resources: int) -> Tabletop:
    """Two of your vehicles and one of theirs are piloted, one of yours is not."""
    t = Tabletop("T05 T65", "T05", hand="19030", resources=resources)
    for label in ("T11", "T66", "T909"):
        t.support(label)
    t.support("T11", seat=THEM)
    t.support("T12")
    t.copy("T05").pilots = t.copy("T11").ref
    t.copy("T65").pilots = t.copy("T66").ref
    t.copy("their T05").pilots = t.copy("their T11").ref
    t.show("T05", "1MD")
    t.show("their T05", "1MD")
    t.show("their T11", "1R")
    t.answer("play 19030")
    return t


@card("19030")
def test_for_each_piloted_vehicle_a_die_may_be_turned() -> None:
    """As many as are spotted, for a resource each; any dice, to any side."""
    t = squadron(3)
    assert ["T11", "T66", "stop"] == t.options()
    t.answer("T11", "T66")
    assert (1, 1) == (t.resources(), len(t.events("resources_spent")))
    assert ["die T05 1MD", "their die T05 1MD"] == t.options()
    t.answer("die T05 1MD", "their die T11 1R", "2RD", "2RD")

    assert (["T05 2RD"], ["T05 1MD", "T11 2RD"]) == (t.pool(), t.pool(THEM))
    assert (1, "they: action") == (t.resources(), t.asked())


@card("19030")
def test_without_the_resources_no_die_is_turned() -> None:
    """Nor if no vehicle is spotted."""
    t = squadron(1)
    t.answer("T11", "T66")
    assert ("they: action", 1, ["T05 1MD"]) == (t.asked(), t.resources(), t.pool())

    t = squadron(1)
    t.answer("stop")
    assert ("they: action", 1, ["T05 1MD"]) == (t.asked(), t.resources(), t.pool())


@card("19030")
def test_only_piloted_vehicles_are_spotted() -> None:
    """Something else that is piloted by accident is no vehicle."""
    t = Tabletop("T05", "T02", hand="19030")
    t.copy("T05").pilots = t.support("T12").ref
    t.show("T05", "1MD")

    t.answer("play 19030")

    assert ("they: action", ["T05 1MD"]) == (t.asked(), t.pool())


def operational(*team: str, resources: int = 5) -> Tabletop:
    """Red supports with and without a die, a gray one, one of theirs."""
    t = Tabletop(" ".join(("T01", *team)), "T907", hand="19009", resources=resources)
    for code in ("T68", "T909", "T11", "T625"):
        t.support(code)
    t.support("T68", seat=THEM)
    t.show("T01", "1MD")
    t.copy("their T907").shields = 1
    t.next_roll("T68", "2ID")
    t.next_roll("T909", "2RD")
    t.answer("play 19009")
    return t


@card("19009")
def test_fully_operational_activates_red_supports_and_resolves_their_damage() -> None:
    """In the order chosen; other dice that show damage stay."""
    t = operational("T907")
    assert ["T68", "T909", "stop"] == t.options()
    t.answer("T909", "T68")
    order = [t.label(event.subject) for event in t.events("activated")]
    assert (["T909", "T68"], "you: may") == (order, t.asked())
    t.answer("yes")
    assert ["die T909 2RD", "die T68 2ID", "stop"] == t.options()
    t.answer("die T909 2RD", "their T907")
    assert ["die T68 2ID", "stop"] == t.options()
    t.answer("die T68 2ID")

    assert (["T01 1MD"], 3) == (t.pool(), t.copy("their T907").damage)


@card("19009")
def test_fully_operational_may_leave_the_dice() -> None:
    """Or take one support alone."""
    t = operational("T907")
    t.answer("T68", "stop", "no")

    assert ("they: action", ["T01 1MD", "T68 2ID"]) == (t.asked(), t.pool())


@card("19009")
def test_without_a_leader_nothing_is_operational() -> None:
    """Theirs does not count."""
    t = operational()

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


@card("19009")
def test_only_dice_that_show_damage_are_resolved() -> None:
    """Of what was activated."""
    t = Tabletop("T907", "T02", hand="19009")
    t.support("T68")
    t.support("T909")
    t.next_roll("T68", "1R")
    t.next_roll("T909", "1MD")

    t.answer("play 19009", "T68", "T909", "yes")

    assert ["die T909 1MD", "stop"] == t.options()


@card("19009")
@pytest.mark.parametrize(("resources", "left"), [(3, 0), (2, 0)])
def test_fully_operational_spares_no_cost(resources: int, left: int) -> None:
    """A die that costs a resource is resolved only for it."""
    t = Tabletop("T907", "T02", hand="19009", resources=resources)
    t.support("18026")
    t.next_roll("18026", "3RD1")

    t.answer("play 19009", "18026")
    if t.asked() == "you: may":
        t.answer("yes")
    if "die 18026 3RD1" in t.options():
        t.answer("die 18026 3RD1", "their T02")

    assert (left, 3 if resources == 3 else 0) == (t.resources(), t.copy("their T02").damage)
