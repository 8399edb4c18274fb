"""Unlikely Heroes, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Droideka


@card("18016")
def test_droideka_has_a_shield_after_setup() -> None:
    """It alone, and only one."""
    t = Tabletop("18016 T01", "T02")
    t.state.recorder = t.recorder

    emit(t.state, Event(ev.SETUP_DONE))

    assert "you: action" == t.asked()
    assert t.events("setup_done")[0].serial < t.events("shields_gained")[0].serial
    assert (1, 0, 0) == (
        t.copy("18016").shields,
        t.copy("T01").shields,
        t.copy("their T02").shields,
    )


@card("18016")
@pytest.mark.parametrize(("shields", "dealt"), [(0, 1), (1, 2), (2, 2)])
def test_a_shield_increases_its_dice(shields: int, dealt: int) -> None:
    """By 1, however many there are; other dice stay as they are."""
    t = Tabletop("18016 T01", "T02")
    t.copy("18016").shields = shields
    t.show("18016", "1RD")
    t.show("T01", "1R")

    t.answer("resolve ranged", "their T02")
    t.answer("pass", "resolve resource")

    assert (dealt, 6) == (t.copy("their T02").damage, t.resources())


@card("18016")
@ruling("arh.clar.uh.07")
@pytest.mark.parametrize(("shields", "taken"), [(0, 3), (1, 1)])
def test_without_shields_more_damage_is_dealt(shields: int, taken: int) -> None:
    """What it has when the damage is dealt counts: nothing is added once the shield is gone."""
    t = Tabletop("18016 T01", "T02")
    t.copy("18016").shields = shields
    t.show("T01", "2RD")

    t.answer("resolve ranged", "18016")

    assert (taken, 0) == (t.copy("18016").damage, t.copy("18016").shields)


@card("18016")
def test_a_shield_that_comes_before_the_damage_comes_too_late() -> None:
    """By then more is to be dealt, by an opponent as well."""
    t = Tabletop("18016", "T02")
    t.support("T15")
    t.show("their T02", "2RD")

    t.answer("pass", "resolve ranged", "18016")

    assert ("you: action", 2) == (t.asked(), t.copy("18016").damage)


@card("18016")
def test_others_are_dealt_no_more() -> None:
    """Only damage to the droid grows."""
    t = Tabletop("18016 T01", "T02")
    t.show("T01", "2RD")

    t.answer("resolve ranged", "T01")

    assert 2 == t.copy("T01").damage


@card("18016")
@ruling("arh.clar.uh.06")
def test_a_cost_that_takes_the_last_shield_takes_the_increase() -> None:
    """The die is worth what it is worth once its cost is paid."""
    t = Tabletop("18016", "T02")
    t.copy("18016").shields = 1
    t.show("18016", "3RDi2")

    t.answer("resolve ranged", "their T02")

    assert (1, 3) == (t.copy("18016").damage, t.copy("their T02").damage)


# Iden Versio


@card("18018")
def test_iden_versio_makes_your_piloted_vehicles_stronger() -> None:
    """Each of her dice in your pool does; not for a vehicle nobody pilots, nor for theirs."""
    t = Tabletop("18018*2 T05", "T05")
    for code, seat in (("T11", YOU), ("T66", YOU), ("T11", THEM)):
        t.support(code, seat=seat)
    t.copy("T05").pilots = t.copy("T11").ref
    t.copy("their T05").pilots = t.copy("their T11").ref
    t.support("T13")
    t.copy("18018").pilots = t.copy("T13").ref
    dice = [t.show(label, "2RD") for label in ("T11", "T66", "their T11")]
    dice.append(t.show("T13", "2R"))
    t.state.index = None

    assert [2, 2, 2, 2] == [value_of(t.state, die) for die in dice]
    t.show("18018", "1R")
    t.state.index = None
    assert [3, 2, 2, 2] == [value_of(t.state, die) for die in dice]
    t.show("18018", "-")
    t.state.index = None
    assert [4, 2, 2, 2] == [value_of(t.state, die) for die in dice]


@card("18018")
def test_idens_die_must_lie_in_your_pool() -> None:
    """In an opponent's it makes nothing stronger."""
    t = Tabletop("18018 T05", "T02")
    t.support("T11")
    t.copy("T05").pilots = t.copy("T11").ref
    die = t.show("T11", "2RD")
    t.lend(t.show("18018", "1R"))
    t.state.index = None

    assert 2 == value_of(t.state, die)


