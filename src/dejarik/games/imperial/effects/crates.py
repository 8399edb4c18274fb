"""Crates that are fought over: pushed about, blown up, counted; and doors that are locked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.board.pushing import push
from dejarik.games.imperial.board.reach import Mover, Position
from dejarik.games.imperial.effects.mission_tokens import controlled_of
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import COUNTED_POINTS, LOCKED
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.damage import suffering
from dejarik.games.imperial.rules.deployment import zone_mask
from dejarik.games.imperial.rules.targets import things_around
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


# --- crates that are fought over ----------------------------------------------------------


@dataclass(frozen=True)
class FellOfKind(Condition):
    """What was destroyed is a token of one of these kinds."""

    kinds: tuple[str, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        token = scope.subject
        return ids.is_token(token) and battle_of(s).token(token).kind in self.kinds


@dataclass(frozen=True)
class SufferAround(Op):
    """All figures and objects on or beside the space of what was destroyed suffer damage."""

    damage: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        around = things_around(b, scope.subject, scope.names["fell"][0])
        seat = b.initiative
        emit_together(s, [suffering(b, one, self.damage, seat, scope.subject) for one in around])


@dataclass(frozen=True)
class CountInZone(Modifier):
    """A player counts as having more points for each token of these kinds in the own zone."""

    kinds: tuple[str, ...]
    points: int

    def statistic(self) -> int:
        return COUNTED_POINTS

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        b = battle_of(s)
        zone = zone_mask(b, entity - 1)
        inside = [
            one
            for one in b.tokens
            if one.kind in self.kinds and one.space != ids.NOWHERE and zone >> one.space & 1
        ]
        return self.points * len(inside)


@dataclass(frozen=True)
class LockedDoors(Modifier):
    """No figure opens a door by interacting with it."""

    def statistic(self) -> int:
        return LOCKED

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1


@dataclass(frozen=True)
class OpenDoors(Op):
    """
    By initiative each player chooses and opens a closed door for each token of a kind controlled.

    `items` are the tokens still to come, `x` their player.
    """

    kind: str

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        if f.y:
            door, token = f.y, f.items.pop()
            f.y = 0
            emit(s, Event(ev.DOOR_OPENED, f.x, door, token))
        elif f.items and closed_doors(b):
            left = closed_doors(b)
            if len(left) == 1:
                f.y = left[0]
            else:
                ask(s, f, f.x, decisions.ONE, reasons.DOOR)
        elif f.step == s.seats:
            pop(s)
        else:
            f.x = b.seats_by_initiative()[f.step]
            f.step += 1
            f.items = controlled_of(b, f.x, (self.kind,))

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        return decisions.entity_options(closed_doors(battle_of(s)))

    def closed(self, s: State, f: Frame) -> None:
        f.y = f.forms[0].picks[0]


def closed_doors(s: Battle) -> list[int]:
    """The doors that are closed."""
    doors = [ids.FIRST_DOOR + one.number for one in s.map().doors]
    return [one for one in doors if not s.is_door_open(one)]


@dataclass(frozen=True)
class PushControlled(Op):
    """
    By initiative each player pushes every token of these kinds under control some spaces.

    Figures and other tokens do not stop it. `items` are the tokens still to come, `x` their
    player, `y` the space the next one goes to, plus 1.
    """

    kinds: tuple[str, ...]
    spaces: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        if f.y:
            space, token = f.y - 1, f.items.pop(0)
            f.y = 0
            if space != b.token(token).space:
                emit(s, Event(ev.TOKEN_PLACED, f.x, token, s.scope_of(f).source, space))
        elif f.items:
            ask(s, f, f.x, decisions.ONE, reasons.PUSH)
        elif f.step == s.seats:
            pop(s)
        else:
            f.x = b.seats_by_initiative()[f.step]
            f.step += 1
            f.items = controlled_of(b, f.x, self.kinds)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        b = battle_of(s)
        token = f.items[0]
        start = b.token(token).space
        ends = push(b.board(), Mover(), Position(), start, self.spaces)
        found = [
            decisions.Option(decisions.ENTITY, token, ids.FIRST_SPACE + end)
            for end in ends
            if end != start
        ]
        return [*found, decisions.Option(decisions.STOP, token)]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        start = battle_of(s).token(f.items[0]).space
        end = start if option.kind == decisions.STOP else option.target - ids.FIRST_SPACE
        form.picks.append(end)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.y = f.forms[0].picks[0] + 1
