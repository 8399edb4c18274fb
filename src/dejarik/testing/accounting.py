"""
Accounting: what clients sent, were acknowledged and saw, held against the journal.

What belongs here: reading journals back and every way they could disagree.
What does not: making anything happen.
"""

from dataclasses import dataclass

import msgspec

from dejarik.hosting.titles import Titles
from dejarik.kernel.entries import ANSWER
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import Database, StoredGame
from dejarik.service.tables.rebuild import entry_in, room_of
from dejarik.testing.table_clients import Player, Sent
from dejarik.testing.tables import Seated
from dejarik.titles.registry import TITLES


@dataclass(frozen=True)
class Finding:
    """Something that must not be, and at which table."""

    table: str
    text: str


async def examine(
    database: Database, seated: list[Seated], players: list[Player], titles: Titles = TITLES
) -> list[Finding]:
    """Everything that is wrong; nothing if nothing is."""
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    findings: list[Finding] = []
    async with SqlJournal(database) as journal:
        for table in seated:
            stored = await journal.load(table.game)
            for text in complaints(stored, by_table[table.game], titles):
                findings.append(Finding(table.game, text))
    return findings


def complaints(stored: StoredGame, players: list[Player], titles: Titles = TITLES) -> list[str]:
    """What is wrong with one game."""
    room = room_of(stored, titles)
    found = answer_complaints(stored, players)
    if not room.is_over():
        found.append("the game is not over")
    for player in players:
        seen = room.title.telling.view(room.game, room.state, player.seat)
        if msgspec.json.decode(msgspec.json.encode(seen)) != player.view:
            found.append(f"seat {player.seat} saw another table than the journal gives")
        if player.version != room.version(player.seat):
            found.append(f"seat {player.seat} is at {player.version}, the table is not")
    return found


def answer_complaints(stored: StoredGame, players: list[Player]) -> list[str]:
    """What is wrong with the answers of one game, whatever the rules make of them."""
    found: list[str] = []
    numbers = [row.seq for row in stored.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        found.append("the journal has gaps")
    for player in players:
        found += _answers_agree(stored, player)
    return found


async def missing_answers(
    database: Database, told: dict[Player, dict[int, Sent]]
) -> list[tuple[Player, int]]:
    """Which of the answers that players were told are stored the journal does not have."""
    found = []
    async with SqlJournal(database) as journal:
        for player, acknowledged in told.items():
            kept = _answers_by_version(await journal.load(player.table), player.seat)
            found += [(player, one) for one, sent in acknowledged.items() if kept.get(one) != sent]
    return found


def _answers_agree(stored: StoredGame, player: Player) -> list[str]:
    """Every acknowledged answer is stored, and every stored one was sent, once."""
    found: list[str] = []
    kept = _answers_by_version(stored, player.seat)
    for version, sent in player.account.acknowledged.items():
        if kept.get(version) != sent:
            found.append(f"seat {player.seat} was acknowledged {sent}, and it is not there")
    unused = list(player.account.sent)
    for sent in kept.values():
        if sent in unused:
            unused.remove(sent)
        else:
            found.append(f"seat {player.seat} never sent {sent}, or it was applied twice")
    return found


def _answers_by_version(stored: StoredGame, seat: int) -> dict[int, Sent]:
    """The answers of a seat by the version that came of each."""
    version = 0
    found: dict[int, Sent] = {}
    for row in stored.entries:
        if row.only not in (-1, seat):
            continue
        version += 1
        entry = entry_in(row.entry, f"entry {row.seq}")
        if entry.kind == ANSWER and entry.seat == seat:
            found[version] = Sent(version - 1, entry.decision, entry.choice)
    return found
