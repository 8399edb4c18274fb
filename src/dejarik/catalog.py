"""
The catalogue: what the games need from files, read once.

What belongs here: reading data files and handing their content to the pure
games, and a function for each game that gives it ready to play.
What does not: what a fact means (`games.destiny.facts`), rules, and any file
that is not shipped with the package.

The game and its cards are imported when they are asked for: who wants only what
the files say does not wait for them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.metadata import version
from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.building.formats import Box, Format
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS, edition_named
from dejarik.games.destiny.model.facts import Card, card_from, facts_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from dejarik.games.destiny.building.printings import Library
    from dejarik.games.destiny.game import Destiny

# Destiny.

STARTER = "starter"
"""The code of the format of boxed decks."""
OPEN = "open"
"""The code of the format that adds nothing to the rules."""

_DESTINY_DATA = "dejarik.games.destiny.data"
_DESTINY_RULES = ("dejarik.kernel", "dejarik.games.destiny")
_RULE_FILES = (".py", ".json")


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of Destiny cards, as it was released."""

    code: str
    name: str
    position: int
    released: str
    size: int
    cycle: str


@dataclass(frozen=True, slots=True)
class Correction:
    """
    One fact that replaces the imported one, and the document that says so.

    `until` is the newest edition it holds in.
    """

    code: str
    field: str
    value: object
    source: str
    until: str = CURRENT


@dataclass(frozen=True, slots=True)
class Part:
    """Something card texts are made of, and the words of the card language that express it."""

    means: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Needs:
    """What card texts are made of: the parts by name, and the parts of each surveyed card."""

    parts: dict[str, Part]
    cards: dict[str, str]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A statement of the rule documents in our own words, and the cards it names."""

    id: str
    section: str
    text: str
    editions: tuple[str, ...]
    cards: tuple[str, ...]


class MisplacedCorrection(ValueError):
    """A correction of a card or a fact that does not exist."""

    def __init__(self, correction: Correction) -> None:
        """Name the card and the fact."""
        super().__init__(f"card {correction.code} has no fact {correction.field} to correct")


def facts(edition: str = CURRENT) -> dict[str, Card]:
    """
    Give every printing of every set by its code, corrections applied, as an edition has it.

    The answer is shared: read it, do not change it.
    """
    return _facts(edition)


@cache
def _facts(edition: str) -> dict[str, Card]:
    records: dict[str, dict[str, object]] = {}
    for code in set_codes():
        for record in msgspec.json.decode(_read(code), type=list[dict[str, object]]):
            records[str(record["code"])] = record
    correct(records, corrections())
    age = EDITIONS.index(edition)
    correct(records, tuple(one for one in older_facts() if EDITIONS.index(one.until) <= age))
    rules = edition_named(edition)
    return {code: facts_in(rules, card_from(record)) for code, record in records.items()}


@cache
def sets() -> tuple[CardSet, ...]:
    """Give the sets in the order of their positions."""
    return msgspec.json.decode(_read("sets"), type=tuple[CardSet, ...])


@cache
def formats() -> dict[str, Format]:
    """Give the formats by code: those of the community, boxed decks, and the bare rules."""
    records = msgspec.json.decode(_read("formats"), type=tuple[Format, ...])
    found = {record.code: record for record in records}
    found[OPEN] = Format(OPEN, "Any cards")
    found[STARTER] = Format(STARTER, "Boxed decks", boxes=tuple(boxes().values()))
    return found


@cache
def boxes() -> dict[str, Box]:
    """Give the decks that come ready to play in a box, by code."""
    records = msgspec.json.decode(_read("boxes"), type=tuple[Box, ...])
    return {record.code: record for record in records}


@cache
def ready_decks() -> tuple[ReadyDeck, ...]:
    """Give the decks that were made to be played at once, in the order of their file."""
    return msgspec.json.decode(_read("decks"), type=tuple[ReadyDeck, ...])


def library(edition: str = CURRENT) -> Library:
    """Give all cards of an edition, with what links their printings."""
    from dejarik.games.destiny.building.printings import library_of

    return library_of(destiny(edition))


def set_codes() -> tuple[str, ...]:
    """Give the codes of the sets in the order of their positions."""
    return tuple(card_set.code for card_set in sets())


@cache
def corrections() -> tuple[Correction, ...]:
    """Give the overlay: the facts in which the imported data lags the rules documents."""
    return msgspec.json.decode(_read("overlay"), type=tuple[Correction, ...])


@cache
def older_facts() -> tuple[Correction, ...]:
    """Give the facts that were others before the current edition."""
    return msgspec.json.decode(_read("older"), type=tuple[Correction, ...])


@cache
def rulings() -> tuple[Ruling, ...]:
    """Give the register of rulings, in the order of its files."""
    return msgspec.json.decode(_read("rulings"), type=tuple[Ruling, ...])


@cache
def needs() -> Needs:
    """Give the survey of card texts; the youngest sets are not in it."""
    return msgspec.json.decode(_read("needs"), type=Needs)


def parts_of(code: str) -> list[Part] | None:
    """Give what a card's text is made of; nothing if neither it nor its first printing was read."""
    survey = needs()
    found = survey.cards.get(code, survey.cards.get(facts()[code].reprint_of))
    return None if found is None else [survey.parts[name] for name in found.split()]


def correct(records: dict[str, dict[str, object]], overlay: tuple[Correction, ...]) -> None:
    """
    Replace single facts in the records.

    Raises MisplacedCorrection for a card or a fact that is not there.
    """
    for correction in overlay:
        record = records.get(correction.code)
        if record is None or correction.field not in record:
            raise MisplacedCorrection(correction)
        record[correction.field] = correction.value


def _read(name: str) -> bytes:
    """Read one of the data files shipped with the package."""
    return resources.files(_DESTINY_DATA).joinpath(f"{name}.json").read_bytes()


@cache
def rules_version() -> str:
    """
    Name the rules of Destiny as they are here: the version, and a hash of all that makes them.

    That is the source of kernel and game, with cards, words and data. The compiled copy has
    its source beside it and plays alike, so it has the same name.
    """
    from dejarik.kernel.wire import digest

    parts: list[bytes] = []
    for package in _DESTINY_RULES:
        for name, data in _files(resources.files(package), package):
            parts += [name.encode(), digest(data).encode()]
    return f"{version('dejarik')}+{digest(b' '.join(parts), 8)}"


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """Find every file of rules below a folder, in the order of their names."""
    for one in sorted(folder.iterdir(), key=lambda found: found.name):
        path = f"{name}/{one.name}"
        if one.is_dir():
            yield from _files(one, path)
        elif one.name.endswith(_RULE_FILES):
            yield path, one.read_bytes()


def destiny(edition: str = CURRENT) -> Destiny:
    """
    Give the game of Destiny with every implemented card, in an edition.

    The answer is shared. Raises ValueError when there is no such edition.
    """
    return _destiny(edition)


@cache
def _destiny(edition: str) -> Destiny:
    from dejarik.games.destiny.cards import card_texts
    from dejarik.games.destiny.game import Destiny

    rules = edition_named(edition)
    programs = {code: text.parts for code, text in card_texts(edition).items()}
    game = Destiny(facts(edition), programs, rules)
    game.formats = {**formats()}
    # People play by this one: what cards get wrong between them must not end their game.
    game.cuts_circles = True
    return game


def rendered_texts() -> dict[str, str]:
    """Give what a player reads of every implemented card, by the names of its versions."""
    from dejarik.games.destiny.cards import versions
    from dejarik.games.destiny.language.english import render_card

    return {
        name: render_card(text, facts(text.until)[text.code]) for name, text in versions().items()
    }
