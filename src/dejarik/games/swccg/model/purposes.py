"""What chance is used for, so that every draw can be proven afterwards."""

from typing import Final

SHUFFLE: Final = 1
RANDOM_CARD: Final = 2
SEAT: Final = 3

NAMES: Final = {SHUFFLE: "shuffle", RANDOM_CARD: "random card", SEAT: "seat"}
