"""The verbs that abilities are made of, and the course of a command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.kernel.emitting import emit, emit_for, emit_together
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.frames import Lasting
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push
from tests.spine.activation import pieces
from tests.spine.activation.pieces import table
from tests.spine.activation.procedures import begin_attack

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Command(Op):
    """A card is played and paid for; others may cancel it; then its effect, if it stands (`y`)."""

    effect: Op

    def step(self, s: State, f: Frame) -> None:
        """The next part."""
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1:
            emit_for(s, f, Event(pieces.CARD_PLAYED, scope.you, scope.source))
        elif f.step == 2:
            scope.source = f.result
            place = len(s.frames) - 1
            emit(s, Event(pieces.COMMAND, scope.you, scope.source, scope.source, 0, place))
        elif f.step == 3 and f.y:
            push(s, self.effect, f)
        elif f.step > 2:
            pop(s)


@dataclass(frozen=True)
class Cancel(Op):
    """What this answers has no effect."""

    def step(self, s: State, f: Frame) -> None:
        """Call it off."""
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None and answered.status == LIVE:
            answered.status = CANCELLED
            s.changes += 1


@dataclass(frozen=True)
class Reroll(Op):
    """The chosen die is rolled again."""

    def step(self, s: State, f: Frame) -> None:
        """Roll it for the figure whose pool it is of."""
        scope = s.scope_of(f)
        game = table(s)
        pop(s)
        attack = game.attack(scope.names["attack"][0])
        die = scope.names["chosen"][0]
        if die in pieces.ATTACK_DICE:
            drawn = s.chance.draw(pieces.ATTACK_DIE, attack.attacker, 6)
            face = pieces.ATTACK_FACES[drawn]
        else:
            drawn = s.chance.draw(pieces.DEFENCE_DIE, attack.target, 6)
            face = pieces.DEFENCE_FACES[drawn]
        event = Event(pieces.REROLLED, scope.you, NOTHING, scope.source, face, attack.id)
        event.items = [die]
        emit(s, event)


@dataclass(frozen=True)
class SpendSurge(Op):
    """One surge for one key."""

    key: int

    def step(self, s: State, f: Frame) -> None:
        """Spend it."""
        scope = s.scope_of(f)
        pop(s)
        number = scope.names["attack"][0]
        emit(s, Event(pieces.SURGE_SPENT, scope.you, 0, scope.source, self.key, number))


@dataclass(frozen=True)
class UntilAttackEnds(Op):
    """A modifier that ends with its own attack: the number of the attack is the duration."""

    modifier: Modifier

    def step(self, s: State, f: Frame) -> None:
        """Begin to last."""
        scope = s.scope_of(f).clone()
        scope.paused = -1
        s.lasting.append(Lasting(self, scope, scope.names["attack"][0]))
        s.index = None
        s.changes += 1
        pop(s)


@dataclass(frozen=True)
class Prevent(Op):
    """One point of the damage this answers is not suffered."""

    def step(self, s: State, f: Frame) -> None:
        """Less by one, and off if nothing is left."""
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None and answered.status == LIVE:
            answered.amount -= 1
            s.changes += 1
            if not answered.amount:
                answered.status = CANCELLED


@dataclass(frozen=True)
class Wound(Op):
    """The attacker suffers one damage."""

    def step(self, s: State, f: Frame) -> None:
        """If it is still there."""
        scope = s.scope_of(f)
        other = scope.names["other"][0]
        pop(s)
        if table(s).figure(other).space:
            number = scope.names["attack"][0]
            emit_together(s, [Event(pieces.DAMAGE, scope.you, other, scope.source, 1, number)])


@dataclass(frozen=True)
class Strike(Op):
    """An interrupt: the chosen figure performs a whole attack."""

    def step(self, s: State, f: Frame) -> None:
        """Attack once."""
        scope = s.scope_of(f)
        pop(s)
        begin_attack(s, scope.names["chosen"][0], scope.names["other"][0])
