"""What texts do in battles beside firing: choke, forfeit in place of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.pieces import DAMAGE
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter, Listening
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.debts import can_forfeit, hit_cards
from dejarik.games.swccg.rules.flow import destiny
from dejarik.games.swccg.rules.flow.damage import Forfeit
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.presence import is_active
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LoseOneIfDestiny(Op):
    """
    Draw destiny; above a number, one card present that fits is lost, as its player likes.

    A failed draw is decided for the opponent, so the card is lost then too.

    Rulings: swccg.1f.043, swccg.1f.044
    """

    above: int
    whom: tuple[Filter, ...]

    def found(self, t: Table, scope: Scope) -> list[int]:
        """The cards present with the source that fit."""
        place = t.place_of(scope.source)
        present = t.at(place) if place else []
        return [one for one in present if is_active(t, one) and fits_all(t, scope, self.whom, one)]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            destiny.draw_destiny(s, scope.you, scope.source, 1, destiny.PLAIN)
            return
        if f.step == 1:
            f.step = 2
            loses = f.result == NOT_DONE or f.result > self.above
            f.items = self.found(t, scope) if loses else []
            if len(f.items) > 1:
                ask(s, f, scope.you, ONE, reasons.TARGET)
                return
        pop(s)
        if f.items:
            lose_cards(s, t, scope.you, scope.source, [f.items[0]])

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(self.found(table_of(s), s.scope_of(f)))

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class ForfeitInPlace(Op):
    """The source is forfeited, and what was chosen is restored."""

    forfeit: Forfeit

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            target = scope.names["chosen"][0]
            if target in t.copies:
                emit(s, Event(ev.RESTORED, scope.you, target, scope.source))
        elif place == 1 and scope.source in t.copies:
            push(s, self.forfeit, f)
        else:
            pop(s)


@dataclass(frozen=True)
class ForfeitsInPlace(Listening):
    """In the damage segment it may be forfeited in place of another own card there that is hit."""

    effect: ForfeitInPlace

    def event_kinds(self) -> tuple[int, ...]:
        return (ev.SEGMENT,)

    def band(self) -> int:
        return ev.TOP

    def saved(self, t: Table, holder: int) -> list[int]:
        """Whom it could be forfeited for."""
        return [one for one in hit_cards(t, t.copies[holder].side) if one != holder]

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        battle = t.battle()
        copy = t.copies.get(holder)
        if copy is None or battle is None or battle.segment != DAMAGE:
            return None
        if holder not in can_forfeit(t, copy.side) or not self.saved(t, holder):
            return None
        return Scope(copy.side, holder)

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """In whose place."""
        return [] if picks else entity_options(self.saved(table_of(s), scope.source))

    def program(self) -> Op:
        return self.effect
