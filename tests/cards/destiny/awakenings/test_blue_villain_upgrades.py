"""Awakenings, blue villain upgrades: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Force Choke


def force_choke() -> Tabletop:
    """The upgrade's die shows its special; characters with dice and upgrades on both sides."""
    t = Tabletop("T02 T01", "T03 T06")
    t.upgrade("01013", on="T02")
    t.upgrade("T21", on="their T03")
    t.upgrade("T26", on="their T06")
    t.show("01013", "Sp")
    t.show("T02", "1R")
    t.show("their T03", "2RD")
    t.show("their T06", "1R")
    t.show("their T21", "1MD")
    t.show("their T26", "1RD")
    return t


@card("01013")
def test_force_choke_goes_on_a_blue_character_only() -> None:
    """Two resources, and no other colour."""
    t = Tabletop("T02 T01 T04", "T02", hand="01013", resources=2)

    t.answer("play 01013")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (t.copy("T02").ref, 0) == (t.copy("01013").host, t.resources())


@card("01013")
def test_force_choke_deals_an_unblockable_damage_and_may_turn_a_die() -> None:
    """To any character but the attached one; then a die of that character or its upgrades."""
    t = force_choke()
    t.copy("their T03").shields = 1

    t.answer("resolve special")
    assert ["T01", "their T03", "their T06"] == t.options()
    t.answer("their T03")
    assert (1, 1) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their die T03 2RD", "their die T21 1MD"] == t.options()
    t.answer("their die T21 1MD")
    assert ["1RD1", "+2RD", "1R", "Sp", "-"] == t.options()
    t.answer("-")

    assert ["T03 2RD", "T06 1R", "T21 -", "T26 1RD"] == t.pool(THEM)


@card("01013")
def test_force_choke_may_turn_a_die_of_yours() -> None:
    """If it is your own character that is choked."""
    t = force_choke()
    t.show("T01", "1MD")

    t.answer("resolve special", "T01", "yes", "2RD")

    assert ["T02 1R", "T01 2RD"] == t.pool()


@card("01013")
def test_force_choke_need_not_turn_a_die() -> None:
    """The damage stays."""
    t = force_choke()

    t.answer("resolve special", "their T03", "no")

    assert (1, []) == (t.copy("their T03").damage, t.events("die_turned"))


@card("01013")
def test_force_choke_asks_nothing_about_a_character_without_dice_in_a_pool() -> None:
    """There is nothing to turn."""
    t = force_choke()

    t.answer("resolve special", "T01")

    assert ("they: action", 1) == (t.asked(), t.copy("T01").damage)


@card("01013")
def test_force_choke_turns_no_die_of_a_character_it_defeats() -> None:
    """Its dice have left with it."""
    t = Tabletop("T02", "T07 T03")
    t.upgrade("01013", on="T02")
    t.show("01013", "Sp")
    t.show("their T07", "3MD")

    t.answer("resolve special", "their T07")

    assert ("they: action", ["T03"]) == (t.asked(), t.in_play(THEM))


# Immobilize


def immobilize(side: str = "1R") -> Tabletop:
    """The upgrade with its die in your pool, and dice of both players."""
    t = Tabletop("T02 T01", "T03")
    t.upgrade("01014", on="T02")
    t.show("01014", side)
    t.show("T01", "1MD")
    t.show("their T03", "2RD")
    return t


@card("01014")
def test_immobilize_goes_on_a_blue_character_only() -> None:
    """Two resources, and no other colour."""
    t = Tabletop("T02 T01 T04", "T02", hand="01014", resources=2)

    t.answer("play 01014")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (t.copy("T02").ref, 0) == (t.copy("01014").host, t.resources())


