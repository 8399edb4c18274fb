"""Convergence, further blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules.legality import hosts_for
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_activation

# Sentinel Messenger


def messenger(deck: str, resources: int = 1) -> Tabletop:
    """The Sentinel Messenger is activated, with this deck."""
    t = Tabletop("09003", "T02", deck=deck, resources=resources, hand="T33")
    t.next_roll("09003", "-")
    t.answer("activate 09003")
    return t


@card("09003")
def test_the_messenger_may_play_the_top_card() -> None:
    """At its cost; the next card and those of the hand are not offered."""
    t = messenger("T33 T31")

    assert ("you: choose", ["card T33", "stop"]) == (t.asked(), t.options())
    t.answer("card T33")

    assert (0, ["T33"], 0) == (t.resources(), t.discards(), len(t.state.players[YOU].deck))


@card("09003")
@pytest.mark.parametrize(("deck", "resources"), [("T33", 0), ("T24", 3), ("T33", 1)])
def test_the_messenger_asks_whatever_lies_there(deck: str, resources: int) -> None:
    """That the card is too dear, or cannot be played at all, is told to nobody."""
    t = messenger(deck, resources)

    assert ("you: choose", "stop") == (t.asked(), t.options()[-1])
    assert (len(t.options()) == 2) == (deck == "T33" and resources > 0)
    t.answer("stop")

    assert ("they: action", 1) == (t.asked(), len(t.state.players[YOU].deck))
    assert not t.state.knowledge.knows(THEM, t.state.players[YOU].deck[0])


@card("09003")
def test_the_messenger_finds_no_card_in_an_empty_deck() -> None:
    """Then there is nothing to ask."""
    assert "they: action" == messenger("").asked()


@card("09003")
def test_only_your_activation_sends_the_messenger() -> None:
    """Not an opponent's, nor that of another."""
    waits_only_for_your_activation(Tabletop("09003 T03", "T02"), "09003")


@card("09003")
def test_the_messenger_learns_no_blue_ability() -> None:
    """Others can be played on it, and blue abilities on others."""
    t = Tabletop("09003 T04", "T02", hand="01057 01026 T22")

    for code, hosts in (("01057", ["T04"]), ("01026", ["09003", "T04"]), ("T22", ["09003", "T04"])):
        number = next(one for one in t.state.players[YOU].hand if t.codes([one]) == [code])
        found = hosts_for(t.state, YOU, number)
        assert hosts == [t.label(ref) for ref in found]


@card("09003")
def test_the_messenger_carries_other_blue_cards() -> None:
    """A blue weapon, for one."""
    t = Tabletop("09003", "T02", hand="01040")

    assert "play 01040" in t.options()
