"""The game of the laboratory: every implemented card, and deaf abilities that can listen."""

from functools import cache
from typing import Final

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.definitions import Printed
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model.edition import Edition, edition_named
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index
from dejarik.laws.listening import overhear
from dejarik.titles.imperial.catalogue.files import commands, deployments, maps

DRY_DOCK: Final = "dry-dock"
DRY_DOCK_MISSION: Final = "A"
"""Our own map has a mission without rules, for the laboratory alone."""


class LabImperial(ImperialAssault):
    """Imperial Assault for a laboratory: deaf abilities can listen to everything that happens."""

    def __init__(self, printed: Printed, edition: Edition) -> None:
        super().__init__(printed, edition)
        self.overheard = False

    def build_index(self, s: State) -> Index:
        """With the deaf ones, if they listen just now."""
        return overhear(self, super().build_index(s))


@cache
def lab_game(edition: str) -> LabImperial:
    """The rules of an edition. The answer is shared."""
    rules = {**missions(), f"{DRY_DOCK}/{DRY_DOCK_MISSION}": ()}
    printed = Printed(deployments(), commands(), maps(), programs(), rules)
    return LabImperial(printed, edition_named(edition))
