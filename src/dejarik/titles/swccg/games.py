"""
Games made of the shipped cards, and naming the rules as they are here.

What belongs here: joining facts, layouts, programs and edition. What does not: reading data files
(`titles.swccg.catalogue.files`).
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.definitions import Printed, definition_from
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.language.english.speaker import CardName
from dejarik.games.swccg.model.edition import CURRENT, edition_named
from dejarik.kernel.wire import digest
from dejarik.titles.swccg.catalogue import files

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

_RULES: Final = ("dejarik.kernel", "dejarik.games.swccg")
_RULE_FILES: Final = (".py", ".json")


def printed() -> Printed:
    """The boxed cards and whatever else has a program, made anew."""
    personas = files.personas_by_title()
    wanted = {**files.boxed(), **{code: files.cards()[code] for code in PROGRAMS}}
    definitions = [
        definition_from(card, (personas.get(card.title) or ("",))[0]) for card in wanted.values()
    ]
    return Printed(definitions, PROGRAMS, files.layouts())


@cache
def game() -> CustomizableCardGame:
    """The game of the boxed cards; those with a program can be played."""
    return CustomizableCardGame(printed(), edition_named(CURRENT))


@cache
def hosted(edition: str) -> CustomizableCardGame:
    """
    The game that people play, in an edition.

    The answer is shared. Raises ValueError when there is no such edition.
    """
    made = CustomizableCardGame(printed(), edition_named(edition))
    # What cards get wrong between them must not end a game of people.
    made.cuts_circles = True
    return made


def implemented() -> frozenset[str]:
    """The codes of the cards that have a program."""
    return frozenset(PROGRAMS)


def names_in(rules: CustomizableCardGame) -> Mapping[str, CardName]:
    """What every card of a game is called, by code."""
    return {
        one.code: CardName(one.title, one.strip, (one.icons_of[0], one.icons_of[1]))
        for one in rules.definitions
        if one.code
    }


@cache
def names() -> Mapping[str, CardName]:
    """What every card that can be played is called, by code. The answer is shared."""
    return names_in(game())


@cache
def rules_version() -> str:
    """
    Name the rules of the game as they are here: the version, and a hash of all of them.

    That is the source of kernel and game, with cards and data.
    """
    parts: list[bytes] = []
    for package in _RULES:
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
