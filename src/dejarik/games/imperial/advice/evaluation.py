"""
How likely each seat seems to win, by points, figures, the mission and where figures stand.

Asked very often while bots think: plain sums, no search. All weights of what one has stand here,
those of places in `places`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.places import prizes, promises, pursuit, threats
from dejarik.games.imperial.model.conditions import BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED
from dejarik.games.imperial.rules.objects import terminals_of
from dejarik.games.imperial.rules.scoring import POINTS_TO_WIN, points_of

if TYPE_CHECKING:
    from dejarik.games.imperial.effects.objects import Promising
    from dejarik.games.imperial.model.state import Battle

DAMAGE_WORTH: Final = 0.6
"""What damage on a figure is worth of its cost, when it has all its Health."""
PROMISE: Final = 0.7
"""What a point is worth that the mission would give if the round ended now."""
CARD: Final = 0.6
TERMINAL: Final = 0.6
READY: Final = 0.5
"""What an attack in reach is worth more to a group that still is to act in this round."""
SPENT: Final = 0.6
"""What an attack in reach is worth to one that has acted."""
ACTION: Final = 0.35
"""What an action that is left in an activation is worth."""
POINT: Final = 0.04
"""What a movement point is worth."""
CONDITIONS: Final = {FOCUSED: 0.8, HIDDEN: 0.6, STUNNED: -1.2, WEAKENED: -0.5, BLEEDING: -0.6}


def evaluate(s: Battle) -> list[float] | None:
    """The chances of both seats."""
    effects = promises(s)
    worths = [worth(s, effects, 0), worth(s, effects, 1)]
    most = max(points_of(s, seat) for seat in range(s.seats))
    scale = 4 + 0.2 * max(0, POINTS_TO_WIN - most)
    first = 1 / (1 + exp(-(worths[0] - worths[1]) / scale))
    return [first, 1 - first]


def worth(s: Battle, effects: list[Promising], seat: int) -> float:
    """What a seat has: points, the damage it has done, what the mission promises, and places."""
    side = s.sides[seat]
    total = points_of(s, seat) + CARD * len(side.hand)
    if s.mission:
        total += TERMINAL * terminals_of(s, seat)
    for effect in effects:
        total += PROMISE * effect.promise(s, seat)
    count = s.map().count
    own: list[int] = []
    places = threats(s)
    for number, figure in enumerate(s.figures):
        if figure.placement < 0:
            continue
        if figure.seat == seat:
            is_ready = s.group(figure.group).ready
            total += places[number] * (1 + READY if is_ready else SPENT)
            own.append(figure.placement % count)
            if figure.conditions:
                total += _conditions(figure.conditions)
        elif figure.damage:
            definition = s.definition_of(figure)
            total += DAMAGE_WORTH * definition.figure_cost * figure.damage / definition.health
    if effects:
        total += pursuit(s, own, prizes(s, effects, seat))
    for activation in s.activations:
        if s.figure(activation.figure).seat == seat:
            total += ACTION * activation.actions + POINT * activation.points
    return total


def _conditions(conditions: int) -> float:
    total = 0.0
    for condition, amount in CONDITIONS.items():
        if conditions & condition:
            total += amount
    return total
