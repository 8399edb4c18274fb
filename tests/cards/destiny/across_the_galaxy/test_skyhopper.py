"""Across the Galaxy, T-16 Skyhopper: it comes with a mod."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

DECK, PILE = 0, 1


def skyhopper(where: int, resources: int = 3) -> Tabletop:
    """The skyhopper is played, and a mod is looked for."""
    t = Tabletop(
        "T01",
        "T02",
        hand="08150 T69",
        deck="T31 08152 18084 T21",
        resources=resources,
    )
    t.support("T11")
    t.discard_pile("08152", "18084", "T936", "T354")
    t.discard_pile("08152", seat=THEM)
    t.answer("play 08150")
    assert ("you: either", 1) == (t.asked(), len(t.events("card_played")))
    t.choose(where)
    return t


@card("08150")
def test_the_skyhopper_finds_a_mod_in_the_deck() -> None:
    """It is played on it, at its cost, and the deck is shuffled; another action follows."""
    t = skyhopper(DECK)
    assert ["card 08152", "card 18084", "stop"] == t.options()
    t.answer("card 18084")

    assert (0, [0]) == (t.resources(), [one.seat for one in t.events("deck_shuffled")])
    assert [(0, 4)] == [(one.subject, len(one.items)) for one in t.events("deck_seen")]
    assert t.copy("08150").ref == t.copy("18084").host
    assert ("you: additional_action", 3) == (t.asked(), len(t.state.players[0].deck))


@card("08150")
def test_the_skyhopper_finds_a_mod_in_the_discard_pile() -> None:
    """One of your own; the deck is not touched."""
    t = skyhopper(PILE)
    assert ["card 08152", "card 18084"] == t.options()
    t.answer("card 08152")

    assert (1, []) == (t.resources(), t.events("deck_shuffled"))
    assert t.copy("08150").ref == t.copy("08152").host
    assert ["18084", "T936", "T354"] == t.discards()


@card("08150")
@pytest.mark.parametrize("where", [DECK, PILE])
def test_what_cannot_be_paid_for_is_not_put_on_the_skyhopper(where: int) -> None:
    """Nor is what one does not look for; the deck is shuffled after a search all the same."""
    t = skyhopper(where, resources=1)
    if where == DECK:
        t.answer("card 18084")

    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    assert (int(where == DECK), []) == (len(t.events("deck_shuffled")), t.copy("08150").attached)


@card("08150")
def test_the_skyhopper_can_be_activated() -> None:
    """It has no die, but its mods have."""
    t = Tabletop("T01", "T02")
    t.support("08150")
    t.upgrade("08131", on="08150")

    t.answer("activate 08150")

    assert (1, False) == (len(t.pool()), t.copy("08150").ready)
