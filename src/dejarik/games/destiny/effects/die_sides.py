"""What dice show, are worth and cost: filters, amounts, and ongoing influences on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import filters, triggers
from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.conditions import HasQualities
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.past import FIRST_PAST
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules import die_rules, resolution_terms, values
from dejarik.games.destiny.rules.flow import resolving
from dejarik.kernel import program
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import CHOOSE, Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


IMAGINED: Final = FIRST_COPY - 1
"""The number of a die that is only imagined: how another one would be if it were turned."""


@dataclass(frozen=True)
class Showing(Filter):
    """
    A die that shows one of these symbols.

    For an ability that is to resolve a die, what it may be treated as showing counts too.
    Rulings: arh.faq.49, arh.faq.50
    """

    symbols: tuple[int, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Of the past, a die that was resolved for such a symbol."""
        if entity >= FIRST_PAST:
            past = t.past[entity - FIRST_PAST]
            return past.kind == ev.DIE_RESOLVED and past.detail in self.symbols
        die = t.die(entity)
        if resolving.shown_symbol(t, die) in self.symbols:
            return True
        if resolution_terms.RESOLVING_NAME not in scope.names:
            return False
        return any(symbol in self.symbols for symbol in die_rules.symbols_of(t, die))


@dataclass(frozen=True)
class DieOf(Filter):
    """
    The die of a card: that card is its matching card.

    Rulings: arh.part8.characterdie.01
    """

    card: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        if entity >= FIRST_PAST:
            return t.past[entity - FIRST_PAST].ref in self.card.find(t, scope)
        die = t.dice.get(entity, t.gone_dice.get(entity))
        return die is not None and die.copy in self.card.find(t, scope)


@dataclass(frozen=True)
class UpgradeDieOf(Filter):
    """
    The die of an upgrade on a card; that of a downgrade is none.

    Rulings: arh.part8.characterdie.02
    """

    host: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Compare what its matching card is attached to."""
        die = t.dice.get(entity, t.gone_dice.get(entity))
        if die is None or (die.copy not in t.copies and die.copy not in t.gone):
            return False
        card = t.copy(die.copy)
        return card.type == facts.UPGRADE and card.host in self.host.find(t, scope)


@dataclass(frozen=True)
class ModifiedByDieOf(Filter):
    """A die that is being resolved with the die of a card as a modifier."""

    card: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Compare the matching cards of its modifiers."""
        cards = self.card.find(t, scope)
        for number in resolving.modifiers_of(t, entity):
            die = t.dice.get(number)
            if die is not None and die.copy in cards:
                return True
        return False


@dataclass(frozen=True)
class ShowingASymbol(Filter):
    """
    A die whose side has a symbol; a blank is one, a bare number is not.

    Rulings: arh.part2.symbol.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).symbol != facts.NONE


@dataclass(frozen=True)
class ShowingSymbolOf(Filter):
    """A die that shows the symbol of the die chosen for it under a name."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        symbol = t.side_of(t.die(entity)).symbol
        return any(symbol == t.side_of(t.die(one)).symbol for one in scope.names.get(self.name, []))


@dataclass(frozen=True)
class ShowingLike(Filter):
    """A die that shows the symbol one of certain dice shows, or showed last."""

    dice: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        symbol = t.side_of(t.die(entity)).symbol
        if symbol == facts.NONE:
            return False
        found = self.dice.find(t, scope)
        known = [t.die(one) for one in found if one in t.dice or one in t.gone_dice]
        return any(symbol == t.side_of(die).symbol for die in known)


@dataclass(frozen=True)
class ShowingResolved(Filter):
    """
    A die that shows the symbol for which the die was resolved that an ability follows.

    Rulings: arh.faq.60
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Also by what it may be treated as showing, for an ability that is to resolve it."""
        event = t.event_of(scope)
        if event is None or event.detail == facts.NONE:
            return False
        return Showing((event.detail,)).fits(t, scope, entity)


@dataclass(frozen=True)
class Resolved(Filter):
    """A die that has been resolved in this action, by itself or as a modifier."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity in t.spent_dice


@dataclass(frozen=True)
class TreatedAs(Filter):
    """
    A die that is resolved as if it showed a symbol it does not show.

    Not if an effect says so that resolves it: only as its player may by another card.
    """

    symbol: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        found = resolving.resolution_of(t, entity)
        if found is None or t.side_of(t.die(entity)).symbol == self.symbol:
            return False
        if found.names.get(resolution_terms.FORCED_NAME) == [self.symbol]:
            return False
        return found.names.get(resolution_terms.AS_NAME) == [self.symbol]


@dataclass(frozen=True)
class TreatedInstead(TreatedAs):
    """The same, of a die that really shows one of certain symbols."""

    shown: tuple[int, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        is_such = t.side_of(t.die(entity)).symbol in self.shown
        return is_such and super().fits(t, scope, entity)


@dataclass(frozen=True)
class OnFirstSide(Filter):
    """A die that shows the first of the sides its card lists."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.die(entity).side == 0


