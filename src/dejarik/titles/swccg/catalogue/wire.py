"""
The catalogue of the Customizable Card Game as it goes over the wire. Never compiled.

What belongs here: the shapes. What does not: making them (`catalogue.cards`).
"""

import msgspec


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    A card: what is printed beside its text, and what it does in our words.

    A number that a card does not have is missing; `unusual` has those that are no whole numbers.
    Beside the printed numbers stand the prices in its text: `deploy`, and `fire` of a weapon.
    `dots` 0 is any number of copies. A card that is not `playable` says what it `needs`. `back` is
    the title of its other side. `twin` is the card of the other side of the Force that does the
    same. `printings` says of each way it was printed after the first what sets that apart.
    """

    code: str
    side: str
    set: str
    title: str
    type: str
    rarity: str = ""
    virtual: bool = False
    dots: int = 0
    diamonds: int = 0
    subtypes: tuple[str, ...] = ()
    destiny: tuple[int, ...] = ()
    numbers: dict[str, int] = {}
    unusual: dict[str, str] = {}
    icons: dict[str, int] = {}
    light_icons: int = 0
    dark_icons: int = 0
    characteristics: tuple[str, ...] = ()
    species: str = ""
    system: str = ""
    site_kind: str = ""
    personas: tuple[str, ...] = ()
    twin: str = ""
    back: str = ""
    also_in: tuple[str, ...] = ()
    printings: tuple[str, ...] = ()
    playable: bool = False
    needs: tuple[str, ...] = ()
    text: tuple[str, ...] = ()


class SetFacts(msgspec.Struct, frozen=True):
    """A set of cards: the day it came out is missing where nobody knows it."""

    code: str
    name: str
    short: str
    cycle: str
    released: str


class FormatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way of building decks: how many cards, and of which if not of all."""

    code: str
    name: str
    size: int
    cards: tuple[str, ...] = ()


class Catalogue(msgspec.Struct, frozen=True):
    """
    Every card as an edition has it, the sets in their order, and the formats.

    `hand` is how many cards a player opens with.
    """

    edition: str
    sets: tuple[SetFacts, ...]
    cards: tuple[CardFacts, ...]
    formats: tuple[FormatFacts, ...]
    hand: int
