"""
Synthetic cards for dice: values, modifiers, costs, removal: codes T200 to T299.
"""

from typing import Final

from dejarik.games.destiny.language.words import CardText

RECORDS: Final[tuple[dict[str, object], ...]] = ()

TEXTS: Final[tuple[CardText, ...]] = ()
