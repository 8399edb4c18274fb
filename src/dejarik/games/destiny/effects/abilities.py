"""Abilities: the parts a card's text is made of, and how they are filed for the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter, Titled, controller_of
from dejarik.games.destiny.effects.quantities import HasQualities, amount_if
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.definition import CardAction, Definition, Heard, HostLimit
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.rules.flow.resolving import bring_outcome
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Quantity, Selector, walk
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

BY_ANYONE: Final = 0
BY_YOU: Final = 1
BY_OPPONENT: Final = 2

SUBJECT: Final = 0
SOURCE: Final = 1
DICE: Final = 2
"""Any of an event's dice: the one it is about, or one of its items."""
PLAYED: Final = 3
"""The copy that a played card became, or the card if it became none."""

BEGINNINGS: Final = {ev.DIE_RESOLVED: ev.DIE_RESOLVING}
"""What is told when it is over, and where "before" it is: when it begins."""


@dataclass(frozen=True)
class Happening(Node):
    """
    The description of an event: its kind, by whom, and what it is about.

    `role` says whether the qualities are asked of the event's subject, its source, any of
    its dice or what was played; an event of another kind described by `also` will do too.
    """

    kind: int
    about: tuple[Filter, ...] = ()
    by: int = BY_ANYONE
    role: int = SUBJECT
    also: Happening | None = None

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        """Whether this event is one of those meant."""
        if self.also is not None and event.kind == self.also.kind:
            return self.also.matches(s, scope, event)
        if self.by == BY_YOU and event.seat != scope.you:
            return False
        if self.by == BY_OPPONENT and event.seat in (scope.you, NOBODY):
            return False
        if not self.about:
            return True
        t = table_of(s)
        if self.role == DICE:
            dice = [event.subject, *event.items]
            known = [one for one in dice if one in t.dice or one in t.gone_dice]
            return any(fits_all(self.about, t, scope, one) for one in known)
        return fits_all(self.about, t, scope, self.entity(event))

    def entity(self, event: Event) -> int:
        """What of the event is described."""
        if self.role == SOURCE or (self.role == PLAYED and event.source):
            return event.source
        return event.subject

    def is_about_holder(self) -> bool:
        """Whether only events about the very card meet the description."""
        if self.also is not None or self.role != SUBJECT:
            return False
        return any(one.means_holder() for one in self.about)

    def meant(self, t: Table, scope: Scope, event: Event) -> list[int]:
        """What the ability then speaks of: those dice still there, or what the event is about."""
        if self.also is not None and event.kind == self.also.kind:
            return self.also.meant(t, scope, event)
        if self.role != DICE:
            return [self.entity(event) if self.role == PLAYED else event.subject]
        dice = [one for one in (event.subject, *event.items) if one in t.dice]
        return [die for die in dice if fits_all(self.about, t, scope, die)]


@dataclass(frozen=True)
class Triggered(Ability):
    """An ability that waits for an event: before, after, or instead of it."""

    band: int
    when: Happening
    effect: Op
    condition: Condition | None = None

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """
        The scope to run in, if the event is meant and the condition holds.

        Rulings: arh.part7.triggered.01
        """
        t = table_of(s)
        scope = Scope(controller_of(t, holder), holder)
        if not self.when.matches(s, scope, event):
            return None
        scope.event = event
        scope.it = self.when.meant(t, scope, event)
        if event.kind == ev.DIE_RESOLVED:
            bring_outcome(t, event.subject, scope)
        if self.condition is not None and not self.condition.holds(s, scope):
            return None
        return scope

    def program(self) -> Op:
        return self.effect

    def is_about_holder(self) -> bool:
        return self.when.is_about_holder()

    def heard(self) -> list[Heard]:
        """The events to wait for: "before" waits for the beginning."""
        whens = [self.when] if self.when.also is None else [self.when, self.when.also]
        kinds = [when.kind for when in whens]
        if self.band == BEFORE:
            kinds = [BEGINNINGS.get(kind, kind) for kind in kinds]
        return [Heard(kind, self.band, self) for kind in kinds]


@dataclass(frozen=True)
class Part(Node):
    """A part of a card that is filed under one of the rules' drawers."""

    def furnish(self, definition: Definition) -> None:
        """File it where the rules look for it."""
        raise NotImplementedError


@dataclass(frozen=True)
class EventText(Part):
    """What an event does when it is played."""

    effect: Op

    def furnish(self, definition: Definition) -> None:
        definition.event = self.effect


@dataclass(frozen=True)
class Special(Part):
    """What a card's special side does."""

    effect: Op

    def furnish(self, definition: Definition) -> None:
        definition.specials.append(self.effect)


