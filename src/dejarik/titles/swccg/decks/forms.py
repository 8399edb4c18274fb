"""
Deck lists as others read them: lines with codes, titles or codes alone, GEMP's XML, JSON.

What belongs here: writing a list in each form that `lists` reads.
What does not: reading one, and whether it may be played (`checks`).

A code is a card with all its printings, so no form has anything to say of them.
"""

from collections.abc import Callable
from typing import Final
from xml.sax.saxutils import quoteattr

import msgspec

from dejarik.games.swccg.building.lists import DeckList
from dejarik.hosting.decks import Form, UnreadLine
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.decks.lists import code_meant, write_list
from dejarik.titles.swccg.decks.suggestions import written


def as_titles(listed: DeckList) -> str:
    """Titles as people say them; the code stands behind a title that means another card."""
    return _lines(listed, lambda code: _titled(code, listed.side))


def as_codes(listed: DeckList) -> str:
    """A line for each card, with its code alone."""
    return _lines(listed, str)


def as_json(listed: DeckList) -> str:
    """What a stored list holds."""
    return msgspec.json.format(msgspec.json.encode(listed), indent=2).decode() + "\n"


def as_gemp(listed: DeckList) -> str:
    """XML as GEMP takes it: an element for each copy."""
    cards = files.cards()
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<deck>"]
    for code, copies in listed.cards.items():
        title = f" title={quoteattr(cards[code].title)}" if code in cards else ""
        lines += [f"<card blueprintId={quoteattr(code)}{title}/>"] * copies
    return "\n".join([*lines, "</deck>"]) + "\n"


FORMS: Final[dict[Form, Callable[[DeckList], str]]] = {
    Form("lines", "Plain lines", "txt"): write_list,
    Form("titles", "Titles", "txt"): as_titles,
    Form("codes", "Codes of the players' committee", "txt"): as_codes,
    Form("gemp", "XML of GEMP", "xml"): as_gemp,
    Form("json", "JSON", "json"): as_json,
}


def _lines(listed: DeckList, named: Callable[[str], str]) -> str:
    lines = [f"{copies} {named(code)}" for code, copies in listed.cards.items()]
    return "\n".join([f"{listed.side.capitalize()} Side", *lines]) + "\n"


def _titled(code: str, side: str) -> str:
    """The title of a card, if it is read as this very card in a list of this side."""
    card = files.cards().get(code)
    if card is None:
        return code
    try:
        return card.title if code_meant(card.title, side) == code else written(code)
    except UnreadLine:
        return written(code)
