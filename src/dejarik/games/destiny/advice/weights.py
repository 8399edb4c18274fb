"""What each feature of a position counts for in the evaluation; set by judgement (ADR 8)."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "health": 3.0,
    "power": 1.4,
    "exposed": -0.08,
    "threat": 0.35,
    "cards": 0.05,
    "scarce cards": -0.15,
    "last cards": -0.3,
    "resources": 0.06,
    "without dice": 0.1,
    "shown": 0.07,
    "to roll": 0.02,
    "battlefield": 0.02,
    "claimed battlefield": 0.03,
}
FORMER: Final[dict[str, float]] = {}
RUN: Final[dict[str, object]] = {}
"""No games: nothing was fitted."""
