"""Quantities and conditions: how much, who, and whether."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter, controller_of
from dejarik.games.destiny.effects.selectors import Number, fits_all
from dejarik.games.destiny.model.events import LAST_OF_HAND
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.damage import SHIELDED_NAME
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.keywords import LEVEL_NAME
from dejarik.games.destiny.rules.resolution_terms import OUTCOME_NAME, VALUE_NAME
from dejarik.games.destiny.rules.values import controls_battlefield, health_of
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

EVERY_ONE: Final = 1000

PLAYER_NAME: Final = "player"
"""Where the player who was chosen is remembered."""


@dataclass(frozen=True)
class DieValue(Quantity):
    """The value of the die being resolved, with its modifiers."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was worked out when its cost had been paid."""
        return scope.names[VALUE_NAME][0]


@dataclass(frozen=True)
class Level(Quantity):
    """The level of the keyword whose ability this is."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was when the ability was triggered."""
        return scope.names[LEVEL_NAME][0]


@dataclass(frozen=True)
class ValueOf(Quantity):
    """The value that dice show, or showed last, each of them perhaps increased."""

    dice: Selector
    each_plus: int = 0

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        found = self.dice.find(s, scope)
        known = [t.die(one) for one in found if one in t.dice or one in t.gone_dice]
        return sum([value_of(t, die) + self.each_plus for die in known])


@dataclass(frozen=True)
class Count(Quantity):
    """How many things there are."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        return len(self.what.find(s, scope))


@dataclass(frozen=True)
class ShieldsOn(Quantity):
    """How many shields are on characters."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum; what has left play has none."""
        t = table_of(s)
        return sum([t.copies[one].shields for one in self.what.find(s, scope) if one in t.copies])


@dataclass(frozen=True)
class ResourcesOf(Quantity):
    """How many resources a player has."""

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).players[self.who.amount(s, scope)].resources


@dataclass(frozen=True)
class EventAmount(Quantity):
    """
    How much the event was that an ability waits for.

    Rulings: arh.part6.damage.06
    """

    def amount(self, s: State, scope: Scope) -> int:
        event = s.event_of(scope)
        return 0 if event is None else event.amount


@dataclass(frozen=True)
class AmountDone(Quantity):
    """How much the verb before did."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.amount


@dataclass(frozen=True)
class DieOutcome(Quantity):
    """How many resources the die brought or took whose resolution an ability follows."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was when the die had been resolved."""
        return sum(scope.names.get(OUTCOME_NAME, []))


@dataclass(frozen=True)
class Difference(Quantity):
    """By how much one amount is above another."""

    amount_of: Quantity
    other: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        """Nothing, if it is not above it."""
        return max(0, self.amount_of.amount(s, scope) - self.other.amount(s, scope))


@dataclass(frozen=True)
class HealthOf(Quantity):
    """
    The health of characters, all of it or what remains.

    Rulings: arh.part1.characters.05, arh.part8.remaining.01
    """

    what: Selector
    remaining: bool = False

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum; what has left play has none."""
        t = table_of(s)
        copies = [t.copies[one] for one in self.what.find(s, scope) if one in t.copies]
        damage = sum([copy.damage for copy in copies]) if self.remaining else 0
        return sum([health_of(t, copy) for copy in copies]) - damage


@dataclass(frozen=True)
class IfAmount(Quantity):
    """One amount or another."""

    condition: Condition
    then: Quantity
    otherwise: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        chosen = self.then if self.condition.holds(s, scope) else self.otherwise
        return chosen.amount(s, scope)


@dataclass(frozen=True)
class Half(Quantity):
    """Half of an amount, rounded up or down."""

    of: Quantity
    rounded_up: bool

    def amount(self, s: State, scope: Scope) -> int:
        return (self.of.amount(s, scope) + int(self.rounded_up)) // 2


def amount_if(condition: Condition | None, amount: Quantity) -> Quantity:
    """An amount, or none of it unless something holds."""
    return amount if condition is None else IfAmount(condition, amount, Number(0))


@dataclass(frozen=True)
class Capped(Quantity):
    """An amount, but never more than another."""

    amount_of: Quantity
    most: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        return min(self.amount_of.amount(s, scope), self.most.amount(s, scope))


@dataclass(frozen=True)
class You(Quantity):
    """The player whose ability it is."""

    def amount(self, s: State, scope: Scope) -> int:
        return scope.you


@dataclass(frozen=True)
class Opponent(Quantity):
    """The other player."""

    def amount(self, s: State, scope: Scope) -> int:
        return table_of(s).other(scope.you)


@dataclass(frozen=True)
class ChosenPlayer(Quantity):
    """The player who was chosen."""

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; before anyone is chosen, the ability's own player."""
        return scope.names.get(PLAYER_NAME, [scope.you])[0]


