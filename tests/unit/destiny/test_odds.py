"""Odds: equal to trying out every way the dice can fall."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from dejarik.games.destiny.advice.odds import (
    COUNTED,
    MEASURES,
    Face,
    at_least,
    mean_of,
    odds_of,
    spread,
)
from dejarik.games.destiny.model.facts import NONE, SYMBOL_NAMES, parse_side
from dejarik.testing.destiny.table import THEM, Tabletop

KINDS = (
    *("1MD", "2MD", "3MD1", "+1MD", "+2MD", "1RD", "2RD", "+1RD", "3RD2", "2ID", "+2ID1"),
    *("1Sh", "2Sh", "+1Sh", "1R", "2R", "1Dr", "1Dc", "1F", "2F", "Sp", "-", "-", "+2*", "+1*1"),
)


def face(side: str) -> Face:
    """A side as printed."""
    found = parse_side(side)
    return Face(found.symbol, found.value, found.modifier, found.cost)


def total(faces: list[Face], symbols: tuple[int, ...], resources: int) -> int:
    """The most that can be made of some sides, by trying every choice of those to pay for."""
    costly = [one for one in faces if one.cost]
    best = 0
    for size in range(len(costly) + 1):
        for bought in combinations(costly, size):
            if sum(one.cost for one in bought) <= resources:
                used = [one for one in faces if not one.cost] + list(bought)
                best = max(best, resolved(used, symbols))
    return best


def resolved(used: list[Face], symbols: tuple[int, ...]) -> int:
    """The values of dice that can be resolved, and of modifiers that find one to join."""
    based = {one.symbol for one in used if not one.modifier and one.symbol in symbols}
    counted = [
        one
        for one in used
        if one.symbol in based or (one.modifier and one.symbol == NONE and based)
    ]
    return sum(one.value for one in counted)


def by_trying(
    thrown: list[list[Face]], still: list[Face], resources: int
) -> dict[str, dict[int, Fraction]]:
    """Every way the dice can fall, one by one."""
    ways = {name: Counter[int]() for name in (*MEASURES, *COUNTED)}
    for fallen in product(*thrown):
        shown = [*fallen, *still]
        for name, symbols in MEASURES.items():
            ways[name][total(shown, symbols, resources)] += 1
        for name, symbol in COUNTED.items():
            ways[name][sum(one.symbol == symbol for one in shown)] += 1
    whole = 6 ** len(thrown)
    return {
        name: {amount: Fraction(count[amount], whole) for amount in sorted(count)}
        for name, count in ways.items()
    }


@pytest.mark.parametrize("seed", range(30))
def test_odds_are_those_of_every_way_the_dice_can_fall(seed: int) -> None:
    """Random dice of all kinds of sides, some lying still, with some resources to pay."""
    rng = random.Random(seed)
    thrown = [[face(rng.choice(KINDS)) for _ in range(6)] for _ in range(rng.randint(1, 3))]
    still = [face(rng.choice(KINDS)) for _ in range(rng.randint(0, 3))]
    resources = rng.randint(0, 3)

    found = spread(thrown, still, resources)

    assert by_trying(thrown, still, resources) == found
    assert all(1 == sum(chances.values()) for chances in found.values())


@pytest.mark.parametrize("seed", range(20))
def test_a_focus_makes_the_most_of_what_is_counted(seed: int) -> None:
    """The best of all ways the dice could be turned, and no die is turned to a blank."""
    rng = random.Random(f"focus {seed}")
    thrown = [[face(rng.choice(KINDS)) for _ in range(6)] for _ in range(rng.randint(1, 3))]
    still = [face(rng.choice(KINDS)) for _ in range(rng.randint(0, 2))]

    found = spread(thrown, still, 1, free_choice=True)

    rolled = by_trying(thrown, still, 1)
    for name in (*MEASURES, "special"):
        assert {max(rolled[name]): Fraction(1)} == found[name]
    blanks = sum(SYMBOL_NAMES[one.symbol] == "blank" for one in still)
    assert {blanks: Fraction(1)} == found["blank"]


def test_many_dice_take_no_longer_than_a_moment() -> None:
    """A dozen dice fall in two thousand million ways; nobody tries them."""
    die = [face(side) for side in ("1MD", "2RD", "+1MD", "1Sh", "1R", "-")]
    found = spread([die] * 12, [], 0)
    assert Fraction(1, 6**12) == found["blank"][12]
    assert 2 == mean_of(found["blank"])


def rey() -> Tabletop:
    """Rey with two dice, one of them rolled; they have Kylo Ren."""
    table = Tabletop("04024*2", "04001")
    table.show("04024", "2MD")
    return table


def dice_of(table: Tabletop, label: str) -> list[int]:
    """The numbers of a card's dice."""
    return list(table.copy(label).dice)


def test_an_activation_rolls_what_is_on_the_card_beside_what_is_in_the_pool() -> None:
    """The die in the pool stays; the blank of the other is one of six."""
    table = rey()
    found = odds_of(table.state, 0, f"activate:{table.copy('04024').ref}")
    sides = table.state.definition_of(table.copy("04024")).facts.sides
    still = [face("2MD")]
    thrown = [[Face(one.symbol, one.value, one.modifier, one.cost) for one in sides]]
    assert by_trying(thrown, still, table.resources()) == found
    assert 1 == at_least(found["damage"], 2)


def test_a_reroll_is_about_dice_in_a_pool_and_anyone_may_ask() -> None:
    """Dice are public; those on cards, of two players, or of nobody are refused."""
    table = rey()
    first, second = sorted(dice_of(table, "04024"), key=lambda die: table.state.dice[die].zone)[
        ::-1
    ]
    theirs = dice_of(table, "their 04001")[0]

    assert odds_of(table.state, 0, f"reroll:{first}") == odds_of(
        table.state, THEM, f"reroll:{first}"
    )
    for question in (
        f"reroll:{second}",
        f"focus:{second}",
        f"roll:{first}:{theirs}",
        f"roll:{first}:{first}",
        "roll:9999",
        "roll",
        "roll:x",
        "activate:1",
        f"spin:{first}",
    ):
        with pytest.raises(ValueError, match=r"die|dice|number|odds"):
            odds_of(table.state, 0, question)


def test_asking_changes_nothing() -> None:
    """Not a byte."""
    table = rey()
    game = table.game
    before = game.dump(table.state)
    game.odds(table.state, 0, f"activate:{table.copy('04024').ref}")
    assert before == game.dump(table.state)
