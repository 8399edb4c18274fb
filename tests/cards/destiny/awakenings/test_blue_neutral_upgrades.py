"""Awakenings, blue neutral upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Force Throw


def force_throw() -> Tabletop:
    """The upgrade's die shows its special; dice of both players."""
    t = Tabletop("T02 T01", "T03 T07")
    t.upgrade("01057", on="T02")
    t.show("01057", "Sp")
    t.show("T01", "1MD")
    t.show("their T03", "2RD")
    t.show("their T07", "Sp")
    return t


@card("01057")
def test_force_throw_goes_on_a_blue_character_only() -> None:
    """Three resources, and no other colour."""
    t = Tabletop("T02 T01 T04", "T02", hand="01057", resources=3)

    t.answer("play 01057")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (t.copy("T02").ref, 0) == (t.copy("01057").host, t.resources())


@card("01057")
def test_force_throw_removes_a_die_to_deal_its_value() -> None:
    """Any die of either player, then any character; the damage has no type."""
    t = force_throw()

    t.answer("resolve special")
    assert [
        "die 01057 Sp",
        "die T01 1MD",
        "their die T03 2RD",
        "their die T07 Sp",
    ] == t.options()
    t.answer("their die T03 2RD")
    assert ["T02", "T01", "their T03", "their T07"] == t.options()
    t.answer("their T03")

    assert (2, ["T07 Sp"]) == (t.copy("their T03").damage, t.pool(THEM))
    assert (["T01 1MD"], 1) == (t.pool(), len(t.events("die_removed")))
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("01057")
def test_force_throw_deals_nothing_for_a_special() -> None:
    """It has no value; the die is removed all the same."""
    t = force_throw()

    t.answer("resolve special", "their die T07 Sp", "their T03")

    assert ([], ["T03 2RD"]) == (t.events("damage_dealt"), t.pool(THEM))


@card("01057")
def test_force_throws_damage_is_blocked_by_shields() -> None:
    """One of two."""
    t = force_throw()
    t.copy("their T03").shields = 1

    t.answer("resolve special", "their die T03 2RD", "their T03")

    assert (0, 1) == (t.copy("their T03").shields, t.copy("their T03").damage)


@card("01057")
def test_force_throw_without_another_die_removes_its_own() -> None:
    """Its die is still in the pool while its special resolves, and worth nothing."""
    t = Tabletop("T02", "T03")
    t.upgrade("01057", on="T02")
    t.show("01057", "Sp")

    t.answer("resolve special", "their T03")

    assert ([], []) == (t.pool(), t.events("damage_dealt"))
    assert 1 == len(t.events("die_removed"))


# Force Training


def force_training() -> Tabletop:
    """The upgrade's die shows its special."""
    t = Tabletop("T01", "T03", resources=0)
    t.upgrade("01058", on="T01")
    t.support("T12")
    t.show("01058", "Sp")
    return t


@card("01058")
def test_force_training_is_played_only_by_who_can_spot_a_blue_character() -> None:
    """It may go on any character, but without a blue one of yours it cannot be played."""
    t = Tabletop("T02 T01", "T03", hand="01058", resources=2)
    t.answer("play 01058")
    assert ["T02", "T01"] == t.options()
    t.answer("T01")
    assert 0 == t.resources()

    without = Tabletop("T01", "T02", hand="01058")
    without.upgrade("04030", on="T01")
    assert ["activate T01", "reroll", "claim", "pass"] == without.options()


@card("01058")
@ruling("arh.clar.aw.09")
def test_force_training_lets_you_choose_two_different_ones() -> None:
    """Both are chosen first; what is chosen once is not offered again."""
    t = force_training()

    t.answer("resolve special")
    assert ("you: either", ["either 0", "either 1", "either 2"]) == (t.asked(), t.options())
    t.answer("either 1")
    assert (["either 0", "either 2"], 0) == (t.options(), t.resources())
    t.answer("back", "either 2", "either 0")
    assert ["T01", "their T03"] == t.options()
    t.answer("their T03")
    assert (1, ["T01", "their T03"]) == (t.copy("their T03").shields, t.options())
    t.answer("their T03")

    assert (0, 0) == (t.copy("their T03").shields, t.copy("their T03").damage)
    assert ("they: action", 0, []) == (t.asked(), t.resources(), t.pool())


@card("01058")
def test_force_training_does_what_is_chosen_in_that_order() -> None:
    """First the damage, then a shield for who was damaged."""
    t = force_training()

    t.answer("resolve special", "either 0", "either 2", "their T03", "their T03")

    assert (1, 1) == (t.copy("their T03").shields, t.copy("their T03").damage)


@card("01058")
def test_force_training_gains_a_resource_and_deals_a_damage() -> None:
    """The damage can be blocked."""
    t = force_training()
    t.copy("their T03").shields = 2

    t.answer("resolve special", "either 1", "either 0", "their T03")

    assert (1, 0, 1) == (t.copy("their T03").shields, t.copy("their T03").damage, t.resources())


# Lightsaber


@card("01059")
def test_lightsaber_deals_two_damage_that_cannot_be_blocked() -> None:
    """To any character; shields stay."""
    t = Tabletop("T01", "T02")
    t.upgrade("01059", on="T01")
    t.show("01059", "Sp")
    t.copy("their T02").shields = 2

    t.answer("resolve special")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("01059")
def test_lightsaber_goes_on_any_character() -> None:
    """Of any colour, for three resources."""
    t = Tabletop("T01 T02", "T03", hand="01059", resources=3)

    t.answer("play 01059")
    assert ["T01", "T02"] == t.options()
    t.answer("T01")

    assert 0 == t.resources()


@card("01059")
def test_lightsaber_may_redeploy() -> None:
    """Its character falls, and it goes on to another one of yours."""
    t = Tabletop("T07 T02", "T03")
    t.upgrade("01059", on="T07")
    t.show("their T03", "1MD")

    t.answer("pass", "resolve melee", "T07")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert t.copy("T02").ref == t.copy("01059").host


# Mind Probe


def mind_probe(hand: str = "T31 T32 T33") -> Tabletop:
    """The upgrade's die shows its special; the opponent holds some cards."""
    t = Tabletop("T02", "T01 T03", hand="T31", their_hand=hand)
    t.support("T12", seat=THEM)
    t.discard_pile("T34", seat=THEM)
    t.upgrade("01060", on="T02")
    t.show("01060", "Sp")
    return t


@card("01060")
def test_mind_probe_goes_on_a_blue_character_only() -> None:
    """Four resources, and no other colour."""
    t = Tabletop("T02 T01 T04", "T02", hand="01060", resources=4)

    t.answer("play 01060")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (t.copy("T02").ref, 0) == (t.copy("01060").host, t.resources())


@card("01060")
def test_mind_probe_deals_a_damage_for_each_card_in_the_opponents_hand() -> None:
    """To one of their characters; your own hand does not count, and shields block."""
    t = mind_probe()
    t.copy("their T03").shields = 1

    t.answer("resolve special")
    assert ["their T01", "their T03"] == t.options()
    t.answer("their T03")

    assert (2, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert ["T31", "T32", "T33"] == t.hand(THEM)


@card("01060")
def test_mind_probe_deals_nothing_for_an_empty_hand() -> None:
    """No cards, no damage."""
    t = mind_probe(hand="")

    t.answer("resolve special", "their T01")

    assert ([], []) == (t.pool(), t.events("damage_dealt"))
