"""
What must be used because a card or dice could not be paid for without it.

What belongs here: the one question of the kernel, asked of cards and of dice. What does not: what
helps how much (`easing`), and prices (`costs`, `die_payment`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.events import DIE_PAYMENT_DUE
from dejarik.games.destiny.rules.costs import may_decline
from dejarik.games.destiny.rules.die_costs import easing_of_dice
from dejarik.games.destiny.rules.easing import eases, help_held
from dejarik.games.destiny.rules.flow.die_payment import cost_of
from dejarik.games.destiny.rules.flow.resolving import frame_resolving

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Op


def is_needed(t: Table, scope: Scope, effect: Op) -> bool:
    """Whether what is to be paid for just now cannot be paid for without this effect."""
    if scope.paused < 0:
        return False
    return not may_decline(t, scope, effect) or not may_leave_help(t, scope, effect)


def may_leave_help(t: Table, scope: Scope, effect: Op) -> bool:
    """
    Whether the dice about to be paid for could still be without the help of this effect.

    Rulings: arh.part2.costs.03
    """
    event = t.event_of(scope)
    if event is None or event.kind != DIE_PAYMENT_DUE or scope.you != event.seat:
        return True
    if eases(effect, t, scope) <= 0:
        return True
    f = frame_resolving(t, event.subject)
    if f is None or f.own is None:
        return True
    dice = [one for one in (f.x, *f.items) if t.is_in_a_pool(one)]
    missing = cost_of(t, dice, f.own) - t.players[event.seat].resources
    to_come = [one for one in [f.x, *f.items][f.y :] if one in dice]
    return missing <= sum(help_held(t, scope)) + easing_of_dice(t, event.seat, to_come)
