"""Rolls against the odds."""

from fractions import Fraction

from dejarik.hosting.review.luck import at_least, expected, luckier_than, ways

DIE = (1, 2, 3, 4, 5, 6)
COIN = (0, 1)


def test_every_way_to_throw_is_counted() -> None:
    """Of two dice 36 ways, of which six come to seven."""
    found = ways([DIE, DIE])

    assert 36 == sum(found.values())
    assert (1, 6, 1) == (found[2], found[7], found[12])


def test_the_average_is_exact() -> None:
    """Three and a half for each die."""
    assert Fraction(7, 2) == expected([DIE])
    assert Fraction(7) == expected([DIE, DIE])


def test_the_chance_of_a_roll_at_least_as_good() -> None:
    """In lowest terms."""
    assert (1, 36) == at_least([DIE, DIE], 12)
    assert (1, 12) == at_least([DIE, DIE], 11)
    assert (1, 1) == at_least([DIE, DIE], 2)


def test_an_ordinary_throw_is_luckier_than_half_of_all() -> None:
    """What brings just as much counts half, so the middle is the middle."""
    assert Fraction(50) == luckier_than([COIN, COIN], 1)
    assert Fraction(175, 2) == luckier_than([COIN, COIN], 2)
    assert Fraction(25, 2) == luckier_than([COIN, COIN], 0)


def test_many_dice_are_still_counted_exactly() -> None:
    """A hundred of them: the middle stays the middle."""
    assert abs(50 - float(luckier_than([DIE] * 100, 350))) < 0.01
