"""
Handles: by which number and code a seat knows a card that is not on table.

What is on table is public and goes by its own number, and so do places and piles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.wire import CardView, Thing

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table


def handle(t: Table, card: int, seat: int) -> int:
    """The handle of a card for a seat; spectators follow no card."""
    return 0 if seat < 0 else t.knowledge.handles[seat][card]


def known_code(t: Table, card: int, seat: int) -> str:
    """The code of a card, if the seat may know which it is."""
    return t.definition_of(card).code if t.knowledge.knows(seat, card) else ""


def card_view(t: Table, card: int, seat: int) -> CardView:
    """A card as a seat sees it."""
    return CardView(handle(t, card, seat), known_code(t, card, seat))


def shown(t: Table, thing: int, seat: int) -> int:
    """A thing by its number, a card by its handle as a negative number."""
    return -handle(t, thing, seat) if ids.is_card(thing) else max(0, thing)


def code_of(t: Table, thing: int, seat: int) -> str:
    """The code of the card that a thing is, if the seat may know it."""
    if ids.is_card(thing):
        return known_code(t, thing, seat)
    if thing in t.copies or thing in t.places:
        return t.definition(thing).code
    return ""


def thing_of(t: Table, seat: int, thing: int) -> Thing:
    """A thing as a seat may know it now."""
    if ids.is_card(thing):
        owner = ids.owner_of_card(thing)
        return Thing(shown(t, thing, seat), known_code(t, thing, seat), owner)
    if ids.is_pile(thing):
        owner, pile = ids.pile_of(thing)
        return Thing(thing, "", owner, ids.PILE_NAMES[pile])
    copy = t.copies.get(thing)
    return Thing(thing, code_of(t, thing, seat), -1 if copy is None else copy.side)
