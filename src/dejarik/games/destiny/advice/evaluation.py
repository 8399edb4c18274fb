"""
Evaluating: how well the players stand, as numbers a bot can compare.

What belongs here: the features of what lies on the table, and what a die is worth.
What does not: what is legal, what will happen, and anything a player cannot see: a
hidden card counts as a card, whatever it is. What a feature counts for is in `weights`.

The game is a race: what counts is how much health a player has against how much the dice of
the other can do, so both count by their logarithm, and the last points are the dearest. The
rest is added to that. What a die does is measured in points of damage.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.advice.weights import FORMER, RUN, WEIGHTS
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
from dejarik.kernel.features import Evaluation

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

FEATURES: Final[tuple[str, ...]] = (
    "health",
    "power",
    "exposed",
    "threat",
    "cards",
    "scarce cards",
    "last cards",
    "resources",
    "without dice",
    "shown",
    "to roll",
    "battlefield",
    "claimed battlefield",
)
"""
What counts, in the order of `features`.

- health: the logarithm of all health and shields, and one.
- power: the logarithm of what all dice do in a roll, and a half: a team without dice still plays.
- exposed: points of the mean of dice on characters that one good roll may defeat.
- threat: damage in the pool that could defeat a character.
- cards in hand and deck; scarce and last cards: how many fewer than `FEW` and `LAST_FEW`.
- resources, also those on cards.
- without dice: what cards in play that have no dice cost.
- shown: points that dice in the pool do; they may still be removed.
- to roll: points of the mean of dice that can still be rolled this round.
- the battlefield, which the other then does not have: taking it is worth twice as much; claimed,
  nobody takes it any more this round.
"""
JUDGED: Final = frozenset({"shown", "to roll", "battlefield", "claimed battlefield"})
"""
Those that are for choosing among moves and no fit may change (ADR 8): no die may be worth more
shown than resolved, nor more to be rolled than shown, or bots keep it instead of using it.
"""
EVALUATION: Final = Evaluation(FEATURES, JUDGED, WEIGHTS, FORMER, RUN)

FRAIL: Final = 6
"""A character that one good roll may defeat has no more health and shields than this."""
MOST_HEALTH: Final = 999
"""More health and shields than any character has."""
FEW: Final = 8
LAST_FEW: Final = 4
"""Without any cards the game is lost."""


class Force:
    """
    What a player has: health, points of damage a roll of dice does, and the rest.

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
        self.cards: int = 0
        self.resources: int = 0
        self.without_dice: int = 0
        self.threatens: bool = False
        self.has_field: bool = False


def features(t: Table) -> list[float]:
    """What the first player has more than the second, in the order of `FEATURES`."""
    # In upkeep the claim is history: all cards are being readied for the next round.
    acting = t.phase == ACTION
    first = Force(is_out=acting and t.players[0].claimed)
    second = Force(is_out=acting and t.players[1].claimed)
    _player(t, t.players[0], first)
    _player(t, t.players[1], second)
    other = _counted(second, first)
    found = _counted(first, second)
    for place in range(len(found)):
        found[place] -= other[place]
    return found


def _counted(own: Force, other: Force) -> list[float]:
    """A player's features by themselves."""
    coming = _coming(own, other)
    # What is missed would have been shown and not be left to roll.
    shown = own.shown if own.missed == 0.0 else -coming
    left = own.cards
    return [
        # While damage is dealt a character may have more of it than health.
        log(1.0 + max(0, own.health)),
        log(0.5 + own.power),
        own.exposed,
        1.0 if own.threatens else 0.0,
        float(left),
        float(max(0, FEW - left)),
        float(max(0, LAST_FEW - left)),
        float(own.resources),
        float(own.without_dice),
        shown,
        coming,
        1.0 if own.has_field and not own.is_out else 0.0,
        1.0 if own.has_field and own.is_out else 0.0,
    ]


def _coming(own: Force, other: Force) -> float:
    """
    The points that a player can still roll this round, or what was given up of them by claiming.

    Where all is done, it comes to nothing for both; so it must where a round begins, or the one
    who is stronger would pass to let it begin, and the other throw cards away to delay it. So
    dice count as a share of all, and of as many points as the weaker has; and those given up
    are missed only as far as the other can still do as much.
    """
    if own.missed > 0.0:
        return min(own.missed, other.to_roll + other.shown)
    if own.power > other.power:
        return own.to_roll * other.power / own.power
    return own.to_roll


def _player(t: Table, player: Player, force: Force) -> None:
    """Count everything one player has."""
    force.cards = len(player.hand) + len(player.deck)
    force.resources = player.resources
    force.has_field = controls_battlefield(t, player.seat)
    for ref in player.play:
        _copy(t, t.copies[ref], force)
    # Whoever acts no more has lost what lies in the pool.
    if not force.is_out:
        _pool(t, player, force)


def _copy(t: Table, copy: Copy, force: Force) -> None:
    """Count a card in play with its health and its dice."""
    if copy.type == BATTLEFIELD or copy.type == PLOT:
        return
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
    force.resources += copy.resources
    if copy.type != CHARACTER and not copy.dice:
        force.without_dice += cost_of_copy(t, copy)


def _pool(t: Table, player: Player, force: Force) -> None:
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
    force.threatens = damage > 0 and damage >= _weakest(t, t.players[1 - player.seat])


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
