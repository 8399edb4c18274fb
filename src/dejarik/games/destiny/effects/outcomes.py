"""What came of a die that was resolved: its value, what it hit, discarded, rerolled, brought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import resolution_terms as names
from dejarik.games.destiny.rules.flow.resolving import resolution_of
from dejarik.kernel import program

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class ResolvedFor(program.Quantity):
    """The value with which the die was resolved that the sentence before resolved."""

    def amount(self, s: State, scope: Scope) -> int:
        return sum(scope.names.get(names.RESOLVED_FOR_NAME, []))


@dataclass(frozen=True)
class RerolledByIt(program.Selector):
    """The dice that the die was used to reroll that the sentence before resolved."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those still in a pool, each once."""
        t = table_of(s)
        found: list[int] = []
        for number in scope.names.get(names.REROLLED_NAME, []):
            if t.is_in_a_pool(number) and number not in found:
                found.append(number)
        return found


@dataclass(frozen=True)
class FellToIt(program.Condition):
    """A character was defeated by the die that the sentence before resolved."""

    def holds(self, s: State, scope: Scope) -> bool:
        return any(scope.names.get(names.FELL_NAME, []))


@dataclass(frozen=True)
class DiscardedByIt(program.Condition):
    """The die that the sentence before resolved has discarded such a card."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        cards = scope.names.get(names.DISCARDED_NAME, [])
        return any(selectors.fits_all(self.filters, t, scope, card) for card in cards)


@dataclass(frozen=True)
class StruckByIt(program.Selector):
    """What the die dealt damage to that the sentence before resolved."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """As long as it is in play; a die worth nothing deals no damage."""
        if not any(scope.names.get(names.RESOLVED_FOR_NAME, [])):
            return []
        copies = table_of(s).copies
        return [ref for ref in scope.names.get(names.STRUCK_NAME, []) if ref in copies]


@dataclass(frozen=True)
class DealtDamageTo(program.Condition):
    """The die whose resolution an ability follows has dealt damage to such a character."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """Also if the character has fallen; a die worth nothing deals no damage."""
        t = table_of(s)
        event = s.event_of(scope)
        resolution = None if event is None else resolution_of(t, event.subject)
        if event is None or resolution is None or not event.amount:
            return False
        struck = resolution.names.get(names.STRUCK_NAME, [])
        return any(selectors.fits_all(self.filters, t, scope, ref) for ref in struck)


@dataclass(frozen=True)
class ResolvedAgainst(program.Condition):
    """The die whose resolution an ability follows was resolved against such a card."""

    what: program.Selector

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        resolution = None if event is None else resolution_of(table_of(s), event.subject)
        struck = [] if resolution is None else resolution.names.get(names.STRUCK_NAME, [])
        return any(ref in struck for ref in self.what.find(s, scope))
