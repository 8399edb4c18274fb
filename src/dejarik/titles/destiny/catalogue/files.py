"""
The data files of Destiny that are shipped with the package, each read once.

What belongs here: reading them. What does not: what a fact means (`games.destiny.model.facts`)
and the game made of them (`titles.destiny.games`): who wants only what the files say does not
wait for the game.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources

import msgspec

from dejarik.games.destiny.building.formats import Box, Format
from dejarik.games.destiny.building.lists import ReadyDeck
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS, edition_named
from dejarik.games.destiny.model.facts import Card, card_from, facts_in
from dejarik.hosting.rulings import ShippedRules, read_rules

STARTER = "starter"
"""The code of the format of boxed decks."""
OPEN = "open"
TODAY = "ARHS"
"""The format that most people play today, which is shown first."""
"""The code of the format that adds nothing to the rules."""

_DATA = "dejarik.games.destiny.data"


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
def rulings() -> ShippedRules:
    """Give the register of rulings, in the order of its files."""
    return read_rules(_read("rulings"))


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
    return resources.files(_DATA).joinpath(f"{name}.json").read_bytes()
