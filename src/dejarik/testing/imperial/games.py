"""
Games for tests: every implemented card and mission, and on each map a mission without rules.

The hall is an open floor of ten columns and eight rows with no thing on it.
"""

from functools import cache
from typing import Final

from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.definitions import Printed
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.edition import CURRENT, edition_named
from dejarik.titles.imperial.catalogue.files import commands, deployments, maps

NO_RULES: Final = "-"
"""The letter of a mission that has neither rules nor tokens."""

HALL: Final = "hall"
DRY_DOCK: Final = "dry-dock"


_played: list[ImperialAssault] = []


def game_for_tests() -> ImperialAssault:
    """The game tables are laid with just now: the true one, unless a mutant is tried."""
    return _played[0] if _played else true_game()


def play_with(game: ImperialAssault | None) -> None:
    """Let all tables from now on use another game: for mutants; None for the true one."""
    _played.clear()
    if game is not None:
        _played.append(game)


@cache
def true_game() -> ImperialAssault:
    """The game all test tables share; what cards get wrong between them is an error here."""
    plans = {**maps(), HALL: _hall()}
    rules = {**missions(), **{f"{name}/{NO_RULES}": () for name in plans}}
    printed = Printed(deployments(), commands(), plans, programs(), rules)
    return ImperialAssault(printed, edition_named(CURRENT))


def _hall() -> Map:
    zones = {"red": "i1-8 j1-8", "blue": "a1-8 b1-8"}
    return Map.of({"id": HALL, "name": "Hall", "rows": ["." * 10] * 8, "zones": zones})
