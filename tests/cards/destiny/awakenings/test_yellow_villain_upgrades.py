"""Awakenings, yellow villain upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Flame Thrower


def flame_thrower() -> Tabletop:
    """A Flame Thrower showing its special, two characters on either side."""
    t = Tabletop("T06 T01", "T02 T04")
    t.upgrade("01024", on="T06")
    t.support("T12", seat=THEM)
    t.show("01024", "Sp")
    return t


@card("01024")
def test_the_flame_thrower_deals_one_damage_to_each_of_three_characters() -> None:
    """Of either player, each of them once; a fourth is not offered."""
    t = flame_thrower()

    t.answer("resolve special")
    assert ["T06", "T01", "their T02", "their T04", "stop"] == t.options()
    t.answer("T01")
    assert ["their T02", "their T04", "stop"] == t.options()
    t.answer("their T02", "their T04")

    assert "they: action" == t.asked()
    assert [0, 1] == [t.copy(label).damage for label in ("T06", "T01")]
    assert [1, 1] == [t.copy(label).damage for label in ("their T02", "their T04")]


@card("01024")
def test_the_flame_thrower_may_deal_damage_to_fewer_or_none() -> None:
    """Three are the most."""
    t = flame_thrower()

    t.answer("resolve special", "stop")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("01024")
def test_the_flame_throwers_damage_is_blocked_by_shields() -> None:
    """It is ordinary damage."""
    t = flame_thrower()
    t.copy("their T02").shields = 1

    t.answer("resolve special", "their T02", "stop")

    assert (0, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


# Gaffi Stick


def gaffi_stick(theirs: str = "T02") -> Tabletop:
    """A Gaffi Stick showing its special, and dice that show melee damage and others."""
    t = Tabletop("T06 T01*2", theirs)
    t.upgrade("01025", on="T06")
    t.show("01025", "Sp")
    t.show("T06", "1R")
    t.show("T01", "1MD")
    t.show("T01", "+1MD")
    t.show("their T02", "1MD")
    return t


@card("01025")
def test_the_gaffi_stick_trades_one_of_your_melee_dice_for_three_damage() -> None:
    """Only your own dice that show melee damage; any character."""
    t = gaffi_stick()
    t.copy("their T02").shields = 1

    t.answer("resolve special")
    assert ["die T01 1MD", "die T01 +1MD"] == t.options()
    t.answer("die T01 +1MD")
    assert ["T06", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (["T06 1R", "T01 1MD"], ["T02 1MD"]) == (t.pool(), t.pool(THEM))
    assert (0, 2) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert [YOU] == [event.seat for event in t.events("die_removed")]


@card("01025")
def test_the_gaffi_stick_deals_nothing_without_a_melee_die_of_yours() -> None:
    """An opponent's die cannot be traded."""
    t = Tabletop("T06", "T02")
    t.upgrade("01025", on="T06")
    t.show("01025", "Sp")
    t.show("T06", "1R")
    t.show("their T02", "1MD")

    t.answer("resolve special")

    assert ("they: action", ["T06 1R"]) == (t.asked(), t.pool())
    assert [] == t.events("damage_dealt")


@card("01025")
def test_the_gaffi_stick_may_redeploy() -> None:
    """When its character is defeated it may go to another one."""
    t = gaffi_stick()
    t.copy("T06").damage = 7

    t.answer("pass", "resolve melee", "T06")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert t.copy("T01").ref == t.copy("01025").host


# On the Hunt


def hunt(resources: int = 2) -> Tabletop:
    """On the Hunt shows its special; its prey has shields, an upgrade and dice in the pool."""
    t = Tabletop("T06 T01", "T02 T04", resources=resources)
    t.upgrade("01026", on="T06")
    t.upgrade("T21", on="their T02")
    t.upgrade("T26", on="their T04")
    t.copy("their T02").shields = 2
    t.copy("their T04").shields = 1
    t.show("01026", "Sp")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    t.show("their T21", "1R")
    t.show("their T04", "2RD")
    t.show("their T26", "1Sh")
    return t


@card("01026")
def test_on_the_hunt_removes_all_shields_from_any_character() -> None:
    """From that one alone."""
    t = hunt()

    t.answer("resolve special")
    assert ["T06", "T01", "their T02", "their T04"] == t.options()
    t.answer("their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T04").shields)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("01026")
def test_on_the_hunt_may_remove_a_die_of_that_character_for_a_resource() -> None:
    """Its own or an upgrade's, and no other character's."""
    t = hunt()

    t.answer("resolve special", "their T02", "yes")
    assert ["their die T02 1MD", "their die T21 1R"] == t.options()
    t.answer("their die T21 1R")

    assert ["T02 1MD", "T04 2RD", "T26 1Sh"] == t.pool(THEM)
    assert (1, ["T01 1MD"]) == (t.resources(), t.pool())
    assert [1] == [event.amount for event in t.events("resources_spent")]


@card("01026")
def test_on_the_hunt_may_remove_the_characters_own_die() -> None:
    """As well as an upgrade's."""
    t = hunt()

    t.answer("resolve special", "their T02", "yes", "their die T02 1MD")

    assert ["T21 1R", "T04 2RD", "T26 1Sh"] == t.pool(THEM)


@card("01026")
def test_on_the_hunt_may_leave_the_dice_alone() -> None:
    """Nothing is spent then."""
    t = hunt()

    t.answer("resolve special", "their T02", "no")

    assert ("they: action", 2, 4) == (t.asked(), t.resources(), len(t.pool(THEM)))


@card("01026")
def test_on_the_hunt_removes_no_die_without_a_resource() -> None:
    """The shields go all the same."""
    t = hunt(resources=0)

    t.answer("resolve special", "their T02")

    assert ("they: action", 0, 4) == (t.asked(), t.copy("their T02").shields, len(t.pool(THEM)))


@card("01026")
def test_on_the_hunt_may_choose_a_character_without_shields() -> None:
    """There is nothing to remove from it but a die, even one of your own."""
    t = hunt()

    t.answer("resolve special", "T01", "yes")

    assert ([], 1) == (t.pool(), t.resources())
    assert [] == t.events("shields_lost")
