"""The five conditions, as bits: no figure has a second copy of one."""

from typing import Final

FOCUSED: Final = 1
HIDDEN: Final = 2
STUNNED: Final = 4
WEAKENED: Final = 8
BLEEDING: Final = 16

ALL_CONDITIONS: Final = (FOCUSED, HIDDEN, STUNNED, WEAKENED, BLEEDING)
HARMFUL: Final = (STUNNED, WEAKENED, BLEEDING)
CONDITION_NAMES: Final = {
    FOCUSED: "Focused",
    HIDDEN: "Hidden",
    STUNNED: "Stunned",
    WEAKENED: "Weakened",
    BLEEDING: "Bleeding",
}
