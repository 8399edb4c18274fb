"""Spirit of Rebellion, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

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
