"""Retrieving: announced as a whole, then card by card from the Lost Pile to the Used Pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push_scope

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Retrieve(Op):
    """
    The scope's player retrieves Force, or the cards under `cards`.

    `amount` is how much, `subject` the pile it goes to; `y` of the frame is 1 if it stands.
    """

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        seat = scope.you
        if f.step == 0:
            f.step = 1
            pile = ids.pile_id(seat, ids.LOST)
            event = Event(ev.RETRIEVING, seat, pile, scope.source, scope.amount)
            event.detail = len(s.frames) - 1
            emit(s, event)
            return
        pop(s)
        if not f.y:
            return
        cards = scope.names.get("cards", [0] * scope.amount)
        lost = table_of(s).pile(seat, ids.LOST)
        found = [one for one in cards if one == 0 or one in lost]
        emit_all(
            s,
            [Event(ev.RETRIEVE_ONE, seat, one, scope.source, 0, scope.subject) for one in found],
        )


RETRIEVE: Final = Retrieve()


def begin_retrieval(s: State, seat: int, source: int, amount: int) -> None:
    """A seat retrieves so much Force; the last thing an op's step does."""
    if amount > 0:
        scope = Scope(seat, source)
        scope.amount = amount
        scope.subject = ids.USED
        push_scope(s, RETRIEVE, scope)


def retrieve_cards(s: State, seat: int, source: int, cards: list[int], pile: int) -> None:
    """A seat retrieves these cards to a pile of its own; the last thing an op's step does."""
    scope = Scope(seat, source)
    scope.amount = len(cards)
    scope.subject = pile
    scope.names["cards"] = cards
    push_scope(s, RETRIEVE, scope)
