"""Formats: how large an army may be, and which cards a group of players has agreed on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.building.lists import BY_FORMAT, ArmyList, Complaint

if TYPE_CHECKING:
    from dejarik.games.imperial.building.library import Library


@dataclass(frozen=True)
class Format:
    """
    A format: its sets, where none means all of them, and the limits of an army.

    The limits are those of the rulebook unless a format says otherwise.
    """

    code: str
    name: str
    sets: tuple[str, ...] = ()
    points: int = 40
    deck_size: int = 15
    deck_points: int = 15
    most_unique: int = 1
    most_elite: int = 2
    most_regular: int = 4


def why_not_in_format(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """Every card that a format does not have."""
    if not wanted.sets:
        return []
    outside = [
        code for code in listed.codes() if not any(one in wanted.sets for one in library.sets(code))
    ]
    if not outside:
        return []
    return [Complaint("not_in_sets", BY_FORMAT, tuple(outside), (), (wanted.name,))]
