"""
The procedures: deployment, rounds, activation, movement and the attack.

Each is an op whose frame waits while others run above it. Abilities are elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.kernel.decisions import ENTITY, GAME_OPTION, ONE, SOME, STOP, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form, Frame, Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, ask_some, pop, push, push_scope
from dejarik.kernel.state import Outcome, State
from tests.spine.procedures import pieces, reach
from tests.spine.procedures.board import ZONES
from tests.spine.procedures.pieces import table

ATTACK_OPTION: Final = GAME_OPTION
MOVE_OPTION: Final = GAME_OPTION + 1
END_OPTION: Final = GAME_OPTION + 2

DEPLOY_REASON: Final = 3
ACTIVATE_REASON: Final = 4
ACTION_REASON: Final = 5
PATH_REASON: Final = 6

ROUNDS: Final = 6
ATTACK_FACES: Final = (0, 1, 1, 2, 2, 3)
DEFENCE_FACES: Final = (0, 0, 1, 1, 1, 2)


@dataclass(frozen=True)
class Deploy(Op):
    """Both seats choose spaces for all their figures at once, sealed."""

    def step(self, s: State, f: Frame) -> None:
        """Ask both, then put the figures down."""
        game = table(s)
        if f.step == 0:
            f.step = 1
            for seat in range(2):
                count = len(reach.own_figures(game, seat))
                ask_some(s, f, seat, SOME, DEPLOY_REASON, count, count)
            return
        pop(s)
        for figure, space in zip(game.figures, f.items, strict=True):
            emit(s, Event(pieces.DEPLOYED, figure.seat, figure.id, figure.id, space))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The spaces of the seat's zone it has not used yet."""
        return entity_options([one for one in ZONES[form.seat] if one not in form.picks])

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One space for the next figure."""
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """All spaces, in the order of the figures."""
        f.items = [space for form in f.forms for space in form.picks]


@dataclass(frozen=True)
class Rounds(Op):
    """The root: deployment, then figures in turn until the rounds are over."""

    def step(self, s: State, f: Frame) -> None:
        """Deploy, activate the next figure, or end the round."""
        game = table(s)
        if f.step == 0:
            f.step = 1
            push(s, DEPLOY, f)
            return
        if f.items:
            figure = game.figure(f.items.pop())
            emit(s, Event(pieces.ACTIVATED, figure.seat, figure.id, figure.id))
            push_scope(s, ACTIVATION, Scope(figure.seat, figure.id))
            return
        ready = reach.next_figures(game)
        if not ready:
            self.end_round(s)
        elif len(ready) == 1:
            f.items = ready
        else:
            ask(s, f, game.figure(ready[0]).seat, ONE, ACTIVATE_REASON)

    def end_round(self, s: State) -> None:
        """A new round, or the end by damage dealt."""
        game = table(s)
        if game.round < ROUNDS:
            emit(s, Event(pieces.ROUND_ENDED))
            return
        suffered = [reach.damage_of(game, seat) for seat in range(2)]
        if suffered[0] == suffered[1]:
            s.outcome = Outcome([[0, 1]], "time")
        else:
            best = 0 if suffered[0] < suffered[1] else 1
            s.outcome = Outcome([[best], [1 - best]], "time")

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The seat's figures that have not had their turn."""
        return entity_options(reach.ready_figures(table(s), form.seat))

    def closed(self, s: State, f: Frame) -> None:
        """The chosen figure is next."""
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Activation(Op):
    """
    Two actions of one figure, at most one of them an attack.

    `x` counts actions, `y` attacks; `items` is the action chosen.
    """

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
        found: list[Option] = []
        if f.y == 0:
            for target in reach.targets(game, figure):
                found.append(Option(ATTACK_OPTION, figure.id, target))
        if reach.next_spaces(game, figure, []):
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
        figure = table(s).figure(s.scope_of(f).source)
        if f.step == 0:
            f.step = 1
            f.y = figure.space
            ask_some(s, f, figure.seat, SOME, PATH_REASON, 0, pieces.KINDS[figure.kind].speed)
        elif f.items and figure.space == f.y:
            f.y = f.items.pop(0)
            emit(s, Event(pieces.STEP, figure.seat, figure.id, figure.id, f.y, figure.space))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The spaces to go on to, and to stop where a figure may stand."""
        game = table(s)
        figure = game.figure(s.scope_of(f).source)
        spaces = reach.next_spaces(game, figure, form.picks)
        found = [Option(ENTITY, figure.id, space) for space in spaces]
        if reach.may_stand(game, figure, form.picks[-1] if form.picks else figure.space):
            found.append(Option(STOP, figure.id))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One more space, or the end of the path."""
        if option.kind == STOP:
            form.closed = True
        else:
            form.picks.append(option.target)

    def closed(self, s: State, f: Frame) -> None:
        """The whole path is known now."""
        f.items = f.forms[0].picks.copy()


def begin_attack(s: State, attacker: int, target: int) -> None:
    """Put a whole attack on top of whatever is going on."""
    scope = Scope(table(s).figure(attacker).seat, attacker)
    scope.subject = target
    push_scope(s, ATTACK, scope)


@dataclass(frozen=True)
class AttackProcedure(Op):
    """
    Declare, roll, modify, damage; dropped as soon as attacker or target is gone.

    `x` is the number of the attack.
    """

    def step(self, s: State, f: Frame) -> None:
        """The next part, with its windows."""
        game = table(s)
        scope = s.scope_of(f)
        place = f.step
        f.step += 1
        if place == 0:
            f.x = game.attack_count + 1
        elif place > len(pieces.ATTACK_EVENTS):
            pop(s)
            return
        elif not reach.is_on(game, scope.source, scope.subject):
            place = len(pieces.ATTACK_EVENTS)
        if place == len(pieces.ATTACK_EVENTS):
            f.step = place + 1
            emit(s, Event(pieces.ATTACK_ENDED, scope.you, scope.subject, scope.source, 0, f.x))
            return
        self.emit_part(s, f, pieces.ATTACK_EVENTS[place])

    def emit_part(self, s: State, f: Frame, kind: int) -> None:
        """Propose one part; damage of nothing is no event."""
        scope = s.scope_of(f)
        event = Event(kind, scope.you, scope.subject, scope.source, 0, f.x)
        if kind == pieces.ROLLED:
            event.items = roll(s, scope.source, scope.subject)
        elif kind == pieces.DAMAGE:
            event.amount = table(s).attack(f.x).damage
            if event.amount == 0:
                return
        emit(s, event)


def roll(s: State, attacker: int, target: int) -> list[int]:
    """Two attack dice and one defence die, drawn for these figures."""
    return [
        ATTACK_FACES[s.chance.draw(pieces.ATTACK_DIE, attacker, 6)],
        ATTACK_FACES[s.chance.draw(pieces.ATTACK_DIE, attacker, 6)],
        DEFENCE_FACES[s.chance.draw(pieces.DEFENCE_DIE, target, 6)],
    ]


DEPLOY: Final = Deploy()
TURNS: Final = Rounds()
ACTIVATION: Final = Activation()
MOVE: Final = Move()
ATTACK: Final = AttackProcedure()
ROOTS: Final = (DEPLOY, TURNS, ACTIVATION, MOVE, ATTACK)
