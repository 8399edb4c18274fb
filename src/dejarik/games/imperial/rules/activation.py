"""
Activations: a group's figures one after the other, and the menu of each.

What a menu offers is listed here and nowhere else; what is chosen is carried out in `actions`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import WEAKENED
from dejarik.games.imperial.model.ids import FIRST_SPACE, NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import menu, moving, reasons
from dejarik.games.imperial.rules.actions import carry_out
from dejarik.games.imperial.rules.moments import moment
from dejarik.kernel.decisions import ENTITY, ONE, Option, entity_options
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

BEGIN: Final = 0
CHOOSE: Final = 1
ACT: Final = 2
END: Final = 3
LEAVE: Final = 4


@dataclass(frozen=True)
class GroupActivation(Op):
    """The figures of a group, in the order their player likes; then the card is exhausted."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        group = b.group(scope.source)
        place = f.step
        if place == BEGIN:
            f.step = CHOOSE
            emit(s, moment(b, Event(ev.GROUP_BEGAN, group.seat, group.id, group.id)))
        elif place == CHOOSE:
            left = figures_left(b, group.id)
            if not left:
                f.step = END
            elif len(left) == 1:
                f.step = CHOOSE
                push_scope(s, FIGURE, Scope(group.seat, left[0]))
            else:
                f.step = ACT
                ask(s, f, group.seat, ONE, reasons.FIGURE)
        elif place == ACT:
            f.step = CHOOSE
            push_scope(s, FIGURE, Scope(group.seat, f.items[0]))
        elif place == END:
            f.step = LEAVE
            emit(s, moment(b, Event(ev.GROUP_ENDED, group.seat, group.id, group.id)))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The figures that have not been activated."""
        return entity_options(figures_left(battle_of(s), s.scope_of(f).source))

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def figures_left(s: Battle, group: int) -> list[int]:
    """The figures of a group on the map that have not been activated in its activation."""
    found: list[int] = []
    for number in s.group(group).figures:
        figure = s.figure(number)
        if figure.is_on_map() and not figure.activated:
            found.append(number)
    return found


@dataclass(frozen=True)
class FigureActivation(Op):
    """
    The activation of one figure: its menu until it ends.

    The menu is one question in stages: what to do, then where to, or at which target space.
    `items` is what was picked.
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        place = f.step
        if place == BEGIN:
            f.step = CHOOSE
            begin = Event(ev.FIGURE_BEGAN, figure.seat, figure.id, figure.id, menu.ACTIONS)
            emit(s, moment(b, begin))
        elif place == CHOOSE and figure.placement != NOWHERE:
            f.step = ACT
            ask(s, f, s.scope_of(f).you, ONE, reasons.MENU)
        elif place == ACT and f.items[0] != menu.END_OPTION and figure.placement != NOWHERE:
            f.step = CHOOSE
            carry_out(b, figure, s.scope_of(f).you, f.items)
        elif place < END:
            f.step = LEAVE
            emit_all(s, ended(b, figure))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The menu; then the ways, or the spaces of a large target."""
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        picks = form.picks
        if not picks:
            return menu.menu_options(b, figure, form.seat)
        kind, target, _ = menu.unpacked(picks[0])
        if kind == menu.WALK_OPTION:
            return moving.way_options(
                b, figure, menu.points_left(b, figure), moving.POINTS, picks[1:]
            )
        spaces = menu.attack_spaces(b, figure, form.seat, target)
        return [Option(ENTITY, target, FIRST_SPACE + space) for space in spaces]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        b = battle_of(s)
        figure = b.figure(s.scope_of(f).source)
        picks = form.picks
        if not picks:
            picks.append(menu.packed(option))
            form.closed = not menu.has_stages(b, figure, form.seat, option)
            return
        kind, _, _ = menu.unpacked(picks[0])
        if kind != menu.WALK_OPTION:
            picks.append(option.target - FIRST_SPACE)
            form.closed = True
            return
        way = picks[1:]
        left = menu.points_left(b, figure)
        form.closed = moving.pick_way(b, figure, left, moving.POINTS, way, option)
        if len(way) > len(picks) - 1:
            picks.append(way[-1])

    def closed(self, s: State, f: Frame) -> None:
        """Take what was picked apart."""
        picks = f.forms[0].picks
        f.items = [*menu.unpacked(picks[0]), *picks[1:]]


def ended(s: Battle, figure: Figure) -> list[Event]:
    """
    The end of an activation: Weakened goes with it.

    Rulings: ia.condition.147, ia.condition.148
    """
    over = moment(s, Event(ev.FIGURE_ENDED, figure.seat, figure.id, figure.id))
    if not figure.has(WEAKENED):
        return [over]
    return [Event(ev.CONDITION_LOST, figure.seat, figure.id, figure.id, WEAKENED), over]


GROUP: Final = GroupActivation()
FIGURE: Final = FigureActivation()
