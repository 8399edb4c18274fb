"""The door: how much one client may ask."""

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from structlog.testing import capture_logs

from dejarik.service import wire
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import NO_SPANS
from dejarik.service.ports import Account, Attendance, Recognized
from dejarik.service.tables.clients import Client
from dejarik.service.tables.door import REPLAYS, Door
from dejarik.service.tables.home import TableRegistry
from dejarik.service.tables.inbox import Mail
from dejarik.service.tables.live import LiveTable
from dejarik.service.tables.visits import TurnedAway, Visit, Visits


class Tray:
    """A table that only keeps its mail."""

    def __init__(self) -> None:
        self.mail: list[Mail] = []

    def post(self, mail: Mail) -> None:
        """Keep it."""
        self.mail.append(mail)


async def _nobody(token: str) -> Recognized | None:
    return None


async def _all_last(sessions: Collection[str]) -> frozenset[str]:
    return frozenset(sessions)


def _visited(now: int = 0) -> tuple[Door, Visit, Tray]:
    tray = Tray()
    ann = Account("a", "Ann", "player", 0)
    visit = Visit(Client("a", "Ann", 0), cast("LiveTable", tray), ann)
    visits = Visits(_all_last, 10)
    staff = SimpleNamespace(metrics=Metrics(), spans=NO_SPANS)
    table_registry = cast("TableRegistry", SimpleNamespace(staff=staff))
    door = Door(table_registry, _nobody, lambda: now, cast("Attendance", None), visits)
    return door, visit, tray


def test_questions_that_replay_the_game_are_rationed() -> None:
    """Whoever asks why too often waits; a plain question still goes through."""
    door, visit, tray = _visited()

    for _ in range(REPLAYS.burst + 3):
        door.take(visit, wire.Why(line=1))
    door.take(visit, wire.Ping())

    assert REPLAYS.burst + 1 == len(tray.mail)


def test_what_is_no_message_is_refused_and_not_posted() -> None:
    """Broken text, unknown kinds, too much of it: each is told, none reaches the table."""
    door, visit, tray = _visited()

    for data in (b"{", b'{"type": "cheat"}', b'{"type": "ping", "more": 1}', b" " * 9_000):
        door.receive(visit, data)
    door.receive(visit, msgspec.json.encode(wire.Ping(ref=7)))

    assert 4 == visit.refused
    figures = door.table_registry.staff.metrics.written().decode()
    assert 'dejarik_refused_total{code="malformed"} 3.0' in figures
    assert 'dejarik_refused_total{code="too_big"} 1.0' in figures
    ((client, message),) = cast("list[tuple[Client, wire.Message]]", tray.mail)
    assert (visit.client, 7) == (client, message.ref)


def test_whoever_is_closed_is_not_heard_any_more() -> None:
    """What was under way when a session ended changes nothing."""
    door, visit, tray = _visited()

    visit.client.close()
    door.take(visit, wire.Ping())

    assert [] == tray.mail


def test_whoever_comes_to_a_table_that_cannot_be_opened_is_told_so() -> None:
    """Not hung up on without a word, whatever has failed; the log has the place, not the words."""

    async def failing(game: str) -> LiveTable:
        raise LookupError(game)

    async def main() -> wire.Reply:
        door, _, _ = _visited()
        door.table_registry.table = failing  # type: ignore[method-assign]
        with pytest.raises(TurnedAway) as caught, capture_logs() as logged:
            await door._table("a game")
        assert ["table_open_failed"] == [one["event"] for one in logged]
        return caught.value.message

    told = asyncio.run(main())
    assert isinstance(told, wire.Closing)
    assert ("failed", 1_000) == (told.code, told.again)
