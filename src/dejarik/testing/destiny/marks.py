"""Marks on tests of Destiny alone: the editions they are run in."""

from collections.abc import Callable

from dejarik.testing.marks import Test


def only_in(*editions: str) -> Callable[[Test], Test]:
    """Mark a test as one of these editions alone, whatever else its rulings stand in."""

    def mark(test: Test) -> Test:
        test.__dict__["__editions__"] = editions
        return test

    return mark
