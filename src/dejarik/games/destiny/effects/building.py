"""
What cards say about teams and decks while they are built.

What belongs here: the parts of cards that change points, ask for company or allow what
the rules of building do not, and the team they are read against.
What does not: the rules of building themselves (`dejarik.games.destiny.building`).

No table stands here yet: qualities are asked of what is printed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import filters
from dejarik.games.destiny.effects.abilities import Part
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.model.definition import Definition
from dejarik.games.destiny.model.facts import CHARACTER, PLOT
from dejarik.kernel.program import Node

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card

NO_LIMIT: Final = 1000
AFFILIATION: Final = 1
COLOUR: Final = 2
COPIES: Final = 4
"""What an allowance can make good: bits."""


@dataclass(frozen=True)
class BuildingRule(Part):
    """A part that matters while a team and its deck are built, and never again."""

    def furnish(self, definition: Definition) -> None:
        definition.building.append(self)


class TeamMember:
    """A character or plot of a team: how many dice, and how many points it costs here."""

    def __init__(self, facts: Card, dice: int, points: int, rules: list[Node]) -> None:
        self.facts: Card = facts
        self.dice: int = dice
        self.points: int = points
        self.rules: list[Node] = rules


class BuiltTeam:
    """A team and the deck cards chosen for it."""

    def __init__(self, members: list[TeamMember], deck: list[Card]) -> None:
        self.members: list[TeamMember] = members
        self.deck: list[Card] = deck

    def characters(self) -> list[TeamMember]:
        """The characters of the team."""
        return [one for one in self.members if one.facts.type == CHARACTER]

    def plots(self) -> list[TeamMember]:
        """The plots of the team."""
        return [one for one in self.members if one.facts.type == PLOT]


def is_printed(quality: Filter, card: Card) -> bool:
    """
    Whether a printed card has a quality.

    Raises TypeError for a quality only a game on the table could tell.
    """
    if isinstance(quality, filters.OfType):
        return card.type in quality.types
    if isinstance(quality, filters.OfColour):
        return card.colour == quality.colour
    if isinstance(quality, filters.OfAffiliation):
        return card.affiliation == quality.affiliation
    if isinstance(quality, filters.OfSubtype):
        return any(subtype in card.subtypes for subtype in quality.subtypes)
    if isinstance(quality, filters.Titled):
        return card.title == quality.title
    if isinstance(quality, filters.TitleHas):
        return quality.word in card.title
    if isinstance(quality, filters.Unique):
        return card.unique
    if isinstance(quality, filters.Without):
        return not is_printed(quality.quality, card)
    message = f"{quality!r} is not printed on a card"
    raise TypeError(message)


def fits_printed(
    qualities: tuple[Filter, ...], member: TeamMember, source: TeamMember | None
) -> bool:
    """Whether a member of a team has all these qualities; "other" is asked of who it is."""
    for quality in qualities:
        if isinstance(quality, filters.Other):
            if member is source:
                return False
        elif isinstance(quality, filters.This):
            if member is not source:
                return False
        elif not is_printed(quality, member.facts):
            return False
    return True


@dataclass(frozen=True)
class TeamCondition(Node):
    """Something that is true of a team and its deck, or not."""

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        """Whether it is true of this team."""
        raise NotImplementedError


@dataclass(frozen=True)
class TeamHas(TeamCondition):
    """The team has so many characters of a kind, each worth at least so many points."""

    qualities: tuple[Filter, ...]
    at_least: int = 1
    points: int = 0

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        """
        Count them; points count as they are after Team Up.

        Rulings: arh.part4.team.09
        """
        found = 0
        for one in team.characters():
            if one.points >= self.points and fits_printed(self.qualities, one, source):
                found += 1
        return found >= self.at_least


@dataclass(frozen=True)
class EachOnTeam(TeamCondition):
    """Every character of the team is of one of these kinds."""

    kinds: tuple[tuple[Filter, ...], ...]

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        for one in team.characters():
            if not any(fits_printed(kind, one, source) for kind in self.kinds):
                return False
        return True


@dataclass(frozen=True)
class NoneOnTeam(TeamCondition):
    """No card of the team is of this kind."""

    qualities: tuple[Filter, ...]

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        return not any(fits_printed(self.qualities, one, source) for one in team.members)


@dataclass(frozen=True)
class ShareColour(TeamCondition):
    """So many characters of the team share a colour; 0 means all of them."""

    at_least: int = 0

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        characters = team.characters()
        colours = Counter([one.facts.colour for one in characters])
        most = max(colours.values(), default=0)
        return most >= (self.at_least or len(characters))


@dataclass(frozen=True)
class DeckOfSingles(TeamCondition):
    """No card is in the deck twice."""

    def is_met(self, team: BuiltTeam, source: TeamMember | None) -> bool:
        return len({card.title for card in team.deck}) == len(team.deck)


@dataclass(frozen=True)
class TeamUp(BuildingRule):
    """
    Cards of one of these kinds cost fewer points on this team.

    Rulings: arh.part7.teamup.01, arh.part7.teamup.02
    """

    less: int
    kinds: tuple[tuple[Filter, ...], ...]
    condition: TeamCondition | None = None


@dataclass(frozen=True)
class IncludeOnlyIf(BuildingRule):
    """The card can be chosen only for a team of which this is true."""

    condition: TeamCondition


@dataclass(frozen=True)
class JoinsOtherSide(BuildingRule):
    """The character may be on a team of the other affiliation if something is true of it."""

    condition: TeamCondition


@dataclass(frozen=True)
class MixedTeam(BuildingRule):
    """Hero and villain characters may be on the team together."""


@dataclass(frozen=True)
class MayInclude(BuildingRule):
    """
    The deck may hold some cards although their affiliation or colour does not fit.

    `ignoring` says which of the two; `most` how many cards; `different` that no two of
    them are copies.
    """

    qualities: tuple[Filter, ...]
    ignoring: int = AFFILIATION | COLOUR
    most: int = NO_LIMIT
    different: bool = False


@dataclass(frozen=True)
class ExtraCopies(BuildingRule):
    """The deck may hold one copy more than usual of so many cards."""

    most: int


@dataclass(frozen=True)
class CannotInclude(BuildingRule):
    """The deck may hold no card of this kind."""

    qualities: tuple[Filter, ...]


@dataclass(frozen=True)
class BringsUnder(BuildingRule):
    """
    Up to so many different cards are brought along and begin the game face down under it.

    They are no part of the deck, and nothing else that decks obey concerns them.
    Rulings: arh.clar.conv.07
    """

    qualities: tuple[Filter, ...]
    most: int

    def taken(self, cards: list[Card]) -> list[int]:
        """The places of those it takes of the cards that are brought beside a deck."""
        found: list[int] = []
        titles: list[str] = []
        for place, card in enumerate(cards):
            fits = all(is_printed(one, card) for one in self.qualities)
            if fits and card.title not in titles and len(found) < self.most:
                found.append(place)
                titles.append(card.title)
        return found


@dataclass(frozen=True)
class LargerDeck(BuildingRule):
    """The deck has more cards than usual."""

    more: int
