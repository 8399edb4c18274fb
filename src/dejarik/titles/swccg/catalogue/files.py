"""
The data files of the Customizable Card Game that are shipped with the package, each read once.

What belongs here: reading them, and laying the overlay over the facts. What does not: what a fact
means (`games.swccg.model`), counts (`needs`) and the game made of them.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from dejarik.games.swccg.model.facts import Printed, printed_from
from dejarik.games.swccg.model.layouts import Layout, layout_from
from dejarik.hosting.rulings import ShippedRules, read_rules

_DATA: Final = "dejarik.games.swccg.data"

_RULINGS: Final = ("rulings", "rulings-2")
"""The files of the register: one alone would be too large."""
GENERIC: Final = ""
"""The system of the layout that all others share."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards: its code, name, letters, kind and day of release."""

    code: str
    name: str
    short: str
    cycle: str
    released: str


@dataclass(frozen=True, slots=True)
class Box:
    """A deck that came in a box: how often it has each card, by code."""

    code: str
    name: str
    side: str
    set: str
    cards: dict[str, int]
    source: str


@dataclass(frozen=True, slots=True)
class Persona:
    """A name in texts and the titles of all cards that are, or contain, who or what it names."""

    name: str
    kind: str
    titles: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Correction:
    """A fact that the data lacks or has wrong, with where the right one comes from."""

    code: str
    field: str
    value: Any
    source: str


@cache
def sets() -> tuple[CardSet, ...]:
    """Give the sets in the order of the data: Premiere first."""
    return msgspec.json.decode(_read("sets"), type=tuple[CardSet, ...])


@cache
def cards() -> dict[str, Printed]:
    """
    Give every card by its code, with the overlay laid over its facts.

    The answer is shared: read it, do not change it.
    """
    found: dict[str, Printed] = {}
    for one in sets():
        found |= cards_of(one.code)
    return found


@cache
def cards_of(set_code: str) -> dict[str, Printed]:
    """Give the cards of one set by code; none for a set that only repeats cards of others."""
    if not resources.files(_DATA).joinpath(f"{set_code}.json").is_file():
        return {}
    found: dict[str, Printed] = {}
    records = msgspec.json.decode(_read(set_code), type=list[dict[str, object]])
    for record in records:
        code = str(record["code"])
        found[code] = printed_from({**record, **_corrections().get(code, {})})
    return found


@cache
def overlay() -> tuple[Correction, ...]:
    """Give the corrections, by code."""
    return msgspec.json.decode(_read("overlay"), type=tuple[Correction, ...])


@cache
def boxes() -> dict[str, Box]:
    """Give the boxed decks by code."""
    found = msgspec.json.decode(_read("boxes"), type=tuple[Box, ...])
    return {one.code: one for one in found}


@cache
def boxed() -> dict[str, Printed]:
    """Give the cards that are in any box, by code."""
    wanted = {code for box in boxes().values() for code in box.cards}
    return {code: card for code, card in cards().items() if code in wanted}


@cache
def layouts() -> dict[str, Layout]:
    """Give the layouts by system; the generic one has none."""
    records = msgspec.json.decode(_read("layouts"), type=list[dict[str, object]])
    found = [layout_from(record) for record in records]
    return {one.system: one for one in found}


def layout_of(system: str) -> Layout:
    """Give the layout of a system, the generic one where it has none of its own."""
    return layouts().get(system, layouts()[GENERIC])


@cache
def personas() -> tuple[Persona, ...]:
    """Give the personas in the order of the rules: characters, starships, weapons, groups."""
    return msgspec.json.decode(_read("personas"), type=tuple[Persona, ...])


@cache
def personas_by_title() -> dict[str, tuple[str, ...]]:
    """Give the names of the personas that cards of each title are or contain."""
    found: dict[str, tuple[str, ...]] = {}
    for one in personas():
        for title in one.titles:
            found[title] = (*found.get(title, ()), one.name)
    return found


@cache
def needs() -> dict[str, tuple[str, ...]]:
    """Give what each card waits for, by code; nothing for the cards of the boxes."""
    records = msgspec.json.decode(_read("needs"), type=list[_Needs])
    return {one.code: one.needs for one in records}


@cache
def rulings() -> ShippedRules:
    """Give the register of rulings, in the order of its files."""
    first, *others = [read_rules(_read(name)) for name in _RULINGS]
    rest = tuple(ruling for part in others for ruling in part.rulings)
    return msgspec.structs.replace(first, rulings=first.rulings + rest)


@dataclass(frozen=True, slots=True)
class _Needs:
    code: str
    needs: tuple[str, ...]


@cache
def _corrections() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for one in overlay():
        found.setdefault(one.code, {})[one.field] = one.value
    return found


def _read(name: str) -> bytes:
    """Read one of the data files shipped with the package."""
    return resources.files(_DATA).joinpath(f"{name}.json").read_bytes()
