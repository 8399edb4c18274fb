"""Command cards as effects move them: drawn, discarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_CARD
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.chances import RANDOM_CARD
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DrawCards(Op):
    """The player draws cards; the last ones are remembered."""

    amount: int

    def can(self, s: State, scope: Scope) -> bool:
        return bool(battle_of(s).sides[scope.you].deck)

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        pop(s)
        hand = len(b.sides[scope.you].hand)
        scope.names["hand"] = [hand]
        emit(s, Event(ev.CARDS_DRAWN, scope.you, NOTHING, scope.source, self.amount))


@dataclass(frozen=True)
class DiscardDrawn(Op):
    """The player discards one of the cards just drawn."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if self.drawn(s, scope):
                ask(s, f, scope.you, ONE, reasons.DISCARD)
                return
        pop(s)
        if f.items:
            emit(s, Event(ev.HAND_DISCARDED, scope.you, f.items[0], scope.source))

    def drawn(self, s: State, scope: Scope) -> list[int]:
        """The cards just drawn, as options name them."""
        hand = battle_of(s).sides[scope.you].hand
        return [FIRST_CARD + card for card in hand[scope.names["hand"][0] :]]

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        scope = s.scope_of(f)
        return [Option(ENTITY, scope.source, card) for card in self.drawn(s, scope)]

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class DiscardFromHand(Op):
    """The player discards a card from hand; `at_random`: the opponent does, and chance chooses."""

    at_random: bool = False

    def payable(self, s: State, scope: Scope) -> bool:
        return bool(battle_of(s).sides[scope.you].hand)

    def can(self, s: State, scope: Scope) -> bool:
        b = battle_of(s)
        seat = b.other(scope.you) if self.at_random else scope.you
        return bool(b.sides[seat].hand)

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        seat = b.other(scope.you) if self.at_random else scope.you
        hand = b.sides[seat].hand
        if f.step == 0 and hand:
            f.step = 1
            if not self.at_random:
                ask(s, f, seat, ONE, reasons.DISCARD)
                return
            f.items = [FIRST_CARD + hand[s.chance.draw(RANDOM_CARD, seat, len(hand))]]
        pop(s)
        if f.items:
            emit(s, Event(ev.HAND_DISCARDED, seat, f.items[0], scope.source))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        hand = battle_of(s).sides[form.seat].hand
        return [Option(ENTITY, s.scope_of(f).source, FIRST_CARD + card) for card in hand]

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Cancel(Op):
    """What this answers has no effect."""

    def step(self, s: State, f: Frame) -> None:
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None and answered.status == LIVE:
            answered.status = CANCELLED
            s.changes += 1
