"""Texts that deploy or fetch cards: out of the Reserve Deck, and what is looked at there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.effects.playing import reader_of
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import DEPLOY, table_of
from dejarik.games.swccg.model.texts import Filter, Listening
from dejarik.games.swccg.rules import reasons, uses
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.games.swccg.rules.flow.deploying import Deploy, gaps_of, where_to
from dejarik.kernel.decisions import ENTITY, NO, ONE, VALUE, YES, YES_NO, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import ask, pop, push, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class PeekAtTop(Op):
    """Look at the top card of one's Reserve Deck, and move it onto another pile if one likes."""

    to: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        reserve = t.pile(scope.you, ids.RESERVE)
        if f.step == 0 and reserve:
            f.step = 1
            f.items = [reserve[-1]]
            event = Event(ev.PEEKED, scope.you, ids.pile_id(scope.you, ids.RESERVE), scope.source)
            event.items = f.items.copy()
            emit(s, event)
            ask(s, f, scope.you, YES_NO, reasons.PEEKED_CARD)
            return
        pop(s)
        if f.x:
            emit(s, Event(ev.PUT_CARD, scope.you, f.items[0], scope.source, 0, self.to))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        card = f.items[0]
        return [Option(YES, card), Option(NO, card)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = int(f.forms[0].picks[0] == YES)


_SEARCH = 0
_PLACE = 1
_DEPLOYED = 2
_VERIFIED = 3
_SHUFFLED = 4


@dataclass(frozen=True)
class DeployFromReserve(Op):
    """
    Search one's Reserve Deck for a card that fits, deploy it, shuffle.

    One that is found must be deployed; if none is, the opponent may look, and the same function is
    of no use on that deck for the rest of the turn.
    """

    what: tuple[Filter, ...]
    deploy: Deploy

    def found(self, t: Table, scope: Scope) -> list[int]:
        """The cards there that fit and can be deployed."""
        return [
            card
            for card in t.pile(scope.you, ids.RESERVE)
            if fits_all(t, scope, self.what, card) and where_to(t, scope.you, card)
        ]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        seat = scope.you
        deck = ids.pile_id(seat, ids.RESERVE)
        if f.step == _SEARCH:
            event = Event(ev.PEEKED, seat, deck, scope.source)
            event.items = t.pile(seat, ids.RESERVE).copy()
            emit(s, event)
            f.step = _PLACE if self.found(t, scope) else _VERIFIED
            if f.step == _PLACE:
                ask(s, f, seat, ONE, reasons.SEARCH)
            else:
                ask(s, f, t.other(seat), YES_NO, reasons.VERIFY)
        elif f.step == _PLACE:
            f.step = _DEPLOYED
            if len(where_to(t, seat, f.items[0])) > 1:
                ask(s, f, seat, ONE, reasons.TARGET)
            else:
                self.put(s, f, 0)
        elif f.step == _VERIFIED:
            f.step = _DEPLOYED
            entry = Event(ev.NOTED, seat, scope.source, scope.source)
            entry.items = [deck, t.definition(scope.source).number, uses.SEARCHED]
            emit(s, entry)
        elif f.step == _DEPLOYED:
            f.step = _SHUFFLED
            emit(s, Event(ev.SHUFFLED, seat, deck, scope.source, 0, ids.RESERVE))
        else:
            pop(s)

    def put(self, s: State, f: Frame, place: int) -> None:
        """Deploy what was found to one of the places it may go."""
        scope = s.scope_of(f)
        one = where_to(table_of(s), scope.you, f.items[0])[place]
        begun = Scope(scope.you, f.items[0])
        begun.names["chosen"] = [one.target]
        begun.names["way"] = [one.way]
        push_scope(s, self.deploy, begun)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        t = table_of(s)
        if form.reason == reasons.SEARCH:
            return entity_options(self.found(t, s.scope_of(f)))
        if form.reason == reasons.VERIFY:
            return [Option(YES), Option(NO)]
        found = where_to(t, form.seat, f.items[0])
        return [Option(ENTITY if one.target else VALUE, 0, one.target, one.way) for one in found]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if form.reason == reasons.SEARCH:
            form.picks.append(option.target)
        elif form.reason == reasons.VERIFY:
            form.picks.append(int(option.kind == YES))
        else:
            keys = [one.key() for one in self.options(s, f, form)]
            form.picks.append(keys.index(option.key()))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        form = f.forms[0]
        scope = s.scope_of(f)
        if form.reason == reasons.SEARCH:
            f.items = form.picks.copy()
        elif form.reason == reasons.VERIFY:
            if form.picks[0]:
                deck = ids.pile_id(scope.you, ids.RESERVE)
                event = Event(ev.PEEKED, form.seat, deck, scope.source)
                event.items = t.pile(scope.you, ids.RESERVE).copy()
                emit(s, event)
        else:
            self.put(s, f, form.picks[0])


@dataclass(frozen=True)
class Search(Action):
    """A text that searches one's Reserve Deck is used."""

    effect: Op

    def announced(self, t: Table, scope: Scope) -> Event:
        return Event(ev.USING, scope.you, scope.source, scope.source)

    def result(self, s: State, f: Frame) -> None:
        push(s, self.effect, f)


@dataclass(frozen=True)
class DeploysFromReserve(Listening):
    """In one's deploy phase: a location of a kind may be deployed out of one's Reserve Deck."""

    kind: str
    action: Search
    provided: tuple[Condition, ...] = ()

    def event_kinds(self) -> tuple[int, ...]:
        return (ev.PHASE,)

    def band(self) -> int:
        return ev.TOP

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        you = reader_of(t, holder, self)
        scope = Scope(you, holder)
        if event.detail != DEPLOY or t.turn != you or not t.pile(you, ids.RESERVE):
            return None
        deck = ids.pile_id(you, ids.RESERVE)
        if t.definition(holder).number in uses.entries(t, uses.SEARCHED, deck):
            return None
        if not all(condition.holds(t, scope) for condition in self.provided):
            return None
        return scope if self.could_find(t, scope) else None

    def could_find(self, t: Table, scope: Scope) -> bool:
        """Whether some location of that kind could be deployed now, in the deck or not."""
        side = t.players[scope.you].side
        return any(
            one.side == side and one.is_kind(self.kind) and bool(gaps_of(t, scope.you, one))
            for one in t.rules.definitions
        )

    def program(self) -> Op:
        return self.action
