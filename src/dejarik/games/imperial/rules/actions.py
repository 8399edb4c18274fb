"""
Actions: carrying out what was chosen in the menu of an activation.

An action is begun (and paid for), done, and ended; Bleeding comes between the last two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import BLEEDING, STUNNED
from dejarik.games.imperial.model.ids import FIRST_CARD, NOWHERE
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import menu
from dejarik.games.imperial.rules.attacking import begin_attack
from dejarik.games.imperial.rules.damage import suffer_strain
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.moving import POINTS, way_of
from dejarik.games.imperial.rules.objects import interaction_scope, interactions_of
from dejarik.games.imperial.rules.relations import speed_of
from dejarik.games.imperial.rules.walking import begin_walk
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


def carry_out(s: Battle, figure: Figure, seat: int, picked: list[int]) -> None:
    """Do what was chosen: kind, target, value and what was picked at further stages."""
    kind, target, value, *further = picked
    if kind == menu.WALK_OPTION:
        points = menu.points_left(s, figure)
        begin_walk(s, figure.id, seat, way_of(s, figure, points, POINTS, further))
    elif kind == menu.USE_OPTION:
        part = s.during_of(figure)[value]
        push_scope(s, part.effect, Scope(figure.seat, figure.id))
    elif kind == menu.COMMAND_OPTION:
        part_of = s.definition_of_command(target - FIRST_CARD).actions[value]
        if part_of.actions:
            _begin_action(s, figure, seat, picked)
        else:
            push_scope(s, part_of.effect, menu.command_scope(figure, seat, target))
    else:
        _begin_action(s, figure, seat, picked)


def _begin_action(s: Battle, figure: Figure, seat: int, picked: list[int]) -> None:
    scope = Scope(seat, figure.id)
    scope.names["picked"] = picked.copy()
    push_scope(s, ACTION, scope)


@dataclass(frozen=True)
class Action(Op):
    """One action of a figure: paid, done, ended; `x` is what it costs."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.source)
        kind, target, value, *further = scope.names["picked"]
        place = f.step
        f.step = place + 1
        if place == _PAY:
            self.pay(b, f, figure, kind, target, value)
        elif place == _DO:
            do_action(b, figure, scope.you, [kind, target, value, *further])
        elif place == _BLEED and figure.placement != NOWHERE:
            if figure.has(BLEEDING):
                suffer_strain(b, figure.id, 1, figure.id)
        elif place == _END and figure.placement != NOWHERE:
            event = Event(ev.ACTION_ENDED, figure.seat, figure.id, figure.id, f.x, kind)
            emit(s, moment(b, event))
        elif place == _AFTER and figure.placement != NOWHERE:
            self.stun_after(b, figure)
        elif place > _AFTER:
            pop(s)

    def pay(self, s: Battle, f: Frame, figure: Figure, kind: int, target: int, value: int) -> None:
        """The actions it costs; which special it is, and whether attacks are in it."""
        cost, attacks, special = 1, kind == menu.ATTACK_OPTION, -1
        if kind == menu.SPECIAL_OPTION:
            part = s.specials_of(figure)[value]
            cost, attacks, special = part.actions, part.attacks, value
        elif kind == menu.COMMAND_OPTION:
            card = s.definition_of_command(target - FIRST_CARD).actions[value]
            cost, attacks = card.actions, card.attacks
        f.x = cost
        event = Event(ev.ACTION_BEGAN, figure.seat, figure.id, figure.id, cost, kind)
        event.items = [int(attacks), special]
        emit(s, event)

    def stun_after(self, s: Battle, figure: Figure) -> None:
        """An action that was gained at the price of being Stunned after it."""
        activation = s.activation_of(figure.id)
        if activation is not None and activation.stun_after == 1:
            activation.stun_after = 0
            kind = ev.CONDITION_GAINED
            emit(s, moment(s, Event(kind, figure.seat, figure.id, figure.id, STUNNED)))
        elif activation is not None and activation.stun_after > 1:
            activation.stun_after -= 1


_PAY: Final = 0
_DO: Final = 1
_BLEED: Final = 2
_END: Final = 3
_AFTER: Final = 4

ACTION: Final = Action()


def is_acting(s: Battle, figure: int) -> bool:
    """Whether an action of a figure is being resolved."""
    return any(f.op is ACTION and s.scope_of(f).source == figure for f in s.frames)


def do_action(s: Battle, figure: Figure, seat: int, picked: list[int]) -> None:
    """What an action does once it is paid for."""
    kind, target, value, *further = picked
    if kind == menu.MOVE_OPTION:
        gained = Event(ev.POINTS_GAINED, figure.seat, figure.id, figure.id, speed_of(s, figure))
        emit(s, gained)
    elif kind == menu.ATTACK_OPTION:
        space = further[0] if further else NOWHERE
        begin_attack(s, figure.id, seat, target, space)
    elif kind == menu.INTERACT_OPTION:
        push_scope(s, INTERACT, _interacting(figure, target, value))
    elif kind == menu.SPECIAL_OPTION:
        part = s.specials_of(figure)[value]
        push_scope(s, part.effect, Scope(figure.seat, figure.id))
    elif kind == menu.COMMAND_OPTION:
        card = s.definition_of_command(target - FIRST_CARD).actions[value]
        push_scope(s, card.effect, menu.command_scope(figure, seat, target))
    elif kind == menu.DISCARD_OPTION:
        emit(s, Event(ev.CONDITION_LOST, figure.seat, figure.id, figure.id, value))


def _interacting(figure: Figure, thing: int, place: int) -> Scope:
    scope = interaction_scope(figure, thing)
    scope.amount = place
    return scope


@dataclass(frozen=True)
class Interact(Op):
    """Interact with a thing: a door opens, a token does what the mission says."""

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.names["self"][0])
        if f.step == 0:
            f.step = 1
            thing, part = interactions_of(b, figure)[scope.amount]
            if part is None:
                emit(s, Event(ev.DOOR_OPENED, figure.seat, thing, figure.id))
            else:
                push_scope(s, part.effect, interaction_scope(figure, thing))
        elif f.step == 1:
            f.step = 2
            emit(s, moment(b, Event(ev.INTERACTED, figure.seat, scope.subject, figure.id)))
        else:
            pop(s)


INTERACT: Final = Interact()
