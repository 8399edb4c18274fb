"""
Armies to play with at once, for terminals, laboratories and tables.

What belongs here: finding them; they stand in `data/ready-armies.json`.
What does not: random armies and reading lists (`lists`).
"""

from dejarik.games.imperial.building.lists import ReadyArmy
from dejarik.titles.imperial.catalogue import files


def ready_army(name: str) -> ReadyArmy:
    """The army with this name. Raises KeyError when there is none."""
    return {army.name: army for army in files.ready_armies()}[name]
