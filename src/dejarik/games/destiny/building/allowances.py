"""
Allowances: which cards of a deck that break a rule are covered by an ability.

Every such copy needs an allowance of its own that makes good all it breaks; an allowance
covers only so many, some of them only different ones. Finding places for all is a flow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.building.lists import Complaint
from dejarik.games.destiny.effects.building import (
    COPIES,
    NO_LIMIT,
    BuiltTeam,
    CannotInclude,
    ExtraCopies,
    MayInclude,
    is_printed,
)

if TYPE_CHECKING:
    from dejarik.games.destiny.building.lists import DeckList
    from dejarik.games.destiny.building.printings import Library
    from dejarik.games.destiny.effects.filters import Filter
    from dejarik.games.destiny.model.facts import Card


@dataclass(frozen=True)
class Misfit:
    """A copy in a deck that breaks rules, as bits."""

    card: Card
    broken: int


@dataclass(frozen=True)
class Allowance:
    """What one ability of one card allows."""

    qualities: tuple[Filter, ...]
    covers: int
    most: int
    different: bool

    def fits(self, misfit: Misfit) -> bool:
        """
        Whether it makes good everything this copy breaks: no two abilities work together.

        Rulings: arh.part4.deck.14, arh.part4.deck.16
        """
        if misfit.broken & ~self.covers:
            return False
        return all(is_printed(quality, misfit.card) for quality in self.qualities)


def allowances_of(team: BuiltTeam) -> list[Allowance]:
    """
    The allowances of a team, each ability of each card on its own.

    Rulings: arh.part4.deck.14, arh.part4.deck.15
    """
    found: list[Allowance] = []
    for one in team.members:
        for rule in one.rules:
            if isinstance(rule, MayInclude):
                found.append(Allowance(rule.qualities, rule.ignoring, rule.most, rule.different))
            elif isinstance(rule, ExtraCopies):
                found.append(Allowance((), COPIES, rule.most, different=True))
    return found


def uncovered(misfits: list[Misfit], allowances: list[Allowance]) -> list[Misfit]:
    """The copies no allowance has room for, when as many as possible are covered."""
    seating = _Seating(misfits, allowances)
    return [misfit for place, misfit in enumerate(misfits) if not seating.find_room(place, set())]


class _Seating:
    """Who sits in which allowance so far."""

    def __init__(self, misfits: list[Misfit], allowances: list[Allowance]) -> None:
        self.misfits = misfits
        self.allowances = allowances
        self.seated: list[list[int]] = [[] for _ in allowances]

    def find_room(self, place: int, tried: set[tuple[int, int]]) -> bool:
        """Seat a copy, moving others on if need be; false if there is no way."""
        misfit = self.misfits[place]
        for number, allowance in enumerate(self.allowances):
            if not allowance.fits(misfit):
                continue
            seated = self.seated[number]
            leavers = self.in_the_way(number, misfit)
            if not leavers:
                seated.append(place)
                return True
            for leaving in leavers:
                if (number, leaving) in tried:
                    continue
                tried.add((number, leaving))
                seated[seated.index(leaving)] = place
                if self.find_room(leaving, tried):
                    return True
                seated[seated.index(place)] = leaving
        return False

    def in_the_way(self, number: int, misfit: Misfit) -> list[int]:
        """Who could make room for a copy in an allowance; nobody if there is room already."""
        allowance = self.allowances[number]
        seated = self.seated[number]
        if allowance.different:
            copies = [one for one in seated if self.misfits[one].card.title == misfit.card.title]
            if copies:
                return copies
        if allowance.most >= NO_LIMIT or len(seated) < allowance.most:
            return []
        return seated.copy()


def why_barred(library: Library, listed: DeckList, team: BuiltTeam) -> list[Complaint]:
    """What a card on the team keeps out of the deck."""
    found: list[Complaint] = []
    for one in team.members:
        for rule in one.rules:
            if not isinstance(rule, CannotInclude):
                continue
            barred = [
                code
                for code in dict.fromkeys(listed.cards)
                if all(is_printed(quality, library.facts(code)) for quality in rule.qualities)
            ]
            if barred:
                name = (one.facts.title,)
                ruling = "arh.part4.deck.14"
                found.append(Complaint("cannot_include", ruling, tuple(barred), (), name))
    return found
