"""
The catalogue of cards as it goes over the wire. Never compiled.

What belongs here: the shapes. What does not: making them (`catalogue.cards`).
"""

import msgspec

from dejarik.games.destiny.model.facts import AffiliationName, ColourName, RarityName, TypeName


class LastingText(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    What one lasting effect of a card says, as its player reads it.

    `theirs` and `watched` are what the opponent and everybody else read, where that differs.
    `{this}` is the card, `{player}` and `{opponent}` are called by their names, any other place is
    a name of the view's. What is only kept has no text.
    """

    text: str = ""
    theirs: str = ""
    watched: str = ""


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    A printing: what is printed beside the text, and the text as we render it.

    `cost` is a number or `X`; `points` are those of one die, two dice and so on; `sides` are
    written as in a view. A card that is not `playable` has no text yet: `missing` names what
    its text needs and the card language has no word for, as far as that is known.
    `lasting` are its lasting effects, in the order in which a view counts them.
    """

    code: str
    set: str
    number: str
    title: str
    type: TypeName
    colour: ColourName
    affiliation: AffiliationName
    rarity: RarityName
    subtitle: str = ""
    unique: bool = False
    cost: int | str | None = None
    health: int = 0
    points: tuple[int, ...] = ()
    subtypes: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    deck_limit: int = 2
    reprint_of: str = ""
    playable: bool = False
    text: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    lasting: tuple[LastingText, ...] = ()


class SetFacts(msgspec.Struct, frozen=True):
    """A set, in the order of release."""

    code: str
    name: str
    released: str
    size: int


class FormatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    A format: points of a team at most, cards of a deck, sets, what is banned, changed prices.

    No sets means all of them. 0 points or cards: the box that a deck comes from says how many.
    """

    code: str
    points: int = 0
    size: int = 0
    sets: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()
    prices: dict[str, tuple[int, ...]] = {}
    name: str = ""


class Catalogue(msgspec.Struct, frozen=True):
    """
    Every printing of every set as an edition has it, in the order of sets and numbers.

    `formats` has what decks are built by; the check of a list knows what cards change about it.
    `hand` is how many cards a player opens with.
    """

    edition: str
    sets: tuple[SetFacts, ...]
    cards: tuple[CardFacts, ...]
    formats: tuple[FormatFacts, ...]
    hand: int
