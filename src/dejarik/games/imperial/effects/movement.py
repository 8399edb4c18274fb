"""Movement by effects: points, moves at once, spaces, pushes and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.board.pushing import places_within
from dejarik.games.imperial.effects.figures import self_of
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import leaving, moving, reasons, relations, walking
from dejarik.games.imperial.rules.actions import is_acting
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Speed(Quantity):
    """The Speed of the figure that acts, and so much more."""

    more: int = 0

    def amount(self, s: State, scope: Scope) -> int:
        b = battle_of(s)
        return relations.speed_of(b, b.figure(self_of(scope))) + self.more


@dataclass(frozen=True)
class GainPoints(FigureVerb):
    """
    Figures gain movement points; in an action or outside their activation they are spent at once.

    Rulings: ia.movement.02, ia.movement.147, ia.movement.158, ia.movement.159
    """

    amount: Quantity

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        for figure in reversed(figures):
            amount = self.amount.amount(s, scope)
            active = s.activations and s.activations[-1].figure == figure
            if active and not is_acting(s, figure):
                emit(s, Event(ev.POINTS_GAINED, scope.you, figure, scope.source, amount))
            else:
                walking.begin_granted_move(s, figure, s.figure(figure).seat, amount, moving.POINTS)


@dataclass(frozen=True)
class PerformMove(FigureVerb):
    """A figure performs a move at once: it spends points for its Speed."""

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        for figure in reversed(figures):
            speed = relations.speed_of(s, s.figure(figure))
            walking.begin_granted_move(s, figure, s.figure(figure).seat, speed, moving.POINTS)


@dataclass(frozen=True)
class MoveSpaces(FigureVerb):
    """A figure moves up to so many spaces."""

    amount: Quantity

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        for figure in reversed(figures):
            amount = self.amount.amount(s, scope)
            walking.begin_granted_move(s, figure, scope.you, amount, moving.SPACES)


@dataclass(frozen=True)
class PushNamed(Op):
    """
    The player may push the figure named last so many spaces; of a mission's rule its own player.

    Objects cannot be pushed.
    Rulings: ia.movement.171, ia.movement.181, ia.object.01, ia.object.115
    """

    spaces: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        if scope.it and is_figure(scope.it[0]) and b.figure(scope.it[0]).is_on_map():
            figure = b.figure(scope.it[0])
            seat = figure.seat if scope.you == NOBODY else scope.you
            walking.begin_push(b, figure, seat, scope.source, self.spaces)


@dataclass(frozen=True)
class PlaceItself(Op):
    """
    The figure that acts is placed: one of its spaces is an empty one so many spaces away at most.

    No space of blocking terrain is so many away; the rest of a large base may cover some.
    Rulings: ia.large.125, ia.example.137, ia.example.138, ia.example.153
    """

    spaces: int

    def can(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return leaving.may_leave(b, b.figure(self_of(scope)))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(self_of(scope))
        if f.step == 0:
            f.step = 1
            if figure.is_on_map() and leaving.may_leave(b, figure) and self.places(b, figure):
                ask(s, f, scope.you, ONE, reasons.PUSH)
                return
        pop(s)
        if f.items:
            walking.begin_place(b, figure, scope.source, f.items[0], willing=True)

    def places(self, s: Battle, figure: Figure) -> list[int]:
        """Where it may be placed."""
        board = s.board()
        near = board.within(s.mask(figure), self.spaces) & ~board.map.blocking
        mover, position = relations.mover_of(s, figure), relations.position_for(s, figure)
        taken = ~relations.empty_spaces(s, figure)
        return [
            place
            for place in places_within(board, mover, position, near)
            if place != figure.placement and not board.footprint(mover.size, place) & taken
        ]

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        figure = b.figure(self_of(s.scope_of(f)))
        return [moving.option_to(b, ENTITY, figure, place) for place in self.places(b, figure)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(moving.placement_of(battle_of(s), option))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()
