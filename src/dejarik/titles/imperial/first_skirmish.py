"""
The guided first skirmish: how it begins.

What belongs here: decks, seed and the answers of its opening. What does not: playing them
(`hosting.guiding`), and what is taught (the page).
"""

from typing import Final

from dejarik.hosting.title import Guided

OPENING: Final = (
    *(0, 1, 1, 0, 3, 0, 7, 1, 3, 5, 5, 0, 0, 4, 6, 1, 1, 21, 21, 20, 0, 23),
    *(1, 14, 0, 0, 0, 20, 20, 0, 0, 0, 0, 0, 0, 4, 0, 0, 8, 0, 0, 0, 0, 0),
    *(0, 23, 0, 0, 0, 0, 4, 0, 0, 0, 0, 2, 1, 0, 0, 0, 9, 0, 0, 0, 0, 6),
    *(0, 4, 0, 0, 0, 0, 0, 9, 0, 0, 4, 0, 4, 0, 0, 0, 0, 12, 0, 0, 5, 0),
    *(0, 0, 0, 1, 0, 0, 0, 0, 15, 3, 1, 0, 0, 1, 0, 61, 0, 0, 0, 0, 16, 0),
    *(5, 0, 0, 38, 0, 0),
)
"""Both deploy, and two groups of each go towards the other."""

FIRST_SKIRMISH: Final = Guided("han-and-luke", "vader", "greedy", "first skirmish 1372", OPENING)
"""The newcomer is asked whom to activate, and somebody has an enemy in sight."""
