"""Searching the Reserve Deck for a card to deploy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons, uses
from dejarik.games.swccg.rules.flow.deploying import Deploy, where_to
from dejarik.kernel.decisions import ENTITY, NO, ONE, VALUE, YES, YES_NO, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


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
