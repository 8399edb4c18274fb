"""
The cards that can be played, as programs: a package per set, a module per kind.

What belongs here: finding a program by the code of its card. Which abilities a card has is in
the modules; numbers, dice, surges and traits are facts in the data files.
"""

from functools import cache

from dejarik.games.imperial.cards.core import (
    commands,
    heroes,
    imperial,
    mercenary,
    rebel,
    upgrades,
)
from dejarik.kernel.program import Node

MODULES = (imperial, rebel, heroes, mercenary, upgrades, commands)


@cache
def programs() -> dict[str, tuple[Node, ...]]:
    """
    The program of every implemented card, by its code.

    The answer is shared: read it, do not change it.
    """
    return {code: parts for module in MODULES for code, parts in module.CARDS.items()}
