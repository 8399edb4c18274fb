"""
Phrases: the conditions, targets and triggers that card texts are put together from.

Belongs here: questions about the table. Does not belong here: anything that changes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import ALL, CHOOSE, Condition, Node, Selector
from tests.spine.response_stack.table import CHARACTERS, COST, FIELD, INTERRUPTS, table_of

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Always(Condition):
    def holds(self, s: State, scope: Scope) -> bool:
        """No condition."""
        return True


@dataclass(frozen=True)
class YouHaveCharacter(Condition):
    def holds(self, s: State, scope: Scope) -> bool:
        """A character of yours is on the field."""
        return bool(table_of(s).characters(scope.you))


@dataclass(frozen=True)
class NoTarget(Selector):
    def find(self, s: State, scope: Scope) -> list[int]:
        """Nothing is targeted."""
        return []

    def mode(self) -> int:
        """Nobody is asked."""
        return ALL

    def at_least(self, s: State, scope: Scope) -> int:
        """None is enough."""
        return 0


@dataclass(frozen=True)
class TheSubject(Selector):
    def find(self, s: State, scope: Scope) -> list[int]:
        """What the event was about, if it is still there."""
        return [scope.subject] if table_of(s).is_in(scope.subject, FIELD) else []


@dataclass(frozen=True)
class TheirCharacter(Selector):
    def find(self, s: State, scope: Scope) -> list[int]:
        """The opponent's characters."""
        return table_of(s).characters(1 - scope.you)

    def mode(self) -> int:
        """One of them."""
        return CHOOSE


@dataclass(frozen=True)
class AnyCharacter(Selector):
    def find(self, s: State, scope: Scope) -> list[int]:
        """All characters, yours and theirs."""
        table = table_of(s)
        return [*table.characters(0), *table.characters(1)]

    def mode(self) -> int:
        """One of them."""
        return CHOOSE


@dataclass(frozen=True)
class Trigger(Node):
    """Which events an ability is about."""

    def concerns(self, s: State, you: int, event: Event) -> bool:
        """Whether this event is one of them."""
        raise NotImplementedError


@dataclass(frozen=True)
class Yours(Trigger):
    def concerns(self, s: State, you: int, event: Event) -> bool:
        """Your turn, or what you do."""
        return event.seat == you


@dataclass(frozen=True)
class Theirs(Trigger):
    def concerns(self, s: State, you: int, event: Event) -> bool:
        """The opponent's turn, or what they do."""
        return event.seat != you


@dataclass(frozen=True)
class AnInterrupt(Trigger):
    def concerns(self, s: State, you: int, event: Event) -> bool:
        """Anyone's interrupt."""
        return table_of(s).title(event.subject) in INTERRUPTS


@dataclass(frozen=True)
class CharacterOf(Trigger):
    whose: Trigger

    def concerns(self, s: State, you: int, event: Event) -> bool:
        """A character, by the one who is meant."""
        is_character = table_of(s).title(event.subject) in CHARACTERS
        return is_character and self.whose.concerns(s, you, event)


@dataclass(frozen=True)
class Surcharge(Modifier):
    def statistic(self) -> int:
        """Costs."""
        return COST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """One more for the opponent's cards."""
        return int(table_of(s).owners[entity] != scope.you)


ALWAYS: Final = Always()
NO_TARGET: Final = NoTarget()
