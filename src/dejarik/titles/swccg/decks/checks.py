"""
Deck checks: may a list be played in a format, and if not, every reason in words.

What belongs here: one verdict that the terminal and the service both tell.
What does not: the rules of building (`games.swccg.building`) and reading lists.
"""

from functools import cache
from typing import Final

from dejarik.games.swccg.building.list_check import why_not, why_not_playable
from dejarik.games.swccg.building.lists import Complaint, DeckList
from dejarik.games.swccg.language.english.complaints import complaint_sentence
from dejarik.hosting.decks import Reason, Verdict
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.decks.formats import DeckFormat
from dejarik.titles.swccg.decks.suggestions import cards_near, instead_of

_MOST_SUGGESTED: Final = 6


def verdict_on(listed: DeckList, wanted: DeckFormat, edition: str) -> Verdict:
    """What the check of a list found, with all reasons."""
    able = games.implemented()
    against = why_not(files.cards(), listed, wanted.allowed())
    missing = why_not_playable(listed, able, files.needs())
    told = [_reason(one, _near(one)) for one in against]
    told += [
        _reason(one, instead_of(one.cards[0], able) if place < _MOST_SUGGESTED else ())
        for place, one in enumerate(missing)
    ]
    return Verdict(edition, wanted.code, not against, not missing, tuple(told))


def _reason(complaint: Complaint, instead: tuple[str, ...]) -> Reason:
    text = complaint_sentence(complaint, _titles())
    return Reason(
        complaint.key, complaint.ruling, complaint.cards, complaint.numbers, text, instead
    )


def _near(complaint: Complaint) -> tuple[str, ...]:
    if complaint.key != "unknown_card":
        return ()
    found = [near for code in complaint.cards[:_MOST_SUGGESTED] for near in cards_near(code)]
    return tuple(dict.fromkeys(found))


@cache
def _titles() -> dict[str, str]:
    return {code: card.title for code, card in files.cards().items()}
