"""Verbs that give dice another keeper: place, gain, split."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.state import HELD, table_of
from dejarik.kernel.choosing import remember
from dejarik.kernel.decisions import ONE, SOME, STOP, VALUE, Option, any_of
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.stack import ask, ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

SPLIT_REASON: Final = 26
GROUP_REASON: Final = 27


@dataclass(frozen=True)
class PlaceDie(Verb):
    """Place a die on this card, which keeps it from its own until it leaves play."""

    die: Selector

    def wanted(self) -> Selector:
        return self.die

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only while the card is there and the die is not already kept."""
        die = t.dice.get(target)
        if die is None or die.zone == HELD or scope.source not in t.copies:
            return None
        return Event(ev.DIE_TAKEN, scope.actor, target, scope.source, 1)


@dataclass(frozen=True)
class GainDice(Op):
    """
    The character gains the dice of another, set aside with it.

    Rulings: arh.clar.rm.03, arh.clar.rm.04
    """

    dice: Selector

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0 and scope.source in t.copies and t.copies[scope.source].type == CHARACTER:
            f.step = 1
            gained = Event(ev.DICE_GAINED, scope.you, scope.source, scope.source)
            gained.items = self.dice.find(s, scope)
            gained.amount = len(gained.items)
            emit_for(t, f, gained)
            return
        pop(s)


@dataclass(frozen=True)
class SplitPool(Op):
    """
    The actor splits their dice pool into two groups, then its opponent chooses one.

    The chosen group gets the name. Who chooses is the ability's own player.
    """

    who: Quantity
    name: str

    def can(self, s: State, scope: Scope) -> bool:
        return bool(table_of(s).players[self.who.amount(s, scope)].pool)

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        seat = self.who.amount(s, scope)
        pool = t.players[seat].pool
        step = f.step
        f.step = step + 1
        if step == 0 and pool:
            ask_some(s, f, seat, SOME, SPLIT_REASON, 0, len(pool))
        elif step == 1 and pool:
            split = Event(ev.POOL_SPLIT, seat, 0, scope.source, len(f.items))
            split.items = f.items.copy()
            emit_for(t, f, split)
        elif step == 2 and pool:
            ask(s, f, scope.you, ONE, GROUP_REASON)
        else:
            if not pool:
                scope.ok = False
            chosen = f.items if f.x == 0 else [one for one in pool if one not in f.items]
            remember(scope, chosen, len(chosen), self.name)
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """Dice of the pool behind the last pick, or the two groups."""
        if f.step == 3:
            return [Option(VALUE, 0, 0, 0), Option(VALUE, 0, 1, 1)]
        return any_of(table_of(s).players[form.seat].pool, form.picks)

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One more die, or enough; a group closes at once."""
        if option.kind != STOP:
            form.picks.append(option.target)
        form.closed = option.kind == STOP or f.step == 3 or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Note the first group, or which one was chosen."""
        picks = f.forms[0].picks
        if f.step == 3:
            f.x = picks[0]
        else:
            f.items = picks.copy()