@card("18018")
@ruling("arh.clar.uh.08", "arh.clar.uh.09")
@pytest.mark.parametrize(
    ("team", "deck", "expected"),
    [
        ("18018 01028", "01068*2", []),
        ("18018 01027 01047", "01068 01092", []),
        ("18018 01028 18025", "", []),
        ("18018 01028", "01079", ["deck_colour 01079"]),
        ("18018 01030 01047", "", ["hero_and_villain 18018 01030 01047"]),
        ("18018 01048 01030", "", ["hero_and_villain 18018 01048 01030"]),
        ("18018 01027 01002", "", ["hero_and_villain 01027 01002"]),
    ],
)
def test_iden_versio_joins_heroes(team: str, deck: str, expected: list[str]) -> None:
    """With a red hero who leads, as the only villain; villain cards of all their colours fit."""
    assert expected == faults(listed(team, deck))


# Inhibitor Chip


def inhibited(resources: int, *sides: str) -> Tabletop:
    """The chip on a character with these dice in its pool, beside another's die."""
    t = Tabletop("T01 T02", "T02*2 T06")
    t.downgrade("18020", on="their T02").resources = resources
    t.show("T01", "1MD")
    t.show("T02", "1MD")
    t.show("their T06", "1R")
    for side in sides:
        t.show("their T02", side)
    t.answer("use 18020")
    return t


@card("18020")
def test_the_chip_gathers_a_resource_first() -> None:
    """It is exhausted, and with one resource nothing else happens."""
    t = inhibited(0, "1R")

    assert "they: action" == t.asked()
    assert [0] == [event.amount for event in t.events("ability_used")]
    assert (1, False) == (t.copy("18020").resources, t.copy("18020").ready)
    assert ["T06 1R", "T02 1R"] == t.pool(THEM)


@card("18020")
def test_with_two_resources_they_give_up_a_die_to_you() -> None:
    """Of the attached character only; they choose, and you roll it."""
    t = inhibited(1, "1R", "-")

    assert ("they: choose", ["their die T02 1R", "their die T02 -"]) == (t.asked(), t.options())
    t.next_roll("their T02", "2RD")
    t.answer("their die T02 1R")

    assert ["T01 1MD", "T02 1MD", "T02 2RD"] == t.pool()
    assert (["T06 1R", "T02 -"], 2) == (t.pool(THEM), t.copy("18020").resources)
    assert [THEM] == [event.seat for event in t.events("die_removed")]


@card("18020")
def test_the_die_may_lie_in_your_own_pool() -> None:
    """They remove it from there, and you roll it again."""
    t = Tabletop("T01", "T02")
    t.downgrade("18020", on="their T02").resources = 1
    t.lend(t.show("their T02", "1R"))
    t.next_roll("their T02", "2RD")

    t.answer("use 18020")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool())
    assert [THEM] == [event.seat for event in t.events("die_removed")]


@card("18020")
def test_without_a_die_to_remove_none_is_rolled() -> None:
    """Though one lies on the character."""
    t = inhibited(1)

    assert ("they: action", ["T01 1MD", "T02 1MD"]) == (t.asked(), t.pool())


@card("18020")
def test_an_exhausted_chip_does_nothing() -> None:
    """It cannot be exhausted again, so nothing is placed and nothing follows."""
    t = Tabletop("T01", "T02")
    chip = t.downgrade("18020", on="their T02")
    chip.resources = 2
    chip.ready = False
    t.show("their T02", "1R")

    if "use 18020" in t.options():
        t.answer("use 18020")

    assert (2, ["T02 1R"]) == (t.copy("18020").resources, t.pool(THEM))


# At All Costs


@card("18021")
def test_at_all_costs_turns_a_die_of_yours_to_a_side_with_a_cost() -> None:
    """Any of your dice; only such sides, of either kind."""
    t = Tabletop(hand="18021")
    t.support("T70")
    t.support("T14")
    t.support("T70", seat=THEM)
    t.show("T01", "1MD")
    t.show("T70", "1R")
    t.show("T14", "2ID")
    t.show("their T70", "1R")

    t.answer("play 18021")
    assert ["die T01 1MD", "die T70 1R", "die T14 2ID"] == t.options()
    t.answer("die T70 1R")
    assert ["2R1", "1RD1"] == t.options()
    t.answer("1RD1")

    assert ["T01 1MD", "T70 1RD1", "T14 2ID"] == t.pool()


