"""
What all rehearsals share: steps with their times, what was promised, and what came of it.

What belongs here: reports, and which acknowledged answers a restored database has.
What does not: any disaster.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from dejarik.service.ports import Database
from dejarik.testing import http_clients
from dejarik.testing.accounting import examine, missing_answers
from dejarik.testing.playing import acknowledged, outages, until
from dejarik.testing.ports import HOST
from dejarik.testing.processes import Process
from dejarik.testing.table_clients import Player, Sent
from dejarik.testing.tables import Seated

PATIENCE: Final = 600.0
"""Seconds that a rehearsal may take, on a machine that has other work too."""
QUIET: Final = 2.0
"""Seconds in which nothing may be acknowledged, where nothing can be stored."""
UNAVAILABLE: Final = "unavailable"
"""The code of being sent away because the database is out of reach."""

Told = dict[Player, dict[int, Sent]]
"""What each player was told is stored."""


@dataclass
class Report:
    """What was done in a rehearsal, how long each step took, and what must not be."""

    name: str
    steps: dict[str, float] = field(default_factory=dict)
    figures: dict[str, object] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Measure one step."""
        began = time.monotonic()
        yield
        self.steps[name] = round(time.monotonic() - began, 2)

    def expect(self, true: bool, otherwise: str) -> None:
        """Note a finding unless something is true."""
        if not true:
            self.findings.append(otherwise)

    async def judge(
        self, database: Database, seated: Sequence[Seated], players: Sequence[Player]
    ) -> None:
        """Hold the journal against what everybody was told, after all games are over."""
        found = await examine(database, list(seated), list(players))
        self.findings += [f"{one.table} {one.text}" for one in found]
        gone = outages(players)
        self.figures["tables"] = len(seated)
        self.figures["answers"] = sum(len(one.account.acknowledged) for one in players)
        self.figures["longest return in s"] = round(gone[-1], 2) if gone else 0.0


def made(folder: Path) -> Path:
    """A new folder."""
    folder.mkdir()
    return folder


def told_now(players: Sequence[Player]) -> Told:
    """What everybody has been told is stored up to now."""
    return {player: dict(player.account.acknowledged) for player in players}


async def forget_lost(database: Database, told: Told, promised: Told, report: Report) -> None:
    """
    Compare a restored database with what was told before it was lost.

    What was promised must be there; the rest may be lost, is counted, and is promised no more.
    """
    lost = 0
    for player, version in await missing_answers(database, told):
        if version in promised[player]:
            report.findings.append(f"{player.table} lost an answer from before the moment")
        lost += 1
        answers = player.account.acknowledged
        if answers.get(version) == told[player][version]:
            del answers[version]
    report.figures["told after the moment"] = _count(told) - _count(promised)
    report.figures["of these lost"] = lost


def _count(told: Told) -> int:
    return sum(len(answers) for answers in told.values())


async def all_sent_away(players: Sequence[Player], code: str, since: Sequence[int]) -> None:
    """Wait until everybody who still plays was sent away with this code."""
    pairs = list(zip(players, since, strict=True))
    await until(
        lambda: all(one.over or code in one.account.closings[past:] for one, past in pairs), 60.0
    )


async def nothing_acknowledged(players: Sequence[Player], report: Report) -> None:
    """Check that nobody is told that an answer is stored."""
    before = acknowledged(players)
    await asyncio.sleep(QUIET)
    report.expect(before == acknowledged(players), "an answer was acknowledged that was not stored")


def closings(players: Sequence[Player]) -> list[int]:
    """How often each was sent away so far."""
    return [len(player.account.closings) for player in players]


async def said_over_http(process: Process, session: str) -> tuple[int, str]:
    """What a process answers a person who asks for their account: the status and the words."""
    headers = {"Authorization": f"Bearer {session}"}
    async with http_clients.async_client(timeout=15.0, headers=headers) as client:
        found = await client.get(f"http://{HOST}:{process.port}/api/people/me")
    return found.status_code, str(found.json().get("message", ""))
