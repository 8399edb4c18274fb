"""A deck of Destiny as it goes over the wire. Never compiled."""

import msgspec


class Cards(msgspec.Struct, frozen=True):
    """What is in a deck, by card codes; `team` has the dice beside each code."""

    team: tuple[tuple[str, int], ...]
    battlefields: tuple[str, ...]
    cards: tuple[str, ...]
    extra_dice: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
