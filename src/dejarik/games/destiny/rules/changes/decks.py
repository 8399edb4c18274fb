"""How events change decks, and what seats know of the cards in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.cards import put_into, slip_from_hand, take_from

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event


def see_deck(t: Table, e: Event) -> bool:
    """
    One player looks at cards of a deck; they stay where they are.

    Rulings: arh.part8.lookat.01, arh.part8.search.01
    """
    for card in e.items:
        t.knowledge.show(card, e.seat)
    return True


def pick_cards(t: Table, e: Event) -> bool:
    """
    Cards that were looked at come to lie on top, the first one uppermost.

    Whoever did not look cannot follow them: `detail` is how many cards were looked at.
    """
    deck = t.players[e.subject].deck
    places = deck[-e.detail :]
    wanted = [*e.items, *[card for card in reversed(places) if card not in e.items]]
    _deal_again(t, e.seat, list(reversed(places)), wanted)
    e.items = list(reversed(deck[-len(e.items) :]))
    return True


def arrange_deck(t: Table, e: Event) -> bool:
    """
    Cards go back to their deck in an order only who puts them there knows.

    The last of them, so many as `detail` says, go to the bottom.
    """
    deck = t.players[e.subject].deck
    places = [card for card in reversed(deck) if card in e.items]
    _deal_again(t, e.seat, places, e.items.copy())
    e.items = places
    for card in places[len(places) - e.detail :]:
        deck.remove(card)
        deck.insert(0, card)
    return True


def _deal_again(t: Table, seat: int, places: list[int], wanted: list[int]) -> None:
    """Let the numbers in `places` be what those in `wanted` were; others lose sight of them."""
    knowledge = t.knowledge
    identities = [knowledge.identity[card] for card in wanted]
    known = [knowledge.knows(seat, card) for card in wanted]
    for card, identity, knows in zip(places, identities, known, strict=True):
        knowledge.identity[card] = identity
        knowledge.hide(card)
        if knows:
            knowledge.show(card, seat)


def move_card(t: Table, e: Event) -> bool:
    """
    A card that is not in play goes to another zone of its owner.

    Which card of a hand went into a deck only its owner knows, unless it was detected.
    Rulings: arh.part8.detected.02
    """
    owner = t.owner_of(e.subject)
    player = t.players[owner]
    came_from = e.flags
    if came_from == ev.FROM_HAND and e.detail in (ev.TO_DECK, ev.TO_BOTTOM):
        e.subject = slip_from_hand(t, player, e.subject)
    else:
        take_from(t, e.subject, came_from)
    if e.detail == ev.TO_BOTTOM:
        player.deck.insert(0, e.subject)
        t.knowledge.enter_hidden_zone(e.subject)
    else:
        put_into(t, e.subject, e.detail)
    if e.detail == ev.TO_HAND:
        t.knowledge.show(e.subject, owner)
    return True
