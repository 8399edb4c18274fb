"""
Handles: by which number and code a seat knows a Command card.

Everything else on the table is public and goes by its own number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.ids import (
    FIRST_CARD,
    FIRST_GROUP,
    is_card,
    is_figure,
    is_group,
)

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle


def handle(s: Battle, card: int, seat: int) -> int:
    """The handle of a card for a seat; spectators follow no card."""
    if seat < 0:
        return 0
    return s.knowledge.handles[seat][card]


def known_code(s: Battle, card: int, seat: int) -> str:
    """The code of a card, if the seat may know which it is."""
    return s.definition_of_command(card).code if s.knowledge.knows(seat, card) else ""


def shown(s: Battle, thing: int, seat: int) -> int:
    """A thing by its number, a Command card by its handle as a negative number."""
    return -handle(s, thing - FIRST_CARD, seat) if is_card(thing) else thing


def code_of(s: Battle, thing: int, seat: int) -> str:
    """The code of the card that a thing is or belongs to, if the seat may know it."""
    if is_figure(thing):
        return s.definition_of(s.figure(thing)).code
    if is_group(thing):
        return s.definition(s.group(thing).card).code
    if is_card(thing):
        return known_code(s, thing - FIRST_CARD, seat)
    if FIRST_GROUP <= thing < FIRST_CARD:
        return s.definition(s.upgrade(thing).card).code
    return ""
