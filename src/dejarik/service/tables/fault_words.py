"""
What people are told when something of ours has failed at their table.

What belongs here: the words, with the number to quote. What does not: when they are said (`live`).
The fault itself is for the maintainers: its words may name hidden cards.
"""

from typing import Final

import msgspec

from dejarik.service import wire
from dejarik.service.monitoring.trace_context import quoting

HALTED: Final = wire.Halted(
    "The rules failed on the last answer, so it was not played and the game waits.",
    "Ask to take the action back, or report the fault and wait.",
)
FAILED: Final = wire.Closing(
    "failed", "Something went wrong at this table; your game is safe.", again=1_000
)


def halted() -> wire.Halted:
    """The rules have failed on what is worked on now."""
    return msgspec.structs.replace(HALTED, advice=f"{HALTED.advice} {quoting()}")


def failed() -> wire.Closing:
    """The table has failed at what is worked on now."""
    return msgspec.structs.replace(FAILED, message=f"{FAILED.message} {quoting()}")
