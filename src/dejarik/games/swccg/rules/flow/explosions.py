"""Exploding and defusing: what a mine does, and the droid that stops it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.games.swccg.rules.flow.destiny import PLAIN, draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import characters_at
from dejarik.kernel.decisions import SOME, Option, entity_options
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask_some, pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

MINING_DROID: Final = "mining droid"
DEFUSE_COST: Final = 1


def has_mining_droid(t: Table, seat: int, place: int) -> bool:
    """Whether a seat has a mining droid present at a place."""
    return any(t.definition(one).is_kind(MINING_DROID) for one in characters_at(t, seat, place))


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
