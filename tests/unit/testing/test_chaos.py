"""Chaos counts its faults, and lets each happen before any happens again too often."""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from dejarik.testing import chaos, faults, table_clients
from dejarik.testing.chaos_summary import summary, written


@dataclass
class Player:
    """Somebody whose game ends after so many faults."""

    left: int

    @property
    def over(self) -> bool:
        """Whether it has."""
        return self.left <= 0


@pytest.mark.parametrize("rounds", [1, 2])
def test_every_fault_happens_and_is_counted(monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    """A round has all of them, in an order that the seed decides."""
    player = Player(rounds * len(faults.EACH_ROUND))
    happened: list[float] = []

    async def happen(_site: Any, _chance: random.Random) -> None:
        player.left -= 1
        happened.append(time.monotonic())

    for name in faults.FAULTS:
        monkeypatch.setitem(faults.FAULTS, name, happen)
    site: Any = None
    everybody: Any = [player]
    harm = asyncio.run(chaos.wreck(site, random.Random("1"), 0.0, everybody))

    assert Counter(faults.EACH_ROUND * rounds) == Counter(name for _, name in harm)
    assert all(began <= at for (began, _), at in zip(harm, happened, strict=True))


def test_each_fault_is_told_with_how_long_people_were_away_after_it() -> None:
    """Also one that never came; and whoever was away for too long is found."""
    player = table_clients.Player(["ws://one"], "session", "table", "seed")
    player.account.lost_at = [0.5, 1.5, 2.5, 3.5]
    player.account.outages = [9.0, 0.25, 1.0, 6.0]
    harm = [(1.0, "process_killed"), (2.0, "nats_restarted"), (3.0, "process_killed")]
    found = summary([player], harm, [], 10.0)

    killed = {"times": 2, "returns": 2, "median_s": 6.0, "longest_s": 6.0}
    restarted = {"times": 1, "returns": 1, "median_s": 1.0, "longest_s": 1.0}
    never = {name: {"times": 0} for name in faults.FAULTS}
    assert never | {"process_killed": killed, "nats_restarted": restarted} == {
        name: found[name] for name in faults.FAULTS
    }
    assert "process_killed: times 2, returns 2, median_s 6.0, longest_s 6.0" in written(
        found, as_json=False
    )
    assert ["2 returns took longer than 5.0 s"] == found["findings"]
