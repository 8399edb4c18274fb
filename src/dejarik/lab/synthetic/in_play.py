"""
Synthetic cards for cards in play: control, sides, elite, downgrades, limits: codes T300 to T399.
"""

from typing import Final

from dejarik.games.destiny.language.words import CardText

RECORDS: Final[tuple[dict[str, object], ...]] = ()

TEXTS: Final[tuple[CardText, ...]] = ()
