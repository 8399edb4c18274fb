"""What dice are worth: printed values, changes, X, combined and even values."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part2.value.01")
@pytest.mark.parametrize(("side", "value"), [("1MD", 1), ("2RD", 2), ("1Sh", 1), ("+1MD", 1)])
def test_the_value_of_a_side_is_the_number_above_its_symbol(side: str, value: int) -> None:
    """The event deals as much as the die shows."""
    t = Tabletop("T01", hand="T220")
    t.show("T01", side)

    t.answer("play T220", "their T02")

    assert value == t.copy("their T02").damage


@ruling("arh.part2.value.02")
def test_blanks_and_specials_are_worth_nothing() -> None:
    """The special and the blank add nothing to the one."""
    t = Tabletop("T07 T01 T03", "T02", hand="T220")
    for label, side in (("T07", "Sp"), ("T01", "-"), ("T03", "1R")):
        t.show(label, side)

    t.answer("play T220", "their T02")

    assert 1 == t.copy("their T02").damage


@ruling("arh.part8.combined.01")
def test_a_combined_cost_is_the_sum_of_all_the_cards_meant() -> None:
    """One and three and nothing are four; the opponent's upgrade and a support are not meant."""
    t = Tabletop("T01", "T02", hand="T295", resources=0)
    for code, host in (("T21", "T01"), ("T23", "T01"), ("T22", "T01"), ("T23", "their T02")):
        t.upgrade(code, on=host)
    t.support("T12")

    t.answer("play T295")

    assert 4 == t.resources()


@ruling("arh.part8.combined.01", "arh.part8.showing.01")
def test_a_combined_value_is_the_sum_of_all_the_dice_meant() -> None:
    """Two and one and nothing are three; the opponent's die is not meant, nor one on its card."""
    t = Tabletop("T01 T03 T06 T08", "T02", hand="T220")
    for label, side in (("T01", "2RD"), ("T03", "1Sh"), ("T06", "-"), ("their T02", "2RD")):
        t.show(label, side)

    t.answer("play T220", "their T02")

    assert 3 == t.copy("their T02").damage


@ruling("arh.faq.45")
@pytest.mark.parametrize(("side", "resources"), [("-", 8), ("2RD", 8), ("1R", 5)])
def test_zero_is_an_even_number(side: str, resources: int) -> None:
    """A blank counts like a two, a one does not."""
    t = Tabletop("T01", hand="T221")
    t.show("T01", side)

    t.answer("play T221")

    assert resources == t.resources()


@ruling("arh.part8.increases.01")
def test_an_ongoing_increase_lasts_while_its_card_is_in_play() -> None:
    """Two instead of one, and one again when the support is gone."""
    t = Tabletop("T01 T03", "T02", hand="T40")
    t.support("T207")
    for label in ("T01", "T03", "their T02"):
        t.show(label, "1MD")

    t.answer("resolve melee", "die T01 1MD", "their T02", "stop")
    assert 2 == t.copy("their T02").damage
    t.answer("resolve melee", "T03")
    assert 1 == t.copy("T03").damage
    t.answer("play T40", "pass", "resolve melee", "their T02")

    assert 3 == t.copy("their T02").damage


@ruling("arh.part8.decreases.01")
def test_a_decrease_for_a_turn_ends_with_the_turn() -> None:
    """Three is one for now and one is nothing, never less; then they are what they were."""
    t = Tabletop("T01 T07", "T02", hand="T37 T208 T220 T220")
    t.show("T01", "1R")
    t.show("T07", "3MD")

    t.answer("play T37", "play T208", "play T220", "their T02")
    assert 1 == t.copy("their T02").damage
    t.answer("pass", "play T220", "their T02")

    assert 5 == t.copy("their T02").damage


@ruling("arh.part2.special.02")
def test_the_value_of_a_special_is_not_increased() -> None:
    """It is resolved with 0, and counts 0 beside a die that is worth one more."""
    t = Tabletop("T07 T01", hand="T220")
    t.support("T207")
    t.show("T07", "Sp")
    t.show("T01", "1R")

    t.answer("play T220", "their T02", "pass", "resolve special")

    assert 2 == t.copy("their T02").damage
    assert [0] == [one.amount for one in t.events("die_resolved")]


@ruling("arh.part2.special.02")
def test_the_value_of_a_special_is_not_increased_by_who_resolves_it_either() -> None:
    """The card adds one to each die it resolves, but not to a special."""
    t = Tabletop("T07 T01", hand="T212")
    t.show("T07", "Sp")
    t.show("T01", "1R")

    t.answer("play T212", "die T07 Sp", "die T01 1R")

    assert [0, 2] == [one.amount for one in t.events("die_resolved")]


