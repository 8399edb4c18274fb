"""
Moments: where windows open, and what has been used at them.

Every event that opens windows has the number of its moment in `flags`. What may be used once an
attack, activation or round is kept with the attack, the activation, or the round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.state import battle_of
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

BEFORE: Final = 0
"""The band of windows before an event changes anything."""
AFTER: Final = 1
"""The band of windows after it."""

ONCE_AN_ATTACK: Final = 1
ONCE_AN_ACTIVATION: Final = 2
ONCE_A_ROUND: Final = 3

_PARTS: Final = 256


def moment(s: Battle, event: Event) -> Event:
    """Give an event the number of a new moment."""
    s.moment += 1
    event.flags = s.moment
    return event


@dataclass(frozen=True)
class Limited(Op):
    """Something that may be used only so often: counts the use, then does it."""

    limit: int
    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            _uses(battle_of(s), self.limit, s.scope_of(f)).append(
                _key(battle_of(s), self, s.scope_of(f))
            )
            push(s, self.effect, f)
        else:
            pop(s)


def is_used_up(s: Battle, effect: Op, scope: Scope) -> bool:
    """
    Whether something was used as often as its limit allows.

    What is limited to once an activation cannot be used outside of one.
    Rulings: ia.ability.31
    """
    if not isinstance(effect, Limited):
        return False
    if effect.limit == ONCE_AN_ACTIVATION and not s.activations:
        return True
    return _key(s, effect, scope) in _uses(s, effect.limit, scope)


def _key(s: Battle, op: Limited, scope: Scope) -> int:
    """A number for a limited part of a card on its holder."""
    _, number = s.rules.programs.address(op)
    return scope.source * _PARTS + number


def _uses(s: Battle, limit: int, scope: Scope) -> list[int]:
    """Where uses are kept."""
    if limit == ONCE_AN_ACTIVATION and s.activations:
        return s.activations[-1].uses
    if limit == ONCE_AN_ATTACK:
        attack = s.attack(scope.names.get("attack", [0])[0])
        if attack is not None:
            return attack.uses
    return s.uses
