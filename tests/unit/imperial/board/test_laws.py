"""Laws that hold on every map, tried on random ones."""

from random import Random
from typing import Any

import pytest

from dejarik.games.imperial.board.boards import Board, Boards
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.masks import SIZES, SMALL, bits
from dejarik.games.imperial.board.pushing import push
from dejarik.games.imperial.board.reach import Mover, Position, reach
from dejarik.testing.imperial.maps import boards_of
from tests.unit.imperial.board.random_floors import SPARSE, random_data, random_map, random_mask

SEEDS = range(10)

Table = dict[tuple[str, str], tuple[bool, bool, int, bool]]


def open_board(plan: Map) -> Board:
    """A board without shields, of a map without doors."""
    return Boards(plan).board()


def relations(board: Board, hiding: int = 0) -> Table:
    """Step, adjacency, distance and sight for each ordered pair, by names."""
    plan = board.map
    walking = board.walking(SMALL, is_free=False)
    return {
        (plan.names[one], plan.names[other]): (
            bool(walking.next(one) >> other & 1),
            board.adjacent_spaces(one, other),
            board.distance_of(one, other),
            board.sees_from(one, other, hiding),
        )
        for one in range(plan.count)
        for other in range(plan.count)
        if one != other
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_adjacency_counting_and_steps_of_small_figures_are_symmetric(seed: int) -> None:
    """Steps between spaces where the figure may stand; of sight nothing of the kind is said."""
    board = open_board(random_map(Random(seed)))
    plan, walking = board.map, board.walking(SMALL, is_free=False)
    table = relations(board)

    for (one, other), (step, adjacent, far, _) in table.items():
        back = table[other, one]
        assert (adjacent, far) == (back[1], back[2])
        if walking.fits >> plan.space(one) & 1 and walking.fits >> plan.space(other) & 1:
            assert step is back[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_adjacent_spaces_see_each_other_by_lines_alone_where_no_shield_is(seed: int) -> None:
    """The rule that adjacent figures see each other adds nothing to lines, whoever stands there."""
    random = Random(seed)
    board = open_board(random_map(random))
    hiding = random_mask(random, board.map, 6)

    for one in range(board.map.count):
        for other in bits(board.near(one)):
            if board.adjacent_spaces(one, other):
                assert board.sight.sees(one, other, hiding & ~(1 << one | 1 << other))


@pytest.mark.parametrize("map_id", ["mos-eisley-outskirts", "devaron-garrison"])
def test_the_same_on_real_maps(map_id: str) -> None:
    """No exception, doors closed."""
    board = boards_of(map_id).board()

    for one in range(board.map.count):
        for other in bits(board.near(one)):
            if board.adjacent_spaces(one, other):
                assert board.sight.sees(one, other, 0)


def with_one_more(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    """A map with one hard thing more: a wall, a blocking edge or a blocking space."""
    plan = Map.of(data)
    open_spaces = bits(plan.every & ~plan.blocking)
    if random.random() < 0.3:
        space = random.choice(open_spaces)
        y, x = plan.row(space), plan.column(space)
        row = data["rows"][y]
        rows = [*data["rows"][:y], row[:x] + "#" + row[x + 1 :], *data["rows"][y + 1 :]]
        return {**data, "rows": rows}
    free = [
        plan.edge_name(one, other)
        for one in range(plan.count)
        for other in (plan.at.get(plan.cells[one] + 1, -1), plan.at.get(plan.cells[one] + 64, -1))
        if other >= 0 and not plan.edge(one, other)
    ]
    kind = random.choice(["walls", "blocking_edges"])
    return {**data, kind: [*data[kind], random.choice(free)]}


@pytest.mark.parametrize("seed", SEEDS)
def test_one_more_hard_thing_adds_no_relation(seed: int) -> None:
    """No step, no adjacency, no sight, no shorter distance, between spaces open in both."""
    random = Random(seed)
    data = random_data(random, 7)
    more = with_one_more(random, data)
    before, after = Map.of(data), Map.of(more)
    if after.ringed.keys() - before.ringed.keys():
        pytest.skip("a new ring opens what it rings, by an exception of the rules")
    old, new = relations(open_board(before)), relations(open_board(after))

    closed = {after.names[one] for one in bits(after.blocking & ~before.blocking)}
    for (one, other), (step, adjacent, far, sight) in new.items():
        was = old[one, other]
        if not {one, other} & closed:
            assert was[0] or not step
            assert was[1] or not adjacent
            assert was[2] <= far
            assert was[3] or not sight


@pytest.mark.parametrize("seed", SEEDS)
def test_one_more_figure_adds_no_sight(seed: int) -> None:
    """Whatever it hides, it shows nothing."""
    random = Random(seed)
    board = open_board(random_map(random, 7))
    hiding = random_mask(random, board.map, 6)
    more = hiding | random_mask(random, board.map, 1)

    for one in range(board.map.count):
        for other in range(board.map.count):
            sees = board.sees_from(one, other, hiding)
            assert sees or not board.sees_from(one, other, more)


def turned(data: dict[str, Any], flip: bool) -> tuple[dict[str, Any], dict[str, str]]:
    """A map mirrored (or its columns made rows), and the new names of its spaces."""
    plan = Map.of(data)
    rows = data["rows"]
    if flip:
        new_rows = [row[::-1] for row in rows]
    else:
        new_rows = ["".join(row[x] for row in rows) for x in range(len(rows[0]))]
    empty = Map(new_rows)
    names: dict[str, str] = {}
    for space in range(plan.count):
        x, y = plan.column(space), plan.row(space)
        cell = (y, len(rows[0]) - 1 - x) if flip else (x, y)
        names[plan.names[space]] = empty.names[empty.at[cell[0] * 64 + cell[1]]]
    edges = {}
    for kind in ("walls", "blocking_edges", "impassable_edges"):
        pairs = [
            tuple(names[part] for part in edge.replace("|", "/").split("/")) for edge in data[kind]
        ]
        edges[kind] = [empty.edge_name(*(empty.space(part) for part in pair)) for pair in pairs]
    return {"rows": new_rows, **edges}, names


@pytest.mark.parametrize("seed", range(5))
def test_mirrored_and_turned_maps_give_mirrored_and_turned_answers(seed: int) -> None:
    """All eight symmetries, as a mirror and a swap of columns and rows in turn."""
    random = Random(seed)
    data = random_data(random, 6)
    first = Map.of(data)
    hiding = random_mask(random, first, 4)
    expected = relations(open_board(first), hiding)
    now = {name: name for name in first.names}
    figures = first.named(hiding)

    for number in range(8):
        data, names = turned(data, flip=number % 2 == 0)
        now = {name: names[known] for name, known in now.items()}
        plan = Map.of(data)
        mask = plan.mask_of(" ".join(now[name] for name in figures))
        found = relations(open_board(plan), mask)
        assert expected == {(a, b): found[now[a], now[b]] for a, b in expected}
    assert now == {name: name for name in now}


@pytest.mark.parametrize("size", range(len(SIZES)), ids=SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_a_mobile_figure_reaches_all_that_another_does_and_no_dearer(seed: int, size: int) -> None:
    """From every placement of the other, past some figures."""
    random = Random(seed)
    board = open_board(random_map(random, 7, 5, SPARSE))
    hostile = random_mask(random, board.map, 4)
    position = Position(hostile, random_mask(random, board.map, 4) & ~hostile)

    for start in bits(board.walking(size, is_free=False).fits):
        bound = reach(board, Mover(size), position, start, 4)
        free = reach(board, Mover(size, mobile=True), position, start, 4)
        assert bound.ends & ~free.ends == 0
        for end in bound.placements():
            assert free.cost(end) <= bound.cost(end)


@pytest.mark.parametrize("size", range(len(SIZES)), ids=SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_a_push_keeps_the_way_round_and_ends_on_nobody(seed: int, size: int) -> None:
    """Every placement it may end on has as much turned as the first and no figure in it."""
    random = Random(seed)
    board = open_board(random_map(random, 7, 5, SPARSE))
    hostile = random_mask(random, board.map, 4)
    plan = board.map

    for start in bits(board.walking(size, is_free=False).fits):
        for end in push(board, Mover(size), Position(hostile), start, 3):
            assert start // plan.count == end // plan.count
            assert not board.footprint(size, end) & hostile
