"""Verbs of cards in play: leave, attach, borrow a special."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.verbs import BEGINNING, Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import UPGRADE
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules.flow.resolving import SPECIAL_REASON
from dejarik.games.destiny.rules.indexing import specials_of
from dejarik.games.destiny.rules.matching import MATCH_DIE, is_unclear
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.kernel.choosing import Choosing, ChoosingFurther, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Selector
from dejarik.kernel.stack import ask, pop, push, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class LeavePlay(Verb):
    """
    Cards leave play for a zone of their owner: the discard pile or set aside.

    Cards of a hand may go the same way.
    """

    cards: Selector
    zone: int

    def wanted(self) -> Selector:
        return self.cards

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """
        Never the battlefield: one is always in play.

        Rulings: arh.part1.battlefields.01
        """
        return [one for one in wanted.find(s, scope) if one != table_of(s).battlefield]

    def proceed(self, s: State, f: Frame) -> None:
        """
        First of all, say which die goes with one of two identical upgrades.

        Rulings: arh.part2.leaving.04
        """
        if f.step == BEGINNING:
            t = table_of(s)
            while f.x < len(f.items):
                ref = f.items[f.x]
                f.x += 1
                if is_unclear(t, ref, f.items):
                    push(s, MATCH_DIE, f).x = ref
                    return
            f.x = 0
        super().proceed(s, f)

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """A copy in play, the event card that is being played, or a card of a hand."""
        if target in t.copies:
            return Event(ev.LEFT_PLAY, scope.actor, target, scope.source, 1, self.zone)
        if target >= FIRST_DIE:
            return None
        owner = t.owner_of(target)
        kind = ev.CARD_SET_ASIDE if self.zone == ev.TO_ASIDE else ev.CARD_DISCARDED
        if target in t.limbo:
            return Event(kind, owner, target, scope.source, 1, ev.FROM_PLAY)
        if target in t.players[owner].hand:
            return Event(kind, owner, target, scope.source, 1, ev.FROM_HAND)
        return None


@dataclass(frozen=True)
class AttachThis(Choosing):
    """
    Attach this card to another one.

    With `becomes` it first turns into an upgrade of that subtype and a cost of 0.

    Rulings: arh.part5.changetype.01, arh.part8.move.01
    """

    to: Selector
    becomes: str = ""

    def wanted(self) -> Selector:
        return self.to

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is a host, and something to attach."""
        return scope.source in table_of(s).copies and bool(self.to.find(s, scope))

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items or scope.source not in t.copies:
            scope.ok = False
            remember(scope, [], 0, "")
            pop(s)
        elif step == 1 and self.becomes:
            self.change_type(t, f, scope)
        elif step <= 2 and f.items[0] in t.copies:
            f.step = 3
            emit_for(t, f, Event(ev.ATTACHED, scope.actor, scope.source, f.items[0], 1))
        else:
            remember(scope, f.items, 1, "")
            pop(s)

    def change_type(self, t: Table, f: Frame, scope: Scope) -> None:
        """The card becomes an upgrade before it is attached."""
        changed = Event(ev.TYPE_CHANGED, scope.actor, scope.source, scope.source, 0, UPGRADE)
        changed.items = [SUBTYPES.index(self.becomes)]
        emit_for(t, f, changed)


@dataclass(frozen=True)
class UseSpecial(ChoosingFurther):
    """
    Use the special ability of a card in play as if it were yours.

    Rulings: arh.faq.22, arh.faq.25
    """

    of: Selector

    def wanted(self) -> Selector:
        return self.of

    def proceed(self, s: State, f: Frame) -> None:
        """Choose a card, then which of its specials, then use it."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            pop(s)
        elif step == 1 and len(specials_of(t, t.copy(f.items[0]))) > 1:
            ask(s, f, scope.actor, ONE, SPECIAL_REASON)
        elif step <= 2:
            f.step = 3
            specials = specials_of(t, t.copy(f.items[0]))
            push_scope(s, specials[f.x], Scope(scope.you, f.items[0]))
        else:
            pop(s)

    def further(self, s: State, f: Frame) -> list[Option]:
        t = table_of(s)
        specials = specials_of(t, t.copy(f.items[0]))
        return [Option(VALUE, f.items[0], place, place) for place in range(len(specials))]
