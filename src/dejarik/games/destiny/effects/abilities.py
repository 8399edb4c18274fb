"""Abilities: the parts a card's text is made of, and how they are filed for the rules."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.games.destiny.effects.conditions import HasQualities
from dejarik.games.destiny.effects.filters import Filter, Printing, Titled
from dejarik.games.destiny.effects.history import Happened, HowMuchHappened
from dejarik.games.destiny.effects.selectors import ASIDE, YOURS, Pick
from dejarik.games.destiny.effects.triggers import Happening, Triggered
from dejarik.games.destiny.model.definition import CardAction, Definition, HostLimit
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Node, Op, Selector, walk, written


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
    """
    What can be done with it as an action; a power action once a round.

    Perhaps by anyone, or only by the player whose card it is attached to.
    """

    effect: Op
    power: bool = False
    by_anyone: bool = False
    by_host: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return written(self, {"by_anyone": False, "by_host": False})

    def furnish(self, definition: Definition) -> None:
        action = CardAction(self.effect, self.power, self.by_anyone, self.by_host)
        definition.actions.append(action)


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
class EntersWith(Part):
    """The card comes into play with damage, shields or resources on it; they are not placed."""

    damage: int = 0
    shields: int = 0
    resources: int = 0

    def furnish(self, definition: Definition) -> None:
        definition.enters_with = (self.damage, self.shields, self.resources)


@dataclass(frozen=True)
class EntersExhausted(Part):
    """The card is exhausted when it enters play."""

    def furnish(self, definition: Definition) -> None:
        definition.enters_exhausted = True


@dataclass(frozen=True)
class NotReadiedInUpkeep(Part):
    """
    The card stays exhausted in the upkeep phase.

    Rulings: arh.part5.upkeep.01, arh.golden.01
    """

    def furnish(self, definition: Definition) -> None:
        definition.ready_in_upkeep = False


@dataclass(frozen=True)
class DiscardIf(Part):
    """It is discarded from play as soon as this holds."""

    condition: Condition

    def furnish(self, definition: Definition) -> None:
        definition.lapses.append(self.condition)


@dataclass(frozen=True)
class SetAsideUnless(Part):
    """
    It is set aside as soon as this does not hold, and then something is done.

    Rulings: arh.faq.54
    """

    condition: Condition
    effect: Op

    def furnish(self, definition: Definition) -> None:
        definition.stays_while = self.condition
        definition.farewell = self.effect


@dataclass(frozen=True)
class FromDiscardPile(Part):
    """
    An ability used while the card lies in its owner's discard pile, and only then.

    Rulings: arh.part7.abilities.05
    """

    ability: Triggered

    def furnish(self, definition: Definition) -> None:
        definition.heard_in_discard_pile += self.ability.heard()


@dataclass(frozen=True)
class FromHand(Part):
    """
    An ability used while the card is in its owner's hand, and only then.

    It may wait only for what shows the card: everyone would see else who has it.
    Rulings: arh.part7.abilities.05
    """

    ability: Triggered

    def furnish(self, definition: Definition) -> None:
        definition.heard_in_hand += self.ability.heard()


@dataclass(frozen=True)
class HasAbilitiesOf(Part):
    """It has the abilities of other cards too."""

    cards: Selector

    def furnish(self, definition: Definition) -> None:
        definition.borrowed.append(self.cards)


@dataclass(frozen=True)
class SilencesOthers(Part):
    """
    Other cards lose their abilities, printed and given, but for specials.

    What is inherent to a die stays with it (docs/rules/destiny/open-questions.md).
    Rulings: arh.part7.negative.01, arh.part7.inherent.01
    """

    who: Selector

    def furnish(self, definition: Definition) -> None:
        definition.silenced.append(self.who)


def furnish(definition: Definition, parts: tuple[Node, ...]) -> None:
    """File a card's parts where the rules look for them."""
    definition.implemented = True
    for part in parts:
        for node in walk(part):
            if isinstance(node, Titled):
                definition.named_titles.add(node.title)
            elif isinstance(node, Printing):
                definition.named_codes.add(node.code)
            elif isinstance(node, Pick) and (node.zone, node.whose) == (ASIDE, YOURS):
                definition.brings.append(node)
            elif isinstance(node, (Happened, HowMuchHappened)) or (
                isinstance(node, Happening) and node.looks_back()
            ):
                definition.recalls |= node.kinds()
        if isinstance(part, Triggered):
            definition.heard += part.heard()
        elif isinstance(part, Part):
            part.furnish(definition)
        else:
            message = f"card {definition.facts.code}: the rules have no drawer for {part!r}"
            raise TypeError(message)