@card("18021")
def test_at_all_costs_finds_no_cost() -> None:
    """A die without such a side stays as it is."""
    t = Tabletop(hand="18021")
    t.show("T01", "1MD")

    t.answer("play 18021")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


# Tactical Droid


@card("18028")
def test_the_droid_resolves_a_costly_die_and_turns_another() -> None:
    """Its cost is paid, shields block it; the other gets any symbol but that one."""
    t = Tabletop("T01", "T02")
    t.support("18028")
    t.support("T70")
    t.support("T79", seat=THEM)
    t.copy("their T02").shields = 1
    t.show("T70", "1RD1")
    t.show("18028", "2Dci1")
    t.support("T203")
    t.show("T203", "1MD")
    t.show("their T79", "2Dc1")

    t.answer("use 18028")
    assert ["die T70 1RD1", "die 18028 2Dci1"] == t.options()
    t.answer("die T70 1RD1", "their T02")
    assert (4, 0, 0) == (t.resources(), t.copy("their T02").shields, t.copy("their T02").damage)
    assert ["die 18028 2Dci1", "die T203 1MD"] == t.options()
    t.answer("die T203 1MD")
    assert ["Sp", "-"] == t.options()
    t.answer("-")

    assert ["18028 2Dci1", "T203 -"] == t.pool()
    assert 1 == t.events("ability_used")[0].amount


@card("18028")
def test_the_droid_turns_nothing_if_nothing_was_resolved() -> None:
    """No die shows a cost."""
    t = Tabletop("T01", "T02")
    t.support("18028")
    t.show("T01", "1MD")

    t.answer("use 18028")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


# AT-TE


@card("18067")
@pytest.mark.parametrize("lent", [False, True])
def test_the_at_te_resolves_its_die_and_rerolls_it(lent: bool) -> None:
    """From whichever pool it lies in, and only its own; the damage can be blocked."""
    t = Tabletop("T01", "T02 T06")
    t.support("18067")
    t.support("18067", seat=THEM)
    t.copy("their T02").shields = 1
    die = t.show("18067", "2RD")
    t.show("their 18067", "2RD")
    t.show("T01", "1MD")
    if lent:
        t.lend(die)
    t.next_roll("18067", "1R")

    t.answer("use 18067", "their T02")

    assert ("they: action", 1) == (t.asked(), t.copy("their T02").damage)
    assert "18067 1R" in t.pool(THEM if lent else YOU)
    assert 1 == t.events("ability_used")[0].amount


@card("18067")
def test_of_two_dice_of_the_at_te_one_is_resolved() -> None:
    """If it is elite."""
    t = Tabletop("T01", "T02")
    t.support("18067")
    t.make_elite("18067")
    t.show("18067", "1R")
    t.show("18067", "2RD")

    t.answer("use 18067")
    assert ["die 18067 1R", "die 18067 2RD"] == t.options()
    t.answer("die 18067 1R")

    assert ("they: action", 6, 2) == (t.asked(), t.resources(), len(t.pool()))
    assert "18067 2RD" in t.pool()


@card("18067")
def test_the_at_te_hits_all_of_theirs() -> None:
    """Each is dealt one damage, yours none."""
    t = Tabletop("T01", "T02 T06")
    t.support("18067")
    t.support("T12", seat=THEM)
    t.copy("their T02").shields = 1
    t.show("18067", "Sp")

    t.answer("resolve special")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (1, 0) == (t.copy("their T06").damage, t.copy("T01").damage)
    assert 2 == len(t.events("damage_dealt"))


# Medpack


@card("18070")
@pytest.mark.parametrize(("damage", "left"), [(10, 9), (11, 9), (12, 10)])
def test_the_medpack_heals_more_where_there_is_much_damage(damage: int, left: int) -> None:
    """Anyone, of either player; the damage before counts."""
    t = Tabletop("T05 24019", "T02")
    t.upgrade("18070", on="T05")
    t.copy("24019").damage = damage
    t.copy("T05").damage = 1

    t.answer("activate T05")
    assert "T05" == t.label(t.events("activated")[0].subject)
    assert ["T05", "24019", "their T02"] == t.options()
    t.answer("24019")

    assert (left, 1) == (t.copy("24019").damage, t.copy("T05").damage)


