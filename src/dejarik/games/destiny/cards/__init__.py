"""
The cards that can be played: a package per set, a module per colour.

What belongs here: finding what is written. Which modules a set has is in its own package, and
which sets there are in `sets`; reprints and editions are in `titles.destiny.catalogue.texts`.
"""

from functools import cache

from dejarik.games.destiny.cards.sets import SETS
from dejarik.games.destiny.language.card_text import CardText


@cache
def written_texts() -> tuple[CardText, ...]:
    """Every text that is written, in the order of sets, colours and numbers, older ones too."""
    return tuple(
        thing
        for one_set in SETS
        for module in one_set.MODULES
        for thing in vars(module).values()
        if isinstance(thing, CardText)
    )
