"""Modifiers: layers, contributors, and prohibitions that always win."""

from dataclasses import dataclass

import pytest

from dejarik.kernel.chance import seed_from
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import (
    ADD,
    CAP,
    FORBID,
    MULTIPLY,
    RESET,
    SET,
    ActiveModifier,
    Circular,
    Modifier,
    contributions,
    forbidding,
    modified,
)
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index
from examples.toy.game import Toy

STRENGTH, SPEED = 1, 2
CARD, OTHER = 5, 6


@dataclass(frozen=True)
class Gives(Modifier):
    how: int
    value: int
    to: int = CARD

    def statistic(self) -> int:
        """Strength."""
        return STRENGTH

    def layer(self) -> int:
        """As it was made."""
        return self.how

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """Only to its own entity."""
        return self.value if entity == self.to else 0


def table(*modifiers: tuple[int, Modifier], by_time: bool = False) -> State:
    """A state in which these modifiers are in force since the time that is their source."""
    s = Toy().start({}, seed_from("modifiers"))
    index = Index(by_time)
    for source, modifier in modifiers:
        active = ActiveModifier(modifier, Scope(0, source), source)
        index.modify(modifier.statistic(), active)
    s.index = index
    return s


def test_without_modifiers_the_printed_number_stands() -> None:
    """Nothing is in force, so nothing contributes."""
    s = table()

    assert 3 == modified(s, STRENGTH, CARD, 3)
    assert [] == contributions(s, STRENGTH, CARD)
    assert 0 == forbidding(s, STRENGTH, CARD)


def test_additions_add_up_also_below_zero() -> None:
    """What a floor is, the game knows."""
    s = table((1, Gives(ADD, 2)), (2, Gives(ADD, -6)))

    assert -1 == modified(s, STRENGTH, CARD, 3)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_sets_come_before_additions_and_caps_last(order: tuple[int, ...]) -> None:
    """Whatever the order in which they came into force: set to 4, add 3, at most 6."""
    three = ((1, Gives(SET, 4)), (2, Gives(ADD, 3)), (3, Gives(CAP, 6)))
    s = table(*[three[place] for place in order])

    assert 6 == modified(s, STRENGTH, CARD, 1)
    assert [SET, ADD, CAP] == [part.layer for part in contributions(s, STRENGTH, CARD)]


def test_of_several_sets_the_newest_counts_and_of_several_caps_the_lowest() -> None:
    """Within a layer the order of coming into force holds."""
    s = table((1, Gives(SET, 9)), (2, Gives(SET, 7)), (3, Gives(CAP, 5)), (4, Gives(CAP, 6)))

    assert 5 == modified(s, STRENGTH, CARD, 1)


def test_a_cap_does_not_raise() -> None:
    """What is below stays below."""
    assert 2 == modified(table((1, Gives(CAP, 5))), STRENGTH, CARD, 2)


def test_every_contribution_names_its_source_and_amount() -> None:
    """A number can be explained; what gives nothing is not listed."""
    s = table((7, Gives(ADD, 2)), (8, Gives(ADD, 1, OTHER)), (9, Gives(SET, 4)))

    found = [(part.source, part.amount) for part in contributions(s, STRENGTH, CARD)]

    assert [(9, 4), (7, 2)] == found
    assert 1 == modified(s, STRENGTH, OTHER, 0)


def test_statistics_are_apart() -> None:
    """A modifier of strength does nothing to speed."""
    assert 1 == modified(table((1, Gives(ADD, 2))), SPEED, CARD, 1)


def test_a_prohibition_wins_over_everything_else_and_names_its_source() -> None:
    """Cannot beats can; the number itself is not changed by it."""
    s = table((1, Gives(ADD, 5)), (2, Gives(FORBID, 1)), (3, Gives(SET, 9)))

    assert 2 == forbidding(s, STRENGTH, CARD)
    assert 0 == forbidding(s, STRENGTH, OTHER)
    assert 14 == modified(s, STRENGTH, CARD, 1)


def test_a_prohibition_without_a_source_still_forbids() -> None:
    """The rules themselves are no entity."""
    assert forbidding(table((0, Gives(FORBID, 1))), STRENGTH, CARD)


