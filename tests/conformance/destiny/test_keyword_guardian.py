"""Guardian: a character that takes the damage of dice and makes them go."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def guarding(*sides: str, team: str = "T100") -> Tabletop:
    """You have a guardian; the opponent has dice showing these sides."""
    t = Tabletop(team, "T02 T106*5")
    for side in sides:
        t.show("their T106", side)
    return t


@ruling("arh.part7.guardian.01", "arh.part7.guardian.02")
def test_a_guardian_takes_the_damage_of_a_die_and_then_it_is_removed() -> None:
    """Melee, ranged and indirect are offered; its own dice lie in the pool by then."""
    t = guarding("2MD", "3RD", "1ID", "1Sh")
    t.next_roll("T100", "1MD")

    t.answer("activate T100")

    assert (["T100 1MD"], 1) == (t.pool(), len(t.events("activated")))
    assert ["their die T106 2MD", "their die T106 3RD", "their die T106 1ID", "stop"] == t.options()
    t.answer("their die T106 3RD")
    assert (3, ["T106 2MD", "T106 1ID", "T106 1Sh"]) == (t.copy("T100").damage, t.pool(THEM))


@ruling("arh.part7.guardian.01")
def test_guardian_is_not_asked_without_a_die_that_shows_damage() -> None:
    """A shield is none, and the dice of its own controller are not an opponent's."""
    t = guarding("1Sh", team="T100 T01")
    t.show("T01", "1MD")

    t.answer("activate T100")

    assert "they: action" == t.asked()


@ruling("arh.part7.guardian.01")
def test_a_guardian_need_not_step_in() -> None:
    """Its controller may."""
    t = guarding("2MD")

    t.answer("activate T100", "stop")

    assert (0, ["T106 2MD"]) == (t.copy("T100").damage, t.pool(THEM))


@ruling("arh.part7.guardian.01")
def test_the_damage_of_guardian_is_blocked_by_shields() -> None:
    """It is ordinary damage; blocked or not, it was dealt, so the die goes."""
    t = guarding("2MD")
    t.copy("T100").shields = 3

    t.answer("activate T100", "their die T106 2MD")

    assert (0, 1, []) == (t.copy("T100").damage, t.copy("T100").shields, t.pool(THEM))


@ruling("arh.part7.guardian.03")
def test_a_die_whose_damage_cannot_be_dealt_stays() -> None:
    """Its value is 0, and no damage is not dealt."""
    t = guarding("0MD")

    t.answer("activate T100", "their die T106 0MD")

    assert (0, ["T106 0MD"]) == (t.copy("T100").damage, t.pool(THEM))


@ruling("arh.part7.guardian.03")
def test_a_guardian_defeated_by_the_damage_was_dealt_all_of_it() -> None:
    """So the die is removed."""
    t = guarding("3RD", team="T100 T01")
    t.copy("T100").damage = 7

    t.answer("activate T100", "their die T106 3RD")

    assert (["T01"], []) == (t.in_play(), t.pool(THEM))


@ruling("arh.part7.guardian.04")
def test_guardian_two_takes_the_combined_value_of_up_to_two_dice() -> None:
    """In one packet; a third die is not offered."""
    t = guarding("2MD", "3RD", "1ID", team="T101")

    t.answer("activate T101", "their die T106 2MD")
    assert ["their die T106 3RD", "their die T106 1ID", "stop"] == t.options()
    t.answer("their die T106 3RD")

    assert (5, ["T106 1ID"]) == (t.copy("T101").damage, t.pool(THEM))
    assert [5] == [event.amount for event in t.events("damage_dealt")]


@ruling("arh.part7.guardian.04")
def test_guardian_two_may_take_on_one_die() -> None:
    """Up to two."""
    t = guarding("2MD", "3RD", team="T101")

    t.answer("activate T101", "their die T106 2MD", "stop")

    assert (2, ["T106 3RD"]) == (t.copy("T101").damage, t.pool(THEM))


@ruling("arh.part7.guardian.01", "arh.clar.hs.19")
def test_a_guardian_is_one_whoever_activates_it() -> None:
    """You make the opponent's be activated: they decide, and may take your dice away."""
    t = Tabletop("T01", "T100 T106", hand="T112")
    t.show("T01", "1MD")
    t.show("their T106", "2MD")

    t.answer("play T112")
    assert ("they: choose", ["die T01 1MD", "stop"]) == (t.asked(), t.options())
    t.answer("die T01 1MD")

    assert (1, []) == (t.copy("their T100").damage, t.pool())
