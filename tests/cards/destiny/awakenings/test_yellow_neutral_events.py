"""Awakenings, yellow neutral events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Disarm


def disarm(resources: int = 1) -> Tabletop:
    """Disarm in hand, dice that show damage and others, weapons and equipment of many costs."""
    t = Tabletop("T06*2 T01", "T02 T04", hand="01158", resources=resources)
    t.upgrade("01024", on="T01")  # a weapon for 3
    t.upgrade("01025", on="their T02")  # a weapon for 2
    t.upgrade("01066", on="their T02")  # equipment for 2
    t.upgrade("01026", on="their T04")  # an ability for 1
    t.support("T12", seat=THEM)
    t.show("T06", "2RD")
    t.show("T06", "+1MD")
    t.show("T01", "1R")
    t.show("their T02", "1MD")
    return t


@card("01158")
def test_disarm_trades_a_damage_die_for_a_weapon_or_equipment_of_that_cost() -> None:
    """Not for a dearer one, nor for an upgrade of another kind. It costs one."""
    t = disarm()

    t.answer("play 01158")
    assert ["die T06 2RD", "die T06 +1MD"] == t.options()
    t.answer("die T06 2RD")
    assert ["their 01025", "their 01066"] == t.options()
    t.answer("their 01066")

    assert (["T06 +1MD", "T01 1R"], ["T02 1MD"]) == (t.pool(), t.pool(THEM))
    assert (["01066"], ["01158"], 0) == (t.discards(THEM), t.discards(), t.resources())


@card("01158")
def test_disarm_discards_nothing_that_costs_more_than_the_die_shows() -> None:
    """The die is removed all the same."""
    t = disarm()

    t.answer("play 01158", "die T06 +1MD")

    assert ("they: action", ["T06 2RD", "T01 1R"]) == (t.asked(), t.pool())
    assert [] == t.discards(THEM)


@card("01158")
def test_disarm_can_discard_your_own_weapon() -> None:
    """It does not ask whose it is."""
    t = Tabletop("T06", "T02", hand="01158")
    t.upgrade("01025", on="T06")
    t.show("T06", "2RD")

    t.answer("play 01158")

    assert ["01025", "01158"] == t.discards()


@card("01158")
def test_disarm_does_nothing_without_a_damage_die_of_yours() -> None:
    """An opponent's die cannot be traded."""
    t = Tabletop("T06", "T02", hand="01158")
    t.upgrade("01025", on="their T02")
    t.upgrade("T74", on="their T02")  # a weapon for nothing
    t.show("T06", "1R")
    t.show("their T02", "2RD")

    t.answer("play 01158")

    assert ("they: action", ["T06 1R"], ["T02 2RD"]) == (t.asked(), t.pool(), t.pool(THEM))
    assert [] == t.discards(THEM)


@card("01158")
def test_disarm_counts_indirect_damage_as_damage() -> None:
    """A die showing it can be traded too."""
    t = Tabletop("T06", "T02", hand="01158")
    t.support("T14")
    t.upgrade("01025", on="their T02")
    t.show("T14", "2ID")

    t.answer("play 01158")

    assert ["01025"] == t.discards(THEM)


# Electroshock


def electroshock(yours: str = "T06 T01", resources: int = 1) -> Tabletop:
    """Electroshock in hand, and dice of several values in both pools."""
    t = Tabletop(yours, "T02 T07", hand="01159", resources=resources)
    t.support("T14", seat=THEM)
    t.show("T01", "2RD")
    t.show("their T02", "-")
    t.show("their T07", "3MD")
    t.show("their T14", "3Dr")
    return t


@card("01159")
def test_electroshock_removes_a_die_of_value_two_or_less() -> None:
    """Of either player; a blank is worth nothing. It costs one."""
    t = electroshock()

    t.answer("play 01159")
    assert ["die T01 2RD", "their die T02 -"] == t.options()
    t.answer("their die T02 -")

    assert (["T01 2RD"], ["T07 3MD", "T14 3Dr"]) == (t.pool(), t.pool(THEM))
    assert (0, ["01159"]) == (t.resources(), t.discards())


@card("01159")
def test_electroshock_needs_a_yellow_character_of_yours() -> None:
    """It may be played without one, and nothing happens."""
    t = electroshock("T01")

    t.answer("play 01159")

    assert ("they: action", ["T01 2RD"], 3) == (t.asked(), t.pool(), len(t.pool(THEM)))
    assert ["01159"] == t.discards()


@card("01159")
def test_an_opponents_yellow_character_is_no_help_to_electroshock() -> None:
    """To spot is to control."""
    t = Tabletop("T01", "T06", hand="01159")
    t.upgrade("01066", on="T01")
    t.show("their T06", "1MD")

    t.answer("play 01159")

    assert ["T06 1MD"] == t.pool(THEM)


@card("01159")
def test_electroshock_can_be_played_with_no_die_to_remove() -> None:
    """An event may be played to no effect."""
    t = Tabletop("T06", "T07", hand="01159")
    t.show("their T07", "3MD")

    t.answer("play 01159")

    assert ("they: action", ["T07 3MD"]) == (t.asked(), t.pool(THEM))


