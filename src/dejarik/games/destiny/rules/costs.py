"""
What playing a card costs: the printed number, what lasts, and the card's own terms.

What its player may still do to lower it is asked while it is being played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.facts import UPGRADE
from dejarik.games.destiny.rules.values import COST, cost_of_copy
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Table


def cost_of_card(t: Table, seat: int, card: int, host: int = 0) -> int:
    """
    What playing a card costs a player now, before any choice they make; never below 0.

    `host` is the card it is to be attached to, as far as that is known.
    """
    definition = t.definition(card)
    cost = modified(t, COST, card, max(0, definition.facts.cost))
    if definition.discounts:
        cost -= own_discount(t, seat, card, host)
    return max(0, cost)


def own_discount(t: Table, seat: int, card: int, host: int = 0) -> int:
    """
    What the card itself takes off its cost, as its own text says.
    """
    scope = Scope(seat, card)
    if host:
        scope.it = [host]
    return sum([discount.amount(t, scope) for discount in t.definition(card).discounts])


def replaceable(t: Table, seat: int, host: int) -> list[int]:
    """
    The upgrades on a host that may be given up for a cheaper new one.

    Rulings: arh.part1.upgrades.05, arh.part1.upgrades.06, arh.faq.09
    """
    if t.players[seat].replaced:
        return []
    return [
        ref
        for ref in t.copies[host].attached
        if t.copies[ref].type == UPGRADE and t.copies[ref].controller == seat
    ]


def cost_with(t: Table, seat: int, card: int, host: int, replaced: int) -> int:
    """
    The cost when an upgrade is replaced, or without (0).
    """
    cost = cost_of_card(t, seat, card, host)
    if replaced:
        cost -= cost_of_copy(t, t.copies[replaced])
    return max(0, cost)


def can_afford(t: Table, seat: int, card: int, host: int) -> bool:
    """
    Whether a card can be paid for, on this host with the best replacement.
    """
    resources = t.players[seat].resources
    if cost_of_card(t, seat, card, host) <= resources:
        return True
    if not host:
        return False
    return any(
        cost_with(t, seat, card, host, ref) <= resources for ref in replaceable(t, seat, host)
    )
