"""Uncharted Alliances, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Seventh Sister


@card("25001")
@pytest.mark.parametrize(("damage", "dealt"), [(3, 2), (4, 3), (5, 3)])
def test_four_damage_make_the_seventh_sister_hit_harder(damage: int, dealt: int) -> None:
    """The damage of her own dice is one more."""
    t = Tabletop("25001", "T02")
    t.copy("25001").damage = damage
    t.copy("their T02").damage = 4
    t.show("25001", "2MD")

    t.answer("resolve melee", "their T02")

    assert 4 + dealt == t.copy("their T02").damage


@card("25001")
def test_neither_her_other_sides_nor_other_dice_are_worth_more() -> None:
    """A shield stays one, and so does another character's damage."""
    t = Tabletop("25001 T03", "T02")
    t.copy("25001").damage = 4
    t.show("25001", "1Sh")
    t.show("T03", "1MD")

    t.answer("resolve shield", "T03", "pass", "resolve melee", "their T02")

    assert (1, 1) == (t.copy("T03").shields, t.copy("their T02").damage)


@card("25001")
def test_she_takes_a_damage_to_turn_a_character_die_to_a_blank() -> None:
    """Anybody's character die, once a round; a shield blocks the damage."""
    t = Tabletop("25001 T03", "T02")
    t.support("T11", seat=THEM)
    for label in ("25001", "T03", "their T02", "their T11"):
        t.show(label, "1R")

    t.answer("use 25001")
    assert 1 == t.copy("25001").damage
    assert ["die 25001 1R", "die T03 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (["T02 -", "T11 1R"], ["25001 1R", "T03 1R"]) == (t.pool(THEM), t.pool())
    t.answer("pass")
    assert "use 25001" not in t.options()


@card("25001")
def test_her_shield_blocks_the_damage_and_the_die_is_turned() -> None:
    """It was dealt all the same."""
    t = Tabletop("25001", "T02")
    t.copy("25001").shields = 1
    t.show("their T02", "1R")

    t.answer("use 25001")

    assert (0, 0, ["T02 -"]) == (t.copy("25001").damage, t.copy("25001").shields, t.pool(THEM))


# Bend To My Power


@card("25002")
def test_bend_to_my_power_needs_a_value_below_the_damage() -> None:
    """On one blue character of yours; a die worth as much is out of reach."""
    t = Tabletop("T02 T01", "T03 T06", hand="25002")
    t.copy("T02").damage, t.copy("T01").damage = 2, 8
    for label, side in (("T01", "2RD"), ("their T03", "1R"), ("their T06", "2RD")):
        t.show(label, side)

    t.answer("play 25002")

    assert ("they: action", ["T06 2RD"], ["T01 2RD"]) == (t.asked(), t.pool(THEM), t.pool())


@card("25002")
def test_without_damage_on_a_blue_character_no_die_is_removed() -> None:
    """Not even a blank one."""
    t = Tabletop("T02 T01", "T03", hand="25002")
    t.copy("T01").damage = 5
    t.show("their T03", "-")

    t.answer("play 25002")

    assert ("they: action", ["T03 -"]) == (t.asked(), t.pool(THEM))


# Fyrnock


@card("25003")
def test_fyrnock_bites_who_does_not_control_the_battlefield() -> None:
    """One of your own characters, of your choice."""
    t = Tabletop("T01 T02", "T03")
    t.support("25003")
    t.battlefield("T41", controller=THEM)

    t.answer("activate 25003")
    assert ["T01", "T02"] == t.options()
    t.answer("T02")

    assert (1, 0) == (t.copy("T02").damage, t.copy("T01").damage)


# ID9 Seeker Droid


@card("25004")
@pytest.mark.parametrize(("hers", "surplus"), [("25001", False), ("T02", True)])
def test_a_seeker_droid_is_not_counted_on_the_seventh_sister(hers: str, surplus: bool) -> None:
    """On anybody else it is."""
    t = Tabletop(f"{hers} T03", "T04", hand="25004")
    for _ in range(3):
        t.upgrade("T22", on=hers)

    t.answer("play 25004", hers, "no")

    assert surplus == (t.asked() != "they: action")


@card("25004")
def test_other_upgrades_of_the_seventh_sister_are_counted() -> None:
    """One too many of them is discarded; the droid need not be."""
    t = Tabletop("25001 T03", "T04", hand="T22")
    for code in ("25004", "T22", "T22", "T22"):
        t.upgrade(code, on="25001")

    t.answer("play T22", "25001", "no")

    assert ["T22"] * 4 == t.options()


@card("25004")
@pytest.mark.parametrize(("blanks", "value"), [(0, 0), (1, 1), (3, 2)])
def test_a_seeker_droid_counts_blanks_up_to_two(blanks: int, value: int) -> None:
    """In either pool."""
    t = Tabletop("25001 T03 T02", "T04")
    t.upgrade("25004", on="25001")
    for label in ("their T04", "T03", "T02")[:blanks]:
        t.show(label, "-")
    t.show("25001", "1R")
    t.show("25004", "XSh")

    t.answer("resolve shield", "T03")

    assert value == t.copy("T03").shields


# Ezra Bridger


@card("25015")
def test_ezra_does_two_different_things_in_any_order() -> None:
    """A creature is activated, damage moved between any two characters, any die rerolled."""
    t = Tabletop("25015 T03", "T02")
    t.support("25003")
    t.support("T11")
    t.copy("their T02").damage = 1
    t.next_roll("25015", "1R")

    t.answer("activate 25015", "yes")
    assert ["either 0", "either 1", "either 2"] == t.options()
    t.answer("either 1")
    assert ["either 0", "either 2"] == t.options()
    t.answer("either 0", "their T02")
    assert ["25015", "T03"] == t.options()
    t.answer("T03")

    assert (1, False, True) == (t.copy("T03").damage, t.copy("25003").ready, t.copy("T11").ready)


# Uncharted Alliances


@card("25016")
def test_a_blue_character_turns_a_creature_die_and_a_creature_a_character_die() -> None:
    """Of whichever player; no other dice."""
    t = Tabletop("T02", "T03", hand="25016")
    t.support("25003")
    t.support("T11", seat=THEM)
    t.support("25012", seat=THEM)
    for label, side in (("25003", "1R"), ("their 25012", "1R"), ("their T11", "1R")):
        t.show(label, side)
    t.show("T02", "1R")
    t.show("their T03", "1R")

    t.answer("play 25016")
    assert ["die 25003 1R", "their die 25012 1R"] == t.options()
    t.answer("their die 25012 1R", "2Dr")
    assert ["die T02 1R", "their die T03 1R"] == t.options()
    t.answer("their die T03 1R", "-")

    assert ["25012 2Dr", "T11 1R", "T03 -"] == t.pool(THEM)


# R2-D2


@card("25018")
def test_r2_d2_follows_c_3po_and_carries_a_shield_over() -> None:
    """From a character of theirs to one of yours."""
    t = Tabletop("T02 T01", "T03 T06")
    t.support("25021")
    t.support("25018")
    t.copy("their T03").shields = t.copy("their T06").shields = t.copy("T01").shields = 1

    t.answer("activate 25021")
    assert ["first 25021", "first 25018"] == t.options()
    t.answer("first 25018", "yes", "no", "yes")
    assert ["their T03", "their T06"] == t.options()
    t.answer("their T06")
    assert ["T02", "T01"] == t.options()
    t.answer("T02")

    assert (1, 0) == (t.copy("T02").shields, t.copy("their T06").shields)


@card("25018")
def test_r2_d2_moves_no_shield_alone() -> None:
    """There is no C-3PO of yours; theirs does not count."""
    t = Tabletop("T02", "T03")
    t.support("25018")
    t.support("25021", seat=THEM)
    t.copy("their T03").shields = 1

    t.answer("activate 25018")

    assert ("they: action", 1) == (t.asked(), t.copy("their T03").shields)


# Omi


@card("25030")
def test_omi_resolves_each_other_side_in_any_order() -> None:
    """Melee damage, a focus, a shield and a reroll; the blank does nothing."""
    t = Tabletop("T02 T01", "T03")
    t.support("25030")
    t.show("25030", "Sp")
    t.show("T02", "1R")
    t.next_roll("T02", "2RD")

    t.answer("resolve special")
    assert ["1MD", "1F", "1Sh", "1Re"] == t.options()
    t.answer("1MD", "their T03")
    assert ["1F", "1Sh", "1Re"] == t.options()
    t.answer("1Sh", "T01")
    assert ["1F", "1Re"] == t.options()
    t.answer("1Re", "die T02 1R", "die T02 2RD", "1Sh")

    assert (1, 1, ["T02 1Sh"]) == (
        t.copy("their T03").damage,
        t.copy("T01").shields,
        t.pool(),
    )
