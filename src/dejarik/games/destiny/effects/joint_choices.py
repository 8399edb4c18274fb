"""Joint choices: what several things chosen together must share, or must not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.effects.filters import (
    Filter,
    OfType,
    copy_behind,
    facts_of,
    is_of_colour,
)
from dejarik.games.destiny.effects.selectors import IN_PLAY, YOURS, Pick
from dejarik.games.destiny.model.facts import CHARACTER, COLOUR_NAMES, NONE
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, table_of
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.spotting import posing_as, spotters
from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
from dejarik.kernel.program import Condition, Node, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State

SYMBOL: Final = 0
VALUE: Final = 1
COLOUR: Final = 2
COST: Final = 3
TITLE: Final = 4
SUBTYPE: Final = 5
OWNER: Final = 6
A_SPOTTED_CHARACTER: Final = Pick(IN_PLAY, YOURS, (OfType((CHARACTER,)),), spotted=True)
FEATURES: Final = ("symbol", "value", "colour", "cost", "title", "subtype", "owner")
"""What things can have in common."""


def features_of(t: Table, entity: int, feature: int) -> list[str]:
    """What an entity has of a feature; a die without a symbol or a card without a cost none."""
    if feature == SYMBOL:
        symbol = t.side_of(t.die(entity)).symbol
        return [] if symbol == NONE else [str(symbol)]
    if feature == VALUE:
        return [str(value_of(t, t.die(entity)))]
    if feature == OWNER:
        return [str(owner_of(t, entity))]
    if feature == COLOUR:
        return [name for place, name in enumerate(COLOUR_NAMES) if is_of_colour(t, entity, place)]
    facts = facts_of(t, entity)
    if feature == COST:
        return [str(facts.cost)]
    if feature == TITLE:
        return [facts.title]
    copy = copy_behind(t, entity)
    if copy is None:
        return list(facts.subtypes)
    return [one for one in SUBTYPES if has_subtype(t, copy, one)]


def owner_of(t: Table, entity: int) -> int:
    """Whose a die, a card in play or a card elsewhere is."""
    if entity >= FIRST_COPY:
        return t.copy(entity).owner
    return t.die(entity).owner if entity >= FIRST_DIE else t.owner_of(entity)


def share(t: Table, one: int, other: int, feature: int) -> bool:
    """Whether two things have something of a feature in common."""
    found = features_of(t, other, feature)
    return any(part in found for part in features_of(t, one, feature))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Joint(Node):
    """What several things that are chosen together must have in common, or must not."""

    def accepts(self, t: Table, scope: Scope, picks: list[int], entity: int) -> bool:
        """Whether an entity goes with those already picked."""
        raise NotImplementedError


@dataclass(frozen=True, repr=False)
class PickTogether(Pick):
    """Several things that go together."""

    joint: tuple[Joint, ...] = ()

    def accepts(self, s: State, scope: Scope, picks: list[int], entity: int) -> bool:
        t = table_of(s)
        return all(one.accepts(t, scope, picks, entity) for one in self.joint)

    def is_joint(self) -> bool:
        return True


@dataclass(frozen=True)
class Sharing(Joint):
    """All of them share a feature, or no two of them do."""

    feature: int
    same: bool = True

    def accepts(self, t: Table, scope: Scope, picks: list[int], entity: int) -> bool:
        return all(share(t, one, entity, self.feature) == self.same for one in picks)


@dataclass(frozen=True)
class CombinedValue(Joint):
    """
    Their values come to no more than this.

    Rulings: arh.part8.combined.01
    """

    most: Quantity

    def accepts(self, t: Table, scope: Scope, picks: list[int], entity: int) -> bool:
        values = [value_of(t, t.die(one)) for one in [*picks, entity]]
        return sum(values) <= self.most.amount(t, scope)


@dataclass(frozen=True)
class CombinedExactly(Joint):
    """
    Two dice whose values come to just this.

    Rulings: arh.part8.combined.01
    """

    value: Quantity

    def accepts(self, t: Table, scope: Scope, picks: list[int], entity: int) -> bool:
        if not picks:
            return True
        values = [value_of(t, t.die(one)) for one in [*picks, entity]]
        return sum(values) == self.value.amount(t, scope)


@dataclass(frozen=True)
class SpotTwo(Condition):
    """
    You can spot two characters that go together.

    Rulings: arh.part8.spotting.01
    """

    joint: tuple[Joint, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        """Try every two of them; what poses as a character is compared as one."""
        t = table_of(s)
        found = A_SPOTTED_CHARACTER.find(t, scope)
        posing = t.posing
        for seat in spotters(t, scope):
            t.posing = {**t.posing, **posing_as(t, seat)}
        holds = any(
            all(joint.accepts(t, scope, [one], other) for joint in self.joint)
            for place, one in enumerate(found)
            for other in found[place + 1 :]
        )
        t.posing = posing
        return holds


@dataclass(frozen=True)
class Share(Condition):
    """All these things share a feature, or no two of them do; fewer than two do neither."""

    what: Selector
    feature: int
    same: bool = True

    def holds(self, s: State, scope: Scope) -> bool:
        """Compare them two by two."""
        t = table_of(s)
        found = self.what.find(s, scope)
        for place, one in enumerate(found):
            for other in found[place + 1 :]:
                if share(t, one, other, self.feature) != self.same:
                    return False
        return len(found) > 1


@dataclass(frozen=True)
class HaveInCommon(Condition):
    """All these things have the same of one of these features; one thing alone has."""

    what: Selector
    features: tuple[int, ...]

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = self.what.find(s, scope)
        return bool(found) and any(common(t, found, feature) for feature in self.features)


def common(t: Table, things: list[int], feature: int) -> list[str]:
    """What of a feature all these things have."""
    shared = features_of(t, things[0], feature)
    for other in things[1:]:
        found = features_of(t, other, feature)
        shared = [one for one in shared if one in found]
    return shared


@dataclass(frozen=True)
class TwoShare(Condition):
    """Some two of these things share a feature."""

    what: Selector
    feature: int

    def holds(self, s: State, scope: Scope) -> bool:
        t = table_of(s)
        found = self.what.find(s, scope)
        return any(
            share(t, one, other, self.feature)
            for place, one in enumerate(found)
            for other in found[place + 1 :]
        )


@dataclass(frozen=True)
class WorthBeside(Filter):
    """A die that shows no less than another one of certain dice; or, with `upper`, no more."""

    dice: Selector
    upper: bool = False

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        others = [t.die(one) for one in self.dice.find(t, scope) if one != entity]
        found = [value_of(t, die) for die in others]
        value = value_of(t, t.die(entity))
        return any(value <= one if self.upper else value >= one for one in found)
