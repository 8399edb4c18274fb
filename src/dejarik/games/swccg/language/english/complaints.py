"""Why a deck is not allowed, in English: one sentence for each complaint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.speech.lists import listing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dejarik.games.swccg.building.lists import Complaint

SIDES: Final = {"dark": "Dark Side", "light": "Light Side"}


def complaint_sentence(complaint: Complaint, titles: Mapping[str, str]) -> str:
    """One complaint as a sentence, with the ruling behind it."""
    text = _SAID[complaint.key](complaint, titles)
    return f"{text} [{complaint.ruling}]" if complaint.ruling else text


def _cards(complaint: Complaint, titles: Mapping[str, str]) -> str:
    return listing([f"{titles.get(code, code)} ({code})" for code in complaint.cards])


def _are(complaint: Complaint, titles: Mapping[str, str], words: str) -> str:
    verb = "is" if len(complaint.cards) == 1 else "are"
    return f"{_cards(complaint, titles)} {verb} {words}"


def _unknown(complaint: Complaint, titles: Mapping[str, str]) -> str:
    return f"No card has the code {listing(complaint.cards, 'or')}: look it up among the cards."


def _wrong_size(complaint: Complaint, titles: Mapping[str, str]) -> str:
    have, wanted = complaint.numbers
    more = "take out" if have > wanted else "add"
    return f"The deck has {have} cards and needs {wanted}: {more} {abs(wanted - have)}."


def _other_side(complaint: Complaint, titles: Mapping[str, str]) -> str:
    side = SIDES.get(complaint.names[0], complaint.names[0])
    return _are(complaint, titles, f"not of the {side}: a deck is of one side of the Force.")


def _not_playable(complaint: Complaint, titles: Mapping[str, str]) -> str:
    waits = f": it waits for {listing(complaint.names)}" if complaint.names else ""
    return f"{_cards(complaint, titles)} cannot be played yet{waits}."


_SAID: Final[dict[str, Callable[[Complaint, Mapping[str, str]], str]]] = {
    "unknown_card": _unknown,
    "wrong_size": _wrong_size,
    "other_side": _other_side,
    "no_location": lambda _one, _titles: "The deck has no location to start with: add one.",
    "not_in_format": lambda one, titles: _are(one, titles, "not among the cards of this format."),
    "not_implemented": _not_playable,
}
