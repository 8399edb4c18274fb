"""
How a position seems: a race between Life Force and what takes it away.

Each seat has its Life Force, its hand, what it has on table and what it drains; hidden cards
count as cards. What a feature counts for is in `weights`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.weights import FORMER, RUN, WEIGHTS
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import CHARACTER, WEAPON
from dejarik.games.swccg.rules.presence import controls, icons, power_at, total_ability
from dejarik.kernel.features import Evaluation

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

FEATURES: Final[tuple[str, ...]] = (
    "life force",
    "hand",
    "force",
    "icons",
    "power",
    "ability",
    "drains",
    "edge",
    "armed",
    "owed",
)
"""
What counts, in the order of `features`.

- life force: cards left to lose; hand: cards in it; force: cards in the Force Pile.
- icons of one's own side at all locations.
- power and ability of characters at locations.
- drains: icons of the other side at locations that are controlled.
- edge: the lead in power at locations where both have presence.
- armed: weapons that characters carry.
- owed: the battle damage or the attrition that is to be satisfied, whichever is more.
"""
JUDGED: Final[frozenset[str]] = frozenset()
"""Those that no fit may change: none."""
EVALUATION: Final = Evaluation(FEATURES, JUDGED, WEIGHTS, FORMER, RUN)

_ICONS: Final = 3
_POWER: Final = 4
_ABILITY: Final = 5
_DRAINS: Final = 6
_EDGE: Final = 7
_ARMED: Final = 8
_OWED: Final = 9


def features(t: Table) -> list[float]:
    """What the first seat has more than the second, in the order of `FEATURES`."""
    found = [
        float(t.life_force(0) - t.life_force(1)),
        float(len(t.pile(0, ids.HAND)) - len(t.pile(1, ids.HAND))),
        float(len(t.pile(0, ids.FORCE)) - len(t.pile(1, ids.FORCE))),
        *[0.0] * (len(FEATURES) - _ICONS),
    ]
    for place in t.places:
        _location(t, place, found)
    for copy in t.copies.values():
        if t.definition_of(copy.card).kind == WEAPON:
            holder = t.copies.get(copy.holder)
            if holder is not None and t.definition_of(holder.card).kind == CHARACTER:
                found[_ARMED] += 1.0 if copy.side == 0 else -1.0
    battle = t.battle()
    if battle is not None:
        owed = [max(battle.damage[seat], battle.attrition[seat]) for seat in (0, 1)]
        found[_OWED] = float(owed[0] - owed[1])
    return found


def _location(t: Table, place: int, found: list[float]) -> None:
    """Count what both seats have at a location."""
    first, second = icons(t, 0, place), icons(t, 1, place)
    found[_ICONS] += first - second
    lead = power_at(t, 0, place) - power_at(t, 1, place)
    found[_POWER] += lead
    ability, against = total_ability(t, 0, place), total_ability(t, 1, place)
    found[_ABILITY] += ability - against
    if ability and against:
        # What one is ahead by the other is behind by.
        found[_EDGE] += 2 * lead
    elif ability and controls(t, 0, place):
        found[_DRAINS] += second
    elif against and controls(t, 1, place):
        found[_DRAINS] -= first
