"""Playing a card: choose where, pay, and let it resolve when its turn in the queue comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import EVENT, UPGRADE
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules import costs, legality
from dejarik.games.destiny.rules.changes.cards import follows_showing
from dejarik.games.destiny.rules.durations import end_with_play
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.limits import takes_no_more
from dejarik.games.destiny.rules.values import AMBUSH
from dejarik.kernel import decisions
from dejarik.kernel.emitting import emit, is_awaited
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope, Waiting
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

HOST_REASON: Final = 15
REPLACE_REASON: Final = 16

HOST: Final = "host"
REPLACED: Final = "replaced"
LAST: Final = "last of the hand"
"""Named while a card is played that left an empty hand behind."""
ONTO: Final = "onto"
"""Names the only cards that an effect lets a card be played on."""
DAMAGED: Final = "damaged"
"""How much damage is placed on it as soon as it is in play."""
ASIDE_AFTERWARDS: Final = "aside afterwards"
"""Named while an event is played that is set aside once it has resolved."""

SPOTTING_THEIRS: Final = "spotting theirs"
"""Named while an effect plays a card that spots an opponent's cards as if its player had them."""

OUT_OF_DISCARD_PILE: Final = "out of the discard pile"
"""Named while a player plays a card out of their own discard pile."""


