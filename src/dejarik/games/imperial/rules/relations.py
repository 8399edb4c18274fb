"""
Who stands where to whom: sides, adjacency, distance and sight between things on the map.

What belongs here: questions about figures and objects, put to the board with the right masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.reach import Ground, Mover, Position
from dejarik.games.imperial.model.ids import (
    FIRST_DOOR,
    FIRST_SPACE,
    NOWHERE,
    is_door,
    is_figure,
    is_space,
    is_token,
)
from dejarik.games.imperial.model.statistics import SPEED
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle


def mask_of(s: Battle, thing: int) -> int:
    """The spaces a thing is on: a figure, a token, a door, a space; none if it is gone."""
    if is_figure(thing):
        return s.mask(s.figure(thing))
    if is_token(thing):
        token = s.token(thing)
        if token.carrier:
            return s.mask(s.figure(token.carrier))
        return 1 << token.space if token.space != NOWHERE else 0
    if is_door(thing):
        return s.map().doors[thing - FIRST_DOOR].beside
    if is_space(thing):
        return 1 << (thing - FIRST_SPACE)
    return 0


def is_there(s: Battle, thing: int) -> bool:
    """Whether a figure or token is on the map, or a door closed; what is carried is not there."""
    if is_figure(thing):
        return s.figure(thing).placement != NOWHERE
    if is_door(thing):
        return not s.is_door_open(thing)
    return s.token(thing).space != NOWHERE


def spaces_from(s: Battle, looker: int, thing: int) -> int:
    """
    The spaces a thing is on when sight to it is traced or spaces to it are counted.

    A door stands in the empty spaces along it, and in those in which its looker stands.
    Rulings: ia.attacked_objects.24, ia.attacked_objects.25, ia.attacked_objects.26
    """
    if not is_door(thing):
        return mask_of(s, thing)
    occupied = s.occupancy().all & ~mask_of(s, looker)
    return s.board().door_spaces(thing - FIRST_DOOR, occupied)


def beside_space(s: Battle, space: int) -> int:
    """
    A space and those adjacent to it, as a mask: a space of blocking terrain has no neighbours.

    Who stands beside a figure on such a space is adjacent to the figure, not to its space.
    Rulings: ia.example.151
    """
    mask = 1 << space
    return mask if s.map().blocking & mask else s.board().around(mask) | mask


def are_adjacent(s: Battle, one: int, other: int) -> bool:
    """
    Whether two different things are adjacent, or in one space.

    Adjacent to a door is only what stands along it.
    """
    if one == other:
        return False
    first, second = mask_of(s, one), mask_of(s, other)
    if not first or not second:
        return False
    if is_door(one) or is_door(other):
        return bool(first & second)
    return s.board().adjacent(first, second)


def distance(s: Battle, one: int, other: int) -> int:
    """How many spaces away one thing is from another."""
    first, second = spaces_from(s, other, one), spaces_from(s, one, other)
    if not first or not second:
        return FAR
    return s.board().distance(first, second)


FAR = 999


def is_within(s: Battle, one: int, other: int, spaces: int) -> bool:
    """Whether a thing is at most so many spaces from another."""
    return distance(s, one, other) <= spaces


def hiding(s: Battle, looker: int, target: int) -> int:
    """
    The figures that may hide one thing from another; none where one of them is massive.

    Rulings: ia.sight.08, ia.sight.115, ia.sight.140, ia.sight.141, ia.sight.143
    """
    for one in (looker, target):
        if is_figure(one) and s.definition_of(s.figure(one)).massive:
            return 0
    return s.occupancy().solid


def sees(s: Battle, looker: int, target: int) -> bool:
    """Whether one thing has line of sight to another."""
    return bool(seen_spaces(s, looker, target, hiding(s, looker, target)))


def seen_spaces(s: Battle, looker: int, target: int, hidden_by: int) -> int:
    """The spaces of a target that a figure sees, as a mask."""
    first, second = mask_of(s, looker), spaces_from(s, looker, target)
    if not first or not second:
        return 0
    occupancy = s.occupancy()
    key = first, second, hidden_by
    known = occupancy.seen.get(key)
    if known is None:
        known = s.board().targets(first, second, hidden_by)
        occupancy.seen[key] = known
    return known


# --- moving -------------------------------------------------------------------------------


def mover_of(s: Battle, figure: Figure) -> Mover:
    """A figure as the board knows it."""
    definition = s.definition_of(figure)
    return Mover(definition.size, definition.mobile, definition.massive, definition.companion)


def position_for(s: Battle, figure: Figure) -> Position:
    """
    The other figures as a figure meets them on its way; companions are in nobody's.

    Rulings: ia.movement.04, ia.movement.06
    """
    occupancy = s.occupancy()
    if not occupancy.shared and not s.definition_of(figure).companion:
        own = s.mask(figure)
        friends = occupancy.ranks[figure.seat] & ~own
        return Position(occupancy.solid & ~own & ~friends, friends, occupancy.massive & ~own)
    hostile = others = massive = 0
    for other in s.figures:
        if other.placement < 0 or other.id == figure.id or s.definition_of(other).companion:
            continue
        mask = s.mask(other)
        if other.seat == figure.seat:
            others |= mask
        else:
            hostile |= mask
        if s.definition_of(other).massive:
            massive |= mask
    return Position(hostile, others, massive)


def ground_of(s: Battle, figure: Figure) -> Ground:
    """The board as a figure walks it with movement points."""
    occupancy = s.occupancy()
    known = occupancy.grounds.get(figure.id)
    if known is None:
        known = Ground(s.board(), mover_of(s, figure), position_for(s, figure))
        occupancy.grounds[figure.id] = known
    return known


def empty_spaces(s: Battle, leaving: Figure | None = None) -> int:
    """
    The spaces without a figure, whatever objects are in them; one that is to leave is not there.

    Rulings: ia.movement.12, ia.movement.13
    """
    taken = 0
    for figure in s.on_map():
        if leaving is None or figure.id != leaving.id:
            taken |= s.mask(figure)
    return s.map().every & ~taken


def speed_of(s: Battle, figure: Figure) -> int:
    """How many movement points a move gives; never below 0."""
    return max(0, modified(s, SPEED, figure.id, s.definition_of(figure).speed))


def shares_space(s: Battle, figure: Figure) -> bool:
    """Whether a figure is on its way through the space of another that is no companion."""
    if s.definition_of(figure).companion:
        return False
    return bool(s.occupancy().shared & s.mask(figure))
