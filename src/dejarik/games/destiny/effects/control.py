"""Control: cards that come under it, into play or in play, and the battlefield."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.verbs import Moving
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules import as_characters, legality
from dejarik.games.destiny.rules.ability_index import actions_of
from dejarik.games.destiny.rules.flow.actions import ACTION_OPS
from dejarik.games.destiny.rules.flow.claiming import USE_ACTION
from dejarik.games.destiny.rules.values import controls_battlefield
from dejarik.kernel import choosing, decisions, stack
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE, Scope
from dejarik.kernel.program import Condition, Op, Quantity, Selector, written

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

ACTION_OF_CARD_REASON: Final = 76
YOUR_CARDS: Final = selectors.Pick(selectors.IN_PLAY, selectors.YOURS)


@dataclass(frozen=True)
class TakeControl(Moving):
    """
    Take control of a card; an upgrade goes onto a card of yours.

    If nothing says where, that is a card of the same type as the one it was on.
    Rulings: arh.part8.controller.05, arh.part8.controller.06
    """

    what: Selector
    to: Selector | None = None

    def whence(self) -> Selector:
        return self.what

    def whither(self) -> Selector:
        return YOUR_CARDS if self.to is None else self.to

    def takes_dice_along(self) -> bool:
        return True

    def is_whence(self, t: Table, ref: int) -> bool:
        return ref in t.copies

    def needs_goal(self, t: Table, origin: int) -> bool:
        """Only upgrades lie on something of yours."""
        return t.copies[origin].type == facts.UPGRADE

    def goals(self, t: Table, scope: Scope, origin: int) -> list[int]:
        """What is said; else the same type of card, or what counts as a character like it."""
        if self.to is not None:
            return as_characters.find_for_upgrade(t, scope, self.to, origin)
        host = t.copies.get(t.copies[origin].host)
        kind = 0 if host is None else host.type
        like = kind == facts.CHARACTER
        there = as_characters.stand_ins(t, scope.actor, origin).refs if like else []
        found = YOUR_CARDS.find(t, scope)
        return [ref for ref in found if t.copies[ref].type == kind or ref in there]

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        """Where it is not yet."""
        host = t.copies.get(t.copies[origin].host)
        return ref in t.copies and host is not None and host.ref != ref

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        if t.copies[origin].controller == scope.you:
            return None
        return Event(ev.CONTROL_TAKEN, scope.you, origin, scope.source, 1, ref)


@dataclass(frozen=True)
class PutIntoPlay(Moving):
    """
    Put a card into play without playing it; what attaches needs a host.

    A character comes with so many dice. It may come exhausted, into an opponent's play area, or
    with its other side up.
    Rulings: arh.part3.inplay.06, arh.part6.defeated.06
    """

    what: Selector
    to: Selector | None = None
    dice: int = 1
    exhausted: bool = False
    theirs: bool = False
    flipped: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return written(self, {"exhausted": False, "theirs": False, "flipped": False})

    def whence(self) -> Selector:
        return self.what

    def whither(self) -> Selector:
        return YOUR_CARDS if self.to is None else self.to

    def is_whence(self, t: Table, ref: int) -> bool:
        return ref < FIRST_DIE

    def needs_goal(self, t: Table, origin: int) -> bool:
        return t.definition(origin).facts.type in legality.ATTACHING

    def is_whither(self, t: Table, origin: int, ref: int) -> bool:
        return ref in t.copies

    def event(self, t: Table, scope: Scope, origin: int, ref: int) -> Event | None:
        seat = t.other(scope.you) if self.theirs else scope.you
        entered = Event(ev.ENTERED_PLAY, seat, 0, origin, self.dice, ref)
        if self.exhausted:
            entered.flags |= ev.ENTERS_EXHAUSTED
        if self.flipped:
            entered.flags |= ev.ENTERS_FLIPPED
        return entered


@dataclass(frozen=True)
class AsInPlay(Selector):
    """What certain cards are in play, as far as they are there."""

    cards: Selector

    def find(self, s: State, scope: Scope) -> list[int]:
        """The copies these cards have become."""
        cards = self.cards.find(s, scope)
        return [copy.ref for copy in table_of(s).copies.values() if copy.card in cards]


@dataclass(frozen=True)
class UseClaim(Op):
    """Use the battlefield's claim ability as if just having claimed it."""

    def can(self, s: State, scope: Scope) -> bool:
        """
        A battlefield may lack one.

        Rulings: arh.part7.claim.02
        """
        t = table_of(s)
        return t.definition_of(t.copies[t.battlefield]).claim is not None

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        ability = t.definition_of(t.copies[t.battlefield]).claim
        if f.step == 0 and ability is not None:
            f.step = 1
            stack.push_scope(s, ability, Scope(scope.actor, t.battlefield))
            return
        if ability is None:
            scope.ok = False
        stack.pop(s)


