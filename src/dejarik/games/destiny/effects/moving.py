"""Verbs that move something from one place to another: damage, shields, attached cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER, DOWNGRADE, UPGRADE
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.matching import MATCH_DIE, is_unclear
from dejarik.games.destiny.rules.values import remaining_health
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Quantity, Selector
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

DAMAGE: Final = 0
SHIELDS: Final = 1

FROM: Final = 1
TO: Final = 2
SAID: Final = 3
DONE: Final = 4

AMOUNT_REASON: Final = 41

ALL_OF_IT: Final = -1
"""In place of how much a player said: nobody was asked."""


@dataclass(frozen=True)
class Moving(Choosing):
    """
    Something goes from one place to another: choose whence, choose whither, go.

    It never goes to where it is, and without anywhere to go it stays.

    Registers: `x` is where it comes from, `y` how much of it should go.
    Rulings: arh.part8.move.01, arh.part8.move.02
    """

    def whence(self) -> Selector:
        """Where it comes from."""
        raise NotImplementedError

    def whither(self) -> Selector:
        """Where it goes."""
        raise NotImplementedError

    def is_whence(self, t: Table, ref: int) -> bool:
        """Whether something can come from there."""
        raise NotImplementedError

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        """Whether it can go there."""
        raise NotImplementedError

    def needs_goal(self, t: Table, origin: int) -> bool:
        """Whether it has to be said where it goes."""
        return True

    def takes_dice_along(self) -> bool:
        """Whether a card is moved, and its dice with it."""
        return False

    def most(self, t: Table, scope: Scope, origin: int, ref: int) -> int:
        """Up to how much the player may say; 0 if it is not for the player to say."""
        return 0

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        """The move to propose; without a goal, to 0."""
        raise NotImplementedError

    def wanted(self) -> Selector:
        return self.whence()

    def wanted_now(self, f: Frame) -> Selector:
        return self.whence() if f.step <= FROM else self.whither()

    def found(self, s: State, f: Frame) -> list[int]:
        """Only what can come, and only where it can go."""
        t = table_of(s)
        found = self.wanted_now(f).find(s, s.scope_of(f))
        if f.step <= FROM:
            return [ref for ref in found if self.is_whence(t, ref)]
        return [ref for ref in found if self.is_whither(t, f.x, ref)]

    def can(self, s: State, scope: Scope) -> bool:
        """Something must be able to go somewhere."""
        t = table_of(s)
        goals = self.whither().find(s, scope)
        for origin in self.whence().find(s, scope):
            if not self.is_whence(t, origin):
                continue
            if not self.needs_goal(t, origin):
                return True
            if any(self.is_whither(t, origin, ref) for ref in goals):
                return True
        return False

    def payable(self, s: State, scope: Scope) -> bool:
        return self.can(s, scope)

    def proceed(self, s: State, f: Frame) -> None:
        """
        Note the origin, choose the goal, perhaps ask how much, move, remember.

        Of two identical upgrades it is said first which die goes with the one.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == FROM and f.items and not f.y and self.takes_dice_along():
            f.y = 1
            if is_unclear(t, f.items[0], []):
                push(s, MATCH_DIE, f).x = f.items[0]
                return
        if f.step == FROM and f.items:
            f.x = f.items[0]
            f.items = [NOTHING]
            f.step = TO
            if self.needs_goal(t, f.x) and not self.choose(s, f):
                return
        if f.step == TO and f.items:
            f.step = SAID
            f.y = ALL_OF_IT
            if self.most(t, scope, f.x, f.items[0]) > 0:
                ask(s, f, scope.actor, ONE, AMOUNT_REASON)
                return
        if f.step == SAID and self.move(t, f):
            return
        if f.step != DONE or f.result == NOT_DONE:
            scope.ok = False
            f.items = []
        elif f.result < f.y:
            scope.ok = False
        remember(scope, f.items, max(0, f.result) if f.items else 0, "")
        pop(s)

    def move(self, t: Table, f: Frame) -> bool:
        """Propose the move, as much of it as was said; whether there is one."""
        f.step = DONE
        event = self.event(t, t.scope_of(f), f.x, f.items[0])
        f.items = [f.x] if f.items[0] == NOTHING else f.items
        f.result = 0 if f.y == 0 else NOT_DONE
        if event is None or f.y == 0:
            return False
        f.y = event.amount = event.amount if f.y == ALL_OF_IT else f.y
        emit_for(t, f, event)
        return True

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """What and whither; then how much, from nothing on."""
        if f.step != SAID:
            return super().options(s, f, form)
        scope = s.scope_of(f)
        most = self.most(table_of(s), scope, f.x, f.items[0])
        return [Option(VALUE, scope.source, amount, amount) for amount in range(most + 1)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        super().pick(s, f, form, option)
        form.closed = form.closed or f.step == SAID

    def closed(self, s: State, f: Frame) -> None:
        """Note what or whither, or how much."""
        if f.step == SAID:
            f.y = f.forms[0].picks[0]
        else:
            super().closed(s, f)


@dataclass(frozen=True)
class MoveTokens(Moving):
    """
    Move damage or shields from one card to another; with `up_to` the player says how much.

    Rulings: arh.part8.move.06, arh.part8.move.07, arh.part8.move.08, arh.part8.move.10
    """

    what: int
    amount: Quantity
    from_: Selector
    to: Selector
    up_to: bool = False

    def whence(self) -> Selector:
        return self.from_

    def whither(self) -> Selector:
        return self.to

    def is_whence(self, t: Table, ref: int) -> bool:
        """Any card in play, even without such tokens."""
        return ref in t.copies

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        return ref != origin and ref in t.copies and t.copies[ref].type == CHARACTER

    def there(self, t: Table, origin: int) -> int:
        """How many there are."""
        copy = t.copies[origin]
        return copy.damage if self.what == DAMAGE else copy.shields

    def most(self, t: Table, scope: Scope, origin: int, ref: int) -> int:
        """
        No more damage than the goal has health left.

        Rulings: arh.part8.move.09
        """
        if not self.up_to:
            return 0
        most = min(self.amount.amount(t, scope), self.there(t, origin))
        if self.what == SHIELDS:
            return most
        return min(most, remaining_health(t, t.copies[ref]))

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        amount = self.amount.amount(t, scope)
        there = self.there(t, origin)
        if amount <= 0 or there <= 0:
            return None
        kind = ev.DAMAGE_MOVED if self.what == DAMAGE else ev.SHIELDS_MOVED
        if amount > there and not self.up_to:
            scope.ok = False
            if not t.rules.edition.moves_in_part:
                return None
        return Event(kind, scope.actor, origin, scope.source, min(amount, there), ref)


@dataclass(frozen=True)
class MoveAttached(Moving):
    """
    Move an upgrade or downgrade to another card, whatever restricts playing it.

    Rulings: arh.part8.move.03, arh.part8.move.04, arh.part8.move.05
    """

    what: Selector
    to: Selector

    def whence(self) -> Selector:
        return self.what

    def whither(self) -> Selector:
        return self.to

    def takes_dice_along(self) -> bool:
        return True

    def is_whence(self, t: Table, ref: int) -> bool:
        return ref in t.copies and t.copies[ref].type in (UPGRADE, DOWNGRADE)

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        """A card it is not on yet."""
        return ref in t.copies and ref not in (origin, t.copies[origin].host)

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        return Event(ev.ATTACHED, scope.actor, origin, ref, 1)
