"""Where cards in play go: out of play, onto and under another; and borrowing a special."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import BEGINNING, Moving, Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules import as_characters, values
from dejarik.games.destiny.rules.ability_index import specials_of
from dejarik.games.destiny.rules.flow.resolving import SPECIAL_REASON
from dejarik.games.destiny.rules.twin_upgrades import MATCH_DIE, is_unclear
from dejarik.kernel import choosing, decisions, stack
from dejarik.kernel.emitting import emit, emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Op, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

AS_PRINTED: Final = -1
"""The cost of a card that keeps its own."""
MATCHING: Final = 1
LEAVING: Final = 2
ENTERING: Final = 3


@dataclass(frozen=True)
class CardsOn(Selector):
    """What is attached to a card, or was on it when it left play."""

    card: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        found: list[int] = []
        for ref in self.card.find(s, scope):
            found += t.copy(ref).attached
        return found


@dataclass(frozen=True)
class LeavePlay(Verb):
    """
    Cards leave play for a zone of their owner: the discard pile or set aside.

    Cards of a hand, or of a pile that they leave to be set aside, may go the same way.
    """

    cards: Selector
    zone: int

    def wanted(self) -> Selector:
        return self.cards

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """
        Never the battlefield, since one is always in play, nor what cannot be discarded.

        Rulings: arh.part1.battlefields.01
        """
        t = table_of(s)
        found = [one for one in wanted.find(s, scope) if one != t.battlefield]
        if self.zone != ev.TO_DISCARD or values.DISCARDING not in t.get_index().modifiers:
            return found
        return [one for one in found if values.can_be_discarded(t, one)]

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
                    stack.push(s, MATCH_DIE, f).x = ref
                    return
            f.x = 0
        super().proceed(s, f)

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """A copy in play, the event card that is being played, or a card of a hand or pile."""
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
        if self.zone == ev.TO_ASIDE and target in t.players[owner].discard:
            return Event(kind, owner, target, scope.source, 1, ev.FROM_DISCARD)
        if self.zone == ev.TO_ASIDE and target in t.players[owner].deck:
            return Event(kind, owner, target, scope.source, 1, ev.FROM_DECK)
        return None


@dataclass(frozen=True)
class ShuffleIntoDeck(LeavePlay):
    """
    Cards leave play for their owners' decks, which are then shuffled.

    Rulings: arh.part3.deck.02
    """

    def finish(self, s: State, f: Frame) -> None:
        t = table_of(s)
        owners = sorted({t.copy(ref).owner for ref in f.items if ref in t.gone})
        super().finish(s, f)
        for owner in reversed(owners):
            emit(t, Event(ev.DECK_SHUFFLED, owner))


@dataclass(frozen=True)
class AttachThis(choosing.Choosing):
    """
    Attach this card to another one.

    With `becomes` it first turns into an upgrade of that subtype and a cost of 0.

    Rulings: arh.part5.changetype.01, arh.part8.move.01
    """

    to: Selector
    becomes: str = ""

    def wanted(self) -> Selector:
        return self.to

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """An upgrade that moves may go on what counts as a character for it, not where it is."""
        t = table_of(s)
        if self.becomes or scope.source not in t.copies:
            return wanted.find(s, scope)
        host = t.copies[scope.source].host
        found = as_characters.find_for_upgrade(t, scope, wanted, scope.source)
        return [ref for ref in found if ref != host]

    def can(self, s: State, scope: Scope) -> bool:
        """Whether there is a host, and something to attach."""
        is_there = scope.source in table_of(s).copies
        return is_there and bool(self.candidates(s, scope, self.to))

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items or scope.source not in t.copies:
            scope.ok = False
            choosing.remember(scope, [], 0, "")
            stack.pop(s)
        elif step == 1 and self.becomes:
            self.change_type(t, f, scope)
        elif step <= 2 and f.items[0] in t.copies:
            f.step = 3
            emit_for(t, f, Event(ev.ATTACHED, scope.actor, scope.source, f.items[0], 1))
        else:
            choosing.remember(scope, f.items, 1, "")
            stack.pop(s)

    def change_type(self, t: Table, f: Frame, scope: Scope) -> None:
        """The card becomes an upgrade before it is attached."""
        changed = Event(ev.TYPE_CHANGED, scope.actor, scope.source, scope.source, 0, facts.UPGRADE)
        changed.items = [values.SUBTYPES.index(self.becomes)]
        emit_for(t, f, changed)


@dataclass(frozen=True)
class AttachAsUpgrade(Moving):
    """
    A card in play becomes an upgrade, perhaps of a further subtype, on another card.

    Rulings: arh.part5.changetype.01, arh.part5.changetype.02, arh.clar.res.10
    """

    what: Selector
    to: Selector
    subtype: str = ""

    def whence(self) -> Selector:
        return self.what

    def whither(self) -> Selector:
        return self.to

    def is_whence(self, t: Table, ref: int) -> bool:
        return ref in t.copies

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        return ref in t.copies and ref != origin

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        return Event(ev.ATTACHED, scope.actor, origin, ref, 1)

    def move(self, t: Table, f: Frame) -> bool:
        """It becomes an upgrade first, at the cost it has."""
        scope = t.scope_of(f)
        changed = Event(ev.TYPE_CHANGED, scope.actor, f.x, scope.source, AS_PRINTED, facts.UPGRADE)
        changed.items = [values.SUBTYPES.index(self.subtype)] if self.subtype else []
        is_moved = super().move(t, f)
        emit(t, changed)
        return is_moved


@dataclass(frozen=True)
class UseSpecial(choosing.ChoosingFurther):
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
            stack.pop(s)
        elif step == 1 and len(specials_of(t, t.copy(f.items[0]))) > 1:
            stack.ask(s, f, scope.actor, decisions.ONE, SPECIAL_REASON)
        elif step <= 2:
            f.step = 3
            specials = specials_of(t, t.copy(f.items[0]))
            stack.push_scope(s, specials[f.x], Scope(scope.you, f.items[0]))
        else:
            stack.pop(s)

    def further(self, s: State, f: Frame) -> list[decisions.Option]:
        t = table_of(s)
        specials = specials_of(t, t.copy(f.items[0]))
        return [
            decisions.Option(decisions.VALUE, f.items[0], place, place)
            for place in range(len(specials))
        ]


@dataclass(frozen=True)
class SwitchThis(choosing.Choosing):
    """
    Switch this attached card with one of your hand, which comes to lie where it lay.

    Nothing is played or paid for, so nothing restricts it. A card that is not your own
    cannot go to your hand, and is not switched.
    Registers: `x` is the host, `y` the card that comes.
    Rulings: arh.clar.aw.24, arh.clar.aw.25, arh.faq.23
    """

    card: Selector
    name: str = ""

    def wanted(self) -> Selector:
        return self.card

    def can(self, s: State, scope: Scope) -> bool:
        """Whether this card could go to the hand, and there may be one to come."""
        return self.is_own(table_of(s), scope) and super().can(s, scope)

    def is_own(self, t: Table, scope: Scope) -> bool:
        """Whether it is in play and belongs to who acts."""
        copy = t.copies.get(scope.source)
        return copy is not None and copy.owner == scope.actor and copy.host in t.copies

    def step(self, s: State, f: Frame) -> None:
        """Not even a choice where nothing could be switched."""
        if f.step == 0 and not self.is_own(table_of(s), s.scope_of(f)):
            f.step = MATCHING
        super().step(s, f)

    def proceed(self, s: State, f: Frame) -> None:
        """Say which die goes with it, leave, enter, remember what came."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == MATCHING and f.items:
            f.x, f.y = t.copies[scope.source].host, f.items[0]
            if is_unclear(t, scope.source, []):
                stack.push(s, MATCH_DIE, f).x = scope.source
        elif step == LEAVING and f.items:
            left = Event(ev.LEFT_PLAY, scope.actor, scope.source, scope.source, 1, ev.TO_HAND)
            emit_for(t, f, left)
        elif step == ENTERING and f.items and f.result != NOT_DONE:
            emit_for(t, f, Event(ev.ENTERED_PLAY, scope.actor, 0, f.y, 1, f.x))
        else:
            came = [copy.ref for copy in t.copies.values() if f.items and copy.card == f.y]
            if not came:
                scope.ok = False
            choosing.remember(scope, came, len(came), self.name)
            stack.pop(s)


