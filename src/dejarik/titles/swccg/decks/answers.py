"""
What the Customizable Card Game answers about decks.

What belongs here: from bytes to lists and back. What does not: reading a list (`lists`), the
check (`checks`), and the decks that come with the program (`ready`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from dejarik.games.swccg.building.lists import DeckList, list_of
from dejarik.games.swccg.wire import read_setup
from dejarik.hosting.decks import Form, Format, Payload, Reading, ReadyDeck, Summary, Terms, Verdict
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.decks.checks import verdict_on
from dejarik.titles.swccg.decks.formats import FORMATS, INTRODUCTORY, OPEN, format_of
from dejarik.titles.swccg.decks.forms import FORMS
from dejarik.titles.swccg.decks.lists import read_list
from dejarik.titles.swccg.decks.ready import playable_decks, ready_deck, setup_of
from dejarik.titles.swccg.decks.wire import Cards

EXAMPLE: Final = "7 Stormtrooper (1_194)"
FACES: Final = 3
"""So many cards a deck is known by."""

_lists = msgspec.json.Decoder(DeckList)


def packed(listed: DeckList) -> Payload:
    """A list as bytes."""
    return msgspec.json.encode(listed)


def unpacked(data: Payload) -> DeckList:
    """The list in these bytes."""
    return _lists.decode(data)


class SwccgDecks:
    """Decks of sixty cards of one side of the Force."""

    example = EXAMPLE

    def formats(self) -> tuple[Format, ...]:
        """The cards of the boxed game, and the bare rules."""
        return tuple(Format(one.code, one.name) for one in FORMATS.values())

    def ready(self) -> tuple[ReadyDeck, ...]:
        """The boxed decks that can be played."""
        return _ready()

    def read(self, text: bytes) -> Reading:
        """The list in a text, pasted or stored. Raises UnreadableList when it is none."""
        found = read_list(text)
        return Reading(packed(found.listed), found.unread)

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """Hold a list against a format; one that there is no more allows any cards."""
        wanted = format_of(format_code) or FORMATS[OPEN]
        return verdict_on(unpacked(listed), wanted, edition)

    def shown(self, listed: Payload) -> Cards:
        """What is in a list."""
        found = unpacked(listed)
        return Cards(found.side, tuple(found.cards.items()))

    def summary(self, listed: Payload) -> Summary:
        """The characters of the highest power, and how many cards there are."""
        found = unpacked(listed)
        return Summary(_faces(found), found.size())

    def cards(self, listed: Payload) -> tuple[tuple[str, int], ...]:
        """All of the deck."""
        return tuple(unpacked(listed).cards.items())

    def forms(self) -> tuple[Form, ...]:
        """The ways of writing a list."""
        return tuple(FORMS)

    def written(self, listed: Payload, form: str) -> str:
        """A list in a form. Raises KeyError when there is no such form."""
        known = {one.code: write for one, write in FORMS.items()}
        return known[form](unpacked(listed))

    def side(self, listed: Payload) -> str:
        """The side of the Force."""
        return unpacked(listed).side

    def apart(self, lists: Sequence[Payload]) -> str:
        """One plays the Dark Side and the other the Light Side."""
        sides = [self.side(one) for one in lists]
        if len(set(sides)) == len(sides):
            return ""
        return f"Both decks are of the {sides[0].capitalize()} Side: one of each side is needed."

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms
    ) -> dict[str, object]:
        """A game of what the seats bring, as plain data."""
        return setup_of([unpacked(one) for one in lists], names, terms.format, terms.edition)

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """What each seat has brought to a setup, and its terms. Raises ValueError for none."""
        read = read_setup(setup)
        lists = [list_of(seat.side, [*seat.deck]) for seat in read.seats]
        return tuple(packed(one) for one in lists), Terms(read.format, read.edition)


def _faces(listed: DeckList) -> tuple[str, ...]:
    known = [code for code in listed.cards if code in files.cards()]
    known.sort(key=lambda code: -(files.cards()[code].power or 0))
    return tuple(known[:FACES])


@cache
def _ready() -> tuple[ReadyDeck, ...]:
    legal = (OPEN, INTRODUCTORY)
    return tuple(
        ReadyDeck(name, files.boxes()[name].name, INTRODUCTORY, legal, packed(ready_deck(name)))
        for name in playable_decks()
    )
