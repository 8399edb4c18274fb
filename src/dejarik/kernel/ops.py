"""
Ops that only give shape: in sequence, then, may, if, for each, again, later.

They belong to no game; a game's verbs go between them. What "did not fully resolve"
means is kept in the scope's `ok` by the verbs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import NO, ONE, ORDER, VALUE, YES, YES_NO, Option
from dejarik.kernel.events import LIVE, REPLACED
from dejarik.kernel.frames import Lasting, Waiting
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector
from dejarik.kernel.stack import ask, ask_some, pop, push

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

MAY_REASON: Final = 2
EITHER_REASON: Final = 3


@dataclass(frozen=True)
class Sequence(Op):
    """Independent sentences: each is done as far as possible."""

    parts: tuple[Op, ...]

    def can(self, s: State, scope: Scope) -> bool:
        return any(part.can(s, scope) for part in self.parts)

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether every part could be done in full."""
        return all(part.payable(s, scope) for part in self.parts)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """The same, as far as everyone knows."""
        return all(part.seems_payable(s, scope) for part in self.parts)

    def step(self, s: State, f: Frame) -> None:
        place = f.step
        if place == len(self.parts):
            pop(s)
            return
        f.step = place + 1
        push(s, self.parts[place], f)


@dataclass(frozen=True)
class Then(Op):
    """
    The second part only if the first was fully done.

    If not, only the second is left out, or all that is left of the ability, as the game says
    (`Game.then_ends`): there it takes that everything before was fully done.
    """

    first: Op
    second: Op

    def can(self, s: State, scope: Scope) -> bool:
        return self.first.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """Each part once; what came before the first is put aside while it is done."""
        scope = s.scope_of(f)
        ends = s.game.then_ends
        if f.step == 0:
            f.step = 1
            if not ends:
                f.x = int(scope.ok)
                scope.ok = True
            push(s, self.first, f)
        elif f.step == 1 and scope.ok:
            f.step = 2
            push(s, self.second, f)
        elif f.step == 1 and ends:
            end_ability(s, f)
        else:
            if not ends and not f.x:
                scope.ok = False
            pop(s)


def end_ability(s: State, f: Frame) -> None:
    """Drop everything that is left of the ability this frame belongs to."""
    del s.frames[f.scope + 1 :]
    own = s.frames[f.scope]
    own.step = ENDED
    own.op = END


ENDED: Final = 9999


@dataclass(frozen=True)
class End(Op):
    """What a cut-off ability still has to do: nothing."""

    def step(self, s: State, f: Frame) -> None:
        pop(s)


@dataclass(frozen=True)
class Nothing(Op):
    """Does nothing at all."""

    def can(self, s: State, scope: Scope) -> bool:
        return False

    def step(self, s: State, f: Frame) -> None:
        pop(s)


