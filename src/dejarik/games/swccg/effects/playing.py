"""Texts that are used: interrupts played from hand, and what cards on table offer or must do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces, texts
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter, Listening
from dejarik.games.swccg.rules import limits, uses
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.acting import Action, Cancel, is_protected
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel.decisions import Option, entity_options
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import push
from dejarik.kernel.timing import FIRST, VOLUNTARY

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

LEFT_TABLE = (ev.LOST_CARD, ev.RETURNED)
"""Kinds whose copy is gone: they are about the card (`detail`)."""
ANYBODY = 0
YOU = 1
OPPONENT = 2


def reader_of(t: Table, place: int, text: Listening) -> int:
    """Whose text of a location it is: that of the player whom its side faces."""
    for site in t.definition(place).sites:
        if any(part is text for part in site.parts):
            return t.seat_of_side(site.side)
    return t.turn


@dataclass(frozen=True)
class UseText(Action):
    """A text is used: an interrupt is played, or what a card on table offers."""

    cost: int
    effect: Op
    is_play: bool
    text: int = 0
    once: int = limits.UNLIMITED

    def limit(self) -> int:
        return limits.packed(self.text, self.once) if self.once else 0

    def price(self, t: Table, scope: Scope) -> int:
        return self.cost

    def announced(self, t: Table, scope: Scope) -> Event:
        kind = ev.PLAYING if self.is_play else ev.USING
        event = Event(kind, scope.you, scope.source, scope.source)
        event.items = scope.names.get("chosen", []).copy()
        return event

    def notes(self, t: Table, scope: Scope) -> list[int]:
        return uses.entry_of_use(t, scope.source)

    def result(self, s: State, f: Frame) -> None:
        push(s, self.effect, f)

    def completed(self, t: Table, scope: Scope) -> Event | None:
        return Event(ev.PLAYED, scope.you, scope.source, scope.source) if self.is_play else None


@dataclass(frozen=True)
class Text(Listening):
    """
    A text that answers events, or offers itself at top level.

    `who`: whose event it is; `about`: filters of what the event is about; `targets`: one thing that
    fits each, chosen at initiation; `segments`: in which segments of a battle it can be begun;
    `when_drawn`: it is about its own card being drawn for destiny.
    """

    kinds: tuple[int, ...]
    in_band: int
    action: UseText
    who: int = ANYBODY
    about: tuple[Filter, ...] = ()
    provided: tuple[Condition, ...] = ()
    targets: tuple[tuple[Filter, ...], ...] = ()
    forced: bool = False
    segments: tuple[int, ...] = (pieces.WEAPONS,)
    when_drawn: bool = False

    def event_kinds(self) -> tuple[int, ...]:
        return self.kinds

    def band(self) -> int:
        return self.in_band

    def zone(self) -> int:
        if self.when_drawn:
            return texts.WHEN_DRAWN
        return texts.IN_HAND if self.action.is_play else texts.ON_TABLE

    def duty(self) -> int:
        return FIRST if self.forced else VOLUNTARY

    def program(self) -> Op:
        return self.action

    def might(self, s: State, seat: int, event: Event) -> bool:
        """Everything but having the card is public."""
        return self.is_open(table_of(s), Scope(seat, ids.NOWHERE), event)

    def is_open(self, t: Table, scope: Scope, event: Event) -> bool:
        """Whether its event, conditions, targets and price are all right."""
        if event.kind == ev.SEGMENT and event.amount not in self.segments:
            return False
        if self.who and (event.seat == scope.you) != (self.who == YOU):
            return False
        scope.subject = event.detail if event.kind in LEFT_TABLE else event.subject
        scope.event = event
        if self.about and not (scope.subject and fits_all(t, scope, self.about, scope.subject)):
            return False
        if not can_use(t, scope.you, self.action.cost) or self.is_barred(t, event):
            return False
        if not all(condition.holds(t, scope) for condition in self.provided):
            return False
        return all(self.found(t, scope, one) for one in range(len(self.targets)))

    def is_barred(self, t: Table, event: Event) -> bool:
        """What may not be cancelled is no target of a text that would only cancel it."""
        return isinstance(self.action.effect, Cancel) and is_protected(t, event)

    def found(self, t: Table, scope: Scope, place: int) -> list[int]:
        """What may be chosen for one of its targets."""
        filters = self.targets[place]
        things = [*t.places, *[one for one in t.copies if not t.is_location(one)]]
        return [thing for thing in things if fits_all(t, scope, filters, thing)]

    def may_be_of(self, s: State, holder: int, seat: int) -> bool:
        if ids.is_card(holder):
            return ids.owner_of_card(holder) == seat
        copy = table_of(s).copies.get(holder)
        return copy is None or copy.side == seat

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        if ids.is_card(holder):
            you = ids.owner_of_card(holder)
            definition = t.definition_of(holder)
            if definition.kind == kinds.INTERRUPT and not may_come(t, definition, you):
                return None
        elif ids.is_copy(holder):
            copy = t.copies.get(holder)
            if copy is None or not uses.may_use(t, holder):
                return None
            you = copy.side
        else:
            you = reader_of(t, holder, self)
        scope = Scope(you, holder)
        limit = self.action.limit()
        if limit and limits.is_used(t, holder, limit):
            return None
        return scope if self.is_open(t, scope, event) else None

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Its targets, one after the other."""
        if len(picks) == len(self.targets):
            return []
        return entity_options(self.found(table_of(s), scope, len(picks)))
