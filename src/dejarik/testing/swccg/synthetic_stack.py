"""
Made-up texts that try the stack: parts that compete, cards deployed in answer to something.

They only hand the engine what it then orders, asks and opens; nothing here decides a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, texts
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter, Listening
from dejarik.games.swccg.rules.flow.deploying import DEPLOY_FROM_HAND, Deploy, where_to
from dejarik.kernel.frames import Scope, Waiting
from dejarik.kernel.ordering import hold
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class EachPlayer(Op):
    """Both players do the same, as parts that compete."""

    effect: Op

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        held: list[Waiting] = []
        for seat in range(2):
            own = scope.clone()
            own.you = own.actor = seat
            held.append(Waiting(self.effect, own, seat, 0, s.cause))
        hold(s, held)


@dataclass(frozen=True)
class Listed(Op):
    """Parts in no order: the entries of a list."""

    parts: tuple[Op, ...]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        hold(s, [Waiting(one, scope.clone(), t.turn, 0, s.cause) for one in self.parts])


@dataclass(frozen=True)
class DeploysAtOnce(Listening):
    """From hand: its card may be deployed when the opponent, or its player, has done something."""

    action: Deploy
    kinds: tuple[int, ...]
    in_band: int = ev.JUST
    own: bool = False
    about: tuple[Filter, ...] = ()

    def event_kinds(self) -> tuple[int, ...]:
        return self.kinds

    def band(self) -> int:
        return self.in_band

    def zone(self) -> int:
        return texts.IN_HAND

    def might(self, s: State, seat: int, event: Event) -> bool:
        return self._fits(s, seat, event)

    def _fits(self, s: State, seat: int, event: Event) -> bool:
        t = table_of(s)
        scope = Scope(seat, ids.NOWHERE)
        return (event.seat == seat) == self.own and fits_all(t, scope, self.about, event.subject)

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        seat = ids.owner_of_card(holder)
        if not self._fits(s, seat, event) or not where_to(t, seat, holder):
            return None
        return Scope(seat, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        return DEPLOY_FROM_HAND.stage(s, scope, picks)

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        DEPLOY_FROM_HAND.chosen(scope, picks)

    def program(self) -> Op:
        return self.action


@dataclass(frozen=True)
class HandOfOpponent(Condition):
    """The opponent has at least so many cards in hand."""

    least: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        return len(t.pile(t.other(scope.you), ids.HAND)) >= self.least


@dataclass(frozen=True)
class IsTarget(Condition):
    """A card of a code is among what the answered action was aimed at."""

    code: str

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        event = s.event_of(scope)
        if event is None:
            return False
        return any(one in t.copies and t.definition(one).code == self.code for one in event.items)
