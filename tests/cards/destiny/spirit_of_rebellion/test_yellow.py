"""Spirit of Rebellion, yellow cards: what each offers, and what it does."""

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
