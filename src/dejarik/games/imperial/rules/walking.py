"""
Walking: steps one after the other, by will or pushed, and places; who then makes room.

Each step is left and entered, and can be answered; what was chosen is looked at again after it. A
figure that was stopped where it may not stand is pushed to the closest place, and so is who stands
where a massive figure has ended its movement.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import moving, reasons
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.relations import mover_of, position_for
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


# --- leaving and entering -----------------------------------------------------------------


def leave(s: Battle, figure: Figure, source: int, end: int, willing: bool) -> None:
    """
    A figure is about to leave its spaces, by its own will or not.

    Rulings: ia.movement.26, ia.movement.27, ia.movement.28, ia.large.113, ia.large.115
    """
    event = Event(ev.EXITING, figure.seat, figure.id, source, end)
    event.detail = figure.placement
    event.items = [int(willing)]
    emit(s, moment(s, event))


def enter(s: Battle, figure: Figure, source: int) -> None:
    """
    A figure has entered the spaces where it is, however it came there.

    Rulings: ia.movement.22, ia.movement.23, ia.movement.24, ia.movement.25, ia.large.114
    """
    emit(s, moment(s, Event(ev.ENTERED, figure.seat, figure.id, source, figure.placement)))


# --- ways ---------------------------------------------------------------------------------


def begin_walk(s: Battle, figure: int, seat: int, way: list[int]) -> None:
    """Let a figure go a way with the points of its activation."""
    scope = Scope(seat, figure)
    scope.subject = figure
    scope.names["way"] = way
    push_scope(s, WALK, scope)


def begin_granted_move(s: Battle, figure: int, seat: int, left: int, manner: int) -> None:
    """Let a seat move a figure at once, with points or spaces that are lost otherwise."""
    scope = Scope(seat, figure)
    scope.subject = figure
    scope.amount = left
    scope.names["manner"] = [manner]
    push_scope(s, WALK, scope)


def begin_push(s: Battle, figure: Figure, seat: int, source: int, spaces: int) -> None:
    """
    Let a seat push a figure so many spaces, the way it likes, or not at all.

    Rulings: ia.movement.171, ia.movement.172, ia.movement.174
    """
    mover, position = mover_of(s, figure), position_for(s, figure)
    scope = Scope(seat, source)
    scope.subject = figure.id
    scope.amount = pushing.longest(s.board(), mover, position, figure.placement, spaces)
    scope.names["manner"] = [moving.PUSHED]
    if scope.amount:
        push_scope(s, WALK, scope)


def push_along(s: Battle, figure: Figure, source: int, way: list[int]) -> None:
    """Push a figure a way that is known."""
    scope = Scope(figure.seat, source)
    scope.subject = figure.id
    scope.amount = len(way)
    scope.names["manner"] = [moving.PUSHED]
    scope.names["way"] = way
    push_scope(s, WALK, scope)


@dataclass(frozen=True)
class Walk(Op):
    """
    The steps of a way, one by one; a granted move or a push asks for the way first.

    `x` is what is left of a granted move or a push, `y` its manner, `items` the rest of the way.
    Rulings: ia.movement.110, ia.movement.173
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        if f.step == 0:
            f.step = 1
            f.x = scope.amount
            f.y = scope.names.get("manner", [moving.POINTS])[0]
            f.items = scope.names.get("way", []).copy()
        if figure.placement == NOWHERE:
            pop(s)
        elif f.step == _ENTER:
            f.step = 1
            enter(b, figure, scope.source)
        elif f.step == _STEP:
            self.take_step(b, f, figure)
        elif f.items:
            self.leave(b, f, figure)
        elif f.x > 0 and f.step == 1 and moving.can_move(b, figure, f.x, f.y):
            f.step = _ASKED
            ask(s, f, scope.you, decisions.ONE, self.reason(f))
        else:
            pop(s)
            end_movement(b, figure)

    def reason(self, f: Frame) -> int:
        """Why the way is asked for."""
        return reasons.PUSH if f.y == moving.PUSHED else reasons.MOVE

    def left(self, s: Battle, f: Frame, figure: Figure) -> int:
        """What is left to move with."""
        if f.x > 0:
            return f.x
        activation = s.activation_of(figure.id)
        return 0 if activation is None else activation.points

    def cost(self, s: Battle, f: Frame, figure: Figure) -> int:
        """What the next step costs; nothing if it cannot be taken any more."""
        if moving.may_go(s, figure, f.y):
            step = moving.step_to(s, figure, f.items[0], self.left(s, f, figure), f.y)
            return 0 if step is None else step.cost
        return 0

    def leave(self, s: Battle, f: Frame, figure: Figure) -> None:
        """The next step, if it still can be taken: before it, effects on leaving."""
        if self.cost(s, f, figure):
            f.step = _STEP
            willing = f.y != moving.PUSHED
            leave(s, figure, s.scope_of(f).source, f.items[0], willing)
        else:
            f.items = []
            f.step = 1

    def take_step(self, s: Battle, f: Frame, figure: Figure) -> None:
        """The step itself, unless what came before it made it impossible."""
        cost = self.cost(s, f, figure)
        if not cost:
            f.step = 1
            f.items = []
            return
        f.step = _ENTER
        kind = ev.PUSHED if f.y == moving.PUSHED else ev.STEPPED
        event = Event(kind, figure.seat, figure.id, s.scope_of(f).source, f.items.pop(0))
        if f.x > 0:
            f.x -= cost
        else:
            event.detail = cost
        emit(s, event)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """The ways, and not to move where the figure may stay."""
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).subject)
        found = moving.way_options(b, figure, f.x, f.y, form.picks)
        if not form.picks and moving.may_stand(b, figure):
            found.append(decisions.Option(decisions.STOP, figure.id))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).subject)
        form.closed = moving.pick_way(b, figure, f.x, f.y, form.picks, option)

    def closed(self, s: State, f: Frame) -> None:
        """The way is known; without one the move is over."""
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).subject)
        picks = f.forms[0].picks
        if picks:
            f.step = 1
            f.items = moving.way_of(b, figure, f.x, f.y, picks)
        else:
            f.x = 0


