"""What is shipped runs where Unix is not: without its modules, its functions and its signals."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dejarik.service.worker import _on_signal
from dejarik.testing.ports import free_port
from scripts.installed import GAME, wait_for

HERE = Path(__file__).parent
EVERY_MODULE = """
import importlib, pkgutil, sys, dejarik
NOT_SHIPPED = ("dejarik.testing",)
RUN_BY_ALEMBIC = ("dejarik.service.adapters.migrations.env",)
names = [found.name for found in pkgutil.walk_packages(dejarik.__path__, "dejarik.")
         if not found.name.startswith(NOT_SHIPPED + RUN_BY_ALEMBIC)]
for name in names:
    importlib.import_module(name)
print(len(names))
"""
UNIX = """
import os, signal, sys
print([name for name in ("pwd", "fcntl", "uvloop") if sys.modules.get(name) is not None],
      hasattr(os, "nice"), hasattr(signal, "SIGHUP"))
"""


def elsewhere(**others: str) -> dict[str, str]:
    """Return the environment of a Python that finds nothing of Unix."""
    path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path, **others}


def said(*arguments: str, **others: str) -> str:
    """Return what a Python that finds nothing of Unix prints, and pass on its complaint."""
    command = [sys.executable, *arguments]
    found = subprocess.run(
        command, env=elsewhere(**others), capture_output=True, text=True, check=False
    )
    assert 0 == found.returncode, found.stderr
    return found.stdout


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a club there; its address."""
    port = str(free_port())
    program = [sys.executable, "-m", "dejarik.cli.main", "serve", "--sqlite", "club.sqlite"]
    command = [*program, "--port", port, "--bot-pace", "0"]
    with subprocess.Popen(
        command, cwd=folder, env=elsewhere(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/health/ready")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def test_nothing_of_unix_is_there() -> None:
    """Otherwise the others here prove nothing."""
    assert "[] False False\n" == said("-c", UNIX)


def test_every_module_is_imported() -> None:
    """More than a thousand of them, and none asks for what is not there."""
    assert int(said("-c", EVERY_MODULE)) > 1000


def test_a_game_is_served(tmp_path: Path) -> None:
    """Server, the child that thinks for the bot, and the client, to the end of a game."""
    with serving(tmp_path) as address:
        assert said("-c", GAME, address).strip()


@pytest.mark.parametrize("title", ["destiny", "imperial-assault", "swccg"])
def test_a_terminal_without_our_signs_is_written_to(title: str) -> None:
    """A code page of old has no signs for dice and quotes; the game is played all the same."""
    arguments = ("play", "--auto", "--json", "--title", title, "--seed", "elsewhere")

    assert "answers" in said("-m", "dejarik.cli.main", *arguments, PYTHONIOENCODING="cp437")


def test_a_card_is_shown_without_our_signs() -> None:
    """Its text has an apostrophe that the code page does not know."""
    assert "Power action" in said(
        "-m", "dejarik.cli.main", "card", "24001", PYTHONIOENCODING="cp437"
    )


def test_a_worker_ends_by_a_signal_where_its_loop_takes_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows has handlers of signals, but none that belong to a loop."""
    number = signal.SIGUSR1
    before = signal.getsignal(number)

    async def ended() -> bool:
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        monkeypatch.setattr(loop, "add_signal_handler", refused)
        _on_signal(loop, number, stop)
        signal.raise_signal(number)
        async with asyncio.timeout(5):
            return await stop.wait()

    try:
        assert asyncio.run(ended())
    finally:
        signal.signal(number, before)


def refused(*_: object) -> None:
    """Refuse as loops do on Windows."""
    raise NotImplementedError
