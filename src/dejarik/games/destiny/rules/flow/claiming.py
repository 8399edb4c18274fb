"""The three shorter actions: claiming, using a card action, discarding to reroll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.ability_index import actions_of
from dejarik.games.destiny.rules.die_rules import rerollable
from dejarik.games.destiny.rules.legality import least_rerolled
from dejarik.kernel.decisions import ENTITY, NO, ONE, SOME, STOP, YES, YES_NO, Option, any_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, ask_some, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

CLAIM_REASON: Final = 12
DISCARD_TO_REROLL_REASON: Final = 13
REROLL_REASON: Final = 14

LAST: Final = 3
"""The last step of claiming."""


@dataclass(frozen=True)
class Claim(Op):
    """
    Take the battlefield, then its ability may be used.

    Rulings: arh.part5.claim.01, arh.part5.claim.07
    """

    def step(self, s: State, f: Frame) -> None:
        """Control, claim, ask, use; an edition may have control come last."""
        t = table_of(s)
        seat = s.scope_of(f).you
        step = f.step
        f.step = step + 1
        if step > LAST:
            pop(s)
        elif step == 1:
            emit(t, Event(ev.BATTLEFIELD_CLAIMED, seat, t.battlefield))
        elif step == 2:
            if t.definition_of(t.copies[t.battlefield]).claim is not None:
                ask(s, f, seat, YES_NO, CLAIM_REASON)
        elif self.takes_control(t, step, seat):
            emit(t, Event(ev.BATTLEFIELD_TAKEN, seat, t.battlefield))

    def takes_control(self, t: Table, step: int, seat: int) -> bool:
        """Whether control changes now, first of all or last."""
        if (step == 0) != t.rules.edition.control_before_claim:
            return False
        return t.copies[t.battlefield].controller != seat

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        battlefield = table_of(s).battlefield
        return [Option(NO, battlefield), Option(YES, battlefield)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        ability = t.definition_of(t.copies[t.battlefield]).claim
        if f.forms[0].picks[0] == YES and ability is not None:
            push_scope(s, ability, Scope(f.forms[0].seat, t.battlefield))


@dataclass(frozen=True)
class UseAction(Op):
    """
    Use a card action: `x` is the copy, `y` the ability's place.

    Rulings: arh.part5.cardaction.01
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        seat = s.scope_of(f).you
        step = f.step
        f.step = step + 1
        if step == 0:
            action = actions_of(t, t.copies[f.x])[f.y]
            power = int(action.is_power)
            used = Event(ev.ABILITY_USED, seat, f.x, f.x, power, power)
            used.flags = f.y
            emit(t, used)
        elif step == 1 and f.x in t.copies:
            push_scope(s, actions_of(t, t.copies[f.x])[f.y].effect, Scope(seat, f.x))
        else:
            pop(s)


@dataclass(frozen=True)
class RerollForCard(Op):
    """
    Discard a card from hand to reroll any number of dice in one's own pool.

    Rulings: arh.part5.reroll.01, arh.part5.reroll.02, arh.part5.reroll.03
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        seat = s.scope_of(f).you
        step = f.step
        f.step = step + 1
        if step == 0:
            ask(s, f, seat, ONE, DISCARD_TO_REROLL_REASON)
        elif step == 1:
            emit(t, Event(ev.CARD_DISCARDED, seat, f.x, 0, 1, ev.FROM_HAND))
        elif step == 2 and rerollable(t, seat):
            ask_some(s, f, seat, SOME, REROLL_REASON, least_rerolled(t), len(rerollable(t, seat)))
        elif step == 3 and f.items:
            rolled = Event(ev.DICE_ROLLED, seat, 0, 0, len(f.items), 1)
            rolled.items = f.items.copy()
            emit(t, rolled)
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The hand, then the pool behind the last pick."""
        t = table_of(s)
        if f.step == 1:
            return [Option(ENTITY, 0, card) for card in t.players[form.seat].hand]
        dice = rerollable(t, form.seat)
        if len(form.picks) >= form.lo:
            return any_of(dice, form.picks)
        start = dice.index(form.picks[-1]) + 1 if form.picks else 0
        last = len(dice) - (form.lo - len(form.picks)) + 1
        return [Option(ENTITY, 0, die) for die in dice[start:last]]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind == STOP:
            form.closed = True
            return
        form.picks.append(option.target)
        form.closed = f.step == 1 or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        if f.step == 1:
            f.x = f.forms[0].picks[0]
        else:
            f.items = f.forms[0].picks.copy()


USE_ACTION: Final = UseAction()
