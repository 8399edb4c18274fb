"""
What a menu leads to: spaces that are reached by several of its answers, and its end.

What belongs here: working that out for whoever is shown the menu. What does not: the options
(`menu`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.menu import (
    COMMAND_OPTION,
    END_OPTION,
    owes_action,
    why_no_action,
)
from dejarik.games.imperial.rules.moving import POINTS, reach_of, why_not_go
from dejarik.games.imperial.rules.relations import speed_of

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision


def menu_ways(s: Battle, figure: Figure) -> list[tuple[int, int, int]]:
    """
    Where a figure could go from its menu: the placement, what it costs, and how many moves first.

    A move is an action that gains points; what is left of them stays with the figure.
    """
    activation = s.activation_of(figure.id)
    if activation is None or owes_action(s, figure, activation):
        return []
    if why_not_go(s, figure, POINTS) is not None:
        return []
    points, speed = activation.points, speed_of(s, figure)
    moves = activation.actions if why_no_action(s, figure, activation) is None else 0
    most = points + moves * speed
    if most <= 0:
        return []
    reach = reach_of(s, figure, most)
    found: list[tuple[int, int, int]] = []
    for end in reach.placements():
        if end != figure.placement:
            cost = reach.cost(end)
            short = max(0, cost - points)
            found.append((end, cost, -(-short // speed) if short else 0))
    return found


def end_in(decision: Decision) -> int:
    """
    The place of the end in a menu that offers nothing else but Command cards; -1 in others.

    Everybody knows that such a figure has nothing left to do without a card.
    """
    if decision.reason != reasons.MENU or decision.stage:
        return -1
    kinds = [option.kind for option in decision.options]
    if END_OPTION not in kinds or any(one not in (END_OPTION, COMMAND_OPTION) for one in kinds):
        return -1
    return kinds.index(END_OPTION)
