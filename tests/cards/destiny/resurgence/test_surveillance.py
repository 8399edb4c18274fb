"""Resurgence, Surveillance and Seizure: who reveals or removes, and what lies on top."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import followed, hears


def surveillance(top: str = "01120") -> Tabletop:
    """Krayt Dragon Bones reveal a card, and this lies on top of the opponent's deck."""
    t = Tabletop("T01", "T02 T06", their_hand="T31", their_deck=f"{top} T32", deck="T33")
    t.support("23022")
    t.support("21109")
    t.copy("their T02").shields = 1
    t.answer("use 21109")
    return t


@card("23022")
@pytest.mark.parametrize(("top", "asked"), [("01120", True), ("01068", True), ("T31", False)])
def test_surveillance_deals_damage_for_a_hero_or_villain_card(top: str, asked: bool) -> None:
    """The top card of the opponent's deck is revealed; a neutral one does nothing."""
    t = surveillance(top)

    while t.asked() != "you: may":
        t.choose(0)
    t.answer("yes")
    shown = t.events("cards_revealed")[-1]
    assert (THEM, [top], 0) == (shown.seat, t.codes(shown.items), shown.detail)
    assert not t.copy("23022").ready
    assert asked is (t.asked() == "you: may")
    if asked:
        t.answer("yes")
        assert ["T01", "their T02", "their T06"] == t.options()
        t.answer("their T02")
        assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("23022")
def test_surveillance_may_be_kept() -> None:
    """Neither the plot nor the damage is forced."""
    t = surveillance()
    while t.asked() != "you: may":
        t.choose(0)
    t.answer("no")
    assert (True, 1) == (t.copy("23022").ready, len(t.events("cards_revealed")))

    other = surveillance()
    while other.asked() != "you: may":
        other.choose(0)
    other.answer("yes", "no")
    assert [] == other.events("damage_dealt")


@card("23022")
def test_surveillance_waits_for_what_you_do() -> None:
    """You remove an opponent's die, or reveal a card of their hand; nobody else does it."""
    t = Tabletop("T01", "T02", hand="T31", their_hand="T31", deck="T33")
    t.support("23022")
    own, theirs = t.show("T01", "1R").id, t.show("their T02", "1R").id
    removed = [(YOU, theirs, True), (YOU, own, False), (THEM, theirs, False)]
    for seat, die, heard in removed:
        assert heard is hears(t, "23022", AFTER, Event(ev.DIE_REMOVED, seat, die))
    hand, deck = t.state.players[THEM].hand, t.state.players[THEM].deck
    mine = t.state.players[YOU].hand
    for seat, cards, flags, heard in (
        (THEM, hand, ev.BY_OPPONENT, True),
        (THEM, hand, 0, False),
        (THEM, deck[-1:], ev.BY_OPPONENT, False),
        (YOU, mine, ev.BY_OPPONENT, False),
    ):
        shown = Event(ev.CARDS_REVEALED, seat)
        shown.items, shown.flags = cards.copy(), flags
        assert heard is hears(t, "23022", AFTER, shown)


@card("23022")
def test_surveillance_follows_a_removal() -> None:
    """The die is gone before the card is revealed."""
    t = Tabletop("T01", "T02", hand="T122", their_deck="T31 T31")
    t.support("23022")
    t.show("their T02", "1R")

    t.answer("play T122", "yes")

    assert followed(t, "die_removed", "cards_revealed")


@card("23022")
def test_surveillance_has_to_be_ready() -> None:
    """Exhausted, it reveals nothing."""
    t = Tabletop("T01", "T02", hand="T122")
    t.support("23022").ready = False
    t.show("their T02", "1R")

    t.answer("play T122")

    assert ("they: action", []) == (t.asked(), t.events("cards_revealed"))
