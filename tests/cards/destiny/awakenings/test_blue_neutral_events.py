"""Awakenings, blue neutral events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Deflect


def deflect(side: str = "1RD1") -> Tabletop:
    """Deflect in hand, dice of both players, some showing ranged damage."""
    t = Tabletop("T02", "T01 T03", hand="01145", resources=1)
    t.upgrade("T21", on="their T01")
    t.show("T02", "2RD")
    t.show("their T01", "1MD")
    t.show("their T21", side)
    return t


@card("01145")
def test_deflect_removes_a_ranged_die_and_deals_half_of_it() -> None:
    """Of either player; two become one. It costs one."""
    t = deflect()

    t.answer("play 01145")
    assert ["die T02 2RD", "their die T21 1RD1"] == t.options()
    t.answer("die T02 2RD")
    assert ["T02", "their T01", "their T03"] == t.options()
    t.answer("their T03")

    assert (1, []) == (t.copy("their T03").damage, t.pool())
    assert (["T01 1MD", "T21 1RD1"], 0) == (t.pool(THEM), t.resources())


@card("01145")
def test_deflect_rounds_up() -> None:
    """Half of one is one."""
    t = deflect()

    t.answer("play 01145", "their die T21 1RD1", "their T03")

    assert (1, ["T01 1MD"]) == (t.copy("their T03").damage, t.pool(THEM))


@card("01145")
def test_deflect_halves_the_value_the_die_had_in_its_pool() -> None:
    """A support of theirs makes two into three, of which half is two."""
    t = Tabletop("T02", "T01 T03", hand="01145")
    t.support("T207", seat=THEM)
    t.show("their T01", "2RD")

    t.answer("play 01145", "their T03")

    assert (2, []) == (t.copy("their T03").damage, t.pool(THEM))


@card("01145")
def test_deflect_takes_a_modifier_for_what_it_shows() -> None:
    """Plus two is worth two, of which half is one."""
    t = deflect(side="+2RD")

    t.answer("play 01145", "their die T21 +2RD", "their T03")

    assert (1, ["T01 1MD"]) == (t.copy("their T03").damage, t.pool(THEM))


@card("01145")
@ruling("arh.part6.damage.07")
def test_deflects_damage_is_no_ranged_damage_and_can_be_blocked() -> None:
    """It has no type."""
    t = deflect()
    t.copy("their T03").shields = 1

    t.answer("play 01145", "die T02 2RD", "their T03")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("01145")
def test_deflect_does_nothing_without_a_blue_character() -> None:
    """It can be played, but an opponent's blue character or a blue upgrade does not help."""
    t = Tabletop("T01", "T02", hand="01145")
    t.upgrade("04030", on="T01")
    t.show("their T02", "2RD")

    t.answer("play 01145")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("01145")
def test_deflect_deals_nothing_without_a_ranged_die() -> None:
    """Nothing is removed, so there is no damage to halve."""
    t = Tabletop("T02", "T01", hand="01145")
    t.show("their T01", "1MD")

    t.answer("play 01145", "their T01")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool(THEM))
    assert [] == t.events("damage_dealt")


# Disturbance in the Force


@card("01146")
def test_disturbance_in_the_force_rerolls_every_die() -> None:
    """Those of both players, at once and without a choice. It costs one."""
    t = Tabletop("T01", "T02", hand="01146", resources=1)
    t.support("T13", seat=THEM)
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T13", "2R")
    t.next_roll("T01", "1R")
    t.next_roll("their T02", "-")
    t.next_roll("their T13", "1F")

    t.answer("play 01146")

    assert (["T01 1R"], ["T02 -", "T13 1F"]) == (t.pool(), t.pool(THEM))
    assert ("they: action", 0, 1) == (t.asked(), t.resources(), len(t.events("dice_rolled")))


@card("01146")
def test_disturbance_in_the_force_rolls_no_dice_from_their_cards() -> None:
    """Empty pools stay empty."""
    t = Tabletop(hand="01146")

    t.answer("play 01146")

    assert ([], [], []) == (t.pool(), t.pool(THEM), t.events("dice_rolled"))


# The Power of the Force


