"""
Why an army is not allowed, in English: one sentence for each complaint.

Of a card with an elite version the sentence says which is meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.building.lists import BY_CARD, BY_FORMAT
from dejarik.games.imperial.language.english.names import card_name, side_name
from dejarik.speech.lists import listing
from dejarik.speech.plurals import count

if TYPE_CHECKING:
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import Complaint


def complaint_sentence(complaint: Complaint, library: Library) -> str:
    """One complaint as a sentence, with the ruling behind it."""
    text = _SAID[complaint.key](complaint, library)
    ruling = ruling_behind(complaint)
    return f"{text}{f' [{ruling}]' if ruling else ''}"


def ruling_behind(complaint: Complaint) -> str:
    """The ruling behind a complaint; none where a card or the format itself is the reason."""
    return "" if complaint.ruling in (BY_CARD, BY_FORMAT) else complaint.ruling


def _cards(complaint: Complaint, library: Library) -> str:
    return listing([card_name(code, library) for code in complaint.cards])


def _are(complaint: Complaint, library: Library) -> str:
    return f"{_cards(complaint, library)} {'is' if len(complaint.cards) == 1 else 'are'}"


def _too_many_points(complaint: Complaint, library: Library) -> str:
    spent, most, saved = complaint.numbers
    if saved:
        text = "Without the cards of negative cost the army costs"
        return f"{text} {spent + saved} points; with them it may cost {most + saved}."
    return f"The army costs {spent} points; {most} is the most."


def _affiliation(complaint: Complaint, library: Library) -> str:
    side = side_name(complaint.names[0])
    return f"{_cards(complaint, library)} cannot join {side} army: all cards share one affiliation."


def _allied_upgrade(complaint: Complaint, library: Library) -> str:
    side = side_name(complaint.names[0])
    return f"{_cards(complaint, library)} cannot join {side} army: only groups are let in."


def _too_many_allies(complaint: Complaint, library: Library) -> str:
    brought, most = complaint.numbers
    groups = count(most, "group")
    return f"{groups} of another affiliation may join, not {brought}: {_cards(complaint, library)}."


def _unique_twice(complaint: Complaint, library: Library) -> str:
    if len(complaint.cards) == 1:
        return f"{complaint.names[0]} is unique, yet it is here {complaint.numbers[0]} times."
    return f"{complaint.names[0]} is unique: one army cannot have {_cards(complaint, library)}."


def _too_many(version: str) -> Callable[[Complaint, Library], str]:
    def said(complaint: Complaint, library: Library) -> str:
        copies, most = complaint.numbers
        name = complaint.names[0]
        return f"The army has {copies} {version} cards of {name}; {most} are the most."

    return said


def _only_unique(complaint: Complaint, library: Library) -> str:
    asking, *common = [card_name(code, library) for code in complaint.cards]
    return f"{asking} wants an army of unique groups, without {listing(common, 'or')}."


def _deck_size(complaint: Complaint, library: Library) -> str:
    cards, size = complaint.numbers
    return f"The command deck has {count(cards, 'card')}; it must have exactly {size}."


def _deck_points(complaint: Complaint, library: Library) -> str:
    spent, most = complaint.numbers
    return f"The command deck costs {spent} points; {most} is the most."


def _too_many_copies(complaint: Complaint, library: Library) -> str:
    copies, most = complaint.numbers
    return (
        f"The command deck has {copies} copies of {_cards(complaint, library)}; it may have {most}."
    )


def _plain(text: str) -> Callable[[Complaint, Library], str]:
    """A sentence with the cards, "are" and the first name filled in."""

    def said(complaint: Complaint, library: Library) -> str:
        return text.format(
            cards=_cards(complaint, library) if complaint.cards else "",
            are=_are(complaint, library) if complaint.cards else "",
            name=complaint.names[0] if complaint.names else "",
        )

    return said


_SAID: Final[dict[str, Callable[[Complaint, Library], str]]] = {
    "unknown_card": _plain("There is no card {cards}."),
    "not_implemented": _plain("{are} known but not implemented yet."),
    "not_deployable": _plain("{cards} cannot be chosen for an army: only groups and upgrades can."),
    "not_a_command": _plain("{cards} cannot be in a command deck: only command cards can."),
    "only_campaign": _plain("{are} for the campaign only."),
    "no_group": _plain("An army has at least one group; this one has none."),
    "too_many_points": _too_many_points,
    "affiliation": _affiliation,
    "allied_upgrade": _allied_upgrade,
    "too_many_allies": _too_many_allies,
    "unique_twice": _unique_twice,
    "too_many_elite": _too_many("elite"),
    "too_many_regular": _too_many("regular"),
    "no_carrier": _plain("{cards} makes an army cheaper only if a group can carry it: none can."),
    "carrier_taken": _plain("{cards} has no group left: each carries one attachment."),
    "idle_attachment": _plain("No group of the army can carry {cards}."),
    "only_unique": _only_unique,
    "deck_size": _deck_size,
    "deck_points": _deck_points,
    "too_many_copies": _too_many_copies,
    "idle_command": _plain("No group of the army can play {cards}."),
    "not_in_sets": _plain("{are} not in the sets of {name}."),
}
