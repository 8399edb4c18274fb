"""Seeking Answers: Partisan U-Wing and Get Around."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21080")
def test_a_u_wing_rolls_a_die_of_a_partisan() -> None:
    """One that lies on a partisan card of yours, of any type; none of theirs."""
    t = Tabletop("14051 T01", "14052")
    t.support("21080")
    t.support("18082")
    t.copy("T01").subtypes.append("pilot")

    t.answer("use 21080")
    offered = t.options()
    assert ["die 14051", "die 18082"] == [" ".join(one.split()[:2]) for one in offered]
    t.answer(offered[1])

    assert ["18082"] == [one.split()[0] for one in t.pool()]


@card("21076")
def test_get_around_rerolls_as_many_dice_as_the_card_costs() -> None:
    """Of any deck, and any dice; fewer will do."""
    t = Tabletop("T01", "T02 T03", hand="21076", deck="T32 T32", their_deck="T73 T73")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    t.show("their T03", "1MD")

    t.answer("play 21076")
    assert ["you", "they"] == t.options()
    t.answer("they")
    assert ["die T01 1MD", "their die T02 1MD", "their die T03 1MD", "stop"] == t.options()
    t.answer("die T01 1MD", "their die T03 1MD")

    assert ["T73"] == t.discards(THEM)
    assert [2] == [len(event.items) for event in t.events("dice_rolled")]


@card("21076")
def test_get_around_rerolls_nothing_without_a_card() -> None:
    """An empty deck discards nothing, and a card that costs nothing moves no die."""
    t = Tabletop("T01", "T02", hand="21076", deck="T31", their_deck="")
    t.show("T01", "1MD")
    t.answer("play 21076", "they")
    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))

    t = Tabletop("T01", "T02", hand="21076", deck="T31", their_deck="T32")
    t.show("T01", "1MD")
    t.answer("play 21076", "you")
    assert (["T31", "21076"], []) == (t.discards(), t.events("dice_rolled"))
