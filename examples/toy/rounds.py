"""
The shape of a round of the toy game: bids, turns, and how it ends.

Part of the game in `game.py`.
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
from examples.toy import cards as c
from examples.toy import state as t

HIT = c.Hurt(c.Them(), c.Fixed(1))
TRADE = c.Trade()


@dataclass(frozen=True)
class Rolling(Op):
    """A die is rolled, and hurts in one of two cases."""

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
    """A seat acts once, and the others after it."""

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
    """Round after round: the turn structure at the bottom of the stack."""

    turn: Op = Turn()

    def step(self, s: State, f: Frame) -> None:
        """Draw, bid, reveal, a turn for everyone, the end of the round."""
        state = t.toy(s)
        f.step += 1
        if f.step == 1:
            emit(s, Event(t.ROUND_BEGAN))
        elif f.step == 2:
            for seat in sorted(state.playing(), reverse=True):
                ask(s, f, seat, ONE, t.BID)
        elif f.step == 3:
            reveal_bids(state, f.items)
        elif f.step < 4 + s.seats:
            seat = (state.first + f.step - 4) % s.seats
            if seat not in state.out:
                push_scope(s, self.turn, Scope(seat, NOTHING))
        elif f.step == 4 + s.seats:
            s.queue.extend(take_due(s, t.END_OF_ROUND))
        else:
            f.step = 0
            end_lasting(s, t.END_OF_ROUND, NOBODY)
            if state.round == t.ROUNDS:
                settle(state, t.BY_LIFE)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """A card, or no bid."""
        cards = [Option(t.PLAY, NOTHING, card) for card in t.toy(s).hands[form.seat]]
        return [*cards, Option(PASS)]

    def closed(self, s: State, f: Frame) -> None:
        """Every bid, seat by seat; whoever is out has made none."""
        bids = {form.seat: form.picks[0] for form in f.forms}
        f.items = [bids.get(seat, NOTHING) for seat in range(s.seats)]


def reveal_bids(s: t.ToyState, bids: list[int]) -> None:
    """The highest bid begins, the lowest seat of those that are level; all are discarded."""
    identity = s.knowledge.identity
    living = sorted(s.playing())
    s.first = max(living, key=lambda seat: identity[bids[seat]])
    for seat, card in enumerate(bids):
        if card:
            emit(s, Event(t.DISCARDED, seat, card))


def leave(s: t.ToyState, seat: int, reason: str) -> None:
    """A seat is out: nothing of it waits any more, and the last one who stays has won."""
    if seat not in s.out:
        s.out.append(seat)
    if len(s.out) == s.seats - 1:
        settle(s, reason)
    s.queue = [waiting for waiting in s.queue if waiting.seat != seat]
    s.delayed = [waiting for waiting in s.delayed if waiting.seat != seat]
    for f in s.frames:
        f.held = [waiting for waiting in f.held if waiting.seat != seat]
    s.decisions = None


def settle(s: t.ToyState, reason: str) -> None:
    """More life wins, then whoever stayed longer."""
    living = s.playing()
    levels = sorted({s.life[seat] for seat in living}, reverse=True)
    ranking = [sorted(seat for seat in living if s.life[seat] == life) for life in levels]
    s.outcome = Outcome([*ranking, *([seat] for seat in reversed(s.out))], reason)
