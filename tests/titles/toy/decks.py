"""
Decks of the toy: eight cards, written one line for each kind.

What belongs here: reading, checking, and the decks that come with it.
"""

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import msgspec

from dejarik.hosting.decks import (
    Form,
    Format,
    Payload,
    Reading,
    ReadyDeck,
    Reason,
    Summary,
    Terms,
    UnreadableList,
    UnreadLine,
    Verdict,
)
from examples.toy import state as t
from tests.titles.toy.catalogue import NAMES
from tests.titles.toy.options import KEY, life_of
from tests.titles.toy.wire import CODE_OF, CODES, DECK, PLAIN, WILD, Cards, read_setup

EXAMPLE: Final = "2 Strike"
COPIES: Final = 2
FORMATS: Final = (Format(PLAIN, "Plain"), Format(WILD, "Wild"))
FIERCE: Final = ("strike", "strike", "bomb", "bomb", "banner", "banner", "guard", "ward")
_WHAT_TO_DO: Final = f"Write a line for each kind of card, as in: {EXAMPLE}"


def packed(cards: Sequence[str]) -> Payload:
    """Cards as bytes."""
    return msgspec.json.encode(Cards(tuple(cards)))


def unpacked(listed: Payload) -> tuple[str, ...]:
    """The cards in these bytes."""
    return msgspec.json.decode(listed, type=Cards).cards


READY: Final = (
    ReadyDeck(
        "steady", "Steady hands", PLAIN, (PLAIN, WILD), packed([CODE_OF[one] for one in t.CARDS])
    ),
    ReadyDeck("fierce", "Fierce", PLAIN, (PLAIN, WILD), packed(FIERCE)),
)


class ToyDecks:
    """Eight cards; in plain decks at most two of a kind."""

    example = EXAMPLE

    def formats(self) -> tuple[Format, ...]:
        """Plain and wild."""
        return FORMATS

    def ready(self) -> tuple[ReadyDeck, ...]:
        """Two decks."""
        return READY

    def read(self, text: bytes) -> Reading:
        """The list in a text. Raises UnreadableList when it is none."""
        try:
            lines = text.decode().splitlines()
        except UnicodeDecodeError as error:
            raise UnreadableList("it is not text", _WHAT_TO_DO) from error
        cards: list[str] = []
        unread: list[UnreadLine] = []
        for number, line in enumerate(lines, 1):
            try:
                cards += _line(number, line.strip())
            except UnreadLine as one:
                unread.append(one)
        return Reading(packed(cards), tuple(unread))

    def check(self, listed: Payload, format_code: str, edition: str) -> Verdict:
        """Hold a list against a format, with every reason in words."""
        cards = unpacked(listed)
        reasons = []
        if len(cards) != DECK:
            text = f"A deck has {DECK} cards, this one has {len(cards)}."
            reasons.append(Reason("size", "", (), (len(cards), DECK), text))
        for code, count in Counter(cards).items():
            if format_code == PLAIN and count > COPIES:
                text = f"There are {count} of {NAMES[code]}; at most {COPIES} are allowed."
                others = tuple(other for other in CODES if other not in cards)
                reasons.append(Reason("copies", "", (code,), (count, COPIES), text, others))
        return Verdict(edition, format_code, not reasons, playable=True, reasons=tuple(reasons))

    def shown(self, listed: Payload) -> Cards:
        """What is in a list."""
        return Cards(unpacked(listed))

    def summary(self, listed: Payload) -> Summary:
        """Its first kinds of cards, and how many there are."""
        cards = unpacked(listed)
        return Summary(tuple(dict.fromkeys(cards))[:3], len(cards))

    def cards(self, listed: Payload) -> tuple[tuple[str, int], ...]:
        """The kinds of cards, and how many of each."""
        return tuple(Counter(unpacked(listed)).items())

    def forms(self) -> tuple[Form, ...]:
        """Plain lines only."""
        return (Form("lines", "Plain lines", "txt"),)

    def written(self, listed: Payload, form: str) -> str:
        """A line for each kind. Raises KeyError when there is no such form."""
        if form != "lines":
            raise KeyError(form)
        return "\n".join(f"{count} {code}" for code, count in self.cards(listed))

    def side(self, listed: Payload) -> str:
        """Lists have no sides."""
        return ""

    def apart(self, lists: Sequence[Payload]) -> str:
        """Any lists may meet."""
        return ""

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms
    ) -> dict[str, object]:
        """A game of two or three lists."""
        brought = zip(lists, names, strict=True)
        seats = [{"name": name, "cards": [*unpacked(listed)]} for listed, name in brought]
        made = {"seats": seats, "edition": terms.edition, "format": terms.format}
        return {**made, **life_of(terms.options)}

    def brought(self, setup: dict[str, object]) -> tuple[tuple[Payload, ...], Terms]:
        """What each seat has brought, and the terms. Raises ValueError for none."""
        read = read_setup(setup)
        lists = tuple(packed(seat.cards) for seat in read.seats)
        options = {KEY: str(setup[KEY])} if KEY in setup else {}
        return lists, Terms(read.format, read.edition, options)


def _line(number: int, words: str) -> list[str]:
    """The cards of a line; none of an empty one. Raises UnreadLine."""
    if not words or words.startswith("#"):
        return []
    count, _, name = words.partition(" ")
    if not count.isdecimal() or not name:
        raise UnreadLine(number, words, f"a line is written as in: {EXAMPLE}")
    code = name.strip().casefold()
    if code not in CODES:
        meant = tuple(NAMES[one] for one in get_close_matches(code, CODES))
        raise UnreadLine(number, words, "there is no such card", meant)
    return [code] * min(int(count), 2 * DECK)
