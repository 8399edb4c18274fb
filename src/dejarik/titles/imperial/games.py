"""
The games of Imperial Assault, ready to play: one for each edition, with every implemented card.

What belongs here: joining facts, maps, programs and edition, and naming the rules as they are
here. What does not: reading data files (`titles.imperial.catalogue.files`).
"""

from functools import cache

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.game import ImperialAssault, Printed
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.edition import CURRENT, edition_named
from dejarik.titles.imperial.catalogue.files import commands, deployments, maps


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
