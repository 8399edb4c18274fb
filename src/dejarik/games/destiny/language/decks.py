"""Words for decks and discard piles."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import decks as nodes
from dejarik.games.destiny.effects import hands, selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.amounts import Amount, number, the_opponent, you
from dejarik.games.destiny.language.structure import in_order
from dejarik.games.destiny.model import events as ev
from dejarik.kernel.program import Op, Quantity, Selector

this_in_discard_pile: Final = nodes.ThisInDiscardPile()
this_in_hand: Final = nodes.ThisInHand()
shuffle_your_deck: Final = nodes.ShuffleDeck(you)
shuffle_opponents_deck: Final = nodes.ShuffleDeck(the_opponent)


def top_cards(amount: Amount, of: Quantity = you) -> Selector:
    """So many cards from the top of a deck, yours or another player's."""
    return nodes.TopCards(number(amount), of)


def look_at(cards: Selector, name: str = "") -> Op:
    """Look at cards of a deck or a hand where they are."""
    if isinstance(cards, Pick) and cards.zone == selectors.HAND:
        return hands.LookAtHand(cards, name)
    return nodes.LookAtCards(cards, name)


def search_your_deck(*qualities: Filter, name: str, up_to: int = 1) -> Op:
    """Look through your whole deck and pick out such cards, or none."""
    wanted = nodes.DeckCards(selectors.YOURS, "", qualities, number(0), number(up_to))
    return in_order(nodes.LookAtCards(nodes.WholeDeck()), nodes.PickOut(wanted, name))


def search_opponents_deck(*qualities: Filter, name: str, up_to: int = 1) -> Op:
    """Look through an opponent's whole deck and pick out such cards, or none."""
    wanted = nodes.DeckCards(selectors.OPPONENTS, "", qualities, number(0), number(up_to))
    return in_order(
        nodes.LookAtCards(nodes.WholeDeck(selectors.OPPONENTS)), nodes.PickOut(wanted, name)
    )


def pick_from(among: str, *qualities: Filter, name: str, may_fail: bool = False) -> Op:
    """Pick one such card out of those you looked at."""
    least = number(0) if may_fail else selectors.ONE
    wanted = nodes.DeckCards(selectors.ANYONES, among, qualities, least)
    return nodes.PickOut(wanted, name)


def one_seen(among: str, *qualities: Filter) -> Selector:
    """One such card out of those you looked at, or none: nobody else knows whether one fits."""
    return nodes.DeckCards(selectors.ANYONES, among, qualities, number(0))


def put_back_in_any_order(name: str) -> Op:
    """Put the cards under this name back on top of your deck as you like."""
    return nodes.PutBack(name)


def put_back_on_top_or_bottom(name: str) -> Op:
    """Put the cards under this name back on top or on the bottom of their deck as you like."""
    return nodes.PutBack(name, bottom=True)


def put_under_in_any_order(name: str) -> Op:
    """Put the cards under this name on the bottom of their deck as you like."""
    return nodes.PutBack(name, all_under=True)


def add_to_hand(what: Selector) -> Op:
    """Put cards from a deck or discard pile into their owner's hand."""
    return nodes.MoveCards(what, ev.TO_HAND)


def put_on_top(what: Selector) -> Op:
    """Put cards from a hand or discard pile on top of their owner's deck."""
    return nodes.MoveCards(what, ev.TO_DECK)


def put_on_the_bottom(what: Selector) -> Op:
    """Put cards that are out of play on the bottom of their owner's deck."""
    return nodes.MoveCards(what, ev.TO_BOTTOM)


def discard_picked(what: Selector) -> Op:
    """Discard cards that were picked out of a deck."""
    return nodes.MoveCards(what, ev.TO_DISCARD)


def discard_from_deck(amount: Amount, who: Quantity = you) -> Op:
    """Discard cards from the top of a player's deck."""
    return nodes.DiscardFromDeck(number(amount), who)