@dataclass(frozen=True)
class StackUnderThis(Verb):
    """Put a card from your hand face down under this set-aside card."""

    card: Selector

    def wanted(self) -> Selector:
        return self.card

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """Only when the card above is set aside by now."""
        if scope.source not in t.players[t.owner_of(scope.source)].aside:
            return None
        return Event(ev.CARD_STACKED, scope.you, target, scope.source, 1)

    def finish(self, s: State, f: Frame) -> None:
        """What was stacked is nobody's to remember."""
        choosing.remember(s.scope_of(f), [], f.y, "")
        stack.pop(s)


@dataclass(frozen=True)
class SetAsideInstead(Op):
    """
    Replace where a card goes that would leave play: it is set aside.

    Rulings: arh.part7.replacement.01
    """

    def can(self, s: State, scope: Scope) -> bool:
        """Only while something is about to leave play."""
        return s.event_of(scope) is not None

    def step(self, s: State, f: Frame) -> None:
        event = table_of(s).event_of(s.scope_of(f))
        if event is not None and event.kind == ev.LEFT_PLAY:
            event.detail = ev.TO_ASIDE
        stack.pop(s)


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
        return ref in t.copies and t.copies[ref].type in (facts.UPGRADE, facts.DOWNGRADE)

    def origins(self, t: Table, scope: Scope) -> list[int]:
        """
        What fits and has somewhere to go, also from what counts as a character for that.

        Rulings: arh.part8.move.01, arh.part8.move.02
        """
        found = as_characters.find_leaving(t, scope, self.what)
        return [ref for ref in found if ref in t.copies and self.has_goal(t, scope, ref)]

    def has_goal(self, t: Table, scope: Scope, origin: int) -> bool:
        """Whether there is another card for it to go to."""
        return any(self.is_whither(t, origin, ref) for ref in self.goals(t, scope, origin))

    def goals(self, t: Table, scope: Scope, origin: int) -> list[int]:
        return as_characters.find_for_upgrade(t, scope, self.to, origin)

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        """A card it is not on yet."""
        return ref in t.copies and ref not in (origin, t.copies[origin].host)

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        return Event(ev.ATTACHED, scope.actor, origin, ref, 1)


@dataclass(frozen=True)
class HasSpecial(Filter):
    """
    A card with a special ability that does not already wait for the one asking.

    Two cards that use each other's specials would otherwise never come to an end.
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look at its definition, and among the abilities that have begun."""
        specials = specials_of(t, t.copy(entity))
        for frame in t.frames:
            own = frame.own
            if own is None or own is scope or own.source != entity:
                continue
            if frame.op in specials:
                return False
        return bool(specials)


@dataclass(frozen=True)
class HasStackedCard(Filter):
    """A card with another one stacked face down beneath it."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look underneath whether there is something, not what."""
        return entity in t.under
