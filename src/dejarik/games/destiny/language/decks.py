"""Words for what is done with decks, and with cards out of play."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import abilities, deck_cards, decks, hidden, selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Number, Pick
from dejarik.games.destiny.language.nouns import (
    Amount,
    a_card_in_hand,
    an_opponents,
    each,
    number,
    you,
)
from dejarik.games.destiny.language.sentences import in_order
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op, Quantity, Selector

a_card_in_discard_pile: Final = Pick(selectors.DISCARD_PILE, selectors.YOURS)
this_in_discard_pile: Final = deck_cards.ThisInDiscardPile()
shuffle_your_deck: Final = decks.ShuffleDeck(you)
cards_up_to_hand_size: Final = deck_cards.CardsMissing(you)


def from_discard_pile(ability: abilities.Triggered) -> abilities.FromDiscardPile:
    """The ability is used while the card lies in its owner's discard pile."""
    return abilities.FromDiscardPile(ability)


def top_cards(amount: Amount, of: Quantity = you) -> Selector:
    """So many cards from the top of a deck, yours or another player's."""
    return deck_cards.TopCards(number(amount), of)


def look_at(cards: Selector, name: str = "") -> Op:
    """Look at cards of a deck or a hand where they are."""
    if isinstance(cards, Pick) and cards.zone == selectors.HAND:
        return hidden.LookAtHand(cards, name)
    return decks.LookAtCards(cards, name)


def look_at_opponents_hand() -> Op:
    """Look at the opponent's hand."""
    return hidden.LookAtHand(each(an_opponents(a_card_in_hand)))


def search_your_deck(*qualities: Filter, name: str, up_to: int = 1) -> Op:
    """Look through your whole deck and pick out such cards, or none."""
    wanted = deck_cards.DeckCards(selectors.YOURS, "", qualities, Number(0), Number(up_to))
    return in_order(decks.LookAtCards(deck_cards.WholeDeck()), decks.PickOut(wanted, name))


def pick_from(among: str, *qualities: Filter, name: str, may_fail: bool = False) -> Op:
    """Pick one such card out of those you looked at."""
    least = Number(0) if may_fail else selectors.ONE
    wanted = deck_cards.DeckCards(selectors.ANYONES, among, qualities, least)
    return decks.PickOut(wanted, name)


def put_back_in_any_order(name: str) -> Op:
    """Put the cards under this name back on top of your deck as you like."""
    return decks.PutBack(name)


def put_back_on_top_or_bottom(name: str) -> Op:
    """Put the cards under this name back on top or on the bottom of their deck as you like."""
    return decks.PutBack(name, bottom=True)


def add_to_hand(what: Selector) -> Op:
    """Put cards from a deck or discard pile into their owner's hand."""
    return decks.MoveCards(what, ev.TO_HAND)


def put_on_top(what: Selector) -> Op:
    """Put cards from a hand or discard pile on top of their owner's deck."""
    return decks.MoveCards(what, ev.TO_DECK)


def put_on_the_bottom(what: Selector) -> Op:
    """Put cards that are out of play on the bottom of their owner's deck."""
    return decks.MoveCards(what, ev.TO_BOTTOM)


def discard_picked(what: Selector) -> Op:
    """Discard cards that were picked out of a deck."""
    return decks.MoveCards(what, ev.TO_DISCARD)


def discard_from_deck(amount: Amount, who: Quantity = you) -> Op:
    """Discard cards from the top of a player's deck."""
    return decks.DiscardFromDeck(number(amount), who)
