"""Movement by effects: points, moves at once, spaces, pushes and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.board.pushing import places_within
from dejarik.games.imperial.board.pushing import push as push_ends
from dejarik.games.imperial.effects.figures import self_of
from dejarik.games.imperial.effects.verbs import FigureVerb
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import moving, reasons, relations
from dejarik.games.imperial.rules.actions import is_acting
from dejarik.games.imperial.rules.moments import moment
from dejarik.kernel.decisions import ENTITY, ONE, STOP, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
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
                moving.begin_granted_move(s, figure, s.figure(figure).seat, amount, moving.POINTS)


@dataclass(frozen=True)
class PerformMove(FigureVerb):
    """A figure performs a move at once: it spends points for its Speed."""

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        for figure in reversed(figures):
            speed = relations.speed_of(s, s.figure(figure))
            moving.begin_granted_move(s, figure, s.figure(figure).seat, speed, moving.POINTS)


@dataclass(frozen=True)
class MoveSpaces(FigureVerb):
    """A figure moves up to so many spaces."""

    amount: Quantity

    def happen(self, s: Battle, scope: Scope, figures: list[int]) -> None:
        for figure in reversed(figures):
            amount = self.amount.amount(s, scope)
            moving.begin_granted_move(s, figure, scope.you, amount, moving.SPACES)


@dataclass(frozen=True)
class PushNamed(Op):
    """The player may push the figure named last so many spaces."""

    spaces: int

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if scope.it and b.figure(scope.it[0]).is_on_map() and self.ends(b, scope.it[0]):
                ask(s, f, scope.you, ONE, reasons.PUSH)
                return
        pop(s)
        if f.items:
            emit(s, Event(ev.PUSHED, scope.you, scope.it[0], scope.source, f.items[0]))

    def ends(self, s: Battle, number: int) -> list[int]:
        """Where the figure may be pushed to."""
        figure = s.figure(number)
        mover, position = relations.mover_of(s, figure), relations.position_for(s, figure)
        return push_ends(s.board(), mover, position, figure.placement, self.spaces, exact=True)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        number = s.scope_of(f).it[0]
        count = b.map().count
        found = [
            Option(ENTITY, number, FIRST_SPACE + end % count, end // count)
            for end in self.ends(b, number)
        ]
        found.append(Option(STOP, number))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind != STOP:
            form.picks.append(moving.placement_of(battle_of(s), option))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class PlaceItself(Op):
    """The figure that acts is placed in empty spaces at most so many spaces away."""

    spaces: int

    def can(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        return moving.may_leave(b, b.figure(self_of(scope)))

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(self_of(scope))
        if f.step == 0:
            f.step = 1
            if figure.is_on_map() and moving.may_leave(b, figure) and self.places(b, figure):
                ask(s, f, scope.you, ONE, reasons.PUSH)
                return
        pop(s)
        if f.items:
            event = Event(ev.PLACED, scope.you, figure.id, scope.source, f.items[0])
            emit(s, moment(b, event))

    def places(self, s: Battle, figure: Figure) -> list[int]:
        """Where it may be placed: wholly within the distance."""
        board = s.board()
        near = board.within(s.mask(figure), self.spaces)
        mover, position = relations.mover_of(s, figure), relations.position_for(s, figure)
        size = s.definition_of(figure).size
        found: list[int] = []
        for place in places_within(board, mover, position, near):
            if not board.footprint(size, place) & ~near and place != figure.placement:
                found.append(place)
        return found

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        b = battle_of(s)
        figure = b.figure(self_of(s.scope_of(f)))
        count = b.map().count
        return [
            Option(ENTITY, figure.id, FIRST_SPACE + place % count, place // count)
            for place in self.places(b, figure)
        ]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(moving.placement_of(battle_of(s), option))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()
