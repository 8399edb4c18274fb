"""Awakenings, yellow neutral upgrades and supports: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Black Market


def market(hand: str, deck: str, resources: int = 2) -> Tabletop:
    """A Black Market showing its special, with this hand and this deck."""
    t = Tabletop("T06 T01", "T02", hand=hand, deck=deck, their_hand="T22", resources=resources)
    t.support("01064")
    t.discard_pile("T22")
    t.show("01064", "Sp")
    return t


@card("01064")
def test_the_black_market_draws_two_cards_and_may_play_an_upgrade_for_one_less() -> None:
    """From the hand, what was just drawn too, if it can be paid for; nothing but upgrades."""
    t = market(hand="T23 T31 T12", deck="T21 T33 T32")

    t.answer("resolve special")
    assert ("you: may", 5) == (t.asked(), len(t.hand()))
    t.answer("yes")
    assert ["card T23", "card T21"] == t.options()
    t.answer("card T23", "T01")

    assert (0, ["T31", "T12", "T21", "T33"]) == (t.resources(), t.hand())
    assert t.copy("T01").ref == t.copy("T23").host


@card("01064")
def test_the_black_market_need_not_be_used_to_play_anything() -> None:
    """The cards are drawn all the same."""
    t = market(hand="T23", deck="T21 T33 T32")

    t.answer("resolve special", "no")

    assert ("they: action", ["T23", "T21", "T33"]) == (t.asked(), t.hand())


@card("01064")
def test_the_black_market_plays_nothing_too_dear() -> None:
    """One less is all it takes off, and who is asked may find nothing to play."""
    t = market(hand="T23 T31", deck="", resources=1)

    t.answer("resolve special", "yes")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert (1, ["T23", "T31"]) == (t.resources(), t.hand())


@card("01064")
def test_the_black_market_gives_no_change() -> None:
    """An upgrade that costs nothing cannot cost less."""
    t = market(hand="T22", deck="")

    t.answer("resolve special", "yes", "card T22", "T06")

    assert (2, "they: action") == (t.resources(), t.asked())


# Jetpack


def jetpack() -> Tabletop:
    """A Jetpack showing its special, and dice that show melee damage and others."""
    t = Tabletop("T06 T01*2", "T02 T04")
    t.upgrade("01066", on="T06")
    t.show("01066", "Sp")
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "+1MD")
    t.show("their T04", "2RD")
    return t


@card("01066")
def test_the_jetpack_removes_a_melee_die_and_shields_its_character() -> None:
    """A die of either player; one shield."""
    t = jetpack()

    t.answer("resolve special")
    assert ["die T01 1MD", "their die T02 +1MD"] == t.options()
    t.answer("their die T02 +1MD")

    assert (["T01 1MD", "T01 1R"], ["T04 2RD"]) == (t.pool(), t.pool(THEM))
    assert (1, 0) == (t.copy("T06").shields, t.copy("T01").shields)


@card("01066")
def test_the_jetpack_gives_a_shield_even_without_a_melee_die() -> None:
    """The one does not depend on the other."""
    t = Tabletop("T06", "T02")
    t.upgrade("01066", on="T06")
    t.show("01066", "Sp")
    t.show("their T02", "2RD")

    t.answer("resolve special")

    assert ("they: action", 1, ["T02 2RD"]) == (t.asked(), t.copy("T06").shields, t.pool(THEM))


@card("01066")
def test_the_jetpack_removes_a_die_even_where_no_shield_fits() -> None:
    """Three are the most."""
    t = jetpack()
    t.copy("T06").shields = 3

    t.answer("resolve special", "die T01 1MD")

    assert (3, ["T01 1R"]) == (t.copy("T06").shields, t.pool())


# Thermal Detonator


def detonator() -> Tabletop:
    """A Thermal Detonator showing its special, against two characters and a support."""
    t = Tabletop("T06 T01", "T02 T04", resources=3)
    t.upgrade("01067", on="T01")
    t.support("T12", seat=THEM)
    t.show("01067", "Sp")
    return t


@card("01067")
def test_the_thermal_detonator_deals_three_damage_to_each_opposing_character() -> None:
    """Shields block it; the detonator is discarded, and your own side is unharmed."""
    t = detonator()
    t.copy("their T04").shields = 2

    t.answer("resolve special")

    assert (3, 1, 0) == tuple(t.copy(one).damage for one in ("their T02", "their T04", "T06"))
    assert (["T06", "T01"], ["01067"]) == (t.in_play(), t.discards())
    assert ("they: action", [], 3) == (t.asked(), t.pool(), t.resources())
    assert 2 == len(t.events("damage_dealt"))


@card("01067")
def test_the_thermal_detonator_needs_a_yellow_character_to_be_played() -> None:
    """To be spotted; it can then go on any character of yours."""
    t = Tabletop("T06 T01", "T02", hand="01067")

    t.answer("play 01067")

    assert ["T06", "T01"] == t.options()


@card("01067")
def test_the_thermal_detonator_cannot_be_played_without_a_yellow_character() -> None:
    """An opponent's is no help, nor a yellow card that is no character."""
    t = Tabletop("T01", "T06", hand="01067")
    t.support("01064")

    assert ["activate T01", "activate 01064", "reroll", "claim", "pass"] == t.options()


@card("01067")
@ruling("arh.faq.22")
def test_cunning_uses_an_opponents_thermal_detonator_against_them() -> None:
    """Their characters are dealt the damage and their upgrade is discarded."""
    t = Tabletop("T06", "T02")
    t.upgrade("01065", on="T06")
    t.upgrade("01067", on="their T02")
    t.show("01065", "Sp")

    t.answer("resolve special")

    assert (0, 3) == (t.copy("T06").damage, t.copy("their T02").damage)
    assert (["01067"], ["T06", "01065"]) == (t.discards(THEM), t.in_play())


