"""What counts as a character for something without being one: what cards say of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.rules import values
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

NO_LIMIT: Final = 1000


@dataclass(frozen=True)
class SpottedAsCharacter(Modifier):
    """
    Its player may spot it as if it were a character of this colour.

    Rulings: arh.golden.01, arh.part8.spotting.01
    """

    colour: int

    def statistic(self) -> int:
        return values.SPOTTED_AS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """One more than the colour: 0 is that it is spotted as nothing else."""
        return self.colour + 1 if entity == scope.source else 0


@dataclass(frozen=True)
class StruckAsCharacter(Modifier):
    """
    It can be dealt damage as if it were a character, perhaps only that of some symbols.

    Rulings: arh.golden.01
    """

    health: int
    symbols: tuple[int, ...] = ()

    def statistic(self) -> int:
        return values.STRUCK

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What is asked is the copy times a number, plus the symbol the damage is dealt by."""
        ref, symbol = entity // values.STRUCK_BY, entity % values.STRUCK_BY
        if ref != scope.source or (self.symbols and symbol not in self.symbols):
            return 0
        return self.health
