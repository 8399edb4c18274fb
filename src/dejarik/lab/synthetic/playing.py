"""
Synthetic cards for playing cards, costs, actions and hidden zones: codes T400 to T499.
"""

from typing import Final

from dejarik.games.destiny.language.words import CardText

RECORDS: Final[tuple[dict[str, object], ...]] = ()

TEXTS: Final[tuple[CardText, ...]] = ()
