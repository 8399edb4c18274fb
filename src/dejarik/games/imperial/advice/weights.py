"""What each feature of a position counts for in the evaluation; set by judgement (ADR 8)."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "cards": 0.6,
    "terminals": 0.6,
    "promised points": 0.7,
    "damage done": 0.6,
    "attacks of ready groups": 1.5,
    "attacks of others": 0.6,
    "pursuit": 1.0,
    "actions": 0.35,
    "movement points": 0.04,
    "focused": 0.8,
    "hidden": 0.6,
    "stunned": -1.2,
    "weakened": -0.5,
    "bleeding": -0.6,
}
FORMER: Final[dict[str, float]] = {}
RUN: Final[dict[str, object]] = {}
"""No games: nothing was fitted."""