@dataclass(frozen=True)
class May(Op):
    """The actor decides whether to; declining counts as not resolved."""

    effect: Op
    otherwise: Op = Nothing()

    def step(self, s: State, f: Frame) -> None:
        """Ask unless it is plain to all that it could do nothing, or must not be declined."""
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if s.game.must_take(s, scope, self.effect):
                f.step = 2
            elif self.effect.can(s, scope):
                ask(s, f, scope.actor, YES_NO, MAY_REASON)
                return
        if f.step == 1:
            f.step = 3
            scope.ok = False
            push(s, self.otherwise, f)
        elif f.step == 2:
            f.step = 3
            push(s, self.effect, f)
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        source = s.scope_of(f).source
        return [Option(NO, source), Option(YES, source)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.step = 2 if f.forms[0].picks[0] == YES else 1


@dataclass(frozen=True)
class Pay(Op):
    """A cost, done first and in full, to have an effect; unpayable, nothing happens."""

    cost: Op
    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether the cost can be paid, as far as everyone knows."""
        return self.cost.seems_payable(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """Pay, then the effect if the cost was really paid."""
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = int(scope.ok)
            scope.ok = self.cost.seems_payable(s, scope)
            if scope.ok:
                push(s, self.cost, f)
        elif f.step == 1 and scope.ok:
            f.step = 2
            scope.ok = bool(f.x)
            push(s, self.effect, f)
        else:
            pop(s)


@dataclass(frozen=True)
class Either(Op):
    """
    The actor chooses among several effects; any of them, even an empty one.

    Of more than one, all are chosen before the first is done, each once, in any order.
    """

    effects: tuple[Op, ...]
    how_many: int = 1

    def can(self, s: State, scope: Scope) -> bool:
        """Whether any of them could do anything."""
        return any(effect.can(s, scope) for effect in self.effects)

    def step(self, s: State, f: Frame) -> None:
        place = f.step
        f.step = place + 1
        if place == 0:
            kind = ONE if self.how_many == 1 else ORDER
            seat = s.scope_of(f).actor
            ask_some(s, f, seat, kind, EITHER_REASON, self.how_many, self.how_many)
        elif place < len(f.items):
            push(s, self.effects[f.items[place]], f)
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The effects by their places, those not yet chosen."""
        source = s.scope_of(f).source
        left = [place for place in range(len(self.effects)) if place not in form.picks]
        return [Option(VALUE, source, place, place) for place in left]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()
        push(s, self.effects[f.items[0]], f)


@dataclass(frozen=True)
class If(Op):
    """One thing or the other, as the condition stands when it is reached."""

    condition: Condition
    then: Op
    otherwise: Op = Nothing()

    def can(self, s: State, scope: Scope) -> bool:
        """Whether the branch that stands now could do anything."""
        branch = self.then if self.condition.holds(s, scope) else self.otherwise
        return branch.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            branch = self.then if self.condition.holds(s, s.scope_of(f)) else self.otherwise
            push(s, branch, f)
        else:
            pop(s)


@dataclass(frozen=True)
class ForEach(Op):
    """Do something once for each entity found at the start, under the name `each`."""

    over: Selector
    effect: Op
    name: str = "each"

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.items = self.over.find(s, scope)
        if f.step == len(f.items):
            pop(s)
            return
        scope.names[self.name] = [f.items[f.step]]
        f.step += 1
        push(s, self.effect, f)


@dataclass(frozen=True)
class Repeat(Op):
    """Do something so many times."""

    times: Quantity
    effect: Op

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.x = self.times.amount(s, s.scope_of(f))
        if f.step >= f.x:
            pop(s)
            return
        f.step += 1
        push(s, self.effect, f)


@dataclass(frozen=True)
class As(Op):
    """Another seat acts: it makes the choices inside. Whose ability it is stays the same."""

    who: Quantity
    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether the inner effect could do anything."""
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """Change the actor, do it, change back."""
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = scope.actor
            scope.actor = self.who.amount(s, scope)
            push(s, self.effect, f)
        else:
            scope.actor = f.x
            pop(s)


@dataclass(frozen=True)
class Instead(Op):
    """
    In place of the event this ability interrupts, something else happens.

    Nobody hears of the event any more; everyone hears of what comes in its place.
    """

    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Only while there is something to replace."""
        return _replaceable(s, scope) is not None

    def step(self, s: State, f: Frame) -> None:
        """Call the event off, do the other thing, leave."""
        event = _replaceable(s, s.scope_of(f)) if f.step == 0 else None
        f.step += 1
        if event is None:
            pop(s)
        else:
            event.status = REPLACED
            push(s, self.effect, f)


def _replaceable(s: State, scope: Scope) -> Event | None:
    """The event an ability interrupts, if it is still to happen."""
    if scope.paused == NOBODY:
        return None
    event = s.frames[scope.paused].event
    return event if event is not None and event.status == LIVE else None


@dataclass(frozen=True)
class Later(Op):
    """Schedule an effect for a moment of the game; it keeps what is named now."""

    when: int
    effect: Op

    def step(self, s: State, f: Frame) -> None:
        scope = _kept(s, s.scope_of(f))
        waiting = Waiting(self.effect, scope, scope.you, 0, s.cause)
        waiting.when = self.when
        waiting.batch = s.game.due(s, self.when)
        s.delayed.append(waiting)
        s.changes += 1
        pop(s)


@dataclass(frozen=True)
class Until(Op):
    """A modifier that lasts; it keeps what is named now."""

    modifier: Modifier
    duration: int

    def step(self, s: State, f: Frame) -> None:
        scope = _kept(s, s.scope_of(f))
        s.lasting.append(Lasting(self, scope, self.duration, scope.you, s.turns))
        s.index = None
        s.changes += 1
        pop(s)


END: Final = End()

EVER: Final = 1 << 30


def _kept(s: State, scope: Scope) -> Scope:
    """What an ability knows now, for a time when the event it interrupts is long over."""
    event = s.event_of(scope)
    kept = scope.clone()
    kept.ok = True
    kept.event = None if event is None else event.clone()
    kept.paused = NOBODY
    kept.replaces = False
    return kept


def take_due(s: State, when: int, reached: int = EVER) -> list[Waiting]:
    """
    Take the scheduled effects of one moment off the list, oldest first.

    Only those that are due by the count the game has reached (see `Game.due`).
    """
    if not s.delayed:
        return []
    due = [one for one in s.delayed if one.when == when and one.batch <= reached]
    if due:
        s.delayed = [one for one in s.delayed if one.when != when or one.batch > reached]
        for one in due:
            one.batch = 0
    return due


def end_lasting(s: State, until: int, seat: int, begun_before: int = EVER) -> bool:
    """
    End the lasting modifiers of one duration that count by this seat (-1: by any).

    Only those that began in a turn before `begun_before`.
    """
    kept = [
        one
        for one in s.lasting
        if one.until != until or one.since >= begun_before or (seat >= 0 and one.seat != seat)
    ]
    if len(kept) == len(s.lasting):
        return False
    s.lasting = kept
    s.index = None
    return True
