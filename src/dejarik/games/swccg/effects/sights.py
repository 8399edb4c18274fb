"""Looking and shuffling: a pile shuffled, the top of a deck, the opponent's hand, a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.searching import look_through
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import CHOOSE, Op, Quantity, Selector
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class TextOnPile(Text):
    """A text that targets a pile of either player which is not empty."""

    piles: tuple[int, ...] = ()

    def found(self, t: Table, scope: Scope, place: int) -> list[int]:
        return [
            ids.pile_id(seat, pile)
            for seat in (scope.you, t.other(scope.you))
            for pile in self.piles
            if t.pile(seat, pile)
        ]


@dataclass(frozen=True)
class ShuffleChosen(Op):
    """The pile that was chosen is shuffled, unless it has become empty."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        seat, pile = ids.pile_of(scope.names["chosen"][0])
        pop(s)
        if table_of(s).pile(seat, pile):
            emit(s, Event(ev.SHUFFLED, seat, scope.names["chosen"][0], scope.source, 0, pile))


@dataclass(frozen=True)
class PeekAtDeck(Op):
    """Look at the top of the opponent's Reserve Deck."""

    count: Quantity

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        other = t.other(scope.you)
        pop(s)
        event = Event(ev.PEEKED, scope.you, ids.pile_id(other, ids.RESERVE), scope.source)
        event.items = t.pile(other, ids.RESERVE)[-self.count.amount(s, scope) :]
        event.amount = len(event.items)
        emit(s, event)


@dataclass(frozen=True)
class ShowOpponentsHand(Op):
    """The opponent's hand is looked at."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        other = table_of(s).other(scope.you)
        pop(s)
        pile = ids.pile_id(other, ids.HAND)
        emit(s, Event(ev.HAND_SHOWN, other, pile, scope.source))


@dataclass(frozen=True)
class InOpponentsHand(Selector):
    """Up to one card of the opponent's hand, which has been shown."""

    what: tuple[Filter, ...]

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        hand = t.pile(t.other(scope.you), ids.HAND)
        return [card for card in hand if fits_all(t, scope, self.what, card)]

    def mode(self) -> int:
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return 0


@dataclass(frozen=True)
class PutOnUsedPile(Choosing):
    """A card is chosen and put on top of its owner's Used Pile."""

    what: InOpponentsHand

    def wanted(self) -> Selector:
        return self.what

    def kind(self) -> int:
        return reasons.SEARCH

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit_all(
            s,
            [Event(ev.PUT_CARD, scope.you, one, scope.source, 0, ids.USED) for one in f.items],
        )


@dataclass(frozen=True)
class LoseAllFound(Op):
    """Search a pile of the opponent; every card there that fits one of the filters is lost."""

    pile: int
    what: tuple[Filter, ...]

    def can(self, s: State, scope: Scope) -> bool:
        """Only a pile with cards can be searched."""
        t = table_of(s)
        return bool(t.pile(t.other(scope.you), self.pile))

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        other = t.other(scope.you)
        cards = t.pile(other, self.pile)
        place = f.step
        f.step = place + 1
        if place == 0:
            f.items = [card for card in cards if any(one.fits(t, scope, card) for one in self.what)]
            pile = ids.pile_id(other, self.pile)
            look_through(s, scope.you, pile, scope.source, not f.items)
            return
        pop(s)
        left = [card for card in f.items if card in cards]
        emit_all(s, [Event(ev.PUT_CARD, scope.you, one, scope.source, 0, ids.LOST) for one in left])
