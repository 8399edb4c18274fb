"""Moments that scheduled effects wait for."""

from typing import Final

BEFORE_ROUND_ENDS: Final = 1
AFTER_GRANTED_ACTIONS: Final = 2
"""When the additional actions granted so far have been taken or declined."""
OPPONENTS_NEXT_TURN: Final = 3
"""When the next turn of an opponent begins in this round; if none does, never."""
OPPONENTS_NEXT_TURN_EVER: Final = 5
"""The same, be it in this round or in a later one."""
OPPONENTS_NEXT_TURN_ENDS: Final = 4
"""When the next turn of an opponent is over, be it in the next round."""
AFTER_ROUND_ENDS: Final = 6
"""When the round is over, before the next one begins."""
