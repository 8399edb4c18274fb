"""
The procedures: turns, actions, the battle, destiny, leaving; each an op with steps.

Belongs here: in which order things are proposed. Who may answer is the policy's business,
what an event does that of `changes`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.emitting import emit, emit_for, emit_together
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.frames import Lasting
from dejarik.kernel.modifiers import Modifier, modified
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push
from tests.spine.battle import table as t

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State

ACTIVATION: Final = 3
ENOUGH_ABILITY: Final = 4
"""The ability that lets a seat draw battle destiny."""
UNTIL_BATTLE_ENDS: Final = 1


@dataclass(frozen=True)
class Turns(Op):
    """One turn after the other, for ever."""

    def step(self, s: State, f: Frame) -> None:
        """The next part of a turn."""
        table = t.table_of(s)
        seat = table.turn
        f.step += 1
        if f.step == 1:
            emit(s, Event(t.TURN, 1 - seat))
        elif f.step == 2:
            emit(s, Event(t.ACTIVATED, seat, amount=ACTIVATION))
        elif f.step == 3:
            emit(s, Event(t.DRAWN, seat, amount=1))
        elif f.step == 4:
            emit(s, Event(t.PHASE, seat))
        else:
            f.step = 0
            held = [site for site in t.SITES if table.characters(seat, site)]
            emit(s, Event(t.LOST_FORCE, 1 - seat, amount=max(1, len(held))))


@dataclass(frozen=True)
class Act(Op):
    """
    An action: the card is shown, the cost is paid, others respond, then the result.

    Targets were picked with it. The frame's `y` is set by the change of ACTING, so it stays 0
    when the action was cancelled.
    """

    what: int
    cost: int
    result: Op

    def step(self, s: State, f: Frame) -> None:
        """The next part of initiation, or the result, or clear up."""
        table = t.table_of(s)
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1 and scope.source not in t.SITES and table.is_in(scope.source, t.HAND):
            emit_for(s, f, Event(t.PLAYED, scope.you, scope.source))
        elif f.step == 2:
            if f.result > 0:
                scope.source = f.result
            emit(s, Event(t.SPENT, scope.you, scope.source, amount=self.cost))
        elif f.step == 3:
            event = Event(t.ACTING, scope.you, scope.source, amount=self.what)
            event.detail = len(s.frames) - 1
            event.items = scope.names.get("chosen", []).copy()
            emit(s, event)
        elif f.step == 4 and f.y:
            push(s, self.result, f)
        elif f.step == 5 and scope.source not in t.SITES and table.is_in(scope.source, t.OPEN):
            emit(s, Event(t.PUT_AWAY, scope.you, scope.source))
        elif f.step > 5:
            pop(s)


# --- results --------------------------------------------------------------------------


@dataclass(frozen=True)
class Cancel(Op):
    """What this responds to will have no result."""

    def step(self, s: State, f: Frame) -> None:
        """Call it off, if it is still to happen."""
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None and answered.status == LIVE:
            answered.status = CANCELLED
            s.changes += 1


@dataclass(frozen=True)
class Once(Op):
    """One event about the card itself and what was chosen for it."""

    kind: int

    def step(self, s: State, f: Frame) -> None:
        """Propose it and leave."""
        scope = s.scope_of(f)
        pop(s)
        chosen = scope.names.get("chosen", [])
        emit(s, Event(self.kind, scope.you, scope.source, detail=chosen[0] if chosen else 0))


@dataclass(frozen=True)
class Redraw(Op):
    """The destiny this answers is put away and drawn anew."""

    def step(self, s: State, f: Frame) -> None:
        """Say so to the frame that draws."""
        scope = s.scope_of(f)
        answered = s.event_of(scope)
        pop(s)
        assert answered is not None
        event = Event(t.DESTINY_REDRAWN, scope.you, answered.subject, detail=answered.detail)
        emit(s, event)


@dataclass(frozen=True)
class Rescue(Op):
    """The lost card this answers comes to its owner's hand."""

    def step(self, s: State, f: Frame) -> None:
        """Take it up, if it is still there."""
        scope = s.scope_of(f)
        answered = s.event_of(scope)
        pop(s)
        assert answered is not None
        if t.table_of(s).is_in(answered.subject, t.LOST):
            emit(s, Event(t.RESCUED, scope.you, answered.subject))


@dataclass(frozen=True)
class OpponentLoses(Op):
    """The opponent loses one Force."""

    def step(self, s: State, f: Frame) -> None:
        """Lose it."""
        seat = s.scope_of(f).you
        pop(s)
        emit(s, Event(t.LOST_FORCE, 1 - seat, amount=1))


