"""Attachments: which groups may carry which, and those that make an army cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.building.lists import Complaint
from dejarik.games.imperial.building.places import left_over
from dejarik.games.imperial.rules.attaching import may_carry

if TYPE_CHECKING:
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import ArmyList


def why_not_carried(library: Library, listed: ArmyList) -> list[Complaint]:
    """
    Every attachment of negative cost that finds no card of its own to be put on.

    Others make room for these: an attachment that costs something may also stay unused.
    Rulings: ia.army.103, ia.army.104, ia.army.114
    """
    groups = library.groups(listed)
    cheaper = [one for one in library.army(listed) if one.is_attachment and one.cost < 0]
    wishes = [
        [place for place, group in enumerate(groups) if may_carry(group, one)] for one in cheaper
    ]
    found: list[Complaint] = []
    for place in left_over(wishes, [1] * len(groups)):
        ruling = "ia.army.104" if wishes[place] else "ia.army.103"
        key = "carrier_taken" if wishes[place] else "no_carrier"
        found.append(Complaint(key, ruling, (cheaper[place].code,)))
    return found


def idle_attachments(library: Library, listed: ArmyList) -> list[Complaint]:
    """The attachments that may be in the army though no card of it can carry them."""
    groups = library.groups(listed)
    army = [one for one in library.army(listed) if one.is_attachment and one.cost >= 0]
    idle = [one.code for one in army if not any(may_carry(group, one) for group in groups)]
    if not idle:
        return []
    return [Complaint("idle_attachment", "ia.army.112", tuple(dict.fromkeys(idle)))]
