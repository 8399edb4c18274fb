"""
Tries a built wheel as somebody new would: an empty environment, one install, two first games.

    python scripts/installed.py WHEEL [--python PROGRAM ...] [--newest] [--limit SECONDS]

For each Python: `pip install 'WHEEL[serve]'` into an empty environment, a game by `dejarik
play --auto`, `pip install 'WHEEL[client]'` alone into another one, and a game through `dejarik
serve` by that client. Each step is timed; the first game through the service must be over within
a minute of the beginning (or within --limit, on a busy machine), or this fails. Dependencies are
those of the lock unless --newest asks for what is newest.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from dejarik.testing.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "service.txt"
PINNED = re.compile(r"^([a-z0-9_.-]+==[^ ;\\]+)", re.IGNORECASE | re.MULTILINE)
LIMIT = 60.0
"""Seconds from an empty environment to a game that is over."""
GAME = """
import asyncio, sys
from dejarik.client import Site

async def play():
    async with Site(sys.argv[1]) as site:
        await site.guest()
        deck = (await site.ready_decks("destiny"))[0]["name"]
        async with await site.play_bot(title="destiny", deck=deck, bot="random") as seat:
            async for question in seat:
                await seat.answer(question, 0)
        print(seat.result)

asyncio.run(play())
"""


def main() -> int:
    """Try the wheel with every Python that was named."""
    parser = argparse.ArgumentParser(description="Try a wheel in empty environments.")
    parser.add_argument("wheel", type=Path, help="what `just wheel` made")
    parser.add_argument("--python", nargs="+", default=[sys.executable], help="which ones")
    parser.add_argument("--newest", action="store_true", help="the newest dependencies")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds to the end of a game")
    said = parser.parse_args()
    took = [tried(said.wheel.resolve(), python, newest=said.newest) for python in said.python]
    if max(took) > said.limit:
        print(f"installed: that took longer than {said.limit:.0f} s", file=sys.stderr)
        return 1
    return 0


def tried(wheel: Path, python: str, *, newest: bool) -> float:
    """Install and play; how many seconds passed until the game through the service was over."""
    began = time.monotonic()
    # A child that has not ended yet keeps its folder, on Windows.
    with tempfile.TemporaryDirectory(prefix="dejarik-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        run(folder, python, "-m", "venv", "venv")
        pinned = [] if newest else ["--constraint", str(constraints(folder))]
        here = program_of(folder / "venv", "python")
        run(folder, here, "-m", "pip", "install", "--quiet", *pinned, f"{wheel}[serve]")
        version = run(folder, here, "--version").strip()
        passed(f"{version}: installed", began)
        program = program_of(folder / "venv", "dejarik")
        told = run(folder, program, "play", "--auto", "--json", "--title", "destiny")
        passed(f"{version}: a game in the terminal, {json.loads(told)['answers']} answers", began)
        client = client_alone(folder, python, wheel, pinned)
        passed(f"{version}: the client, alone", began)
        result = served(folder, program, client)
        return passed(f"{version}: a game through the service. {result}", began)


def program_of(environment: Path, name: str) -> str:
    """A program of an environment; Windows keeps them in another folder, by another name."""
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / name)


def client_alone(folder: Path, python: str, wheel: Path, pinned: list[str]) -> str:
    """An environment with the client and what it needs, and nothing else; its Python."""
    run(folder, python, "-m", "venv", "client")
    here = program_of(folder / "client", "python")
    run(folder, here, "-m", "pip", "install", "--quiet", *pinned, f"{wheel}[client]")
    return here


def served(folder: Path, program: str, python: str) -> str:
    """One game through a service of its own; the result in words."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [program, "serve", "--sqlite", "club.sqlite", "--port", str(port), "--bot-pace", "0"]
    with subprocess.Popen(command, cwd=folder, env=bare(), stderr=subprocess.DEVNULL) as server:
        try:
            wait_for(f"{address}/health/ready")
            with urllib.request.urlopen(f"{address}/", timeout=10) as page:  # noqa: S310  (our own)
                if b"<html" not in page.read():
                    sys.exit("installed: the wheel has no page")
            return run(folder, python, "-c", GAME, address).strip()
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    """Wait until a service is ready."""
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=2):  # noqa: S310  (a service of our own)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    sys.exit("installed: the service does not become ready")


def constraints(folder: Path) -> Path:
    """The versions of the lock, without its hashes: the wheel itself has none there."""
    place = folder / "constraints.txt"
    place.write_text("\n".join(PINNED.findall(LOCK.read_text(encoding="utf-8"))), encoding="utf-8")
    return place


def bare() -> dict[str, str]:
    """Our environment without what would lead a program to the checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(folder: Path, *command: str) -> str:
    """What a command prints, or the end of this program with its complaint."""
    found = subprocess.run(
        command, cwd=folder, env=bare(), check=False, capture_output=True, text=True
    )
    if found.returncode:
        sys.exit(f"installed: {' '.join(command[:5])} failed\n{found.stdout}{found.stderr}")
    return found.stdout


def passed(what: str, began: float) -> float:
    """Say what is done by now, and return how long it took."""
    took = time.monotonic() - began
    print(f"installed: {took:5.1f} s  {what}", flush=True)
    return took


if __name__ == "__main__":
    sys.exit(main())
