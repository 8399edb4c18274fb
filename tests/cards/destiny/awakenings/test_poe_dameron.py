"""Poe Dameron, Ace Pilot: a side of the die of a card that is discarded."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


def poe(hand: str, resources: int = 5) -> Tabletop:
    """Poe's die showing his special, these cards in hand, characters of both players."""
    t = Tabletop("01029 T03", "T02 T06", hand=hand, their_hand="T31 T31", resources=resources)
    t.discard_pile("T11")
    t.show("01029", "Sp")
    return t


@card("01029")
def test_poe_discards_a_card_and_resolves_a_side_of_its_die() -> None:
    """Of its sides, those that can be resolved: no blank, no modifier, identical ones once."""
    t = poe("T21 T31")

    t.answer("resolve special")
    assert ["card T21", "card T31"] == t.options()
    t.answer("card T21")
    assert ("you: side_of_card", ["1MD", "1RD1", "1R", "Sp"]) == (t.asked(), t.options())
    t.answer("1MD")
    assert ["01029", "T03", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (1, ["T11", "T21"], ["T31"]) == (t.copy("their T06").damage, t.discards(), t.hand())
    assert ("they: action", []) == (t.asked(), t.pool())


@card("01029")
def test_poe_pays_for_a_side_that_costs() -> None:
    """Without resources it is not offered."""
    rich, poor = poe("T21", resources=1), poe("T21", resources=0)

    rich.answer("resolve special", "card T21", "1RD1", "their T02")
    poor.answer("resolve special", "card T21")

    assert (1, 0) == (rich.copy("their T02").damage, rich.resources())
    assert ["1MD", "1R", "Sp"] == poor.options()


@card("01029")
def test_poe_takes_the_indirect_damage_a_side_costs() -> None:
    """Its player spreads it, then the side is resolved."""
    t = poe("T14")

    t.answer("resolve special", "card T14")
    assert ["2ID", "2Re", "3Dr", "3MDi1"] == t.options()
    t.answer("3MDi1", "T03", "their T02")

    assert (1, 3) == (t.copy("T03").damage, t.copy("their T02").damage)


@card("01029")
def test_poe_uses_a_special_without_its_card() -> None:
    """It is his player's; what it says of its own card finds none."""
    t = poe("01017 T31")

    t.answer("resolve special", "card 01017", "Sp")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T06").damage)
    assert (["T11", "01017"], "they: action") == (t.discards(), t.asked())


@card("01029")
@ruling("arh.faq.20", "arh.clar.aw.18")
def test_black_ones_special_is_over_before_poe_plays_it_and_rolls_no_die() -> None:
    """The damage comes first; there is no die in the pool to reroll, Poe's own is not meant."""
    t = poe("01032", resources=4)

    t.answer("resolve special", "card 01032", "Sp", "their T02")
    assert ("you: may", 1) == (t.asked(), t.copy("their T02").damage)
    t.answer("yes")

    assert (["01029", "T03", "01032"], 0) == (t.in_play(), t.resources())
    assert ([], [], ["T11"]) == (t.events("dice_rolled"), t.pool(), t.discards())


@card("01029")
def test_poe_may_leave_a_vehicle_in_the_discard_pile() -> None:
    """Playing it is a may."""
    t = poe("T66")

    t.answer("resolve special", "card T66", "1R", "no")

    assert (["T11", "T66"], ["01029", "T03"]) == (t.discards(), t.in_play())


@card("01029")
def test_poe_cannot_play_a_vehicle_he_cannot_pay_for() -> None:
    """Then nothing is asked."""
    t = poe("01032", resources=3)

    t.answer("resolve special", "card 01032", "1Dr")

    assert ("they: action", ["T11", "01032"]) == (t.asked(), t.discards())


@card("01029")
def test_poe_plays_nothing_but_a_vehicle() -> None:
    """Another support stays discarded, and so does a vehicle discarded earlier."""
    t = poe("T13")

    t.answer("resolve special", "card T13", "2R")

    assert ("they: action", ["T11", "T13"], 7) == (t.asked(), t.discards(), t.resources())


@card("01029")
def test_poe_resolves_nothing_of_a_card_without_a_die() -> None:
    """If able, says the card; it is discarded all the same."""
    t = poe("T31")

    t.answer("resolve special", "card T31")

    assert ("they: action", ["T11", "T31"], []) == (t.asked(), t.discards(), t.pool())


@card("01029")
def test_poe_does_nothing_without_a_card_to_discard() -> None:
    """His die is resolved."""
    t = poe("")

    t.answer("resolve special")

    assert ("they: action", ["T11"], []) == (t.asked(), t.discards(), t.pool())


@card("01029")
@ruling("arh.part7.inherent.02")
def test_poe_reads_the_x_of_a_discarded_launch_bay() -> None:
    """The X belongs to its die: the cards left in his player's hand."""
    t = poe("01031 T31 T31")

    t.answer("resolve special", "card 01031")
    assert ["XRD", "XDr", "XSh", "XDc"] == t.options()
    t.answer("XRD", "their T02")

    assert (2, 5) == (t.copy("their T02").damage, t.resources(THEM))


@card("01029")
def test_poe_chooses_among_several_specials_of_a_card() -> None:
    """The second of them gives a resource; the first has nobody to shield."""
    t = poe("T72")

    t.answer("resolve special", "card T72", "Sp")
    assert ["which_special 0", "which_special 1"] == t.options()
    t.answer("which_special 1")

    assert 6 == t.resources()
