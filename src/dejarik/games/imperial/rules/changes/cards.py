"""How Command cards move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import FIRST_CARD
from dejarik.games.imperial.rules.chances import SHUFFLE
from dejarik.kernel.events import nothing_done

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def shuffle(s: Battle, e: Event) -> bool:
    """A command deck is shuffled."""
    s.knowledge.shuffle(s.sides[e.seat].deck, s.chance, SHUFFLE, e.seat)
    return True


def draw(s: Battle, e: Event) -> bool:
    """
    Cards from the top of the deck, as many as there are.

    Rulings: ia.command.10, ia.command.11
    """
    side = s.sides[e.seat]
    e.amount = min(e.amount, len(side.deck))
    if not e.amount:
        return nothing_done(e)
    for _ in range(e.amount):
        card = side.deck.pop()
        s.knowledge.show(card, e.seat)
        side.hand.append(card)
        e.items.append(FIRST_CARD + card)
    return True


def play(s: Battle, e: Event) -> bool:
    """A card leaves the hand for all to see; it is in no pile until it is resolved."""
    hand = s.sides[e.seat].hand
    card = s.knowledge.reveal_and_swap(hand, e.subject - FIRST_CARD, e.seat)
    e.subject = FIRST_CARD + card
    e.amount = e.subject
    s.played.extend([e.detail, s.knowledge.identity[card], e.seat])
    return True


def stand(s: Battle, e: Event) -> bool:
    """Nobody has cancelled it: the frame that plays it goes on."""
    s.frames[e.detail].y = 1
    return True


def discard(s: Battle, e: Event) -> bool:
    """A played card is in the discard pile."""
    s.sides[e.seat].discard.append(e.subject - FIRST_CARD)
    return True


def discard_from_hand(s: Battle, e: Event) -> bool:
    """A card is discarded from hand, for all to see."""
    side = s.sides[e.seat]
    card = s.knowledge.reveal_and_swap(side.hand, e.subject - FIRST_CARD, e.seat)
    e.subject = FIRST_CARD + card
    side.discard.append(card)
    return True


def discard_top(s: Battle, e: Event) -> bool:
    """The top cards of a deck are discarded face up."""
    side = s.sides[e.seat]
    for _ in range(min(e.amount, len(side.deck))):
        card = side.deck.pop()
        s.knowledge.publish(card)
        side.discard.append(card)
        e.items.append(FIRST_CARD + card)
    return True


def attach(s: Battle, e: Event) -> bool:
    """An attachment is on the card of a group."""
    s.upgrade(e.subject).group = e.source
    s.group(e.source).upgrades.append(e.subject)
    s.forget_index()
    return True
