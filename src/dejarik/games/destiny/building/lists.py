"""What a player brings, and what may be wrong with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DeckList:
    """
    A team with its dice, battlefields, a deck and what is set aside, by card codes.

    `team` has a code and a number of dice for each character and plot; a plot without a
    die is bought once for one and twice for two. `cards` names every card of the deck, a
    copy more once more. `extra_dice` are spare dice, a code for each; `aside` are cards.
    """

    team: tuple[tuple[str, int], ...]
    battlefields: tuple[str, ...]
    cards: tuple[str, ...]
    extra_dice: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()

    def codes(self) -> list[str]:
        """Every code in it, once, in order."""
        team = [code for code, _ in self.team]
        named = [*team, *self.battlefields, *self.cards, *self.extra_dice, *self.aside]
        return list(dict.fromkeys(named))


@dataclass(frozen=True)
class ReadyDeck:
    """
    A deck that comes with the program: its name, whose side it is on, and what is in it.

    `called` is its name for people; `format` is the one it was made for, `legal` are all it may be
    played in; `cards` has each code with its copies.
    """

    name: str
    called: str
    side: str
    format: str
    legal: tuple[str, ...]
    team: tuple[tuple[str, int], ...]
    battlefield: str
    cards: tuple[tuple[str, int], ...]

    def deck_list(self) -> DeckList:
        """The deck as a list to check."""
        cards = tuple(code for code, copies in self.cards for _ in range(copies))
        return DeckList(self.team, (self.battlefield,), cards)

    def seat(self, name: str) -> dict[str, object]:
        """What a seat brings, as a setup wants it."""
        return {
            "name": name,
            "team": [{"code": code, "dice": dice} for code, dice in self.team],
            "battlefield": self.battlefield,
            "deck": list(self.deck_list().cards),
        }


@dataclass(frozen=True)
class Complaint:
    """
    One reason why a list cannot be played: a key for words, the ruling, the cards, numbers.

    `names` are other words a sentence needs, such as a colour or a format.
    """

    key: str
    ruling: str
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
