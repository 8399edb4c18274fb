"""Awakenings, yellow villain events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Armed to the Teeth


def armed(resources: int = 0) -> Tabletop:
    """Armed to the Teeth in hand; two yellow characters and a red one carry upgrades."""
    t = Tabletop("T06 T03 T01", "T06", hand="01093", resources=resources)
    t.upgrade("T21", on="T06")
    t.upgrade("T22", on="T06")
    t.downgrade("T310", on="T06", by=THEM)
    t.upgrade("T23", on="T03")
    t.upgrade("T24", on="T01")
    t.upgrade("01026", on="T01")
    t.upgrade("T25", on="their T06")
    return t


@card("01093")
def test_armed_to_the_teeth_discards_upgrades_of_one_yellow_character_of_yours() -> None:
    """As many as you like, upgrades and no downgrades; the damage is as much."""
    t = armed()
    t.copy("their T06").shields = 1

    t.answer("play 01093")
    assert ["T06", "T03"] == t.options()
    t.answer("T06")
    assert ["T21", "T22", "stop"] == t.options()
    t.answer("T21", "T22")
    assert ["T06", "T03", "T01", "their T06"] == t.options()
    t.answer("their T06")

    assert ["T21", "T22", "01093"] == t.discards()
    assert (0, 1) == (t.copy("their T06").shields, t.copy("their T06").damage)
    assert [2] == [event.amount for event in t.events("damage_dealt")]


@card("01093")
def test_armed_to_the_teeth_may_discard_a_single_upgrade() -> None:
    """The rest stays on its character."""
    t = armed()

    t.answer("play 01093", "T06", "T22", "stop", "their T06")

    assert (["T22", "01093"], 1) == (t.discards(), t.copy("their T06").damage)


@card("01093")
def test_armed_to_the_teeth_deals_nothing_for_nothing() -> None:
    """Any number may be none."""
    t = armed()

    t.answer("play 01093", "T06", "stop", "their T06")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("01093")
def test_armed_to_the_teeth_does_nothing_without_a_yellow_character() -> None:
    """An opponent's yellow character is no help."""
    t = Tabletop("T01", "T06", hand="01093")
    t.upgrade("T24", on="T01")
    t.upgrade("T25", on="their T06")

    t.answer("play 01093")

    assert ("they: action", ["01093"]) == (t.asked(), t.discards())
    assert [] == t.events("damage_dealt")


# Confiscation


def confiscation(resources: int) -> Tabletop:
    """Confiscation in hand, and upgrades of both players at several costs."""
    t = Tabletop("T06", "T02 T04", hand="01094", resources=resources)
    t.upgrade("T21", on="T06")
    t.upgrade("T22", on="their T02")  # for nothing
    t.upgrade("01025", on="their T02")  # for 2
    t.upgrade("T23", on="their T04")  # for 3
    t.support("T12", seat=THEM)
    return t


@card("01094")
def test_confiscation_returns_an_opponents_upgrade_for_its_cost() -> None:
    """One you can pay for; it goes to its owner's hand."""
    t = confiscation(2)

    t.answer("play 01094")
    assert ["their T22", "their 01025"] == t.options()
    t.answer("their 01025")

    assert (0, ["01025"]) == (t.resources(), t.hand(THEM))
    assert [2] == [event.amount for event in t.events("resources_spent")]
    assert ["T02", "T04", "T22", "T23", "T12"] == t.in_play(THEM)


@card("01094")
def test_confiscation_returns_an_upgrade_that_costs_nothing_for_nothing() -> None:
    """Nothing has to be spent."""
    t = confiscation(2)

    t.answer("play 01094", "their T22")

    assert (2, ["T22"]) == (t.resources(), t.hand(THEM))


@card("01094")
def test_confiscation_needs_an_upgrade_you_can_pay_for() -> None:
    """Otherwise it is played to no effect."""
    t = Tabletop("T06", "T02", hand="01094", resources=2)
    t.upgrade("T22", on="T06")
    t.upgrade("T23", on="their T02")

    t.answer("play 01094")

    assert ("they: action", 2, []) == (t.asked(), t.resources(), t.hand(THEM))
    assert ["01094"] == t.discards()


# Fight Dirty


def dirty(resources: int = 1) -> Tabletop:
    """Fight Dirty in hand, and dice of several colours in both pools."""
    t = Tabletop("T06*2 T01", "T03", hand="01095", resources=resources)
    t.upgrade("01026", on="T01")
    t.show("T06", "1MD")
    t.show("T06", "-")
    t.show("T01", "1R")
    t.show("01026", "+1RD")
    t.show("their T03", "1MD")
    return t


@card("01095")
def test_fight_dirty_removes_yellow_dice_of_yours_to_deal_as_much_damage() -> None:
    """Whatever they show; dice of other colours and an opponent's are not offered."""
    t = dirty()
    t.copy("their T03").shields = 1

    t.answer("play 01095")
    assert ["die T06 1MD", "die T06 -", "die 01026 +1RD", "stop"] == t.options()
    t.answer("die T06 -", "die 01026 +1RD", "stop")
    assert ["T06", "T01", "their T03"] == t.options()
    t.answer("their T03")

    assert (["T06 1MD", "T01 1R"], ["T03 1MD"]) == (t.pool(), t.pool(THEM))
    assert (0, 1) == (t.copy("their T03").shields, t.copy("their T03").damage)
    assert (0, ["01095"]) == (t.resources(), t.discards())


@card("01095")
def test_fight_dirty_deals_nothing_for_no_dice() -> None:
    """Any number may be none."""
    t = dirty()

    t.answer("play 01095", "stop", "their T03")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))
    assert 4 == len(t.pool())


