"""
Sights: by which number and code a seat knows a card, copy or die.

What belongs here: handles, codes and what stands in for a hidden card.
What does not: what lies where (`views`) and what is asked (`decision_views`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table


def handle(t: Table, card: int, seat: int) -> int:
    """The handle of a card for a seat; spectators see those of nobody's tracking."""
    if seat < 0:
        return 0
    return t.knowledge.handles[seat][card]


def known_code(t: Table, card: int, seat: int) -> str:
    """The code of a card, if the seat may know which it is."""
    return t.definition(card).facts.code if t.knowledge.knows(seat, card) else ""


def shown(t: Table, entity: int, seat: int) -> int:
    """Copies and dice are public; cards are shown by their handle, as a negative number."""
    if entity <= 0 or entity >= FIRST_DIE:
        return entity
    return -handle(t, entity, seat)


def code_of_source(t: Table, source: int, seat: int) -> str:
    """
    The code of the card that something comes from, if the seat may know it.

    A copy that left may be a hidden card by now.
    """
    if source < FIRST_COPY:
        return known_code(t, source, seat) if 0 < source < FIRST_DIE else ""
    copy = t.copies.get(source)
    if copy is None:
        copy = t.gone.get(source)
    if copy is None or not t.knowledge.knows(seat, copy.card):
        return ""
    return t.definition_of(copy).facts.code
