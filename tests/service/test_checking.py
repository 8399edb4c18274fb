"""Checking decks: counted by the CPU it takes, and never before somebody who sits down."""

import asyncio
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from dejarik.service.lobby import deck_legality, tables
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.checking import CHECKS, CPU_MS, MOST_WAITING
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import CreateTable
from dejarik.service.people.office import Visitor
from dejarik.service.refusals import Refusal
from dejarik.testing.lobbies import INFINITE, JEDI, Opens, lobby_on, refused
from dejarik.testing.people import HOME
from dejarik.titles.destiny.decks import answers
from dejarik.titles.destiny.decks.lists import read_list

ASKED = wire.CheckDeck("1 Hangar Bay (TPG 23)", "STD")


def test_a_check_is_counted_by_the_cpu_it_took(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists that take long are soon refused, and no sooner allowed than they are paid for."""

    def slow(text: bytes) -> Any:
        begin = time.thread_time()
        while (time.thread_time() - begin) * 1_000 < 10 * CPU_MS:
            pass
        return read_list(text)

    async def main() -> None:
        async with lobby_on(database) as lobby:
            # On a busy machine much more time passes than is worked: here none does.
            ports = replace(lobby.ports, now=lambda: 1)
            await deck_legality.check_deck(ASKED, Visitor("203.0.113.9"), ports)
            monkeypatch.setattr(answers, "read_list", slow)
            answers_of_it = [await _check(ports) for _ in range(CHECKS.burst)]
            made = answers_of_it.index(False)
            assert CHECKS.burst / 12 <= made <= CHECKS.burst / 8
            assert (await refused(deck_legality.check_deck(ASKED, HOME, ports))).retry_after

    asyncio.run(main())


async def _check(ports: LobbyPorts) -> bool:
    try:
        await deck_legality.check_deck(ASKED, HOME, ports)
    except Refusal as refusal:
        assert "you asked often" in refusal.message  # noqa: PT017 - one of two ways it may go
        return False
    return True


def test_opening_a_table_does_not_wait_for_the_decks_of_strangers(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them are being checked, and however long each of them takes."""
    done = threading.Event()

    def stuck(_text: bytes) -> Any:
        done.wait(20)
        return read_list(b"")

    monkeypatch.setattr(answers, "read_list", stuck)

    async def main() -> None:
        async with lobby_on(database) as lobby, asyncio.TaskGroup() as strangers:
            han = await lobby.person("Han")
            for place in range(MOST_WAITING):
                stranger = Visitor(f"198.51.100.{place}")
                strangers.create_task(deck_legality.check_deck(ASKED, stranger, lobby.ports))
            try:
                asked = CreateTable(INFINITE, JEDI)
                await asyncio.wait_for(tables.create_table(asked, han, lobby.ports), 10)
            finally:
                done.set()

    asyncio.run(main())
