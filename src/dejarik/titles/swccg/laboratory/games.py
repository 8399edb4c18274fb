"""The game of the laboratory: every implemented card, and deaf abilities that can listen."""

from functools import cache

from dejarik.games.swccg.definitions import Printed
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import Edition, edition_named
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index
from dejarik.laws.listening import overhear
from dejarik.titles.swccg import games


class LabSwccg(CustomizableCardGame):
    """The game for a laboratory: deaf abilities can listen to everything that happens."""

    def __init__(self, printed: Printed, edition: Edition) -> None:
        super().__init__(printed, edition)
        self.overheard = False

    def build_index(self, s: State) -> Index:
        """With the deaf ones, if they listen just now."""
        return overhear(self, super().build_index(s))


@cache
def lab_game(edition: str) -> LabSwccg:
    """The rules of an edition. The answer is shared."""
    return LabSwccg(games.printed(), edition_named(edition))
