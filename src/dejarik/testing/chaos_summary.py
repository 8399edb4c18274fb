"""
What chaos came to: how often each fault happened, and how long people were away after it.

What belongs here: figures of a run that is over. What does not: the run (`chaos`), and what must
still be true after it (`accounting`).
"""

import json
from collections import Counter
from typing import Final

from dejarik.testing.accounting import Finding
from dejarik.testing.faults import FAULTS
from dejarik.testing.playing import outages
from dejarik.testing.table_clients import Player

WITHIN: Final = 5.0
"""Seconds within which everybody must be back at their table."""

Harm = list[tuple[float, str]]
"""Each fault that has happened: when it began, and its name."""


def summary(
    players: list[Player], harm: Harm, findings: list[Finding], seconds: float
) -> dict[str, object]:
    """The figures by name, with what was found; late returns are found here."""
    gone = outages(players)
    late = [one for one in gone if one > WITHIN]
    if late:
        findings.append(Finding("", f"{len(late)} returns took longer than {WITHIN} s"))
    waits = sorted(one for player in players for one in player.account.waits)
    return {
        "tables": len({player.table for player in players}),
        "seconds": round(seconds, 1),
        **_returns(players, harm),
        "gave_up": sum(player.gave_up for player in players),
        "acknowledged": sum(len(player.account.acknowledged) for player in players),
        "sent": sum(len(player.account.sent) for player in players),
        "outages": len(gone),
        "longest_outage": round(gone[-1], 2) if gone else 0,
        "median_outage": round(gone[len(gone) // 2], 2) if gone else 0,
        "p99_wait_ms": round(waits[int(len(waits) * 0.99)] * 1_000, 1) if waits else 0,
        "findings": [f"{one.table} {one.text}".strip() for one in findings],
    }


def written(found: dict[str, object], *, as_json: bool) -> str:
    """A summary as it is printed."""
    if as_json:
        return json.dumps(found)
    return "\n".join(f"{name}: {_words(value)}" for name, value in found.items())


def _words(value: object) -> object:
    if not isinstance(value, dict):
        return value
    return ", ".join(f"{name} {part}" for name, part in value.items())


def _returns(players: list[Player], harm: Harm) -> dict[str, dict[str, float]]:
    """How often each fault happened, and how long those were away who were lost after it began."""
    gone: dict[str, list[float]] = {name: [] for name in FAULTS}
    for account in (player.account for player in players):
        for lost_at, seconds in zip(account.lost_at, account.outages, strict=True):
            before = [name for began, name in harm if began <= lost_at]
            if before:
                gone[before[-1]].append(seconds)
    times = Counter(name for _, name in harm)
    return {name: {"times": times[name], **_spread(sorted(away))} for name, away in gone.items()}


def _spread(away: list[float]) -> dict[str, float]:
    if not away:
        return {}
    median, longest = round(away[len(away) // 2], 2), round(away[-1], 2)
    return {"returns": len(away), "median_s": median, "longest_s": longest}
