"""Changes of the pool that few cards make: dice put in, exchanged in value, known afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import dice, verbs
from dejarik.games.destiny.effects.die_sides import Worth, concerns, would_fit
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts, state
from dejarik.games.destiny.rules import die_rules, values
from dejarik.games.destiny.rules.flow.resolving import resolution_of
from dejarik.games.destiny.rules.focus import TURNS_ONLY
from dejarik.kernel import program, stack
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

SWAPPED: Final = "swapped"
VALUES: Final = "values"
"""Two dice that are turned to each other's value, and what they were worth."""
TWO: Final = 2
SHOWN_BEFORE: Final = "shown before"
"""The symbols that dice showed before they were rerolled."""


@dataclass(frozen=True)
class PutInPool(verbs.Verb):
    """
    Put a die from its card into your pool without rolling it.

    It shows the side it showed last, or one on which it would have certain qualities.
    """

    dice: program.Selector
    to: tuple[Filter, ...] = ()

    def wanted(self) -> program.Selector:
        return self.dice

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only a die that lies on its card."""
        die = t.dice.get(target)
        if die is None or die.zone != state.ON_CARD:
            return None
        places = [place for place in range(facts.SIDES_OF_A_DIE) if self.fits(t, scope, die, place)]
        if not places:
            return None
        return Event(ev.DIE_PUT_IN, scope.actor, target, scope.source, 1, places[0])

    def fits(self, t: Table, scope: Scope, die: Die, place: int) -> bool:
        """Whether it may show this side."""
        return would_fit(self.to, t, scope, die, place) if self.to else place == die.side


@dataclass(frozen=True)
class RerollNoted(dice.RollDice):
    """Reroll dice; the symbols they showed before are remembered."""

    def proceed(self, s: State, f: Frame) -> None:
        if f.step == 1:
            t = state.table_of(s)
            shown = [t.side_of(t.dice[one]).symbol for one in f.items if one in t.dice]
            s.scope_of(f).names[SHOWN_BEFORE] = shown
        super().proceed(s, f)


@dataclass(frozen=True)
class ShownAgain(program.Condition):
    """The rerolled dice show the symbols that they showed before."""

    def holds(self, s: State, scope: Scope) -> bool:
        """A side without a symbol shows none again."""
        t = state.table_of(s)
        before = scope.names.get(SHOWN_BEFORE, [])
        now = [t.side_of(t.dice[one]).symbol for one in scope.it if one in t.dice]
        return bool(now) and now == before and facts.NONE not in now


@dataclass(frozen=True)
class SwapValues(dice.TurnDice):
    """Turn two dice so that each shows the value that the other showed."""

    def proceed(self, s: State, f: Frame) -> None:
        """Note their values first."""
        names = s.scope_of(f).names
        if f.step == 1 and f.x == 0:
            t = state.table_of(s)
            names[SWAPPED] = f.items.copy()
            names[VALUES] = [die_rules.value_of(t, t.dice[one]) for one in f.items]
        super().proceed(s, f)

    def allows(self, t: Table, scope: Scope, die: Die, place: int) -> bool:
        """Only what the other was worth."""
        dice, worth = scope.names[SWAPPED], scope.names[VALUES]
        if len(dice) != 2:
            return False
        other = worth[1 - dice.index(die.id)]
        return would_fit((Worth(Number(other)),), t, scope, die, place)


@dataclass(frozen=True)
class GainADie(program.Op):
    """A card of whatever type gains one of the dice of a card that was set aside."""

    dice: program.Selector

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.dice.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        t = state.table_of(s)
        scope = s.scope_of(f)
        found = self.dice.find(s, scope)[:1]
        if f.step == 0 and scope.source in t.copies and found:
            f.step = 1
            gained = Event(ev.DICE_GAINED, scope.you, scope.source, scope.source, 1)
            gained.items = found
            emit_for(t, f, gained)
            return
        if f.step == 0:
            scope.ok = False
        stack.pop(s)


@dataclass(frozen=True)
class JustHandled(program.Selector):
    """Such dice among those removed, turned or rolled together by what an ability follows."""

    filters: tuple[Filter, ...] = ()

    def find(self, s: State, scope: Scope) -> list[int]:
        """Those that are still there."""
        t = state.table_of(s)
        event = s.event_of(scope)
        if event is None or event.kind not in (ev.DICE_HANDLED, ev.DICE_ROLLED):
            return []
        found = [one for one in event.items if one in t.dice]
        return [one for one in found if fits_all(self.filters, t, scope, one)]


@dataclass(frozen=True)
class FocusTurns(Modifier):
    """The focus of some dice turns the dice of a certain player, and no others."""

    dice: tuple[Filter, ...]
    who: program.Quantity

    def statistic(self) -> int:
        return values.DIE_FOCUS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The seat, counted from one."""
        if not concerns(state.table_of(s), scope, self.dice, None, entity):
            return 0
        return self.who.amount(s, scope) + 1


@dataclass(frozen=True)
class TurnsOnly(program.Op):
    """The die that is about to be resolved turns only dice of a subtype this once."""

    subtype: str

    def can(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        return event is not None and resolution_of(state.table_of(s), event.subject) is not None

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = s.event_of(scope)
        found = None
        if event is not None:
            found = resolution_of(state.table_of(s), event.subject)
        if found is None:
            scope.ok = False
        else:
            found.names[TURNS_ONLY] = [values.SUBTYPES.index(self.subtype)]
        stack.pop(s)
