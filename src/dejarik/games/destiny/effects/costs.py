"""Costs of cards: what lasts, what is lowered while a card is played, what costs how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.amounts import amount_if
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all, seats_meant
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules import as_characters, values
from dejarik.games.destiny.rules.costs import cost_now
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.easing import Easing
from dejarik.kernel.choosing import remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Quantity, Selector, written
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class CostsX(Part):
    """What the printed X of its cost is."""

    amount: Quantity

    def furnish(self, definition: Definition) -> None:
        definition.price = self.amount


@dataclass(frozen=True)
class FirmCost(Part):
    """Nothing decreases its cost; who plays it for free pays nothing all the same."""

    def furnish(self, definition: Definition) -> None:
        definition.firm_cost = True


@dataclass(frozen=True)
class CostsLess(Part):
    """It costs less to play, perhaps only if something holds."""

    amount: Quantity
    condition: Condition | None = None

    def furnish(self, definition: Definition) -> None:
        definition.discounts.append(amount_if(self.condition, self.amount))


@dataclass(frozen=True)
class LowerCardCost(Easing):
    """
    The card being played costs less, this once.

    Rulings: arh.part5.play.05
    """

    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """Only while a card is being paid for that costs something."""
        event = s.event_of(scope)
        return event is not None and self.lowers(table_of(s), event.subject)

    def lowers(self, t: Table, card: int) -> bool:
        """Whether a card costs something that may become less."""
        return t.costed.get(card, 0) > 0 and not t.definition(card).firm_cost

    def eases(self, s: State, scope: Scope) -> int:
        """What it takes off, unless nothing may."""
        event = s.event_of(scope)
        if event is not None and table_of(s).definition(event.subject).firm_cost:
            return 0
        return self.amount.amount(s, scope)

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        event = t.event_of(scope)
        if f.step == 0 and event is not None and self.lowers(t, event.subject):
            f.step = 1
            cost = t.costed[event.subject]
            f.x = min(cost, self.amount.amount(s, scope))
            lowered = Event(ev.COST_SET, scope.actor, event.subject, scope.source, cost - f.x)
            emit_for(t, f, lowered)
            return
        if not f.x:
            scope.ok = False
        remember(scope, [], f.x, "")
        pop(s)


@dataclass(frozen=True)
class CostChange(Modifier):
    """
    Cards of some player with these qualities cost more or less to play.

    Rulings: arh.part5.play.05
    """

    amount: int
    whose: int
    what: tuple[Filter, ...]
    condition: Condition | None = None

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return written(self, {"condition": None})

    def statistic(self) -> int:
        """The cost of a card that is not in play."""
        return values.COST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        t = table_of(s)
        if entity >= FIRST_DIE or t.owner_of(entity) not in seats_meant(t, scope, self.whose):
            return 0
        if not fits_all(self.what, t, scope, entity):
            return 0
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return self.amount


@dataclass(frozen=True)
class CostChangeOn(Modifier):
    """
    Cards with these qualities cost more or less to play on certain cards.

    Rulings: arh.part5.play.05
    """

    amount: int
    on: Selector
    what: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        """The cost of a card on a card: the host comes first in the number."""
        return values.COST_ON

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """For cards that fit, on the hosts that are meant."""
        t = table_of(s)
        host, card = divmod(entity, FIRST_DIE)
        if host not in as_characters.find_for_play(t, scope, self.on, card):
            return 0
        if not fits_all(self.what, t, scope, card):
            return 0
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return self.amount


@dataclass(frozen=True)
class CostOf(Quantity):
    """What something costs."""

    what: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Together, as it stands now; while a card is played, what that costs."""
        t = table_of(s)
        return sum([cost_now(t, one) for one in self.what.find(s, scope)])


@dataclass(frozen=True)
class BestTotal(Condition):
    """
    Of some cards, those of a player cost most together without costing too much.

    `names` are what the cards are called; with as much as another player they do as well.
    """

    who: Quantity
    names: tuple[str, ...]
    most: int

    def holds(self, s: State, scope: Scope) -> bool:
        """Whoever is above the limit is out."""
        t = table_of(s)
        totals = [0] * t.seats
        for name in self.names:
            for card in scope.names.get(name, []):
                totals[t.owner_of(card)] += cost_now(t, card)
        best = max([total for total in totals if total <= self.most], default=NOBODY)
        return totals[self.who.amount(s, scope)] == best


@dataclass(frozen=True)
class DamagedToCost(Filter):
    """A card in play with as much damage on it as it costs, or more."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        copy = t.copies.get(entity)
        return copy is not None and cost_now(t, entity) <= copy.damage


@dataclass(frozen=True)
class CostsAtMost(Filter):
    """
    With a cost not above this, before anything its player might still do about it.

    Rulings: arh.clar.sor.10
    """

    limit: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return cost_now(t, entity) <= self.limit.amount(t, scope)


@dataclass(frozen=True)
class CostsAtLeast(Filter):
    """With a cost not below this."""

    limit: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return cost_now(t, entity) >= self.limit.amount(t, scope)


@dataclass(frozen=True)
class CostsExactly(Filter):
    """With just this cost."""

    amount: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return cost_now(t, entity) == self.amount.amount(t, scope)


@dataclass(frozen=True)
class CostsOdd(Filter):
    """With an odd number as its cost."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return cost_now(t, entity) % 2 == 1


@dataclass(frozen=True)
class CostsLikeAnother(Filter):
    """A card that costs as much as another one of certain cards."""

    cards: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        cost = cost_now(t, entity)
        others = [one for one in self.cards.find(t, scope) if one != entity]
        return any(cost_now(t, one) == cost for one in others)


@dataclass(frozen=True)
class Cheapest(Selector):
    """
    Of the things described, those with the lowest cost.

    Rulings: arh.part8.cheapest.01, arh.part8.cheapest.02
    """

    of: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those that cost as little as any of them."""
        t = table_of(s)
        found = self.of.find(s, scope)
        if not found:
            return found
        lowest = min([cost_now(t, one) for one in found])
        return [one for one in found if cost_now(t, one) == lowest]

    def mode(self) -> int:
        return self.of.mode()

    def at_least(self, s: State, scope: Scope) -> int:
        return self.of.at_least(s, scope)

    def at_most(self, s: State, scope: Scope) -> int:
        return self.of.at_most(s, scope)

    def is_secret(self, s: State, scope: Scope) -> bool:
        """What is cheapest in a hand tells about the hand."""
        return self.of.is_secret(s, scope)

    def size(self, s: State, scope: Scope) -> int:
        """As many as there are to compare."""
        return self.of.size(s, scope)


@dataclass(frozen=True)
class WorthACost(Filter):
    """A die that shows just what one of certain cards costs; a blank or a special shows 0."""

    cards: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        value = value_of(t, t.die(entity))
        return any(value == cost_now(t, card) for card in self.cards.find(t, scope))


@dataclass(frozen=True)
class ShownTooDear(Modifier):
    """
    Its controller may show such cards to play them without being able to pay for them.

    They are not played then, but what came before stays done.
    Rulings: arh.clar.dop.28
    """

    cards: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return values.SHOWN_TOO_DEAR

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What is asked is the player times the first die, plus the card."""
        if entity // FIRST_DIE != scope.you:
            return 0
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return int(fits_all(self.cards, table_of(s), scope, entity % FIRST_DIE))
