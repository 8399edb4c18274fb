"""
Deployment: in which order groups come onto the map, and where their figures may stand.

The player chooses the order of the groups. No figure takes a place that another one needs to
stand in the zone, if all could.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.masks import SMALL, bits
from dejarik.games.imperial.board.pushing import deploy
from dejarik.games.imperial.rules.relations import empty_spaces, mover_of, position_for
from dejarik.kernel.ids import NOBODY

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle


def zone_names(s: Battle) -> list[str]:
    """The zones of the map, in a fixed order."""
    return sorted(s.map().zones)


def zone_mask(s: Battle, seat: int) -> int:
    """The spaces of a seat's zone."""
    zone = s.sides[seat].zone
    return 0 if zone == NOBODY else s.map().zones[zone_names(s)[zone]]


def zones_left(s: Battle) -> list[int]:
    """The zones that nobody has."""
    taken = [side.zone for side in s.sides]
    return [zone for zone in range(len(zone_names(s))) if zone not in taken]


def groups_to_deploy(s: Battle, seat: int) -> list[int]:
    """The groups of which one may be deployed next; one that has begun goes on alone."""
    found: list[int] = []
    for group in s.groups_in_play:
        if group.seat != seat:
            continue
        missing = [one for one in group.figures if not s.figure(one).is_on_map()]
        if missing and len(missing) < len(group.figures):
            return [group.id]
        if missing:
            found.append(group.id)
    return found


def next_of(s: Battle, group: int) -> Figure:
    """The next figure of a group to be deployed."""
    return next(s.figure(one) for one in s.group(group).figures if not s.figure(one).is_on_map())


def placements(s: Battle, figure: Figure) -> list[int]:
    """
    Where a figure may be deployed: in its zone, or as near to it as possible.

    A massive one on other figures only where there is no other place.
    Rulings: ia.setup.128, ia.setup.129, ia.setup.132, ia.setup.133, ia.setup.134
    """
    mover, position, zone = mover_of(s, figure), position_for(s, figure), zone_mask(s, figure.seat)
    board = s.board()
    found = deploy(board, mover, position, zone)
    free = zone & empty_spaces(s)
    alone = [one for one in found if not board.footprint(mover.size, one) & ~free]
    rest = [one for one in s.figures if one.seat == figure.seat and not one.is_on_map()]
    rest.remove(figure)
    if any(s.definition_of(one).size != SMALL for one in rest):
        kept = [one for one in alone if fits(s, rest, free & ~board.footprint(mover.size, one))]
        return kept or alone or found
    return alone or found


def fits(s: Battle, figures: list[Figure], free: int) -> bool:
    """Whether figures could all stand on these spaces at once."""
    board = s.board()
    large = [one for one in figures if s.definition_of(one).size != SMALL]
    if not large:
        bound = [one for one in figures if not mover_of(s, one).is_free]
        ground = free & board.walking(SMALL, is_free=False).fits
        return len(figures) <= free.bit_count() and len(bound) <= ground.bit_count()
    mover = mover_of(s, large[0])
    rest = [one for one in figures if one is not large[0]]
    outside = board.footprints[mover.size].touching(board.map.every & ~free)
    for placement in bits(board.walking(mover.size, mover.is_free).fits & ~outside):
        if fits(s, rest, free & ~board.footprint(mover.size, placement)):
            return True
    return False
