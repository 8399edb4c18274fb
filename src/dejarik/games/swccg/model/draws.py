"""What destiny is drawn for, by a number."""

from typing import Final

PLAIN: Final = 0
FOR_BATTLE: Final = 1
FOR_WEAPON: Final = 2
FOR_DUEL: Final = 3
FOR_POWER: Final = 11
FOR_ATTRITION: Final = 12