@dataclass(frozen=True)
class Follows(Modifier):
    """Gives one statistic as much as another has, printed as 1."""

    of: int
    as_much_as: int
    forbids: bool = False

    def statistic(self) -> int:
        """As it was made."""
        return self.of

    def layer(self) -> int:
        """An addition, or a prohibition."""
        return FORBID if self.forbids else ADD

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What the other number is now."""
        return modified(s, self.as_much_as, entity, 1)


def test_numbers_may_depend_on_each_other_in_one_direction() -> None:
    """Each is read as often as it is wanted."""
    s = table((1, Follows(STRENGTH, SPEED)), (2, Follows(STRENGTH, SPEED)), (3, Gives(ADD, 2)))

    assert 1 + 2 + 1 + 1 == modified(s, STRENGTH, CARD, 1)
    assert [] == s.game.circles


def test_a_number_that_depends_on_itself_is_named() -> None:
    """Two modifiers that read each other are a fault of the cards, not an endless reading."""
    s = table((1, Follows(STRENGTH, SPEED)), (2, Follows(SPEED, STRENGTH)))

    for _ in range(2):
        with pytest.raises(Circular, match=f"statistic {STRENGTH} of {CARD} depends on itself"):
            modified(s, STRENGTH, CARD, 3)
    assert [] == s.reading


@pytest.mark.parametrize("forbids", [False, True])
def test_where_people_play_a_circle_is_cut_at_the_printed_number_and_noted(
    forbids: bool,
) -> None:
    """Once, whichever of its numbers is read, however often."""
    s = table((1, Follows(STRENGTH, SPEED, forbids)), (2, Follows(SPEED, STRENGTH)))
    s.game.cuts_circles = True

    for _ in range(3):
        if forbids:
            assert 1 == forbidding(s, STRENGTH, CARD)
        else:
            assert 3 + (1 + 1) == modified(s, STRENGTH, CARD, 3)

    assert [[STRENGTH, CARD, SPEED, CARD]] == s.game.circles
    assert [] == s.reading


@dataclass(frozen=True)
class SetsToZero(Gives):
    def gives_zero(self, s: State, scope: Scope, entity: int) -> bool:
        """Zero is meant, for its own entity."""
        return entity == self.to


@pytest.mark.parametrize("how", [SET, CAP, MULTIPLY, RESET])
def test_a_number_can_be_brought_to_zero_in_every_layer_that_does_not_add(how: int) -> None:
    """Zero is a number like any other when the modifier says so, and only for its entity."""
    s = table((1, SetsToZero(how, 0)))

    assert 0 == modified(s, STRENGTH, CARD, 4)
    assert 4 == modified(s, STRENGTH, OTHER, 4)
    assert [(1, how, 0)] == [
        (part.source, part.layer, part.amount) for part in contributions(s, STRENGTH, CARD)
    ]


@dataclass(frozen=True)
class Halves(Gives):
    def multiplied(self, value: int, amount: int) -> int:
        """Half of it, rounded up."""
        return (value + 1) // 2


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_additions_and_factors_count_as_they_came_about_where_the_game_says_so(
    order: tuple[int, ...],
) -> None:
    """Six less two, doubled, plus one is nine, in whatever order the index hears of them."""
    three = ((1, Gives(ADD, -2)), (2, Gives(MULTIPLY, 2)), (3, Gives(ADD, 1)))
    s = table(*[three[place] for place in order], by_time=True)

    assert 9 == modified(s, STRENGTH, CARD, 6)
    assert [1, 2, 3] == [part.source for part in contributions(s, STRENGTH, CARD)]


def test_elsewhere_factors_come_behind_all_additions() -> None:
    """Whenever they came about: six less two plus one, doubled."""
    s = table((3, Gives(ADD, 1)), (1, Gives(MULTIPLY, 2)), (2, Gives(ADD, -2)))

    assert 10 == modified(s, STRENGTH, CARD, 6)


def test_the_latest_of_several_sets_stands_where_time_counts() -> None:
    """What says what the number is comes before all that changes it."""
    s = table((2, Gives(SET, 7)), (4, Gives(ADD, 1)), (1, Gives(SET, 3)), by_time=True)

    assert 8 == modified(s, STRENGTH, CARD, 6)


def test_a_modifier_says_how_it_multiplies() -> None:
    """Half of seven, rounded up."""
    assert 4 == modified(table((1, Halves(MULTIPLY, 1))), STRENGTH, CARD, 7)


@pytest.mark.parametrize("by_time", [False, True])
def test_what_is_reset_is_changed_by_nothing_but_a_lower_reset_and_a_cap(by_time: bool) -> None:
    """The lowest reset stands, whichever came first; additions before and after it are void."""
    resets = [(1, Gives(ADD, 2)), (2, Gives(RESET, 5)), (3, Gives(RESET, 4)), (4, Gives(ADD, 9))]

    assert 4 == modified(table(*resets, by_time=by_time), STRENGTH, CARD, 1)
    assert 3 == modified(table((5, Gives(CAP, 3)), *resets, by_time=by_time), STRENGTH, CARD, 1)


def test_a_contribution_names_the_part_of_a_text_it_comes_from() -> None:
    """So that of two copies of one card a game can count the same words once."""
    words = Gives(ADD, 2)
    s = table((1, words), (2, words), (3, Gives(ADD, 1)))

    parts = contributions(s, STRENGTH, CARD)

    assert [True, True, False] == [part.modifier is words for part in parts]
