"""Filters: which things a text means, seen from the card that says it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER, LIGHT, is_mine
from dejarik.games.swccg.model.events import PLAYING
from dejarik.games.swccg.model.pieces import CARRIED
from dejarik.games.swccg.model.texts import Filter, ImmuneTo, Listening
from dejarik.games.swccg.rules.presence import is_active
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.games.swccg.rules.values import has_text, value

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Node


WARRIOR: Final = "warrior"
"""The one skill that texts give."""


def fits_all(t: Table, scope: Scope, filters: tuple[Filter, ...], thing: int) -> bool:
    """Whether a thing is meant by all of several filters."""
    for one in filters:  # noqa: SIM110 - asked so often that a generator shows
        if not one.fits(t, scope, thing):
            return False
    return True


def side_of(t: Table, thing: int) -> int:
    """On whose side a card stands; a place is on neither."""
    if ids.is_copy(thing):
        return t.copies[thing].side
    return ids.owner_of_card(thing) if ids.is_card(thing) else -1


@dataclass(frozen=True)
class Yours(Filter):
    """A card of the player whose text it is."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return side_of(t, thing) == scope.you


@dataclass(frozen=True)
class Opponents(Filter):
    """A card of the other player."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return side_of(t, thing) == t.other(scope.you)


@dataclass(frozen=True)
class This(Filter):
    """The card that says it."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing == scope.source


@dataclass(frozen=True)
class Bearer(Filter):
    """The card that carries the one that says it."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        copy = t.copies.get(scope.source)
        return copy is not None and copy.holder == thing


@dataclass(frozen=True)
class OfType(Filter):
    """A card of a type, by its number."""

    kind: int

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and t.definition(thing).kind == self.kind


@dataclass(frozen=True)
class Is(Filter):
    """A card with a subtype or characteristic."""

    name: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and t.definition(thing).is_kind(self.name)


@dataclass(frozen=True)
class HasIcon(Filter):
    """A card with an icon or skill, printed or given."""

    name: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        if ids.is_pile(thing):
            return False
        if t.definition(thing).has_icon(self.name):
            return True
        given = ids.is_copy(thing) and self.name == WARRIOR
        return given and value(t, st.GIVES_SKILL, thing) > 0


@dataclass(frozen=True)
class Unique(Filter):
    """A card with one dot."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and t.definition(thing).dots == 1


@dataclass(frozen=True)
class Titled(Filter):
    """A card by its title."""

    title: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and t.definition(thing).title == self.title


@dataclass(frozen=True)
class OfPersona(Filter):
    """A card that is a persona."""

    persona: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and t.definition(thing).persona == self.persona


@dataclass(frozen=True)
class AbilityOver(Filter):
    """A card with more ability than a number."""

    number: int

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_copy(thing) and value(t, st.ABILITY, thing) > self.number


@dataclass(frozen=True)
class SamePlace(Filter):
    """A card at the same place as the one that says it, or the place itself."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        here = place_of_source(t, scope)
        return here != 0 and (thing == here or t.place_of(thing) == here)


@dataclass(frozen=True)
class AdjacentPlace(Filter):
    """A card at a place adjacent to the one that says it, or that place itself."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        here = place_of_source(t, scope)
        there = thing if ids.is_place(thing) else t.place_of(thing)
        return here != 0 and there != 0 and are_adjacent(t, here, there)


@dataclass(frozen=True)
class OnSystem(Filter):
    """A place of a system, or a card at one."""

    system: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        there = thing if ids.is_place(thing) else t.place_of(thing)
        return there != 0 and t.places[there].strip == self.system


