"""The fast board gives the answers of the slow one, on random maps."""

from itertools import pairwise
from random import Random

import pytest

from dejarik.games.imperial.board.boards import Board, Boards
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.masks import SIZES, bits
from dejarik.games.imperial.board.reach import Mover, Position, reach, steps
from dejarik.games.imperial.board.reasons import choices
from tests.unit.imperial.board.random_floors import FULL, SPARSE, random_map, random_mask
from tests.unit.imperial.board.reference import (
    Base,
    Literal,
    Walker,
    adjacent,
    clear,
    distance,
    may_stop,
    traced,
    walked,
)

SEEDS = range(12)


def roomy_map(random: Random, size: int) -> Map:
    """A map of up to five by five with room for some figures of a size."""
    while True:
        plan = random_map(random, 5, 4 if size else 3, SPARSE if size else FULL)
        if Boards(plan).board().walking(size, is_free=False).fits.bit_count() >= 3:
            return plan


@pytest.mark.parametrize("seed", SEEDS)
def test_adjacency_and_distance_equal_the_literal_ones(seed: int) -> None:
    """For every pair of spaces, blocking ones included."""
    plan = random_map(Random(seed), 9)
    board, literal = Boards(plan).board(), Literal(plan)

    for one in range(plan.count):
        for other in range(plan.count):
            cells = literal.cell(one), literal.cell(other)
            if one != other:
                assert adjacent(literal, *cells) is board.adjacent(1 << one, 1 << other)
            assert distance(literal, *cells) == board.distance_of(one, other)


@pytest.mark.parametrize("seed", SEEDS)
def test_sight_equals_the_exact_one_with_up_to_six_figures(seed: int) -> None:
    """Every pair on small maps: the kept masks are those of the clear triangles."""
    random = Random(seed)
    plan = random_map(random, 6)
    board, literal = Boards(plan).board(), Literal(plan)
    hiding = random_mask(random, plan, 6)
    figures = literal.of(hiding)

    for one in range(plan.count):
        for other in range(plan.count):
            if one == other:
                continue
            pair = literal.cell(one), literal.cell(other)
            expected = adjacent(literal, *pair) or traced(literal, *pair, figures)
            assert expected is board.sees_from(one, other, hiding), (one, other)


@pytest.mark.parametrize("seed", range(100, 106))
def test_sight_equals_the_exact_one_past_shields_and_over_long_ways(seed: int) -> None:
    """Two hundred pairs on maps of up to nine by nine; adjacency over shut corners is left out."""
    random = Random(seed)
    plan = random_map(random, 9, 7)
    shields = random_mask(random, plan, 6)
    board = Boards(plan).board(0, shields)
    literal = Literal(plan, frozenset(Literal(plan).of(shields)))
    hiding = random_mask(random, plan, 6)

    for _ in range(200):
        one, other = random.randrange(plan.count), random.randrange(plan.count)
        pair = literal.cell(one), literal.cell(other)
        if one == other or adjacent(literal, *pair):
            continue
        expected = traced(literal, *pair, literal.of(hiding))
        assert expected is board.sees_from(one, other, hiding)


@pytest.mark.parametrize("seed", range(200, 206))
def test_the_reasons_say_of_each_choice_what_the_exact_board_says(seed: int) -> None:
    """Sixteen choices a pair: clear or not."""
    random = Random(seed)
    plan = random_map(random, 7)
    board, literal = Boards(plan).board(), Literal(plan)
    hiding = random_mask(random, plan, 4)

    for _ in range(25):
        one, other = random.randrange(plan.count), random.randrange(plan.count)
        if one == other:
            continue
        pair = literal.cell(one), literal.cell(other)
        for number, choice in enumerate(choices(board, one, other, hiding)):
            expected = clear(literal, pair, number // 4, number % 4, literal.of(hiding))
            assert expected is choice.is_clear


def base_of(board: Board, literal: Literal, size: int, placement: int) -> Base:
    """The cells of a placement."""
    return frozenset(literal.of(board.footprint(size, placement)))


@pytest.mark.parametrize("size", range(len(SIZES)), ids=SIZES)
@pytest.mark.parametrize("kind", ["plain", "Mobile", "Massive", "companion"])
@pytest.mark.parametrize("seed", range(4))
def test_reach_equals_a_search_over_cells(seed: int, kind: str, size: int) -> None:
    """On floors of up to five by five, from every placement where the figure may be."""
    random = Random(seed * 7 + size)
    plan = roomy_map(random, size)
    board, literal = Boards(plan).board(), Literal(plan)
    hostile = random_mask(random, plan, 3)
    others = random_mask(random, plan, 3) & ~hostile
    massive, rubble = hostile & random_mask(random, plan, 9), random_mask(random, plan, 2)
    mover = Mover(size, kind == "Mobile", kind == "Massive", kind == "companion")
    cells = [frozenset(literal.of(mask)) for mask in (hostile, others, massive, rubble)]
    walker = Walker(size, mover.mobile, mover.massive, mover.companion, *cells)
    position = Position(hostile, others, massive, rubble)

    for start in bits(board.walking(size, mover.is_free).fits):
        found = reach(board, mover, position, start, 4)
        expected = walked(literal, walker, base_of(board, literal, size, start), 4)
        ends = {base: cost for base, cost in expected.items() if may_stop(literal, walker, base)}
        told = {base_of(board, literal, size, one): found.cost(one) for one in found.placements()}
        assert ends == told


@pytest.mark.parametrize("size", range(len(SIZES)), ids=SIZES)
@pytest.mark.parametrize("mobile", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_end_is_walked_step_by_step_for_its_cost_and_nothing_else_is(
    seed: int, mobile: bool, size: int
) -> None:
    """Whoever follows the offered steps comes to the ends of the reach, and never gets stuck."""
    random = Random(seed * 11 + size)
    plan = roomy_map(random, size)
    board = Boards(plan).board()
    hostile = random_mask(random, plan, 4)
    position = Position(hostile, random_mask(random, plan, 4) & ~hostile)
    mover = Mover(size, mobile)

    for start in bits(board.walking(size, mobile).fits):
        found = reach(board, mover, position, start, 4)
        expected = {one: found.cost(one) for one in found.placements() if one != start}
        assert expected == walked_step_by_step(board, mover, position, start)
        for end in expected:
            assert found.cost(end) == cost_of(board, mover, position, [start, *found.way(end)])


def walked_step_by_step(
    board: Board, mover: Mover, position: Position, start: int
) -> dict[int, int]:
    """The ends that offered steps lead to with 4 points, the start left out."""
    least: dict[int, int] = {}
    todo, seen = [(start, 4)], {(start, 4)}
    while todo:
        here, points = todo.pop()
        offered = steps(board, mover, position, here, points)
        has_end = here == start
        for step in offered:
            after = step.placement, points - step.cost
            if step.may_end and step.placement != start:
                least[step.placement] = min(least.get(step.placement, 9), 4 - after[1])
            if after not in seen:
                seen.add(after)
                todo.append(after)
        may_stay = bool(reach(board, mover, position, here, 0).ends)
        assert has_end or may_stay or offered, "stuck where it may not stand"
    return least


def cost_of(board: Board, mover: Mover, position: Position, way: list[int]) -> int:
    """What a way costs, each of its steps being offered."""
    total = 0
    for here, after in pairwise(way):
        offered = {one.placement: one.cost for one in steps(board, mover, position, here, 9)}
        total += offered[after]
    return total
