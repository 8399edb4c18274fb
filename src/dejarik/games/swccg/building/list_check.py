"""
Checking a deck: every reason against it, from the rules, the format and what can be played.

What belongs here: the reasons as keys. What does not: their words, and reading lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.building.lists import Complaint
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.facts import LOCATION

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from dejarik.games.swccg.building.lists import DeckList
    from dejarik.games.swccg.model.facts import Printed

SIZE: Final = "swccg.1a.010"
START: Final = "swccg.2.006"


def why_not(
    cards: Mapping[str, Printed], listed: DeckList, allowed: Collection[str] | None = None
) -> list[Complaint]:
    """What the rules have against a list; `allowed` are the cards of a format, if it has such."""
    known = {code: cards[code] for code in listed.cards if code in cards}
    found: list[Complaint] = []
    unknown = tuple(code for code in listed.cards if code not in cards)
    if unknown:
        found.append(Complaint("unknown_card", cards=unknown))
    if listed.size() != ids.DECK:
        found.append(Complaint("wrong_size", SIZE, numbers=(listed.size(), ids.DECK)))
    others = tuple(code for code, card in known.items() if card.side != listed.side)
    if others:
        found.append(Complaint("other_side", cards=others, names=(listed.side,)))
    if not any(card.type == LOCATION for card in known.values()):
        found.append(Complaint("no_location", START))
    if allowed is not None:
        strange = tuple(code for code in known if code not in allowed)
        if strange:
            found.append(Complaint("not_in_format", cards=strange))
    return found


def why_not_playable(
    listed: DeckList, able: Collection[str], needs: Mapping[str, tuple[str, ...]]
) -> list[Complaint]:
    """The cards that are not implemented, each with what it waits for."""
    return [
        Complaint("not_implemented", cards=(code,), names=needs[code])
        for code in listed.cards
        if code in needs and code not in able
    ]