_ASKED: Final = 2
_STEP: Final = 3
_ENTER: Final = 4

WALK: Final = Walk()


# --- places -------------------------------------------------------------------------------


def begin_place(s: Battle, figure: Figure, source: int, end: int, willing: bool) -> None:
    """Take a figure from where it stands and put it down elsewhere."""
    scope = Scope(figure.seat, source)
    scope.subject = figure.id
    scope.amount = end
    scope.names["will"] = [int(willing)]
    push_scope(s, PLACE, scope)


@dataclass(frozen=True)
class Place(Op):
    """
    A figure leaves its spaces and enters others, and nothing between them; its movement has ended.

    Rulings: ia.movement.161, ia.movement.162, ia.movement.164, ia.movement.168, ia.movement.170
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        place = f.step
        f.step = place + 1
        if figure.placement == NOWHERE or place > _ENTERED:
            pop(s)
            end_movement(b, figure)
        elif place == _LEFT:
            leave(b, figure, scope.source, scope.amount, bool(scope.names["will"][0]))
        elif place == _PUT:
            emit(s, Event(ev.PLACED, figure.seat, figure.id, scope.source, scope.amount))
        else:
            enter(b, figure, scope.source)


_LEFT: Final = 0
_PUT: Final = 1
_ENTERED: Final = 2

PLACE: Final = Place()


# --- making room --------------------------------------------------------------------------


def end_movement(s: Battle, figure: Figure) -> None:
    """
    A figure stops here: others make room for a massive one, where it may not stand it must go.

    Rulings: ia.movement.14, ia.movement.15, ia.movement.16, ia.movement.17, ia.large.151
    """
    if not figure.is_on_map():
        return
    if moving.may_stand(s, figure):
        if s.definition_of(figure).massive and under(s, figure):
            push_scope(s, DISPLACE, Scope(figure.seat, figure.id))
    elif not can_go_on(s, figure):
        settle(s, figure, figure.id)


def can_go_on(s: Battle, figure: Figure) -> bool:
    """Whether a figure in its activation has points to leave a space it may not stand on."""
    activation = s.activation_of(figure.id)
    return activation is not None and moving.can_move(s, figure, activation.points, moving.POINTS)


def under(s: Battle, massive: Figure) -> list[Figure]:
    """The other figures in the spaces of a massive one that may not share them."""
    own = s.mask(massive)
    others = [one for one in s.on_map() if one.id != massive.id and s.mask(one) & own]
    return [one for one in others if not s.definition_of(one).companion]


def settle(s: Battle, figure: Figure, source: int, door: int = NOTHING) -> None:
    """
    Push a figure that may not stay to the closest place, or place it where no push leads.

    Where a door closes it may not stay because of that.
    """
    scope = Scope(figure.seat, source)
    scope.subject = figure.id
    scope.amount = door
    push_scope(s, SETTLE, scope)


@dataclass(frozen=True)
class Settle(Op):
    """
    Whose figure it is chooses among the closest places.

    Rulings: ia.large.139, ia.large.142, ia.large.148, ia.movement.144, ia.movement.181
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        found = nearest(b, figure, scope.amount)
        if f.step == 0:
            f.step = 1
            f.items = found.ends
            if len(found.ends) > 1:
                ask(s, f, scope.you, decisions.ONE, reasons.DISPLACE)
                return
        pop(s)
        if not f.items:
            return
        if found.placed:
            begin_place(b, figure, scope.source, f.items[0], willing=False)
        else:
            way = moving.way_over(b, figure, f.items[0], found.spaces)
            push_along(b, figure, scope.source, way)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).subject)
        return [moving.option_to(b, decisions.ENTITY, figure, end) for end in f.items]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        form.picks.append(moving.placement_of(battle_of(s), option))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


