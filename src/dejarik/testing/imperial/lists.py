"""Army lists in a line, and what is wrong with them as short texts."""

from typing import Final

from dejarik.games.imperial.building.formats import Format
from dejarik.games.imperial.building.library import Library
from dejarik.games.imperial.building.list_check import why_not
from dejarik.games.imperial.building.lists import ArmyList, Complaint
from dejarik.titles.imperial.catalogue import files

FILLING: Final = (
    "takeinitiative",
    "planning",
    "elementofsurprise",
    "takecover",
    "urgency",
    "celebration",
    "rally",
    "tothelimit",
    "deadeye",
    "fleetfooted",
    "sittight",
    "recovery",
    "exposeweakness",
    "setforstun",
    "selfdefense",
    "hardtohit",
)
"""Commands that cost nothing and that any army may have, one more than a deck holds."""


def listed(army: str, deck: str = "", *, size: int = 15) -> ArmyList:
    """
    A list; `stormtrooper*2` is two copies.

    Commands that cost nothing fill the deck up to its size.
    """
    commands = _copies(deck)
    others = [code for code in FILLING if code not in commands]
    commands += others[: max(0, size - len(commands))]
    return ArmyList(tuple(_copies(army)), tuple(commands))


def _copies(text: str) -> list[str]:
    pairs = [one.partition("*") for one in text.split()]
    return [code for code, _, copies in pairs for _ in range(int(copies or "1"))]


def complaints(
    brought: ArmyList, wanted: Format | None = None, library: Library | None = None
) -> list[Complaint]:
    """Everything wrong with a list, by the bare rules or in a format."""
    return why_not(library or files.library(), brought, wanted or files.formats()[files.OPEN])


def faults(
    brought: ArmyList, wanted: Format | None = None, library: Library | None = None
) -> list[str]:
    """The same as short texts: the key, the cards and the numbers."""
    return [
        " ".join([one.key, *one.cards, *[str(number) for number in one.numbers]])
        for one in complaints(brought, wanted, library)
    ]