# Reversal


def reversal(yours: str = "T06 T01", resources: int = 3) -> Tabletop:
    """Reversal in hand, and dice that show damage and others."""
    t = Tabletop(yours, "T02 T04 T03", hand="01160", resources=resources)
    t.upgrade("01066", on="T01")
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T04", "1R")
    t.show("their T14", "2ID")
    return t


@card("01160")
def test_reversal_removes_a_damage_die_and_deals_as_much() -> None:
    """Any die that shows damage, any character. It costs three."""
    t = reversal()
    t.copy("their T04").shields = 1

    t.answer("play 01160")
    assert ["die T01 1MD", "their die T02 2RD", "their die T14 2ID"] == t.options()
    t.answer("their die T02 2RD")
    assert ["T06", "T01", "their T02", "their T04", "their T03"] == t.options()
    t.answer("their T04")

    assert (["T01 1MD"], ["T04 1R", "T14 2ID"]) == (t.pool(), t.pool(THEM))
    assert (0, 1) == (t.copy("their T04").shields, t.copy("their T04").damage)
    assert (0, ["01160"]) == (t.resources(), t.discards())


@card("01160")
@ruling("arh.part6.damage.06")
def test_reversal_takes_the_amount_of_the_damage_and_not_its_kind() -> None:
    """Hunker Down stays on a character that is dealt what a melee die showed."""
    t = reversal()
    t.upgrade("01164", on="their T04")

    t.answer("play 01160", "die T01 1MD", "their T04")

    assert (1, []) == (t.copy("their T04").damage, t.discards(THEM))
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("01160")
def test_reversal_needs_a_yellow_character_of_yours() -> None:
    """Without one nothing happens."""
    t = reversal("T01")

    t.answer("play 01160")

    assert ("they: action", ["T01 1MD"], 3) == (t.asked(), t.pool(), len(t.pool(THEM)))
    assert [] == t.events("damage_dealt")


@card("01160")
def test_reversal_deals_nothing_where_no_die_shows_damage() -> None:
    """It may be played to no effect."""
    t = Tabletop("T06", "T02", hand="01160")
    t.show("their T02", "1R")

    t.answer("play 01160")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))
    assert [] == t.events("damage_dealt")


# Scramble


def scramble(yours: str = "T06 T01") -> Tabletop:
    """Scramble in hand, dice in both pools, and one of the opponent's on its card."""
    t = Tabletop(yours, "T02*2 T04 T03", hand="01161", resources=0)
    t.upgrade("01066", on="T01")
    t.show("T01", "2RD")
    t.show("their T02", "1MD")
    t.show("their T04", "1R")
    t.next_roll("their T02", "1Sh")
    t.next_roll("their T04", "-")
    return t


@card("01161")
def test_scramble_rerolls_all_dice_of_an_opponent() -> None:
    """Those in the pool, together; yours are left alone."""
    t = scramble()

    t.answer("play 01161")

    assert (["T01 2RD"], ["T02 1Sh", "T04 -"]) == (t.pool(), t.pool(THEM))
    assert [2] == [len(event.items) for event in t.events("dice_rolled")]
    assert ("they: action", ["01161"]) == (t.asked(), t.discards())


@card("01161")
def test_scramble_needs_a_yellow_character_of_yours() -> None:
    """Without one nothing happens."""
    t = scramble("T01")

    t.answer("play 01161")

    assert ["T02 1MD", "T04 1R"] == t.pool(THEM)


@card("01161")
def test_scramble_can_be_played_against_an_empty_pool() -> None:
    """Nothing is rolled."""
    t = Tabletop("T06", "T02", hand="01161")

    t.answer("play 01161")

    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))


# Unpredictable


def unpredictable() -> Tabletop:
    """Unpredictable in hand, and a die in either pool."""
    t = Tabletop("T06", "T02", hand="01162", resources=0)
    t.show("T06", "2RD")
    t.show("their T02", "1MD")
    t.next_roll("their T02", "-")
    return t


@card("01162")
def test_unpredictable_rerolls_a_die_of_either_player() -> None:
    """One of them, for nothing."""
    t = unpredictable()

    t.answer("play 01162")
    assert ["die T06 2RD", "their die T02 1MD"] == t.options()
    t.answer("their die T02 1MD")

    assert (["T06 2RD"], ["T02 -"]) == (t.pool(), t.pool(THEM))


@card("01162")
def test_unpredictable_leaves_another_action() -> None:
    """It has ambush."""
    t = unpredictable()

    t.answer("play 01162", "their die T02 1MD")

    assert "you: additional_action" == t.asked()
    assert [YOU] == [event.seat for event in t.events("actions_granted")]


@card("01162")
def test_unpredictable_can_be_played_with_empty_pools() -> None:
    """For the additional action alone."""
    t = Tabletop("T06", "T02", hand="01162")

    t.answer("play 01162")

    assert ("you: additional_action", []) == (t.asked(), t.events("dice_rolled"))
