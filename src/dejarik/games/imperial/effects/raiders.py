"""Tokens that fight: they hurt whoever is nearest, move, and are joined by others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.board.pushing import places_within, push
from dejarik.games.imperial.board.reach import Mover, Position
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.damage import suffering
from dejarik.games.imperial.rules.relations import distance, empty_spaces, sees
from dejarik.kernel.decisions import ENTITY, ONE, STOP, Option
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


def tokens_of(s: Battle, kind: str) -> list[int]:
    """The tokens of a kind on the map."""
    return [one.id for one in s.tokens if one.kind == kind and one.space != ids.NOWHERE]


def taken_by_others(s: Battle, kind: str, token: int) -> Position:
    """The spaces on which a token cannot stand: those of figures and of others of its kind."""
    found = s.map().every & ~empty_spaces(s)
    for one in tokens_of(s, kind):
        if one != token:
            found |= 1 << s.token(one).space
    return Position(0, found)


@dataclass(frozen=True)
class StrikeNearest(Op):
    """For each token of a kind the closest figures in its sight suffer damage, all together."""

    kind: str
    damage: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        pop(s)
        events: list[Event] = []
        for token in tokens_of(b, self.kind):
            for figure in nearest_seen(b, token):
                events.append(suffering(b, figure, self.damage, b.initiative, token))
        emit_together(s, events)


def nearest_seen(s: Battle, token: int) -> list[int]:
    """The closest of the figures that a token sees."""
    seen = [one.id for one in s.on_map() if sees(s, token, one.id)]
    if not seen:
        return []
    least = min(distance(s, token, one) for one in seen)
    return [one for one in seen if distance(s, token, one) == least]


@dataclass(frozen=True)
class MoveTokens(Op):
    """Whoever acts moves each token of a kind up to so many spaces, one after the other."""

    kind: str
    spaces: int

    def can(self, s: State, scope: Scope) -> bool:
        return bool(tokens_of(battle_of(s), self.kind))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.items:
            token = tokens_of(b, self.kind)[f.step - 1]
            emit(s, Event(ev.TOKEN_PLACED, scope.actor, token, scope.source, f.items.pop()))
            return
        tokens = tokens_of(b, self.kind)
        if f.step >= len(tokens):
            pop(s)
            return
        f.step += 1
        ask(s, f, scope.actor, ONE, reasons.PUSH)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        token = tokens_of(b, self.kind)[f.step - 1]
        position = taken_by_others(b, self.kind, token)
        start = b.token(token).space
        ends = push(b.board(), Mover(), position, start, self.spaces)
        found = [Option(ENTITY, token, ids.FIRST_SPACE + end) for end in ends if end != start]
        found.append(Option(STOP, token))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind != STOP:
            form.picks.append(option.target - ids.FIRST_SPACE)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class BringToken(Op):
    """Whoever acts brings one more token of a kind to an empty space of an area."""

    kind: str
    area: str

    def can(self, s: State, scope: Scope) -> bool:
        return bool(self.places(battle_of(s)))

    def places(self, s: Battle) -> list[int]:
        """Where it may come."""
        if new_token(s, self.kind) >= ids.FIRST_DOOR:
            return []
        taken = taken_by_others(s, self.kind, 0)
        return places_within(s.board(), Mover(), taken, s.map().areas[self.area])

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if self.places(b):
                ask(s, f, scope.actor, ONE, reasons.PUSH)
                return
        pop(s)
        if f.items:
            model = next(one.id for one in b.tokens if one.kind == self.kind)
            number = new_token(b, self.kind)
            emit(s, Event(ev.TOKEN_PLACED, scope.actor, number, model, f.items[0]))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        source = s.scope_of(f).source
        return [Option(ENTITY, source, ids.FIRST_SPACE + place) for place in self.places(b)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target - ids.FIRST_SPACE)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def new_token(s: Battle, kind: str) -> int:
    """The number of a further token: of one that has left the map, else the next one."""
    for one in s.tokens:
        if one.kind == kind and one.space == ids.NOWHERE:
            return one.id
    return ids.FIRST_TOKEN + len(s.tokens)
