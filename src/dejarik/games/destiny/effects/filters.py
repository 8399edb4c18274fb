"""
Filters: the adjectives of the card language.

A filter looks at one entity: a copy in play, a die, or a card in another zone. What is
asked of a die's colour, type or title is answered by its matching card.
Filters about one subject, such as dice or damage, are in the file of that family.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.games.destiny.model.past import FIRST_PAST
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.as_characters import counts, counts_as_plain, host_meant
from dejarik.games.destiny.rules.flow.resolving import resolution_of
from dejarik.games.destiny.rules.uniqueness import is_lifted
from dejarik.games.destiny.rules.values import controller_of_die, has_colour, has_subtype
from dejarik.kernel.program import Condition, Node, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Scope


def facts_of(t: Table, entity: int) -> Card:
    """
    The printed facts of a copy, of a die's matching card, or of a card.

    Rulings: arh.part2.attributes.02
    """
    if entity >= FIRST_PAST:
        return t.rules.definitions[t.past[entity - FIRST_PAST].number].facts
    copy = copy_behind(t, entity)
    if copy is not None:
        return t.definition_of(copy).facts
    if entity >= FIRST_DIE:
        return t.definition_of_die(t.die(entity)).facts
    return t.definition(entity).facts


def copy_behind(t: Table, entity: int) -> Copy | None:
    """The copy an entity is, or the one a die belongs to; of the past, if it is still there."""
    if entity >= FIRST_PAST:
        return t.copies.get(t.past[entity - FIRST_PAST].ref)
    if entity >= FIRST_COPY:
        return t.copy(entity)
    if entity >= FIRST_DIE:
        ref = t.die(entity).copy
        if ref in t.copies or ref in t.gone:
            return t.copy(ref)
    return None


def controller_of(t: Table, entity: int) -> int:
    """
    Who controls a copy or die; for a card out of play, its owner.

    A die being resolved counts as one of whoever resolves it.
    Rulings: arh.part8.oppdie.01
    """
    if entity >= FIRST_PAST:
        return t.past[entity - FIRST_PAST].whose
    if entity >= FIRST_COPY:
        return t.copy(entity).controller
    if entity >= FIRST_DIE:
        resolution = resolution_of(t, entity)
        return controller_of_die(t, t.die(entity)) if resolution is None else resolution.you
    return t.owner_of(entity)


def copy_meant(t: Table, entity: int) -> int:
    """The entity itself; of the past, the copy it was."""
    return t.past[entity - FIRST_PAST].ref if entity >= FIRST_PAST else entity


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Filter(Node):
    """A quality an entity may have."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Whether this entity has it now."""
        raise NotImplementedError

    def means_holder(self) -> bool:
        """Whether nothing can have it but the card whose ability it is."""
        return False


