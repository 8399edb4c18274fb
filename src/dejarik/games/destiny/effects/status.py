"""How cards stand in play: ready, elite, on which side, of which type, up to which limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects.selectors import THIS, fits_all
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import FIRST_COPY, table_of
from dejarik.games.destiny.rules import lent_dice, values
from dejarik.games.destiny.rules.changes.copies import ELITE
from dejarik.games.destiny.rules.flow import activating
from dejarik.games.destiny.rules.legality import why_not_activate
from dejarik.kernel import choosing, decisions, program, stack
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class SetReady(Verb):
    """
    Ready or exhaust each of the chosen cards; one that already is, is not.

    Rulings: arh.part6.ready.02, arh.part6.exhausted.02
    """

    target: program.Selector
    ready: bool
    name: str = ""

    def wanted(self) -> program.Selector:
        return self.target

    def name_for(self) -> str:
        return self.name

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        copy = t.copies.get(target)
        if copy is None or copy.ready == self.ready:
            return None
        kind = ev.READIED if self.ready else ev.EXHAUSTED
        return Event(kind, scope.actor, target, scope.source, 1)

    def can(self, s: State, scope: Scope) -> bool:
        return self.payable(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: an exhausted card cannot be exhausted."""
        t = table_of(s)
        found = self.target.find(s, scope)
        return any(ref >= FIRST_COPY and t.copies[ref].ready != self.ready for ref in found)


