"""Display of Power, Seeker Droid: a discard that may ready it again."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card


def seeker(their_hand: str, side: str = "1Dc", resources: int = 5) -> Tabletop:
    """The droid with dice of both players, and a hand to discard from."""
    t = Tabletop("T01", "T02", their_hand=their_hand, resources=resources)
    t.support("22025")
    t.support("T79")
    t.show("T79", side)
    t.show("T01", "1R")
    t.support("T79", seat=THEM)
    t.show("their T79", "1Dc")
    return t


@card("22025")
@pytest.mark.parametrize(
    ("hand", "ready"), [("T31 T32", False), ("T12", True), ("T22", True), ("", False)]
)
def test_seeker_droid_is_readied_if_no_event_was_discarded(hand: str, ready: bool) -> None:
    """Your own die showing a discard is resolved; a character is dealt 1 damage anyway."""
    t = seeker(hand)

    t.answer("use 22025")
    assert ["T01", "their T02"] == t.options()
    t.copy("their T02").shields = 1
    t.answer("their T02")

    assert (0, ready, ["T01 1R"]) == (
        t.copy("their T02").damage + t.copy("their T02").shields,
        t.copy("22025").ready,
        t.pool(),
    )
    assert min(1, len(hand)) == len(t.discards(THEM))


@card("22025")
def test_seeker_droid_asks_for_one_of_several_discards_at_its_cost() -> None:
    """One of two dice; with a card that is no event among two it is readied."""
    t = seeker("T31 T22", "2Dc1", resources=1)
    t.support("T07")
    t.show("T07", "2Dc")

    t.answer("use 22025")
    assert ["die T79 2Dc1", "die T07 2Dc"] == t.options()
    t.answer("die T79 2Dc1", "their T02")

    assert (0, True, ["T01 1R", "T07 2Dc"]) == (t.resources(), t.copy("22025").ready, t.pool())


@card("22025")
@pytest.mark.parametrize(("side", "ready"), [("1R", True), ("1Dc", False)])
def test_seeker_droid_needs_a_discard_and_to_be_ready(side: str, ready: bool) -> None:
    """Otherwise nothing is exhausted, discarded or dealt."""
    t = seeker("T12", side)
    t.copy("22025").ready = ready

    t.answer("use 22025")

    assert ("they: action", ready, 2, []) == (
        t.asked(),
        t.copy("22025").ready,
        len(t.pool()),
        t.discards(THEM),
    )
