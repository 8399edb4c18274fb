"""What each feature of a position counts for in the evaluation; set by judgement (ADR 8)."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "life force": 0.090909,
    "hand": 0.027273,
    "force": 0.0072727,
    "icons": 0.063636,
    "power": 0.05,
    "ability": 0.031818,
    "drains": 0.2,
    "edge": 0.022727,
    "armed": 0.054545,
    "owed": -0.081818,
}
FORMER: Final[dict[str, float]] = {}
RUN: Final[dict[str, object]] = {}
"""No games: nothing was fitted."""
