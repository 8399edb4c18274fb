"""
Moving: a destination or a way step by step, then the steps one after the other.

Each step can be interrupted; what was chosen is looked at again after it. A figure that was
stopped where it may not stand is pushed to the closest place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.board import reach as reaching
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.ids import FIRST_SPACE, NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import CANNOT_EXIT
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.displacement import displace_under
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.relations import mover_of, position_for
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

GO: Final[int] = decisions.GAME_OPTION + 1
"""Go to a placement the kept way: source is the figure, target the space, value the turn."""
STEPWISE: Final[int] = decisions.GAME_OPTION + 2
"""Say the way step by step."""
STEP: Final[int] = decisions.GAME_OPTION + 3
"""One step to a placement."""

POINTS: Final = 0
"""Movement points: terrain and hostile figures cost more."""
SPACES: Final = 1
"""A number of spaces, each counting one."""

_BY_STEPS: Final = -1


def may_leave(s: Battle, figure: Figure) -> bool:
    """Whether a figure may leave its space by its own will."""
    if figure.placement == NOWHERE or figure.has(STUNNED):
        return False
    for activation in s.activations:
        if figure.id in activation.stopped:
            return False
    return not forbidding(s, CANNOT_EXIT, figure.id)


def may_stand(s: Battle, figure: Figure) -> bool:
    """Whether a figure may end its movement where it is."""
    return reaching.may_end(
        s.board(), mover_of(s, figure), position_for(s, figure), figure.placement
    )


# --- the question -------------------------------------------------------------------------


def next_steps(
    s: Battle, figure: Figure, start: int, left: int, manner: int
) -> list[reaching.Step]:
    """The steps a figure may take from a placement with what is left."""
    mover, position = mover_of(s, figure), position_for(s, figure)
    if manner == SPACES:
        return pushing.push_steps(s.board(), mover, position, start, left)
    return reaching.steps(s.board(), mover, position, start, left)


def destinations(s: Battle, figure: Figure, left: int, manner: int) -> list[int]:
    """Where a figure may end with what is left, but for where it is."""
    mover, position = mover_of(s, figure), position_for(s, figure)
    if manner == SPACES:
        ends = pushing.push(s.board(), mover, position, figure.placement, left)
        return [end for end in ends if end != figure.placement]
    found = reaching.reach(s.board(), mover, position, figure.placement, left).placements()
    return [end for end in found if end != figure.placement]


def can_move(s: Battle, figure: Figure, left: int, manner: int) -> bool:
    """Whether a figure could go anywhere."""
    if left <= 0 or not may_leave(s, figure):
        return False
    return bool(next_steps(s, figure, figure.placement, left, manner))


def way_options(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int]
) -> list[decisions.Option]:
    """The next stage of choosing a way: a destination, or the next step."""
    if not picks:
        found = [_option(s, GO, figure, end) for end in destinations(s, figure, left, manner)]
        found.append(decisions.Option(STEPWISE, figure.id))
        return found
    start, spent, ends = _walked(s, figure, left, manner, picks)
    found = [
        _option(s, STEP, figure, one.placement)
        for one in next_steps(s, figure, start, left - spent, manner)
    ]
    if ends and len(picks) > 1:
        found.append(decisions.Option(decisions.STOP, figure.id))
    return found


def _option(s: Battle, kind: int, figure: Figure, placement: int) -> decisions.Option:
    count = s.map().count
    return decisions.Option(kind, figure.id, FIRST_SPACE + placement % count, placement // count)


def placement_of(s: Battle, option: decisions.Option) -> int:
    """The placement an option names."""
    return option.target - FIRST_SPACE + option.value * s.map().count


def _walked(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int]
) -> tuple[int, int, bool]:
    """Where the steps picked so far lead, what they cost, and whether one may end there."""
    here, spent, ends = figure.placement, 0, False
    for placement in picks[1:]:
        for one in next_steps(s, figure, here, left - spent, manner):
            if one.placement == placement:
                spent += one.cost
                ends = one.may_end
                break
        here = placement
    return here, spent, ends


def pick_way(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int], option: decisions.Option
) -> bool:
    """Take one stage's answer into the picks; whether the way is complete."""
    if option.kind == decisions.STOP:
        return True
    if option.kind == STEPWISE:
        picks.append(_BY_STEPS)
        return False
    picks.append(placement_of(s, option))
    if option.kind == GO:
        return True
    return [one.kind for one in way_options(s, figure, left, manner, picks)] == [decisions.STOP]


def way_of(s: Battle, figure: Figure, left: int, manner: int, picks: list[int]) -> list[int]:
    """The placements of a way that was picked."""
    if picks[0] == _BY_STEPS:
        return picks[1:]
    if manner == SPACES:
        return shortest_way(s, figure, picks[0], left)
    mover, position = mover_of(s, figure), position_for(s, figure)
    return reaching.reach(s.board(), mover, position, figure.placement, left).way(picks[0])


def shortest_way(s: Battle, figure: Figure, end: int, most: int) -> list[int]:
    """A way of fewest spaces to a placement, the lowest numbers first."""
    ways: list[list[int]] = [[figure.placement]]
    seen = {figure.placement}
    for spent in range(most):
        longer: list[list[int]] = []
        for way in ways:
            for one in next_steps(s, figure, way[-1], most - spent, SPACES):
                if one.placement == end:
                    return [*way[1:], end]
                if one.placement not in seen:
                    seen.add(one.placement)
                    longer.append([*way, one.placement])
        ways = longer
    return []


