"""The whole check of a list: cards known and playable, team, deck, format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.building.decks import why_not_deck
from dejarik.games.destiny.building.extras import why_not_brought
from dejarik.games.destiny.building.formats import why_not_in_format
from dejarik.games.destiny.building.lists import Complaint
from dejarik.games.destiny.building.teams import why_not_team

if TYPE_CHECKING:
    from dejarik.games.destiny.building.formats import Format
    from dejarik.games.destiny.building.lists import DeckList
    from dejarik.games.destiny.building.printings import Library

NO_RULING = ""
"""For what is a matter of this program and not of the rules."""


def why_not(library: Library, listed: DeckList, wanted: Format | None = None) -> list[Complaint]:
    """Every reason why a list cannot be played; of unknown cards nothing else is asked."""
    unknown = [code for code in listed.codes() if not library.knows(code)]
    if unknown:
        return [Complaint("unknown_card", NO_RULING, tuple(unknown))]
    found = why_not_team(library, listed, wanted)
    found += why_not_deck(library, listed, wanted)
    found += why_not_brought(library, listed)
    if wanted is not None:
        found += why_not_in_format(library, listed, wanted)
    return found


def why_not_playable(library: Library, listed: DeckList) -> list[Complaint]:
    """The cards of a list that are known but cannot be played with yet."""
    known = [code for code in listed.codes() if library.knows(code)]
    missing = [code for code in known if not library.definition(code).implemented]
    if not missing:
        return []
    return [Complaint("not_implemented", NO_RULING, tuple(missing))]
