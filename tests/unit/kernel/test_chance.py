"""Chance: draws that depend on seed, purpose, object and count, and on nothing else."""

import itertools

import pytest

from dejarik.kernel.chance import KEYED, SEED_BYTES, SWIFT, Chance, seed_from, unpack_chance

SEED = seed_from("a test")
DICE, DECK = 1, 2
GENERATORS = pytest.mark.parametrize("generator", [KEYED, SWIFT], ids=["keyed", "swift"])


def rolls(chance: Chance, obj: int, count: int, size: int = 6) -> list[int]:
    """Several draws for one object."""
    return [chance.draw(DICE, obj, size) for _ in range(count)]


def test_a_seed_made_from_text_has_256_bits_and_tells_texts_apart() -> None:
    """Seeds for tests are as long as real ones."""
    assert SEED_BYTES == len(SEED) == 32
    assert seed_from("a") != seed_from("b")


@GENERATORS
def test_draws_for_one_object_never_shift_those_of_another(generator: int) -> None:
    """Drawing in between for other objects and purposes changes nothing."""
    alone = Chance(SEED, generator)
    mixed = Chance(SEED, generator)
    expected = rolls(alone, 7, 20)
    found = []
    for _ in range(20):
        mixed.draw(DICE, 8, 6)
        found.append(mixed.draw(DICE, 7, 6))
        mixed.draw(DECK, 7, 6)

    assert expected == found


@GENERATORS
def test_objects_purposes_and_seeds_have_draws_of_their_own(generator: int) -> None:
    """Three long rows of draws that differ in one part of the key are three different rows."""
    chance = Chance(SEED, generator)
    other = Chance(seed_from("another"), generator)
    rows = [
        [chance.draw(DICE, 1, 100) for _ in range(30)],
        [chance.draw(DICE, 2, 100) for _ in range(30)],
        [chance.draw(DECK, 1, 100) for _ in range(30)],
        [other.draw(DICE, 1, 100) for _ in range(30)],
    ]

    assert 4 == len({tuple(row) for row in rows})


@GENERATORS
def test_an_undone_draw_comes_again(generator: int) -> None:
    """A clone, and what was saved and loaded, draw just what the original draws."""
    chance = Chance(SEED, generator)
    rolls(chance, 1, 5)
    clone = chance.clone()
    loaded = unpack_chance(chance.pack())
    expected = rolls(chance, 1, 10)

    assert expected == rolls(clone, 1, 10)
    assert expected == rolls(loaded, 1, 10)
    assert chance.pack() == clone.pack() == loaded.pack()


def test_the_generators_differ() -> None:
    """Simulation may use the swift one; it is not the fair one in disguise."""
    assert rolls(Chance(SEED, KEYED), 1, 30) != rolls(Chance(SEED, SWIFT), 1, 30)


def test_a_dictated_draw_comes_first_and_only_for_its_object() -> None:
    """Dictated values are used in order, then chance goes on as if it had drawn them."""
    chance = Chance(SEED, KEYED)
    free = Chance(SEED, KEYED)
    chance.dictate(DICE, 1, 5)
    chance.dictate(DICE, 1, 4)
    expected = rolls(free, 1, 10)

    assert free.draw(DICE, 2, 6) == chance.draw(DICE, 2, 6)
    assert [5, 4, *expected[2:]] == rolls(chance, 1, 10)
    assert free.pack() == chance.pack()


def test_a_dictated_draw_survives_copies_and_not_a_new_seed() -> None:
    """Copies keep what is dictated; determinizing must not."""
    chance = Chance(SEED, KEYED)
    chance.dictate(DICE, 1, 5)
    clone = chance.clone()
    loaded = unpack_chance(chance.pack())
    again = chance.clone()
    again.reseed(seed_from("new"))

    assert 5 == clone.draw(DICE, 1, 6) == loaded.draw(DICE, 1, 6)
    assert [[0, []], [0, []]] == [[0, again.pack()[3]], [0, clone.pack()[3]]]
    assert 5 == chance.draw(DICE, 1, 6)


def test_a_new_seed_changes_what_comes_but_not_the_counts() -> None:
    """How often something was drawn is public."""
    chance = Chance(SEED, KEYED)
    rolls(chance, 1, 5)
    again = chance.clone()
    again.reseed(seed_from("new"))

    assert chance.counts == again.counts
    assert rolls(chance, 1, 30) != rolls(again, 1, 30)


@GENERATORS
@pytest.mark.parametrize("size", [2, 6, 7, 30])
def test_draws_are_even_over_counts(generator: int, size: int) -> None:
    """The spread of many draws for one object is what chance would give."""
    chance = Chance(SEED, generator)
    assert chi_square([chance.draw(DICE, 1, size) for _ in range(6000)], size) < limit(size)


@GENERATORS
@pytest.mark.parametrize("size", [2, 6, 7, 30])
def test_draws_are_even_over_objects(generator: int, size: int) -> None:
    """So is that of the first draw for each of many objects."""
    chance = Chance(SEED, generator)
    assert chi_square([chance.draw(DICE, obj, size) for obj in range(6000)], size) < limit(size)


@GENERATORS
def test_neighbouring_draws_are_independent(generator: int) -> None:
    """Pairs of draws that follow each other are as even as single draws."""
    chance = Chance(SEED, generator)
    drawn = rolls(chance, 1, 12001)
    pairs = [a * 6 + b for a, b in itertools.pairwise(drawn)]
    assert chi_square(pairs, 36) < limit(36)


def chi_square(draws: list[int], size: int) -> float:
    """How far the counts are from even."""
    even = len(draws) / size
    return sum((draws.count(value) - even) ** 2 / even for value in range(size))


def limit(size: int) -> float:
    """Mean and four standard deviations of that distance for even chance."""
    freedom = size - 1
    return float(freedom + 4 * (2 * freedom) ** 0.5 + 4)
