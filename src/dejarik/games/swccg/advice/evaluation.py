"""
How a position seems: a race between Life Force and what takes it away.

Each seat is worth its Life Force, its hand, what it has on table and what it drains. Weights are
set by hand; hidden cards count as cards.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, WEAPON
from dejarik.games.swccg.rules.presence import characters_at, controls, icons, total_ability
from dejarik.games.swccg.rules.values import value

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table

LIFE: Final = 1.0
HAND: Final = 0.3
FORCE: Final = 0.08
POWER: Final = 0.55
ABILITY: Final = 0.35
ARMED: Final = 0.6
DRAIN: Final = 2.2
OWN_ICON: Final = 0.7
EDGE: Final = 0.25
OWED: Final = 0.9
SPREAD: Final = 11.0


def worth(t: Table, seat: int) -> float:
    """What a seat has, in cards of Life Force."""
    other = t.other(seat)
    found = LIFE * t.life_force(seat) + HAND * len(t.pile(seat, ids.HAND))
    found += FORCE * len(t.pile(seat, ids.FORCE))
    for place in t.places:
        found += OWN_ICON * icons(t, seat, place)
        mine = sum(value(t, st.POWER, one) for one in characters_at(t, seat, place))
        ability = total_ability(t, seat, place)
        found += POWER * mine + ABILITY * ability
        if ability and controls(t, seat, place):
            found += DRAIN * icons(t, other, place)
        elif ability and total_ability(t, other, place):
            theirs = sum(value(t, st.POWER, one) for one in characters_at(t, other, place))
            found += EDGE * (mine - theirs)
    for copy in t.copies.values():
        if copy.side == seat and t.definition_of(copy.card).kind == WEAPON:
            holder = t.copies.get(copy.holder)
            if holder is not None and t.definition_of(holder.card).kind == CHARACTER:
                found += ARMED
    battle = t.battle()
    if battle is not None:
        found -= OWED * max(battle.damage[seat], battle.attrition[seat])
    return found


def evaluate(t: Table) -> list[float]:
    """How likely each seat seems to win."""
    edge = worth(t, 0) - worth(t, 1)
    chance = 1 / (1 + exp(-edge / SPREAD))
    return [chance, 1 - chance]