SETTLE: Final = Settle()


def nearest(s: Battle, figure: Figure, door: int = NOTHING) -> pushing.Displacement:
    """Where a figure goes that may not stay where it is, or not once a door is closed."""
    mover, position, board = mover_of(s, figure), position_for(s, figure), s.board()
    if door:
        closed = s.board_without(door)
        return pushing.door_closed(board, closed, mover, position, figure.placement)
    return pushing.displaced(board, mover, position, figure.placement)


@dataclass(frozen=True)
class Displace(Op):
    """
    A massive figure has ended its movement on others: they make room, one after the other.

    The mover's own figures first, then the others; each player orders the own ones.
    Rulings: ia.large.140, ia.large.141, ia.large.143, ia.large.144
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        massive = b.figure(s.scope_of(f).source)
        if f.step == _TOLD:
            f.step = _NEXT
            emit(s, Event(ev.MOVEMENT_ENDED, massive.seat, massive.id, massive.id))
        elif f.step == _CHOSEN:
            f.step = _NEXT
            settle(b, b.figure(f.items[0]), massive.id)
        else:
            self.find(b, f, massive)

    def find(self, s: Battle, f: Frame, massive: Figure) -> None:
        """Whose turn it is to make room."""
        left = self.left(s, massive)
        if not left:
            pop(s)
            return
        f.step = _CHOSEN
        f.items = [one.id for one in left]
        if len(left) > 1:
            ask(s, f, left[0].seat, decisions.ONE, reasons.FIGURE)

    def left(self, s: Battle, massive: Figure) -> list[Figure]:
        """The figures that still have to make room and can, of one side."""
        if massive.placement == NOWHERE:
            return []
        found = [one for one in under(s, massive) if nearest(s, one).ends]
        own = [one for one in found if one.seat == massive.seat]
        return own or found

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        return decisions.entity_options(f.items)

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


_TOLD: Final = 0
_NEXT: Final = 1
_CHOSEN: Final = 2

DISPLACE: Final = Displace()


# --- closing doors ------------------------------------------------------------------------


def close_door(s: Battle, door: int, source: int) -> None:
    """Close an open door; who stands on both sides of it makes room first."""
    scope = Scope(NOBODY, source)
    scope.subject = door
    push_scope(s, CLOSE, scope)


@dataclass(frozen=True)
class Close(Op):
    """
    A door closes once nobody stands on both sides of it.

    Rulings: ia.large.05, ia.large.163
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        standing = in_doorway(b, scope.subject)
        if standing:
            settle(b, standing[0], scope.source, scope.subject)
            return
        pop(s)
        emit(s, Event(ev.DOOR_CLOSED, NOBODY, scope.subject, scope.source))


CLOSE: Final = Close()


def in_doorway(s: Battle, door: int) -> list[Figure]:
    """The figures that stand on both sides of a door and can make room."""
    closed = s.board_without(door)
    found: list[Figure] = []
    for figure in s.on_map():
        mover = mover_of(s, figure)
        fits = closed.walking(mover.size, mover.is_free).fits >> figure.placement & 1
        if not fits and nearest(s, figure, door).ends:
            found.append(figure)
    return found
