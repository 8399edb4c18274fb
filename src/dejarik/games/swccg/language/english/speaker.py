"""
How an audience is spoken to: who is "you", and what cards, places and piles are called.

What belongs here: names in a sentence. What does not: the sentences (`log`, `table`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dejarik.speech.persons import third_person

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dejarik.games.swccg.wire import Thing

PILES: Final = {
    "reserve": "Reserve Deck",
    "force": "Force Pile",
    "used": "Used Pile",
    "lost": "Lost Pile",
    "hand": "hand",
    "out": "cards out of play",
    "drawn": "destiny draws",
    "open": "cards being played",
}
SITE: Final = ": "
"""What stands between a system and the name of a site in a title."""


class CardName(NamedTuple):
    """What a card is called; of a location its system, and its Force icons of Dark and of Light."""

    title: str
    system: str = ""
    icons: tuple[int, int] = (0, 0)


class Speaker:
    """The names of seats and cards for one seat, or for spectators (-1)."""

    def __init__(self, cards: Mapping[str, CardName], seat: int, called: Sequence[str]) -> None:
        self.cards = cards
        self.seat = seat
        self.called = [*called]

    def who(self, seat: int) -> str:
        """A seat as the subject of a sentence."""
        if seat < 0:
            return "Nobody"
        return "You" if seat == self.seat else self.called[seat]

    def whom(self, seat: int) -> str:
        """A seat inside a sentence."""
        return "you" if seat == self.seat and seat >= 0 else self.who(seat)

    def whose(self, seat: int) -> str:
        """A seat as an owner."""
        return "your" if seat == self.seat and seat >= 0 else f"{self.who(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """A seat with what it does: "You pass", "Ann passes"."""
        if seat == self.seat and seat >= 0:
            return f"You {verb}"
        return f"{self.who(seat)} {third_person(verb)}"

    def card(self, code: str) -> str:
        """A card by its title; a site by its own name, without its system."""
        known = self.cards.get(code)
        if known is None:
            return "a card"
        return known.title.partition(SITE)[2] or known.title if known.system else known.title

    def title(self, code: str) -> str:
        """A card by its whole title."""
        known = self.cards.get(code)
        return "a card" if known is None else known.title

    def icons(self, code: str) -> tuple[int, int]:
        """The Force icons of a location, of Dark and of Light."""
        known = self.cards.get(code)
        return (0, 0) if known is None else known.icons

    def system(self, code: str) -> str:
        """The system of a location."""
        known = self.cards.get(code)
        return "" if known is None else known.system

    def pile(self, seat: int, name: str) -> str:
        """A pile with its owner."""
        return f"{self.whose(seat)} {PILES[name]}"

    def thing(self, thing: Thing | None) -> str:
        """Whatever an event is about."""
        if thing is None:
            return "a card that has left"
        if thing.name:
            return self.pile(thing.seat, thing.name)
        return self.card(thing.code)


def capital(sentence: str) -> str:
    """The first letter large."""
    return sentence[:1].upper() + sentence[1:]


def force(amount: int) -> str:
    """So much Force."""
    return f"{amount} Force"
