"""Texts that are used: interrupts played from hand, and what cards on table offer or must do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.effects.targeting import may_be_target
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces, texts
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import limits, uses
from dejarik.games.swccg.rules.costs import can_use
from dejarik.games.swccg.rules.debts import in_battle
from dejarik.games.swccg.rules.flow import acting, hindrances
from dejarik.games.swccg.rules.presence import is_active
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel import decisions, timing
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import push

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

LEFT_TABLE = (ev.LOST_CARD, ev.RETURNED)
"""Kinds whose copy is gone: they are about the card (`detail`)."""
FOR_BATTLE = (ev.SEGMENT, ev.BATTLE_BEGINS)
"""What interrupts answer that are played only during a battle, or as one begins."""
UNITS = (kinds.CHARACTER, kinds.WEAPON, kinds.DEVICE)
ANYBODY = 0
YOU = 1
OPPONENT = 2


def reader_of(t: Table, place: int, text: texts.Listening) -> int:
    """Whose text of a location it is: that of the player whom its side faces."""
    for site in t.definition(place).sites:
        if any(part is text for part in site.parts):
            return t.seat_of_side(site.side)
    return t.turn


@dataclass(frozen=True)
class UseText(acting.Action):
    """A text is used: an interrupt is played, or what a card on table offers."""

    cost: int
    effect: Op
    is_play: bool
    text: int = 0
    once: int = limits.UNLIMITED

    def limit(self) -> int:
        return limits.packed(self.text, self.once) if self.once else 0

    def times(self) -> int:
        """How often it may be used in the time frame of its limit."""
        return 1

    def price(self, t: Table, scope: Scope) -> int:
        return self.cost

    def announced(self, t: Table, scope: Scope) -> Event:
        kind = ev.PLAYING if self.is_play else ev.USING
        event = Event(kind, scope.you, scope.source, scope.source)
        event.items = scope.names.get("chosen", []).copy()
        return event

    def notes(self, t: Table, scope: Scope) -> list[int]:
        return uses.entry_of_use(t, scope.source)

    def result(self, s: State, f: Frame) -> None:
        push(s, self.effect, f)

    def completed(self, t: Table, scope: Scope) -> Event | None:
        return Event(ev.PLAYED, scope.you, scope.source, scope.source) if self.is_play else None


@dataclass(frozen=True)
class Text(texts.Listening):
    """
    A text that answers events, or offers itself at top level.

    `who`: whose event it is; `about`: filters of what the event is about; `targets`: one thing that
    fits each, chosen at initiation; `segments`: in which segments of a battle it can be begun;
    `when_drawn`: it is about its own card being drawn for destiny; `timed`: it says itself in which
    phase, so that one which deploys cards need not wait for their owner's deploy phase;
    `beyond_battle`: it is played for a battle, and yet targets cards that take no part in it.
    """

    kinds: tuple[int, ...]
    in_band: int
    action: UseText
    who: int = ANYBODY
    about: tuple[Filter, ...] = ()
    provided: tuple[Condition, ...] = ()
    targets: tuple[tuple[Filter, ...], ...] = ()
    forced: bool = False
    segments: tuple[int, ...] = (pieces.WEAPONS,)
    when_drawn: bool = False
    timed: bool = False
    beyond_battle: bool = False

    def event_kinds(self) -> tuple[int, ...]:
        return self.kinds

    def band(self) -> int:
        return self.in_band

    def zone(self) -> int:
        if self.when_drawn:
            return texts.WHEN_DRAWN
        return texts.IN_HAND if self.action.is_play else texts.ON_TABLE

    def duty(self) -> int:
        return timing.FIRST if self.forced else timing.OPTIONAL

    def program(self) -> Op:
        return self.action

    def might(self, s: State, seat: int, event: Event) -> bool:
        """Everything but having the card is public."""
        return self.is_open(table_of(s), Scope(seat, ids.NOWHERE), event)

    def is_open(self, t: Table, scope: Scope, event: Event) -> bool:
        """Whether its event, conditions, targets and price are all right."""
        return not self.objection(t, scope, event)

    def objection(self, t: Table, scope: Scope, event: Event) -> str:
        """What is first against it, in a word: its event, price, terms or targets; or nothing."""
        if event.kind == ev.SEGMENT and event.amount not in self.segments:
            return "not_this_moment"
        effect = self.action.effect
        if not self.timed and hindrances.must_wait(t, scope.you, effect, event):
            return "not_this_moment"
        if self.who and (event.seat == scope.you) != (self.who == YOU):
            return "others_event" if self.who == YOU else "own_event"
        scope.subject = event.detail if event.kind in LEFT_TABLE else event.subject
        scope.event = event
        if self.about and not (scope.subject and fits_all(t, scope, self.about, scope.subject)):
            return "about_another"
        if not can_use(t, scope.you, self.action.cost):
            return "cannot_pay"
        if hindrances.is_in_vain(t, effect, event):
            return "protected"
        if not all(condition.holds(t, scope) for condition in self.provided):
            return "terms_not_met"
        if not all(self.choices(t, scope, one) for one in range(len(self.targets))):
            return "no_target"
        return ""

    def found(self, t: Table, scope: Scope, place: int) -> list[int]:
        """What may be chosen for one of its targets."""
        filters = self.targets[place]
        inactive = any(one.names_inactive() for one in filters)
        cards = [one for one in t.copies if not t.is_location(one)]
        things = [*t.places, *[one for one in cards if inactive or is_active(t, one)]]
        effect = self.action.effect
        return [
            thing
            for thing in things
            if fits_all(t, scope, filters, thing) and may_be_target(t, effect, place, thing)
        ]

    def user(self, t: Table, holder: int) -> int:
        """Who could use it: whose card it is, or whom its side of a location faces."""
        if ids.is_card(holder):
            return ids.owner_of_card(holder)
        return t.copies[holder].side if ids.is_copy(holder) else reader_of(t, holder, self)

    def is_spent(self, t: Table, holder: int) -> str:
        """Whether it cannot be used any more, in a word: by dots, by another use, by its limit."""
        if ids.is_card(holder):
            definition = t.definition_of(holder)
            played = definition.kind == kinds.INTERRUPT
            if played and not may_come(t, definition, self.user(t, holder)):
                return "unique"
        elif ids.is_copy(holder) and not uses.may_use(t, holder):
            return "used_another"
        limit = self.action.limit()
        used_up = limit and limits.is_used(t, holder, limit, self.action.times())
        return "used_up" if used_up else ""

    def may_be_of(self, s: State, holder: int, seat: int) -> bool:
        if ids.is_card(holder):
            return ids.owner_of_card(holder) == seat
        copy = table_of(s).copies.get(holder)
        return copy is None or copy.side == seat

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        if (ids.is_copy(holder) and holder not in t.copies) or self.is_spent(t, holder):
            return None
        scope = Scope(self.user(t, holder), holder)
        return scope if self.is_open(t, scope, event) else None

    def stage(
        self, s: State, scope: Scope, picks: list[decisions.Option]
    ) -> list[decisions.Option]:
        """Its targets, one after the other."""
        if len(picks) == len(self.targets):
            return []
        return decisions.entity_options(self.choices(table_of(s), scope, len(picks)))

    def choices(self, t: Table, scope: Scope, place: int) -> list[int]:
        """
        Of what fits a target, what may be chosen: an interrupt for a battle targets who is in it.

        Those who are excluded from it are not, unless they are what it asks for.
        Rulings: swccg.6.283, swccg.1d.020
        """
        found = self.found(t, scope, place)
        for_battle = self.action.is_play and all(one in FOR_BATTLE for one in self.kinds)
        named = any(one.names_inactive() for one in self.targets[place])
        if not for_battle or self.beyond_battle or named:
            return found
        return [one for one in found if not _is_unit(t, one) or _takes_part(t, one)]


def _is_unit(t: Table, thing: int) -> bool:
    """Whether a thing is a card that can take part in battles, by itself or with its bearer."""
    return ids.is_copy(thing) and t.definition(thing).kind in UNITS


def _takes_part(t: Table, copy: int) -> bool:
    bearer = t.copies[copy].holder
    one = bearer if bearer in t.copies else copy
    return any(one in in_battle(t, seat) for seat in range(2))
