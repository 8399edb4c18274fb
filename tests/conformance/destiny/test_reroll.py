"""Discarding a card to reroll dice."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def table() -> Tabletop:
    """Three dice of yours and one of theirs in the pools, two cards in hand."""
    t = Tabletop("T01 T03 T06", "T02", hand="T31 T32")
    for label in ("T01", "T03", "T06", "their T02"):
        t.show(label, "-")
    return t


@ruling("arh.part5.reroll.01")
def test_a_card_of_choice_is_discarded_to_reroll() -> None:
    """Any card of the hand, and then only dice of your own pool."""
    t = table()

    t.answer("reroll")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T32")

    assert (["T31"], ["T32"]) == (t.hand(), t.discards())
    assert ["die T01 -", "die T03 -", "die T06 -"] == [one for one in t.options() if one != "stop"]


@ruling("arh.part5.reroll.02", "arh.part5.reroll.03")
def test_all_dice_are_chosen_before_any_is_rerolled() -> None:
    """Two of three; they roll together, in one throw."""
    t = table()
    t.next_roll("T01", "1R")
    t.next_roll("T06", "1Sh")

    t.answer("reroll", "card T31", "die T01 -")
    assert ["T01 -", "T03 -", "T06 -"] == t.pool()
    t.answer("die T06 -", "stop")

    assert ["T01 1R", "T03 -", "T06 1Sh"] == t.pool()
    assert [2] == [event.amount for event in t.events("dice_rolled")]
    assert ["T02 -"] == t.pool(THEM)


@ruling("arh.part5.reroll.02")
def test_any_number_of_dice_includes_none() -> None:
    """The card is gone all the same, and it was no pass."""
    t = table()

    t.answer("reroll", "card T31", "stop")

    assert ("they: action", ["T31"], 0) == (t.asked(), t.discards(), t.state.passes)


@ruling("arh.part5.reroll.01")
def test_without_a_card_there_is_no_reroll() -> None:
    """An empty hand has nothing to discard."""
    t = Tabletop("T01")
    t.show("T01", "-")

    assert ["activate T01", "claim", "pass"] == t.options()
