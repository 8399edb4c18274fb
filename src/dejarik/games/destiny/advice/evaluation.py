"""
Evaluating: how well the players stand, as numbers a bot can compare.

What belongs here: the worth of what lies on the table, and the weights of it.
What does not: what is legal, what will happen, and anything a player cannot see: a
hidden card counts as a card, whatever it is.

The game is a race: what counts is how much health a player has against how much the dice of
the other can do, so both count by their logarithm, and the last points are the dearest. The
rest is added to that. What a die does is measured in points of damage.

The weights started as those that told best who won some thirteen hundred games of bots; the rest
is judgement (ADR 8). A change is worth keeping when `just arena` says so.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import (
    BATTLEFIELD,
    CHARACTER,
    COST_RESOURCES,
    MELEE,
    PLOT,
    RANGED,
    SIDES_OF_A_DIE,
    SPECIAL,
)
from dejarik.games.destiny.model.state import ACTION, IN_POOL, ON_CARD
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.values import controls_battlefield, cost_of_copy, remaining_health

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Side
    from dejarik.games.destiny.model.state import Copy, Die, Player, Table

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

HEALTH: Final = 3.0
"""Of the logarithm of all health and shields, and one."""
POWER: Final = 1.4
"""Of the logarithm of what all dice do in a roll, and a half: a team without dice still plays."""
EXPOSED: Final = 0.08
"""What a die loses, for each point of its mean, on a character that one good roll may defeat."""
FRAIL: Final = 6
"""Such a character has no more health and shields than this."""

SHOWN: Final = 0.07
"""A die in the pool, for each point that its side does: it may still be removed."""
TO_ROLL: Final = 0.02
"""
A die that can still be rolled this round, for each point of its mean. Small on purpose: it
will be there again next round, and whoever values it keeps it instead of rolling.
"""
MISSED: Final = SHOWN - TO_ROLL
"""
A die that whoever has claimed rolls no more this round, for each point of its mean: what rolling
it would have brought. It is missed only as far as the other's dice can still do as much.
"""
THREAT: Final = 0.35
"""Damage in the pool that could defeat a character."""
MOST_HEALTH: Final = 999
"""More health and shields than any character has."""

CARD: Final = 0.05
SCARCE: Final = 0.15
"""What each card missing takes off, with fewer in hand and deck than `FEW`."""
FEW: Final = 8
LAST: Final = 0.3
"""The same with fewer than `LAST_FEW`: without any the game is lost."""
LAST_FEW: Final = 4
RESOURCE: Final = 0.06
WITHOUT_DICE: Final = 0.1
"""What a card in play that has no dice is worth, for each resource it cost."""
FIELD: Final = 0.02
"""The battlefield, which the other then does not have: taking it is worth twice as much."""
CLAIMED_FIELD: Final = 0.03
"""The same for whoever has claimed it: nobody takes it any more this round."""

CLEAR: Final = 20.0
"""An advantage that leaves no doubt; there is no limit to what somebody may heap up."""


class Force:
    """
    What a player's cards in play come to: health, and points of damage a roll of dice does.

    `is_out` if its player takes no more turns this round. `to_roll` and `shown` are the points
    that can still be rolled and resolved in it, `missed` those that would be rolled otherwise.
    """

    def __init__(self, *, is_out: bool) -> None:
        self.is_out: bool = is_out
        self.health: int = 0
        self.power: float = 0.0
        self.exposed: float = 0.0
        self.to_roll: float = 0.0
        self.shown: float = 0.0
        self.missed: float = 0.0


def evaluate(t: Table) -> list[float]:
    """How likely each of the two is to win, from 0 to 1, by what lies on the table."""
    # In upkeep the claim is history: all cards are being readied for the next round.
    acting = t.phase == ACTION
    first = Force(is_out=acting and t.players[0].claimed)
    second = Force(is_out=acting and t.players[1].claimed)
    lead = _player(t, t.players[0], first) - _player(t, t.players[1], second)
    lead += _coming(first, second) - _coming(second, first)
    lead = max(-CLEAR, min(CLEAR, lead))
    likely = 1.0 / (1.0 + exp(-lead))
    return [likely, 1.0 - likely]


def _coming(own: Force, other: Force) -> float:
    """
    What a player can still roll this round, less what was given up by claiming.

    Where all is done, it comes to nothing for both; so it must where a round begins, or the one
    who is stronger would pass to let it begin, and the other throw cards away to delay it. So
    dice count as a share of all, and of as many points as the weaker has; and those given up
    are missed only as far as the other can still do as much.
    """
    if own.missed > 0.0:
        return -MISSED * min(own.missed, other.to_roll + other.shown)
    if own.power > other.power:
        return TO_ROLL * own.to_roll * other.power / own.power
    return TO_ROLL * own.to_roll


def _player(t: Table, player: Player, force: Force) -> float:
    """Everything one player has; what lies in play joins the force."""
    left = len(player.hand) + len(player.deck)
    worth = CARD * left + RESOURCE * player.resources
    if left < FEW:
        worth -= SCARCE * (FEW - left)
    if left < LAST_FEW:
        worth -= LAST * (LAST_FEW - left)
    if controls_battlefield(t, player.seat):
        worth += CLAIMED_FIELD if force.is_out else FIELD
    for ref in player.play:
        worth += _copy(t, t.copies[ref], force)
    worth += HEALTH * log(1.0 + force.health) + POWER * log(0.5 + force.power)
    worth -= EXPOSED * force.exposed
    # Whoever acts no more has lost what lies in the pool.
    return worth if force.is_out else worth + _pool(t, player, force)


def _copy(t: Table, copy: Copy, force: Force) -> float:
    """What a card in play is worth by itself; its health and its dice join the force."""
    if copy.type == BATTLEFIELD or copy.type == PLOT:
        return 0.0
    host = copy if copy.host == 0 else t.copies.get(copy.host, copy)
    is_frail = False
    if host.type == CHARACTER:
        left = remaining_health(t, host) + host.shields
        is_frail = left <= FRAIL
        if host is copy:
            force.health += left
    for number in copy.dice:
        die = t.dice[number]
        mean = mean_of_die(t, die)
        force.power += mean
        if is_frail:
            force.exposed += mean
        if host.ready and die.zone == ON_CARD:
            if force.is_out:
                force.missed += mean
            else:
                force.to_roll += mean
    worth = RESOURCE * copy.resources
    if copy.type != CHARACTER and not copy.dice:
        worth += WITHOUT_DICE * cost_of_copy(t, copy)
    return worth


def _pool(t: Table, player: Player, force: Force) -> float:
    """The dice a player has rolled, and whether they threaten to defeat a character."""
    damage = 0
    for number in player.pool:
        die = t.dice[number]
        if die.zone == IN_POOL:
            side = t.side_of(die)
            value = value_of(t, die)
            force.shown += worth_of_side(side, value)
            if side.symbol == MELEE or side.symbol == RANGED:
                damage += value
    worth = SHOWN * force.shown
    if damage and damage >= _weakest(t, t.players[1 - player.seat]):
        worth += THREAT
    return worth


def _weakest(t: Table, player: Player) -> int:
    """The least health and shields that a character of a player has."""
    least = MOST_HEALTH
    for ref in player.play:
        copy = t.copies[ref]
        if copy.type == CHARACTER:
            least = min(least, remaining_health(t, copy) + copy.shields)
    return least


def mean_of_die(t: Table, die: Die) -> float:
    """The mean worth of a die's sides as printed; worked out once for every definition."""
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
    """What a side is worth with this value."""
    worth = SYMBOL_WORTH[side.symbol] * value
    if side.symbol == SPECIAL:
        worth = SPECIAL_WORTH
    if side.modifier:
        worth *= MODIFIER_WORTH
    if side.cost:
        worth -= side.cost * (PAID_WORTH if side.cost_kind == COST_RESOURCES else 1.0)
    return max(0.0, worth)