@dataclass(frozen=True)
class OneOfTheDice(Filter):
    """One of certain dice."""

    dice: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity in self.dice.find(t, scope)


@dataclass(frozen=True)
class ShowingAModifier(Filter):
    """A die that shows a modifier side."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).modifier


@dataclass(frozen=True)
class ShowingACost(Filter):
    """A die that shows a side with a cost, of either kind."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.side_of(t.die(entity)).cost > 0


@dataclass(frozen=True)
class ShowingCostIn(Filter):
    """A die that shows a side with a cost of one kind: in resources, or in indirect damage."""

    kind: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        side = t.side_of(t.die(entity))
        return side.cost > 0 and side.cost_kind == self.kind


@dataclass(frozen=True)
class CopyOfDie(Filter):
    """A die that is the same as one of certain dice: that of the same card, or of a reprint."""

    dice: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Compare the printings the dice come from, whatever card they match now."""
        own = filters.first_printing(t, t.definition_of_die(t.die(entity)).facts.code)
        found = [one for one in self.dice.find(t, scope) if one in t.dice or one in t.gone_dice]
        codes = [t.definition_of_die(t.die(one)).facts.code for one in found]
        return any(own == filters.first_printing(t, code) for code in codes)


@dataclass(frozen=True)
class CouldTurnTo(Filter):
    """
    A die with another side, in place of the one it shows, on which it would have qualities.

    Rulings: arh.part8.turn.03
    """

    to: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        die = t.die(entity)
        shown = facts.write_side(t.side_of(die))
        for place, side in enumerate(t.definition_of_die(die).facts.sides):
            if place == die.side or facts.write_side(side) == shown:
                continue
            if would_fit(self.to, t, scope, die, place):
                return True
        return False


@dataclass(frozen=True)
class DifferentSymbols(Quantity):
    """
    How many different symbols dice show; a blank is one, a bare number is not.

    Rulings: arh.part2.symbol.01
    """

    dice: Selector

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        shown = {t.side_of(t.die(one)).symbol for one in self.dice.find(s, scope)}
        return len(shown - {facts.NONE})


@dataclass(frozen=True)
class WorthAtLeast(Filter):
    """A die that shows at least this value."""

    value: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return die_rules.value_of(t, t.die(entity)) >= self.value.amount(t, scope)


@dataclass(frozen=True)
class WorthAtMost(Filter):
    """A die that shows at most this value; a blank or a special shows 0."""

    value: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return die_rules.value_of(t, t.die(entity)) <= self.value.amount(t, scope)


@dataclass(frozen=True)
class Worth(Filter):
    """A die that shows just this value; a blank or a special shows 0."""

    value: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return die_rules.value_of(t, t.die(entity)) == self.value.amount(t, scope)


@dataclass(frozen=True)
class OddValue(Filter):
    """A die that shows a value that is an odd number."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return die_rules.value_of(t, t.die(entity)) % 2 == 1


def would_fit(filters: tuple[Filter, ...], t: Table, scope: Scope, die: Die, place: int) -> bool:
    """Whether a die would have these qualities if it showed this side of it."""
    imagine(t, die, place)
    fits = fits_all(filters, t, scope, IMAGINED)
    forget(t)
    return fits


def imagine(t: Table, die: Die, place: int) -> Die:
    """A die as if it showed this side of it, until `forget`."""
    imagined = die.clone()
    imagined.id = IMAGINED
    imagined.side = place
    t.dice[IMAGINED] = imagined
    return imagined


def forget(t: Table) -> None:
    """Drop the imagined die."""
    del t.dice[IMAGINED]


