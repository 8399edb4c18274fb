"""Awaiting Fate, more cards in play: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# A-Wing


@card("24064")
@pytest.mark.parametrize(("yours", "theirs", "rolled"), [(2, 0, 1), (1, 1, 0)])
def test_a_second_a_wing_rolls_the_die_of_the_first(yours: int, theirs: int, rolled: int) -> None:
    """Another one of yours; only its own die."""
    t = Tabletop("T01", "T02")
    for _ in range(yours):
        t.support("24064")
    for _ in range(theirs):
        t.support("24064", seat=THEM)
    t.support("T11")
    t.next_roll("24064", "1Sh")

    t.answer("use 24064")

    assert ("they: action", ["24064 1Sh"] * rolled) == (t.asked(), t.pool())
    assert 1 == t.events("ability_used")[0].amount


@card("24064")
def test_of_two_dice_on_an_a_wing_one_is_rolled() -> None:
    """If it is elite."""
    t = Tabletop("T01", "T02")
    t.support("24064")
    t.make_elite("24064")
    t.support("24064")

    t.answer("use 24064")
    t.choose(0)

    assert 1 == len(t.pool())


@card("24064")
def test_the_a_wing_has_ambush() -> None:
    """Another action follows."""
    t = Tabletop("T01", "T02", hand="24064")

    t.answer("play 24064")

    assert "you: additional_action" == t.asked()


# Hammerhead Corvette


def hammerhead() -> Tabletop:
    """The corvette, other supports, and dice in both pools."""
    t = Tabletop("T01", "T02 T06", deck="T31 T31 T31")
    t.support("24065")
    t.support("T12")
    t.support("T16", seat=THEM)
    t.upgrade("T22", on="T01")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    t.answer("use 24065")
    return t


@card("24065")
def test_the_corvette_rams_a_support() -> None:
    """Any other; it is discarded itself, and a card is drawn."""
    t = hammerhead()

    t.answer("either 0")
    assert ["T12", "their T16"] == t.options()
    t.answer("their T16")

    assert (["24065"], ["T16"], ["T31"]) == (t.discards(), t.discards(THEM), t.hand())
    assert 1 == t.events("ability_used")[0].amount


@card("24065")
def test_the_corvette_removes_two_dice() -> None:
    """Up to two, of either player."""
    t = hammerhead()

    t.answer("either 1")
    assert ["die T01 1R", "their die T02 1R", "their die T06 2RD", "stop"] == t.options()
    t.answer("their die T02 1R", "their die T06 2RD")

    assert (["T01 1R"], [], ["T31"]) == (t.pool(), t.pool(THEM), t.hand())


# Z-6 Rotary Blaster Cannon


@card("24095")
@pytest.mark.parametrize(("host", "asked"), [("T01", "you: may"), ("T03", "they: action")])
def test_a_trooper_may_roll_the_cannons_die(host: str, asked: str) -> None:
    """Having played it on one."""
    t = Tabletop("T01 T03", "T02", hand="24095")
    t.copy("T01").subtypes = ["trooper"]

    t.answer("play 24095", host)
    assert asked == t.asked()
    if asked == "you: may":
        assert 1 == len(t.events("card_played"))
        t.answer("yes")
        assert ["24095"] == [one.split()[0] for one in t.pool()]


@card("24095")
def test_the_cannons_die_need_not_be_rolled() -> None:
    """It stays on its card."""
    t = Tabletop("T01", "T02", hand="24095")
    t.copy("T01").subtypes = ["trooper"]

    t.answer("play 24095", "no")

    assert ("they: action", []) == (t.asked(), t.pool())


@card("24095")
def test_another_upgrade_rolls_no_cannon() -> None:
    """Only when the cannon itself is played."""
    t = Tabletop("T01", "T02", hand="T22")
    t.copy("T01").subtypes = ["trooper"]
    t.upgrade("24095", on="T01")

    t.answer("play T22", "no")

    assert "they: action" == t.asked()


@card("24095")
def test_the_cannon_hits_two_different_characters() -> None:
    """Two damage each, up to two of them; shields block."""
    t = Tabletop("T01 T03", "T02 T06")
    t.upgrade("24095", on="T01")
    t.copy("their T02").shields = 1
    t.show("24095", "Sp")

    t.answer("resolve special")
    assert ["T01", "T03", "their T02", "their T06", "stop"] == t.options()
    t.answer("their T02")
    assert ["their T06", "stop"] == t.options()
    t.answer("their T06")

    assert (1, 2) == (t.copy("their T02").damage, t.copy("their T06").damage)


# The Force


@card("24084")
def test_the_force_rerolls_a_die() -> None:
    """Any die, for an exhaustion."""
    t = Tabletop("T02", "T01")
    t.support("24084")
    t.show("T02", "1R")
    t.show("their T01", "1R")
    t.next_roll("their T01", "2RD")

    t.answer("use 24084")
    assert ["die T02 1R", "their die T01 1R"] == t.options()
    t.answer("their die T01 1R")

    assert (["T02 1R"], ["T01 2RD"]) == (t.pool(), t.pool(THEM))
    assert not t.copy("24084").ready
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("24084")
@pytest.mark.parametrize(("team", "ready"), [("T01", True), ("T02", False)])
def test_the_force_needs_a_blue_character_and_to_be_ready(team: str, ready: bool) -> None:
    """Their character and an upgrade do not count."""
    t = Tabletop(team, "T02")
    t.upgrade("T624", on=team)
    t.support("24084").ready = ready
    t.show(team, "1R")

    if "use 24084" in t.options():
        t.answer("use 24084")

    assert ([], ready) == (t.events("dice_rolled"), t.copy("24084").ready)


# Bygone Lightsaber


@card("24087")
@pytest.mark.parametrize(("subtype", "dealt"), [("jedi", 3), ("sith", 3), ("pilot", 2)])
def test_the_bygone_lightsaber_serves_jedi_and_sith(subtype: str, dealt: int) -> None:
    """Of the attached character; the damage can be blocked."""
    t = Tabletop("T01 T03", "T02")
    t.copy("T01").subtypes = [subtype]
    t.upgrade("24087", on="T01")
    t.copy("their T02").shields = 1
    t.show("24087", "Sp")

    t.answer("resolve special")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert dealt - 1 == t.copy("their T02").damage


@card("24087")
def test_the_bygone_lightsaber_has_redeploy() -> None:
    """It moves on when its character falls."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("24087", on="T01")
    t.copy("T01").damage = 9
    t.show("T03", "1MD")

    t.answer("resolve melee", "T01", "yes")

    assert t.copy("T03").ref == t.copy("24087").host