@dataclass(frozen=True)
class Action(Part):
    """What can be done with it as an action; a power action once a round."""

    effect: Op
    power: bool = False

    def furnish(self, definition: Definition) -> None:
        definition.actions.append(CardAction(self.effect, self.power))


@dataclass(frozen=True)
class ClaimText(Part):
    """What a battlefield does for who claims it."""

    effect: Op

    def furnish(self, definition: Definition) -> None:
        definition.claim = self.effect


@dataclass(frozen=True)
class Ongoing(Part):
    """A modifier while the card is in play."""

    modifier: Modifier

    def furnish(self, definition: Definition) -> None:
        definition.modifiers.append(self.modifier)


@dataclass(frozen=True)
class Keyword(Part):
    """A keyword the rules know by name, and how much of it."""

    keyword: int
    level: int = 1

    def furnish(self, definition: Definition) -> None:
        definition.keywords[self.keyword] = self.level


@dataclass(frozen=True)
class Renew(Part):
    """
    The keyword: it may be played from the discard pile for this cost.

    Rulings: arh.part7.renew.01
    """

    cost: int

    def furnish(self, definition: Definition) -> None:
        definition.renew = self.cost


@dataclass(frozen=True)
class Modify(Part):
    """
    The keyword: it goes on such a card in place of a character.

    Rulings: arh.part7.modify.01
    """

    host: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.modifies.append(HasQualities(self.host))


@dataclass(frozen=True)
class HostOnly(Part):
    """
    A restriction on what it may be attached to when played.

    Rulings: arh.part8.restrictions.02
    """

    host: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.hosts.append(HasQualities(self.host))


@dataclass(frozen=True)
class LimitPerHost(Part):
    """
    A limit on how many such upgrades a card with this one may carry.

    Rulings: arh.part5.limits.01, arh.part5.limits.02
    """

    most: int
    which: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.limits.append(HostLimit(HasQualities(self.which), self.most))


@dataclass(frozen=True)
class OnlyIf(Part):
    """A restriction on when it may be played."""

    condition: Condition

    def furnish(self, definition: Definition) -> None:
        definition.restrictions.append(self.condition)


@dataclass(frozen=True)
class FromDiscardPile(Part):
    """
    An ability used while the card lies in its owner's discard pile, and only then.

    Rulings: arh.part7.abilities.05
    """

    ability: Triggered

    def furnish(self, definition: Definition) -> None:
        definition.afar += self.ability.heard()


@dataclass(frozen=True)
class CostsX(Part):
    """What the printed X of its cost is."""

    amount: Quantity

    def furnish(self, definition: Definition) -> None:
        definition.price = self.amount


@dataclass(frozen=True)
class CostsLess(Part):
    """It costs less to play, perhaps only if something holds."""

    amount: Quantity
    condition: Condition | None = None

    def furnish(self, definition: Definition) -> None:
        definition.discounts.append(amount_if(self.condition, self.amount))


@dataclass(frozen=True)
class XIs(Part):
    """
    What the X on its die is; it belongs to the die, wherever the card is.

    Rulings: arh.part8.x.01, arh.part7.inherent.01
    """

    amount: Quantity

    def furnish(self, definition: Definition) -> None:
        definition.x = self.amount


@dataclass(frozen=True)
class Joins(Part):
    """
    Which dice the sides of its die without a symbol may be added to.

    Rulings: arh.part7.inherent.01, arh.part7.inherent.02
    """

    dice: tuple[Filter, ...]

    def furnish(self, definition: Definition) -> None:
        definition.joins.append(HasQualities(self.dice))


@dataclass(frozen=True)
class HasAbilitiesOf(Part):
    """It has the abilities of other cards too."""

    cards: Selector

    def furnish(self, definition: Definition) -> None:
        definition.borrowed.append(self.cards)


@dataclass(frozen=True)
class BuildingRule(Part):
    """A part that matters while a team and its deck are built, and never again."""

    def furnish(self, definition: Definition) -> None:
        definition.building.append(self)


def furnish(definition: Definition, parts: tuple[Node, ...]) -> None:
    """File a card's parts where the rules look for them."""
    definition.implemented = True
    for part in parts:
        for node in walk(part):
            if isinstance(node, Titled):
                definition.named_titles.add(node.title)
        if isinstance(part, Triggered):
            definition.heard += part.heard()
        elif isinstance(part, Part):
            part.furnish(definition)
        else:
            message = f"card {definition.facts.code}: the rules have no drawer for {part!r}"
            raise TypeError(message)
