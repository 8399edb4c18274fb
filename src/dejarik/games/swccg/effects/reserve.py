"""Searching the Reserve Deck for a card to deploy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.deploying import Deploy, where_to
from dejarik.games.swccg.rules.flow.hindrances import Brings
from dejarik.games.swccg.rules.flow.searching import look_through
from dejarik.kernel.decisions import ENTITY, ONE, VALUE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

_SEARCH: Final = 0
_CHOOSE: Final = 1
_PLACE: Final = 2
_SHUFFLE: Final = 3


@dataclass(frozen=True)
class DeployFromReserve(Brings):
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
        place = f.step
        f.step = place + 1
        if place == _SEARCH:
            look_through(s, seat, deck, scope.source, in_vain=not self.found(t, scope))
        elif place == _CHOOSE:
            if self.found(t, scope):
                ask(s, f, seat, ONE, reasons.SEARCH)
            else:
                f.step = _SHUFFLE
        elif place == _PLACE:
            if len(where_to(t, seat, f.items[0])) > 1:
                ask(s, f, seat, ONE, reasons.TARGET)
            else:
                self.put(s, f, 0)
        elif place == _SHUFFLE:
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
        found = where_to(t, form.seat, f.items[0])
        return [Option(ENTITY if one.target else VALUE, 0, one.target, one.way) for one in found]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if form.reason == reasons.SEARCH:
            form.picks.append(option.target)
        else:
            keys = [one.key() for one in self.options(s, f, form)]
            form.picks.append(keys.index(option.key()))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        form = f.forms[0]
        if form.reason == reasons.SEARCH:
            f.items = form.picks.copy()
        else:
            self.put(s, f, form.picks[0])
