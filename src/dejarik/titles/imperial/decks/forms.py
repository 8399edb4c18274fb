"""
Army lists as others read them: lines with codes, names alone, codes alone, JSON.

What belongs here: writing a list in each form that `lists` reads.
What does not: reading one, and whether it may be played (`checks`).

A card has one code here, whichever box it came in, so no form has anything to say of printings.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from dejarik.games.imperial.building.lists import ArmyList
from dejarik.games.imperial.language.english.names import card_name
from dejarik.hosting.decks import Form, UnreadLine
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.lists import code_of, write_list
from dejarik.titles.imperial.decks.suggestions import written


def as_names(listed: ArmyList) -> str:
    """Names as people say them; the code stands behind a name that other cards have, too."""
    return _lines(listed, _named)


def as_codes(listed: ArmyList) -> str:
    """A line for each card, with its code alone."""
    return _lines(listed, str)


def as_json(listed: ArmyList) -> str:
    """What a stored list holds."""
    return msgspec.json.format(msgspec.json.encode(listed), indent=2).decode() + "\n"


FORMS: Final[dict[Form, Callable[[ArmyList], str]]] = {
    Form("lines", "Plain lines", "txt"): write_list,
    Form("names", "Names", "txt"): as_names,
    Form("codes", "Codes", "txt"): as_codes,
    Form("json", "JSON", "json"): as_json,
}


def _lines(listed: ArmyList, named: Callable[[str], str]) -> str:
    parts = [
        [f"{count} {named(code)}" for code, count in Counter(codes).items()]
        for codes in (listed.deployments, listed.commands)
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _named(code: str) -> str:
    """The name of a card, if it is read as this very card."""
    library = files.library()
    if not library.knows(code):
        return code
    name = card_name(code, library)
    try:
        return name if code_of(name) == code else written(code)
    except UnreadLine:
        return written(code)
