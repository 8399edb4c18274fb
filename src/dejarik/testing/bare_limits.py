"""Bare limits: what the machine can do without us, to hold our figures against."""

import asyncio
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect

from dejarik.testing.meters import percentile
from dejarik.testing.ports import free_port
from dejarik.testing.servers import NoServer, Postgres

ECHO_CLIENTS: Final = 200
INSERT_CLIENTS: Final = 8
SUMS: Final = 12_000
"""About a millisecond of them."""
TABLE: Final = "CREATE TABLE bare (game text, seq bigint, entry bytea, PRIMARY KEY (game, seq))"
SCRIPT: Final = """\\set seq random(1, 2000000000)
INSERT INTO bare VALUES ('game' || :client_id, :seq, 'sixteen bytes it') ON CONFLICT DO NOTHING;
"""
ECHO: Final = """
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        await send({"type": "websocket.send", "text": event["text"]})
"""


def stumbling(seconds: float) -> tuple[float, float]:
    """
    How many times longer than usual the same sums take: at the 99th hundredth, and at worst.

    Where a machine is shared with others, no server can make these moments good.
    """
    took = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        sum(number * number for number in range(SUMS))
        took.append(time.perf_counter() - began)
        time.sleep(0.001)
    took.sort()
    usual = percentile(took, 0.5)
    return percentile(took, 0.99) / usual, took[-1] / usual


async def insert_rate(server: Postgres, folder: Path, seconds: float) -> float:
    """One-row inserts a second by pgbench with eight clients. Raises NoServer without pgbench."""
    database = server.new_database()
    script = folder / "insert.sql"
    script.write_text(SCRIPT, encoding="utf-8")
    made = ["psql", server.url(database), "-qc", TABLE]
    command = ["pgbench", "-n", "-c", f"{INSERT_CLIENTS}", "-j", "2"]
    command += ["-T", f"{max(1, round(seconds))}", "-f", str(script), server.url(database)]
    await asyncio.to_thread(subprocess.run, made, check=True)
    found = await asyncio.to_thread(
        subprocess.run, command, check=False, capture_output=True, text=True
    )
    rate = re.search(r"tps = ([0-9.]+)", found.stdout)
    if rate is None:
        raise NoServer(f"pgbench said nothing of its rate: {found.stderr[-500:]}")
    return float(rate.group(1))


async def echo_rate(seconds: float) -> float:
    """Echoes a second of one uvicorn process over websockets, with our own client."""
    port = free_port()
    program = f"{ECHO}\nimport uvicorn\nuvicorn.run(app, port={port}, loop='uvloop', "
    program += "ws='websockets-sansio', ws_per_message_deflate=False, log_level='error')"
    process = await asyncio.to_thread(subprocess.Popen, [sys.executable, "-c", program])
    try:
        url = f"ws://127.0.0.1:{port}"
        await _until_up(url)
        end = time.monotonic() + seconds
        async with asyncio.TaskGroup() as tasks:
            counts = [tasks.create_task(_echo(url, end)) for _ in range(ECHO_CLIENTS)]
        return round(sum(task.result() for task in counts) / seconds, 1)
    finally:
        process.kill()
        process.wait()


async def _until_up(url: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                async with connect(url, proxy=None):
                    return
            except OSError:
                await asyncio.sleep(0.05)


async def _echo(url: str, end: float) -> int:
    count = 0
    async with connect(url, compression=None, proxy=None) as socket:
        while time.monotonic() < end:
            await socket.send("sixteen bytes it")
            await socket.recv()
            count += 1
    return count