@card("18070")
@pytest.mark.parametrize(
    ("who", "by", "left"), [("T05", THEM, 1), ("T05", YOU, 1), ("T03", YOU, 2)]
)
def test_whoever_activates_the_character_it_heals(who: str, by: int, left: int) -> None:
    """The attached one, not another."""
    t = Tabletop("T05 T03", "T02")
    t.upgrade("18070", on="T05")
    t.copy("T03").damage = 2
    other = "T03" if who == "T05" else "T05"

    emit(t.state, Event(ev.ACTIVATED, by, t.copy(who).ref, t.copy(other).ref))
    if t.asked() == "you: choose":
        t.answer("T03")

    assert ("you: action", left) == (t.asked(), t.copy("T03").damage)


# Meebur Gascon


@card("18071")
def test_meebur_goes_on_droids() -> None:
    """Characters and supports, and only droids; no upgrade that is one."""
    t = Tabletop("T01 T03", "T02", hand="18071")
    t.upgrade("22068", on="T01")
    t.copy("T03").subtypes = ["droid"]
    t.support("T12").subtypes = ["droid"]
    t.support("T13")

    t.answer("play 18071")

    assert ["T03", "T12"] == t.options()


OTHERS = ["ranged", "indirect", "shield", "resource", "disrupt", "discard", "focus", "reroll"]


@card("18071")
def test_meebur_resolves_a_droid_die_as_another_symbol() -> None:
    """With its value; not as a special it has not, nor as what it shows."""
    t = Tabletop("T01*2 T03", "T01")
    t.copy("T01").subtypes = ["droid"]
    t.copy("their T01").subtypes = ["droid"]
    t.upgrade("18071", on="T01")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("T03", "1MD")
    t.show("their T01", "1MD")
    t.copy("their T01").shields = 1

    t.answer("use 18071")
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 1MD")
    assert [f"as {name}" for name in OTHERS] == t.options()
    t.answer("as ranged")
    t.answer("their T01")

    assert (0, 0) == (t.copy("their T01").shields, t.copy("their T01").damage)
    assert ["T01 2RD", "T03 1MD"] == t.pool()
    assert 1 == t.events("ability_used")[0].amount


@card("18071")
def test_meebur_spares_no_cost() -> None:
    """What cannot be paid for cannot be resolved."""
    for resources, left in ((1, 1), (0, 0)):
        t = Tabletop("T01", "T02", resources=resources)
        t.support("T79").subtypes = ["droid"]
        t.upgrade("18071", on="T79")
        t.show("T79", "2Dc1")

        t.answer("use 18071")
        if resources:
            t.answer("as resource")

        assert (2 * left, "they: action") == (t.resources(), t.asked())


# I Am No Jedi


@card("18096")
def test_i_am_no_jedi_needs_a_blue_and_a_red_character() -> None:
    """With both: another symbol for a red character die, and a card."""
    t = Tabletop("T01*2 T02", "T01", hand="18096", deck="T31 T31")
    t.support("T79")
    t.show("T01", "1R")
    t.show("T01", "1MD")
    t.show("T79", "1R")
    t.show("T02", "1R")
    t.show("their T01", "1R")
    t.copy("their T01").shields = 1

    t.answer("play 18096")
    assert ["die T01 1R", "die T01 1MD"] == t.options()
    t.answer("die T01 1R")
    assert ["as melee", *[f"as {name}" for name in OTHERS if name != "resource"]] == t.options()
    t.answer("as melee", "their T01")

    assert (0, 0) == (t.copy("their T01").shields, t.copy("their T01").damage)
    assert (["T31"], ["T01 1MD", "T79 1R", "T02 1R"]) == (t.hand(), t.pool())


@card("18096")
@pytest.mark.parametrize(("team", "hand"), [("T01 T03", ["T31"]), ("T02 T03", []), ("T03", [])])
def test_i_am_no_jedi_does_only_what_is_spotted(team: str, hand: list[str]) -> None:
    """Their characters are not yours to spot."""
    t = Tabletop(team, "T01 T02", hand="18096", deck="T31 T31")
    t.support("T625")
    t.upgrade("T624", on="T03")
    t.show(team.split(maxsplit=1)[0], "1R")

    t.answer("play 18096")

    assert ("they: action", hand, 1) == (t.asked(), t.hand(), len(t.pool()))


@card("18096")
def test_i_am_no_jedi_spares_no_cost() -> None:
    """The die is paid for."""
    t = Tabletop("01002 T02", "T01", hand="18096", resources=2)
    t.show("01002", "2RD1")

    t.answer("play 18096", "as resource")

    assert 2 == t.resources()
