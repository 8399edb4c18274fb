"""Armies: what may be in one, what it costs, how often a card is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.building.alliances import why_not_allied
from dejarik.games.imperial.building.attachments import why_not_carried
from dejarik.games.imperial.building.lists import BY_CARD, NO_RULING, Complaint
from dejarik.games.imperial.model.facts import GROUP, ONLY_UNIQUE, SKIRMISH, UPGRADE

if TYPE_CHECKING:
    from dejarik.games.imperial.building.formats import Format
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import ArmyList
    from dejarik.games.imperial.model.facts import Deployment


def why_not_army(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """Every reason why the deployment cards of a list are not allowed."""
    found = _cards(library, listed)
    found += _cost(library, listed, wanted)
    found += why_not_allied(library, listed)
    found += _unique(library, listed, wanted)
    found += _copies(library, listed, wanted)
    found += why_not_carried(library, listed)
    found += _company(library, listed)
    return found


def _cards(library: Library, listed: ArmyList) -> list[Complaint]:
    """
    What may be in an army at all.

    Rulings: ia.army.06, ia.army.25, ia.army.26
    """
    found: list[Complaint] = []
    codes = dict.fromkeys(listed.deployments)
    kinds = {code: library.deployments[code].kind for code in codes if code in library.deployments}
    wrong = tuple(code for code in codes if kinds.get(code) not in (GROUP, UPGRADE))
    if wrong:
        found.append(Complaint("not_deployable", "ia.army.06", wrong))
    campaign = [one.code for one in library.army(listed) if SKIRMISH not in one.modes]
    if campaign:
        found.append(Complaint("only_campaign", "ia.army.25", tuple(dict.fromkeys(campaign))))
    if not library.groups(listed):
        found.append(Complaint("no_group", NO_RULING))
    return found


def _cost(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """
    All cards together cost so much at most; a negative cost is counted as it is.

    Rulings: ia.army.07, ia.army.08, ia.army.101, ia.army.108
    """
    costs = [one.cost for one in library.army(listed)]
    if sum(costs) <= wanted.points:
        return []
    saved = -sum(cost for cost in costs if cost < 0)
    ruling = "ia.army.101" if saved else "ia.army.08"
    return [Complaint("too_many_points", ruling, (), (sum(costs), wanted.points, saved))]


def _unique(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """
    A unique name once, whatever the title, the affiliation and the abilities.

    Rulings: ia.army.10, ia.army.118, ia.army.121, ia.army.122
    """
    found: list[Complaint] = []
    named: dict[str, list[Deployment]] = {}
    for one in library.army(listed):
        if one.unique:
            named.setdefault(one.name, []).append(one)
    for name, cards in named.items():
        if len(cards) > wanted.most_unique:
            codes = tuple(dict.fromkeys(one.code for one in cards))
            ruling = "ia.army.10"
            if len(codes) > 1:
                titles = {one.title for one in cards}
                ruling = "ia.army.121" if len(titles) > 1 else "ia.army.122"
            found.append(Complaint("unique_twice", ruling, codes, (len(cards),), (name,)))
    return found


def _copies(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """
    So many cards of one name, the elite and the regular ones each for themselves.

    Rulings: ia.army.09, ia.army.11, ia.army.12, ia.army.13
    """
    found: list[Complaint] = []
    named: dict[tuple[str, bool], list[str]] = {}
    for one in library.army(listed):
        if not one.unique:
            named.setdefault((one.name, one.elite), []).append(one.code)
    for (name, elite), codes in named.items():
        most = wanted.most_elite if elite else wanted.most_regular
        if len(codes) > most:
            key, ruling = ("too_many_regular", "ia.army.12")
            if elite:
                key, ruling = ("too_many_elite", "ia.army.11")
            cards = tuple(dict.fromkeys(codes))
            found.append(Complaint(key, ruling, cards, (len(codes), most), (name,)))
    return found


def _company(library: Library, listed: ArmyList) -> list[Complaint]:
    """
    What cards ask of the others: of groups only, because upgrades are not spoken of.

    Rulings: ia.army.16
    """
    found: list[Complaint] = []
    common = [one.code for one in library.groups(listed) if not one.unique]
    for rule in library.rules_of(listed, ONLY_UNIQUE):
        if common:
            cards = (rule.code, *dict.fromkeys(common))
            found.append(Complaint("only_unique", BY_CARD, cards))
    return found
