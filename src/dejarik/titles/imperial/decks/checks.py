"""
Army checks: may a list be played in a format, and if not, every reason in words.

What belongs here: one verdict that the terminal and the service both tell.
What does not: the rules of building (`games.imperial.building`) and reading lists.
"""

from typing import Final

from dejarik.games.imperial.building.formats import Format
from dejarik.games.imperial.building.list_check import idle_cards, why_not, why_not_playable
from dejarik.games.imperial.building.lists import ArmyList, Complaint
from dejarik.games.imperial.language.english.complaints import complaint_sentence, ruling_behind
from dejarik.hosting.decks import Reason, Verdict
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.suggestions import instead_of

_MOST_SUGGESTED: Final = 6


def format_of(code: str) -> Format | None:
    """The format with this code, in large or small letters; nothing if there is none."""
    for known, found in files.formats().items():
        if known.casefold() == code.casefold():
            return found
    return None


def verdict_on(listed: ArmyList, wanted: Format, edition: str) -> Verdict:
    """What the check of a list found, with all reasons; cards of no use are named at the end."""
    library = files.library()
    able = games.implemented()
    reasons = [_reason(one) for one in why_not(library, listed, wanted)]
    missing = [_missing(one, able) for one in why_not_playable(library, listed, able)]
    idle = [_reason(one) for one in idle_cards(library, listed)]
    told = (*reasons, *missing, *idle)
    return Verdict(edition, wanted.code, not reasons, not missing, told)


def _reason(complaint: Complaint) -> Reason:
    text = complaint_sentence(complaint, files.library())
    ruling = ruling_behind(complaint)
    return Reason(complaint.key, ruling, complaint.cards, complaint.numbers, text)


def _missing(complaint: Complaint, able: frozenset[str]) -> Reason:
    """The reason with cards that are implemented, in place of the first few that are not."""
    instead = [
        other for code in complaint.cards[:_MOST_SUGGESTED] for other in instead_of(code, able)
    ]
    found = _reason(complaint)
    names = tuple(dict.fromkeys(instead))
    return Reason(found.key, found.ruling, found.cards, found.numbers, found.text, names)
