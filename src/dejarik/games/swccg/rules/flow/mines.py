"""
Mines: buried face down with other cards, tripped by whoever comes, exploding or defused.

Laying a mine is deploying it as its text says. What lies face down is defused only when it has
been tripped, by the turn player's own droid there, before anything explodes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import CHARACTER, EXTERIOR
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.flow.destiny import PLAIN, draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.kernel.decisions import ONE, SOME, STOP, Option, any_of, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, ask_some, pop, push, push_scope
from dejarik.kernel.timing import FIRST, Ability

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

MINING_DROID: Final = "mining droid"
PLANET: Final = "planet"
DEFUSE_COST: Final = 1


def has_mining_droid(t: Table, seat: int, place: int) -> bool:
    """Whether a seat has a mining droid present at a place."""
    return any(t.definition(one).is_kind(MINING_DROID) for one in characters_at(t, seat, place))


# --- exploding ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Blast(Op):
    """Draw destiny: so many of the opponent's characters there are lost, and the mine."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            draw_destiny(s, scope.you, scope.source, 1, PLAIN)
            return
        if f.step == 1:
            f.step = 2
            f.items = []
            found = self.near(t, scope)
            count = min(max(0, f.result), len(found))
            if 0 < count < len(found):
                ask_some(s, f, t.other(scope.you), SOME, reasons.TARGET, count, count)
                return
            f.items = found[:count]
        pop(s)
        gone = [one for one in [*f.items, scope.source] if one in t.copies]
        lose_cards(s, t, scope.you, scope.source, gone)

    def near(self, t: Table, scope: Scope) -> list[int]:
        """The opponent's characters present with the mine."""
        place = t.place_of(scope.source)
        return characters_at(t, t.other(scope.you), place) if place else []

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        found = self.near(table_of(s), s.scope_of(f))
        left = found[found.index(form.picks[-1]) + 1 :] if form.picks else found
        most = len(left) - (form.hi - len(form.picks)) + 1
        return entity_options(left[:most])

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Explode(Action):
    """A mine, its source, explodes; it is not fired."""

    blast: Blast = Blast()

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.EXPLODING, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        push(s, self.blast, f)


@dataclass(frozen=True)
class Defuse(Action):
    """A mine (`chosen`) is defused, that is lost; the source is the droid."""

    def price(self, t: Table, scope: Scope) -> int:
        return DEFUSE_COST

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.DEFUSING, scope.you, scope.source, scope.source)
        event.items = scope.names["chosen"].copy()
        return event

    def result(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        mine = scope.names["chosen"][0]
        if mine in t.copies:
            lose_cards(s, t, scope.you, scope.source, [mine])


# --- burying ------------------------------------------------------------------------------


def may_bury(t: Table, seat: int, place: int) -> bool:
    """Whether a seat may bury cards under a place: an exterior planet site with its droid."""
    definition = t.definition(place)
    if EXTERIOR not in definition.site_kinds or not definition.has_icon(PLANET):
        return False
    return has_mining_droid(t, seat, place) and bool(t.pile(seat, ids.HAND))


@dataclass(frozen=True)
class Bury(Action):
    """Cards of a hand (`chosen`) are buried under the place that is the source."""

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.BURYING, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.BURIED, scope.you, scope.source, scope.source)
        event.items = scope.names["chosen"].copy()
        emit(s, event)


@dataclass(frozen=True)
class BuryHere(RuleAction):
    """In one's deploy phase: cards of one's hand are buried where one has a mining droid."""

    action: Bury

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return may_bury(t, seat, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Any number of cards, at least one."""
        hand = table_of(s).pile(scope.you, ids.HAND)
        cards = [option.target for option in picks]
        if not picks:
            return entity_options(hand)
        if picks[-1].kind == STOP or cards[-1] == hand[-1]:
            return []
        return any_of(hand, cards)

    def is_secret(self, s: State, scope: Scope, picks: list[Option]) -> bool:
        return True

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [option.target for option in picks if option.kind != STOP]

    def program(self) -> Op:
        return self.action


BURY_HERE: Final = BuryHere(Bury())


# --- tripping -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Trip(Op):
    """
    What is buried under the source of the scope is turned up; mines explode unless defused.

    `items` are the mines that are left; the scope's actor is whose card came.
    """

    explode: Explode = Explode()
    defuse: Defuse = Defuse()

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
        return has_mining_droid(t, t.turn, scope.source) and can_use(t, t.turn, DEFUSE_COST)

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
            droid = next(one for one in droids if t.definition(one).is_kind(MINING_DROID))
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


TRIP_HERE: Final = TripHere(Trip())