@dataclass(frozen=True)
class PlayCard(Op):
    """
    Play the card in `x` from the zone `zone`, for free or at its cost less something.

    Rulings: arh.part5.play.01, arh.part5.play.05, arh.part5.play.06
    """

    zone: int = ev.FROM_HAND
    free: bool = False
    less: int = 0
    unrestricted: bool = False

    def step(self, s: State, f: Frame) -> None:
        """The next things, as long as nothing comes between them."""
        t = table_of(s)
        scope = s.scope_of(f)
        while s.frames[-1] is f and not f.forms and s.outcome is None:
            self.next_thing(t, f, scope)

    def next_thing(self, t: Table, f: Frame, scope: Scope) -> None:
        """Show, host, replacement, cost, pay, queue: what is asked is about a card all see."""
        step = f.step
        f.step = step + 1
        if step == 0:
            started = Event(ev.PLAY_STARTED, scope.actor, f.x, 0, 0, self.zone)
            if SPOTTING_THEIRS in scope.names:
                started.flags |= ev.SPOTS_THEIRS
            emit(t, started)
        elif step == 1:
            self.note_last(t, f, scope)
            if t.definition(f.x).facts.type in legality.ATTACHING:
                self.choose_host(t, f, scope.actor)
        elif step == 2:
            is_upgrade = t.definition(f.x).facts.type == UPGRADE
            if is_upgrade and (not self.free or takes_no_more(t, f.items[0])):
                self.choose_replaced(t, f, scope.actor)
        elif step == 3:
            is_nothing = self.free and t.rules.edition.free_is_zero
            cost = 0 if is_nothing else self.cost(t, f, scope.actor, f.y)
            emit(t, Event(ev.COST_SET, scope.actor, f.x, f.x, cost))
        elif step == 4:
            due = Event(ev.PAYMENT_DUE, scope.actor, f.x, f.items[0] if f.items else 0)
            if is_awaited(t, due):
                emit(t, due)
        elif step == 5:
            self.pay(t, f, scope)
        elif step == 6:
            if t.costed[f.x] and not self.free:
                emit(t, Event(ev.RESOURCES_SPENT, scope.actor, f.x, f.x, t.costed[f.x]))
        elif step == 7:
            self.enqueue(t, f, scope)
        else:
            pop(t)

    def note_last(self, t: Table, f: Frame, scope: Scope) -> None:
        """Note whether this was the last card of a hand, before its cost takes others."""
        scope.names.pop(LAST, None)
        if self.zone == ev.FROM_HAND and not t.players[t.owner_of(f.x)].hand:
            scope.names[LAST] = [f.x]

    def pay(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        Give up what is replaced; what cannot be paid for after all is not played.

        Rulings: arh.part5.play.06, arh.part5.illegal.01
        """
        if t.costed[f.x] > t.players[scope.actor].resources and not self.free:
            scope.ok = False
            pop(t)
            is_action = 1 if scope.source == f.x else 0
            upper = scope.source if self.zone == ev.FROM_UNDER else 0
            emit(t, Event(ev.PLAY_UNDONE, scope.actor, f.x, upper, is_action, self.zone))
        elif f.y:
            emit(t, Event(ev.UPGRADE_GIVEN_UP, scope.actor, f.y, f.x))

    def choose_host(self, t: Table, f: Frame, seat: int) -> None:
        """
        The card to attach it to.

        Rulings: arh.part5.play.03
        """
        hosts = self.hosts(t, f, seat)
        f.y = 0
        if len(hosts) == 1:
            f.items = hosts
        else:
            ask(t, f, seat, decisions.ONE, HOST_REASON)

    def hosts(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Where it can go and be paid for."""
        hosts = legality.hosts_for(t, seat, f.x, self.unrestricted)
        only = t.scope_of(f).names.get(ONTO)
        if only is not None:
            hosts = [host for host in hosts if host in only]
        if self.free:
            return hosts
        return [host for host in hosts if costs.can_afford(t, seat, f.x, host, self.less)]

    def cost(self, t: Table, f: Frame, seat: int, replaced: int) -> int:
        """What is to be paid on the chosen host, with this upgrade given up for it or none (0)."""
        host = f.items[0] if f.items else 0
        less = costs.taken_off(t, f.x, self.less)
        return max(0, costs.cost_with(t, seat, f.x, host, replaced) - less)

    def choose_replaced(self, t: Table, f: Frame, seat: int) -> None:
        """An upgrade to give up for its cost, if that is allowed."""
        if costs.replaceable(t, seat, f.items[0]):
            ask(t, f, seat, decisions.ONE, REPLACE_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """Hosts, or upgrades to replace and none if that can be paid."""
        t = table_of(s)
        if f.step == 2:
            return [
                decisions.Option(decisions.ENTITY, f.x, host)
                for host in self.hosts(t, f, form.seat)
            ]
        resources = t.players[form.seat].resources
        resources += costs.easing(t, form.seat, f.x, f.items[0])
        found = [
            decisions.Option(decisions.ENTITY, f.x, ref)
            for ref in costs.replaceable(t, form.seat, f.items[0])
            if self.free or self.cost(t, f, form.seat, ref) <= resources
        ]
        if self.cost(t, f, form.seat, 0) <= resources and not takes_no_more(t, f.items[0]):
            found.append(decisions.Option(decisions.NO, f.x))
        return found

    def closed(self, s: State, f: Frame) -> None:
        """Note the host or what is replaced."""
        pick = f.forms[0].picks[0]
        if f.step == 2:
            f.items = [pick]
        else:
            f.y = pick

    def enqueue(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        The card waits for its turn; inside a before-ability it resolves at once.

        An edition may have only events wait, or nothing that is played.

        Rulings: arh.part5.play.07, arh.part7.queue.03
        """
        played = Scope(scope.actor, f.x)
        if f.items:
            played.names[HOST] = f.items.copy()
        if f.y:
            played.names[REPLACED] = [f.y]
        if LAST in scope.names:
            played.names[LAST] = [f.x]
        if ASIDE_AFTERWARDS in scope.names:
            played.names[ASIDE_AFTERWARDS] = [f.x]
        if self.zone in (ev.FROM_DISCARD, ev.BY_RENEW) and t.owner_of(f.x) == scope.actor:
            played.names[OUT_OF_DISCARD_PILE] = [f.x]
        if scope.paused >= 0 or not self.waits(t, f.x):
            push_scope(t, RESOLVE_CARD, played)
        else:
            # It lies in the queue from when it was shown: what follows that comes behind it.
            ahead = sum(1 for one in t.queue if not follows_showing(one, f.x))
            t.queue.insert(ahead, Waiting(RESOLVE_CARD, played, played.you, 0, t.cause))

    def waits(self, t: Table, card: int) -> bool:
        """Whether a card waits in the queue."""
        if t.definition(card).facts.type == EVENT:
            return t.rules.edition.events_wait
        return t.rules.edition.permanents_wait


@dataclass(frozen=True)
class ResolveCard(Op):
    """
    A played card takes effect or enters play.

    Rulings: arh.part5.play.07, arh.part5.play.08
    """

    def step(self, s: State, f: Frame) -> None:
        """The next things, as long as nothing comes between them."""
        t = table_of(s)
        scope = s.scope_of(f)
        while s.frames[-1] is f and not f.forms and s.outcome is None:
            self.next_thing(t, f, scope)

    def next_thing(self, t: Table, f: Frame, scope: Scope) -> None:
        """Ambush, effect or entry, clean up, tell that it was played, or ambush only then."""
        card = scope.source
        step = f.step
        f.step = step + 1
        if step == 0 or step == 4:
            if (step == 0) == t.rules.edition.ambush_from_start:
                self.grant_ambush(t, scope)
        elif step == 1:
            self.begin(t, f, scope)
        elif step == 2:
            if card in t.limbo:
                if t.definition(card).facts.type == EVENT:
                    self.put_away(t, scope)
                else:
                    self.enter(t, f, scope)
        elif step == 3 and DAMAGED in scope.names:
            f.step = 3
            amount = scope.names.pop(DAMAGED)[0]
            if f.x in t.copies:
                emit(t, Event(ev.DAMAGE_PLACED, scope.you, f.x, card, amount))
        elif step == 3:
            played = Event(ev.CARD_PLAYED, scope.you, card, f.x)
            if LAST in scope.names:
                played.flags |= ev.LAST_OF_HAND
            if OUT_OF_DISCARD_PILE in scope.names:
                played.detail = ev.FROM_DISCARD
            emit(t, played)
        else:
            end_with_play(t, card)
            pop(t)

    def grant_ambush(self, t: Table, scope: Scope) -> None:
        """
        The additional action of Ambush, which waits until all this is done.

        Rulings: arh.part7.ambush.01, arh.faq.44
        """
        card = scope.source
        if keyword_level(t, card, AMBUSH):
            emit(t, Event(ev.ACTIONS_GRANTED, scope.you, card, card, 1))

    def begin(self, t: Table, f: Frame, scope: Scope) -> None:
        """An event's effect; for an upgrade, what it replaces goes first."""
        definition = t.definition(scope.source)
        if definition.event is not None:
            push_scope(t, definition.event, Scope(scope.you, scope.source))
        replaced = scope.names.get(REPLACED)
        if replaced is not None and replaced[0] in t.copies:
            ref = replaced[0]
            emit(t, Event(ev.LEFT_PLAY, scope.you, ref, scope.source, 0, ev.TO_DISCARD))

    def put_away(self, t: Table, scope: Scope) -> None:
        """
        A resolved event goes to the discard pile.

        One played with Renew is set aside, or if the effect that played it says so.

        Rulings: arh.part7.renew.02
        """
        card = scope.source
        if card in t.renewed or ASIDE_AFTERWARDS in scope.names:
            owner = t.owner_of(card)
            emit(t, Event(ev.CARD_SET_ASIDE, owner, card, card, 0, ev.FROM_PLAY))
        else:
            self.discard(t, card)

    def discard(self, t: Table, card: int) -> None:
        """The card goes to its owner's discard pile."""
        emit(t, Event(ev.CARD_DISCARDED, t.owner_of(card), card, card, 0, ev.FROM_PLAY))

    def enter(self, t: Table, f: Frame, scope: Scope) -> None:
        """The card becomes a copy; without its host it cannot, and is discarded."""
        host = scope.names.get(HOST)
        target = 0 if host is None else host[0]
        if target and target not in t.copies:
            self.discard(t, scope.source)
            return
        f.x = t.next_copy
        entered = Event(ev.ENTERED_PLAY, scope.you, 0, scope.source, 1, target)
        emit(t, entered)


RESOLVE_CARD: Final = ResolveCard()
