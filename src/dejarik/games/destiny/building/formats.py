"""Formats: which cards, and at which points, a group of players has agreed on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.building.lists import Complaint, DeckList

if TYPE_CHECKING:
    from dejarik.games.destiny.building.printings import Library

BY_FORMAT = "format"
"""Stands in for a ruling where the format itself is the reason."""


@dataclass(frozen=True)
class Box:
    """One player's share of a boxed product: a deck ready to play, and nothing else."""

    code: str
    name: str
    set: str
    team: tuple[tuple[str, int], ...]
    battlefields: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    points: int
    size: int

    def deck_list(self) -> DeckList:
        """Everything in it, as a list to play."""
        cards = tuple(code for code, copies in self.cards for _ in range(copies))
        return DeckList(self.team, self.battlefields, cards)


@dataclass(frozen=True)
class Format:
    """
    A format: sets, changed points, what is banned, restricted, or not allowed together.

    No sets means all of them. Of the restricted cards a list may use one. In a format of
    boxes a list must come out of one of them, which sets its points and its size.
    """

    code: str
    name: str
    sets: tuple[str, ...] = ()
    balance: dict[str, tuple[int, ...]] | None = None
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    boxes: tuple[Box, ...] = ()

    def points_of(self, library: Library, code: str) -> tuple[int, ...]:
        """The point values of a card here: the format's, or else those printed."""
        for same in meant(library, code):
            if self.balance and same in self.balance:
                return self.balance[same]
        return library.facts(code).points

    def box_of(self, listed: DeckList) -> Box | None:
        """The box a list is nearest to: most of its cards come from it."""
        best: Box | None = None
        most = 0
        for box in self.boxes:
            own = set(box.deck_list().codes())
            shared = sum(code in own for code in listed.codes())
            if shared > most:
                best, most = box, shared
        return best


def why_not_in_format(library: Library, listed: DeckList, wanted: Format) -> list[Complaint]:
    """Every way in which a list breaks a format; points and sizes are checked with the team."""
    if wanted.boxes:
        return _not_in_box(listed, wanted)
    found: list[Complaint] = []
    name = (wanted.name,)
    codes = listed.codes()
    outside = [code for code in codes if not _in_sets(library, code, wanted.sets)]
    if wanted.sets and outside:
        found.append(Complaint("not_in_sets", BY_FORMAT, tuple(outside), (), name))
    banned = [code for code in codes if _is_any(library, code, wanted.banned)]
    if banned:
        found.append(Complaint("banned", BY_FORMAT, tuple(banned), (), name))
    restricted = [code for code in codes if _is_any(library, code, wanted.restricted)]
    if len({library.same(code) for code in restricted}) > library.edition.most_restricted:
        found.append(Complaint("restricted", BY_FORMAT, tuple(restricted), (), name))
    for one, other in wanted.pairs:
        both = [code for code in codes if _is_any(library, code, (one, other))]
        if len({library.same(code) for code in both}) > 1:
            found.append(Complaint("restricted_pair", BY_FORMAT, tuple(both), (), name))
    return found


def meant(library: Library, code: str) -> tuple[str, ...]:
    """The printings a format means when it names one of them."""
    return library.same(code) if library.edition.reprints_share_formats else (code,)


def _is_any(library: Library, code: str, codes: tuple[str, ...]) -> bool:
    return any(same in codes for same in meant(library, code))


def _in_sets(library: Library, code: str, sets: tuple[str, ...]) -> bool:
    """Whether a card, in any of its printings, is in one of the sets."""
    return any(library.facts(same).set_code in sets for same in meant(library, code))


def _not_in_box(listed: DeckList, wanted: Format) -> list[Complaint]:
    box = wanted.box_of(listed)
    if box is None:
        return [Complaint("in_no_box", BY_FORMAT, (), (), (wanted.name,))]
    held = Counter(code for code, _ in box.team) + Counter(dict(box.cards))
    held.update(box.battlefields)
    used = Counter([code for code, _ in listed.team])
    used.update([*listed.battlefields, *listed.cards])
    missing = tuple(sorted((used - held).elements()))
    if missing:
        return [Complaint("not_in_box", BY_FORMAT, missing, (), (box.name,))]
    return []
