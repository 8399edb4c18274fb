"""
Mines: tripped by whoever comes where they are buried, exploding or defused.

Laying a mine is deploying it as its text says. What lies face down is defused only when it has
been tripped, by the turn player's own droid there, before anything explodes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow import explosions
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.kernel.decisions import ONE, STOP, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, push_scope
from dejarik.kernel.timing import FIRST, Ability

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Trip(Op):
    """
    What is buried under the source of the scope is turned up; mines explode unless defused.

    `items` are the mines that are left; the scope's actor is whose card came.
    """

    explode: explosions.Explode
    defuse: explosions.Defuse

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            event = Event(ev.TRIPPED, scope.actor, scope.source, scope.source)
            event.detail = len(s.frames) - 1
            emit(s, event)
            return
        f.items = [one for one in f.items if one in t.copies]
        if not f.items:
            pop(s)
        elif f.step == 1:
            f.step = 2
            if self.can_defuse(t, scope):
                ask(s, f, t.turn, ONE, reasons.DEFUSE)
        elif len(f.items) == 1:
            self.next(s, t, scope, f.items[0])
        else:
            f.step = 3
            ask(s, f, t.turn, ONE, ORDER_REASON)

    def can_defuse(self, t: Table, scope: Scope) -> bool:
        """Whether the turn player has a droid there and the Force."""
        return explosions.has_mining_droid(t, t.turn, scope.source) and can_use(
            t, t.turn, explosions.DEFUSE_COST
        )

    def next(self, s: State, t: Table, scope: Scope, mine: int) -> None:
        """One mine explodes; one's own that one's own card tripped is only lost."""
        owner = t.copies[mine].owner
        if owner == scope.actor:
            lose_cards(s, t, owner, scope.source, [mine])
        else:
            push_scope(s, self.explode, Scope(owner, mine))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Which mine to defuse, if any; or which explodes first."""
        options = entity_options(f.items)
        if form.reason == reasons.DEFUSE:
            options.append(Option(STOP))
        return options

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(0 if option.kind == STOP else option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        picked = f.forms[0].picks[0]
        if f.step == 3:
            f.step = 2
            self.next(s, t, scope, picked)
        elif picked:
            f.step = 1
            droids = characters_at(t, t.turn, scope.source)
            droid = next(
                one for one in droids if t.definition(one).is_kind(explosions.MINING_DROID)
            )
            begun = Scope(t.turn, droid)
            begun.names["chosen"] = [picked]
            push_scope(s, self.defuse, begun)


@dataclass(frozen=True)
class TripHere(Ability):
    """A character deploys or moves to a place under which cards are buried."""

    trip: Trip

    def duty(self) -> int:
        return FIRST

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        copy = t.copies.get(event.subject)
        if copy is None or copy.holder != holder or not t.places[holder].buried:
            return None
        if t.definition(copy.id).kind != CHARACTER:
            return None
        scope = Scope(copy.side, holder)
        scope.actor = copy.side
        return scope

    def program(self) -> Op:
        return self.trip


TRIP_HERE: Final = TripHere(Trip(explosions.Explode(), explosions.Defuse()))
