"""
In which order the sites of a system lie: groups from one end to the other.

What belongs here: the groups of a layout, and in which of them a site's card goes. What does not:
the strips of a game, who chooses the place inside a group, and the file (`layouts.json`).
"""

from dataclasses import dataclass
from typing import Final

from dejarik.games.swccg.model.facts import (
    BOTH,
    EXTERIOR,
    INTERIOR,
    SITE,
    Printed,
    UnreadableFact,
)

BUFFER: Final = "buffer"
"""Between interior and exterior sites: docking bays with both icons, and three by name."""
GROUPS: Final = (INTERIOR, BUFFER, EXTERIOR)

BUFFERS: Final = ("Entrance Cavern", "Ewok Village", "Uplink Station")
_DOCKING_BAY: Final = "docking bay"


@dataclass(frozen=True)
class Group:
    """Sites by their titles, or else all others of a kind."""

    kind: str = ""
    titles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Layout:
    """
    The groups of a system's sites, from one end to the other; the other way round is as good.

    The layout without a system is that of all systems that have none of their own. `source`
    says where it comes from, `verified` whether the pictures of the rules were at hand.
    """

    system: str
    groups: tuple[Group, ...]
    source: str
    verified: bool = False


def layout_from(record: dict[str, object]) -> Layout:
    """
    Read one record of `layouts.json`.

    Raises UnreadableFact, which names system, fact and reason.
    """
    system, source, given = record.get("system"), record.get("source"), record.get("groups")
    name = f"layout of {system or 'any system'}"
    if not isinstance(system, str) or not isinstance(source, str) or not source:
        raise UnreadableFact(name, "system and source", "both are texts, and a source is said")
    if not isinstance(given, list) or not given:
        raise UnreadableFact(name, "groups", "there is no list of groups")
    groups = tuple(_group(name, one) for one in given)
    return Layout(system, groups, source, record.get("verified") is True)


def _group(name: str, given: object) -> Group:
    """One group: a kind, titles, or both."""
    record = given if isinstance(given, dict) else {}
    kind, titles = record.get("kind", ""), record.get("titles", [])
    if (kind and kind not in GROUPS) or not isinstance(titles, list) or not (kind or titles):
        raise UnreadableFact(name, "groups", f"{given!r} has neither a kind nor titles")
    return Group(str(kind), tuple(str(one) for one in titles))


def kind_of(card: Printed) -> str:
    """
    What a site counts as when it is laid out; nothing for other cards.

    Rulings: swccg.e.017, swccg.e.018, swccg.e.020
    """
    if not card.is_a("location", SITE):
        return ""
    place = card.title.partition(": ")[2] or card.title
    if place.partition(" (")[0] in BUFFERS:
        return BUFFER
    if card.site_kind == BOTH:
        return BUFFER if _DOCKING_BAY in card.title.lower() else EXTERIOR
    return card.site_kind


def group_of(layout: Layout, card: Printed) -> int | None:
    """The number of the group a site goes to, by its title before its kind; None for no group."""
    by_kind: int | None = None
    kind = kind_of(card)
    for number, group in enumerate(layout.groups):
        if card.title in group.titles:
            return number
        if kind and group.kind == kind:
            by_kind = number
    return by_kind