@dataclass(frozen=True)
class OfType(Filter):
    """Of one of these card types; a copy counts as what it is now."""

    types: tuple[int, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        copy = copy_behind(t, entity)
        kind = facts_of(t, entity).type if copy is None else copy.type
        if copy is not None and copy.ref in t.posing:
            kind = CHARACTER
        if scope.source >= FIRST_COPY:
            speaker = t.copies.get(scope.source)
            if speaker is not None and speaker.reworded and t.rules.edition.mentions_follow:
                return kind in self.reworded(t, speaker)
        if kind in self.types:
            return True
        return CHARACTER in self.types and counts(scope, copy_meant(t, entity))

    def reworded(self, t: Table, speaker: Copy) -> tuple[int, ...]:
        """
        The types meant by a card whose own type another card has changed.

        Rulings: arh.part5.changetype.07
        """
        printed = t.definition_of(speaker).facts.type
        return tuple([speaker.type if kind == printed else kind for kind in self.types])


@dataclass(frozen=True)
class OfColour(Filter):
    """Of one colour."""

    colour: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return is_of_colour(t, entity, self.colour)


def is_of_colour(t: Table, entity: int, colour: int) -> bool:
    """Whether it has a colour, printed or gained; a die has those of its card."""
    copy = copy_behind(t, entity)
    if copy is None or entity >= FIRST_PAST:
        return facts_of(t, entity).colour == colour
    return has_colour(t, copy, colour)


@dataclass(frozen=True)
class OfAffiliation(Filter):
    """
    Hero, villain or neutral.

    Rulings: arh.part1.affiliation.01
    """

    affiliation: int

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return facts_of(t, entity).affiliation == self.affiliation


@dataclass(frozen=True)
class OfSubtype(Filter):
    """With one of these subtypes."""

    subtypes: tuple[str, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        copy = copy_behind(t, entity)
        if copy is None:
            own = facts_of(t, entity).subtypes
            return any(subtype in own for subtype in self.subtypes)
        return any(has_subtype(t, copy, subtype) for subtype in self.subtypes)


@dataclass(frozen=True)
class Titled(Filter):
    """
    With this title, whatever its subtitle; printings differ in their capital letters.

    Rulings: arh.part7.titles.01
    """

    title: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        title = facts_of(t, entity).title
        if title == self.title:
            return True
        return len(title) == len(self.title) and title.lower() == self.title.lower()


@dataclass(frozen=True)
class TitleHas(Filter):
    """With a word in its title."""

    word: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return self.word in facts_of(t, entity).title


@dataclass(frozen=True)
class Printing(Filter):
    """
    The card with this code, or an identical reprint of it; its title is for who reads it.

    Rulings: arh.part7.titles.02
    """

    code: str
    title: str = ""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Follow reprints back to the first printing, on both sides."""
        return first_printing(t, facts_of(t, entity).code) == first_printing(t, self.code)


def first_printing(t: Table, code: str) -> str:
    """The code of the first printing of a card."""
    found = code
    for _ in range(len(t.rules.numbers)):
        number = t.rules.numbers.get(found)
        earlier = "" if number is None else t.rules.definitions[number].facts.reprint_of
        if not earlier:
            break
        found = earlier
    return found


@dataclass(frozen=True)
class CopyOfThis(Filter):
    """
    With the title of the card whose ability it is, whatever its type.

    Rulings: arh.part7.selfref.02
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return facts_of(t, entity).title == facts_of(t, scope.source).title


@dataclass(frozen=True)
class CopyOf(Filter):
    """
    With the title of another card, whatever its type.

    Rulings: arh.part7.selfref.02
    """

    card: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        title = facts_of(t, entity).title
        return any(title == facts_of(t, one).title for one in self.card.find(t, scope))


@dataclass(frozen=True)
class Unique(Filter):
    """Marked as unique, unless a card says that it is not."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Of a die, its card."""
        if not facts_of(t, entity).unique:
            return False
        copy = copy_behind(t, entity)
        if counts_as_plain(scope, copy_meant(t, entity)):
            return False
        return not is_lifted(t, entity if copy is None else copy.ref)


@dataclass(frozen=True)
class Without(Filter):
    """Not having another quality."""

    quality: Filter

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return not self.quality.fits(t, scope, entity)


@dataclass(frozen=True)
class AnyOf(Filter):
    """Having one or other of several qualities."""

    qualities: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return any(one.fits(t, scope, entity) for one in self.qualities)


@dataclass(frozen=True)
class Fulfilling(Filter):
    """Of which something is true; `target` names it meanwhile."""

    condition: Condition

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Asked of it alone, and what was named so before is named so again."""
        before = scope.names.get("target")
        scope.names["target"] = [entity]
        found = self.condition.holds(t, scope)
        if before is None:
            del scope.names["target"]
        else:
            scope.names["target"] = before
        return found


@dataclass(frozen=True)
class Other(Filter):
    """Not this card, not this die."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Compare with the source and the die being resolved."""
        return entity not in (scope.source, scope.subject)


@dataclass(frozen=True)
class NotNamed(Filter):
    """Not what was given this name."""

    name: str

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity not in scope.names.get(self.name, [])


@dataclass(frozen=True)
class This(Filter):
    """The very card whose ability it is."""

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return copy_meant(t, entity) == scope.source

    def means_holder(self) -> bool:
        return True


@dataclass(frozen=True)
class HostOfThis(Filter):
    """
    The card this one is attached to, as far as it speaks of that.

    Rulings: arh.clar.dop.26
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        if scope.source < FIRST_COPY or copy_meant(t, entity) != t.copy(scope.source).host:
            return False
        return host_meant(t, scope) > 0


@dataclass(frozen=True)
class Yours(Filter):
    """
    Under your control.

    Rulings: arh.part8.controller.04
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return controller_of(t, entity) == scope.you


@dataclass(frozen=True)
class ControlledBy(Filter):
    """Under the control of a certain player."""

    who: Quantity

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return controller_of(t, entity) == self.who.amount(t, scope)


@dataclass(frozen=True)
class HasAttached(Filter):
    """A card with an attached card of one of these subtypes."""

    subtypes: tuple[str, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look at what is attached to it."""
        for ref in t.copy(entity).attached:
            if any(has_subtype(t, t.copies[ref], subtype) for subtype in self.subtypes):
                return True
        return False


@dataclass(frozen=True)
class Carries(Filter):
    """A card with an attached card that has all these qualities."""

    what: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look at what is attached to it, or to the card that a die belongs to."""
        copy = copy_behind(t, entity)
        if copy is None:
            return False
        return any(all(one.fits(t, scope, ref) for one in self.what) for ref in copy.attached)


@dataclass(frozen=True)
class AttachedTo(Filter):
    """A card attached to another one."""

    host: Selector

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look at what it is on, or was on last."""
        return entity >= FIRST_COPY and t.copy(entity).host in self.host.find(t, scope)


@dataclass(frozen=True)
class OnSuch(Filter):
    """A card attached to one in play that has all these qualities."""

    host: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        """Look at what it is on."""
        copy = t.copies.get(entity)
        if copy is None or copy.host not in t.copies:
            return False
        return all(one.fits(t, scope, copy.host) for one in self.host)
