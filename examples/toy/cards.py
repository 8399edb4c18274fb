"""
The toy game's cards, and the words they are written in.

Part of the game in `game.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.kernel import timing
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import REPLACED, Event
from dejarik.kernel.frames import Frame, Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import Modifier, modified
from dejarik.kernel.ops import Later, May, Sequence, Until
from dejarik.kernel.program import CHOOSE, Op, Quantity, Selector, copied
from dejarik.kernel.stack import pop, push
from dejarik.kernel.state import State
from examples.toy import state as t


@dataclass(frozen=True)
class Fixed(Quantity):
    """A number that is always the same."""

    value: int

    def amount(self, s: State, scope: Scope) -> int:
        """Always the same."""
        return self.value


@dataclass(frozen=True)
class Strength(Quantity):
    """What a card hurts for, as modified."""

    printed: int

    def amount(self, s: State, scope: Scope) -> int:
        """The printed number with what modifies it."""
        return modified(s, t.STRENGTH, scope.source, self.printed)


@dataclass(frozen=True)
class Them(Quantity):
    """Whoever comes next among the others."""

    def amount(self, s: State, scope: Scope) -> int:
        """The next opponent."""
        return t.toy(s).next_after(scope.you)


@dataclass(frozen=True)
class Hurt(Op):
    """Somebody loses life."""

    who: Quantity
    how_much: Quantity

    def step(self, s: State, f: Frame) -> None:
        """Propose it, then leave."""
        if f.step:
            pop(s)
            return
        f.step = 1
        scope = s.scope_of(f)
        amount = self.how_much.amount(s, scope)
        victim = self.who.amount(s, scope)
        emit(s, Event(t.HURT, scope.you, NOTHING, scope.source, amount, victim))


@dataclass(frozen=True)
class Heal(Op):
    """You gain life."""

    how_much: int

    def can(self, s: State, scope: Scope) -> bool:
        """Only the wounded."""
        return t.toy(s).life[scope.you] < t.LIFE

    def step(self, s: State, f: Frame) -> None:
        """Nothing listens to it, so it happens at once."""
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(t.HEALED, scope.you, NOTHING, scope.source, self.how_much))


@dataclass(frozen=True)
class Soften(Op):
    """What is about to hurt hurts less."""

    by: int

    def step(self, s: State, f: Frame) -> None:
        """Amend the paused event."""
        event = s.event_of(s.scope_of(f))
        assert event is not None
        event.amount = max(0, event.amount - self.by)
        pop(s)


@dataclass(frozen=True)
class Instead(Op):
    """Something else happens in place of it."""

    effect: Op

    def step(self, s: State, f: Frame) -> None:
        """The paused event is off; do this."""
        if f.step:
            pop(s)
            return
        f.step = 1
        event = s.event_of(s.scope_of(f))
        assert event is not None
        event.status = REPLACED
        push(s, self.effect, f)


@dataclass(frozen=True)
class Trash(Op):
    """The card leaves the table."""

    def step(self, s: State, f: Frame) -> None:
        """The card itself leaves the table."""
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(t.DISCARDED, scope.you, scope.source))


@dataclass(frozen=True)
class Ability(timing.Ability):
    """What a card on the table waits for."""

    band: int
    effect: Op
    anyone: bool = False

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """When its t.owner, or anyone, is hurt; whoever is out no longer hears of it."""
        you = t.owner(holder)
        concerned = self.anyone or event.detail == you
        return Scope(you, holder) if concerned and you not in t.toy(s).out else None

    def program(self) -> Op:
        """What it does."""
        return self.effect


@dataclass(frozen=True)
class Stronger(Modifier):
    """A card hurts for more."""

    by: int

    def statistic(self) -> int:
        """Strength."""
        return t.STRENGTH

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """To all cards of whoever raised it."""
        return self.by if t.owner(entity) == scope.you else 0


@dataclass(frozen=True)
class InHand(Selector):
    """Your hand."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """Your hand."""
        return t.toy(s).hands[scope.you].copy()

    def mode(self) -> int:
        """As many as are picked."""
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        """None is enough."""
        return 0

    def at_most(self, s: State, scope: Scope) -> int:
        """Two at most."""
        return 2

    def is_secret(self, s: State, scope: Scope) -> bool:
        """Others cannot see a hand."""
        return True


@dataclass(frozen=True)
class Trade(Choosing):
    """Some of your cards go, and as many come."""

    hand: Selector = InHand()

    def wanted(self) -> Selector:
        """Cards in hand."""
        return self.hand

    def step(self, s: State, f: Frame) -> None:
        """Discard them, and heal as much."""
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        you = s.scope_of(f).you
        pop(s)
        # From the back: a card that slips out trades places with one behind it.
        for card in reversed(f.items):
            emit(s, Event(t.DISCARDED, you, card))
        emit(s, Event(t.HEALED, you, amount=len(f.items)))


PLAYS: dict[int, Op] = {
    t.STRIKE: Hurt(Them(), Strength(2)),
    t.BOMB: Later(t.END_OF_ROUND, Hurt(Them(), Fixed(2))),
    t.BANNER: Sequence((Until(Stronger(1), t.END_OF_ROUND), Hurt(Them(), Fixed(1)))),
    t.GUARD: Sequence(()),
    t.WARD: Sequence(()),
    t.ECHO: Sequence(()),
}
ABILITIES: dict[int, Ability] = {
    t.GUARD: copied(Ability(t.BEFORE, May(Soften(1)))),
    t.WARD: Ability(t.WOULD, Instead(Trash())),
    t.ECHO: copied(Ability(t.AFTER, May(Heal(1)), anyone=True)),
}
