"""
Reacts: cards brought to a battle or Force drain that the opponent has just initiated.

Each card is a react of its own, paid at its initiation. One that brings presence to a drain
cancels it, whatever protects the drain. A card takes part in one react a turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import uses
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.flow.acting import END, INITIATE, chosen
from dejarik.games.swccg.rules.flow.deploying import Deploy, where_to
from dejarik.games.swccg.rules.flow.moving import Move, by_landspeed, can_move
from dejarik.games.swccg.rules.presence import has_presence
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import CANCELLED, LIVE, Event

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.games.swccg.rules.flow.deploying import Destination
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

ANSWERED: Final = (ev.DRAINING, ev.BATTLE_BEGINS)
"""What can be reacted to."""


def to_place(t: Table, seat: int, card: int, place: int) -> list[Destination]:
    """Where a card may be deployed as a react to what happens at a place."""
    definition = t.definition_of(card)
    if definition.kind not in (kinds.CHARACTER, kinds.WEAPON, kinds.DEVICE):
        return []
    if definition.number in uses.entries(t, uses.NO_REACT, ids.pile_id(seat, ids.HAND)):
        return []
    return [one for one in where_to(t, seat, card) if place in (one.target, t.place_of(one.target))]


def may_move_to(t: Table, copy: int, place: int) -> bool:
    """Whether a copy may move to a place as a react, by its landspeed, and its player can pay."""
    one = t.copies[copy]
    if one.has(pieces.REACTED) or not can_move(t, copy) or one.holder == place:
        return False
    if not can_use(t, one.side, value(t, st.MOVE_COST, copy)):
        return False
    return place in by_landspeed(t, copy)


def end_drain(s: State, scope: Scope) -> None:
    """A drain that is answered is off once its opponent has presence there."""
    t = table_of(s)
    answered = s.event_of(scope)
    if answered is None or answered.kind != ev.DRAINING or answered.status != LIVE:
        return
    if has_presence(t, scope.you, answered.subject):
        answered.status = CANCELLED
        s.changes += 1


@dataclass(frozen=True)
class ReactByDeploying(Deploy):
    """A card is deployed as a react; `source` of the scope is the card, `text` what lets it."""

    def step(self, s: State, f: Frame) -> None:
        if f.step == END and f.y:
            end_drain(s, s.scope_of(f))
        super().step(s, f)

    def notes(self, t: Table, scope: Scope) -> list[int]:
        text = scope.names["text"][0]
        where = chosen(scope) if ids.is_place(chosen(scope)) else t.place_of(chosen(scope))
        return [*uses.entry_of_use(t, text), text, where, uses.REACTED]

    def announced(self, t: Table, scope: Scope) -> Event:
        event = super().announced(t, scope)
        event.kind = ev.REACTING
        return event

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.DEPLOYED, scope.you, scope.source, scope.source, pieces.REACTED)
        event.items = [chosen(scope), scope.names["way"][0]]
        emit(s, event)

    def put_away(self, s: State, f: Frame) -> None:
        """A card whose react was cancelled is in hand again; its title reacts no more this turn."""
        t = table_of(s)
        scope = s.scope_of(f)
        if t.zone_of(scope.source) != ids.OPEN:
            return
        entry = Event(ev.NOTED, scope.you, scope.source, scope.source)
        number = t.definition_of(scope.source).number
        entry.items = [ids.pile_id(scope.you, ids.HAND), number, uses.NO_REACT]
        emit(s, entry)
        emit(s, Event(ev.PUT_CARD, scope.you, scope.source, scope.source, 0, ids.HAND))


@dataclass(frozen=True)
class ReactByMoving(Move):
    """A card moves as a react, which is no regular move."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == INITIATE:
            emit(s, Event(ev.MARKED, scope.you, scope.source, scope.source, pieces.REACTED))
        elif f.step == END and f.y:
            end_drain(s, scope)
        super().step(s, f)

    def announced(self, t: Table, scope: Scope) -> Event:
        event = super().announced(t, scope)
        event.kind = ev.REACTING
        return event

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.MOVED, scope.you, scope.source, scope.source)
        event.items = [chosen(scope)]
        emit(s, event)
