"""
Synthetic cards for keywords: codes T100 to T199.
"""

from typing import Final

from dejarik.games.destiny.language.words import CardText

RECORDS: Final[tuple[dict[str, object], ...]] = ()

TEXTS: Final[tuple[CardText, ...]] = ()