@dataclass(frozen=True)
class UntilBattleEnds(Op):
    """A modifier of the chosen character that ends with the battle; it counts from now on."""

    modifier: Modifier

    def step(self, s: State, f: Frame) -> None:
        """Begin to last."""
        scope = s.scope_of(f).clone()
        scope.paused = -1
        pop(s)
        s.lasting.append(Lasting(self, scope, UNTIL_BATTLE_ENDS, scope.you, s.serial))
        s.index = None
        s.changes += 1


# --- the battle -----------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Op):
    """
    Draw one destiny: for the battle, or (`shot`) for a weapon.

    `items` is the card that lies open; `y` is set when it is to be drawn anew.
    """

    shot: bool

    def step(self, s: State, f: Frame) -> None:
        """Draw, let it be answered, draw anew or take the number."""
        table = t.table_of(s)
        seat = s.scope_of(f).actor
        if f.step == 0:
            reserve = table.zone(seat, t.RESERVE)
            if not reserve:
                pop(s)
                return
            f.step = 1
            f.y = 0
            f.items = [reserve[-1]]
            emit(s, Event(t.DESTINY, seat, reserve[-1], detail=len(s.frames) - 1))
        elif f.step == 1 and f.y:
            f.step = 0
        elif f.step == 1:
            f.step = 2
            card = f.items[0]
            event = Event(t.DESTINY_DONE, seat, card, amount=table.destiny_of(card))
            event.detail = int(self.shot)
            emit(s, event)
        else:
            pop(s)


@dataclass(frozen=True)
class Fire(Op):
    """A weapon's destiny against the target's ability: more hits it."""

    draw: Op

    def step(self, s: State, f: Frame) -> None:
        """Draw, then compare."""
        table = t.table_of(s)
        scope = s.scope_of(f)
        target = scope.names["chosen"][0]
        f.step += 1
        if f.step == 1:
            table.battle.shot = 0
            push(s, self.draw, f)
            return
        pop(s)
        is_there = target in table.fighters(1 - scope.you)
        if is_there and table.battle.shot > table.printed(target).ability:
            emit(s, Event(t.HIT, scope.you, target, scope.source))


@dataclass(frozen=True)
class Fight(Op):
    """The battle: weapons, destiny of both, totals, damage, the end."""

    draw: Op

    def step(self, s: State, f: Frame) -> None:
        """The next segment."""
        table = t.table_of(s)
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1:
            emit(s, Event(t.BATTLE_BEGUN, scope.you, scope.source))
        elif f.step == 2:
            emit(s, Event(t.WEAPONS, scope.you))
        elif f.step in (3, 4):
            seat = scope.you if f.step == 3 else 1 - scope.you
            ability = sum(table.printed(card).ability for card in table.fighters(seat))
            if ability >= ENOUGH_ABILITY:
                scope.actor = seat
                push(s, self.draw, f)
        elif f.step == 5:
            scope.actor = scope.you
            event = Event(t.TOTALLED, scope.you)
            event.items = [total_power(table, seat) for seat in range(2)]
            emit(s, event)
        elif f.step == 6:
            emit(s, Event(t.DAMAGE, scope.you))
        elif f.step == 7:
            emit(s, Event(t.BATTLE_ENDED, scope.you))
        else:
            pop(s)


def power(table: t.Table, card: int) -> int:
    """The power of a character, never below 0."""
    return max(0, modified(table, t.POWER, card, table.printed(card).power))


def total_power(table: t.Table, seat: int) -> int:
    """The power of a seat's side, with its destiny."""
    return sum(power(table, card) for card in table.fighters(seat)) + table.battle.destiny[seat]


@dataclass(frozen=True)
class Forfeit(Op):
    """A character is given up: it leaves with all it carries, at one moment."""

    def step(self, s: State, f: Frame) -> None:
        """It counts first; then all are in their piles before the first answer."""
        table = t.table_of(s)
        scope = s.scope_of(f)
        card = scope.source
        if f.step == 0:
            f.step = 1
            emit(s, Event(t.FORFEITED, scope.you, card, amount=table.printed(card).forfeit))
            return
        pop(s)
        leaving = [card, *table.carried_by(card)]
        emit_together(s, [Event(t.LEFT, scope.you, one) for one in leaving])


@dataclass(frozen=True)
class LoseOne(Op):
    """One Force is lost for what is owed."""

    def step(self, s: State, f: Frame) -> None:
        """Lose it."""
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(t.LOST_FORCE, scope.you, amount=1, detail=1))


def in_force(scope: Scope) -> int:
    """The character a lasting modifier is about."""
    return scope.names["chosen"][0]


TURNS: Final = Turns()
