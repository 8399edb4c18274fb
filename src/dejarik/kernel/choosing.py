"""
Choosing: the part of an op that finds out which entities it is about.

Every verb of every game chooses in the same way: all that fit, some at random, or as
many as its seat picks, one stage at a time and always onwards, so that one set has one
way to be named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.decisions import ENTITY, ONE, SOME, STOP, Option
from dejarik.kernel.program import ALL, RANDOM, Op, Selector
from dejarik.kernel.stack import ask_some

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

CHOICE_REASON: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Choosing(Op):
    """An op that works on chosen entities: when it proceeds they are in the frame's items."""

    def step(self, s: State, f: Frame) -> None:
        """Choose first, then proceed; the op's own steps count from 1."""
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        self.proceed(s, f)

    def proceed(self, s: State, f: Frame) -> None:
        """Do the next thing with what was chosen."""
        raise NotImplementedError

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is anything to choose; a hidden zone always counts."""
        wanted = self.wanted()
        return wanted.is_secret(s, scope) or bool(self.candidates(s, scope, wanted))

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: enough to choose from, and at least something."""
        wanted = self.wanted()
        least = 1 if wanted.mode() == ALL else max(1, wanted.at_least(s, scope))
        found = self.candidates(s, scope, wanted)
        if wanted.is_joint():
            return _go_together(s, scope, wanted, [], found, least)
        return len(found) >= least

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """Where what fits is a secret, only how many things there are counts."""
        wanted = self.wanted()
        if not wanted.is_secret(s, scope):
            return self.payable(s, scope)
        return wanted.size(s, scope) >= max(1, wanted.at_least(s, scope))

    def wanted(self) -> Selector:
        """The description to choose from."""
        raise NotImplementedError

    def wanted_now(self, f: Frame) -> Selector:
        """What this frame chooses from just now: an op that chooses twice says so here."""
        return self.wanted()

    def found(self, s: State, f: Frame) -> list[int]:
        """All that may be chosen just now."""
        return self.candidates(s, s.scope_of(f), self.wanted_now(f))

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """What fits the description and may be chosen for this."""
        return wanted.find(s, scope)

    def accepts(self, s: State, f: Frame, picks: list[int], entity: int) -> bool:
        """Whether something goes with what is picked already."""
        return self.wanted_now(f).accepts(s, s.scope_of(f), picks, entity)

    def kind(self) -> int:
        """The game's word for why this is asked."""
        return CHOICE_REASON

    def choose(self, s: State, f: Frame) -> bool:
        """Fill the frame's items; False if a seat had to be asked."""
        scope = s.scope_of(f)
        wanted = self.wanted_now(f)
        found = self.found(s, f)
        mode = wanted.mode()
        if mode == ALL:
            f.items = found
            return True
        most = max(0, wanted.at_most(s, scope))
        hi = min(most, len(found))
        if wanted.is_joint():
            while hi > 1 and not _go_together(s, scope, wanted, [], found, hi):
                hi -= 1
        lo = min(wanted.at_least(s, scope), hi)
        if mode == RANDOM:
            f.items = _draw(s, scope, wanted, found, hi)
            return True
        if wanted.is_secret(s, scope):
            # That the last one that fits is picked must not end it: others would notice.
            hi = min(most, wanted.size(s, scope))
        elif hi == 0 or (lo == len(found) and not (wanted.is_joint() and hi > 1)):
            # Without a choice there is no question; too few to choose from is no choice either.
            f.items = found[:hi]
            return True
        kind = ONE if lo == hi == 1 else SOME
        ask_some(s, f, wanted.chooser(s, scope), kind, self.kind(), lo, hi)
        return False

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """What may still be picked behind the last pick, and to stop once enough are."""
        scope = s.scope_of(f)
        found = self.found(s, f)
        picks = form.picks
        missing = form.lo - len(picks)
        # With nothing allowed (a secret question) only stopping is left.
        start = found.index(picks[-1]) + 1 if picks else 0
        left = found[start:] if len(picks) < form.hi else []
        entities = self.leading(s, f, picks, left, missing)
        options = [Option(ENTITY, scope.source, entity) for entity in entities]
        if missing <= 0 or not options:
            options.append(Option(STOP))
        return options

    def leading(
        self, s: State, f: Frame, picks: list[int], left: list[int], missing: int
    ) -> list[int]:
        """The next picks that lead to as many as are missing, or to as many as can be."""
        for further in range(missing - 1, 0, -1):
            found = [
                entity
                for place, entity in enumerate(left)
                if self.accepts(s, f, picks, entity)
                and self.can_go_on(s, f, [*picks, entity], left[place + 1 :], further)
            ]
            if found:
                return found
        return [entity for entity in left if self.accepts(s, f, picks, entity)]

    def can_go_on(
        self, s: State, f: Frame, picks: list[int], left: list[int], further: int
    ) -> bool:
        """Whether so many more can be picked, always onwards."""
        if further == 0:
            return True
        for place in range(len(left) - further + 1):
            entity = left[place]
            if self.accepts(s, f, picks, entity) and self.can_go_on(
                s, f, [*picks, entity], left[place + 1 :], further - 1
            ):
                return True
        return False

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if option.kind == STOP:
            form.closed = True
            return
        form.picks.append(option.target)
        if len(form.picks) == form.hi:
            form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


def _go_together(
    s: State, scope: Scope, wanted: Selector, picks: list[int], left: list[int], missing: int
) -> bool:
    """Whether so many of these can be picked that go with what is picked and with each other."""
    if missing <= 0:
        return True
    for place, entity in enumerate(left):
        if wanted.accepts(s, scope, picks, entity) and _go_together(
            s, scope, wanted, [*picks, entity], left[place + 1 :], missing - 1
        ):
            return True
    return False


def _draw(s: State, scope: Scope, wanted: Selector, found: list[int], count: int) -> list[int]:
    """Some of these at random, without putting any back."""
    left = found.copy()
    drawn: list[int] = []
    for _ in range(count):
        drawn.append(left.pop(wanted.draw(s, scope, len(left))))
    return drawn


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChoosingFurther(Choosing):
    """
    Chooses entities, and after that one thing more about them, which comes into `x`.

    The second question belongs to the op's step 1, so it is open in step 2.
    """

    def further(self, s: State, f: Frame) -> list[Option]:
        """The options of the second question."""
        raise NotImplementedError

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return super().options(s, f, form) if f.step < 2 else self.further(s, f)

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        if f.step < 2:
            super().pick(s, f, form, option)
            return
        form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Note the entities, or the other thing."""
        if f.step < 2:
            super().closed(s, f)
        else:
            f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class Choose(Choosing):
    """Choose something and give it a name, doing nothing to it."""

    what: Selector
    name: str = ""

    def wanted(self) -> Selector:
        return self.what

    def proceed(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        remember(scope, f.items, len(f.items), self.name)
        if len(f.items) < self.what.at_least(s, scope):
            scope.ok = False
        s.frames.pop()


def remember(scope: Scope, touched: list[int], amount: int, name: str) -> None:
    """Note what a verb touched and how much it did, under its name if it has one."""
    scope.it = touched.copy()
    scope.amount = amount
    if name:
        if name.endswith("+"):
            scope.names.setdefault(name[:-1], []).extend(touched)
        else:
            scope.names[name] = touched.copy()
