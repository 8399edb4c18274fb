"""How cards go from pile to pile, and who knows them afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import ids, purposes
from dejarik.kernel.events import nothing_done

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.events import Event


def _top(t: Table, seat: int, start: int, end: int, e: Event) -> bool:
    """The top card of one pile goes on top of another."""
    pile = t.pile(seat, start)
    if not pile:
        return nothing_done(e)
    card = pile.pop()
    t.pile(seat, end).append(card)
    e.subject = card
    e.amount = 1
    return True


def activate(t: Table, e: Event) -> bool:
    """The top of the Reserve Deck becomes a Force that can be used."""
    if not _top(t, e.seat, ids.RESERVE, ids.FORCE, e):
        return False
    player = t.players[e.seat]
    if e.source == ids.pile_id(e.seat, ids.RESERVE):
        player.generation -= 1
    return True


def use(t: Table, e: Event) -> bool:
    """The top of the Force Pile is used."""
    return _top(t, e.seat, ids.FORCE, ids.USED, e)


def draw(t: Table, e: Event) -> bool:
    """The top of the Force Pile comes to the hand."""
    if not _top(t, e.seat, ids.FORCE, ids.HAND, e):
        return False
    t.knowledge.show(e.subject, e.seat)
    return True


def lose(t: Table, e: Event) -> bool:
    """A card in hand or in a pile (`detail` from now on) is lost, face up."""
    e.detail = t.zone_of(e.subject)
    card = take_away(t, e.subject)
    owner = ids.owner_of_card(card)
    t.pile(owner, ids.LOST).append(card)
    t.knowledge.publish(card)
    e.subject = card
    e.amount = 1
    return True


def retrieve(t: Table, e: Event) -> bool:
    """
    The top of the Lost Pile, or a card of it (`subject`), goes to the Used Pile.

    A text may name another pile (`detail`). Everybody has seen the card.
    """
    end = e.detail or ids.USED
    if not e.subject:
        return _top(t, e.seat, ids.LOST, end, e)
    t.pile(e.seat, ids.LOST).remove(e.subject)
    t.pile(e.seat, end).append(e.subject)
    e.amount = 1
    return True


def put(t: Table, e: Event) -> bool:
    """A card goes on top of a pile of its owner (`detail`)."""
    card = take_away(t, e.subject)
    owner = ids.owner_of_card(card)
    t.pile(owner, e.detail).append(card)
    if e.detail == ids.LOST:
        t.knowledge.publish(card)
    elif e.detail == ids.HAND:
        t.knowledge.show(card, owner)
    e.subject = card
    return True


def take_away(t: Table, card: int) -> int:
    """Take a card out of whichever pile it is in; its number, which a hand may change."""
    owner = ids.owner_of_card(card)
    zone = t.zone_of(card)
    pile = t.pile(owner, zone)
    if zone == ids.HAND:
        return t.knowledge.reveal_and_swap(pile, card, owner)
    if zone == ids.DRAWN and t.definition_of(card).drawn:
        t.index = None
    pile.remove(card)
    return card


def claim(t: Table, e: Event) -> bool:
    """A card leaves the hand face up to be played or deployed: from now on its dots count."""
    card = take_away(t, e.subject)
    t.pile(e.seat, ids.OPEN).append(card)
    definition = t.definition_of(card)
    if definition.dots:
        t.titles.append(definition.number)
    e.subject = card
    e.amount = card
    return True


def draw_destiny(t: Table, e: Event) -> bool:
    """The top of the Reserve Deck is turned up; a value instead of a draw has no card."""
    if not e.subject:
        return True
    if not _top(t, e.seat, ids.RESERVE, ids.DRAWN, e):
        return False
    t.knowledge.publish(e.subject)
    if t.definition_of(e.subject).drawn:
        t.index = None
    return True


def recirculate(t: Table, e: Event) -> bool:
    """The Used Pile goes under the Reserve Deck, in its order."""
    used = t.pile(e.seat, ids.USED)
    e.amount = len(used)
    t.pile(e.seat, ids.RESERVE)[:0] = used
    used.clear()
    return bool(e.amount)


def shuffle(t: Table, e: Event) -> bool:
    """A pile (`detail`) is shuffled; a Lost Pile lies face up afterwards as before."""
    pile = t.pile(e.seat, e.detail)
    t.knowledge.shuffle(pile, t.chance, purposes.SHUFFLE, e.seat * ids.PILES + e.detail)
    if e.detail == ids.LOST:
        for card in pile:
            t.knowledge.publish(card)
    return True


def show_hand(t: Table, e: Event) -> bool:
    """A hand is shown to the other seat, and so to everybody."""
    for card in t.pile(e.seat, ids.HAND):
        t.knowledge.publish(card)
    return True


def show_card(t: Table, e: Event) -> bool:
    """A card is shown to everybody."""
    t.knowledge.publish(e.subject)
    return True


def peek(t: Table, e: Event) -> bool:
    """A seat looks at cards (`items`)."""
    for card in e.items:
        t.knowledge.show(card, e.seat)
    return True
