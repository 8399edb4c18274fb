"""
Places: what it is worth to a figure to stand somewhere, by whom it threatens and what it is near.

What follows from where the figures stand alone is kept with the occupancy, which copies share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.means import attack_worth
from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.objects import Promising
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.rules.objects import mission_of

if TYPE_CHECKING:
    from dejarik.games.imperial.board.boards import Board
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle

RANGE: Final = 5
"""How far a ranged attack is usually good for."""
MELEE_RANGE: Final = 1
FAR_AWAY: Final = 24
APPROACH: Final = 0.025
"""What each space nearer to a place to attack from is worth, for each point an attack brings."""
THREAT: Final = 0.35
"""What somebody to attack is worth, for each point an attack brings."""
UNSEEN: Final = 0.2
"""What part of a threat is lost where the target is in range but out of sight."""
PURSUIT: Final = 0.008
"""What each space nearer to a prize is worth, for each of its points."""
AT_HAND: Final = 0.2
"""What it is worth to be at a prize, for each of its points."""


HOME: Final = 0.5
"""What each space nearer to its goal is worth to a figure that carries something there."""


def threat(s: Battle, figure: Figure, placement: int) -> float:
    """What a place is worth for attacking: a target in range, or as near to one as may be."""
    own = s.definition_of(figure)
    board = s.board()
    mask = board.footprint(own.size, placement)
    wanted = (2 if own.reach else MELEE_RANGE) if own.melee else RANGE
    count = board.map.count
    row = board.counting.row(placement % count)
    best = -FAR_AWAY * APPROACH
    for other in s.figures:
        if other.placement < 0 or other.seat == figure.seat:
            continue
        value = attack_worth(s, figure.card, other.card)
        away = row[other.placement % count] - wanted
        if away > 0:
            value *= THREAT - APPROACH * (min(FAR_AWAY, away))
        else:
            value *= THREAT
            if value > best and not own.melee and not _sees(s, board, mask, other):
                value *= 1 - UNSEEN
        best = max(best, value)
    return best


def _sees(s: Battle, board: Board, mask: int, other: Figure) -> bool:
    return bool(board.targets(mask, s.mask(other), s.occupancy().solid))


def threats(s: Battle) -> list[float]:
    """What the place of each figure is worth for attacking, by its place among all."""
    occupancy = s.occupancy()
    if not occupancy.threats:
        occupancy.threats = [
            0.0 if one.placement == NOWHERE else threat(s, one, one.placement) for one in s.figures
        ]
    return occupancy.threats


def prizes(s: Battle, effects: list[Promising], seat: int) -> list[tuple[int, float]]:
    """The spaces at which the mission has something for a seat, and how many points it is."""
    found: list[tuple[int, float]] = []
    for effect in effects:
        for token in s.tokens:
            if token.space != NOWHERE and not token.carrier:
                points = effect.prize(s, token, seat)
                if points:
                    found.append((token.space, points))
    return found


def promises(s: Battle) -> list[Promising]:
    """The effects of the mission that score."""
    found: list[Promising] = []
    for ability in mission_of(s).heard if s.mission else []:
        if isinstance(ability, When):
            effect = ability.effect
            if isinstance(effect, Promising) and effect not in found:
                found.append(effect)
    return found


def pursuit(s: Battle, places: list[int], wanted: list[tuple[int, float]]) -> float:
    """What places are worth for going after prizes: the nearest to each of them counts."""
    counting = s.board().counting
    total = 0.0
    for space, points in wanted:
        row = counting.row(space)
        away = FAR_AWAY
        for place in places:
            away = min(away, row[place])
        total += points * (AT_HAND - PURSUIT * away)
    return total


def homecoming(s: Battle, figure: Figure, placement: int) -> float:
    """What a place is worth to a figure that carries something home."""
    if not s.carried_by(figure.id):
        return 0.0
    mask = s.board().footprint(s.definition_of(figure).size, placement)
    goal = 0
    for effect in promises(s):
        goal |= effect.goal(s, figure.seat)
    return -HOME * s.board().distance(mask, goal) if goal else 0.0
