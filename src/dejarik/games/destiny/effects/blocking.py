"""Blocking damage by other means than shields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.choosing import remember
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

BLOCKED_HERE: Final = (ev.DAMAGE_BLOCKING, ev.DAMAGE_TAKEN)


@dataclass(frozen=True)
class BlockDamage(Op):
    """
    Block some of the damage this ability interrupts; unblockable damage goes through.

    Rulings: arh.part6.shields.04, arh.part6.damage.03
    """

    amount: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        """While there is something left to block."""
        return _blockable(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        """Take it off what is on its way, leave."""
        scope = s.scope_of(f)
        event = _blockable(s, scope)
        blocked = 0
        if event is not None:
            blocked = min(event.amount, self.amount.amount(s, scope))
            event.amount -= blocked
        if not blocked:
            scope.ok = False
        remember(scope, [], blocked, "")
        pop(s)


def _blockable(s: State, scope: Scope) -> Event | None:
    event = s.event_of(scope)
    if event is None or event.kind not in BLOCKED_HERE or event.flags & ev.UNBLOCKABLE:
        return None
    return event if event.amount > 0 else None
