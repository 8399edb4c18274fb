"""The round: action phase, upkeep phase, end; over and over until someone has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import moments
from dejarik.games.destiny.model.state import ACTION, UPKEEP, table_of
from dejarik.games.destiny.rules.ability_index import is_silent
from dejarik.games.destiny.rules.flow.actions import TAKE_ACTION
from dejarik.games.destiny.rules.values import hand_size, upkeep_income
from dejarik.kernel.decisions import SOME, STOP, Option, any_of
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ops import take_due
from dejarik.kernel.ordering import hold
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask_some, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Waiting
    from dejarik.kernel.state import State

UPKEEP_DISCARD_REASON: Final = 21

BEGIN_ROUND: Final = 0
BEGIN_PHASE: Final = 1
FIRST_TURN: Final = 2
AFTER_ACTION: Final = 3
EXTRA_ACTIONS: Final = 4
AFTER_EXTRA: Final = 5
NEXT_TURN: Final = 6
BEGIN_UPKEEP: Final = 7
READY_CARDS: Final = 8
ASK_DISCARDS: Final = 9
DISCARD_AND_DRAW: Final = 10
END_ROUND: Final = 11
COUNT_CARDS: Final = 12
AFTER_ROUND: Final = 13
ASK_ACTION: Final = 14

STRIDE: Final = 8
"""How many things are done in one go when nobody is asked and nothing waits."""


@dataclass(frozen=True)
class PlayRounds(Op):
    """
    The frame at the bottom of every game in play.

    `x` is the change count when the last action began, `items` what players discard.
    """

    def step(self, s: State, f: Frame) -> None:
        """The next things in the round, as long as nothing comes between them."""
        t = table_of(s)
        frames = s.frames
        for _ in range(STRIDE):
            self.next_thing(t, f)
            if frames[-1] is not f or f.forms or s.queue or s.outcome is not None:
                return

    def next_thing(self, t: Table, f: Frame) -> None:
        """The next thing; the queue is empty whenever this is reached."""
        step = f.step
        if step == NEXT_TURN or step == FIRST_TURN:
            self.next_turn(t, f)
        elif step == AFTER_ACTION or step == AFTER_EXTRA:
            self.after_action(t, f)
        elif step == EXTRA_ACTIONS:
            self.extra_actions(t, f)
        elif step == ASK_ACTION:
            self.ask_action(t, f)
        elif step == ASK_DISCARDS:
            f.step = DISCARD_AND_DRAW
            for seat in discarders(t, f):
                hand = len(t.players[seat].hand)
                if hand:
                    ask_some(t, f, seat, SOME, UPKEEP_DISCARD_REASON, 0, hand)
        else:
            self.phases(t, f)

    def phases(self, t: Table, f: Frame) -> None:
        """Steps of the round in which nobody is asked."""
        step = f.step
        f.step = step + 1
        if step == BEGIN_ROUND:
            self.begin_round(t, f)
        elif step == BEGIN_PHASE:
            emit(t, Event(ev.PHASE_BEGAN, -1, 0, 0, 0, ACTION))
        elif step == BEGIN_UPKEEP:
            emit(t, Event(ev.PHASE_BEGAN, -1, 0, 0, 0, UPKEEP))
        elif step == READY_CARDS:
            f.y = 0
            ready_and_gain(t)
        elif step == DISCARD_AND_DRAW:
            seats = discarders(t, f)
            f.y += len(seats)
            if f.y < t.seats:
                f.step = ASK_DISCARDS
            draw_up(t, f, seats)
        elif step == END_ROUND or step == COUNT_CARDS:
            if (step == END_ROUND) == t.rules.edition.delayed_before_count:
                run_delayed(t)
            else:
                check_cards(t)
        else:
            f.step = BEGIN_ROUND
            after_round(t)

    def begin_round(self, t: Table, f: Frame) -> None:
        """
        What waits for the end of the last round comes first.

        Rulings: arh.part7.delayed.01
        """
        due = take_due(t, moments.AFTER_ROUND_ENDS)
        if due:
            f.step = BEGIN_ROUND
            hold(t, due)
        else:
            emit(t, Event(ev.ROUND_BEGAN, -1, 0, 0, t.round + 1))

    def next_turn(self, t: Table, f: Frame) -> None:
        """
        The next player's turn begins, unless all have passed or something ends the phase.

        Before that comes what waits for the end of the turn that is over.
        Rulings: arh.part5.actionphase.02, arh.part5.actionphase.03, arh.part7.delayed.01
        """
        due = take_due_at_end(t) if f.step == NEXT_TURN and t.delayed else []
        if due:
            hold(t, due)
            return
        if t.ending_phase or t.passes >= t.seats:
            f.step = BEGIN_UPKEEP
            take_due(t, moments.OPPONENTS_NEXT_TURN)
            return
        seat = t.turn if f.step == FIRST_TURN else t.other(t.turn)
        f.step = ASK_ACTION
        emit(t, Event(ev.TURN_BEGAN, seat))

    def ask_action(self, t: Table, f: Frame) -> None:
        """
        The player acts; who has claimed passes without being asked.

        Rulings: arh.part5.claim.03
        """
        due = take_due_of_others(t, t.turn) if t.delayed else []
        if due:
            hold(t, due)
        elif t.players[t.turn].claimed:
            f.step = NEXT_TURN
            emit(t, Event(ev.PASSED, t.turn))
        else:
            f.step = AFTER_ACTION
            f.x = t.changes
            push_scope(t, TAKE_ACTION, Scope(t.turn, 0))

    def after_action(self, t: Table, f: Frame) -> None:
        """
        An action that did nothing was a pass; else abilities may follow it.

        Rulings: arh.part5.passing.03, arh.part5.extra.02
        """
        was_extra = f.step == AFTER_EXTRA
        seat = f.y if was_extra else t.turn
        f.step = EXTRA_ACTIONS
        acted = t.action != ev.NO_ACTION and t.changes != f.x
        if acted:
            emit(t, Event(ev.ACTION_TAKEN, seat, 0, 0, int(was_extra), t.action))
        elif not was_extra or t.rules.edition.declining_is_passing:
            emit(t, Event(ev.PASSED, seat))

    def extra_actions(self, t: Table, f: Frame) -> None:
        """
        What waited for granted actions, then further ones, oldest first.

        Rulings: arh.part5.extra.01, arh.part5.extra.05, arh.part5.claim.04
        """
        due = take_due(t, moments.AFTER_GRANTED_ACTIONS, t.extras_taken)
        if t.ending_phase and (not t.extra or t.rules.edition.granted_actions_end):
            f.step = NEXT_TURN
        elif due:
            hold(t, due)
        elif t.extra:
            f.y = t.extra.pop(0)
            t.extras_taken += 1
            if not t.players[f.y].claimed:
                f.step = AFTER_EXTRA
                f.x = t.changes
                push_scope(t, TAKE_ACTION, Scope(f.y, 0)).y = 1
        else:
            f.step = NEXT_TURN
            self.next_turn(t, f)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """In upkeep: the cards of one's own hand behind the last pick, and to stop."""
        return any_of(table_of(s).players[form.seat].hand, form.picks)

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = option.kind == STOP or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Keep all discards until they happen together."""
        f.items = []
        for form in f.forms:
            f.items += form.picks


def ready_and_gain(t: Table) -> None:
    """
    Ready all cards, return all dice, gain resources.

    Rulings: arh.part5.upkeep.01, arh.part5.upkeep.02, arh.part5.upkeep.03
    """
    events: list[Event] = []
    for player in t.players:
        for ref in player.play:
            copy = t.copies[ref]
            stays = not t.definition_of(copy).ready_in_upkeep and not is_silent(t, ref)
            if not copy.ready and not stays:
                events.append(Event(ev.READIED, player.seat, ref))
    for player in t.players:
        for number in player.pool:
            events.append(Event(ev.DIE_RETURNED, player.seat, number))
    for player in t.players:
        events.append(Event(ev.RESOURCES_GAINED, player.seat, 0, 0, upkeep_income(t, player.seat)))
    emit_all(t, events)


def discarders(t: Table, f: Frame) -> list[int]:
    """
    Whose turn it is to discard in upkeep: everyone's, or the one behind `y` others.

    Where they go one after the other, the battlefield's controller is the first.
    """
    if t.rules.edition.secret_discards:
        return list(range(t.seats))
    return [(t.copies[t.battlefield].controller + f.y) % t.seats]


def draw_up(t: Table, f: Frame, seats: list[int]) -> None:
    """
    The chosen cards are discarded together, then these players draw up to hand size.

    Rulings: arh.part5.upkeep.04, arh.part5.upkeep.05
    """
    events: list[Event] = []
    left = [len(player.hand) for player in t.players]
    for card in f.items:
        owner = t.owner_of(card)
        left[owner] -= 1
        events.append(Event(ev.CARD_DISCARDED, owner, card, 0, 1, ev.FROM_HAND))
    f.items = []
    for seat in seats:
        missing = hand_size(t, seat) - left[seat]
        if missing > 0 and t.players[seat].deck:
            events.append(Event(ev.CARDS_DRAWN, seat, 0, 0, missing))
    emit_all(t, events)


def take_due_of_others(t: Table, seat: int) -> list[Waiting]:
    """Take what waits for this player's turn, as their opponents speak of it, off the list."""
    turns = (moments.OPPONENTS_NEXT_TURN, moments.OPPONENTS_NEXT_TURN_EVER)
    due = [one for one in t.delayed if one.when in turns and one.seat != seat]
    t.delayed = [one for one in t.delayed if one not in due]
    return due


