"""Seeking Answers: No Room For Failure, which lets nobody reroll, beside what would."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@ruling("arh.clar.sa.09")
@card("21010")
def test_they_cannot_reroll_your_character_dice_either() -> None:
    """Jedi Temple Guards of theirs reroll any other die."""
    t = Tabletop("T01", "T02")
    t.support("21010")
    t.support("T11")
    t.support("21053", seat=THEM)
    t.show("T01", "1MD")
    t.show("T11", "2RD")
    t.show("their T02", "1MD")
    t.pass_turn()

    t.answer("use their 21053")

    assert ["die T11 2RD", "their die T02 1MD"] == t.options()


@ruling("arh.clar.sa.10")
@card("21010")
def test_a_die_to_be_rerolled_in_place_of_leaving_leaves() -> None:
    """Sabine Wren's special would keep her die in the pool."""
    t = Tabletop("21073", "T02")
    t.support("21010")
    t.show("21073", "Sp")

    t.answer("resolve special")

    assert ([], 1) == (t.pool(), t.copy("their T02").damage)


@card("21010")
def test_all_dice_include_only_those_that_can_be_rerolled() -> None:
    """Dank Farrik rerolls the others."""
    t = Tabletop("T01 T03", "T02", hand="21105", their_hand="04022")
    t.support("21010")
    t.show("T01", "1MD")
    t.show("T03", "1R")
    t.show("their T02", "-")
    t.next_roll("their T02", "1Sh")
    t.pass_turn()
    t.answer("play 04022", "die T03 1R", "play 21105")

    assert (["T01 1MD"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))


@card("21010")
def test_without_other_dice_a_card_is_discarded_for_nothing() -> None:
    """The action may be taken, but there is nothing to reroll."""
    t = Tabletop("T01", "T02", hand="T31")
    t.support("21010")
    t.show("T01", "1MD")

    t.answer("reroll", "card T31")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())
