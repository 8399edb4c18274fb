"""Resolving dice by an effect: which, in what manner, against what; not what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.die_sides import Showing, concerns
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model.facts import NONE
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, table_of
from dejarik.games.destiny.rules import blanks, die_rules, values
from dejarik.games.destiny.rules import resolution_terms as names
from dejarik.games.destiny.rules.as_characters import COUNTED
from dejarik.games.destiny.rules.flow.resolve_action import ResolveDice
from dejarik.games.destiny.rules.flow.resolving import (
    other_symbols,
    resolution_of,
    resolve_die,
)
from dejarik.kernel import choosing, program, stack
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.games.destiny.rules.legality import Reason
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

NO_LIMIT: Final = 1000
LATER: Final[dict[str, object]] = {
    "against": None,
    "cheaper": 0,
    "again": False,
    "told": False,
    "two": False,
    "like": None,
}
"""What came later to the manner of a resolution, and says nothing."""
DISTINCT: Final = "symbols resolved"
"""Where dice must show different symbols: those that were resolved."""


@dataclass(frozen=True)
class DieTarget(program.Selector):
    """What the die being resolved can hit: a character, or what a card opens to it."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """
        All characters, then the extra targets, as far as it may be resolved against them.

        Rulings: arh.part2.melee.01, arh.part2.ranged.01
        """
        t = table_of(s)
        found: list[int] = []
        for seat in range(t.seats):
            found += values.characters_of(t, seat)
        die = t.dice.get(scope.subject)
        if die is not None:
            found += scope.names.get(COUNTED, [])
            found += [ref for ref in values.extra_targets(t, die) if ref not in found]
            only = values.only_targets(t, die)
            found = [ref for ref in found if not only or ref in only]
        against = scope.names.get(names.AGAINST_NAME)
        return found if against is None else [ref for ref in found if ref in against]

    def mode(self) -> int:
        return program.CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return 2 if names.TWO_NAME in scope.names else 1

    def at_most(self, s: State, scope: Scope) -> int:
        return self.at_least(s, scope)


@dataclass(frozen=True)
class DieValue(program.Quantity):
    """The value of the die being resolved, with its modifiers."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was worked out when its cost had been paid."""
        return scope.names[names.VALUE_NAME][0]


