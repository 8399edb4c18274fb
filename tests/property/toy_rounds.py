"""
The shape of a round of the toy game: bids, turns, and how it ends.

Part of the game in `toy.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.kernel.decisions import ONE, PASS, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form, Frame, Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.ops import end_lasting, take_due
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push, push_scope
from dejarik.kernel.state import Outcome, State
from tests.property import toy_cards as c
from tests.property import toy_state as t

HIT = c.Hurt(c.Them(), c.Fixed(1))
TRADE = c.Trade()


@dataclass(frozen=True)
class Rolling(Op):
    hit: Op = HIT

    def step(self, s: State, f: Frame) -> None:
        """Roll; a high number hurts."""
        if f.step:
            pop(s)
            return
        f.step = 1
        you = s.scope_of(f).you
        value = s.chance.draw(t.DIE, you, 6) + 1
        emit(s, Event(t.ROLLED, you, detail=value))
        if value > 3:
            push(s, self.hit, f)


@dataclass(frozen=True)
class Turn(Op):
    roll: Op = Rolling()
    trade: Op = TRADE

    def step(self, s: State, f: Frame) -> None:
        """Ask for an action, do it, leave."""
        you = s.scope_of(f).you
        f.step += 1
        if f.step == 1:
            ask(s, f, you, ONE, t.ACT)
        elif f.step > 2 or f.x == PASS:
            pop(s)
        elif f.x == t.PLAY:
            event = Event(t.PLAYED, you, f.y)
            emit(s, event)
            identity = s.knowledge.identity[event.subject]
            push_scope(s, c.PLAYS[identity], Scope(you, event.subject))
        else:
            push(s, self.roll if f.x == t.ROLL else self.trade, f)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Each card in hand, and what can always be done."""
        cards = [Option(t.PLAY, NOTHING, card) for card in t.toy(s).hands[form.seat]]
        return [*cards, Option(t.ROLL), Option(t.TRADE), Option(PASS)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """The kind of action, and its card."""
        form.picks.extend((option.kind, option.target))
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Keep it for the next step."""
        f.x, f.y = f.forms[0].picks


@dataclass(frozen=True)
class Rounds(Op):
    turn: Op = Turn()

    def step(self, s: State, f: Frame) -> None:
        """Draw, bid, reveal, two turns, the end of the round."""
        state = t.toy(s)
        f.step += 1
        if f.step == 1:
            emit(s, Event(t.ROUND_BEGAN))
        elif f.step == 2:
            ask(s, f, 1, ONE, t.BID)
            ask(s, f, 0, ONE, t.BID)
        elif f.step == 3:
            reveal_bids(state, f.items)
        elif f.step == 4:
            push_scope(s, self.turn, Scope(state.first, NOTHING))
        elif f.step == 5:
            push_scope(s, self.turn, Scope(1 - state.first, NOTHING))
        elif f.step == 6:
            s.queue.extend(take_due(s, t.END_OF_ROUND))
        else:
            f.step = 0
            end_lasting(s, t.END_OF_ROUND, NOBODY)
            if state.round == t.ROUNDS:
                settle(state)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """A card, or no bid."""
        cards = [Option(t.PLAY, NOTHING, card) for card in t.toy(s).hands[form.seat]]
        return [*cards, Option(PASS)]

    def closed(self, s: State, f: Frame) -> None:
        """Both bids, seat by seat."""
        f.items = [form.picks[0] for form in f.forms]


def reveal_bids(s: t.ToyState, bids: list[int]) -> None:
    """The higher bid begins; both are discarded."""
    identity = s.knowledge.identity
    s.first = 1 if identity[bids[1]] > identity[bids[0]] else 0
    for seat, card in enumerate(bids):
        if card:
            emit(s, Event(t.DISCARDED, seat, card))


def settle(s: t.ToyState) -> None:
    """More life wins."""
    best = 0 if s.life[0] >= s.life[1] else 1
    level = s.life[0] == s.life[1]
    s.outcome = Outcome([[0, 1]] if level else [[best], [1 - best]], "life")
