"""Whoever polls and hangs up while waiting finds at the next fetch what was said meanwhile."""

import asyncio
from contextlib import suppress

import httpx
import pytest

from dejarik.testing import http_clients
from dejarik.testing.sites import CLUB, Place, Site
from dejarik.testing.visits import MEANT, POLL


async def _said(client: httpx.AsyncClient, key: str) -> list[str]:
    """Return the kinds of messages of one fetch."""
    return [one["type"] for one in (await client.get(f"/api/polls/{key}")).json()]


@pytest.mark.parametrize("mode", [CLUB])
def test_a_fetch_that_nobody_waits_for_takes_nothing(
    mode: str, request: pytest.FixtureRequest
) -> None:
    """The answer to a ping that was sent after hanging up is there for the next fetch."""
    site: Site = request.getfixturevalue(f"{mode}_site")

    async def main() -> None:
        place = Place(site, POLL, await site.lay())
        address = site.url.replace("ws://", "http://")
        async with http_clients.async_client(address, 30.0, MEANT) as client:
            hello = {"type": "hello", "table": place.table.game}
            opened = await client.post(
                "/api/polls", json={**hello, "session": place.table.sessions[0]}
            )
            key = opened.json()["poll"]
            while "whole" not in await _said(client, key):
                pass
            with suppress(httpx.ReadTimeout):
                while True:
                    await client.get(f"/api/polls/{key}", timeout=0.7)
            await asyncio.sleep(0.3)
            await client.post(f"/api/polls/{key}", json={"type": "ping", "ref": 7})
            await asyncio.sleep(0.5)
            assert "pong" in await _said(client, key)

    asyncio.run(main())
