"""
How well the seats stand, by points, figures, the mission and where figures stand.

Asked very often while bots think: plain sums, no search. What a feature counts for is in
`weights`; what makes up the worth of places stands in `places`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.places import prizes, promises, pursuit, threats
from dejarik.games.imperial.advice.weights import FORMER, RUN, WEIGHTS
from dejarik.games.imperial.model.conditions import BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED
from dejarik.games.imperial.rules.objects import terminals_of
from dejarik.games.imperial.rules.scoring import POINTS_TO_WIN, points_of
from dejarik.kernel.features import Evaluation

if TYPE_CHECKING:
    from dejarik.games.imperial.effects.objects import Promising
    from dejarik.games.imperial.model.state import Battle

FEATURES: Final[tuple[str, ...]] = (
    "points",
    "cards",
    "terminals",
    "promised points",
    "damage done",
    "attacks of ready groups",
    "attacks of others",
    "pursuit",
    "actions",
    "movement points",
    "focused",
    "hidden",
    "stunned",
    "weakened",
    "bleeding",
)
"""
What counts, in the order of `features`; everything counts the more, the nearer the end is.

- promised points: what the mission would give if the round ended now.
- damage done: as a part of the cost of the figures, with all their Health their whole cost.
- attacks: what the places of figures are worth for attacking, of groups that still are to act in
  this round, and of those that have acted.
- pursuit: what places are worth for going after prizes of the mission.
- actions and movement points that are left in activations.
- conditions of figures.
"""
JUDGED: Final = frozenset({"actions", "movement points"})
"""Those that are for choosing among moves and no fit may change (ADR 8)."""
EVALUATION: Final = Evaluation(FEATURES, JUDGED, WEIGHTS, FORMER, RUN)

CONDITIONS: Final = (FOCUSED, HIDDEN, STUNNED, WEAKENED, BLEEDING)
_READY: Final = 5
_ACTED: Final = 6
_PURSUIT: Final = 7
_ACTIONS: Final = 8
_MOVEMENT: Final = 9
_FIRST_CONDITION: Final = 10


def features(s: Battle) -> list[float]:
    """What the first seat has more than the second, in the order of `FEATURES`."""
    effects = promises(s)
    found = counted(s, effects, 0)
    other = counted(s, effects, 1)
    scale = 4 + 0.2 * max(0, POINTS_TO_WIN - max(points_of(s, 0), points_of(s, 1)))
    for place in range(len(found)):
        found[place] = (found[place] - other[place]) / scale
    return found


def counted(s: Battle, effects: list[Promising], seat: int) -> list[float]:
    """A seat's features by themselves."""
    found = [0.0] * len(FEATURES)
    found[0] = float(points_of(s, seat))
    found[1] = float(len(s.sides[seat].hand))
    if s.mission:
        found[2] = float(terminals_of(s, seat))
    for effect in effects:
        found[3] += effect.promise(s, seat)
    own = _figures(s, seat, found)
    if effects:
        found[_PURSUIT] = pursuit(s, own, prizes(s, effects, seat))
    for activation in s.activations:
        if s.figure(activation.figure).seat == seat:
            found[_ACTIONS] += activation.actions
            found[_MOVEMENT] += activation.points
    return found


def _figures(s: Battle, seat: int, found: list[float]) -> list[int]:
    """Count the figures on the map; the spaces where a seat's own ones stand."""
    own: list[int] = []
    count = s.map().count
    places = threats(s)
    for number, figure in enumerate(s.figures):
        if figure.placement < 0:
            continue
        if figure.seat == seat:
            found[_READY if s.group(figure.group).ready else _ACTED] += places[number]
            own.append(figure.placement % count)
            if figure.conditions:
                for place, condition in enumerate(CONDITIONS):
                    if figure.conditions & condition:
                        found[_FIRST_CONDITION + place] += 1.0
        elif figure.damage:
            definition = s.definition_of(figure)
            found[4] += definition.figure_cost * figure.damage / definition.health
    return own
