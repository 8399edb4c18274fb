"""At a table of one person and a bot nobody is asked for nothing but a pass."""

import asyncio

from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.kernel.decisions import Decision
from dejarik.service import wire
from dejarik.service.tables.orders import TableOrders
from tests.service.alone import Alone, alone

LUKE = 1
ACTIVATE = "activate"
PATIENCE = 300
"""How many answers come before the first activation at most."""


def _asked(here: Alone) -> Decision:
    room = here.table.room
    return room.game.pending(room.state)[0]


def _reason(here: Alone) -> str:
    return here.table.room.title.telling.reason(_asked(here))


async def _answer(here: Alone) -> None:
    """Whoever is asked takes the last option, and the table has time for what follows."""
    here.answer(_asked(here).seat)
    await _settle(here)


async def _settle(here: Alone) -> None:
    for _ in range(2):
        await here.heard(here.players[LUKE])
        await asyncio.sleep(0.01)


async def _come_to_activation(here: Alone) -> None:
    """The first seat is a bot's; the second one is asked whom to activate."""
    table = here.table
    seats = (SeatOf("quick", bot="greedy"), table.hosted.seats[LUKE])
    hosted = Hosted(seats, table.hosted.settings)
    table.orders = TableOrders(hosted, table.room, lambda: here.clock[0])
    table.orders.come(LUKE, None)
    for _ in range(PATIENCE):
        if (_asked(here).seat, _reason(here)) == (LUKE, ACTIVATE):
            return
        await _answer(here)
    raise AssertionError


async def _answer_what_is_passed_on(here: Alone) -> tuple[int, str]:
    """Answer until the table passes after it; gives who was asked what before that."""
    for _ in range(PATIENCE):
        asked, before = (_asked(here).seat, _reason(here)), here.table.room.seq()
        await _answer(here)
        if asked[0] == LUKE and here.table.room.seq() > before + 1:
            return asked
    raise AssertionError


def test_an_only_pass_is_passed_and_taken_back_with_what_came_before(sqlite_url: str) -> None:
    """Undo goes back to a question that asks for something, and nothing is passed there."""

    async def main() -> None:
        async with alone(sqlite_url, title="imperial-assault") as here:
            await _come_to_activation(here)
            asked = await _answer_what_is_passed_on(here)
            assert len(_asked(here).options) > 1

            version = here.table.room.version(LUKE)
            here.table.post((here.players[LUKE], wire.AskUndo(version=version)))
            await _settle(here)
            assert asked == (_asked(here).seat, _reason(here))

    asyncio.run(main())