@card("01095")
def test_fight_dirty_takes_as_many_dice_as_you_like() -> None:
    """All of them, for as much damage."""
    t = dirty()

    t.answer("play 01095", "die T06 1MD", "die T06 -", "die 01026 +1RD", "their T03")

    assert (["T01 1R"], 3) == (t.pool(), t.copy("their T03").damage)


@card("01095")
def test_fight_dirty_deals_nothing_where_a_die_stays() -> None:
    """The damage needs all the chosen dice to be removed."""
    t = Tabletop("T06", "T03", hand="01095")
    t.support("T75")
    t.support("01064")
    t.show("T06", "1MD")
    t.show("01064", "2F")

    t.answer("play 01095", "die T06 1MD", "die 01064 2F")

    assert ("they: action", 1) == (t.asked(), len(t.pool()))
    assert [] == t.events("damage_dealt")


# Go for the Kill


def kill() -> Tabletop:
    """Go for the Kill in hand, ranged dice and others, and a shielded opponent."""
    t = Tabletop("T06*2 T01", "T02", hand="01096", resources=0)
    t.show("T06", "2RD")
    t.show("T06", "1MD")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    t.copy("their T02").shields = 3
    return t


@card("01096")
def test_go_for_the_kill_resolves_a_ranged_die_of_yours_past_shields() -> None:
    """One die that shows ranged damage; the shields stay."""
    t = kill()

    t.answer("play 01096")
    assert ["die T06 2RD", "die T01 2RD"] == t.options()
    t.answer("die T06 2RD")
    assert ["T06", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (3, 2) == (t.copy("their T02").shields, t.copy("their T02").damage)
    assert ["T06 1MD", "T01 2RD"] == t.pool()
    assert [YOU] == [event.seat for event in t.events("die_resolved")]
    assert ["01096"] == t.discards()


@card("01096")
def test_go_for_the_kill_takes_the_dies_own_cost() -> None:
    """What the die costs is still to be paid."""
    t = Tabletop("T06", "T02", hand="01096", resources=1)
    t.upgrade("T21", on="T06")
    t.show("T21", "1RD1")

    t.answer("play 01096", "their T02")

    assert (0, 1) == (t.resources(), t.copy("their T02").damage)


@card("01096")
def test_go_for_the_kill_does_nothing_without_a_ranged_die_of_yours() -> None:
    """It may be played to no effect."""
    t = Tabletop("T06", "T02", hand="01096")
    t.show("T06", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 01096")

    assert ("they: action", ["T06 1MD"], ["T02 2RD"]) == (t.asked(), t.pool(), t.pool(THEM))


# He Doesn't Like You


def dislike() -> Tabletop:
    """He Doesn't Like You in hand, and two dice in either pool."""
    t = Tabletop("T06 T01", "T02 T04", hand="01097", resources=0)
    t.show("T06", "1MD")
    t.show("T01", "-")
    t.show("their T02", "2RD")
    t.show("their T04", "1Sh")
    return t


@card("01097")
def test_he_doesnt_like_you_trades_a_die_of_yours_for_an_opponents() -> None:
    """Any of yours, any of theirs, for nothing else."""
    t = dislike()

    t.answer("play 01097")
    assert ["die T06 1MD", "die T01 -"] == t.options()
    t.answer("die T01 -")
    assert ["their die T02 2RD", "their die T04 1Sh"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T06 1MD"], ["T04 1Sh"]) == (t.pool(), t.pool(THEM))
    assert ["01097"] == t.discards()


@card("01097")
def test_he_doesnt_like_you_removes_nothing_without_a_die_of_yours() -> None:
    """There is nothing to trade."""
    t = Tabletop("T06", "T02", hand="01097")
    t.show("their T02", "2RD")

    t.answer("play 01097")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("01097")
def test_he_doesnt_like_you_costs_your_die_even_where_an_opponent_has_none() -> None:
    """What is paid is gone."""
    t = Tabletop("T06", "T02", hand="01097")
    t.show("T06", "1MD")

    t.answer("play 01097")

    assert ("they: action", []) == (t.asked(), t.pool())


# Lying in Wait


def waiting(hand: str, their_hand: str) -> Tabletop:
    """Lying in Wait in hand beside these, against this hand."""
    t = Tabletop("T06", "T02", hand=f"01098 {hand}", their_hand=their_hand, resources=1)
    t.discard_pile("T35", seat=THEM)
    t.discard_pile("T36", "T36")
    return t


@card("01098")
def test_lying_in_wait_makes_an_opponent_discard_down_to_your_hand() -> None:
    """They choose which; the event itself is in your hand no more. It costs one."""
    t = waiting("T31", "T32 T33 T34")

    t.answer("play 01098")
    assert "they: choose" == t.asked()
    assert ["their card T32", "their card T33"] == t.options()
    t.answer("their card T32", "their card T34")

    assert (["T33"], ["T35", "T32", "T34"]) == (t.hand(THEM), t.discards(THEM))
    assert (["T31"], ["T36", "T36", "01098"], 0) == (t.hand(), t.discards(), t.resources())


@card("01098")
def test_lying_in_wait_empties_a_hand_when_yours_is_empty() -> None:
    """Nothing is left."""
    t = waiting("", "T32 T33")

    t.answer("play 01098", "their card T32", "their card T33")

    assert ("they: action", []) == (t.asked(), t.hand(THEM))


@card("01098")
def test_lying_in_wait_does_nothing_to_a_hand_no_larger_than_yours() -> None:
    """Nobody is asked anything."""
    t = waiting("T31 T31", "T32 T33")

    t.answer("play 01098")

    assert ("they: action", ["T32", "T33"]) == (t.asked(), t.hand(THEM))
    assert ["T31", "T31"] == t.hand()
