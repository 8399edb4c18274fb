"""Whether another process is there: only a refusal proves that it is not."""

import asyncio

import pytest

from dejarik.service.adapters import probes
from dejarik.service.adapters.probes import REMEMBERED_MS, Probe
from dejarik.testing.ports import free_port


def test_who_accepts_connections_is_there_until_they_are_refused() -> None:
    """And the answer is remembered for a moment."""

    async def main() -> None:
        clock = [1_000_000]
        probe = Probe(lambda: clock[0])
        port = free_port()
        url = f"ws://127.0.0.1:{port}"
        server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", port)
        assert await probe.answers(url)
        server.close()
        await server.wait_closed()
        assert await probe.answers(url)
        clock[0] += REMEMBERED_MS + 1
        assert not await probe.answers(url)

    asyncio.run(main())


def test_silence_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that had no time to ask does not take the tables of a living one."""
    monkeypatch.setattr(probes, "PATIENCE", -1)

    async def main() -> None:
        assert await Probe(lambda: 1_000_000).answers(f"ws://127.0.0.1:{free_port()}")

    asyncio.run(main())
