"""Covert Missions, cards about who pilots what."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Eject


def ejecting(*ships: str) -> Tabletop:
    """Two pilots in one ship, one in another, and the event in hand."""
    t = Tabletop("T05 T65 T03 T01", "T02", hand="12149")
    for code in ships:
        t.support(code)
    t.support("T909", seat=THEM)
    for label, ship in (("T05", ships[0]), ("T65", ships[0]), ("T03", ships[-1])):
        t.copy(label).pilots = t.copy(ship).ref
        t.copy(label).damage = 3
    t.copy("T01").damage = 3
    return t


@card("12149")
@ruling("arh.errata.27", "arh.errata.28")
def test_a_pilot_ejects() -> None:
    """One of those in a vehicle of yours with a die, which is discarded; another action follows."""
    t = ejecting("T11", "T66")
    t.support("T910")
    t.support("12154")
    t.answer("play 12149")
    assert ["T11", "T66"] == t.options()
    t.answer("T11")
    assert ["T05", "T65"] == t.options()
    t.answer("T65")

    assert ("you: additional_action", ["12149", "T11"]) == (t.asked(), sorted(t.discards()))
    assert (1, 2) == (t.copy("T65").damage, t.copy("T65").shields)
    assert (3, 0) == (t.copy("T05").damage, t.copy("T05").shields)
    assert "T11" not in t.in_play()


@card("12149")
def test_who_does_not_pilot_does_not_eject() -> None:
    """An empty vehicle is discarded for nothing; one without a die or of theirs cannot be."""
    t = Tabletop("T01", "T02", hand="12149")
    t.support("T11")
    t.support("T909", seat=THEM)
    t.copy("T01").damage = 3

    t.answer("play 12149")

    assert (["T01"], ["T909"]) == (t.in_play(), t.in_play(THEM)[1:])
    assert (3, 0) == (t.copy("T01").damage, t.copy("T01").shields)


# Poe Dameron


def reckless(pilots: bool, damage: int = 0) -> Tabletop:
    """Poe and three vehicles, each with a die in the pool."""
    t = Tabletop("12073 T05", "T02")
    for code in ("T11", "T66", "T909"):
        t.support(code)
    t.support("T910")
    t.support("T66", seat=THEM)
    t.copy("T909").damage = 1
    t.copy("T66").damage = damage
    t.copy("T05").pilots = t.copy("T11").ref
    if pilots:
        t.copy("12073").pilots = t.copy("T11").ref
    t.show("T11", "2RD")
    t.show("T66", "2RD")
    t.show("T05", "2RD")
    t.copy("their T02").shields = 1
    t.answer("use 12073")
    return t


@card("12073")
@pytest.mark.parametrize(("pilots", "plus"), [(True, 2), (False, 1)])
def test_poe_strains_a_vehicle(pilots: bool, plus: int) -> None:
    """One of yours without damage: its die is worth one more, or two if he flies it."""
    t = reckless(pilots)
    assert ["T11", "T66"] == t.options()
    t.answer("T11", "their T02")

    assert (1, 0) == (t.copy("T11").damage, t.copy("T66").damage)
    assert (2 + plus - 1, ["T66 2RD", "T05 2RD"]) == (t.copy("their T02").damage, t.pool())
    t.answer("pass")
    assert "use 12073" not in t.options()


@card("12073")
def test_poe_flies_one_vehicle_and_strains_another() -> None:
    """Then it is one more only."""
    t = reckless(pilots=True)

    t.answer("T66", "their T02")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("T66").damage)


@card("12073")
@pytest.mark.parametrize(("die", "lent"), [("1MD", False), ("2RD", True)])
def test_poe_resolves_one_die_of_an_elite_vehicle(die: str, lent: bool) -> None:
    """It is asked which, wherever it lies; a die with a cost is to be paid for."""
    t = Tabletop("12073", "T02", resources=0)
    t.support("T11")
    t.make_elite("T11")
    t.show("T11", "1MD")
    ranged = t.show("T11", "2RD")
    if lent:
        t.lend(ranged)

    t.answer("use 12073")
    whose = "their " if lent else ""
    assert ["die T11 1MD", f"{whose}die T11 2RD"] == t.options()
    t.answer(f"{whose if die == '2RD' else ''}die T11 {die}", "their T02")

    assert int(die[0]) + 1 == t.copy("their T02").damage
    assert 1 == len(t.pool() + t.pool(THEM))


@card("12073")
@pytest.mark.parametrize(("ship", "side"), [("T67", "2RD"), ("09082", "3RD1")])
def test_only_a_support_die_that_can_be_paid_for_serves_poe(ship: str, side: str) -> None:
    """A character that is a vehicle has none."""
    t = Tabletop("12073 T67", "T02", resources=0)
    t.support("09082")
    t.show(ship, side)

    t.answer("use 12073", ship)

    assert ("they: action", 1, 0) == (t.asked(), t.copy(ship).damage, t.copy("their T02").damage)


@card("12073")
def test_poe_may_spread_damage_with_a_vehicle() -> None:
    """Indirect damage is damage too."""
    t = Tabletop("12073", "T02")
    t.support("T66")
    t.show("T66", "2ID")

    t.answer("use 12073")

    assert (3, []) == (t.copy("their T02").damage, t.pool())


@card("12073")
def test_a_vehicle_without_a_die_showing_damage_is_strained_for_nothing() -> None:
    """The damage is on it all the same."""
    t = Tabletop("12073", "T02")
    t.support("T11")
    t.show("T11", "1R")

    t.answer("use 12073")

    assert ("they: action", 1, ["T11 1R"]) == (t.asked(), t.copy("T11").damage, t.pool())


@card("12073")
def test_without_a_sound_vehicle_poe_resolves_nothing() -> None:
    """One that is damaged will not do, and theirs is not his."""
    t = Tabletop("12073", "T02")
    t.support("T11").damage = 1
    t.support("T66", seat=THEM)
    t.show("T11", "2RD")

    t.answer("use 12073")

    assert ("they: action", 1, 0) == (t.asked(), t.copy("T11").damage, t.copy("their T66").damage)


@card("12073")
def test_poe_can_pilot() -> None:
    """He has piloting."""
    t = Tabletop("12073", "T02")
    t.support("T11")

    t.answer("activate 12073", "T11")

    assert t.copy("T11").ref == t.copy("12073").pilots