# Infamous


def infamous(hand: str = "01162 01101 T22 T31") -> Tabletop:
    """Infamous in play, yellow cards and others in both hands."""
    t = Tabletop("T06", "T06", hand=hand, their_hand="01101")
    t.support("01163")
    return t


@card("01163")
def test_infamous_may_be_exhausted_to_give_a_yellow_card_ambush() -> None:
    """It is asked before the card is paid for, and the card leaves another action."""
    t = infamous()

    t.answer("play 01101")
    assert ("you: may", ["no", "yes"], 5) == (t.asked(), t.options(), t.resources())
    t.answer("yes")

    assert ("you: additional_action", 3) == (t.asked(), t.resources())
    assert (False, ["T06", "01163", "01101"]) == (t.copy("01163").ready, t.in_play())


@card("01163")
def test_infamous_gives_ambush_to_that_play_alone() -> None:
    """The card has the keyword no more once it has been played."""
    t = infamous()

    t.answer("play 01101", "yes")

    assert [] == t.state.lasting
    assert [1] == [event.amount for event in t.events("actions_granted")]


@card("01163")
def test_infamous_need_not_be_exhausted() -> None:
    """Then the card is played as usual."""
    t = infamous()

    t.answer("play 01101", "no")

    assert ("they: action", True) == (t.asked(), t.copy("01163").ready)


@card("01163")
def test_an_exhausted_infamous_gives_nothing() -> None:
    """Nothing is asked."""
    t = infamous()
    t.copy("01163").ready = False

    t.answer("play 01101")

    assert "they: action" == t.asked()


@card("01163")
def test_infamous_is_for_your_yellow_cards_only() -> None:
    """Not for a card of another colour, nor for an opponent's."""
    t = infamous()

    t.answer("play T31")
    assert "they: action" == t.asked()
    t.answer("play 01101")

    assert "you: action" == t.asked()


@card("01163")
def test_infamous_adds_nothing_to_a_card_that_has_ambush() -> None:
    """Ambush twice is ambush once."""
    t = infamous()

    t.answer("play 01162", "yes")
    assert "you: additional_action" == t.asked()
    t.answer("pass")

    assert "they: action" == t.asked()


@card("01163")
def test_infamous_does_nothing_for_itself() -> None:
    """It is not in play yet when it is played."""
    t = Tabletop("T06", hand="01163")

    t.answer("play 01163")

    assert "they: action" == t.asked()


@card("01163")
def test_infamous_waits_in_line_with_what_else_comes_before_the_payment() -> None:
    """Nothing is replaced, so its owner says which of the two comes first."""
    t = infamous()
    t.support("T405")

    t.answer("play 01162")

    assert ["first 01163", "first T405"] == t.options()


# Hunker Down


def hunkered(shields: int = 0) -> Tabletop:
    """Hunker Down on a character with so many shields, and an opponent's dice."""
    t = Tabletop("T06 T01", "T02*2")
    t.upgrade("01164", on="T06")
    t.copy("T06").shields = shields
    t.show("their T02", "1MD")
    t.show("their T02", "2RD")
    return t


@card("01164")
def test_hunker_down_is_exhausted_to_shield_its_character() -> None:
    """One shield, for that character alone."""
    t = hunkered()

    t.answer("use 01164")

    assert (1, 0) == (t.copy("T06").shields, t.copy("T01").shields)
    assert not t.copy("01164").ready


@card("01164")
def test_an_exhausted_hunker_down_gives_no_shield() -> None:
    """It has to be ready."""
    t = hunkered()
    t.copy("01164").ready = False

    t.answer("use 01164")

    assert ("they: action", 0) == (t.asked(), t.copy("T06").shields)


@card("01164")
def test_hunker_down_readied_again_can_be_used_again() -> None:
    """An action is not limited to one a round."""
    t = hunkered()

    t.answer("use 01164", "pass")
    t.copy("01164").ready = True
    t.answer("use 01164")

    assert 2 == t.copy("T06").shields


@card("01164")
def test_hunker_down_is_discarded_when_its_character_takes_melee_damage() -> None:
    """Some of it is enough."""
    t = hunkered()

    t.answer("pass", "resolve melee", "T06")

    assert (1, ["01164"]) == (t.copy("T06").damage, t.discards())
    taken, left = t.events("damage_taken")[-1].serial, t.events("left_play")[-1].serial
    assert taken < left


@card("01164")
def test_hunker_down_is_discarded_whoever_deals_the_melee_damage() -> None:
    """Your own die is as bad as an opponent's."""
    t = hunkered()
    t.show("T01", "1MD")

    t.answer("resolve melee", "T06")

    assert ["01164"] == t.discards()


@card("01164")
@ruling("arh.part8.takingdamage.04", "arh.clar.aw.11")
def test_hunker_down_stays_when_shields_block_all_the_melee_damage() -> None:
    """Damage that is blocked is not taken."""
    t = hunkered(shields=1)

    t.answer("pass", "resolve melee", "T06")

    assert (0, []) == (t.copy("T06").shields, t.discards())


@card("01164")
def test_hunker_down_stays_through_other_damage() -> None:
    """Ranged damage, and melee damage that somebody else takes."""
    t = hunkered()

    t.answer("pass", "resolve ranged", "T06", "pass", "resolve melee", "T01")

    assert (2, 1, []) == (t.copy("T06").damage, t.copy("T01").damage, t.discards())
