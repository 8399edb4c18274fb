"""What hurt players elsewhere, as promises of this table."""

import asyncio
import time

from dejarik.testing.sites import BEFORE_ACTION, Place, both, play_last
from dejarik.testing.visits import POLL

QUICK = 0.150
"""Seconds within which a click should be acknowledged, on an idle machine."""
LENIENT = 20
"""How many times longer a busy machine may take."""


def test_every_click_is_acknowledged_quickly(place: Place) -> None:
    """Measured, not asserted tightly: half of the answers within the promise, with room."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            waits = []
            for _ in range(8):
                asked = ann if ann.options else bob
                began = time.monotonic()
                await asked.answer(-1)
                waits.append(time.monotonic() - began)
                await ann.settle()
                await bob.settle()
            assert sorted(waits)[len(waits) // 2] < QUICK * LENIENT

    asyncio.run(main())


def test_both_players_may_vanish_and_the_game_waits(place: Place) -> None:
    """Nobody is there for a while; then both go on where they were."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            version = bob.version
        await asyncio.sleep(1)
        async with both(place) as (ann, bob):
            assert (version, True) == (bob.version, bob.options > 0)
            await play_last(ann, bob, 2)
        assert BEFORE_ACTION + 2 == await place.entries()

    asyncio.run(main())


def test_passes_are_in_the_log_of_everybody(place: Place) -> None:
    """Who passed an action is said to the other side and to spectators, as its own event."""

    async def main() -> None:
        async with both(place) as (ann, bob), place.come(2) as guest:
            await play_last(ann, bob, BEFORE_ACTION + 1)
            await guest.settle()
            for one in (ann, bob, guest):
                lines = one.of_kind("news")[-1]["lines"]
                assert "passed" in {line["event"]["kind"] for line in lines}
                assert all(line["text"] for line in lines)

    asyncio.run(main())


def test_where_websockets_are_blocked_polling_does_all_of_it(place: Place) -> None:
    """One player polls, the other has what the parameter says: they play the same game."""

    async def main() -> None:
        polling = Place(place.site, POLL, place.table)
        async with place.come(0) as ann, polling.come(1) as bob:
            await ann.settle()
            await bob.settle()
            await play_last(ann, bob, 8)
            assert 8 == await place.entries()

    asyncio.run(main())