# --- the way ------------------------------------------------------------------------------


def begin_walk(s: Battle, figure: int, seat: int, way: list[int]) -> None:
    """Let a figure go a way with the points of its activation."""
    scope = Scope(seat, figure)
    scope.names["way"] = way
    push_scope(s, WALK, scope)


def begin_granted_move(s: Battle, figure: int, seat: int, left: int, manner: int) -> None:
    """Let a seat move a figure at once, with points or spaces that are lost otherwise."""
    scope = Scope(seat, figure)
    scope.amount = left
    scope.names["manner"] = [manner]
    push_scope(s, WALK, scope)


@dataclass(frozen=True)
class Walk(Op):
    """
    The steps of a way, one by one; a granted move asks for the way first.

    `x` is what is left of a granted move, `y` its manner, `items` the rest of the way.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.source)
        if f.step == 0:
            f.step = 1
            f.x = scope.amount
            f.y = scope.names.get("manner", [POINTS])[0]
            f.items = scope.names.get("way", []).copy()
        if figure.placement == NOWHERE:
            pop(s)
        elif f.step == _ENTER:
            f.step = 1
            emit(
                s, moment(b, Event(ev.ENTERED, figure.seat, figure.id, figure.id, figure.placement))
            )
        elif f.step == _STEP:
            self.take_step(b, f, figure)
        elif f.items:
            self.leave(b, f, figure)
        elif f.x > 0 and f.step == 1 and can_move(b, figure, f.x, f.y):
            f.step = _ASKED
            ask(s, f, scope.you, decisions.ONE, reasons.MOVE)
        else:
            self.end(b, f, figure)

    def left(self, s: Battle, f: Frame, figure: Figure) -> int:
        """What is left to move with."""
        if f.x > 0:
            return f.x
        activation = s.activation_of(figure.id)
        return 0 if activation is None else activation.points

    def leave(self, s: Battle, f: Frame, figure: Figure) -> None:
        """The next step, if it still can be taken: before it, effects on leaving."""
        for one in next_steps(s, figure, figure.placement, self.left(s, f, figure), f.y):
            if one.placement == f.items[0] and may_leave(s, figure):
                f.step = _STEP
                event = Event(ev.EXITING, figure.seat, figure.id, figure.id, one.placement)
                event.detail = figure.placement
                emit(s, moment(s, event))
                return
        f.items = []
        f.step = 1

    def take_step(self, s: Battle, f: Frame, figure: Figure) -> None:
        """The step itself, unless what came before it made it impossible."""
        wanted = f.items.pop(0)
        f.step = 1
        for one in next_steps(s, figure, figure.placement, self.left(s, f, figure), f.y):
            if one.placement == wanted and may_leave(s, figure):
                f.step = _ENTER
                event = Event(ev.STEPPED, figure.seat, figure.id, figure.id, wanted, one.cost)
                if f.x > 0:
                    f.x -= one.cost
                    event.detail = 0
                emit(s, event)
                return
        f.items = []

    def end(self, s: Battle, f: Frame, figure: Figure) -> None:
        """Stop here; where it may not stand, go on or be pushed."""
        pop(s)
        if may_stand(s, figure):
            displace_under(s, figure)
        elif not can_go_on(s, figure):
            settle(s, figure)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """The ways, and not to move where the figure may stay."""
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        found = way_options(b, figure, f.x, f.y, form.picks)
        if not form.picks and may_stand(b, figure):
            found.append(decisions.Option(decisions.STOP, figure.id))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        form.closed = pick_way(b, figure, f.x, f.y, form.picks, option)

    def closed(self, s: State, f: Frame) -> None:
        """The way is known; without one the move is over."""
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        picks = f.forms[0].picks
        if picks:
            f.step = 1
            f.items = way_of(b, figure, f.x, f.y, picks)
        else:
            f.x = 0


_ASKED: Final = 2
_STEP: Final = 3
_ENTER: Final = 4

WALK: Final = Walk()


def can_go_on(s: Battle, figure: Figure) -> bool:
    """Whether a figure in its activation has points to leave a space it may not stand on."""
    activation = s.activation_of(figure.id)
    if activation is None:
        return False
    return can_move(s, figure, activation.points, POINTS)


def settle(s: Battle, figure: Figure) -> None:
    """Push a figure that may not stand where it is to the closest place; its owner chooses."""
    found = pushing.displaced(
        s.board(), mover_of(s, figure), position_for(s, figure), figure.placement
    )
    if len(found.ends) == 1:
        kind = ev.PLACED if found.placed else ev.PUSHED
        emit(s, moment(s, Event(kind, figure.seat, figure.id, figure.id, found.ends[0])))
    elif found.ends:
        scope = Scope(figure.seat, figure.id)
        scope.subject = figure.id
        push_scope(s, SETTLE, scope)


@dataclass(frozen=True)
class Settle(Op):
    """The owner chooses among the closest places."""

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            ask(s, f, s.scope_of(f).you, decisions.ONE, reasons.DISPLACE)
        else:
            b = battle_of(s)
            figure = b.figure(s.scope_of(f).source)
            pop(s)
            event = Event(ev.PUSHED, figure.seat, figure.id, figure.id, f.items[0])
            emit(s, moment(b, event))

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        mover, position = mover_of(b, figure), position_for(b, figure)
        ends = pushing.displaced(b.board(), mover, position, figure.placement).ends
        return [_option(b, decisions.ENTITY, figure, end) for end in ends]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        form.picks.append(placement_of(battle_of(s), option))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


SETTLE: Final = Settle()
