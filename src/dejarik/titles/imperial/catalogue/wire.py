"""
The catalogue of Imperial Assault as it goes over the wire. Never compiled.

What belongs here: the shapes. What does not: making them (`catalogue.cards`).
"""

from typing import Literal

import msgspec

CardKind = Literal["group", "upgrade", "companion", "form", "command"]
TerrainMark = Literal["plain", "difficult", "blocking", "impassable"]
EdgeKind = Literal["wall", "blocking", "impassable", "door"]


class EffectFacts(msgspec.Struct, frozen=True, gc=False):
    """A word of a box or a surge, with its number."""

    word: str
    amount: int


class SurgeFacts(msgspec.Struct, frozen=True, gc=False):
    """What an attacker may buy for so many surges; all effects together."""

    cost: int
    effects: tuple[EffectFacts, ...]


class RestrictionFacts(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Whom a Command card is played on, or what an attachment is put on."""

    kind: str
    affiliation: str = ""
    values: tuple[str, ...] = ()
    title: str = ""


class CardFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    A card: what is printed beside its text, and what it does in our words.

    `size` is the short side of a base and the long one, in spaces; `limit` is how many copies a
    command deck may hold. A card that is not `playable` has no text yet. `abilities` are the names
    that lines of the text begin with; `terms` are words of the glossary that it takes for granted.
    """

    code: str
    kind: CardKind
    name: str
    set: str
    cost: int = 0
    title: str = ""
    affiliation: str = ""
    traits: tuple[str, ...] = ()
    elite: bool = False
    unique: bool = False
    modes: tuple[str, ...] = ()
    reinforce: int = 0
    group: int = 0
    health: int = 0
    speed: int = 0
    size: tuple[int, int] = (0, 0)
    attack: str = ""
    attack_dice: tuple[str, ...] = ()
    defence_dice: tuple[str, ...] = ()
    box: tuple[EffectFacts, ...] = ()
    keywords: tuple[str, ...] = ()
    surges: tuple[SurgeFacts, ...] = ()
    restriction: RestrictionFacts | None = None
    limit: int = 0
    playable: bool = False
    text: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


class TermFacts(msgspec.Struct, frozen=True, gc=False):
    """A condition or keyword, explained in a sentence."""

    term: str
    meaning: str


class SetFacts(msgspec.Struct, frozen=True):
    """A box or pack."""

    code: str
    name: str
    wave: int


class SpaceFacts(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of a map: its name, column and row from 0, and what lies on it."""

    name: str
    column: int
    row: int
    terrain: TerrainMark = "plain"
    exterior: bool = False
    zone: str = ""


class EdgeFacts(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies between two spaces beside each other; a door has its place among the doors."""

    one: str
    other: str
    kind: EdgeKind
    door: int = 0


class MissionFacts(msgspec.Struct, frozen=True, gc=False):
    """A mission of a map: its letter, its name, where its tokens lie, and what counts."""

    letter: str
    name: str
    tokens: dict[str, tuple[str, ...]]
    playable: bool
    text: tuple[str, ...]


class MapFacts(msgspec.Struct, frozen=True):
    """
    A map: spaces by their numbers, edges between them; an edge to no space is a wall.

    In options a space is 1001 and its place here.
    """

    id: str
    name: str
    width: int
    height: int
    spaces: tuple[SpaceFacts, ...]
    edges: tuple[EdgeFacts, ...]
    doors: tuple[str, ...]
    terminals: tuple[str, ...]
    zones: tuple[str, ...]
    missions: tuple[MissionFacts, ...]


class FormatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    How large an army of a format is: points at most, cards of a command deck, points of these.

    No sets means all of them. A card of the army may allow more; the check of a list knows.
    """

    code: str
    points: int
    deck_size: int
    deck_points: int
    name: str = ""
    sets: tuple[str, ...] = ()


class Catalogue(msgspec.Struct, frozen=True):
    """
    Every card and map as an edition has them.

    `glossary` has the words that cards take for granted, `formats` the limits of armies.
    `hand` is how many command cards a player opens with.
    """

    edition: str
    sets: tuple[SetFacts, ...]
    cards: tuple[CardFacts, ...]
    maps: tuple[MapFacts, ...]
    glossary: tuple[TermFacts, ...]
    formats: tuple[FormatFacts, ...]
    hand: int
