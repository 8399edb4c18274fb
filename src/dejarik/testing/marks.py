"""Marks on tests of any title: which rulings they prove."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def ruling(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as proof of rulings; it is run in every edition one of them stands in."""

    def mark(test: Test) -> Test:
        test.__dict__["__rulings__"] = (*ids, *test.__dict__.get("__rulings__", ()))
        return test

    return mark