@card("01014")
def test_immobilize_removes_its_die_to_turn_any_die_to_a_blank() -> None:
    """Whatever its die shows; then a die of either player."""
    t = immobilize()

    t.answer("use 01014")
    assert ["die T01 1MD", "their die T03 2RD"] == t.options()
    t.answer("their die T03 2RD")

    assert (["T01 1MD"], ["T03 -"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", 1) == (t.asked(), len(t.events("die_removed")))
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("01014")
def test_immobilize_turns_nothing_without_its_die() -> None:
    """The die on its card cannot be removed, and no other die stands in for it."""
    t = Tabletop("T02", "T03")
    t.upgrade("01014", on="T02")
    t.show("T02", "1MD")
    t.show("their T03", "2RD")

    t.answer("use 01014")

    assert ("they: action", ["T02 1MD"], ["T03 2RD"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("01014")
def test_immobilize_does_not_remove_the_die_of_another_copy() -> None:
    """The second one has no die in the pool, so its action turns nothing."""
    t = immobilize()
    t.upgrade("01014", on="T01")
    uses = [place for place, one in enumerate(t.options()) if one == "use 01014"]

    t.choose(uses[1])

    assert ("they: action", ["01014 1R", "T01 1MD"]) == (t.asked(), t.pool())


@card("01014")
def test_immobilize_removes_one_of_two_dice_of_its_own() -> None:
    """Made elite it has two, and you choose which one goes."""
    t = immobilize()
    t.make_elite("01014")
    t.show("01014", "1Sh")

    t.answer("use 01014")
    assert ["die 01014 1R", "die 01014 1Sh"] == t.options()
    t.answer("die 01014 1Sh", "die 01014 1R")

    assert ["01014 -", "T01 1MD"] == t.pool()


# Kylo Ren's Lightsaber


def kylo_rens_lightsaber(shields: int) -> Tabletop:
    """The upgrade's die shows its special, and would roll a shield."""
    t = Tabletop("T02", "T03 T06")
    t.upgrade("01015", on="T02")
    t.show("01015", "Sp")
    t.next_roll("01015", "1Sh")
    t.copy("their T03").shields = shields
    return t


@card("01015")
def test_kylo_rens_lightsaber_goes_on_a_blue_character_only() -> None:
    """Three resources, and no other colour."""
    t = Tabletop("T02 T01 T04", "T02", hand="01015", resources=3)

    t.answer("play 01015")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")

    assert (t.copy("T02").ref, 0) == (t.copy("01015").host, t.resources())


@card("01015")
def test_kylo_rens_lightsaber_deals_two_damage() -> None:
    """To any character; without a shield the die goes back to its card."""
    t = kylo_rens_lightsaber(shields=0)

    t.answer("resolve special")
    assert ["T02", "their T03", "their T06"] == t.options()
    t.answer("their T03")

    assert ("they: action", 2, []) == (t.asked(), t.copy("their T03").damage, t.pool())


@card("01015")
def test_kylo_rens_lightsaber_is_rerolled_if_a_shield_blocks_any_of_its_damage() -> None:
    """One of two is enough; the die stays in the pool, and nobody removes it."""
    t = kylo_rens_lightsaber(shields=1)

    t.answer("resolve special", "their T03")

    assert (1, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert (["01015 1Sh"], []) == (t.pool(), t.events("die_removed"))


@card("01015")
def test_kylo_rens_lightsaber_is_rerolled_if_shields_block_all_of_it() -> None:
    """A shield may be left."""
    t = kylo_rens_lightsaber(shields=3)

    t.answer("resolve special", "their T03")

    assert (0, 1) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert ["01015 1Sh"] == t.pool()


@card("01015")
def test_kylo_rens_lightsaber_minds_only_the_shields_its_damage_meets() -> None:
    """Those of somebody else do not count."""
    t = kylo_rens_lightsaber(shields=1)

    t.answer("resolve special", "their T06")

    assert (2, []) == (t.copy("their T06").damage, t.pool())


@card("01015")
def test_kylo_rens_lightsaber_does_not_mind_what_blocks_but_shields() -> None:
    """A support that blocks both leaves the die to its card."""
    t = kylo_rens_lightsaber(shields=0)
    t.support("T506", seat=THEM)

    t.answer("resolve special", "their T03", "yes")

    assert (0, []) == (t.copy("their T03").damage, t.pool())


@card("01015")
def test_kylo_rens_lightsaber_is_rerolled_if_shields_block_among_others() -> None:
    """The support blocks two of two, but the shields were first."""
    t = kylo_rens_lightsaber(shields=1)
    t.support("T506", seat=THEM)

    t.answer("resolve special", "their T03", "first their T03", "yes")

    assert (0, ["01015 1Sh"]) == (t.copy("their T03").damage, t.pool())


# Hidden in Shadow


def hidden_in_shadow(shields: int = 0) -> Tabletop:
    """The upgrade on one of two characters."""
    t = Tabletop("T01 T02", "T03")
    t.upgrade("01090", on="T01")
    t.copy("T01").shields = shields
    return t


@card("01090")
def test_hidden_in_shadow_is_exhausted_to_shield_its_character() -> None:
    """One shield, for the attached character alone."""
    t = hidden_in_shadow()

    t.answer("use 01090")

    assert (1, 0, 0) == tuple(t.copy(one).shields for one in ("T01", "T02", "their T03"))
    assert ("they: action", False) == (t.asked(), t.copy("01090").ready)
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("01090")
def test_hidden_in_shadow_does_nothing_for_a_character_with_a_shield() -> None:
    """Neither the shield nor the exhausting."""
    t = hidden_in_shadow(shields=1)

    t.answer("use 01090")

    assert ("they: action", 1, True) == (t.asked(), t.copy("T01").shields, t.copy("01090").ready)


@card("01090")
def test_hidden_in_shadow_looks_only_at_its_own_character() -> None:
    """Shields on others do not matter."""
    t = hidden_in_shadow()
    t.copy("T02").shields = 1

    t.answer("use 01090")

    assert 1 == t.copy("T01").shields


@card("01090")
def test_hidden_in_shadow_cannot_be_used_while_exhausted() -> None:
    """There is nothing to exhaust."""
    t = hidden_in_shadow()
    t.copy("01090").ready = False

    t.answer("use 01090")

    assert ("they: action", 0) == (t.asked(), t.copy("T01").shields)


@card("01090")
def test_hidden_in_shadow_goes_on_any_character() -> None:
    """It has no die and costs one."""
    t = Tabletop("T01 T02", "T03", hand="01090", resources=1)

    t.answer("play 01090")
    assert ["T01", "T02"] == t.options()
    t.answer("T01")

    assert (0, []) == (t.resources(), t.copy("01090").dice)
