"""What was said about taking back is known to whoever takes the table over."""

import asyncio
from typing import Any

import pytest

from dejarik.hosting.play.undo import Limits
from dejarik.service import wire
from dejarik.service.ports import Fenced
from dejarik.service.tables.clients import Client
from tests.service.alone import Alone, alone


async def after_a_roll(here: Alone) -> None:
    """Both have answered, and dice were rolled: taking back needs consent."""
    for seat in (0, 1):
        here.answer(seat)
        await here.heard(here.players[seat])


async def moved(here: Alone) -> None:
    """The table has another home, and both have come there."""
    await here.taken_over()
    here.players = [Client(f"a{seat}", "somebody", seat) for seat in (0, 1)]
    for player in here.players:
        here.table.post(player)
        await here.heard(player)


async def says(here: Alone, seat: int, message: wire.Message) -> dict[str, Any]:
    """How somebody's message is taken."""
    here.table.post((here.players[seat], message))
    heard = await here.heard(here.players[seat])
    return next(one for one in heard if one["type"] in ("accepted", "refused"))


async def asks(here: Alone, seat: int) -> str:
    """What comes of asking to take one's last answer back."""
    version = here.table.room.version(seat)
    taken = await says(here, seat, wire.AskUndo(version=version))
    return str(taken.get("code", taken["type"]))


def test_what_is_refused_for_good_stays_refused(database_url: str) -> None:
    """The next home does not let anybody ask again."""

    async def main() -> None:
        async with alone(database_url) as here:
            await after_a_roll(here)
            assert "accepted" == await asks(here, 1)
            await says(here, 0, wire.AnswerUndo(accept=False, always=True))
            await moved(here)
            assert "undo_blocked" == await asks(here, 1)

    asyncio.run(main())


def test_what_was_asked_for_stays_asked_for(sqlite_url: str) -> None:
    """Once for a decision, whichever process was asked."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            await after_a_roll(here)
            assert "accepted" == await asks(here, 1)
            await says(here, 0, wire.AnswerUndo(accept=False))
            await moved(here)
            assert "undo_limit_decision" == await asks(here, 1)

    asyncio.run(main())


def test_what_was_taken_back_freely_stays_counted(sqlite_url: str) -> None:
    """Nobody gets more of it by waiting for a restart."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            here.answer(0)
            await here.heard(here.players[0])
            assert "accepted" == await asks(here, 0)
            here.answer(0)
            await here.heard(here.players[0])
            await moved(here)
            here.table.negotiation.agreements.undo.limits = Limits(free_per_game=1)
            assert "undo_limit_game" == await asks(here, 0)

    asyncio.run(main())


def test_an_open_request_waits_at_the_next_home(sqlite_url: str) -> None:
    """It can be agreed to there."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            await after_a_roll(here)
            assert "accepted" == await asks(here, 1)
            await moved(here)
            assert "accepted" == (await says(here, 0, wire.AnswerUndo(accept=True)))["type"]
            assert 3 == here.table.room.seq()

    asyncio.run(main())


def test_a_request_that_has_lapsed_is_gone_at_the_next_home(sqlite_url: str) -> None:
    """It lapses with the next entry, whether that is stored of it or not."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            await after_a_roll(here)
            assert "accepted" == await asks(here, 1)
            asked = here.table.room.game.pending(here.table.room.state)[0].seat
            here.answer(asked)
            await here.heard(here.players[asked])
            await moved(here)
            none = await says(here, 0, wire.AnswerUndo(accept=True))
            assert "undo_none_open" == none["code"]

    asyncio.run(main())


def test_a_home_that_has_lost_the_table_keeps_no_talk(database_url: str) -> None:
    """Somebody else has gone on: what was said here is not what was said there."""

    async def main() -> None:
        async with alone(database_url) as here:
            journal, game = here.table.staff.journal, here.table.id
            await after_a_roll(here)
            await journal.keep_talk(game, 2, b'{"refusing":[0]}')
            with pytest.raises(Fenced):
                await journal.keep_talk(game, 1, b"{}")
            assert b'{"refusing":[0]}' == (await journal.load(game)).talk

    asyncio.run(main())