@dataclass(frozen=True)
class IsPlace(Filter):
    """A location."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_place(thing)


@dataclass(frozen=True)
class Without(Filter):
    """What does not fit."""

    what: Filter

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not self.what.fits(t, scope, thing)


def place_of_source(t: Table, scope: Scope) -> int:
    """Where the card that says it is: a copy on table, a place, or where a card would go."""
    if ids.is_place(scope.source):
        return scope.source
    if ids.is_copy(scope.source):
        return t.place_of(scope.source)
    return t.aim if ids.is_place(t.aim) else 0


@dataclass(frozen=True)
class Chosen(Filter):
    """What was chosen at initiation, by its place."""

    place: int = 0

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        chosen = scope.names.get("chosen", [])
        return len(chosen) > self.place and chosen[self.place] == thing


@dataclass(frozen=True)
class OfOwnFaction(Filter):
    """An Imperial for Dark, a Rebel for Light."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        name = "rebel" if t.players[scope.you].side == LIGHT else "imperial"
        return not ids.is_pile(thing) and t.definition(thing).is_kind(name)


@dataclass(frozen=True)
class AnyOf(Filter):
    """What fits at least one of several filters."""

    filters: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return any(one.fits(t, scope, thing) for one in self.filters)


@dataclass(frozen=True)
class Another(Filter):
    """Not the card that says it."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing != scope.source


@dataclass(frozen=True)
class IsMine(Filter):
    """A mine."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return not ids.is_pile(thing) and is_mine(t.definition(thing))


@dataclass(frozen=True)
class YourSeat(Filter):
    """The player whose text it is, as a thing with numbers."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing == ids.pile_id(scope.you, ids.HAND)


@dataclass(frozen=True)
class OtherSeat(Filter):
    """The other player, as a thing with numbers."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return thing == ids.pile_id(t.other(scope.you), ids.HAND)


@dataclass(frozen=True)
class CarriedBy(Filter):
    """What a card that fits carries."""

    filters: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        copy = t.copies.get(thing)
        if copy is None or copy.slot != CARRIED:
            return False
        return fits_all(t, scope, self.filters, copy.holder)


@dataclass(frozen=True)
class Carrying(Filter):
    """A card that carries something that fits."""

    filters: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return any(
            copy.holder == thing and copy.slot == CARRIED and fits_all(t, scope, self.filters, one)
            for one, copy in t.copies.items()
        )


@dataclass(frozen=True)
class ThereWithIt(Filter):
    """A card where the answered event is, or that place itself."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        event = t.event_of(scope)
        if event is None:
            return False
        there = event.subject if ids.is_place(event.subject) else t.place_of(event.subject)
        return there != 0 and there in (thing, t.place_of(thing))


@dataclass(frozen=True)
class HasAbility(Filter):
    """A card on table that has ability."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_copy(thing) and value(t, st.ABILITY, thing) > 0


@dataclass(frozen=True)
class HighestAbility(Filter):
    """One of a player's own characters on table that no other of them is above in ability."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        own = [
            one
            for one in t.copies
            if t.copies[one].side == scope.you
            and t.definition(one).kind == CHARACTER
            and is_active(t, one)
        ]
        if thing not in own:
            return False
        highest = max(value(t, st.ABILITY, one) for one in own)
        return highest > 0 and value(t, st.ABILITY, thing) == highest


@dataclass(frozen=True)
class NotImmuneTo(Filter):
    """
    A card whose own text does not make it immune to a title.

    Of one that is being played only what stands before those words is immune.
    """

    title: str

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        parts = t.definition(thing).parts
        for place, part in enumerate(parts):
            if isinstance(part, ImmuneTo) and part.title == self.title:
                return not has_text(t, thing) or self.stands_behind(t, scope, parts[place:])
        return True

    def stands_behind(self, t: Table, scope: Scope, behind: tuple[Node, ...]) -> bool:
        """Whether the text that is being played is one of these."""
        event = t.event_of(scope)
        if event is None or event.kind != PLAYING:
            return False
        played = t.frames[event.detail].op
        return any(isinstance(one, Listening) and one.program() is played for one in behind)


@dataclass(frozen=True)
class EitherSeat(Filter):
    """Either player, as a thing with numbers."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        return ids.is_pile(thing)
