"""
Armies to play with at once, for terminals, laboratories and tables; setups of two armies.

What belongs here: finding them (they stand in `data/ready-armies.json`), and games of two lists.
What does not: random armies and reading lists (`lists`).
"""

from collections.abc import Sequence

from dejarik.games.imperial.building.lists import ArmyList, ReadyArmy
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files


def ready_army(name: str) -> ReadyArmy:
    """The army with this name. Raises KeyError when there is none."""
    return {army.name: army for army in files.ready_armies()}[name]


def playable_armies() -> tuple[ReadyArmy, ...]:
    """Those of which every card is implemented."""
    able = games.implemented()
    return tuple(one for one in files.ready_armies() if able.issuperset(_cards_of(one)))


def _cards_of(army: ReadyArmy) -> set[str]:
    listed = army.army_list()
    return {*listed.deployments, *listed.commands}


def setup_of(
    lists: Sequence[ArmyList], names: Sequence[str], format_code: str, edition: str
) -> dict[str, object]:
    """A game of army lists in a format, as plain data; the map is the usual one."""
    seats = [
        {
            "name": name,
            "deployments": list(listed.deployments),
            "commands": list(listed.commands),
        }
        for listed, name in zip(lists, names, strict=True)
    ]
    return {"seats": seats, "edition": edition, "format": format_code}