@dataclass(frozen=True)
class PickDiscards(program.Op):
    """
    Who resolves the die will look at the hand and pick what its symbol discards.

    It is still the die that discards them.
    Rulings: arh.clar.res.07
    """

    def can(self, s: State, scope: Scope) -> bool:
        """Only while a die is about to be resolved."""
        event = s.event_of(scope)
        return event is not None and resolution_of(table_of(s), event.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        event = s.event_of(s.scope_of(f))
        resolution = None if event is None else resolution_of(table_of(s), event.subject)
        if resolution is None:
            s.scope_of(f).ok = False
        else:
            resolution.names[names.PICKED_NAME] = [1]
        stack.pop(s)


@dataclass(frozen=True)
class DieOutcome(program.Quantity):
    """How many resources the die brought or took whose resolution an ability follows."""

    def amount(self, s: State, scope: Scope) -> int:
        """As it was when the die had been resolved."""
        return sum(scope.names.get(names.OUTCOME_NAME, []))


@dataclass(frozen=True)
class OnlyAgainst(Modifier):
    """Some dice can only be resolved against certain cards."""

    dice: tuple[Filter, ...]
    targets: program.Selector

    def statistic(self) -> int:
        return values.DIE_AGAINST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if not concerns(table_of(s), scope, self.dice, None, entity):
            return 0
        return max(self.targets.find(s, scope), default=0)


@dataclass(frozen=True)
class BlanksWorth(Modifier):
    """Some blank dice have a value where their player resolves them as a symbol."""

    worth: int
    symbol: int
    dice: tuple[Filter, ...]

    def statistic(self) -> int:
        return values.DIE_BLANK_WORTH

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        number, symbol = divmod(entity, blanks.SYMBOLS_PER_DIE)
        meant = symbol == self.symbol and concerns(table_of(s), scope, self.dice, None, number)
        return self.worth if meant else 0


@dataclass(frozen=True)
class OpenToDice(Modifier):
    """Certain dice may be resolved against this card."""

    dice: tuple[Filter, ...]

    def statistic(self) -> int:
        return values.DIE_TARGET

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The card itself, for dice that fit."""
        t = table_of(s)
        if not FIRST_DIE <= entity < FIRST_COPY:
            return 0
        return scope.source if selectors.fits_all(self.dice, t, scope, entity) else 0


@dataclass(frozen=True)
class How(program.Node):
    """
    In what manner a card lets a die be resolved.

    `plus` is added to its value, `symbol` is what it is treated as showing, `worth` what
    its value is treated as; `free` leaves out its cost in resources, not the damage it
    may cost (what is for free altogether is cheaper by all of it); `plain` treats a modifier
    as if it had no plus.
    Rulings: arh.part2.throughcards.01
    """

    plus: program.Quantity
    symbol: int = die_rules.AS_IT_SHOWS
    free: bool = False
    unblockable: bool = False
    stays: bool = False
    worth: program.Quantity | None = None
    plain: bool = False

    def manner(self, s: State, scope: Scope, wanted: program.Selector) -> names.Manner:
        """As its resolution reads it; `wanted` may say which symbol is looked for."""
        found: names.Manner = {}
        if values.DIE_RESOLVED_AS in s.get_index().modifiers:
            found[names.OPEN_NAME] = (
                [] if self.symbol != die_rules.AS_IT_SHOWS else symbols_in(wanted)
            )
            found[names.FORCED_NAME] = [self.symbol]
        plus = self.plus.amount(s, scope)
        if plus:
            found[names.BONUS_NAME] = [plus]
        if self.symbol != die_rules.AS_IT_SHOWS:
            found[names.AS_NAME] = [self.symbol]
        if self.free:
            found[names.SPARED_NAME] = [1]
        if self.unblockable:
            found[names.UNBLOCKABLE_NAME] = [1]
        if self.stays:
            found[names.STAYS_NAME] = [0]
        if self.worth is not None:
            found[names.WORTH_NAME] = [self.worth.amount(s, scope)]
        if self.plain:
            found[names.PLAIN_NAME] = [1]
        return found

    def resolvable_among(self, t: Table, scope: Scope, wanted: program.Selector) -> list[int]:
        """
        The dice a description means, as far as they can be resolved in this manner.

        A rule forbids the others outright, so they are no targets: blanks, modifiers by
        themselves, sides that cannot be paid for, what serves in this action already.
        Rulings: arh.part8.target.02, arh.part2.blank.01, arh.part2.costs.03,
        arh.part2.throughcards.03, arh.part5.resolve.09
        """
        found = dice_to_resolve(t, scope, wanted)
        return [number for number in found if self.allows(t, scope, number)]

    def allows(self, t: Table, scope: Scope, number: int) -> bool:
        """Whether a die could be resolved in this manner."""
        die = t.dice.get(number)
        if die is None:
            return False
        symbols = self.symbols(t, scope, die)
        return any(self.why_not(t, scope.actor, die, one) is None for one in symbols)

    def why_not(self, t: Table, seat: int, die: Die, symbol: int) -> Reason | None:
        """Why it could not be resolved for a symbol."""
        return die_rules.why_not_resolve(t, seat, die, symbol, plain=self.plain, less=self.spared())

    def spared(self) -> int:
        """By how much its cost in resources is lowered."""
        return die_rules.ALL_OF_IT if self.free else 0

    def symbols(self, t: Table, scope: Scope, die: Die) -> list[int]:
        """The symbols a die may be resolved for in this manner."""
        if self.symbol == die_rules.AS_IT_SHOWS:
            return die_rules.symbols_of(t, die)
        return [self.symbol]


@dataclass(frozen=True)
class HowOtherwise(How):
    """
    The same, and what few cards say.

    With `rerolls` the die is rerolled instead of leaving its pool, with `another` it is
    treated as showing another symbol than it does, of choice. `against` is what alone it may
    hit, `cheaper` what its cost is lowered by, of either kind: by all of it, and that of the
    modifiers that join, if it is for free. With `again` it may have served in this action, and
    with `told` what came of it can be spoken of afterwards; with `two` its damage goes against
    two different characters. It is treated as showing what the die shows that is meant by `like`.
    """

    rerolls: bool = False
    another: bool = False
    against: program.Selector | None = None
    cheaper: int = 0
    again: bool = False
    told: bool = False
    two: bool = False
    like: program.Selector | None = None

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return program.written(self, LATER)

    def manner(self, s: State, scope: Scope, wanted: program.Selector) -> names.Manner:
        found = super().manner(s, scope, wanted)
        if self.rerolls:
            found[names.STAYS_NAME] = [1]
        if self.another:
            found[names.ANOTHER_NAME] = [1]
        if self.against is not None:
            found[names.AGAINST_NAME] = self.against.find(s, scope)
        if self.cheaper:
            found[names.CHEAPER_NAME] = [self.cheaper]
        if self.again:
            found[names.AGAIN_NAME] = [1]
        if self.told:
            found[names.TOLD_NAME] = [1]
        if self.two:
            found[names.TWO_NAME] = [1]
        if self.like is not None:
            found[names.AS_NAME] = found[names.FORCED_NAME] = self.shown_by_others(
                table_of(s), scope
            )
            found.pop(names.OPEN_NAME, None)
        return found

    def resolvable_among(self, t: Table, scope: Scope, wanted: program.Selector) -> list[int]:
        """None if there is nothing it could hit."""
        if self.against is not None and not self.against.find(t, scope):
            return []
        return super().resolvable_among(t, scope, wanted)

    def why_not(self, t: Table, seat: int, die: Die, symbol: int) -> Reason | None:
        return die_rules.why_not_resolve(
            t,
            seat,
            die,
            symbol,
            plain=self.plain,
            again=self.again,
            less=self.spared(),
        )

    def spared(self) -> int:
        return max(super().spared(), self.cheaper)

    def symbols(self, t: Table, scope: Scope, die: Die) -> list[int]:
        if self.like is not None:
            return self.shown_by_others(t, scope)
        if self.another:
            return other_symbols(t, scope.actor, die, self.spared())
        return super().symbols(t, scope, die)

    def shown_by_others(self, t: Table, scope: Scope) -> list[int]:
        """The symbols of the dice it is resolved like: a bare number has none."""
        found = [] if self.like is None else self.like.find(t, scope)
        shown = [t.side_of(t.dice[one]).symbol for one in found if one in t.dice]
        return [one for one in shown if one != NONE]


def symbols_in(wanted: program.Selector) -> list[int]:
    """The symbols a description asks for; empty for any."""
    found: list[int] = []
    if isinstance(wanted, selectors.Pick):
        for one in wanted.filters:
            if isinstance(one, Showing):
                found += one.symbols
    return found


def dice_to_resolve(t: Table, scope: Scope, wanted: program.Selector) -> list[int]:
    """
    The dice that fit and are not being resolved already.

    Rulings: arh.part5.resolve.09
    """
    found = fitting_dice(t, scope, wanted)
    return [number for number in found if resolution_of(t, number) is None]


def fitting_dice(t: Table, scope: Scope, wanted: program.Selector) -> list[int]:
    """
    The dice that fit, also by what they may be treated as showing when resolved.

    Where it is not said whose, an edition may mean only one's own.
    Rulings: arh.faq.49, arh.part2.throughcards.06
    """
    if values.DIE_RESOLVED_AS not in t.get_index().modifiers:
        found = wanted.find(t, scope)
    else:
        scope.names[names.RESOLVING_NAME] = []
        found = wanted.find(t, scope)
        del scope.names[names.RESOLVING_NAME]
    if t.rules.edition.anyones_dice_resolve or not isinstance(wanted, selectors.Pick):
        return found
    own = wanted.whose == selectors.ANYONES
    return [number for number in found if not own or t.dice[number].seat == scope.actor]


@dataclass(frozen=True)
class ResolveChosen(choosing.Choosing):
    """
    Resolve a chosen die as your own; only what can be resolved can be chosen.

    Rulings: arh.part2.throughcards.01, arh.part2.throughcards.02, arh.part2.throughcards.03
    """

    dice: program.Selector
    how: How

    def wanted(self) -> program.Selector:
        return self.dice

    def candidates(self, s: State, scope: Scope, wanted: program.Selector) -> list[int]:
        return self.how.resolvable_among(table_of(s), scope, wanted)

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.x < len(f.items):
            number = f.items[f.x]
            f.x += 1
            if not self.how.allows(t, scope, number):
                scope.ok = False
                return
            scope.names["target"] = [number]
            resolve_die(t, scope.actor, number, [], self.how.manner(s, scope, self.dice))
            return
        if not f.items:
            scope.ok = False
        choosing.remember(scope, f.items, len(f.items), "")
        stack.pop(s)


@dataclass(frozen=True)
class CanBeResolved(Filter):
    """
    A die that who acts could resolve by itself, as it lies there.

    With `again` it may have served in this action.
    Rulings: arh.part2.throughcards.03
    """

    again: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return program.written(self, {"again": False})

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        die = t.dice.get(entity)
        return die is not None and any(
            die_rules.why_not_resolve(t, scope.actor, die, one, again=self.again) is None
            for one in die_rules.symbols_of(t, die)
        )


@dataclass(frozen=True)
class ResolveSeveral(ResolveDice):
    """
    Resolve several dice one by one, in an order of choice; modifiers may join.

    `y` counts the dice, modifiers included; each of them has the increase of `how`. What
    follows waits for the whole ability.
    Rulings: arh.part2.throughcards.03, arh.part2.throughcards.04
    """

    dice: program.Selector
    how: How

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is one that could be resolved."""
        return bool(self.how.resolvable_among(table_of(s), scope, self.dice))

    def left(self, t: Table, f: Frame) -> int:
        """How many dice may still be resolved."""
        if self.dice.mode() != program.CHOOSE:
            return NO_LIMIT
        return self.dice.at_most(t, t.scope_of(f)) - f.y

    def bases(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Those meant that can be resolved, as long as the number allows."""
        if self.left(t, f) <= 0:
            return []
        return self.how.resolvable_among(t, t.scope_of(f), self.dice)

    def modifiers(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Those meant that join the die in hand."""
        if not self.room(t, f):
            return []
        base = t.dice[f.x]
        shown = t.side_of(base).symbol
        symbol = shown if self.how.symbol == die_rules.AS_IT_SHOWS else self.how.symbol
        found = dice_to_resolve(t, t.scope_of(f), self.dice)
        purse = self.purse(t, seat)
        return die_rules.modifiers_among(t, seat, found, base, symbol, purse)

    def purse(self, t: Table, seat: int) -> int:
        """Without limit where the costs are waived."""
        is_spared = self.how.spared() == die_rules.ALL_OF_IT
        return NO_LIMIT if is_spared else super().purse(t, seat)

    def room(self, t: Table, f: Frame) -> int:
        """As many as the number leaves beside the die in hand."""
        return max(0, self.left(t, f) - 1)

    def may_stop(self, t: Table, f: Frame) -> bool:
        """When as many are resolved as must be; where all are meant, not before."""
        return self.dice.mode() == program.CHOOSE and f.y >= self.dice.at_least(t, t.scope_of(f))

    def resolve(self, t: Table, f: Frame, seat: int) -> None:
        f.y += 1 + len(f.items)
        manner = self.how.manner(t, t.scope_of(f), self.dice)
        if names.BONUS_NAME in manner:
            manner[names.BONUS_NAME] = manner[names.BONUS_NAME] * (1 + len(f.items))
        resolve_die(t, seat, f.x, f.items, manner)

    def finish(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.y < self.dice.at_least(s, scope):
            scope.ok = False
        choosing.remember(scope, [], f.y, "")
        stack.pop(s)


@dataclass(frozen=True)
class ResolveDistinct(ResolveSeveral):
    """
    Resolve several dice one by one, each showing another symbol than those before.

    No modifier joins: it would show the same symbol.
    """

    def bases(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Those with a symbol that has not been resolved yet."""
        shown = t.scope_of(f).names.get(DISTINCT, [])
        found = super().bases(t, f, seat)
        return [one for one in found if t.side_of(t.dice[one]).symbol not in shown]

    def modifiers(self, t: Table, f: Frame, seat: int) -> list[int]:
        return []

    def resolve(self, t: Table, f: Frame, seat: int) -> None:
        """Note the symbol it shows."""
        shown = t.scope_of(f).names.setdefault(DISTINCT, [])
        shown.append(t.side_of(t.dice[f.x]).symbol)
        super().resolve(t, f, seat)


@dataclass(frozen=True)
class StayInPool(program.Op):
    """
    The die being resolved does not return to its card; perhaps it is rerolled instead.

    It cannot be resolved again in this action.
    Rulings: arh.part2.special.05
    """

    reroll: bool

    def can(self, s: State, scope: Scope) -> bool:
        """Only while a die is being resolved."""
        return resolution_of(table_of(s), scope.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        resolution = resolution_of(table_of(s), scope.subject)
        if resolution is None:
            scope.ok = False
        else:
            resolution.names[names.STAYS_NAME] = [int(self.reroll)]
        stack.pop(s)


@dataclass(frozen=True)
class AddToValue(program.Op):
    """
    Add to the value of the die that is about to be resolved, for this once.

    Rulings: arh.part8.increases.01, arh.part8.decreases.01
    """

    die: program.Selector
    amount: program.Quantity

    def resolution(self, s: State, scope: Scope) -> Scope | None:
        """The resolution it is about."""
        for number in self.die.find(s, scope):
            found = resolution_of(table_of(s), number)
            if found is not None:
                return found
        return None

    def can(self, s: State, scope: Scope) -> bool:
        return self.resolution(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        resolution = self.resolution(s, scope)
        if resolution is None:
            scope.ok = False
        else:
            before = resolution.names.get(names.BONUS_NAME, [])
            resolution.names[names.BONUS_NAME] = [*before, self.amount.amount(s, scope)]
        stack.pop(s)
