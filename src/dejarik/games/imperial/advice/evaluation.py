"""
How likely each seat seems to win, by points, figures, the mission and where figures stand.

Asked very often while bots think: plain sums, no search. All weights stand in one place.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.objects import Promising
from dejarik.games.imperial.model.conditions import BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED
from dejarik.games.imperial.rules.objects import mission_of, terminals_of
from dejarik.games.imperial.rules.scoring import POINTS_TO_WIN

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle

DAMAGE_WORTH: Final = 0.6
"""What damage on a figure is worth of its cost, when it has all its Health."""
PROMISE: Final = 0.6
CARD: Final = 0.6
TERMINAL: Final = 0.6
APPROACH: Final = 0.04
"""What each space nearer to something to do is worth."""
IN_RANGE: Final = 0.5
READY: Final = 0.4
RANGE: Final = 5
FAR_AWAY: Final = 20
CONDITIONS: Final = {FOCUSED: 0.8, HIDDEN: 0.6, STUNNED: -1.2, WEAKENED: -0.5, BLEEDING: -0.6}


def evaluate(s: Battle) -> list[float] | None:
    """The chances of both seats; nothing before the figures are on the map."""
    worths = [worth(s, 0), worth(s, 1)]
    most = max(side.points for side in s.sides)
    scale = 4 + 0.2 * max(0, POINTS_TO_WIN - most)
    first = 1 / (1 + exp(-(worths[0] - worths[1]) / scale))
    return [first, 1 - first]


def worth(s: Battle, seat: int) -> float:
    """What a seat has: points, the damage it has done, what the mission promises, and places."""
    side = s.sides[seat]
    total = float(side.points)
    total += CARD * len(side.hand)
    if s.mission:
        total += TERMINAL * terminals_of(s, seat)
        total += PROMISE * promised(s, seat)
    for figure in s.figures:
        if figure.placement < 0:
            continue
        if figure.seat == seat:
            total += _standing(s, figure)
        else:
            definition = s.definition_of(figure)
            total += DAMAGE_WORTH * definition.figure_cost * figure.damage / definition.health
    for group in s.groups_in_play:
        if group.seat == seat and group.ready:
            total += READY
    return total


def promised(s: Battle, seat: int) -> float:
    """The points the mission would give if the round ended now."""
    total = 0.0
    for ability in mission_of(s).heard:
        if isinstance(ability, When) and isinstance(ability.effect, Promising):
            total += ability.effect.promise(s, seat)
    return total


def _standing(s: Battle, figure: Figure) -> float:
    """What a figure's conditions and its place are worth."""
    total = 0.0
    for condition, amount in CONDITIONS.items():
        if figure.has(condition):
            total += amount
    nearest = _nearest(s, figure)
    wanted = 1 if s.definition_of(figure).melee else RANGE
    if nearest <= wanted:
        total += IN_RANGE
    else:
        total -= APPROACH * min(nearest - wanted, FAR_AWAY)
    return total - APPROACH * min(_to_objective(s, figure), FAR_AWAY)


def _nearest(s: Battle, figure: Figure) -> int:
    """How far the nearest hostile figure is."""
    row = s.board().counting.row(_anchor(s, figure))
    least = FAR_AWAY
    for other in s.figures:
        if other.placement >= 0 and other.seat != figure.seat:
            least = min(least, row[_anchor(s, other)])
    return least


def _to_objective(s: Battle, figure: Figure) -> int:
    """How far the nearest token on the map is."""
    row = s.board().counting.row(_anchor(s, figure))
    least = FAR_AWAY
    for token in s.tokens:
        if token.space >= 0:
            least = min(least, row[token.space])
    return least


def _anchor(s: Battle, figure: Figure) -> int:
    """One space of a figure: near enough for an estimate."""
    return figure.placement % s.map().count
