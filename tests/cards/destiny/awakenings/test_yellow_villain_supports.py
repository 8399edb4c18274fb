"""Awakenings, yellow villain supports: what each offers, and what it does."""

from dejarik.testing.table import THEM, YOU, Tabletop, card, ruling

# Underworld Connections


@card("01101")
@ruling("arh.part7.action.03")
def test_underworld_connections_are_exhausted_to_gain_a_resource() -> None:
    """
    One resource, from the supply.
    """
    t = Tabletop(resources=2)
    t.support("01101")

    t.answer("use 01101")

    assert (3, 5, False) == (t.resources(), t.resources(THEM), t.copy("01101").ready)
    assert [YOU] == [event.seat for event in t.events("resources_gained")]


@card("01101")
def test_exhausted_underworld_connections_bring_nothing() -> None:
    """
    They have to be ready.
    """
    t = Tabletop(resources=2)
    t.support("01101").ready = False

    t.answer("use 01101")

    assert (2, []) == (t.resources(), t.events("resources_gained"))


@card("01101")
def test_underworld_connections_readied_again_can_be_used_again() -> None:
    """
    An action is not limited to one a round.
    """
    t = Tabletop(resources=2)
    t.support("01101")

    t.answer("use 01101", "pass")
    t.copy("01101").ready = True
    t.answer("use 01101")

    assert 4 == t.resources()
