"""Aldhani Outpost: melee and ranged damage go there as to a character."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


def besieged(damage: int = 0, hand: str = "") -> Tabletop:
    """An outpost of the opponent's with damage on it, beside another support of theirs."""
    t = Tabletop("T01 T03", "T02", hand=hand)
    t.support("23023", THEM).damage = damage
    t.support("T12", THEM)
    return t


@card("23023")
@pytest.mark.parametrize(("side", "action"), [("1MD", "melee"), ("2RD", "ranged")])
def test_melee_and_ranged_dice_strike_the_outpost(side: str, action: str) -> None:
    """As they strike any character."""
    t = besieged()
    t.show("T01", side)

    t.answer(f"resolve {action}")
    assert ["T01", "T03", "their T02", "their 23023"] == t.options()
    t.answer("their 23023")

    assert int(side[0]) == t.copy("their 23023").damage


@card("23023")
def test_other_damage_does_not_go_to_the_outpost() -> None:
    """Neither that of an event nor indirect damage."""
    t = besieged(hand="T39")
    t.support("T14")
    t.show("T14", "2ID")

    t.answer("resolve indirect")
    assert (2, 0) == (t.copy("their T02").damage, t.copy("their 23023").damage)
    t.pass_turn()
    t.answer("play T39")

    assert ["T01", "T03", "their T02"] == t.options()


@card("23023")
@pytest.mark.parametrize(("damage", "left"), [(3, ["T02", "23023", "T12"]), (4, ["T02", "T12"])])
def test_six_damage_discard_the_outpost(damage: int, left: list[str]) -> None:
    """Less do not."""
    t = besieged(damage)
    t.show("T01", "2RD")

    t.answer("resolve ranged", "their 23023")

    assert left == t.in_play(THEM)


@card("23023")
def test_more_than_six_damage_go_there_too() -> None:
    """It has no health that would stop them."""
    t = besieged(5)
    t.show("T01", "2RD")

    t.answer("resolve ranged", "their 23023")

    assert [2] == [event.amount for event in t.events("damage_taken")]
    assert ["23023"] == t.discards(THEM)


@card("23023")
@ruling("arh.part7.negative.01")
def test_nothing_else_discards_the_outpost() -> None:
    """It is not offered, whoever's effect it is."""
    t = besieged(5, hand="T40")
    t.support("T13")

    t.answer("play T40")

    assert ["T13", "their T12"] == t.options()


@card("23023")
def test_where_it_is_the_only_support_it_stays() -> None:
    """Then nothing is discarded."""
    t = Tabletop("T01", "T02", hand="T40")
    t.support("23023")

    t.answer("play T40")

    assert (["T01", "23023"], ["T40"]) == (t.in_play(), t.discards())


@card("23023")
def test_the_outpost_leaves_play_in_other_ways() -> None:
    """Only to discard it is forbidden: it may return to a hand."""
    t = besieged(5, hand="T305")

    t.answer("play T305")
    assert ["their 23023", "their T12"] == t.options()
    t.answer("their 23023")

    assert (["T02", "T12"], ["23023"]) == (t.in_play(THEM), t.hand(THEM))


@card("23023")
def test_of_two_outposts_only_the_wrecked_one_is_given_up() -> None:
    """Where neither may be discarded, both stay until one may."""
    t = besieged(hand="T340")
    t.support("23023")
    t.show("T01", "2RD")
    t.copy("23023").damage = 4

    t.answer("play T340", "their 23023")
    assert ["T01", "T03", "23023", "23023"] == t.in_play()
    t.pass_turn()
    t.answer("resolve ranged")
    t.choose(3)

    assert (["T01", "T03", "23023"], ["T340", "23023"]) == (t.in_play(), t.discards())
