"""
What Destiny answers about decks.

What belongs here: from bytes to lists and back. What does not: reading a list (`lists`), the
check (`checks`), and the decks that come with the program (`ready`).
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.wire import SeatSetup, read_setup
from dejarik.hosting.decks import Form, Format, Payload, Reading, ReadyDeck, Summary, Terms, Verdict
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import format_of, verdict_on
from dejarik.titles.destiny.decks.forms import FORMS
from dejarik.titles.destiny.decks.lists import read_list
from dejarik.titles.destiny.decks.ready import DECKS, setup_of_lists
from dejarik.titles.destiny.decks.wire import Cards

_lists = msgspec.json.Decoder(DeckList)


def packed(listed: DeckList) -> Payload:
    """A list as bytes."""
    return msgspec.json.encode(listed)


SHOWN: Final = (files.TODAY, "INF", files.STARTER)
"""The formats of ready decks in the order in which people are shown them."""


def unpacked(data: Payload) -> DeckList:
    """The list in these bytes."""
    return _lists.decode(data)


class DestinyDecks:
    """Teams of characters with dice, a battlefield, and thirty cards."""

    example = "2 Mobilize (TPG 14)"

    def formats(self) -> tuple[Format, ...]:
        """Those of the community, what is played today first, boxed decks, and the bare rules."""
        found = [Format(one.code, one.name) for one in files.formats().values()]
        return tuple(sorted(found, key=lambda one: one.code != files.TODAY))

    def ready(self) -> tuple[ReadyDeck, ...]:
        """The decks that come with the program."""
        return _ready()

    def read(self, text: bytes) -> Reading:
        """The list in a text, pasted or exported. Raises UnreadableList when it is none."""
        found = read_list(text)
        return Reading(packed(found.listed), found.unread)

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """Hold a list against a format; one that is gone from the data allows any cards."""
        wanted = format_of(format_code) or files.formats()[files.OPEN]
        return verdict_on(unpacked(listed), wanted, edition)

    def shown(self, listed: Payload) -> Cards:
        """What is in a list, part by part."""
        found = unpacked(listed)
        return Cards(found.team, found.battlefields, found.cards, found.extra_dice, found.aside)

    def summary(self, listed: Payload) -> Summary:
        """The team, and how many cards the deck has."""
        found = unpacked(listed)
        return Summary(tuple(code for code, _ in found.team), len(found.cards))

    def cards(self, listed: Payload) -> tuple[tuple[str, int], ...]:
        """Team, battlefields, deck and what is set aside; of a character its dice are counted."""
        found = unpacked(listed)
        counts = Counter([*found.battlefields, *found.cards, *found.aside])
        for code, dice in found.team:
            counts[code] += max(1, dice)
        return tuple(counts.items())

    def forms(self) -> tuple[Form, ...]:
        """The ways of writing a list."""
        return tuple(FORMS)

    def written(self, listed: Payload, form: str) -> str:
        """A list in a form. Raises KeyError when there is no such form."""
        known = {one.code: write for one, write in FORMS.items()}
        return known[form](unpacked(listed))

    def side(self, listed: Payload) -> str:
        """Lists have no sides."""
        return ""

    def apart(self, lists: Sequence[Payload]) -> str:
        """Any lists may meet."""
        return ""

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms
    ) -> dict[str, object]:
        """A game of two lists, as plain data."""
        first, second = map(unpacked, lists)
        one, other = names
        return setup_of_lists((first, second), (one, other), terms.format, terms.edition)

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """What each seat has brought to a setup, and its terms. Raises ValueError for none."""
        read = read_setup(setup)
        return tuple(packed(_list(seat)) for seat in read.seats), Terms(read.format, read.edition)


def _list(seat: SeatSetup) -> DeckList:
    return DeckList(
        tuple((one.code, one.dice) for one in seat.team),
        (seat.battlefield,),
        tuple(seat.deck),
        tuple(seat.extra_dice),
        tuple(seat.aside),
    )


@cache
def _ready() -> tuple[ReadyDeck, ...]:
    return tuple(
        ReadyDeck(one.name, one.called, one.format, one.legal, packed(one.deck_list()))
        for one in sorted(DECKS, key=lambda one: SHOWN.index(one.format))
    )
