"""Marks on tests of the Customizable Card Game alone: how many rulings one of them may prove."""

from collections.abc import Callable
from typing import Final

from dejarik.testing import marks
from dejarik.testing.marks import Test

MOST: Final = 8
"""A test that claims to prove more than these proves none of them well."""


def ruling(*ids: str) -> Callable[[Test], Test]:
    """
    Mark a test as proof of rulings.

    Raises ValueError if there are too many for one test.
    """
    if len(ids) > MOST:
        raise ValueError(f"one test cannot prove {len(ids)} rulings; {MOST} is the most")
    return marks.ruling(*ids)
