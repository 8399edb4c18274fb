"""
The cards that can be played: a package per set, a module per colour.

What belongs here: finding a card by its code, as it stands in an edition. Which modules a
set has is in its own package, and which sets there are in `sets`.
"""

from functools import cache

from dejarik.games.destiny.cards.sets import SETS
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS


@cache
def versions() -> dict[str, CardText]:
    """
    Every implemented card in all its versions, by their names.

    The answer is shared: read it, do not change it.
    """
    texts = [
        thing
        for one_set in SETS
        for module in one_set.MODULES
        for thing in vars(module).values()
        if isinstance(thing, CardText)
    ]
    return {text.version: text for text in texts}


def card_texts(edition: str = CURRENT) -> dict[str, CardText]:
    """
    Every implemented card by its code, as it stands in an edition.

    That is the version that ended last of those that had not ended before.
    """
    age = EDITIONS.index(edition)
    found: dict[str, CardText] = {}
    for text in sorted(versions().values(), key=lambda one: EDITIONS.index(one.until)):
        if EDITIONS.index(text.until) <= age:
            found[text.code] = text
    return found
