"""Cards of decks, as things to speak of, and how many a hand lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import ONE, YOURS, fits_all, seats_meant
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules.values import hand_size
from dejarik.kernel.program import CHOOSE, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DeckCards(Selector):
    """
    Cards of a deck with these qualities: of the whole deck, or of those under a name.

    Rulings: arh.part8.search.01, arh.part8.search.02
    """

    whose: int = YOURS
    among: str = ""
    filters: tuple[Filter, ...] = ()
    least: Quantity = ONE
    most: Quantity = ONE

    def within(self, s: State, scope: Scope) -> list[int]:
        """Where to look, the top card first."""
        t = table_of(s)
        found: list[int] = []
        for seat in seats_meant(t, scope, self.whose):
            found += reversed(t.players[seat].deck)
        if not self.among:
            return found
        named = scope.names.get(self.among, [])
        return [card for card in found if card in named]

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        return [one for one in self.within(s, scope) if fits_all(self.filters, t, scope, one)]

    def mode(self) -> int:
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return self.least.amount(s, scope)

    def at_most(self, s: State, scope: Scope) -> int:
        return self.most.amount(s, scope)

    def is_secret(self, s: State, scope: Scope) -> bool:
        """What fits is known only to who looks."""
        return bool(self.within(s, scope))

    def size(self, s: State, scope: Scope) -> int:
        return len(self.within(s, scope))


@dataclass(frozen=True)
class ThisInDiscardPile(Selector):
    """The card whose ability this is, while it lies in its owner's discard pile."""

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        if scope.source >= FIRST_DIE:
            return []
        found = scope.source in t.players[t.owner_of(scope.source)].discard
        return [scope.source] if found else []


@dataclass(frozen=True)
class TopCards(Selector):
    """So many cards from the top of a player's deck, the top one first."""

    amount: Quantity
    of: Quantity

    def find(self, s: State, scope: Scope) -> list[int]:
        deck = table_of(s).players[self.of.amount(s, scope)].deck
        return list(reversed(deck))[: self.amount.amount(s, scope)]

    def at_least(self, s: State, scope: Scope) -> int:
        """With fewer it is not fully done."""
        return self.amount.amount(s, scope)


@dataclass(frozen=True)
class WholeDeck(Selector):
    """All cards of a deck."""

    whose: int = YOURS

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        found: list[int] = []
        for seat in seats_meant(t, scope, self.whose):
            found += reversed(t.players[seat].deck)
        return found


@dataclass(frozen=True)
class CardsMissing(Quantity):
    """
    How many cards a player lacks to their hand size.

    Rulings: arh.part3.hand.02
    """

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        seat = self.who.amount(s, scope)
        return max(0, hand_size(t, seat) - len(t.players[seat].hand))
