"""
What to call cards, copies, dice and players in English.

What belongs here: short names for single things, from facts and what a seat knows.
What does not: sentences (`table`, `log`), card texts (`render`) and the state.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.facts import (
    BLANK,
    COST_INDIRECT,
    NONE,
    SPECIAL,
    SYMBOL_NAMES,
    Card,
    parse_side,
)
from dejarik.games.destiny.model.titles import SIGN, initial_of, titles_of
from dejarik.games.destiny.wire import SeatView, Thing

HIDDEN_CARD: Final = "a hidden card"


def side_words(written: str) -> str:
    """A die side in words: `2 melee`, `+1 ranged`, `special`, `3 melee for 1`."""
    if not written:
        return ""
    side = parse_side(written)
    if side.symbol == BLANK:
        return "blank"
    if side.symbol == SPECIAL:
        words = "special"
    else:
        symbol = "of any symbol" if side.symbol == NONE else SYMBOL_NAMES[side.symbol]
        words = f"{'+' if side.modifier else ''}{'X' if side.is_x else side.value} {symbol}"
    if not side.cost:
        return words
    if side.cost_kind == COST_INDIRECT:
        return f"{words} for {side.cost} indirect to yourself"
    return f"{words} for {side.cost}"


class Names:
    """
    Names as one seat says them; a spectator (-1) calls nobody `you`.

    `texts` are the card texts at hand: choices between their parts are named by them.
    """

    def __init__(
        self,
        facts: Mapping[str, Card],
        seat: int,
        players: Sequence[str],
        texts: Mapping[str, CardText] | None = None,
    ) -> None:
        self.facts = facts
        self.texts = {} if texts is None else texts
        self.seat = seat
        self.players = players

    def who(self, seat: int) -> str:
        """A player at the start of a sentence."""
        if seat == self.seat and seat >= 0:
            return "You"
        return self.players[seat] if 0 <= seat < len(self.players) else "The game"

    def other(self, seat: int) -> str:
        """A player behind a preposition."""
        return self.who(seat).lower() if seat == self.seat else self.who(seat)

    def whose(self, seat: int) -> str:
        """A player as owner, before a noun."""
        if seat == self.seat and seat >= 0:
            return "your"
        return f"{self.players[seat]}'s" if 0 <= seat < len(self.players) else "the"

    def own(self, seat: int, owner: int) -> str:
        """An owner before a noun, where another player or the owner does something to it."""
        return self.whose(owner) if seat != owner or seat == self.seat else "their own"

    def does(self, seat: int, verb: str) -> str:
        """A player doing something: `You draw`, `Bot draws`."""
        if seat == self.seat and seat >= 0:
            return f"You {verb}"
        ending = "es" if verb.endswith(("s", "sh", "ch")) else "s"
        return f"{self.who(seat)} {verb}{ending}"

    def title(self, code: str) -> str:
        """The title of a card, or that it is hidden."""
        if not code:
            return HIDDEN_CARD
        card = self.facts.get(code)
        return code if card is None else card.title

    @cached_property
    def titles(self) -> list[str]:
        """Every title there is, in the order in which they are named."""
        return titles_of(self.facts.values())

    def titles_from(self, first: int, count: int) -> str:
        """One title, those with one initial, or others that follow each other."""
        found = self.titles[first : first + count]
        if count == 1:
            return found[0]
        initial = initial_of(found[0])
        if count == sum(1 for one in self.titles if initial_of(one) == initial):
            return f"{'Digits and signs' if initial == SIGN else initial} ({count})"
        return f"{found[0]} … {found[-1]}"

    def thing(self, thing: Thing | None) -> str:
        """A thing somebody was told about, with whose it is."""
        if thing is None:
            return "the rules"
        if thing.side:
            return self.die(thing.side, thing.code, thing.seat)
        if not thing.code:
            return HIDDEN_CARD if thing.id <= 0 else "a card that left play"
        if thing.id <= 0 or thing.seat < 0:
            return self.title(thing.code)
        return f"{self.whose(thing.seat)} {self.title(thing.code)}"

    def die(self, side: str, code: str, seat: int) -> str:
        """A die by what it shows and whose it is."""
        return f"{side_words(side)} ({self.whose(seat)} {self.title(code)})"

    def shown(self, view: SeatView, entity: int) -> str:
        """A thing in a view, by the number the view shows it with."""
        if entity < 0:
            return self.title(code_of_handle(view, -entity))
        for die in view.dice:
            if die.id == entity:
                side = die.side or "-"
                if die.side:
                    return self.die(side, die.code, die.seat)
                return f"a die on {self.title(die.code)}"
        for player in view.players:
            for copy in player.play:
                if copy.id == entity:
                    return f"{self.whose(copy.controller)} {self.title(copy.code)}"
        return "something that left play"


def code_of_handle(view: SeatView, handle: int) -> str:
    """What the card with this handle is, if the seat knows; empty if not."""
    for player in view.players:
        zones = (player.hand, player.known_deck, player.discard, player.aside, player.defeated)
        for zone in zones:
            for card in zone:
                if card.handle == handle:
                    return card.code
    for card in view.limbo:
        if card.handle == handle:
            return card.code
    return ""


def code_of_shown(view: SeatView, entity: int) -> str:
    """The code of a card, copy or die in a view; empty if it is unknown or gone."""
    if entity < 0:
        return code_of_handle(view, -entity)
    for player in view.players:
        for copy in player.play:
            if copy.id == entity:
                return copy.code
    for die in view.dice:
        if die.id == entity:
            return die.code
    return ""
