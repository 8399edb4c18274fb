"""
The games of Imperial Assault, ready to play: one for each edition, with every implemented card.

What belongs here: joining facts, maps, programs and edition, and naming the rules as they are
here. What does not: reading data files (`titles.imperial.catalogue.files`).
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.metadata import version
from importlib.resources.abc import Traversable

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.definitions import Printed
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.edition import CURRENT, edition_named
from dejarik.kernel.wire import digest
from dejarik.titles.imperial.catalogue.files import commands, deployments, maps

_RULES = ("dejarik.kernel", "dejarik.games.imperial")
_RULE_FILES = (".py", ".json")


def imperial(edition: str = CURRENT) -> ImperialAssault:
    """
    Give the game of Imperial Assault with every implemented card, in an edition.

    The answer is shared. Raises ValueError when there is no such edition.
    """
    return _imperial(edition)


@cache
def _imperial(edition: str) -> ImperialAssault:
    printed = Printed(deployments(), commands(), maps(), programs(), missions())
    game = ImperialAssault(printed, edition_named(edition))
    # People play by this one: what cards get wrong between them must not end their game.
    game.cuts_circles = True
    return game


def implemented() -> frozenset[str]:
    """The codes of the cards that have a program."""
    return frozenset(programs())


@cache
def rules_version() -> str:
    """
    Name the rules of Imperial Assault as they are here: the version, and a hash of all of them.

    That is the source of kernel and game, with cards, missions and data.
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