@ruling("arh.part2.blank.02")
def test_the_value_of_a_blank_is_not_increased() -> None:
    """The resource is worth two, the blank nothing."""
    t = Tabletop("T01 T03", hand="T220")
    t.support("T207")
    t.show("T01", "1R")
    t.show("T03", "-")

    t.answer("play T220", "their T02")

    assert 2 == t.copy("their T02").damage


@ruling("arh.part2.special.02", "arh.part2.blank.02")
def test_the_values_of_specials_and_blanks_are_not_decreased() -> None:
    """Of the three melee one is left, and nothing is taken off for the other two dice."""
    t = Tabletop("T07 T01 T62", "T02", hand="T37 T208 T220")
    for label, side in (("T07", "3MD"), ("T01", "-"), ("T62", "Sp")):
        t.show(label, side)

    t.answer("play T37", "play T208", "play T220", "their T02")

    assert 1 == t.copy("their T02").damage


@ruling("arh.part8.x.01")
def test_each_card_defines_its_own_x() -> None:
    """One counts the cards in hand, the other the blanks in all pools, up to two."""
    t = Tabletop("T205 T01 T03", "T02", hand="T31 T31 T31")
    t.support("T206")
    for label, side in (("T205", "XMD"), ("T206", "XRD"), ("T01", "-")):
        t.show(label, side)

    t.answer("resolve ranged", "their T02")
    assert [2] == [one.amount for one in t.events("die_resolved")]
    t.answer("pass", "resolve melee", "their T02")

    # One more than the X, by the ongoing text of the character.
    assert [2, 4] == [one.amount for one in t.events("die_resolved")]


@ruling("arh.part8.x.01")
def test_an_x_is_read_when_it_is_needed() -> None:
    """Three blanks count as two, none as nothing."""
    three, none = Tabletop("T01 T03", "T02"), Tabletop("T01 T03", "T02")
    for t in (three, none):
        t.support("T206")
        t.show("T206", "XSh")
    for label in ("T01", "T03", "their T02"):
        three.show(label, "-")

    three.answer("resolve shield", "T01")
    none.answer("resolve shield", "T01")

    assert (2, 0) == (three.copy("T01").shields, none.copy("T01").shields)


@ruling("arh.part5.resolve.10", "arh.part8.oppdie.01")
@pytest.mark.parametrize(("seat", "value"), [(YOU, 2), (THEM, 1)])
def test_what_changes_your_dice_changes_an_opponents_die_you_resolve(seat: int, value: int) -> None:
    """One more for the dice of whoever resolves it, not for those of the pool it lies in."""
    t = Tabletop("T01", "T02", hand="T38")
    t.support("T207", seat=seat)
    t.show("their T02", "1R")

    t.answer("play T38")

    assert [value] == [one.amount for one in t.events("die_resolved")]


@ruling("arh.part5.resolve.10", "arh.part8.oppdie.01")
def test_an_opponents_x_is_read_as_if_the_die_were_yours() -> None:
    """The X counts the hand of who resolves it; their own card adds to their dice, not to it."""
    t = Tabletop("T01", "T205", hand="T38 T31 T31 T31", their_hand="T31")
    t.show("their T205", "XMD")

    t.answer("play T38", "T01")

    assert [3] == [one.amount for one in t.events("die_resolved")]


@ruling("arh.part5.resolve.03", "arh.part6.resources.01")
def test_before_a_die_is_resolved_its_value_may_be_raised() -> None:
    """It comes before the cost, once for each resolution, and costs what it says."""
    t = Tabletop("T01", "T02")
    t.support("T210")
    t.show("T210", "3MD1")

    t.answer("resolve melee")
    assert (["no", "yes"], []) == (t.options(), t.events("resources_spent"))
    t.answer("yes", "their T02")

    assert (4, 3) == (t.copy("their T02").damage, t.resources())
    raised, paid = t.events("resources_spent")
    assert raised.serial < paid.serial


def test_a_die_that_cannot_be_paid_for_any_more_is_not_resolved() -> None:
    """The only resource went into raising it."""
    t = Tabletop("T01", "T02", resources=1)
    t.support("T210")
    t.show("T210", "3MD1")

    t.answer("resolve melee", "yes")

    assert (0, 0, ["T210 3MD1"]) == (t.copy("their T02").damage, t.resources(), t.pool())


def test_an_opponents_before_ability_is_theirs() -> None:
    """Your resolving their die is not their resolving it."""
    t = Tabletop("T01", "T02", hand="T38")
    t.support("T210", seat=THEM)
    t.show("their T210", "1MD")

    t.answer("play T38")

    assert ["T01", "their T02"] == t.options()
