"""
The smallest title that a terminal can play: the toy of the kernel's tests, in numbers.

It has no decks, no odds and one card.
"""

from typing import cast

from dejarik.hosting.catalogue import Catalogue, RulingTold
from dejarik.hosting.decks import Decks, Format, Payload, Reading, ReadyDeck, Terms, Verdict
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.release import Release
from tests.property.toy import SCHEMA, Toy
from tests.unit.cli.tiny_terminal import GAME


class TinyDecks:
    """Any text is a list."""

    example = "anything"

    def formats(self) -> tuple[Format, ...]:
        """One."""
        return (Format("plain", "Plain"),)

    def ready(self) -> tuple[ReadyDeck, ...]:
        """One, which nobody needs."""
        return (ReadyDeck("heap", "plain", ("plain",), b"heap"),)

    def read(self, text: bytes) -> Reading:
        """As it is."""
        return Reading(text)

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """All is well."""
        return Verdict(edition, format_code, legal=True, playable=True)

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """Nothing, by the one edition."""
        return (), Terms("plain", "first")


class TinyCatalogue:
    """Nothing is ruled."""

    def ruling(self, id_: str, language: str) -> RulingTold:
        """None."""
        raise ValueError(id_)


class TinyTitle:
    """As much of a title as the commands need."""

    id = "tiny"
    editions = ("first",)
    seats = (2,)
    decks = cast("Decks", TinyDecks())
    catalogue = cast("Catalogue", TinyCatalogue())

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        return "Tiny"

    def game(self, setup: dict[str, object]) -> Toy:
        """The one there is."""
        return GAME

    def game_in(self, edition: str) -> Toy:
        """The same."""
        return GAME

    def release(self, setup: dict[str, object]) -> Release:
        """Always the same."""
        return Release("tiny", SCHEMA, "1", {})


TITLE = TinyTitle()
