"""Display of Power, further gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Jedi Temple


def temple(card_played: str) -> Tabletop:
    """Four dice in the pools, and this card of the hand played at the Jedi Temple."""
    t = Tabletop("T01*2", "T02*2", hand="T34 T31 T23", their_hand="T33", resources=3)
    t.discard_pile("T22")
    t.battlefield("22091")
    for label, side in (("T01", "1MD"), ("T01", "2RD"), ("their T02", "1R"), ("their T02", "-")):
        t.show(label, side)
    t.answer("use 22091")
    assert ["card T34", "card T31", "card T23"] == t.options()
    t.answer(card_played)
    return t


@card("22091")
@ruling("arh.clar.dop.17")
def test_the_jedi_temple_rerolls_as_many_dice_as_the_card_costs() -> None:
    """Played from the hand, at its cost; the card itself waits until all of this is done."""
    t = temple("card T23")

    assert (0, "you: choose") == (t.resources(), t.asked())
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 2RD", "their die T02 1R", "their die T02 -")
    assert 3 == t.events("dice_rolled")[0].amount
    assert (["T01", "their T02"], ["T01"]) == (t.options(), t.in_play())
    t.answer("their T02")

    assert (1, ["T01", "T23"]) == (t.copy("their T02").shields, t.in_play())
    assert 1 == t.events("ability_used")[0].amount


@card("22091")
def test_the_jedi_temple_rerolls_nothing_for_a_free_card() -> None:
    """The shield is given all the same."""
    t = temple("card T31")

    assert (["T01", "their T02"], []) == (t.options(), t.events("dice_rolled"))


@card("22091")
def test_the_jedi_temple_gives_a_shield_without_a_card() -> None:
    """An empty hand plays nothing."""
    t = Tabletop("T01", "T02")
    t.battlefield("22091")
    t.show("T01", "1MD")

    t.answer("use 22091")

    assert (["T01", "their T02"], []) == (t.options(), t.events("dice_rolled"))


@card("22091")
def test_the_jedi_temple_plays_only_what_can_be_paid_for() -> None:
    """A card that costs too much is not offered, and without one no die is rerolled."""
    t = Tabletop("T01", "T02", hand="T23 T34", resources=2)
    t.battlefield("22091")
    t.show("T01", "1MD")

    t.answer("use 22091")

    assert ["card T34"] == t.options()


# Mimic


@card("22110")
def test_mimic_removes_a_die_of_a_subtype_one_has() -> None:
    """Of any card of yours in play; then an action is left."""
    t = Tabletop("T04 T01", "T04 T06", hand="22110")
    t.support("T11")
    t.support("T11", seat=THEM)
    for label in ("their T04", "their T06", "their T11", "T04"):
        t.show(label, "1R")

    t.answer("play 22110")
    assert ("you: subtype", ["sith", "vehicle"]) == (t.asked(), t.options())
    t.answer("vehicle")

    assert (["T04 1R", "T06 1R"], ["T04 1R"]) == (t.pool(THEM), t.pool())
    assert "you: additional_action" == t.asked()


@card("22110")
def test_mimic_chooses_among_dice_of_that_subtype() -> None:
    """One of theirs; without a subtype of one's own nothing is named."""
    t = Tabletop("T04", "T04*2", hand="22110")
    t.show("their T04", "1R")
    t.show("their T04", "2RD")
    t.show("T04", "1MD")
    t.answer("play 22110", "sith")
    assert ["their die T04 1R", "their die T04 2RD"] == t.options()
    t.answer("their die T04 1R")
    assert "you: additional_action" == t.asked()

    t = Tabletop("T01", "T04", hand="22110")
    t.show("their T04", "1R")
    t.answer("play 22110")
    assert ("you: additional_action", ["T04 1R"]) == (t.asked(), t.pool(THEM))