@dataclass(frozen=True)
class MakeElite(Verb):
    """
    Cards become elite: each gets a second die out of its owner's spare ones.

    Whether there is one shows only when it happens: spare dice are hidden.
    Rulings: arh.part8.elite.01, arh.part8.elite.03
    """

    cards: program.Selector

    def wanted(self) -> program.Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or len(t.copies[target].dice) != 1:
            return None
        return Event(ev.BECAME_ELITE, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class GainOwnDie(Verb):
    """
    Cards gain one more die of their own, out of their owner's spare ones.

    Rulings: arh.clar.cm.04
    """

    cards: program.Selector

    def wanted(self) -> program.Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies:
            return None
        gained = Event(ev.DICE_GAINED, scope.actor, target, scope.source, 1)
        gained.flags |= ev.SPARE
        return gained


@dataclass(frozen=True)
class StopElite(choosing.ChoosingFurther):
    """
    A card is elite no more: its controller sets one of its dice aside.

    Rulings: arh.part1.upgrades.17, arh.part1.supports.08, arh.part1.downgrades.09
    """

    card: program.Selector

    def wanted(self) -> program.Selector:
        return self.card

    def proceed(self, s: State, f: Frame) -> None:
        """Choose the card, let its controller choose the die, set it aside."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        dice = self.dice(t, f)
        if step == 1 and not lent_dice.are_alike(t, dice):
            seat = t.copies[f.items[0]].controller
            stack.ask(s, f, seat, decisions.ONE, lent_dice.ELITE_DIE_REASON)
        elif step <= 2 and dice:
            f.step = 3
            die = f.x if f.x in dice else dice[0]
            emit_for(s, f, Event(ev.STOPPED_ELITE, scope.actor, f.items[0], scope.source, 1, die))
        else:
            if not f.items or f.result == NOT_DONE:
                scope.ok = False
            choosing.remember(scope, f.items, len(f.items), "")
            stack.pop(s)

    def dice(self, t: Table, f: Frame) -> list[int]:
        """The dice of the chosen card, if they make it elite."""
        copy = t.copies.get(f.items[0]) if f.items else None
        return [] if copy is None or len(copy.dice) < ELITE else copy.dice

    def further(self, s: State, f: Frame) -> list[decisions.Option]:
        return [
            decisions.Option(decisions.ENTITY, f.items[0], number)
            for number in self.dice(table_of(s), f)
        ]


@dataclass(frozen=True)
class Flip(Verb):
    """
    Cards in play show their other side.

    Rulings: arh.part1.doublesided.06
    """

    cards: program.Selector

    def wanted(self) -> program.Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or t.definition_of(t.copies[target]).reverse < 0:
            return None
        return Event(ev.FLIPPED, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class ChangeType(Verb):
    """
    Cards in play become another type.

    Rulings: arh.part5.changetype.01, arh.part5.changetype.07
    """

    cards: program.Selector
    to: int

    def wanted(self) -> program.Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target not in t.copies or t.copies[target].type == self.to:
            return None
        return Event(ev.TYPE_CHANGED, scope.actor, target, scope.source, 0, self.to)


@dataclass(frozen=True)
class Elite(filters.Filter):
    """
    With two or more dice of its own; without a die of its own, bought for the higher price.

    Rulings: arh.part8.elite.02, arh.part1.characters.07
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        copy = filters.copy_behind(t, entity)
        if copy is None:
            return False
        if not t.definition_of(copy).facts.sides:
            return copy.bought >= ELITE
        return len(copy.dice) >= ELITE


@dataclass(frozen=True)
class WorthPoints(filters.Filter):
    """A character with a point value of so much or more."""

    least: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity in t.copies and values.points_of(t, t.copies[entity]) >= self.least


@dataclass(frozen=True)
class HasHealth(filters.Filter):
    """A character with so much health or more, whatever damage is on it."""

    least: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity in t.copies and values.health_of(t, t.copies[entity]) >= self.least


@dataclass(frozen=True)
class Diceless(filters.Filter):
    """
    Without a matching die.

    Rulings: arh.part8.diceless.01
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """A copy has none on it or in a pool; a card elsewhere has none printed."""
        if entity >= FIRST_COPY:
            return not t.copy(entity).dice
        return not filters.facts_of(t, entity).sides


@dataclass(frozen=True)
class PointsOf(program.Quantity):
    """
    The point value of characters, as they were bought.

    Rulings: arh.part1.characters.08
    """

    what: program.Selector

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        return sum([values.points_of(t, t.copy(ref)) for ref in self.what.find(s, scope)])


@dataclass(frozen=True)
class MostPoints(filters.Filter):
    """
    A character than which none in play has a higher point value; several may tie.

    Rulings: arh.part1.characters.08
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        points = values.points_of(t, t.copy(entity))
        return points >= max([values.points_of(t, one) for one in values.all_characters(t)])


@dataclass(frozen=True)
class ChangeLimit(Modifier):
    """Some cards may carry more or less: `limit` is the number that is changed."""

    limit: int
    change: int
    who: program.Selector

    def statistic(self) -> int:
        return self.limit

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.change if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class GainSubtype(Modifier):
    """
    The card has a subtype it is not printed with; or other cards do.

    Rulings: arh.part1.subtypes.03
    """

    subtype: str
    who: program.Selector = THIS

    def statistic(self) -> int:
        return values.SUBTYPE + values.SUBTYPES.index(self.subtype)

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class GainColour(Modifier):
    """The card has a colour it is not printed with; or other cards do."""

    colour: int
    who: program.Selector = THIS

    def statistic(self) -> int:
        return values.COLOUR + self.colour

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class NotCounted(Modifier):
    """Some upgrades do not count towards the limit of the card they are on."""

    who: program.Selector
    condition: program.Condition | None = None

    def statistic(self) -> int:
        return values.UPGRADE_COUNT

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class NotUnique(Modifier):
    """
    Some cards are not unique, wherever they are.

    Rulings: arh.part1.uniqueness.01
    """

    what: tuple[filters.Filter, ...]
    condition: program.Condition | None = None

    def statistic(self) -> int:
        return values.UNIQUENESS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return int(fits_all(self.what, table_of(s), scope, entity))


@dataclass(frozen=True)
class EliteMeanwhile(Modifier):
    """
    Some cards are elite as long as this lasts, with a second die out of those set aside.

    Rulings: arh.clar.sor.20, arh.part8.elite.02
    """

    who: program.Selector

    def statistic(self) -> int:
        return values.ELITE_MEANWHILE

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class CanActivate(Modifier):
    """A support can be activated although it has no die."""

    who: program.Selector = THIS

    def statistic(self) -> int:
        return values.ACTIVATION

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Activating(choosing.Choosing):
    """Activate each of the chosen cards, one after another; the actor is who activates."""

    cards: program.Selector

    def wanted(self) -> program.Selector:
        return self.cards

    def candidates(self, s: State, scope: Scope, wanted: program.Selector) -> list[int]:
        """
        Those that can be activated.

        Rulings: arh.part5.activate.06, arh.part5.activate.07
        """
        t = table_of(s)
        copies = [t.copies[one] for one in wanted.find(s, scope) if one in t.copies]
        return [copy.ref for copy in copies if why_not_activate(t, copy) is None]

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.x < len(f.items):
            copy = t.copies.get(f.items[f.x])
            f.x += 1
            if copy is None or why_not_activate(t, copy) is not None:
                scope.ok = False
                return
            stack.push(s, activating.ACTIVATE, f).x = copy.ref
            return
        if not f.items or len(f.items) < self.cards.at_least(s, scope):
            scope.ok = False
        choosing.remember(scope, f.items, len(f.items), "")
        stack.pop(s)


@dataclass(frozen=True)
class ActivateCards(Activating):
    """Activate each of the chosen cards, in turn or together."""

    together: bool = False

    def proceed(self, s: State, f: Frame) -> None:
        if not self.together or f.x >= len(f.items):
            super().proceed(s, f)
            return
        scope = s.scope_of(f)
        f.x = len(f.items)
        stack.push_scope(
            s, activating.ACTIVATE_TOGETHER, Scope(scope.actor, scope.source)
        ).items = f.items.copy()


@dataclass(frozen=True)
class ActivateInTurn(Activating):
    """Activate each of the chosen cards, in the order in which they are chosen."""

    def choose(self, s: State, f: Frame) -> bool:
        """Where all of several are meant, their order is still to be chosen."""
        found = self.found(s, f)
        if self.cards.mode() != program.ALL or len(found) < 2:
            return super().choose(s, f)
        actor = s.scope_of(f).actor
        stack.ask_some(s, f, actor, decisions.SOME, self.kind(), len(found), len(found))
        return False

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """All that are not picked yet, and to stop once enough are."""
        scope = s.scope_of(f)
        left = [one for one in self.found(s, f) if one not in form.picks]
        options = [decisions.Option(decisions.ENTITY, scope.source, one) for one in left]
        if len(form.picks) >= form.lo:
            options.append(decisions.Option(decisions.STOP))
        return options


@dataclass(frozen=True)
class Ready(filters.Filter):
    """Not exhausted."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return t.copy(entity).ready
