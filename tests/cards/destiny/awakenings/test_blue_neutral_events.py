"""Awakenings, blue neutral events: what each offers, and what it does."""

from dejarik.testing.table import THEM, Tabletop, card, ruling

# Disturbance in the Force


@card("01146")
def test_disturbance_in_the_force_rerolls_every_die() -> None:
    """
    Those of both players, at once and without a choice. It costs one.
    """
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
    """
    Empty pools stay empty.
    """
    t = Tabletop(hand="01146")

    t.answer("play 01146")

    assert ([], [], []) == (t.pool(), t.pool(THEM), t.events("dice_rolled"))


# Use the Force


@card("01149")
def test_use_the_force_turns_any_die_to_any_other_side() -> None:
    """
    A die of either player, just one. It costs one.
    """
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
    """
    It can be played, but an opponent's blue character or a blue upgrade does not help.
    """
    t = Tabletop("T01", "T02", hand="01149")
    t.upgrade("04030", on="T01")
    t.show("T01", "1R")

    t.answer("play 01149")

    assert ("they: action", ["T01 1R"], 4) == (t.asked(), t.pool(), t.resources())


@card("01149")
def test_use_the_force_does_nothing_without_a_die() -> None:
    """
    Dice on their cards cannot be turned.
    """
    t = Tabletop("T02", "T01", hand="01149")

    t.answer("play 01149")

    assert ("they: action", []) == (t.asked(), t.events("die_turned"))
