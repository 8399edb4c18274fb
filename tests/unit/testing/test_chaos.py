"""Chaos counts its faults, and lets each happen before any happens again too often."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from dejarik.testing import chaos, faults


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

    async def happen(_site: Any, _chance: random.Random) -> None:
        player.left -= 1

    for name in faults.FAULTS:
        monkeypatch.setitem(faults.FAULTS, name, happen)
    site: Any = None
    everybody: Any = [player]
    harm = asyncio.run(chaos.wreck(site, random.Random("1"), 0.0, everybody))

    assert Counter(faults.EACH_ROUND * rounds) == harm
    assert set(faults.FAULTS) == set(harm)


def test_a_fault_that_never_came_is_counted_as_none() -> None:
    """So that whoever reads the figures sees what was not tried."""
    site: Any = None
    everybody: Any = [Player(0)]
    harm = asyncio.run(chaos.wreck(site, random.Random("1"), 0.0, everybody))

    assert dict.fromkeys(faults.FAULTS, 0) == harm
