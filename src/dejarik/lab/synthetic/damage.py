"""
Synthetic cards for damage, defeat, replacements and uniqueness: codes T500 to T599.
"""

from typing import Final

from dejarik.games.destiny.language.words import CardText

RECORDS: Final[tuple[dict[str, object], ...]] = ()

TEXTS: Final[tuple[CardText, ...]] = ()
