"""
Verbs, the common part: choose what it is done to, do it one by one, remember it.

What each verb does is in the files beside this one, a file per family.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.easing import Price
from dejarik.games.destiny.rules.twin_upgrades import MATCH_DIE, is_unclear
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import ALL, Selector
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


BEGINNING: Final = 1
ACTING: Final = 2
NOTING: Final = 3

ASKED: Final = "asked for"
"""Where an effect done in part is not fully done: how much it says."""
FROM: Final = 1
TO: Final = 2
SAID: Final = 3
DONE: Final = 4
AMOUNT_REASON: Final = 41
ALL_OF_IT: Final = -1
"""In place of how much a player said: nobody was asked."""


def part_will_do(t: Table) -> bool:
    """Whether an effect that came to less than it says counts as fully done."""
    return t.rules.edition.part_is_full


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Verb(Price):
    """
    Something done to each of the chosen things, one event for each.

    Registers: `x` is the place of the thing at hand, `y` how much has been done in all.
    The scope's `ok` stays true only if there was something and all of it happened.
    """

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """The event to propose for one thing; None if it cannot be done to it."""
        raise NotImplementedError

    def name_for(self) -> str:
        """Under which name the things are remembered."""
        return ""

    def proceed(self, s: State, f: Frame) -> None:
        """For each: propose, note; then remember and leave."""
        if f.step == BEGINNING:
            self.begin(s, f)
        if f.step == NOTING:
            self.note(s, f)
        while f.x < len(f.items):
            t = table_of(s)
            event = self.event(t, s.scope_of(f), f.items[f.x])
            if event is not None:
                f.step = NOTING
                if not part_will_do(t):
                    s.scope_of(f).names[ASKED] = [event.amount]
                emit_for(s, f, event)
                return
            s.scope_of(f).ok = False
            f.items[f.x] = NOTHING
            f.x += 1
        self.finish(s, f)

    def begin(self, s: State, f: Frame) -> None:
        """The things are chosen: fewer than asked for is not fully done."""
        scope = s.scope_of(f)
        f.step = ACTING
        wanted = self.wanted()
        least = 1 if wanted.mode() == ALL else wanted.at_least(s, scope)
        if len(f.items) < least:
            scope.ok = False

    def note(self, s: State, f: Frame) -> None:
        """Count what the event really did."""
        f.step = ACTING
        scope = s.scope_of(f)
        asked = scope.names.get(ASKED)
        if asked is not None and f.result < asked[0]:
            scope.ok = False
        if f.result == NOT_DONE:
            scope.ok = False
            f.items[f.x] = NOTHING
        else:
            f.y += f.result
        f.x += 1

    def finish(self, s: State, f: Frame) -> None:
        """Remember what it was really done to, and leave."""
        done = [target for target in f.items if target != NOTHING]
        remember(s.scope_of(f), done, f.y, self.name_for())
        pop(s)


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

    def origins(self, t: Table, scope: Scope) -> list[int]:
        """What fits the description of where it comes from."""
        return self.whence().find(t, scope)

    def goals(self, t: Table, scope: Scope, origin: int) -> list[int]:
        """What fits the description of where it goes."""
        return self.whither().find(t, scope)

    def found(self, s: State, f: Frame) -> list[int]:
        """Only what can come, and only where it can go."""
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step <= FROM:
            return [ref for ref in self.origins(t, scope) if self.is_whence(t, ref)]
        return [ref for ref in self.goals(t, scope, f.x) if self.is_whither(t, f.x, ref)]

    def can(self, s: State, scope: Scope) -> bool:
        """Something must be able to go somewhere."""
        t = table_of(s)
        for origin in self.origins(t, scope):
            if not self.is_whence(t, origin):
                continue
            if not self.needs_goal(t, origin):
                return True
            goals = self.goals(t, scope, origin)
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


def one_each(f: Frame, takers: list[int], kind: int, scope: Scope) -> list[Event]:
    """An event for each of those that were assigned something, from who acts."""
    found: list[Event] = []
    for ref in takers:
        count = f.items.count(ref)
        if count:
            found.append(Event(kind, scope.actor, ref, scope.source, count))
    return found
