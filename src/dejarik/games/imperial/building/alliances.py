"""Alliances: one affiliation for an army, and the groups of others that a card lets in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.building.lists import Complaint
from dejarik.games.imperial.building.places import left_over
from dejarik.games.imperial.model.facts import ALLIES, GROUP, NEUTRAL

if TYPE_CHECKING:
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import ArmyList
    from dejarik.games.imperial.model.facts import ArmyRule, Deployment


def why_not_allied(library: Library, listed: ArmyList) -> list[Complaint]:
    """
    Every card that is of another affiliation than its army and that nothing lets in.

    The army is taken for that of the affiliation with which the fewest cards are wrong.
    Rulings: ia.army.02, ia.army.04, ia.army.07, ia.army.18, ia.army.106, ia.army.107
    """
    army = library.army(listed)
    sides = list(dict.fromkeys(one.affiliation for one in army if one.affiliation != NEUTRAL))
    best: _Alliance | None = None
    for side in sides:
        found = _Alliance(library, listed, side)
        if best is None or len(found.refused) < len(best.refused):
            best = found
    return [] if best is None else best.complaints()


class _Alliance:
    """An army taken for one affiliation's: who is of another, and which of them are let in."""

    def __init__(self, library: Library, listed: ArmyList, side: str) -> None:
        army = library.army(listed)
        self.side: str = side
        # A card lets others into an army of its own affiliation only.
        self.rules: list[ArmyRule] = [
            rule
            for rule in library.rules_of(listed, ALLIES)
            if library.deployments[rule.code].affiliation == side
        ]
        self.strangers: list[Deployment] = [
            one for one in army if one.affiliation not in (side, NEUTRAL)
        ]
        wishes = [self._doors(one) for one in self.strangers]
        left = left_over(wishes, [rule.most for rule in self.rules])
        self.refused: list[Deployment] = [self.strangers[place] for place in left]

    def _doors(self, card: Deployment) -> list[int]:
        """Which rules speak of this card: upgrades are no groups, so none lets them in."""
        if card.kind != GROUP:
            return []
        return [place for place, rule in enumerate(self.rules) if _speaks_of(rule, card)]

    def complaints(self) -> list[Complaint]:
        """The refused cards, by why they are."""
        names = (self.side,)
        upgrades = [
            one
            for one in self.refused
            if one.kind != GROUP and any(_speaks_of(rule, one) for rule in self.rules)
        ]
        crowd = [one for one in self.refused if self._doors(one)]
        others = [one for one in self.refused if one not in upgrades and one not in crowd]
        found: list[Complaint] = []
        if others:
            found.append(Complaint("affiliation", "ia.army.02", _codes(others), (), names))
        if crowd:
            welcome = [one for one in self.strangers if self._doors(one)]
            numbers = (len(welcome), len(welcome) - len(crowd))
            found.append(Complaint("too_many_allies", "ia.army.02", _codes(welcome), numbers))
        if upgrades:
            found.append(Complaint("allied_upgrade", "ia.army.18", _codes(upgrades), (), names))
        return found


def _speaks_of(rule: ArmyRule, card: Deployment) -> bool:
    if rule.affiliation and rule.affiliation != card.affiliation:
        return False
    return not rule.trait or rule.trait in card.traits


def _codes(cards: list[Deployment]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.code for one in cards))
