"""
Deck checks: may a list be played in a format, and if not, every reason in words.

What belongs here: one verdict that the terminal and the service both tell.
What does not: the rules of building (`games.destiny.building`) and reading lists.
"""

from typing import Final

from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.list_check import why_not, why_not_playable
from dejarik.games.destiny.building.lists import Complaint, DeckList
from dejarik.games.destiny.building.printings import Library
from dejarik.games.destiny.language.english.complaints import complaint_sentence, ruling_behind
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.hosting.decks import Reason, Verdict
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.suggestions import instead_of

NOT_IMPLEMENTED: Final = "not_implemented"

_MOST_SUGGESTED: Final = 6


def format_of(code: str) -> Format | None:
    """The format with this code, in large or small letters; nothing if there is none."""
    for known, found in files.formats().items():
        if known.casefold() == code.casefold():
            return found
    return None


def verdict_on(listed: DeckList, wanted: Format, edition: str = CURRENT) -> Verdict:
    """What the check of a list found, with all reasons."""
    library = games.library(edition)
    reasons = [_reason(one) for one in why_not(library, listed, wanted)]
    missing = [_missing(library, one) for one in why_not_playable(library, listed)]
    return Verdict(edition, wanted.code, not reasons, not missing, (*reasons, *missing))


def _reason(complaint: Complaint) -> Reason:
    text = complaint_sentence(complaint, files.facts())
    ruling = ruling_behind(complaint)
    return Reason(complaint.key, ruling, complaint.cards, complaint.numbers, text)


def _missing(library: Library, complaint: Complaint) -> Reason:
    """The reason with cards that are implemented, in place of the first few that are not."""
    able = [one.facts.code for one in library.rules.definitions if one.implemented]
    instead = [
        other for code in complaint.cards[:_MOST_SUGGESTED] for other in instead_of(code, able)
    ]
    found = _reason(complaint)
    cards, numbers = found.cards, found.numbers
    names = tuple(dict.fromkeys(instead))
    return Reason(found.key, found.ruling, cards, numbers, found.text, names)
