"""
Numbers of things: cards, piles, places and copies share one space.

Cards are 1 to 60 for seat 0 and 61 to 120 for seat 1. A copy is a card while it is on table; its
number is never used again, so what was done to an earlier copy of the card does not find it.
"""

from typing import Final

DECK: Final = 60
"""How many cards a player brings."""

NOWHERE: Final = 0
"""No thing at all: a location goes to no other."""
FIRST_PILE: Final = 500
PILES: Final = 10
"""How many piles a seat has room for among the numbers."""
FIRST_PLACE: Final = 1_000
FIRST_COPY: Final = 10_000

RESERVE: Final = 0
FORCE: Final = 1
USED: Final = 2
LOST: Final = 3
HAND: Final = 4
OUT: Final = 5
"""Out of play."""
DRAWN: Final = 6
"""Destiny draws that are not resolved, the latest last."""
OPEN: Final = 7
"""A card being played: neither in a pile nor on table."""
PILE_COUNT: Final = 8
PILE_NAMES: Final = ("reserve", "force", "used", "lost", "hand", "out", "drawn", "open")
LIFE_FORCE: Final = (RESERVE, FORCE, USED, DRAWN)
"""What a player has left."""


def pile_id(seat: int, pile: int) -> int:
    """A pile of a seat as a thing."""
    return FIRST_PILE + seat * PILES + pile


def is_card(thing: int) -> bool:
    """Whether a number is that of a card, which is not on table."""
    return 0 < thing < FIRST_PILE


def is_pile(thing: int) -> bool:
    """Whether a number is that of a pile."""
    return FIRST_PILE <= thing < FIRST_PLACE


def is_place(thing: int) -> bool:
    """Whether a number is that of a location on table."""
    return FIRST_PLACE <= thing < FIRST_COPY


def is_copy(thing: int) -> bool:
    """Whether a number is that of a card on table."""
    return thing >= FIRST_COPY


def owner_of_card(card: int) -> int:
    """Whose card it is: numbers of a deck stand together."""
    return (card - 1) // DECK


def pile_of(thing: int) -> tuple[int, int]:
    """The seat and the pile a number stands for."""
    return divmod(thing - FIRST_PILE, PILES)
