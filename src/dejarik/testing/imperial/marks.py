"""Marks on tests: which rulings of Imperial Assault they prove."""

from collections.abc import Callable
from typing import Final, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

MOST: Final = 6
"""A test that claims to prove more than these proves none of them well."""


def ruling(*ids: str) -> Callable[[Test], Test]:
    """
    Mark a test as proof of rulings.

    Raises ValueError if there are too many for one test.
    """
    if len(ids) > MOST:
        raise ValueError(f"one test cannot prove {len(ids)} rulings; {MOST} is the most")

    def mark(test: Test) -> Test:
        test.__dict__["__rulings__"] = (*ids, *test.__dict__.get("__rulings__", ()))
        return test

    return mark