def power_of_the_force(upgrades: str = "04008 04030") -> Tabletop:
    """The event in hand; blue and other upgrades in play, dice of both players."""
    t = Tabletop("T02 T01*2", "T04", hand="01148", resources=1)
    for code in upgrades.split():
        t.upgrade(code, on="T02")
    t.upgrade("T21", on="T01")
    t.upgrade("04007", on="their T04")
    t.support("01150")
    t.show("T01", "1R")
    t.show("T01", "-")
    t.show("T02", "1MD")
    t.show("their T04", "1R")
    return t


@card("01148")
def test_the_power_of_the_force_resolves_a_die_for_your_blue_upgrades() -> None:
    """Two of them: no other colours, no supports, none of theirs. No blank; it costs one."""
    t = power_of_the_force()

    t.answer("play 01148")
    assert ["die T01 1R", "die T02 1MD"] == t.options()
    t.answer("die T01 1R")

    assert ("they: action", 2) == (t.asked(), t.resources())
    assert (["T01 -", "T02 1MD"], ["T04 1R"]) == (t.pool(), t.pool(THEM))


@card("01148")
def test_the_power_of_the_forces_damage_can_be_blocked() -> None:
    """One of two."""
    t = power_of_the_force()
    t.copy("their T04").shields = 1

    t.answer("play 01148", "die T02 1MD", "their T04")

    assert (0, 1) == (t.copy("their T04").shields, t.copy("their T04").damage)


@card("01148")
def test_the_power_of_the_force_makes_a_die_worth_nothing_without_blue_upgrades() -> None:
    """What is printed on it does not count."""
    t = power_of_the_force(upgrades="")

    t.answer("play 01148", "die T01 1R")

    assert (0, ["T01 -", "T02 1MD"]) == (t.resources(), t.pool())


@card("01148")
def test_the_power_of_the_force_lets_increases_come_on_top() -> None:
    """A support that makes your dice worth one more does so here as well."""
    t = power_of_the_force()
    t.support("T207")

    t.answer("play 01148", "die T01 1R")

    assert 3 == t.resources()


@card("01148")
def test_the_power_of_the_force_waives_no_cost_of_the_die() -> None:
    """With nothing left to pay for its side the die stays."""
    t = Tabletop("T02", "T04", hand="01148", resources=1)
    t.upgrade("04008", on="T02")
    t.support("T70")
    t.show("T70", "2R1")

    t.answer("play 01148")

    assert ("they: action", ["T70 2R1"], 0) == (t.asked(), t.pool(), t.resources())


@card("01148")
def test_the_power_of_the_force_does_nothing_without_a_die_of_yours() -> None:
    """An opponent's is not yours."""
    t = Tabletop(hand="01148")
    t.show("their T02", "1R")

    t.answer("play 01148")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


# Use the Force


@card("01149")
def test_use_the_force_turns_any_die_to_any_other_side() -> None:
    """A die of either player, just one. It costs one."""
    t = Tabletop("T02", "T01", hand="01149", resources=1)
    t.show("T02", "1R")
    t.show("their T01", "2RD")

    t.answer("play 01149")
    assert ["die T02 1R", "their die T01 2RD"] == t.options()
    t.answer("their die T01 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD", "-"] == t.options()
    t.answer("-")

    assert (["T02 1R"], ["T01 -"], 0) == (t.pool(), t.pool(THEM), t.resources())


@card("01149")
@ruling("arh.part8.spotting.02")
def test_use_the_force_does_nothing_without_a_blue_character() -> None:
    """It can be played, but an opponent's blue character or a blue upgrade does not help."""
    t = Tabletop("T01", "T02", hand="01149")
    t.upgrade("04030", on="T01")
    t.show("T01", "1R")

    t.answer("play 01149")

    assert ("they: action", ["T01 1R"], 4) == (t.asked(), t.pool(), t.resources())


@card("01149")
def test_use_the_force_does_nothing_without_a_die() -> None:
    """Dice on their cards cannot be turned."""
    t = Tabletop("T02", "T01", hand="01149")

    t.answer("play 01149")

    assert ("they: action", []) == (t.asked(), t.events("die_turned"))
