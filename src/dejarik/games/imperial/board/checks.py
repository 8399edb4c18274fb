"""
Checks: what a map must keep beyond being readable, and the counts by which it is known.

What belongs here: zones that hold an army, steps in one piece, counts of all relations. What
does not: refusing unreadable data (`maps`), reading files (`scripts/check_maps.py`).
"""

from collections.abc import Mapping
from typing import Final

from dejarik.games.imperial.board.boards import Board, Boards
from dejarik.games.imperial.board.counting import FAR
from dejarik.games.imperial.board.maps import Map, WrongMap
from dejarik.games.imperial.board.masks import SMALL, bits

ARMY: Final = 10
"""So many small figures a zone must hold; maps of ours that serve lessons may be smaller."""


def check(data: Mapping[str, object]) -> dict[str, int]:
    """
    Read a map, check all of it and give its counts.

    Raises WrongMap for the first thing that is wrong.
    """
    plan = Map.of(data)
    check_zones(plan)
    boards = Boards(plan)
    check_one_piece(boards.board(all_doors(plan)))
    found = counts(boards)
    told = data.get("checks", {})
    if not isinstance(told, dict):
        raise WrongMap("checks is no record")
    for name in told:
        if told[name] != found.get(name, -1):
            raise WrongMap(f"{name} should be {told[name]}, but is {found.get(name, 'unknown')}")
    return found


def all_doors(plan: Map) -> int:
    """All doors of a map, as a mask."""
    return (1 << len(plan.doors)) - 1


def check_zones(plan: Map) -> None:
    """Refuse a zone that holds no army, unless the map is ours."""
    standing = plan.every & ~plan.blocking & ~plan.impassable
    for name, zone in plan.zones.items():
        places = (zone & standing).bit_count()
        if places < ARMY and not plan.ours:
            raise WrongMap(f"zone {name} has {places} standing places, {ARMY} are needed")


def check_one_piece(board: Board) -> None:
    """Refuse a map on which a small figure cannot come from everywhere to everywhere."""
    walking = board.walking(SMALL, is_free=False)
    level = seen = walking.fits & -walking.fits
    while level:
        spread = 0
        for space in bits(level):
            spread |= walking.next(space)
        level = spread & ~seen
        seen |= level
    apart = walking.fits & ~seen
    if apart:
        raise WrongMap(f"no steps lead to {' '.join(board.map.named(apart))}")


def counts(boards: Boards) -> dict[str, int]:
    """The counts of a map, with its doors closed and, if it has any, with all of them open."""
    plan = boards.map
    found = {"spaces": plan.count, "open": (plan.every & ~plan.blocking).bit_count()}
    found.update(board_counts(boards.board()))
    if plan.doors:
        opened = board_counts(boards.board(all_doors(plan)))
        found.update({f"{name}_open": count for name, count in opened.items()})
    return found


def board_counts(board: Board) -> dict[str, int]:
    """
    The counts of a board: pairs that are adjacent, a step apart, in sight; distances.

    Adjacency and steps are counted once a pair, sight and distances for each direction, all of
    them between spaces that are not blocking.
    """
    open_spaces = board.map.every & ~board.map.blocking
    walking = board.walking(SMALL, is_free=False)
    adjacent = steps = far = total = sight = one_way = 0
    spaces = bits(open_spaces)
    seen: dict[int, int] = {}
    for space in spaces:
        adjacent += (board.near(space) & open_spaces).bit_count()
        if walking.fits >> space & 1:
            steps += walking.next(space).bit_count()
        row = board.counting.row(space)
        distances = [row[other] for other in spaces if row[other] != FAR]
        far = max(far, *distances)
        total += sum(distances)
        seen[space] = 0
        for other in spaces:
            if other != space and board.sees_from(space, other, 0):
                seen[space] |= 1 << other
    for space in spaces:
        sight += seen[space].bit_count()
        for other in bits(seen[space]):
            if not seen[other] >> space & 1:
                one_way += 1
    return {
        "adjacent": adjacent // 2,
        "steps": steps // 2,
        "far": far,
        "distance_sum": total,
        "sight": sight,
        "sight_one_way": one_way,
    }