@dataclass(frozen=True)
class ControllerOf(Quantity):
    """Who controls something."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """The seat; of nothing, the ability's own player."""
        found = self.what.find(s, scope)
        return controller_of(table_of(s), found[0]) if found else scope.you


@dataclass(frozen=True)
class ThereIs(Condition):
    """
    At least one such thing is there: what spotting asks.

    Rulings: arh.part8.spotting.01
    """

    what: Selector

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(self.what.find(s, scope))


@dataclass(frozen=True)
class Is(Condition):
    """Everything meant has all these qualities, and something is meant."""

    what: Selector
    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = self.what.find(s, scope)
        return bool(found) and all(fits_all(self.filters, t, scope, one) for one in found)


@dataclass(frozen=True)
class HasQualities(Condition):
    """For would-be hosts: the card in question has all these qualities."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """The one entity that is being tried, once there is one."""
        return bool(scope.it) and fits_all(self.filters, table_of(s), scope, scope.it[0])


@dataclass(frozen=True)
class AtLeast(Condition):
    """One amount is not smaller than another."""

    amount: Quantity
    limit: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) >= self.limit.amount(s, scope)


@dataclass(frozen=True)
class MoreThan(Condition):
    """One amount is larger than another."""

    amount: Quantity
    other: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) > self.other.amount(s, scope)


@dataclass(frozen=True)
class Even(Condition):
    """
    An amount is an even number; zero is one.

    Rulings: arh.faq.45
    """

    amount: Quantity

    def holds(self, s: State, scope: Scope) -> bool:
        return self.amount.amount(s, scope) % 2 == 0


@dataclass(frozen=True)
class DamageIs(Condition):
    """The damage the event is about comes from dice showing this symbol."""

    symbol: int

    def holds(self, s: State, scope: Scope) -> bool:
        """Ask the event an ability waits for."""
        event = s.event_of(scope)
        return event is not None and event.detail == self.symbol


@dataclass(frozen=True)
class Not(Condition):
    """The opposite of a condition."""

    condition: Condition

    def holds(self, s: State, scope: Scope) -> bool:
        return not self.condition.holds(s, scope)


@dataclass(frozen=True)
class Both(Condition):
    """All of several conditions."""

    conditions: tuple[Condition, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        return all(condition.holds(s, scope) for condition in self.conditions)


@dataclass(frozen=True)
class WasLastOfHand(Condition):
    """The card that was just played or discarded left an empty hand behind."""

    def holds(self, s: State, scope: Scope) -> bool:
        """As it was noted when the card left."""
        event = s.event_of(scope)
        return event is not None and bool(event.flags & LAST_OF_HAND)


@dataclass(frozen=True)
class ShieldsBlocked(Condition):
    """Shields have blocked some of the damage that was just dealt."""

    def holds(self, s: State, scope: Scope) -> bool:
        return bool(scope.names.get(SHIELDED_NAME))


@dataclass(frozen=True)
class YouControlBattlefield(Condition):
    """The battlefield is yours."""

    def holds(self, s: State, scope: Scope) -> bool:
        return controls_battlefield(table_of(s), scope.you)


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round of the game."""

    def holds(self, s: State, scope: Scope) -> bool:
        return table_of(s).round == 1
