"""Words for hands: draw, reveal, discard, look."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import hands as nodes
from dejarik.games.destiny.language.amounts import Amount, count_of, number, you
from dejarik.games.destiny.language.selectors import (
    a_card_in_hand,
    a_card_in_opponents_hand,
    an_opponents,
    each,
)
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Condition, Op, Quantity, Selector

cards_in_your_hand: Final = count_of(a_card_in_hand)
cards_in_opponents_hand: Final = count_of(a_card_in_opponents_hand)
it_was_the_last_card_of_a_hand: Final = nodes.WasLastOfHand()
"""Of a card just played or discarded: it left an empty hand behind."""
cards_up_to_hand_size: Final = nodes.CardsMissing(you)
detected: Final = nodes.Detected()


def discarded_from_hand_by_a_card() -> Condition:
    """The card was discarded out of a hand by the effect of a card, not of a die."""
    return nodes.DiscardedByEffect((ev.FROM_HAND,), of_a_die=False)


def discarded_from_hand_by_an_effect() -> Condition:
    """The card was discarded out of a hand by the effect of a die or a card."""
    return nodes.DiscardedByEffect((ev.FROM_HAND,), of_a_die=True)


def discarded_from_hand_or_deck_by_a_card() -> Condition:
    """The card was discarded out of a hand or a deck by the effect of a card, not of a die."""
    return nodes.DiscardedByEffect((ev.FROM_HAND, ev.FROM_DECK), of_a_die=False)


def reveal(what: Selector, name: str = "") -> Op:
    """Show cards to everyone."""
    return nodes.Reveal(what, name=name)


def discard_from_hand(what: Selector) -> Op:
    """Discard cards from a hand."""
    return nodes.DiscardFromHand(what)


def draw(amount: Amount, who: Quantity = you) -> Op:
    """Draw cards, you or another player."""
    return nodes.Draw(number(amount), who)


def look_at_opponents_hand() -> Op:
    """Look at the opponent's hand."""
    return nodes.LookAtHand(each(an_opponents(a_card_in_hand)))


def detect_cards(what: Selector) -> Op:
    """Reveal cards until the action phase ends."""
    return nodes.Reveal(what, detects=True)
