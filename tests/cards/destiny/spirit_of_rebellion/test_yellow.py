"""Spirit of Rebellion, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Unkar Plutt


def unkar(their_hand: str = "T901") -> Tabletop:
    """Dice of several values, theirs too."""
    t = Tabletop("02021 T01 T03", "T02", their_hand=their_hand, resources=0)
    t.show("02021", "2Dr")
    t.show("T01", "1R")
    t.show("T03", "1Sh")
    t.show("their T02", "2RD")
    return t


@card("02021")
def test_unkar_takes_a_card_and_its_cost_for_his_dice() -> None:
    """Any number of yours that are worth three together."""
    t = unkar()

    t.answer("use 02021")
    assert ["die 02021 2Dr", "die T01 1R", "die T03 1Sh", "stop"] == t.options()
    t.answer("die 02021 2Dr", "die T03 1Sh", "stop")

    assert ("they: action", 3, ["T901"]) == (t.asked(), t.resources(), t.discards(THEM))
    assert ["T01 1R"] == t.pool()


@card("02021")
def test_unkars_dice_must_be_worth_three() -> None:
    """Two are too few; they stay, and nothing is discarded."""
    t = unkar()

    t.answer("use 02021", "die T01 1R", "die T03 1Sh", "stop")

    assert ("they: action", 3, ["T901"]) == (t.asked(), len(t.pool()), t.hand(THEM))


@card("02021")
def test_unkar_gains_nothing_from_an_empty_hand() -> None:
    """The dice are gone all the same; he may do it again."""
    t = unkar("")

    t.answer("use 02021", "die 02021 2Dr", "die T01 1R", "die T03 1Sh", "pass")

    assert (0, [], True) == (t.resources(), t.pool(), "use 02021" in t.options())


@card("02021")
def test_unkar_takes_a_card_of_their_hand_at_random() -> None:
    """One, and nobody is asked which; not of a discard pile, nor of yours."""
    t = Tabletop("02021", "T02", hand="T31 " * 8, their_hand="T901 T901 T901", resources=0)
    t.discard_pile(*["T31"] * 8, seat=THEM)
    t.support("T14")
    t.show("02021", "2Dr")
    t.show("T14", "3Dr")

    t.answer("use 02021", "die T14 3Dr", "stop")

    assert ("they: action", 2, 3) == (t.asked(), len(t.hand(THEM)), t.resources())


@card("02021")
def test_unkars_dice_must_all_be_removed() -> None:
    """One that cannot be stays, and nothing follows."""
    t = unkar()
    t.support("T11")
    t.upgrade("18084", on="T11")
    t.show("T11", "1R")

    t.answer("use 02021", "die 02021 2Dr", "die T11 1R", "stop")

    assert ("they: action", ["T901"], 0) == (t.asked(), t.hand(THEM), t.resources())
    assert "T11 1R" in t.pool()


# Sabotage


@card("02147")
def test_sabotage_costs_as_many_cards_as_the_support() -> None:
    """Anybody's support that the hand can pay for."""
    t = Tabletop("T01", "T02", hand="02147 T31 T33 T34", their_hand="T31")
    t.discard_pile("T35")
    t.support("T11")
    t.support("T919", seat=THEM)
    t.support("25012", seat=THEM)
    t.upgrade("T911", on="their T02")

    t.answer("play 02147")
    assert ["T11", "their T919"] == t.options()
    t.answer("their T919")
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T31", "card T34")

    assert (["T919"], ["T33"], ["T35", "T31", "T34", "02147"]) == (
        t.discards(THEM),
        t.hand(),
        t.discards(),
    )


@card("02147")
def test_a_support_that_costs_nothing_goes_for_nothing() -> None:
    """The hand stays as it is."""
    t = Tabletop("T01", "T02", hand="02147 T31")
    t.support("T78", seat=THEM)

    t.answer("play 02147", "stop")

    assert (["T78"], ["T31"]) == (t.discards(THEM), t.hand())


@card("02147")
def test_without_a_support_nothing_is_discarded() -> None:
    """Nor with one that is too dear."""
    t = Tabletop("T01", "T02", hand="02147 T31")
    t.support("25007", seat=THEM)

    t.answer("play 02147", "stop")

    assert (["T31"], "they: action", []) == (t.hand(), t.asked(), t.discards(THEM))


# Rebel


def rebel(side: str = "1Dc", *, resources: int = 3) -> Tabletop:
    """Rebel in your hand, which costs one; a die of yours shows a side, one of theirs a discard."""
    t = Tabletop("T915", "T915", hand="02112 T31", resources=resources)
    t.discard_pile("T31", "T32", "T918", "T919", "T22")
    t.discard_pile("T31", seat=THEM)
    t.show("T915", side)
    t.show("their T915", "1Dc")
    return t


@card("02112")
@pytest.mark.parametrize(("side", "is_offered"), [("1Dc", True), ("1Dr", False)])
def test_rebel_needs_a_die_showing_a_discard(side: str, is_offered: bool) -> None:
    """One of yours."""
    assert is_offered == ("play 02112" in rebel(side).options())


@card("02112")
def test_rebel_plays_a_card_of_your_discard_pile_for_one_less() -> None:
    """Of any type; one that cannot be paid for is not offered, nor itself."""
    t = rebel()

    t.answer("play 02112")
    assert ["card T31", "card T32", "card T919", "card T22"] == t.options()
    t.answer("card T919")

    assert (1, ["T915", "T919"]) == (t.resources(), t.in_play())
    assert ["T31", "T32", "T918", "T22", "02112"] == t.discards()


@card("02112")
def test_rebel_needs_a_card_that_can_be_paid_for() -> None:
    """Otherwise nothing follows."""
    t = Tabletop("T915", "T02", hand="02112", resources=1)
    t.discard_pile("T919")
    t.show("T915", "1Dc")

    t.answer("play 02112")

    assert ("they: action", ["T919", "02112"]) == (t.asked(), t.discards())
