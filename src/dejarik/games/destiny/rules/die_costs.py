"""
What resolving dice costs, and who can pay for it.

What belongs here: prices of dice and what abilities may save of them. What does not: what a die
is worth and whether it may be resolved at all (`die_rules`), the payment itself (`flow`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.events import DIE_PAYMENT_DUE
from dejarik.games.destiny.model.facts import COST_INDIRECT
from dejarik.games.destiny.rules.easing import contends, eases, how_often
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.games.destiny.rules.values import DIE_COST
from dejarik.kernel.events import Event
from dejarik.kernel.modifiers import modified
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.kernel.timing import Listener

HELPERS: Final = DIE_PAYMENT_DUE * BANDS + BEFORE
"""Where the index lists what may help to pay for a die."""


def cost_of_die(t: Table, die: Die) -> int:
    """The resources the side a die shows costs."""
    side = t.side_of(die)
    if side.cost_kind == COST_INDIRECT:
        return side.price
    return _changed_cost(t, die, side.price)


def damage_cost_of_die(t: Table, die: Die) -> int:
    """
    The indirect damage the side a die shows costs.

    Rulings: arh.part2.costs.01
    """
    side = t.side_of(die)
    if side.cost_kind != COST_INDIRECT:
        return 0
    return _changed_cost(t, die, side.cost)


def _changed_cost(t: Table, die: Die, price: int) -> int:
    """What is left of the price a die shows once it has been lowered or raised."""
    if DIE_COST not in (t.index or t.get_index()).modifiers:
        return price
    return max(0, modified(t, DIE_COST, die.id, price))


def cost_of_dice(t: Table, dice: list[int]) -> int:
    """The resources these dice cost together."""
    return sum([cost_of_die(t, t.dice[number]) for number in dice])


def are_affordable(t: Table, seat: int, dice: list[int], purse: int) -> bool:
    """
    Whether these dice can be paid for together, with all that may help.

    Rulings: arh.part2.costs.03
    """
    cost = cost_of_dice(t, dice)
    return cost <= purse or cost - easing_of_dice(t, seat, dice) <= purse


def easing_of_dice(t: Table, seat: int, dice: list[int]) -> int:
    """
    What abilities could save of the price of these dice, each at its best.

    Of those whose own costs may want the same things only the best one counts, as with cards.
    """
    listeners = (t.index or t.get_index()).listeners.get(HELPERS)
    if listeners is None:
        return 0
    total = contended = 0
    for listener in listeners:
        saved = _saved_by(t, seat, listener, dice)
        if contends(listener.ability.program()):
            contended = max(contended, saved)
        else:
            total += saved
    return total + contended


def _saved_by(t: Table, seat: int, listener: Listener, dice: list[int]) -> int:
    """What one ability could save: once for each die, as often as its own cost can be paid."""
    effect = listener.ability.program()
    saved: list[int] = []
    times = 0
    for number in dice:
        event = Event(DIE_PAYMENT_DUE, seat, number, t.dice[number].copy)
        scope = listener.ability.catches(t, listener.holder, event)
        if scope is not None and scope.you == seat:
            saved.append(max(0, eases(effect, t, scope)))
            times = how_often(effect, t, scope)
    saved.sort(reverse=True)
    return sum(saved[:times])
