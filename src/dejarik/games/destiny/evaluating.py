"""
Evaluating: how well the players stand, as numbers a bot can compare.

What belongs here: the worth of what lies on the table, and the weights of it.
What does not: what is legal, what will happen, and anything a player cannot see: a
hidden card counts as a card, whatever it is.

Everything is measured in points of damage. The weights are judgement, tried in matches of
bots; a change is worth keeping when `just arena` says so.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.facts import (
    BATTLEFIELD,
    CHARACTER,
    COST_RESOURCES,
    PLOT,
    SIDES_OF_A_DIE,
    SPECIAL,
)
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.values import controls_battlefield, cost_of_copy, remaining_health
from dejarik.games.destiny.state import IN_POOL, ON_CARD

if TYPE_CHECKING:
    from dejarik.games.destiny.facts import Side
    from dejarik.games.destiny.state import Copy, Die, Player, Table

# Without the type mypyc takes it for thirteen floats side by side, and loses them.
SYMBOL_WORTH: Final[tuple[float, ...]] = (
    *(0.0, 1.0, 1.0, 0.75, 0.55, 0.6, 0.45),
    *(0.4, 0.7, 0.0, 0.3, 0.8, 0.8),
)
"""What one of each symbol is worth, in the order of the symbols."""

SPECIAL_WORTH: Final = 1.4
MODIFIER_WORTH: Final = 0.7
"""A modifier needs a die to go with."""
PAID_WORTH: Final = 0.5
"""What each resource a side costs takes off it."""

ROLLED: Final = 0.8
"""A die in the pool, against what its side does when resolved: it may still be removed."""
TO_ROLL: Final = 0.1
"""
A die that can still be rolled this round, against the mean of its sides. Small on purpose:
it will be there again next round, and whoever values it keeps it instead of rolling.
"""
LASTING: Final = 1.1
"""What a die will do in the rounds to come, against the mean of its sides."""

HEALTH: Final = 1.0
SHIELD: Final = 0.85
CHARACTER_ALIVE: Final = 2.0
RESOURCE: Final = 0.5
HAND: Final = 0.55
DECK: Final = 0.04
CARD_COST: Final = 0.35
"""What a card in play is worth for each resource it cost, beside its dice."""
FIELD: Final = 0.5
RUNNING_OUT: Final = 8
"""With fewer cards than this in hand and deck, each one missing counts."""
OUT_OF_CARDS: Final = 0.4
WEAKENED: Final = 3.0
"""What a whole team is worth beyond its parts, shrinking with the health it has left."""

SHARPNESS: Final = 0.16
"""How surely an advantage of one point wins."""
CLEAR: Final = 100.0
"""An advantage that leaves no doubt; there is no limit to what somebody may heap up."""


def evaluate(t: Table) -> list[float]:
    """
    How likely each of the two is to win, from 0 to 1, by what lies on the table.
    """
    lead = _player(t, t.players[0]) - _player(t, t.players[1])
    lead = max(-CLEAR, min(CLEAR, lead))
    likely = 1.0 / (1.0 + exp(-SHARPNESS * lead))
    return [likely, 1.0 - likely]


def _player(t: Table, player: Player) -> float:
    """
    Everything one player has, in points.
    """
    worth = RESOURCE * player.resources + HAND * len(player.hand) + DECK * len(player.deck)
    left = len(player.hand) + len(player.deck)
    if left < RUNNING_OUT:
        worth -= OUT_OF_CARDS * (RUNNING_OUT - left)
    if controls_battlefield(t, player.seat):
        worth += FIELD
    for ref in player.play:
        worth += _copy(t, t.copies[ref], player)
    # Whoever has claimed acts no more this round: what lies in the pool is lost.
    if not player.claimed:
        for number in player.pool:
            worth += ROLLED * _shown(t, t.dice[number])
    return worth


def _copy(t: Table, copy: Copy, player: Player) -> float:
    """
    A card in play: what it stands, what it carries, and its dice.
    """
    if copy.type == BATTLEFIELD or copy.type == PLOT:
        return 0.0
    worth = SHIELD * copy.shields + RESOURCE * copy.resources
    if copy.type == CHARACTER:
        left = remaining_health(t, copy)
        worth += CHARACTER_ALIVE + HEALTH * left
        # The last points of health are the dearest: dice and upgrades go with them.
        worth += WEAKENED * min(1.0, (left + copy.shields) / 8.0)
    else:
        worth += CARD_COST * cost_of_copy(t, copy)
    host = copy if copy.host == 0 else t.copies.get(copy.host, copy)
    rolls = host.ready and not player.claimed
    for number in copy.dice:
        die = t.dice[number]
        mean = mean_of_die(t, die)
        worth += LASTING * mean
        if rolls and die.zone == ON_CARD:
            worth += TO_ROLL * mean
    return worth


def _shown(t: Table, die: Die) -> float:
    """
    A die in the pool, by the side it shows and whatever changes its value.
    """
    if die.zone != IN_POOL:
        return 0.0
    side = t.side_of(die)
    return worth_of_side(side, value_of(t, die))


def mean_of_die(t: Table, die: Die) -> float:
    """
    The mean worth of a die's sides as printed; worked out once for every definition.
    """
    definition = t.definition_of_die(die)
    known = t.rules.die_worths
    mean = known.get(definition.number)
    if mean is None:
        total = 0.0
        for side in definition.facts.sides:
            total += worth_of_side(side, 1 if side.is_x else side.value)
        mean = total / SIDES_OF_A_DIE
        known[definition.number] = mean
    return mean


def worth_of_side(side: Side, value: int) -> float:
    """
    What a side is worth with this value.
    """
    worth = SYMBOL_WORTH[side.symbol] * value
    if side.symbol == SPECIAL:
        worth = SPECIAL_WORTH
    if side.modifier:
        worth *= MODIFIER_WORTH
    if side.cost:
        worth -= side.cost * (PAID_WORTH if side.cost_kind == COST_RESOURCES else 1.0)
    return max(0.0, worth)
