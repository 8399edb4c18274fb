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
from dejarik.games.swccg.rules import presence
from dejarik.games.swccg.rules.costs import can_share, deploy_shares
from dejarik.games.swccg.rules.existence import can_be_at
from dejarik.games.swccg.rules.flow.acting import Action, RuleAction
from dejarik.games.swccg.rules.spaces import gaps_for
from dejarik.games.swccg.rules.uniqueness import may_come
from dejarik.kernel.decisions import ENTITY, VALUE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dejarik.games.swccg.model.definition import Definition
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

AS_PRINTED: Final = DeployRule()


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


def destinations(t: Table, seat: int, card: int) -> list[Destination]:
    """Everywhere a seat may deploy a card now and can pay for it."""
    return list(_destinations(t, seat, card))


def _destinations(t: Table, seat: int, card: int) -> Iterator[Destination]:
    """The same one after the other: often somebody only wants to know whether there is one."""
    definition = t.definition_of(card)
    if definition.kind == kinds.LOCATION:
        if _may_lie(t, seat, card):
            yield from gaps_of(t, seat, definition)
        return
    for way, rule in enumerate(rules_of(definition)):
        if not _is_met(t, seat, card, rule):
            continue
        for target in _targets(t, seat, card, rule):
            shares = deploy_shares(t, seat, card, target, rule)
            if can_share(t, shares):
                yield Destination(target, way, shares[seat])


def _is_met(t: Table, seat: int, card: int, rule: DeployRule) -> bool:
    """Whether the conditions of one of a card's ways to deploy hold."""
    if not rule.provided:
        return True
    scope = Scope(seat, card)
    return all(condition.holds(t, scope) for condition in rule.provided)


def _may_lie(t: Table, seat: int, card: int) -> bool:
    """Whether a location meets its own conditions to deploy and those of other cards."""
    if _is_aimed(t, st.MAY_NOT_DEPLOY, card, ids.NOWHERE):
        return False
    return any(_is_met(t, seat, card, rule) for rule in rules_of(t.definition_of(card)))


def where_to(t: Table, seat: int, card: int) -> list[Destination]:
    """Everywhere a card of a hand may be deployed, dots and all."""
    return destinations(t, seat, card) if may_be_deployed(t, seat, card) else []


def may_be_deployed(t: Table, seat: int, card: int) -> bool:
    """Whether a card is one that is deployed, and its dots let it come."""
    definition = t.definition_of(card)
    return definition.kind != kinds.INTERRUPT and may_come(t, definition, seat)


def gaps_of(t: Table, seat: int, definition: Definition) -> list[Destination]:
    """A location goes into its strip; one that the opponent has there already is converted."""
    for place in t.places:
        if t.definition(place).title == definition.title:
            top = t.copies[t.places[place].layers[-1]]
            if top.owner == seat or forbidding(t, st.MAY_NOT_BE_CONVERTED, place):
                return []
            return [Destination(place, 0, 0)]
    return [Destination(ids.NOWHERE, gap, 0) for gap in gaps_for(t, definition)]


def _targets(t: Table, seat: int, card: int, rule: DeployRule) -> Iterator[int]:
    if rule.beside:
        yield ids.pile_id(t.other(seat) if rule.opponents_pile else seat, ids.RESERVE)
        return
    for thing in [*t.places, *t.copies] if rule.on else list(t.places):
        if not against_going(t, seat, card, rule, thing):
            yield thing


def against_going(t: Table, seat: int, card: int, rule: DeployRule, thing: int) -> str:
    """What is against deploying a card on a thing in one of its ways, in a word; or nothing."""
    definition = t.definition_of(card)
    if not fits_rule(t, seat, card, rule, thing):
        return "not_as_said"
    if ids.is_copy(thing) and t.is_location(thing):
        return "not_as_said"
    if not can_be_at(t, card, thing if ids.is_place(thing) else t.place_of(thing)):
        return "forbidden"
    if definition.kind == kinds.CHARACTER:
        if not ids.is_place(thing):
            return "not_as_said"
        if not _has_a_way(t, seat, card, thing):
            return "no_icon_or_presence"
    return "forbidden" if _is_aimed(t, st.MAY_NOT_DEPLOY, card, thing) else ""


def fits_rule(t: Table, seat: int, card: int, rule: DeployRule, thing: int) -> bool:
    """Whether a text lets a card go on a thing; weapons and devices go on own cards only."""
    kind = t.definition_of(card).kind
    is_item = kind == kinds.WEAPON or kind == kinds.DEVICE
    if is_item and ids.is_copy(thing) and t.copies[thing].side != seat:
        return False
    if not rule.on or _ignores_places(t, card, thing):
        return True
    scope = Scope(seat, card)
    for one in rule.on:  # noqa: SIM110 - asked so often that a generator shows
        if not one.fits(t, scope, thing):
            return False
    return True


def _ignores_places(t: Table, card: int, thing: int) -> bool:
    """Whether a text frees a character from all that keeps it from certain locations."""
    is_character = t.definition_of(card).kind == kinds.CHARACTER
    return is_character and ids.is_place(thing) and _is_aimed(t, st.IGNORES_PLACES, card, thing)


def _is_aimed(t: Table, statistic: int, card: int, thing: int) -> bool:
    """Whether a text says something of a card that would be deployed to a thing."""
    if statistic not in (t.index or t.get_index()).modifiers:
        return False
    before = t.aim
    t.aim = thing
    try:
        return bool(forbidding(t, statistic, card))
    finally:
        t.aim = before


def _has_a_way(t: Table, seat: int, card: int, place: int) -> bool:
    """Whether a character gets to a place: by icons, presence, as a spy or by a text."""
    if t.definition_of(card).is_kind("spy") or presence.icons(t, seat, place) > 0:
        return True
    if presence.has_presence(t, seat, place) or _ignores_places(t, card, place):
        return True
    return _is_aimed(t, st.NEEDS_NO_PRESENCE, card, place)


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
        if not may_be_deployed(t, seat, holder):
            return False
        for _ in _destinations(t, seat, holder):
            return True
        return False

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
