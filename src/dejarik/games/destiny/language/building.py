"""Words for teams and decks: points, company, and what a deck may hold."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import building as nodes
from dejarik.games.destiny.effects.building import AFFILIATION, COLOUR, NO_LIMIT, TeamCondition
from dejarik.games.destiny.effects.filters import Filter, This

Kind = Filter | tuple[Filter, ...]
all_of_one_colour: Final = nodes.ShareColour()
"""All characters of the team have the same colour."""
deck_of_singles: Final = nodes.DeckOfSingles()
"""No card is in the deck twice."""
hero_and_villain_mix: Final = nodes.MixedTeam()
"""Hero and villain characters may be on the team together."""


def team_up(less: int, *kinds: Kind, if_: TeamCondition | None = None) -> nodes.TeamUp:
    """Cards of these kinds cost fewer points on the team."""
    return nodes.TeamUp(less, _kinds(kinds), if_)


def costs_fewer_points(less: int, *, if_: TeamCondition | None = None) -> nodes.TeamUp:
    """The card itself costs fewer points, perhaps only on such a team."""
    return nodes.TeamUp(less, ((This(),),), if_)


def include_only_if(condition: TeamCondition) -> nodes.IncludeOnlyIf:
    """It can be chosen only for such a team."""
    return nodes.IncludeOnlyIf(condition)


def joins_other_side(condition: TeamCondition) -> nodes.JoinsOtherSide:
    """The character may be on such a team although their sides differ."""
    return nodes.JoinsOtherSide(condition)


def may_include(
    *qualities: Filter,
    most: int = NO_LIMIT,
    different: bool = False,
    fitting_affiliation: bool = False,
    fitting_colour: bool = False,
) -> nodes.MayInclude:
    """The deck may hold cards of this kind that would not fit the team."""
    ignoring = 0 if fitting_affiliation else AFFILIATION
    ignoring |= 0 if fitting_colour else COLOUR
    return nodes.MayInclude(qualities, ignoring, most, different)


def extra_copies(most: int) -> nodes.ExtraCopies:
    """The deck may hold another copy of so many cards."""
    return nodes.ExtraCopies(most)


def cannot_include(*qualities: Filter) -> nodes.CannotInclude:
    """The deck may hold no such card."""
    return nodes.CannotInclude(qualities)


def brings_under(most: int, *qualities: Filter) -> nodes.BringsUnder:
    """Up to so many different such cards are brought along, face down under it."""
    return nodes.BringsUnder(qualities, most)


def larger_deck(more: int) -> nodes.LargerDeck:
    """The deck has so many cards more."""
    return nodes.LargerDeck(more)


def team_has(*qualities: Filter, at_least: int = 1, points: int = 0) -> TeamCondition:
    """The team has such characters."""
    return nodes.TeamHas(qualities, at_least, points)


def each_on_team(*kinds: Kind) -> TeamCondition:
    """Every character of the team is of one of these kinds."""
    return nodes.EachOnTeam(_kinds(kinds))


def none_on_team(*qualities: Filter) -> TeamCondition:
    """No card of the team is of this kind."""
    return nodes.NoneOnTeam(qualities)


def sharing_a_colour(at_least: int) -> TeamCondition:
    """So many characters of the team have the same colour."""
    return nodes.ShareColour(at_least)


def _kinds(kinds: tuple[Kind, ...]) -> tuple[tuple[Filter, ...], ...]:
    return tuple(kind if isinstance(kind, tuple) else (kind,) for kind in kinds)
