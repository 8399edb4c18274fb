"""
What lasts: modifiers and abilities that outlive the effect that made them, and until when.

A duration is a number: of an attack, of an activation, of a round or the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.imperial.model.state import battle_of
from dejarik.kernel.frames import Lasting
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.ops import end_lasting
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.modifiers import Modifier
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Ability

THIS_ROUND: Final = 1
THIS_GAME: Final = 2
THIS_ATTACK: Final = 3
THIS_ACTIVATION: Final = 4
NEXT_ATTACK_ON_IT: Final = 5
"""The next attack against the figure named `it`."""
NEXT_ACTIVATION: Final = 6
"""The next activation of the figure it is played on."""

_ATTACKS: Final = 100_000
_ACTIVATIONS: Final = 200_000
_NEXT_ATTACKS: Final = 300_000
_NEXT_ACTIVATIONS: Final = 400_000


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Lasts(Op):
    """An op that makes something last; games of cards say what and until when."""

    def modifiers(self) -> tuple[Modifier, ...]:
        """The modifiers in force while it lasts."""
        return ()

    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that listen while it lasts."""
        return ()

    def duration(self) -> int:
        """Until when."""
        raise NotImplementedError

    def is_over(self, s: State, scope: Scope) -> bool:
        """Whether what would end it before its time has come to be."""
        return False

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f).clone()
        scope.event = None
        scope.paused = NOBODY
        if self.duration() == NEXT_ATTACK_ON_IT:
            if not scope.it:
                pop(s)
                return
            # Of no attack until the one it waits for is declared.
            scope.names["attack"] = [0]
        pop(s)
        if self.is_over(b, scope):
            return
        s.lasting.append(Lasting(self, scope, until(b, scope, self.duration()), scope.you))
        s.index = None
        s.changes += 1


def until(s: Battle, scope: Scope, duration: int) -> int:
    """The number under which a duration ends."""
    if duration == THIS_ATTACK:
        return _ATTACKS + scope.names["attack"][0]
    if duration == THIS_ACTIVATION:
        return _ACTIVATIONS + (s.activations[-1].serial if s.activations else 0)
    if duration == NEXT_ATTACK_ON_IT:
        return _NEXT_ATTACKS + scope.it[0]
    if duration == NEXT_ACTIVATION:
        return _NEXT_ACTIVATIONS + scope.names.get("self", [scope.source])[0]
    return duration


def end_attack(s: Battle, number: int) -> None:
    """What lasted for an attack is over."""
    end_lasting(s, _ATTACKS + number, NOBODY)


def end_activation(s: Battle, serial: int) -> None:
    """What lasted for an activation is over."""
    end_lasting(s, _ACTIVATIONS + serial, NOBODY)


def end_round(s: Battle) -> None:
    """What lasted for a round is over."""
    end_lasting(s, THIS_ROUND, NOBODY)


def end_fulfilled(s: Battle) -> None:
    """What lasts only until something is so is over once it is, also if it changes again."""
    kept = [
        one for one in s.lasting if not (isinstance(one.op, Lasts) and one.op.is_over(s, one.scope))
    ]
    if len(kept) < len(s.lasting):
        s.lasting = kept
        s.index = None


def begin_attack_on(s: Battle, target: int, number: int) -> None:
    """What waited for the next attack against a figure is of this attack from now on."""
    _become(s, _NEXT_ATTACKS + target, _ATTACKS + number, "attack", number)


def begin_activation_of(s: Battle, figure: int, serial: int) -> None:
    """What waited for the next activation of a figure is of this one from now on."""
    _become(s, _NEXT_ACTIVATIONS + figure, _ACTIVATIONS + serial, "activation", serial)


def _become(s: Battle, before: int, now: int, name: str, number: int) -> None:
    for place, lasting in enumerate(s.lasting):
        if lasting.until == before:
            scope = lasting.scope.clone()
            scope.names[name] = [number]
            s.lasting[place] = lasting.becoming(now, scope)
            s.index = None