def take_due_at_end(t: Table) -> list[Waiting]:
    """Take what waits for the end of this turn, as the mover's opponents speak of it."""
    due = [
        one
        for one in t.delayed
        if one.when == moments.OPPONENTS_NEXT_TURN_ENDS
        and one.seat != t.turn
        and one.batch <= t.turns
    ]
    t.delayed = [one for one in t.delayed if one not in due]
    for one in due:
        one.batch = 0
    return due


def run_delayed(t: Table) -> None:
    """
    What waits for the end of the round happens.

    Rulings: arh.part7.delayed.02
    """
    due = take_due(t, moments.BEFORE_ROUND_ENDS)
    if due:
        hold(t, due)


def check_cards(t: Table) -> None:
    """
    Who has neither hand nor deck has lost; if both, the battlefield decides.

    Rulings: arh.part5.winning.02, arh.part5.winning.03, arh.clar.aw.07
    """
    losers = [one.seat for one in t.players if not one.hand and not one.deck]
    if len(losers) == 1:
        emit(t, Event(ev.GAME_WON, t.other(losers[0]), 0, 0, 0, 1))
    elif losers:
        emit(t, Event(ev.GAME_WON, t.copies[t.battlefield].controller, 0, 0, 0, 1))


def after_round(t: Table) -> None:
    """The round is over; where only bots play, a game that gets nowhere is drawn."""
    events = [Event(ev.ROUND_ENDED, -1, 0, 0, t.round)]
    if t.lab_draw and not t.progress and t.stuck + 1 >= t.lab_draw:
        events.append(Event(ev.GAME_DRAWN))
    emit_all(t, events)


PLAY_ROUNDS: Final = PlayRounds()
