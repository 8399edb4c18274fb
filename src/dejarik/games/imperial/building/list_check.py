"""The whole check of a list: cards known and playable, army, command deck, format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.building.armies import why_not_army
from dejarik.games.imperial.building.attachments import idle_attachments
from dejarik.games.imperial.building.decks import idle_commands, why_not_deck
from dejarik.games.imperial.building.formats import why_not_in_format
from dejarik.games.imperial.building.lists import NO_RULING, Complaint

if TYPE_CHECKING:
    from collections.abc import Collection

    from dejarik.games.imperial.building.formats import Format
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import ArmyList


def why_not(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """Every reason why a list cannot be played; of unknown cards nothing else is asked."""
    unknown = [code for code in listed.codes() if not library.knows(code)]
    if unknown:
        return [Complaint("unknown_card", NO_RULING, tuple(unknown))]
    found = why_not_army(library, listed, wanted)
    found += why_not_deck(library, listed, wanted)
    found += why_not_in_format(library, listed, wanted)
    return found


def why_not_playable(
    library: Library, listed: ArmyList, implemented: Collection[str]
) -> list[Complaint]:
    """The cards of a list that are known but cannot be played with yet."""
    missing = [code for code in listed.codes() if library.knows(code) and code not in implemented]
    if not missing:
        return []
    return [Complaint("not_implemented", NO_RULING, tuple(missing))]


def idle_cards(library: Library, listed: ArmyList) -> list[Complaint]:
    """What is allowed and yet of no use: cards that nothing in the army can carry or play."""
    if not all(library.knows(code) for code in listed.codes()):
        return []
    return idle_attachments(library, listed) + idle_commands(library, listed)
