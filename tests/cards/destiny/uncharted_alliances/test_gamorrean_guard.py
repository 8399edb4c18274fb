"""Gamorrean Guard: a support that is dealt damage as if it were a character."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


def guarded(hand: str = "") -> Tabletop:
    """A guard of yours among two characters and another support of yours."""
    t = Tabletop("T01 T03", "T02", hand=hand, their_hand=hand)
    t.support("25011")
    t.support("T12")
    return t


@card("25011")
@pytest.mark.parametrize(("side", "action"), [("1MD", "melee"), ("2RD", "ranged")])
def test_dice_strike_the_guard_as_they_strike_characters(side: str, action: str) -> None:
    """Whosever they are, melee or ranged; and no other support."""
    t = guarded()
    t.show("their T02", side)
    t.pass_turn()

    t.answer(f"resolve {action}")
    assert ["T01", "T03", "their T02", "25011"] == t.options()
    t.answer("25011")

    assert int(side[0]) == t.copy("25011").damage


@card("25011")
@ruling("arh.golden.01")
def test_three_damage_discard_the_guard() -> None:
    """It takes no more than that, and less leaves it there; it is not defeated."""
    t = guarded()
    t.show("T01", "2RD")
    t.show("T03", "2RD")

    t.answer("resolve ranged", "die T01 2RD", "25011")
    assert (2, ["T01", "T03", "25011", "T12"]) == (t.copy("25011").damage, t.in_play())
    t.answer("die T03 2RD", "25011")

    assert (["T01", "T03", "T12"], ["25011"]) == (t.in_play(), t.discards())
    assert [2, 1] == [event.amount for event in t.events("damage_taken")]
    assert [] == t.events("defeated")


@card("25011")
def test_damage_of_a_card_may_go_to_the_guard() -> None:
    """Two damage by an event, to any character or the guard."""
    t = guarded("T39")

    t.answer("play T39")
    assert ["T01", "T03", "25011", "their T02"] == t.options()
    t.answer("25011")

    assert 2 == t.copy("25011").damage


@card("25011")
def test_what_strikes_each_character_strikes_the_guard() -> None:
    """It is among them."""
    t = guarded()
    t.upgrade("T71", on="their T02")
    t.show("their T71", "Sp")
    t.pass_turn()

    t.answer("resolve special")

    assert [2, 2, 2, 0] == [t.copy(one).damage for one in ("T01", "T03", "25011", "T12")]


@card("25011")
def test_indirect_damage_may_be_spread_over_the_guard() -> None:
    """No more than its three health has room for."""
    t = guarded()
    t.copy("25011").damage = 2
    t.support("T14", THEM)
    t.show("their T14", "2ID")
    t.pass_turn()

    t.answer("resolve indirect")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")
    assert ["T03", "25011"] == t.options()
    t.answer("25011")

    assert (["T01", "T03", "T12"], ["25011"]) == (t.in_play(), t.discards())


@card("25011")
def test_damage_that_is_distributed_may_go_to_the_guard() -> None:
    """As it may go to characters, one piece here and one there."""
    t = guarded()
    t.upgrade("01008", on="their T02")
    t.show("their 01008", "Sp")
    t.pass_turn()

    t.answer("resolve special")
    assert ["T01", "T03", "25011"] == t.options()
    t.answer("T01", "25011")

    assert (1, 0, 1) == (t.copy("T01").damage, t.copy("T03").damage, t.copy("25011").damage)


@card("25011")
def test_what_is_no_damage_leaves_the_guard_alone() -> None:
    """Shields go to characters only."""
    t = guarded()
    t.show("T01", "1Sh")

    t.answer("resolve shield")

    assert ["T01", "T03", "their T02"] == t.options()


@card("25011")
@ruling("arh.part7.guardian.01")
def test_the_guard_takes_on_a_die() -> None:
    """After it is activated, one die of an opponent that shows damage, for its value."""
    t = guarded()
    t.show("their T02", "2RD")
    t.next_roll("25011", "1Dr")

    t.answer("activate 25011")
    assert ["their die T02 2RD", "stop"] == t.options()
    t.answer("their die T02 2RD")

    assert (2, ["25011 1Dr"], []) == (t.copy("25011").damage, t.pool(), t.pool(THEM))


@card("25011")
def test_another_support_takes_no_damage() -> None:
    """A card that puts it there finds it takes none."""
    t = Tabletop("T01", "T02", hand="T39")
    t.support("T12")

    t.answer("play T39")

    assert ["T01", "their T02"] == t.options()
