"""
The procedures: rounds, activation, movement, the attack, a command.

Each is an op whose frame waits while others run above it. Abilities are elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import ENTITY, GAME_OPTION, ONE, SOME, STOP, Option, entity_options
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, ask_some, pop, push, push_scope
from dejarik.kernel.state import Outcome
from tests.spine.activation import pieces
from tests.spine.activation.pieces import FIGURES, table

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

ATTACK_OPTION: Final = GAME_OPTION
MOVE_OPTION: Final = GAME_OPTION + 1
END_OPTION: Final = GAME_OPTION + 2

ACTIVATE_REASON: Final = 4
ACTION_REASON: Final = 5
PATH_REASON: Final = 6

ROUNDS: Final = 4


@dataclass(frozen=True)
class Rounds(Op):
    """The root: figures in turn until the rounds are over."""

    def step(self, s: State, f: Frame) -> None:
        """Activate the chosen figure, ask for the next, or end the round."""
        game = table(s)
        if f.items:
            figure = game.figure(f.items.pop())
            emit(s, Event(pieces.ACTIVATED, figure.seat, figure.id, figure.id))
            push_scope(s, ACTIVATION, Scope(figure.seat, figure.id))
            return
        ready = game.ready(game.active) or game.ready(1 - game.active)
        if ready:
            ask(s, f, game.figure(ready[0]).seat, ONE, ACTIVATE_REASON)
        elif game.round < ROUNDS:
            emit(s, Event(pieces.ROUND_ENDED))
        else:
            suffered = [sum(one.damage for one in game.figures if one.seat == n) for n in range(2)]
            best = 0 if suffered[0] < suffered[1] else 1
            level = suffered[0] == suffered[1]
            s.outcome = Outcome([[0, 1]] if level else [[best], [1 - best]], "time")

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The seat's figures that have not had their turn."""
        return entity_options(table(s).ready(form.seat))

    def closed(self, s: State, f: Frame) -> None:
        """The chosen figure is next."""
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Activation(Op):
    """Two actions of one figure, at most one an attack; `x` counts them, `y` attacks."""

    def step(self, s: State, f: Frame) -> None:
        """Carry the chosen action out, else ask for the next one."""
        figure = table(s).figure(s.scope_of(f).source)
        if f.items:
            kind, target = f.items
            f.items = []
            f.x += 1
            if kind == ATTACK_OPTION:
                f.y += 1
                begin_attack(s, figure.id, target)
            elif kind == MOVE_OPTION:
                push(s, MOVE, f)
            else:
                pop(s)
        elif f.x == 2 or figure.space == pieces.OFF_BOARD:
            pop(s)
        else:
            ask(s, f, figure.seat, ONE, ACTION_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Attack a target in reach, move if there is a way, or end."""
        game = table(s)
        figure = game.figure(s.scope_of(f).source)
        targets = [] if f.y else [one.id for one in game.figures if game.in_reach(figure, one)]
        found = [Option(ATTACK_OPTION, figure.id, target) for target in targets]
        if game.next_spaces(figure, []):
            found.append(Option(MOVE_OPTION, figure.id))
        return [*found, Option(END_OPTION, figure.id)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """What to do, and to whom."""
        form.picks = [option.kind, option.target]
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """The chosen action is next."""
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Move(Op):
    """A path in stages of one group, then its steps one by one; each can be interrupted."""

    def step(self, s: State, f: Frame) -> None:
        """Ask for the path, then take the next step unless the figure was stopped."""
        game = table(s)
        figure = game.figure(s.scope_of(f).source)
        if f.step == 0:
            f.step = 1
            f.y = figure.space
            ask_some(s, f, figure.seat, SOME, PATH_REASON, 0, FIGURES[figure.kind].speed)
        elif f.items and figure.space == f.y and game.is_free(f.items[0]):
            f.y = f.items.pop(0)
            emit(s, Event(pieces.STEP, figure.seat, figure.id, figure.id, f.y, figure.space))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The spaces to go on to, and to stop."""
        game = table(s)
        figure = game.figure(s.scope_of(f).source)
        spaces = game.next_spaces(figure, form.picks)
        return [*[Option(ENTITY, figure.id, space) for space in spaces], Option(STOP, figure.id)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One more space, or the end of the path."""
        if option.kind == STOP:
            form.closed = True
        else:
            form.picks.append(option.target)

    def closed(self, s: State, f: Frame) -> None:
        """The whole path is known now."""
        f.items = f.forms[0].picks.copy()


# --- the attack -----------------------------------------------------------------------


def begin_attack(s: State, attacker: int, target: int) -> None:
    """Put a whole attack on top of whatever is going on."""
    scope = Scope(table(s).figure(attacker).seat, attacker)
    scope.subject = target
    push_scope(s, ATTACK, scope)


@dataclass(frozen=True)
class AttackProcedure(Op):
    """
    Declare, roll, modify, surges, damage; dropped as soon as attacker or target is gone.

    `x` is the number of the attack.
    """

    def step(self, s: State, f: Frame) -> None:
        """The next part, with its windows."""
        game = table(s)
        scope = s.scope_of(f)
        place = f.step
        f.step += 1
        last = len(pieces.ATTACK_STEPS)
        if place == 0:
            f.x = game.attack_count + 1
        elif place > last + 1:
            pop(s)
            return
        elif place <= last and not is_on(game, scope.source, scope.subject):
            place = last + 1
            f.step = place + 1
        if place < last:
            event = self.event(scope, pieces.ATTACK_STEPS[place], f.x)
            if event.kind == pieces.ROLLED:
                event.items = roll(s, scope)
            emit(s, event)
        elif place == last:
            emit_together(s, damage_of(game, scope, f.x))
        else:
            emit(s, self.event(scope, pieces.ATTACK_ENDED, f.x))

    def event(self, scope: Scope, kind: int, number: int) -> Event:
        """One part: by the attacker, to the target, in this attack."""
        return Event(kind, scope.you, scope.subject, scope.source, 0, number)


def is_on(game: pieces.Skirmish, attacker: int, target: int) -> bool:
    """Whether an attack still has its attacker and its target."""
    return game.in_reach(game.figure(attacker), game.figure(target))


def roll(s: State, scope: Scope) -> list[int]:
    """Both pools at once: two attack dice, then one defence die."""
    faces = pieces.ATTACK_FACES
    return [
        *[faces[s.chance.draw(pieces.ATTACK_DIE, scope.source, 6)] for _ in pieces.ATTACK_DICE],
        pieces.DEFENCE_FACES[s.chance.draw(pieces.DEFENCE_DIE, scope.subject, 6)],
    ]


def damage_of(game: pieces.Skirmish, scope: Scope, number: int) -> list[Event]:
    """What the target suffers, and if it does, what all beside it suffer by the blast."""
    attack = game.attack(number)
    pierce = attack.spent.count(pieces.PIERCE)
    more = attack.spent.count(pieces.MORE_DAMAGE)
    amount = attack.hits + more - max(0, attack.blocks - pierce)
    if amount <= 0:
        return []
    struck = [(scope.subject, amount)]
    blast = attack.spent.count(pieces.BLAST)
    if blast:
        target = game.figure(scope.subject)
        struck += [(one.id, blast) for one in game.beside(target.space)]
    return [
        Event(pieces.DAMAGE, scope.you, one, scope.source, suffered, number)
        for one, suffered in struck
    ]


TURNS: Final = Rounds()
ACTIVATION: Final = Activation()
MOVE: Final = Move()
ATTACK: Final = AttackProcedure()
ROOTS: Final = (TURNS, ACTIVATION, MOVE, ATTACK)
