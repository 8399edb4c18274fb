"""A deck as it goes over the wire. Never compiled."""

import msgspec


class Cards(msgspec.Struct, frozen=True):
    """What is in a deck: its side of the Force, and card codes with their copies."""

    side: str
    cards: tuple[tuple[str, int], ...]
