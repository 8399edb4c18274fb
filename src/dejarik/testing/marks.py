"""Marks on tests of any title: whose card they are about, which rulings they prove."""

from collections.abc import Callable, Mapping
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def card(*codes: str, until: str = "") -> Callable[[Test], Test]:
    """
    Mark a test as one of a card's: mutants of that card must be killed by these.

    With several codes it is run for each of them, as its `code`: printings of a card, or cards
    that have an ability in common. `until` names the version it is about, where there are
    several, and it is run where that version stands.
    """

    def mark(test: Test) -> Test:
        test.__dict__["__cards__"] = codes
        if until:
            test.__dict__["__until__"] = until
        return test

    return mark


def printings(test: object) -> tuple[str, ...]:
    """The codes a test is to be run for, one after another; empty for most."""
    codes: tuple[str, ...] = getattr(test, "__cards__", ())
    return codes if len(codes) > 1 else ()


def card_of(test: object, arguments: Mapping[str, object]) -> str:
    """
    The card a test is about when it is called with these; empty if it is not a card's.

    It is named by its version, as a title's collection does.
    """
    codes: tuple[str, ...] = getattr(test, "__cards__", ())
    code = str(arguments["code"]) if printings(test) else "".join(codes)
    until: str = getattr(test, "__until__", "")
    return f"{code}@{until}" if until else code


def ruling(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as proof of rulings; it is run in every edition one of them stands in."""

    def mark(test: Test) -> Test:
        test.__dict__["__rulings__"] = (*ids, *test.__dict__.get("__rulings__", ()))
        return test

    return mark
