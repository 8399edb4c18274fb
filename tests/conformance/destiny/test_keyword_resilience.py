"""Resilience: one action takes one die."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def resilient(*sides: str, hand: str) -> Tabletop:
    """The opponent's character with Resilience shows these sides, another character one more."""
    t = Tabletop("T01", "T120*3 T02", hand=hand)
    for side in sides:
        t.show("their T120", side)
    t.show("their T02", "1R")
    return t


@ruling("arh.part7.resilience.01")
def test_several_dice_to_choose_hold_only_one_of_a_character_with_resilience() -> None:
    """Neither in one choice of up to three nor by the next sentence of the same card."""
    t = resilient("1MD", "2RD", hand="T123")
    t.show("T01", "1MD")

    t.answer("play T123", "their die T120 1MD")

    assert ["their die T02 1R", "stop"] == t.options()
    t.answer("stop")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()


@ruling("arh.part7.resilience.01")
def test_exactly_two_dice_are_taken_while_two_can_go_together() -> None:
    """A die of the resilient character that leaves no second one to pick is not offered first."""
    t = Tabletop("T01", "T02 T120*3", hand="01130")
    t.show("their T02", "1R")
    t.show("their T120", "1MD")
    t.show("their T120", "2RD")

    t.answer("play 01130", "either 1")

    assert ["their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["their die T120 1MD", "their die T120 2RD"] == t.options()


@ruling("arh.part7.resilience.01")
def test_resilience_protects_only_the_dice_of_the_character_itself() -> None:
    """The die of its upgrade goes as well."""
    t = resilient("1MD", hand="T122")
    t.upgrade("T124", on="their T120")
    t.show("their T124", "1MD")

    t.answer("play T122")

    assert [] == t.pool(THEM)


@ruling("arh.part7.resilience.02")
def test_who_removes_all_dice_picks_the_one_that_goes() -> None:
    """Of the three of the character; the other dice go without a question."""
    t = resilient("1MD", "2RD", "1Sh", hand="T122")

    t.answer("play T122")
    assert ("you: resilience", 3) == (t.asked(), len(t.options()))
    t.answer("their die T120 2RD")

    assert ["T120 1MD", "T120 1Sh"] == t.pool(THEM)


@ruling("arh.part7.resilience.03")
def test_another_action_of_the_same_turn_may_remove_another_die() -> None:
    """The first card has Ambush."""
    t = resilient("1MD", "2RD", hand="T121 T121")

    t.answer("play T121", "their die T120 1MD", "play T121")
    assert ["their die T120 2RD", "their die T02 1R"] == t.options()
    t.answer("their die T120 2RD")

    assert (["T02 1R"], YOU) == (t.pool(THEM), t.state.turn)
