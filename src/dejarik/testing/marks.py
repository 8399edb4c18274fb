"""
Marks on tests: whose card they are about, which rulings they prove.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def card(*codes: str) -> Callable[[Test], Test]:
    """
    Mark a test as one of a card's: mutants of that card must be killed by these.

    With several printings of the card it is run for each of them, as its `code`.
    """

    def mark(test: Test) -> Test:
        test.__dict__["__cards__"] = codes
        return test

    return mark


def printings(test: object) -> tuple[str, ...]:
    """
    The printings a test is to be run for, one after another; empty for most.
    """
    codes: tuple[str, ...] = getattr(test, "__cards__", ())
    return codes if len(codes) > 1 else ()


def card_of(test: object, arguments: Mapping[str, object]) -> str:
    """
    The card a test is about when it is called with these; empty if it is not a card's.
    """
    codes: tuple[str, ...] = getattr(test, "__cards__", ())
    return str(arguments["code"]) if printings(test) else "".join(codes)


def ruling(*ids: str) -> Callable[[Test], Test]:
    """
    Mark a test as proof of rulings.
    """

    def mark(test: Test) -> Test:
        test.__dict__["__rulings__"] = (*ids, *test.__dict__.get("__rulings__", ()))
        return test

    return mark
