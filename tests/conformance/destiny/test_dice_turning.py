"""Turning dice: to a symbol, to a blank, and dice that are rerolled instead of leaving."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part2.special.05", "arh.part5.resolve.09")
def test_a_special_that_rerolls_its_die_is_not_resolved_again_in_the_action() -> None:
    """It shows a special again and stays, but the action has only the other die left."""
    t = Tabletop("T07")
    t.upgrade("T200", on="T07")
    t.show("T200", "Sp")
    t.show("T07", "Sp")
    t.next_roll("T200", "Sp")

    t.answer("resolve special", "die T200 Sp")

    assert (1, ["T200 Sp", "T07 Sp"]) == (len(t.hand()), t.pool())
    assert ["die T07 Sp", "stop"] == t.options()
    t.answer("stop", "pass")
    assert "resolve special" in t.options()


def test_a_die_rerolled_instead_of_leaving_stays_in_its_pool() -> None:
    """It is resolved first and rolled afterwards, and no other die is touched."""
    t = Tabletop("T07")
    t.upgrade("T200", on="T07")
    t.show("T200", "Sp")
    t.show("T07", "Sp")
    t.next_roll("T200", "1R")

    t.answer("resolve special", "die T200 Sp", "stop")

    assert ["T200 1R", "T07 Sp"] == t.pool()
    resolved, rolled = t.events("die_resolved"), t.events("dice_rolled")
    assert [["T200"]] == [[t.label(one)[4:8] for one in event.items] for event in rolled]
    assert resolved[0].serial < rolled[0].serial


@ruling("arh.part2.symbol.01")
def test_a_symbol_showing_on_a_die_is_chosen_and_another_die_turned_to_it() -> None:
    """A bare number has no symbol; the chosen die itself is not turned."""
    t = Tabletop("T01", hand="T201")
    t.support("T203")
    t.show("T203", "+1*")
    t.show("T01", "1R")
    t.show("their T02", "2RD")

    t.answer("play T201")
    assert ["die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["die T203 +1*", "die T01 1R"] == t.options()
    t.answer("die T203 +1*")

    assert ["T203 2RD", "T01 1R"] == t.pool()


def test_a_blank_may_be_the_symbol_chosen() -> None:
    """The other die is turned to its blank."""
    t = Tabletop("T01", hand="T201")
    t.show("T01", "-")
    t.show("their T02", "2RD")

    t.answer("play T201", "die T01 -")

    assert ["T02 -"] == t.pool(THEM)


def test_a_die_without_the_wanted_side_cannot_be_turned_to_it() -> None:
    """The only shields are on the other die."""
    t = Tabletop("T01", hand="T201")
    t.support("T203")
    t.show("T203", "1MD")
    t.show("T01", "1Sh")

    t.answer("play T201", "die T01 1Sh")

    assert ["T203 1MD", "T01 1Sh"] == t.pool()


def test_of_three_dice_only_the_upgrade_die_is_turned_to_a_blank() -> None:
    """Only the die of the upgrade is turned, and to one of its blanks."""
    t = Tabletop("T01", hand="T202")
    t.upgrade("T200", on="T01")
    t.support("T203")
    for label, side in (("T01", "1MD"), ("T200", "1R"), ("T203", "1MD")):
        t.show(label, side)

    t.answer("play T202")

    assert ["T01 1MD", "T200 -", "T203 1MD"] == t.pool()


def test_without_a_symbol_chosen_no_die_is_turned() -> None:
    """The only dice show bare numbers."""
    t = Tabletop("T01", hand="T201")
    t.support("T203")
    t.support("T203", seat=THEM)
    t.show("T203", "+1*")
    t.show("their T203", "+1*")

    t.answer("play T201", "die T203 +1*")

    assert ("they: action", ["T203 +1*"], ["T203 +1*"]) == (t.asked(), t.pool(), t.pool(THEM))


def test_a_die_that_left_with_its_card_is_not_turned() -> None:
    """Its upgrade went back to the hand before what follows the roll had its turn."""
    t = Tabletop("T161", "T02", hand="T228")
    t.upgrade("T229", on="T161")
    t.next_roll("T229", "1R")

    t.answer("activate T161", "card T228")

    assert (["T229"], "they: action") == (t.hand(), t.asked())
    assert [] == t.events("die_turned")