@dataclass(frozen=True)
class ClaimBattlefield(Op):
    """
    Claim the battlefield by an effect, even if somebody else has claimed it this round.

    Rulings: arh.part5.claim.01, arh.part5.claim.03, arh.golden.01
    """

    def can(self, s: State, scope: Scope) -> bool:
        """Who has claimed it cannot claim it again."""
        return not table_of(s).players[scope.actor].claimed

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0 and self.can(s, scope):
            f.step = 1
            stack.push_scope(s, ACTION_OPS[ev.CLAIM], Scope(scope.actor, scope.source))
            return
        if f.step == 0:
            scope.ok = False
        stack.pop(s)


@dataclass(frozen=True)
class UseBattlefieldAction(Op):
    """
    Use the battlefield's power action, whether it was used this round or not.

    Of several the first is used: no battlefield has two.
    """

    def can(self, s: State, scope: Scope) -> bool:
        """A battlefield may lack one."""
        return _battlefield_action(table_of(s)) >= 0

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.x = t.battlefield
            f.y = _battlefield_action(t)
            if f.y >= 0:
                used = Event(ev.ABILITY_USED, scope.actor, f.x, f.x, ev.POWER, ev.POWER)
                used.flags = f.y
                emit_for(s, f, used)
                return
        if step == 1 and f.y >= 0 and f.x in t.copies:
            effect = actions_of(t, t.copies[f.x])[f.y].effect
            stack.push_scope(s, effect, Scope(scope.actor, f.x))
            return
        if f.y < 0:
            scope.ok = False
        stack.pop(s)


def _battlefield_action(t: Table) -> int:
    """The place of the battlefield's power action among its actions, or -1."""
    for place, action in enumerate(actions_of(t, t.copies[t.battlefield])):
        if action.is_power:
            return place
    return -1


@dataclass(frozen=True)
class UseActionOf(choosing.ChoosingFurther):
    """
    Use an action of a card as an action does, but without taking one.

    A power action that was used this round is none.
    Rulings: arh.part5.cardaction.02
    """

    of: Selector

    def wanted(self) -> Selector:
        return self.of

    def candidates(self, s: State, scope: Scope, wanted: Selector) -> list[int]:
        """The cards with an action that can be used."""
        t = table_of(s)
        return [ref for ref in wanted.find(s, scope) if self.usable(t, scope.actor, ref)]

    def usable(self, t: Table, seat: int, ref: int) -> list[int]:
        """The places of the actions of a card that a player can use."""
        copy = t.copies[ref]
        places = [
            place
            for place in range(len(actions_of(t, copy)))
            if legality.may_use(t, seat, copy, place)
        ]
        return [one for one in places if legality.why_not_use(t, copy, one) is None]

    def proceed(self, s: State, f: Frame) -> None:
        """Choose a card, then which of its actions, then use it."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            stack.pop(s)
            return
        usable = self.usable(t, scope.actor, f.items[0]) if step <= 2 else []
        if step == 1 and len(usable) > 1:
            stack.ask(s, f, scope.actor, decisions.ONE, ACTION_OF_CARD_REASON)
        elif step <= 2:
            f.step = 3
            used = stack.push_scope(s, USE_ACTION, Scope(scope.actor, f.items[0]))
            used.x = f.items[0]
            used.y = usable[0] if step == 1 else f.x
        else:
            stack.pop(s)

    def further(self, s: State, f: Frame) -> list[decisions.Option]:
        places = self.usable(table_of(s), s.scope_of(f).actor, f.items[0])
        return [decisions.Option(decisions.VALUE, f.items[0], one, one) for one in places]


@dataclass(frozen=True)
class GiveBattlefield(Op):
    """
    A player gets control of the battlefield.

    Rulings: arh.part8.takingbattlefield.01, arh.part8.takingbattlefield.02
    """

    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            seat = self.who.amount(s, scope)
            emit_for(s, f, Event(ev.BATTLEFIELD_TAKEN, seat, t.battlefield, scope.source, 1))
            return
        if f.result == NOT_DONE:
            scope.ok = False
        stack.pop(s)


@dataclass(frozen=True)
class ExchangeBattlefield(choosing.Choosing):
    """
    Another battlefield is used in place of this one, which is set aside.

    Who controls it stays the same. The new one comes first: one is always in play.
    Rulings: arh.clar.aw.12, arh.part1.battlefields.01
    """

    other: Selector

    def wanted(self) -> Selector:
        return self.other

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            stack.pop(s)
        elif step == 1:
            f.x = t.battlefield
            controller = t.copies[f.x].controller
            entered = Event(ev.ENTERED_PLAY, controller, 0, f.items[0])
            entered.items = [f.x]
            emit_for(s, f, entered)
        elif step == 2:
            emit_for(s, f, Event(ev.LEFT_PLAY, scope.actor, f.x, scope.source, 1, ev.TO_ASIDE))
        else:
            stack.pop(s)


@dataclass(frozen=True)
class YouControlBattlefield(Condition):
    """The battlefield is yours."""

    def holds(self, s: State, scope: Scope) -> bool:
        return controls_battlefield(table_of(s), scope.you)
