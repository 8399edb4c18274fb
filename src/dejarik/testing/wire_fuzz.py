"""
A fuzzer over the websocket protocol, against live games between scripted clients.

    python -m dejarik.testing.wire_fuzz N [--seed S] [--mode club|cluster] [--longest L]
        [--titles T ...] [--json]

Strangers, spectators and second tabs of the players send N messages that must not be
taken: malformed, oversized, binary, before the hello, for another seat, repeated, stale,
with wild numbers, in floods. Meanwhile the players play. Nothing may be accepted, the
journal may hold nothing but the players' answers and that one of them gave up, every game must
finish, limits must hold, and no process may fail.
"""

import argparse
import asyncio
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dejarik.kernel.entries import ANSWER, CONCEDE
from dejarik.service.tables.rebuild import entry_in
from dejarik.testing.accounting import examine
from dejarik.testing.sites import CLUB, CLUSTER, Site, site_of
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated
from dejarik.testing.title_options import add_titles, titles_from
from dejarik.testing.visits import MEANT
from dejarik.testing.wire_attacks import ATTACKS, Attack, Target

AT_ONCE: Final = 4
"""How many attack at the same time."""
PATIENCE: Final = 20.0
"""Seconds within which a process answers or closes, whatever it was sent."""
PACE: Final = 0.02
HARMLESS: Final = frozenset(
    {
        "welcome",
        "whole",
        "news",
        "refused",
        "closing",
        "elsewhere",
        "presence",
        "clock",
        # Told to each player of their own seat on coming.
        "undoable",
        "ordered",
        "passing",
        "over",
        "pong",
        "explained",
        "chances",
    }
)
"""What may come back to whoever has sent nothing that may be done."""
LAST_REF: Final = 777
ENOUGH: Final = 3_000
"""From so many messages on there must have been a flood."""


@dataclass
class Report:
    """What was sent, what came back, and what must not be."""

    sent: int = 0
    games: int = 0
    attacks: Counter[str] = field(default_factory=Counter)
    replies: Counter[str] = field(default_factory=Counter)
    closed: int = 0
    findings: list[str] = field(default_factory=list)


async def attack(target: Target, chance: random.Random, report: Report) -> None:
    """One connection that sends what must not be taken, and hears what comes of it."""
    chosen: Attack = chance.choice(ATTACKS)
    payloads = chosen.payloads(chance, target)
    report.attacks[chosen.name] += 1
    report.sent += len(payloads)
    address = f"{target.url}/api/socket"
    async with connect(address, compression=None, proxy=None, additional_headers=MEANT) as socket:
        try:
            async with asyncio.timeout(PATIENCE):
                for payload in payloads:
                    await socket.send(payload)
                await socket.send(json.dumps({"type": "ping", "ref": LAST_REF}))
                await _hear_out(socket, chosen, report)
        except ConnectionClosed:
            report.closed += 1
        except TimeoutError:
            report.findings.append(f"{chosen.name}: neither an answer nor a close")


async def _hear_out(socket: ClientConnection, chosen: Attack, report: Report) -> None:
    while True:
        message = msgspec.json.decode(await socket.recv())
        kind = message["type"]
        report.replies[message.get("code", kind)] += 1
        if kind not in HARMLESS:
            report.findings.append(f"{chosen.name}: was told {kind}")
        if message.get("ref") == LAST_REF:
            return


def kinds_at(site: Site) -> list[tuple[str, int]]:
    """The kinds of tables there are: titles and numbers of seats."""
    return [(title.id, seats) for title in site.titles for seats in title.seats]


async def attack_while_playing(
    site: Site, wanted: int, seed: str, longest: int, report: Report
) -> None:
    """One game to its end, with attacks as long as some are left."""
    kinds = kinds_at(site)
    title, seats = kinds[report.games % len(kinds)]
    table = await site.lay(seed, title=title, seats=seats)
    urls = [process.url for process in site.processes]
    players = [Player(urls, one, table.game, f"{seed}.{one}") for one in table.sessions[:-1]]
    chance = random.Random(seed)  # noqa: S311  (an experiment, not a secret)

    async def besiege() -> None:
        while report.sent < wanted and not all(player.over for player in players):
            target = Target(chance.choice(urls), table, players)
            await attack(target, chance, report)

    async with asyncio.timeout(600), asyncio.TaskGroup() as tasks:
        for player in players:
            player.pace = PACE
            player.longest = longest
            tasks.create_task(player.play())
        for _ in range(AT_ONCE):
            tasks.create_task(besiege())
    report.games += 1
    await judge(site, table, players, report)


async def judge(site: Site, table: Seated, players: list[Player], report: Report) -> None:
    """Hold the journal against what the players sent."""
    async with site.open_database() as database:
        found = await examine(database, [table], players, site.titles)
    report.findings += [one.text for one in found]
    stored = await site.stored(table)
    kinds = Counter(entry_in(row.entry, "stored").kind for row in stored.entries)
    conceded = kinds.pop(CONCEDE, 0)
    if set(kinds) != {ANSWER} or conceded != any(player.gave_up for player in players):
        report.findings.append(f"the journal holds more than they sent: {kinds}, {conceded}")
    for player in players:
        if player.account.refused:
            report.findings.append(f"a player was refused: {player.account.refused[:5]}")


async def run(site: Site, wanted: int, seed: str, longest: int = 0) -> Report:
    """
    Attack until enough was sent, each kind of table in turn; then look at every process.

    Players give up after the longest number of answers, if there is one.
    """
    report = Report()
    share = -(-wanted // len(kinds_at(site)))
    while report.sent < wanted and not report.findings:
        by_now = min(wanted, share * (report.games + 1))
        await attack_while_playing(site, by_now, f"{seed}.{report.games}", longest, report)
    for process in site.processes:
        if not await asyncio.to_thread(process.is_ready):
            report.findings.append(f"{process.name} no longer answers")
    report.findings += site.troubles()
    if wanted >= ENOUGH and not {"too_fast", "too_much"} <= set(report.replies):
        report.findings.append("no flood was stopped")
    return report


def main(arguments: list[str] | None = None) -> int:
    """Attack as the command line says; 1 if anything was taken or broke."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.wire_fuzz")
    parser.add_argument("messages", type=int, help="how many messages are sent")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--mode", choices=(CLUB, CLUSTER), default=CLUB)
    parser.add_argument("--longest", type=int, default=0, help="answers until a player gives up")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_titles(parser)
    asked = parser.parse_args(arguments)
    with site_of(asked.mode, titles_from(asked.titles)) as site:
        report = asyncio.run(run(site, asked.messages, asked.seed, asked.longest))
    found = {name: getattr(report, name) for name in Report.__dataclass_fields__}
    shown = "\n".join(f"{name}: {value}" for name, value in found.items())
    print(json.dumps(found) if asked.json else shown)
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
