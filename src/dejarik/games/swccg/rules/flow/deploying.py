"""
Deploying: where a card may go and for how much, and going there.

Targets are chosen with the card, before anything is shown; a card that has nowhere to go that its
player can pay for is not offered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.games.swccg.rules.costs import can_share, deploy_shares
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.presence import has_presence, icons
from dejarik.games.swccg.rules.spaces import gaps_for
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel.decisions import ENTITY, VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

AS_PRINTED: Final = DeployRule()
MANY: Final = 1_000
"""More than there are ways for a card to go."""


class Destination:
    """Where a card may be deployed: on what, in which way of its text or gap, for how much."""

    __slots__ = ("price", "target", "way")

    def __init__(self, target: int, way: int, price: int) -> None:
        self.target: int = target
        self.way: int = way
        self.price: int = price


def rules_of(definition: Definition) -> list[DeployRule]:
    """The ways in which a card deploys."""
    return definition.deploy_rules or [AS_PRINTED]


def destinations(t: Table, seat: int, card: int, most: int = MANY) -> list[Destination]:
    """Everywhere a seat may deploy a card now and can pay for it, or the first so many."""
    definition = t.definition_of(card)
    if definition.kind == kinds.LOCATION:
        return gaps_of(t, seat, definition)
    found: list[Destination] = []
    for way, rule in enumerate(rules_of(definition)):
        scope = Scope(seat, card)
        if not all(condition.holds(t, scope) for condition in rule.provided):
            continue
        for target in _candidates(t, seat, rule):
            if not rule.beside and not _fits(t, seat, card, rule, target):
                continue
            shares = deploy_shares(t, seat, card, target, rule)
            if can_share(t, shares):
                found.append(Destination(target, way, shares[seat]))
                if len(found) == most:
                    return found
    return found


def where_to(t: Table, seat: int, card: int, most: int = MANY) -> list[Destination]:
    """Everywhere a card of a hand may be deployed, dots and all, or the first so many."""
    definition = t.definition_of(card)
    if definition.kind == kinds.INTERRUPT or not may_come(t, definition, seat):
        return []
    return destinations(t, seat, card, most)


def gaps_of(t: Table, seat: int, definition: Definition) -> list[Destination]:
    """A location goes into its strip; one that the opponent has there already is converted."""
    for place in t.places:
        if t.definition(place).title == definition.title:
            top = t.copies[t.places[place].layers[-1]]
            return [] if top.owner == seat else [Destination(place, 0, 0)]
    return [Destination(ids.NOWHERE, gap, 0) for gap in gaps_for(t, definition)]


def _candidates(t: Table, seat: int, rule: DeployRule) -> list[int]:
    """Whatever a card could be put on by a text, fitting or not."""
    if rule.beside:
        whose = t.other(seat) if rule.opponents_pile else seat
        return [ids.pile_id(whose, ids.RESERVE)]
    return [*t.places, *t.copies] if rule.on else list(t.places)


def _fits(t: Table, seat: int, card: int, rule: DeployRule, thing: int) -> bool:
    definition = t.definition_of(card)
    return fits_rule(t, seat, card, rule, thing) and _may_go(t, seat, card, definition, thing)


def fits_rule(t: Table, seat: int, card: int, rule: DeployRule, thing: int) -> bool:
    """Whether a text lets a card go on a thing; weapons and devices go on own cards only."""
    scope = Scope(seat, card)
    is_item = t.definition_of(card).kind in (kinds.WEAPON, kinds.DEVICE)
    if is_item and ids.is_copy(thing) and t.copies[thing].side != seat:
        return False
    for one in rule.on:  # noqa: SIM110 - asked so often that a generator shows
        if not one.fits(t, scope, thing):
            return False
    return True


def _may_go(t: Table, seat: int, card: int, definition: Definition, thing: int) -> bool:
    """What holds for cards of its kind, whatever its text says."""
    if ids.is_copy(thing) and t.is_location(thing):
        return False
    if definition.kind == kinds.CHARACTER:
        if not ids.is_place(thing):
            return False
        has_a_way = definition.is_kind("spy") or icons(t, seat, thing) > 0
        if not has_a_way and not has_presence(t, seat, thing):
            return False
    before = t.aim
    t.aim = thing
    try:
        return not forbidding(t, st.MAY_NOT_DEPLOY, card)
    finally:
        t.aim = before


@dataclass(frozen=True)
class Deploy(Action):
    """A card is deployed: `chosen` is what it goes on, `way` in which way or gap."""

    def shares(self, t: Table, scope: Scope) -> list[int]:
        definition = t.definition_of(scope.source)
        if definition.kind == kinds.LOCATION:
            return [0, 0]
        rule = rules_of(definition)[scope.names["way"][0]]
        return deploy_shares(t, scope.you, scope.source, scope.names["chosen"][0], rule)

    def announced(self, t: Table, scope: Scope) -> Event:
        event = Event(ev.DEPLOYING, scope.you, scope.source, scope.source)
        event.items = [scope.names["chosen"][0], scope.names["way"][0]]
        return event

    def result(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = Event(ev.DEPLOYED, scope.you, scope.source, scope.source)
        event.items = [scope.names["chosen"][0], scope.names["way"][0]]
        emit(s, event)


@dataclass(frozen=True)
class DeployFromHand(RuleAction):
    """In one's deploy phase: a card of one's hand is deployed."""

    action: Deploy

    def seat_of(self, t: Table, holder: int) -> int:
        return ids.owner_of_card(holder)

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        return bool(where_to(t, seat, holder, 1))

    def stage(self, s: State, scope: Scope, picks: list[Option]) -> list[Option]:
        """Where it goes."""
        if picks:
            return []
        t = table_of(s)
        found = destinations(t, scope.you, scope.source)
        return [
            Option(ENTITY if one.target else VALUE, scope.source, one.target, one.way)
            for one in found
        ]

    def chosen(self, scope: Scope, picks: list[Option]) -> None:
        scope.names["chosen"] = [picks[0].target]
        scope.names["way"] = [picks[0].value]

    def program(self) -> Op:
        return self.action


DEPLOY_FROM_HAND: Final = DeployFromHand(Deploy())
