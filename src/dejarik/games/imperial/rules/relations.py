"""
Who stands where to whom: sides, adjacency, distance and sight between things on the map.

What belongs here: questions about figures and objects, put to the board with the right masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.reach import Mover, Position
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


def is_friendly(s: Battle, seat: int, figure: int) -> bool:
    """Whether a figure is friendly to a seat."""
    return s.figure(figure).seat == seat


def is_hostile(s: Battle, seat: int, figure: int) -> bool:
    """Whether a figure is hostile to a seat."""
    return s.figure(figure).seat != seat


def are_adjacent(s: Battle, one: int, other: int) -> bool:
    """Whether two different things are adjacent, or in one space."""
    if one == other:
        return False
    first, second = mask_of(s, one), mask_of(s, other)
    if not first or not second:
        return False
    return s.board().adjacent(first, second)


def distance(s: Battle, one: int, other: int) -> int:
    """How many spaces away one thing is from another."""
    first, second = mask_of(s, one), mask_of(s, other)
    if not first or not second:
        return FAR
    return s.board().distance(first, second)


FAR = 999


def is_within(s: Battle, one: int, other: int, spaces: int) -> bool:
    """Whether a thing is at most so many spaces from another."""
    return distance(s, one, other) <= spaces


def hiding(s: Battle, looker: int, target: int) -> int:
    """The figures that may hide one thing from another; none where one of them is massive."""
    for one in (looker, target):
        if is_figure(one) and s.definition_of(s.figure(one)).massive:
            return 0
    found = 0
    for figure in s.figures:
        if figure.placement >= 0:
            found |= s.mask(figure)
    return found


def sees(s: Battle, looker: int, target: int) -> bool:
    """Whether one thing has line of sight to another."""
    return bool(seen_spaces(s, looker, target, hiding(s, looker, target)))


def seen_spaces(s: Battle, looker: int, target: int, hidden_by: int) -> int:
    """The spaces of a target that a figure sees, as a mask."""
    first, second = mask_of(s, looker), mask_of(s, target)
    if not first or not second:
        return 0
    return s.board().targets(first, second, hidden_by)


# --- moving -------------------------------------------------------------------------------


def mover_of(s: Battle, figure: Figure) -> Mover:
    """A figure as the board knows it."""
    definition = s.definition_of(figure)
    return Mover(definition.size, definition.mobile, definition.massive)


def position_for(s: Battle, figure: Figure) -> Position:
    """The other figures as a figure meets them on its way."""
    hostile = others = massive = 0
    for other in s.figures:
        if other.placement < 0 or other.id == figure.id:
            continue
        mask = s.mask(other)
        if other.seat == figure.seat:
            others |= mask
        else:
            hostile |= mask
        if s.definition_of(other).massive:
            massive |= mask
    return Position(hostile, others, massive)


def speed_of(s: Battle, figure: Figure) -> int:
    """How many movement points a move gives; never below 0."""
    return max(0, modified(s, SPEED, figure.id, s.definition_of(figure).speed))


def shares_space(s: Battle, figure: Figure) -> bool:
    """Whether a figure is on its way through the space of another."""
    own = s.mask(figure)
    for other in s.figures:
        if other.placement >= 0 and other.id != figure.id and s.mask(other) & own:
            return True
    return False
