"""The pace of bots at a live table: their answers come, and no sooner than they may."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic

from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.service import wire
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.tables.bot_seats import BotSeats
from tests.service.alone import Alone, alone
from tests.service.nobody import Nobody

PAUSE = 300
BOT = 1


@dataclass
class Quick(Nobody):
    """Bots that always know what to do: the last option."""

    jobs: list[BotJob] = field(default_factory=list)

    async def ask(self, job: BotJob) -> None:
        """Remember what was asked."""
        self.jobs.append(job)


def _against_bot(here: Alone, quick: Quick, pace: int) -> None:
    """Let a bot sit in the second seat, at a pace."""
    table = here.table
    ann = table.hosted.seats[0]
    hosted = Hosted((ann, SeatOf("quick", bot="greedy")), table.hosted.settings)
    table.bots = BotSeats(table.stored, hosted, table.room, quick, lambda: here.clock[0], pace)


async def _bot_answers(here: Alone) -> None:
    """The bot's thought arrives: its last option."""
    room = here.table.room
    asked = next(one for one in room.game.pending(room.state) if one.seat == BOT)
    last = len(asked.options) - 1
    here.table.post(BotAnswer(here.table.id, BOT, room.version(BOT), asked.id, last))
    await asyncio.sleep(0)


def _seconds_until_played(url: str, pace: int) -> tuple[float, list[BotJob]]:
    """How long an answer took that came right after something was told."""
    quick = Quick()

    async def main() -> float:
        async with alone(url) as here:
            _against_bot(here, quick, pace)
            here.table.bots.told()
            before = here.table.room.seq()
            began = monotonic()
            await _bot_answers(here)
            async with asyncio.timeout(20):
                while here.table.room.seq() == before:
                    # The clock of the table goes as the real one does.
                    await asyncio.sleep(0.01)
                    here.clock[0] += 10
            return monotonic() - began

    return asyncio.run(main()), quick.jobs


def test_a_bot_at_a_pace_answers_after_it_and_not_before(sqlite_url: str) -> None:
    """The answer waits on the table, and is played when its time has come."""
    seconds, _ = _seconds_until_played(sqlite_url, PAUSE)
    assert PAUSE / 1000 <= seconds


def test_a_bot_without_a_pace_answers_at_once(sqlite_url: str) -> None:
    """As in every experiment."""
    seconds, _ = _seconds_until_played(sqlite_url, 0)
    assert PAUSE / 1000 > seconds


def test_an_answer_whose_time_comes_too_late_is_not_played(sqlite_url: str) -> None:
    """The game is over meanwhile: nothing more is written into it."""
    quick = Quick()

    async def main() -> None:
        async with alone(sqlite_url) as here:
            _against_bot(here, quick, PAUSE)
            here.table.bots.told()
            await _bot_answers(here)
            here.table.post((here.players[BOT], wire.Concede()))
            await here.heard(here.players[0])
            played = here.table.room.seq()
            here.clock[0] += PAUSE
            await asyncio.sleep(PAUSE / 1000 + 0.1)
            assert played == here.table.room.seq()

    asyncio.run(main())
