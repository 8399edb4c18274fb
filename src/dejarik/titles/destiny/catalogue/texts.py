"""
What every printing does: the texts that are written, and those of reprints, which repeat one.

What belongs here: giving a reprint the text of the first printing, and finding a text as it
stands in an edition. What does not: writing texts (`games.destiny.cards`).
"""

from collections.abc import Iterable
from functools import cache

from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.language.card_text import CardText, reprint
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS
from dejarik.titles.destiny.catalogue.files import facts


@cache
def versions() -> dict[str, CardText]:
    """
    Every text of every printing that can be played, by the names of its versions.

    A reprint does what the first printing does. Where it says so in other words somebody has
    to read it first: it has a text only if one is written.
    The answer is shared: read it, do not change it.
    """
    found: dict[str, list[CardText]] = {}
    for text in written_texts():
        found.setdefault(text.code, []).append(text)
    for code in sorted(facts()):
        _repeat(code, found)
    return {text.version: text for texts in found.values() for text in texts}


def _repeat(code: str, found: dict[str, list[CardText]]) -> None:
    """Find the texts of a printing that has none yet: those of the one it repeats."""
    card = facts()[code]
    if code in found or card.reworded or not card.reprint_of:
        return
    _repeat(card.reprint_of, found)
    texts = [reprint(code, of=text) for text in found.get(card.reprint_of, ())]
    if texts:
        found[code] = texts


@cache
def card_texts(edition: str = CURRENT) -> dict[str, CardText]:
    """
    The text of every printing that can be played, by its code, as it stands in an edition.

    The answer is shared: read it, do not change it.
    """
    return standing_in(edition, versions().values())


def standing_in(edition: str, texts: Iterable[CardText]) -> dict[str, CardText]:
    """Of each code the version that ended last of those that had not ended before an edition."""
    age = EDITIONS.index(edition)
    found: dict[str, CardText] = {}
    for text in sorted(texts, key=lambda one: EDITIONS.index(one.until)):
        if EDITIONS.index(text.until) <= age:
            found[text.code] = text
    return found
