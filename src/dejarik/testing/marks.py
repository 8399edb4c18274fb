"""
Marks on tests: whose card they are about, which rulings they prove.
"""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def card(code: str) -> Callable[[Test], Test]:
    """
    Mark a test as one of a card's: mutants of that card must be killed by these.
    """

    def mark(test: Test) -> Test:
        test.__dict__["__card__"] = code
        return test

    return mark


def ruling(*ids: str) -> Callable[[Test], Test]:
    """
    Mark a test as proof of rulings.
    """

    def mark(test: Test) -> Test:
        test.__dict__["__rulings__"] = (*ids, *test.__dict__.get("__rulings__", ()))
        return test

    return mark
