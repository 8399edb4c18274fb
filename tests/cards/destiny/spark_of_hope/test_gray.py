"""Spark of Hope, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Grappling Arm


@card("11155")
def test_grappling_arm_goes_on_a_droid() -> None:
    """Character or support."""
    t = Tabletop("T908 T01", hand="11155")
    t.support("T910")
    t.support("T11")
    t.upgrade("08034", on="T01")

    t.answer("play 11155")

    assert ["T908", "T910"] == t.options()


@card("11155")
def test_grappling_arm_discards_a_trap() -> None:
    """For its die in your pool; whoever's trap."""
    t = Tabletop("T908", "T02")
    t.upgrade("11155", on="T908")
    t.support("T932")
    t.support("T932", seat=THEM)
    t.support("T11", seat=THEM)
    t.show("11155", "1F")

    t.answer("use 11155")
    assert ["T932", "their T932"] == t.options()
    t.answer("their T932")

    assert (["T02", "T11"], ["T932"]) == (t.in_play(THEM), t.discards(THEM))
    assert ([], "they: action") == (t.pool(), t.asked())


@card("11155")
def test_grappling_arm_needs_its_die_in_your_pool() -> None:
    """Another die will not do."""
    t = Tabletop("T908", "T02")
    t.upgrade("11155", on="T908")
    t.support("T932", seat=THEM)
    t.show("T908", "1R")

    t.answer("use 11155")

    assert (["T02", "T932"], ["T908 1R"]) == (t.in_play(THEM), t.pool())
