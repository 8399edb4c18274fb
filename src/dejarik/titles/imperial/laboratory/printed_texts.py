"""
Texts of cards and missions as collections outside the project have them, for comparing words.

What belongs here: reading them and finding out which of our cards each belongs to, by name. What
does not: keeping any of it: the project has no printed text.
"""

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from dejarik.games.imperial.missions import missions
from dejarik.titles.imperial.catalogue import files

ASYNC: Final = Path("Mastermind1232_IACP-Skirmish-Async")
COMMANDER: Final = Path("GlowPuff_ImperialCommander2", "En", "DeploymentGroups")
READINGS: Final = Path("readings")

_TRAILING: Final = re.compile(r",(\s*[\]}])")
_ASIDE: Final = re.compile(r"\([^)]*\)")

Texts = Iterator[tuple[str, str]]
"""Codes of our cards or missions, each with a text; a code may come more than once."""


def async_texts(folder: Path) -> Texts:
    """Deployment cards, Command cards and missions of the collection for play by mail."""
    for name, text in _found(folder / ASYNC / "dc-effects.json", "cards", "abilityText"):
        yield from _by_name(name, text)
    for name, text in _found(folder / ASYNC / "cc-effects.json", "cards", "effect"):
        yield from _by_name(name, text)
    path = folder / ASYNC / "mission-cards.json"
    for place, letters in _read(path).get("maps", {}).items() if path.is_file() else ():
        for letter, rules in letters.items():
            code = f"{place}/{letter.upper()}"
            if code in missions():
                yield code, _strings(rules)


def commander_texts(folder: Path) -> Texts:
    """Groups of the collection for play without an Imperial player."""
    for path in sorted((folder / COMMANDER).glob("*.json")):
        for record in _read(path):
            yield from _by_name(record["name"], _strings(record.get("abilities", [])))


def reading_texts(folder: Path) -> Texts:
    """What somebody read on the cards, in words of their own."""
    for path in sorted((folder / READINGS).glob("*.json")):
        found = _read(path)
        # A set that was read whole has its groups and commands in one file.
        for record in chain(*found.values()) if isinstance(found, dict) else found:
            words = [
                record.get("words", ""),
                *[one["words"] for one in record.get("abilities", [])],
            ]
            yield record["code"], " / ".join(words)


def _found(path: Path, under: str, field: str) -> Texts:
    if not path.is_file():
        return
    for name, record in _read(path)[under].items():
        yield name, record.get(field) or ""


def _by_name(name: str, text: str) -> Texts:
    """The text for each of our cards that has the name, whatever stands behind it."""
    wanted = _letters(_ASIDE.sub("", name))
    library = files.library()
    for code in (*library.deployments, *library.commands):
        if _letters(library.name(code)) == wanted:
            yield code, text


def _letters(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def _strings(value: object) -> str:
    """Every text inside plain data."""
    if isinstance(value, str):
        return value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return " / ".join(_strings(one) for one in parts)


def _read(path: Path) -> Any:  # noqa: ANN401 - files of others have the shapes they have
    """A file of JSON, also one with commas too many."""
    return json.loads(_TRAILING.sub(r"\1", path.read_text(encoding="utf-8-sig")))
