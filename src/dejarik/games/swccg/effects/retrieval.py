"""Retrieval in texts: particular cards of one's Lost Pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.retrieving import retrieve_cards
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.program import CHOOSE, Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LostCards(Selector):
    """Cards of one's own Lost Pile, top first: so many, or up to so many."""

    what: tuple[Filter, ...]
    count: Quantity
    up_to: bool

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        lost = t.pile(scope.you, ids.LOST)
        return [card for card in reversed(lost) if fits_all(t, scope, self.what, card)]

    def mode(self) -> int:
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return 0 if self.up_to else self.count.amount(s, scope)

    def at_most(self, s: State, scope: Scope) -> int:
        return self.count.amount(s, scope)


@dataclass(frozen=True)
class RetrieveCards(Choosing):
    """Particular cards of one's Lost Pile are retrieved."""

    what: LostCards

    def wanted(self) -> Selector:
        return self.what

    def kind(self) -> int:
        return reasons.SEARCH

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        retrieve_cards(s, scope.you, scope.source, f.items, ids.USED)


@dataclass(frozen=True)
class RetrieveNearest(Op):
    """The card that fits and is nearest to the top of one's Lost Pile comes to one's hand."""

    what: tuple[Filter, ...]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        lost = t.pile(scope.you, ids.LOST)
        found = [card for card in reversed(lost) if fits_all(t, scope, self.what, card)]
        pop(s)
        retrieve_cards(s, scope.you, scope.source, found[:1], ids.HAND)
