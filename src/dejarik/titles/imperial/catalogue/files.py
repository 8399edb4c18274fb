"""
The data files of Imperial Assault that are shipped with the package, each read once.

What belongs here: reading them. What does not: what a fact means (`games.imperial.model.facts`)
and the game made of them: who wants only what the files say does not wait for the game.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.building.formats import Format
from dejarik.games.imperial.building.library import Library
from dejarik.games.imperial.building.lists import ReadyArmy
from dejarik.games.imperial.model.facts import (
    Command,
    Deployment,
    Die,
    army_rule_from,
    command_from,
    deployment_from,
    die_from,
)
from dejarik.hosting.rulings import ShippedRules, read_rules

OPEN: Final = "open"
"""The code of the format that adds nothing to the rules."""

_DATA: Final = "dejarik.games.imperial.data"


@dataclass(frozen=True, slots=True)
class CardSet:
    """A box or a pack of Imperial Assault; packs have a wave."""

    code: str
    name: str
    wave: int = 0


@cache
def deployments() -> dict[str, Deployment]:
    """
    Give every deployment, companion and form card by its code.

    The answer is shared: read it, do not change it.
    """
    found = [deployment_from(record) for record in _records("deployments")]
    return {one.code: one for one in found}


@cache
def commands() -> dict[str, Command]:
    """
    Give every command card by its code.

    The answer is shared: read it, do not change it.
    """
    found = [command_from(record) for record in _records("commands")]
    return {one.code: one for one in found}


@cache
def dice() -> dict[int, Die]:
    """Give the dice by the numbers of their colours."""
    found = [die_from(record) for record in _records("dice")]
    return {one.colour: one for one in found}


@cache
def sets() -> tuple[CardSet, ...]:
    """Give the sets, the core set first."""
    return msgspec.json.decode(_read("sets"), type=tuple[CardSet, ...])


@cache
def library() -> Library:
    """Give all cards, with what they say about armies."""
    rules = [army_rule_from(record) for record in _records("army-rules")]
    return Library(deployments().values(), commands().values(), rules)


@cache
def formats() -> dict[str, Format]:
    """Give the formats by code."""
    records = msgspec.json.decode(_read("formats"), type=tuple[Format, ...])
    return {record.code: record for record in records}


@cache
def ready_armies() -> tuple[ReadyArmy, ...]:
    """Give the armies that were made to be played at once, in the order of their file."""
    return msgspec.json.decode(_read("ready-armies"), type=tuple[ReadyArmy, ...])


@cache
def maps() -> dict[str, Map]:
    """Give the maps by their ids."""
    folder = resources.files(_DATA).joinpath("maps")
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".json"))
    read = [folder.joinpath(name).read_bytes() for name in names]
    found = [Map.of(msgspec.json.decode(data, type=dict[str, object])) for data in read]
    return {one.id: one for one in found}


@cache
def rulings() -> ShippedRules:
    """Give the register of rulings, in the order of its files."""
    return read_rules(_read("rulings"))


def _records(name: str) -> list[dict[str, object]]:
    return msgspec.json.decode(_read(name), type=list[dict[str, object]])


def _read(name: str) -> bytes:
    """Read one of the data files shipped with the package."""
    return resources.files(_DATA).joinpath(f"{name}.json").read_bytes()