@dataclass(frozen=True)
class TurnedTo(Condition):
    """The die the event is about is turned to a side with these qualities."""

    filters: tuple[Filter, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """Ask the side the event names, also if the die does not show it yet."""
        t = table_of(s)
        event = s.event_of(scope)
        if event is None or event.subject not in t.dice:
            return False
        return would_fit(self.filters, t, scope, t.dice[event.subject], event.detail)


@dataclass(frozen=True)
class CostShown(Quantity):
    """The costs of the sides that dice show, in resources or damage."""

    dice: Selector

    def amount(self, s: State, scope: Scope) -> int:
        """Their sum, as printed."""
        t = table_of(s)
        found = self.dice.find(s, scope)
        known = [t.die(one) for one in found if one in t.dice or one in t.gone_dice]
        return sum([t.side_of(die).cost for die in known])


@dataclass(frozen=True)
class ValueOf(Quantity):
    """The value that dice show, or showed last, each of them perhaps increased."""

    dice: Selector
    each_plus: int = 0

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        found = self.dice.find(s, scope)
        known = [t.die(one) for one in found if one in t.dice or one in t.gone_dice]
        return sum([die_rules.value_of(t, die) + self.each_plus for die in known])


@dataclass(frozen=True)
class XIs(Part):
    """
    What the X on its die is; it belongs to the die, wherever the card is.

    Rulings: arh.part8.x.01, arh.part7.inherent.01
    """

    amount: Quantity

    def furnish(self, definition: Definition) -> None:
        definition.x = self.amount


@dataclass(frozen=True)
class Joins(Part):
    """
    Which dice the sides of its die without a symbol may be added to.

    Rulings: arh.part7.inherent.01, arh.part7.inherent.02
    """

    dice: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.joins.append(HasQualities(self.dice))


def concerns(
    t: Table,
    scope: Scope,
    dice: tuple[Filter, ...],
    condition: Condition | None,
    number: int,
) -> bool:
    """Whether an influence is about this die now."""
    if number not in t.dice or not fits_all(dice, t, scope, number):
        return False
    return condition is None or condition.holds(t, scope)


@dataclass(frozen=True)
class ChangeDice(Modifier):
    """
    Some dice have another value, or cost another number of resources.

    `number` is the statistic; `less` makes it a decrease.
    Rulings: arh.part8.increases.01, arh.part8.decreases.01
    """

    number: int
    amount: Quantity
    dice: tuple[Filter, ...]
    less: bool = False
    condition: Condition | None = None

    def statistic(self) -> int:
        return self.number

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if not concerns(table_of(s), scope, self.dice, self.condition, entity):
            return 0
        amount = self.amount.amount(s, scope)
        return -amount if self.less else amount


@dataclass(frozen=True)
class UnblockableDice(Modifier):
    """The damage some dice deal is unblockable."""

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return values.DIE_UNBLOCKABLE

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, self.condition, entity))


@dataclass(frozen=True)
class SpreadShields(Modifier):
    """Who controls this may distribute the shields of some dice over their characters."""

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return values.DIE_SPREAD

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """For dice that fit, resolved by that player."""
        t = table_of(s)
        if not concerns(t, scope, self.dice, self.condition, entity):
            return 0
        return int(filters.controller_of(t, entity) == scope.you)


@dataclass(frozen=True)
class CannotRemove(Modifier):
    """
    Some dice cannot be removed, by anyone or by certain players.

    With `whose_effect` it matters whose effect removes them, and not who chooses.
    Rulings: arh.part7.negative.01
    """

    dice: tuple[Filter, ...]
    by: int = triggers.BY_ANYONE
    condition: Condition | None = None
    whose_effect: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return program.written(self, {"whose_effect": False})

    def statistic(self) -> int:
        return values.DIE_REMOVAL

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """For dice that fit, whoever is meant."""
        number, players = divmod(entity, die_rules.REMOVALS_PER_DIE)
        actor, owner = divmod(players, die_rules.SEATS)
        seat = owner if self.whose_effect else actor
        if self.by != triggers.BY_ANYONE and (seat == scope.you) != (self.by == triggers.BY_YOU):
            return 0
        return int(concerns(table_of(s), scope, self.dice, self.condition, number))


@dataclass(frozen=True)
class ResolvableAs(Modifier):
    """Some dice may be resolved as if they showed another symbol."""

    symbol: int
    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        """A further symbol to be resolved for."""
        return values.DIE_RESOLVED_AS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        meant = concerns(table_of(s), scope, self.dice, self.condition, entity)
        return self.symbol if meant else 0


@dataclass(frozen=True)
class ResolvablePlain(Modifier):
    """Some dice that show a modifier may be resolved as if they had no plus."""

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return values.DIE_PLAIN

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, self.condition, entity))


@dataclass(frozen=True)
class LeastWorth(Selector):
    """Of certain dice, one to choose among those with the lowest value."""

    of: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those worth as little as any of them that is still in a pool."""
        t = table_of(s)
        found = [one for one in self.of.find(s, scope) if t.is_in_a_pool(one)]
        lowest = min([die_rules.value_of(t, t.dice[one]) for one in found], default=0)
        return [one for one in found if die_rules.value_of(t, t.dice[one]) == lowest]

    def mode(self) -> int:
        return CHOOSE
