"""Texts that deploy cards out of the Reserve Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.playing import reader_of
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import DEPLOY, table_of
from dejarik.games.swccg.model.texts import Listening
from dejarik.games.swccg.rules import uses
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.games.swccg.rules.flow.deploying import gaps_of
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


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
