"""Who finds a place: as many as any way of placing them allows."""

from itertools import product
from random import Random

from dejarik.games.imperial.building.places import left_over


def most_placed(wishes: list[list[int]], room: list[int]) -> int:
    """The most that find a place, by trying everything."""
    best = 0
    for chosen in product(*[[None, *wish] for wish in wishes]):
        if all(chosen.count(place) <= size for place, size in enumerate(room)):
            best = max(best, sum(one is not None for one in chosen))
    return best


def test_those_in_the_way_move_on() -> None:
    """The first may go to either, the second to one only."""
    assert [] == left_over([[0, 1], [0]], [1, 1])
    assert [1] == left_over([[0], [0]], [1, 1])
    assert [0] == left_over([[], [0]], [1])


def test_as_many_as_possible_find_a_place() -> None:
    """Compared with every way of placing them, on seeded small cases."""
    chance = Random(7)
    for _ in range(300):
        room = [chance.randrange(3) for _ in range(chance.randrange(1, 4))]
        wishes = [
            [place for place in range(len(room)) if chance.random() < 0.5]
            for _ in range(chance.randrange(6))
        ]
        assert len(wishes) - most_placed(wishes, room) == len(left_over(wishes, room))
