"""Filters of places: by who is there, and by what they are under."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules.presence import is_active
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Scope


@dataclass(frozen=True)
class PlaceWith(Filter):
    """A place where a card that fits is present."""

    filters: tuple[Filter, ...]

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        if not ids.is_place(thing):
            return False
        there = t.at(thing)
        return any(is_active(t, one) and fits_all(t, scope, self.filters, one) for one in there)


@dataclass(frozen=True)
class AtNight(Filter):
    """A card at a place under 'nighttime conditions'."""

    def fits(self, t: Table, scope: Scope, thing: int) -> bool:
        place = t.place_of(thing)
        return bool(place) and bool(forbidding(t, st.NIGHTTIME, place))
