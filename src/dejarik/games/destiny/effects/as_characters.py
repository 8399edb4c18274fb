"""What counts as a character for something without being one: what cards say of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.conditions import HasQualities
from dejarik.games.destiny.effects.filters import Filter, copy_meant
from dejarik.games.destiny.model.definition import Definition, StandIn
from dejarik.games.destiny.model.state import FIRST_COPY
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.as_characters import stand_ins
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
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


@dataclass(frozen=True)
class CarriesAsCharacter(Part):
    """
    Such upgrades are played on this support, moved to and from it, as if it were a character.

    It then has a limit of so many upgrades.
    Rulings: arh.clar.res.01, arh.clar.dop.24
    """

    upgrades: tuple[Filter, ...]
    most: int

    def furnish(self, definition: Definition) -> None:
        definition.stand_ins.append(StandIn(HasQualities(self.upgrades), self.most, True, False))


@dataclass(frozen=True)
class GoesOnAsCharacter(Part):
    """
    It is played on such a support, and moved to one, as if that were a character.

    It counts as not unique, and then has a limit of so many upgrades.
    Rulings: arh.golden.01
    """

    supports: tuple[Filter, ...]
    most: int

    def furnish(self, definition: Definition) -> None:
        definition.stand_ins.append(StandIn(HasQualities(self.supports), self.most, False, True))


@dataclass(frozen=True)
class CarryingThis(Filter):
    """
    The support that this upgrade lies on and is moved from as from a character.

    Rulings: arh.clar.dop.21
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        if scope.source < FIRST_COPY or copy_meant(t, entity) != t.copy(scope.source).host:
            return False
        return entity in stand_ins(t, scope.you, scope.source, leaving=True).refs
